//! The demo from first to last step, as an organiser and a chief arbiter would go through it.

mod boards;
mod by_hand;
mod checks;
mod judging;
mod locking;
mod quiet;
mod seats;

use std::collections::BTreeSet;
use std::time::Duration;

use adoube_client::follow::{Follower, Model};
use adoube_local_event::Crew;
use adoube_proto::v1::ImportRequest;
use anyhow::{Context as _, Result, bail};
use quiet::Quiet;
use seats::{every_seat_has_a_device, everybody_is_here};
use thiserror::Error;

use super::check::{self, Verdict};
use super::drama::{Act, Drama};
use super::locked::DeviceLock;
use super::place::Place;
use super::proxy::Proxy;
use super::ruling::Pending;
use super::source::Source;
use super::stage::Stage;
use crate::args::{Chaos, DemoArgs};
use crate::client::{CHIEF, Client, ORGANISER};
use crate::clock::monotonic_millis;
use crate::event::{self, Credentials};
use crate::event::{official_entries, venue_entries};
use crate::watch::{FRAME, Key};

/// Somebody wants the demo to end.
#[derive(Debug, Error)]
#[error("stopped")]
pub(super) struct Stopped;

/// How long programs may take to be there, a slow machine's first start included.
const START: u64 = 60_000;
/// How long no half-move may be made anywhere before something is wrong.
const STALL: u64 = 60_000;

/// Everything that the demo works with.
pub(super) struct Flow<'a> {
    pub(super) args: &'a DemoArgs,
    pub(super) source: &'a Source,
    pub(super) place: &'a Place,
    pub(super) crew: &'a mut Crew,
    pub(super) stage: &'a mut Stage,
    proxy: Proxy,
    model: Model,
    follower: Option<Follower>,
    ruling: Option<Pending>,
    ruled: BTreeSet<u32>,
    /// What was typed last and not used yet.
    typed: Option<char>,
    /// Whether devices are held.
    held: bool,
}

/// What came of a round.
pub(super) struct Played {
    /// The games beside their sources.
    pub(super) verdicts: Vec<Verdict>,
    /// How each device was held.
    pub(super) locks: Vec<DeviceLock>,
    /// For what is still to be asked.
    pub(super) chief: Client,
}

impl<'a> Flow<'a> {
    pub(super) fn new(
        args: &'a DemoArgs,
        source: &'a Source,
        place: &'a Place,
        crew: &'a mut Crew,
        stage: &'a mut Stage,
    ) -> Self {
        let (proxy, model) = (Proxy::new(), Model::default());
        Self {
            args,
            source,
            place,
            crew,
            stage,
            proxy,
            model,
            follower: None,
            ruling: None,
            ruled: BTreeSet::new(),
            typed: None,
            held: false,
        }
    }

    /// Starts coordinator and venues and sets the event up, until each seat has its device; the
    /// chief arbiter's connection.
    async fn open(&mut self) -> Result<Client> {
        let round = self.source.round;
        let folder = &self.place.folder;
        self.crew
            .start_coordinator(&folder.coordinator(), self.args.speed)?;
        let mut organiser = self.connect(ORGANISER).await?;
        let chief = self.connect(CHIEF).await?;
        self.stage.tell("the coordinator is running");
        self.set_up(&mut organiser).await?;
        for venue in &self.place.plan.venues {
            let id = venue.id.as_str();
            self.crew.start_venue(id, &self.place.folder.venue(id))?;
        }
        self.follower = Some(Follower::new(chief.clone(), round));
        let seated = |model: &Model| model.is_current() && every_seat_has_a_device(model);
        self.until("every seat has a device", START, seated).await?;
        Ok(chief)
    }

