//! Before a game begins, devices and players are checked, or that is waived.

use adoube_client::Client;
use adoube_proto::v1::{Role, Side};
use adoube_tournament::ids::BoardId;
use adoube_tournament::message;
use anyhow::{Context as _, Result};

use super::Flow;
use crate::{Host, filled};

impl<H: Host> Flow<'_, H> {
    /// The Chief Arbiter waives the checks of the last board's Black; each venue's LCA checks all
    /// others who sit there.
    pub(super) async fn check_everybody(&mut self, chief: &mut Client) -> Result<()> {
        let round = self.source.round;
        let last = self.source.games.iter().map(|game| game.board).max();
        let board = BoardId {
            round,
            board: u16::try_from(last.context("no players")?)?,
        };
        let reason = message!("cli-demo-waived-reason");
        let text = filled(&reason);
        self.host
            .waive_checks(chief, board, Side::Black, &text)
            .await?;
        let view = chief.describe().await?;
        let (mut checked, mut venues) = (0_usize, 0_usize);
        for official in &view.officials {
            if official.role() == Role::Lca {
                let mut lca = self.connect(&official.person).await?;
                let venue = &official.venue;
                checked += self.host.pass_checks(&mut lca, &view, round, venue).await?;
                venues += 1;
            }
        }
        let done = message!(
            "cli-demo-checked", number players: checked, number venues: venues, board,
            messages reason: vec![reason],
        );
        self.host.step(&done);
        Ok(())
    }
}
