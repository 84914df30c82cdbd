//! The demo from first to last step, as an organiser and a chief arbiter would go through it.

mod browser_play;
mod checks;
mod device_locks;
mod disconnected_seat;
mod physical_boards;
mod rulings;
mod seats;

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use adoube_client::clock::monotonic_millis;
use adoube_client::follow::{Follower, Model};
use adoube_client::{CHIEF, Client, ORGANISER};
use adoube_event_folder::{self as event_folder, Credentials, official_entries, venue_entries};
use adoube_local_event::Crew;
use adoube_proto::v1::{BoardView, GameStage, ImportRequest};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use adoube_user_text::text;
use anyhow::{Context as _, Error, Result, bail};
use disconnected_seat::DisconnectedSeat;
use seats::{every_seat_has_a_device, everybody_is_here};
use thiserror::Error;

use crate::Results;
use crate::demo_event::DemoEvent;
use crate::faults::{Fault, Faults};
use crate::host::{Host, Input};
use crate::proxy::Proxy;
use crate::ruling::Pending;
use crate::settings::{Settings, Victim};
use crate::source::{Game, Source};
use crate::verdict::{self, Verdict};

/// Somebody wants the demo to end.
#[derive(Debug, Error)]
#[error("stopped")]
pub(super) struct Stopped;

/// How long programs may take to be there, a slow machine's first start included.
const START: u64 = 60_000;
/// How long no half-move may be made anywhere before something is wrong.
const STALL: u64 = 60_000;
/// How often the state is shown, milliseconds.
const FRAME: u64 = 100;

/// Everything that the demo works with.
pub(super) struct Flow<'a, H> {
    settings: &'a Settings,
    source: &'a Source,
    event: &'a DemoEvent,
    crew: &'a mut Crew,
    host: &'a mut H,
    proxy: Proxy,
    model: Model,
    follower: Option<Follower>,
    ruling: Option<Pending>,
    ruled: BTreeSet<u32>,
    /// What was typed last and not used yet.
    typed: Option<char>,
    /// Whether devices are locked.
    locked: bool,
}

impl<'a, H: Host> Flow<'a, H> {
    pub(super) fn new(
        settings: &'a Settings,
        source: &'a Source,
        event: &'a DemoEvent,
        crew: &'a mut Crew,
        host: &'a mut H,
    ) -> Self {
        let (proxy, model) = (Proxy::new(), Model::default());
        Self {
            settings,
            source,
            event,
            crew,
            host,
            proxy,
            model,
            follower: None,
            ruling: None,
            ruled: BTreeSet::new(),
            typed: None,
            locked: false,
        }
    }

    /// Starts coordinator and venues and sets the event up, until each seat has its device; the
    /// chief arbiter's connection.
    async fn open(&mut self) -> Result<Client> {
        let round = self.source.round;
        let folder = &self.event.folder;
        self.crew
            .start_coordinator(&folder.coordinator(), self.settings.speed)?;
        let mut organiser = self.connect(ORGANISER).await?;
        let chief = self.connect(CHIEF).await?;
        self.step_id("cli-demo-coordinator-runs");
        self.set_up(&mut organiser).await?;
        for venue in &self.event.plan.venues {
            let id = venue.id.as_str();
            self.crew.start_venue(id, &self.event.folder.venue(id))?;
        }
        self.follower = Some(Follower::new(chief.clone(), round));
        let seated = |model: &Model| model.is_current() && every_seat_has_a_device(model);
        self.until("cli-demo-wait-seats", seated).await?;
        Ok(chief)
    }

    /// Sets everything up and plays the round to its end. Results go to `folder`.
    pub(super) async fn play(&mut self, folder: &Path) -> Result<Results> {
        let keys = message!("cli-demo-keys");
        self.host
            .step(&keys.text("folder", self.event.folder.path().display()));
        let round = self.source.round;
        let mut chief = self.open().await?;
        let quiet = self.quiet_seat(None)?;
        self.interpose(quiet.as_ref()).await?;
        self.lock_devices().await?;
        self.start_kiosks()?;
        let count = self.crew.running();
        self.host
            .step(&message!("cli-demo-programs-run", number count: count));
        self.until("cli-demo-wait-check-in", everybody_is_here)
            .await?;
        self.check_everybody(&mut chief).await?;
        chief.start_round(round, None).await?;
        self.step_of_round("cli-demo-round-started");
        self.watch_it_play(quiet.as_ref(), &mut chief).await?;
        chief.close_round(round, None).await?;
        self.step_of_round("cli-demo-round-closed");
        let locks = self.check_locks().await;
        let verdicts = self.verdicts(&mut chief).await?;
        self.host.round_closed(&mut chief, round, folder).await?;
        Ok(Results { verdicts, locks })
    }

