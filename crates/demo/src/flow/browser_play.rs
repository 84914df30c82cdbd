//! The round in which people play at one board, in the browser, and the others by script.

use std::path::Path;

use adoube_proto::v1::{InviteRequest, Role, SeatPlan};
use anyhow::{Context as _, Result};

use super::{Flow, START, quiet::Quiet};
use crate::args::Common;
use crate::client::{CHIEF, Client};
use crate::clock::monotonic_millis;
use crate::demo::drama::Drama;
use crate::demo::links::{Links, PlayerLink};
use crate::demo::locked;
use crate::init::VenuePlan;
use crate::venue::WallDesk;

/// How long a link lets somebody in, milliseconds.
const VALID: u64 = 12 * 60 * 60 * 1_000;

/// Where a kiosk's agent writes down the address of its page.
const PAGE: &str = "data/page.url";

impl Flow<'_> {
    /// Sets everything up, tells the links, and goes on until somebody ends it. A cable is pulled at
    /// another board meanwhile; who sits at the console rules.
    pub(in crate::demo) async fn host(&mut self) -> Result<()> {
        let mut chief = self.open().await?;
        let board = self.source.games.first().context("no players")?.board;
        let quiet = self.quiet_seat(Some(board))?;
        self.interpose(quiet.as_ref()).await?;
        self.hold_devices().await?;
        self.start_seats(board)?;
        let links = self.links(&mut chief, board, quiet.as_ref()).await?;
        chief.start_round(self.source.round, None).await?;
        if self.args.locked {
            for line in locked::text(&self.check_locks().await).lines() {
                self.stage.tell(line);
            }
        }
        // Who ends a program of it sees what the pages make of that, and then goes on.
        self.crew.keep();
        self.stage.links(&links);
        let silence = quiet.as_ref().map(|quiet| (quiet.board, quiet.plies));
        let mut drama = Drama::new(silence, &[], monotonic_millis());
        loop {
            self.step().await?;
            let (round, now) = (self.source.round.into(), monotonic_millis());
            if let Some(act) = drama.act(&self.model, round, now) {
                self.perform(&act, quiet.as_ref()).await?;
            }
        }
    }

    /// Kiosks with a page at this board, with a script at the others.
    fn start_seats(&mut self, board: u32) -> Result<()> {
        let script = self.source.brisk_script().to_string();
        let by_hand = self.seats(board)?.map(|seat| seat.device);
        for (venue, device) in self.place.devices() {
            let dir = self.place.device_folder(venue, &device);
            if by_hand.contains(&device) {
                self.crew.start_page(&device, &dir)?;
                continue;
            }
            let file = dir.join("script.json");
            std::fs::write(&file, &script)
                .with_context(|| format!("{} cannot be written", file.display()))?;
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
        quiet: Option<&Quiet>,
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
        let venue = self.place.venue_with(device)?;
        let dir = self.place.device_folder(venue, device);
        let until = monotonic_millis() + START;
        loop {
            if let Some(link) = address(&dir.join(PAGE)) {
                return Ok(link);
            }
            let waiting = monotonic_millis() < until;
            anyhow::ensure!(waiting, "the page of {device} is not served");
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
        let venue = self.place.venue_with(device)?;
        let until = monotonic_millis() + START;
        loop {
            match invitation(self.place.folder.path(), venue).await {
                Ok(link) => return Ok((venue.name.clone(), link)),
                Err(error) if monotonic_millis() > until => return Err(error),
                Err(_) => self.pause().await?,
            }
        }
    }
}

/// A link to a venue's wall for its LTA.
async fn invitation(event: &Path, venue: &VenuePlan) -> Result<String> {
    let common = Common {
        event: event.to_owned(),
        person: None,
        json: false,
        lang: None,
    };
    let request = InviteRequest {
        person: format!("lta-{}", venue.id),
        role: Role::Lta.into(),
        venue: venue.id.to_string(),
        valid_for: VALID,
        ..InviteRequest::default()
    };
    let mut desk = WallDesk::connect(&common, venue.id.as_str()).await?;
    let reply = desk.invite(request).await?;
    Ok(format!("{}#{}", reply.console, reply.invitation))
}

fn address(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).ok()?;
    let link = text.trim();
    (!link.is_empty()).then(|| link.to_owned())
}