    /// Sets everything up and plays the round to its end.
    pub(super) async fn play(&mut self) -> Result<Played> {
        let round = self.source.round;
        let mut chief = self.open().await?;
        let quiet = self.quiet_seat(None)?;
        self.interpose(quiet.as_ref()).await?;
        self.hold_devices().await?;
        self.start_kiosks()?;
        let count = self.crew.running();
        self.stage
            .tell(&format!("{count} programs run; players check in"));
        self.until("every player has checked in", START, everybody_is_here)
            .await?;
        self.check_everybody(&mut chief).await?;
        chief.start_round(round, None).await?;
        self.stage.tell(&format!("round {round} has started"));
        self.watch_it_play(quiet.as_ref(), &mut chief).await?;
        chief.close_round(round, None).await?;
        self.stage.tell(&format!("round {round} is closed"));
        let locks = self.check_locks().await;
        let verdicts = self.verdicts(&mut chief).await?;
        Ok(Played {
            verdicts,
            locks,
            chief,
        })
    }

    async fn connect(&mut self, person: &str) -> Result<Client> {
        let credentials = Credentials::read(&self.place.folder, person)?;
        let until = monotonic_millis() + START;
        loop {
            match Client::with(&credentials).await {
                Ok(client) => return Ok(client),
                Err(error) if monotonic_millis() > until => return Err(error),
                Err(_) => self.crew.check()?,
            }
            self.pause().await?;
        }
    }

    async fn set_up(&mut self, organiser: &mut Client) -> Result<()> {
        let (source, place) = (self.source, self.place);
        let read = |path: std::path::PathBuf| {
            std::fs::read_to_string(&path).with_context(|| path.display().to_string())
        };
        let (venues, _) = event::read_venues("venues.toml", &read(place.folder.venues())?);
        let officials = read(place.folder.officials())?;
        let (officials, _) = event::read_officials("officials.toml", &officials, Some(&venues));
        let regulations = read(place.folder.regulations())?;
        let entries = (venue_entries(&venues), official_entries(&officials));
        organiser.set_up(regulations, entries.0, entries.1).await?;
        let request = ImportRequest {
            players: source.player_entries(|number| place.venue_of(number)),
            round: source.round.into(),
            pairings: source.pairing_entries(),
            ..ImportRequest::default()
        };
        organiser.import(request).await?;
        organiser.publish_round(source.round, None).await?;
        let (event, date, round) = (&source.event, &source.date, source.round);
        let venues = venues.len();
        self.stage.tell(&format!(
            "{event} of {date}, round {round}, at {venues} venues: published"
        ));
        Ok(())
    }

    fn start_kiosks(&mut self) -> Result<()> {
        let script = self.source.script(self.args.speed).to_string();
        for (venue, device) in self.place.devices() {
            let dir = self.place.device_folder(venue, &device);
            let file = dir.join("script.json");
            std::fs::write(&file, &script)
                .with_context(|| format!("{} cannot be written", file.display()))?;
            self.crew.start_kiosk(&device, &dir, &file)?;
        }
        Ok(())
    }

    async fn watch_it_play(&mut self, quiet: Option<&Quiet>, chief: &mut Client) -> Result<()> {
        let began = monotonic_millis();
        let silence = quiet.map(|quiet| (quiet.board, quiet.plies));
        let mut drama = Drama::new(silence, &self.args.chaos, began);
        // Twice the time that the players think, and what goes wrong takes its own time.
        let limit = began + 2 * self.source.length(self.args.speed) + 120_000;
        let mut progress = (0, began);
        loop {
            self.step().await?;
            let now = monotonic_millis();
            if self.is_over() {
                break;
            }
            if let Some(act) = drama.act(&self.model, self.source.round.into(), now) {
                self.perform(&act, quiet).await?;
            }
            self.rule(chief, now).await?;
            let plies: u32 = self.model.boards().map(|board| board.ply).sum();
            if plies != progress.0 {
                progress = (plies, now);
            }
            if now > progress.1 + STALL || now > limit {
                bail!("the games have stopped:\n{}", self.standing());
            }
        }
        self.undo(&drama).await
    }

    /// Whether every game has ended.
    fn is_over(&self) -> bool {
        let over = |board: &adoube_proto::v1::BoardView| board.state == "finished";
        let boards = self.model.boards().count();
        boards == self.source.games.len() && self.model.boards().all(over)
    }