    /// Tells of a step without arguments.
    fn step_id(&mut self, id: &'static str) {
        self.host.step(&CatalogueMessage::new(id));
    }

    fn step_of_round(&mut self, id: &'static str) {
        let message = message!(id, round: self.source.round);
        self.host.step(&message);
    }

    async fn connect(&mut self, person: &str) -> Result<Client> {
        let credentials = Credentials::read(&self.event.folder, person)?;
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
        let (source, event) = (self.source, self.event);
        let read = |path: std::path::PathBuf| {
            std::fs::read_to_string(&path).with_context(|| path.display().to_string())
        };
        let (venues, _) = event_folder::read_venues("venues.toml", &read(event.folder.venues())?);
        let officials = read(event.folder.officials())?;
        let (officials, _) =
            event_folder::read_officials("officials.toml", &officials, Some(&venues));
        let regulations = read(event.folder.regulations())?;
        let entries = (venue_entries(&venues), official_entries(&officials));
        organiser.set_up(regulations, entries.0, entries.1).await?;
        let request = ImportRequest {
            players: source.player_entries(|number| event.venue_of(number)),
            round: source.round.into(),
            pairings: source.pairing_entries(),
            ..ImportRequest::default()
        };
        organiser.import(request).await?;
        organiser.publish_round(source.round, None).await?;
        let published = message!(
            "cli-demo-published", event: &source.event, date: &source.date, round: source.round,
            number venues: venues.len(),
        );
        self.host.step(&published);
        Ok(())
    }

    fn start_kiosks(&mut self) -> Result<()> {
        let script = self.source.script(self.settings.speed).to_string();
        for (venue, device) in self.event.devices() {
            let [dir, file] = self.event.write_script(venue, &device, &script)?;
            self.crew.start_kiosk(&device, &dir, &file)?;
        }
        Ok(())
    }

    async fn watch_it_play(
        &mut self,
        quiet: Option<&DisconnectedSeat>,
        chief: &mut Client,
    ) -> Result<()> {
        let began = monotonic_millis();
        let silence = quiet.map(|quiet| (quiet.board, quiet.plies));
        let mut faults = Faults::new(silence, &self.settings.kills, began);
        // Twice the time that the players think, and what goes wrong takes its own time.
        let limit = began + 2 * self.source.length(self.settings.speed) + 120_000;
        let mut progress = (0, began);
        loop {
            self.step().await?;
            let now = monotonic_millis();
            if self.is_over() {
                break;
            }
            if let Some(fault) = faults.act(&self.model, self.source.round.into(), now) {
                self.perform(&fault, quiet).await?;
            }
            self.rule(chief, now).await;
            let plies: u32 = self.model.boards().map(|board| board.ply).sum();
            if plies != progress.0 {
                progress = (plies, now);
            }
            if now > progress.1 + STALL || now > limit {
                return Err(self.stalled());
            }
        }
        self.undo(&faults).await
    }

    /// Whether every game has ended.
    fn is_over(&self) -> bool {
        let over = |board: &BoardView| board.state() == GameStage::Finished;
        let boards = self.model.boards().count();
        boards == self.source.games.len() && self.model.boards().all(over)
    }

    /// That no half-move is made any more, with the state of all boards.
    fn stalled(&self) -> Error {
        let line = |view: &BoardView| {
            let board = view.board.unwrap_or_default();
            let board = format!("{}.{}", board.round, board.board);
            format!(
                "\n{}",
                text!(
                    "cli-demo-stalled-board", board, state: GameStage::word_of(view.state),
                    number plies: view.ply,
                )
            )
        };
        let boards: String = self.model.boards().map(line).collect();
        Error::msg(text!("cli-demo-stalled") + ":" + &boards)
    }

