//! The round in which people play at one board, in the browser, and the others by script.

use std::path::Path;

use adoube_client::clock::monotonic_millis;
use adoube_client::venue::VenueClient;
use adoube_client::{CHIEF, Client, ConnectOptions};
use adoube_event_folder::VenueQuery;
use adoube_event_folder::init::VenuePlan;
use adoube_proto::v1::{InviteRequest, Role, SeatPlan};
use adoube_tournament::message;
use anyhow::{Context as _, Result, ensure};

use super::{DisconnectedSeat, Flow, START};
use crate::faults::Faults;
use crate::{Host, Links, PlayerLink, Results, filled};

/// How long a link lets somebody in, milliseconds.
const VALID: u64 = 12 * 60 * 60 * 1_000;

/// Where a kiosk's agent writes down the address of its page.
const PAGE: &str = "data/page.url";

impl<H: Host> Flow<'_, H> {
    /// Sets everything up, tells the links, and goes on until somebody ends it. A cable is pulled at
    /// another board meanwhile; who sits at the console rules.
    pub(crate) async fn play_in_browsers(&mut self) -> Result<Results> {
        let mut chief = self.open().await?;
        let board = self.source.games.first().context("no players")?.board;
        let quiet = self.quiet_seat(Some(board))?;
        self.interpose(quiet.as_ref()).await?;
        self.lock_devices().await?;
        self.start_seats(board)?;
        let links = self.links(&mut chief, board, quiet.as_ref()).await?;
        chief.start_round(self.source.round, None).await?;
        if self.settings.locked {
            let locks = self.check_locks().await;
            self.host.locks(&locks);
        }
        // Who ends a program of it sees what the pages make of that, and then goes on.
        self.crew.keep();
        self.host.links(&links);
        let silence = quiet.as_ref().map(|quiet| (quiet.board, quiet.plies));
        let mut faults = Faults::new(silence, &[], monotonic_millis());
        loop {
            self.step().await?;
            let (round, now) = (self.source.round.into(), monotonic_millis());
            if let Some(fault) = faults.act(&self.model, round, now) {
                self.perform(&fault, quiet.as_ref()).await?;
            }
        }
    }

    /// Kiosks with a page at this board, with a script at the others.
    fn start_seats(&mut self, board: u32) -> Result<()> {
        let script = self.source.brisk_script().to_string();
        let by_hand = self.seats(board)?.map(|seat| seat.device);
        for (venue, device) in self.event.devices() {
            if by_hand.contains(&device) {
                let dir = self.event.device_folder(venue, &device);
                self.crew.start_page(&device, &dir)?;
                continue;
            }
            let [dir, file] = self.event.write_script(venue, &device, &script)?;
            self.crew.start_kiosk(&device, &dir, &file)?;
        }
        Ok(())
    }

    /// White's and Black's seat.
    pub(super) fn seats(&self, board: u32) -> Result<[SeatPlan; 2]> {
        let view = self.model.board(self.source.round.into(), board);
        let view = view.context("no such board")?;
        let seat = |seat: &Option<SeatPlan>| seat.clone().context("no player sits there");
        Ok([seat(&view.white)?, seat(&view.black)?])
    }

    pub(super) async fn links(
        &mut self,
        chief: &mut Client,
        board: u32,
        quiet: Option<&DisconnectedSeat>,
    ) -> Result<Links> {
        let [white, black] = self.seats(board)?;
        let quiet = quiet.map_or_else(|| white.device.clone(), |quiet| quiet.device.clone());
        Ok(Links {
            board: format!("{}.{board}", self.source.round),
            white: self.player(&white).await?,
            black: self.player(&black).await?,
            console: self.console(chief).await?,
            wall: self.wall(&quiet).await?,
            processes: self.crew.processes(),
        })
    }

    async fn player(&mut self, seat: &SeatPlan) -> Result<PlayerLink> {
        Ok(PlayerLink {
            name: seat.name.clone(),
            device: seat.device.clone(),
            page: self.page_of(&seat.device).await?,
        })
    }

    /// The address of a device's page, as soon as its agent serves it.
    async fn page_of(&mut self, device: &str) -> Result<String> {
        let venue = self.event.venue_with(device)?;
        let dir = self.event.device_folder(venue, device);
        let until = monotonic_millis() + START;
        loop {
            if let Some(link) = address(&dir.join(PAGE)) {
                return Ok(link);
            }
            let waiting = monotonic_millis() < until;
            let missing = || message!("cli-demo-no-page", device);
            ensure!(waiting, filled(&missing()));
            self.pause().await?;
        }
    }

    async fn console(&self, chief: &mut Client) -> Result<String> {
        let request = InviteRequest {
            person: CHIEF.to_owned(),
            role: Role::ChiefArbiter.into(),
            valid_for: VALID,
            ..InviteRequest::default()
        };
        let reply = chief.invite(request).await?;
        Ok(format!("{}#{}", reply.console, reply.invitation))
    }

    /// The wall of a device's venue, and the venue's name; as soon as the venue has heard from the
    /// coordinator who its people are.
    async fn wall(&mut self, device: &str) -> Result<(String, String)> {
        let venue = self.event.venue_with(device)?;
        let until = monotonic_millis() + START;
        loop {
            match self.invitation(venue).await {
                Ok(link) => return Ok((venue.name.clone(), link)),
                Err(error) if monotonic_millis() > until => return Err(error),
                Err(_) => self.pause().await?,
            }
        }
    }

    /// A link to a venue's wall for its LTA.
    async fn invitation(&self, venue: &VenuePlan) -> Result<String> {
        let request = InviteRequest {
            person: format!("lta-{}", venue.id),
            role: Role::Lta.into(),
            venue: venue.id.to_string(),
            valid_for: VALID,
            ..InviteRequest::default()
        };
        let reply = self.venue_client(venue).await?.invite(request).await?;
        Ok(format!("{}#{}", reply.console, reply.invitation))
    }

    /// A connection to a venue's node as its LTA.
    pub(super) async fn venue_client(&self, venue: &VenuePlan) -> Result<VenueClient> {
        let options = ConnectOptions {
            event: self.event.folder.path().to_owned(),
            person: None,
            report: None,
        };
        let query = VenueQuery {
            venue: Some(venue.id.as_str()),
            ..VenueQuery::default()
        };
        VenueClient::connect(options, query).await
    }
}

fn address(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).ok()?;
    let link = text.trim();
    (!link.is_empty()).then(|| link.to_owned())
}
