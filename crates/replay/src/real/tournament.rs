//! One tournament over the wire, from its folder to its end.

use std::time::Duration;

use adoube_client::clock::monotonic_millis;
use adoube_client::{CHIEF, Client, ORGANISER};
use adoube_event_folder::Credentials;
use adoube_event_folder::venue_entries;
use adoube_local_event::Crew;
use adoube_proto::v1::{ImportRequest, PlayerEntry};
use anyhow::Result;

use super::seats::Seats;
use super::site::Site;
use super::{Replay, pace};
use crate::event_setup::{self, played_again};
use crate::final_standings::Standing;
use crate::plan::Plan;
use crate::progress::Progress;

/// How long programs may take to be there, a slow machine's first start included, milliseconds.
pub(super) const START: u64 = 60_000;
/// Between two attempts to connect.
const AGAIN: Duration = Duration::from_millis(100);

/// A tournament under way.
pub(super) struct Hall<'a> {
    pub(super) plan: &'a Plan,
    pub(super) site: &'a Site,
    pub(super) seats: Seats,
    pub(super) organiser: Client,
    pub(super) chief: Client,
    /// The most boards under way at once.
    pub(super) most: usize,
    pub(super) speed: f64,
}

impl Replay<'_> {
    /// Plays a tournament to its end.
    pub(super) async fn tournament(&mut self, mut plan: Plan) -> Result<()> {
        let rounds = std::mem::take(&mut plan.rounds);
        let games = rounds.iter().flat_map(|round| &round.pairings);
        let control = &plan.regulations.time_control;
        let asked = self.options.speed;
        let speed = pace::fastest(games.map(|pairing| &pairing.game), control, asked);
        plan.rounds = rounds;
        self.note_speed(&plan, speed);
        let boards = plan.rounds.iter().map(|round| round.pairings.len()).max();
        let most = boards.unwrap_or(0).min(usize::from(self.request.boards));
        tell_ahead(&plan, most, speed);
        let seats = Seats::new(self.options.seats, most)?;
        let number = self.summary.open(plan.again);
        let site = Site::make(self.root, self.out, &plan, number, self.options.now)?;
        let (organiser, chief) = self.open(&plan, &site, speed).await?;
        let rounds = std::mem::take(&mut plan.rounds);
        let mut hall = Hall {
            plan: &plan,
            site: &site,
            seats,
            organiser,
            chief,
            most,
            speed,
        };
        for round in rounds {
            self.round(&mut hall, round).await?;
        }
        let view = hall.chief.describe().await?;
        if !plan.again {
            let only = self.summary.tournaments == 1;
            self.view = only.then(|| Standing::of(Box::new(view), &plan));
        }
        drop(hall);
        self.crew.stop().await;
        site.remove()
    }

    fn note_speed(&mut self, plan: &Plan, speed: f64) {
        let asked = self.options.speed;
        if speed >= asked {
            return;
        }
        let (id, control) = (&plan.id, plan.regulations.time_control.notation());
        let note = format!(
            "{id} ({control}) at {speed} times normal speed instead of {asked}: a clock is so \
             close to 0 that the network delay would use it up"
        );
        if let Some(real) = &mut self.summary.real_time {
            real.slowed.push(note);
        }
    }

    /// Starts coordinator and venue, and brings regulations and players.
    async fn open(&mut self, plan: &Plan, site: &Site, speed: f64) -> Result<(Client, Client)> {
        let folder = &site.folder;
        self.crew.start_coordinator(&folder.coordinator(), speed)?;
        let mut organiser = connect(self.crew, site, ORGANISER).await?;
        let chief = connect(self.crew, site, CHIEF).await?;
        let files = site.files()?;
        let officials = site.officials(&files, plan);
        let venues = venue_entries(&files.venues);
        let regulations = adoube_regulations::to_toml(&played_again(&plan.regulations));
        organiser.set_up(regulations, venues, officials).await?;
        self.crew
            .start_venue(&site.venue, &folder.venue(&site.venue))?;
        let entry = |entry: PlayerEntry| PlayerEntry {
            person: String::new(),
            venue: site.venue.clone(),
            ..entry
        };
        let players = event_setup::entries(&plan.players).into_iter().map(entry);
        let request = ImportRequest {
            players: players.collect(),
            ..ImportRequest::default()
        };
        organiser.import(request).await?;
        Ok((organiser, chief))
    }
}

/// Says beforehand how long it takes: between two moves nothing seems to happen.
fn tell_ahead(plan: &Plan, at_once: usize, speed: f64) {
    let rounds = plan.rounds.iter().map(|round| {
        let games = round.pairings.iter().map(|pairing| &pairing.game);
        pace::lasts(games, at_once, speed)
    });
    let minutes = rounds.sum::<u64>().div_ceil(60_000);
    Progress::ahead(&format!(
        "{}: about {minutes} min at {speed} times normal speed, plus a little to set up each round",
        plan.id
    ));
}

async fn connect(crew: &mut Crew, site: &Site, person: &str) -> Result<Client> {
    let credentials = Credentials::read(&site.folder, person)?;
    let until = monotonic_millis() + START;
    loop {
        match Client::with(&credentials).await {
            Ok(client) => return Ok(client),
            Err(error) if monotonic_millis() > until => return Err(error),
            Err(_) => crew.check()?,
        }
        tokio::time::sleep(AGAIN).await;
    }
}