    /// Puts right what is still wrong, and fails if something was to go wrong and did not.
    async fn undo(&mut self, faults: &Faults) -> Result<()> {
        self.proxy.set_silent(false);
        if self.restart()? {
            // It may be the one that is asked next.
            self.connect(CHIEF).await?;
        }
        let missing = faults.missing();
        if !missing.is_empty() {
            bail!(text!("cli-demo-missed", messages faults: missing));
        }
        Ok(())
    }

    /// Starts again what was killed, if anything was.
    fn restart(&mut self) -> Result<bool> {
        let name = self.crew.revive()?;
        if let Some(name) = &name {
            self.host
                .step(&message!("cli-demo-restarted", program: name));
        }
        Ok(name.is_some())
    }

    async fn perform(&mut self, fault: &Fault, quiet: Option<&DisconnectedSeat>) -> Result<()> {
        let device = quiet.map_or("", |quiet| quiet.device.as_str());
        match fault {
            Fault::PullCable => {
                self.proxy.set_silent(true);
                let pulled = message!("cli-demo-cable-pulled");
                self.host.step(&pulled.text("device", device));
            }
            Fault::PlugIn => {
                self.proxy.set_silent(false);
                let plugged = message!("cli-demo-cable-plugged");
                self.host.step(&plugged.text("device", device));
            }
            Fault::Kill(kind) => {
                let victim = self.victim(*kind);
                let name = self.crew.kill(kind.program(), victim.as_deref()).await?;
                self.host.step(&message!("cli-demo-killed", program: name));
            }
            Fault::Restart => {
                self.restart()?;
            }
        }
        Ok(())
    }

    /// The venue or kiosk of a player whose game still goes on.
    fn victim(&self, kind: Victim) -> Option<String> {
        let board = self
            .model
            .boards()
            .find(|board| board.state() == GameStage::Playing)?;
        let seat = board.white.as_ref()?;
        match kind {
            Victim::Coordinator => None,
            Victim::Venue => Some(format!("venue {}", seat.venue)),
            Victim::Kiosk => Some(format!("kiosk {}", seat.device)),
        }
    }

    async fn verdicts(&self, chief: &mut Client) -> Result<Vec<Verdict>> {
        let views = chief.games(self.source.round).await?;
        let verdict = |game: &Game| {
            let same = |board: Option<adoube_proto::v1::BoardRef>| board.map(|b| b.board);
            let view = views
                .iter()
                .find(|view| same(view.board) == Some(game.board));
            verdict::compare(game, self.source.names(game), view, self.settings.speed)
        };
        Ok(self.source.games.iter().map(verdict).collect())
    }

    /// Goes on until something holds, which the message names; at most as long as programs may take to start.
    async fn until(&mut self, wanted: &'static str, holds: fn(&Model) -> bool) -> Result<()> {
        let until = monotonic_millis() + START;
        while !holds(&self.model) {
            if monotonic_millis() > until {
                bail!(text!(
                    "cli-demo-wait", number seconds: START / 1_000,
                    messages what: vec![CatalogueMessage::new(wanted)],
                ));
            }
            self.step().await?;
        }
        Ok(())
    }

    /// Receives one update, or lets a moment pass.
    async fn step(&mut self) -> Result<()> {
        let Some(follower) = &mut self.follower else {
            return self.pause().await;
        };
        tokio::select! {
            news = follower.next() => {
                let change = self.model.hear(news?, monotonic_millis());
                if let Some(change) = change {
                    self.host.change(&change, &self.model);
                }
            }
            input = self.host.input() => self.typed = Some(key(input)?),
            () = tokio::time::sleep(Duration::from_millis(FRAME)) => {}
        }
        self.look()
    }

    async fn pause(&mut self) -> Result<()> {
        tokio::select! {
            input = self.host.input() => self.typed = Some(key(input)?),
            () = tokio::time::sleep(Duration::from_millis(FRAME)) => {}
        }
        self.look()
    }

    fn look(&mut self) -> Result<()> {
        for line in self.crew.look(monotonic_millis())? {
            self.host.program(&line);
        }
        self.host.show(&self.model)
    }
}

fn key(input: Input) -> Result<char> {
    match input {
        Input::Quit => Err(Stopped.into()),
        Input::Key(key) => Ok(key),
    }
}
