//! The seat whose link goes silent in the middle of its game.

use anyhow::{Context as _, Result, anyhow};

use super::Flow;
use crate::Host;

/// The seat whose link goes silent.
pub(super) struct DisconnectedSeat {
    pub(super) board: u32,
    pub(super) plies: u32,
    pub(super) device: String,
}

impl<H: Host> Flow<'_, H> {
    /// The seat that can best afford it, at another board than this one.
    pub(super) fn quiet_seat(&self, but: Option<u32>) -> Result<Option<DisconnectedSeat>> {
        if !self.settings.cable_is_pulled {
            return Ok(None);
        }
        let regulations = adoube_regulations::from_toml(&self.event.plan.regulations);
        let regulations = regulations.map_err(|_| anyhow!("the demo's regulations are wrong"))?;
        let most_time = self.source.most_time(&regulations.time_control, but);
        let (board, black) = most_time.context("no players")?;
        let view = self
            .model
            .board(self.source.round.into(), board)
            .context("no such board")?;
        let seat = if black { &view.black } else { &view.white };
        let device = seat
            .as_ref()
            .map(|seat| seat.device.clone())
            .unwrap_or_default();
        let game = self.source.games.iter().find(|game| game.board == board);
        let plies = game.map_or(0, |game| game.plies);
        Ok(Some(DisconnectedSeat {
            board,
            plies,
            device,
        }))
    }

    pub(super) async fn interpose(&mut self, quiet: Option<&DisconnectedSeat>) -> Result<()> {
        let Some(quiet) = quiet else { return Ok(()) };
        let targets = self.event.interpose(&quiet.device)?;
        for (from, to) in self.event.proxy_ports.into_iter().zip(targets) {
            self.proxy.lead(from, to).await?;
        }
        Ok(())
    }
}