    /// What stands, for an error.
    fn standing(&self) -> String {
        let line = |board: &adoube_proto::v1::BoardView| {
            format!(
                "board {} {}, {} half-moves",
                crate::watch::board_name(board),
                board.state,
                board.ply
            )
        };
        self.model.boards().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Puts right what is still wrong, and fails if something was to go wrong and did not.
    async fn undo(&mut self, drama: &Drama) -> Result<()> {
        self.proxy.set_silent(false);
        if let Some(name) = self.crew.revive()? {
            self.stage.tell(&format!("{name} has restarted"));
            // It may be the one that is asked next.
            self.connect(CHIEF).await?;
        }
        let missing = drama.missing();
        if !missing.is_empty() {
            bail!("the games ended before {} could happen", missing.join(", "));
        }
        Ok(())
    }

    async fn perform(&mut self, act: &Act, quiet: Option<&Quiet>) -> Result<()> {
        let device = quiet.map_or("", |quiet| quiet.device.as_str());
        match act {
            Act::Silence => {
                self.proxy.set_silent(true);
                self.stage.tell(&format!("the cable of {device} is pulled"));
            }
            Act::Sound => {
                self.proxy.set_silent(false);
                self.stage
                    .tell(&format!("the cable of {device} is plugged in again"));
            }
            Act::Kill(kind) => {
                let victim = self.victim(*kind);
                let name = self.crew.kill(kind.program(), victim.as_deref()).await?;
                self.stage.tell(&format!("{name} is killed"));
            }
            Act::Revive => {
                if let Some(name) = self.crew.revive()? {
                    self.stage.tell(&format!("{name} has restarted"));
                }
            }
        }
        Ok(())
    }

    /// The venue or kiosk of a player whose game still goes on.
    fn victim(&self, kind: Chaos) -> Option<String> {
        let board = self.model.boards().find(|board| board.state == "playing")?;
        let seat = board.white.as_ref()?;
        match kind {
            Chaos::Coordinator => None,
            Chaos::Venue => Some(format!("venue {}", seat.venue)),
            Chaos::Kiosk => Some(format!("kiosk {}", seat.device)),
        }
    }

    async fn verdicts(&self, chief: &mut Client) -> Result<Vec<Verdict>> {
        let views = chief.games(self.source.round).await?;
        let verdict = |game: &super::source::Game| {
            let same = |board: Option<adoube_proto::v1::BoardRef>| board.map(|b| b.board);
            let view = views
                .iter()
                .find(|view| same(view.board) == Some(game.board));
            check::compare(game, self.source.names(game), view, self.args.speed)
        };
        Ok(self.source.games.iter().map(verdict).collect())
    }

    /// Goes on until something holds.
    async fn until(&mut self, what: &str, patience: u64, holds: fn(&Model) -> bool) -> Result<()> {
        let until = monotonic_millis() + patience;
        while !holds(&self.model) {
            if monotonic_millis() > until {
                bail!("after {} s still not true: {what}", patience / 1000);
            }
            self.step().await?;
        }
        Ok(())
    }

    /// Hears one piece of news, or lets a moment pass.
    async fn step(&mut self) -> Result<()> {
        let Some(follower) = &mut self.follower else {
            return self.pause().await;
        };
        let tick = tokio::time::sleep(Duration::from_millis(FRAME));
        tokio::select! {
            news = follower.next() => {
                let change = self.model.hear(news?, monotonic_millis());
                if let Some(change) = change {
                    self.stage.change(&change, &self.model);
                }
            }
            key = self.stage.key() => match key {
                Key::Quit => bail!(Stopped),
                Key::Char(key) => self.typed = Some(key),
                Key::Move(_) | Key::Other => {}
            },
            () = tick => {}
        }
        self.look()
    }

    async fn pause(&mut self) -> Result<()> {
        tokio::select! {
            key = self.stage.key() => match key {
                Key::Quit => bail!(Stopped),
                Key::Char(key) => self.typed = Some(key),
                Key::Move(_) | Key::Other => {}
            },
            () = tokio::time::sleep(Duration::from_millis(FRAME)) => {}
        }
        self.look()
    }

    fn look(&mut self) -> Result<()> {
        for line in self.crew.look(monotonic_millis())? {
            self.stage.tell(&line);
        }
        self.stage.show(&self.model)
    }
}
