//! Before a game begins, devices and players are checked, or that is waived.

use adoube_proto::v1::{Role, Side};
use adoube_tournament::ids::BoardId;
use anyhow::{Context as _, Result};

use super::Flow;
use crate::client::Client;
use crate::commands::before;

/// Why one player is not checked.
const WAIVED: &str = "the papers come later; the LCA knows the player";

impl Flow<'_> {
    /// The Chief Arbiter waives the checks of the last board's Black; each venue's LCA checks all
    /// others who sit there.
    pub(super) async fn check_everybody(&mut self, chief: &mut Client) -> Result<()> {
        let round = self.source.round;
        let last = self.source.games.iter().map(|game| game.board).max();
        let board = BoardId {
            round,
            board: u16::try_from(last.context("no players")?)?,
        };
        before::waive_one(chief, board, Side::Black, WAIVED).await?;
        let view = chief.describe().await?;
        let (mut checked, mut venues) = (0, 0);
        for official in &view.officials {
            if official.role() == Role::Lca {
                let mut lca = self.connect(&official.person).await?;
                checked += before::pass_all(&mut lca, &view, round, &official.venue).await?;
                venues += 1;
            }
        }
        self.stage.tell(&format!(
            "{checked} players and their devices were checked by the LCAs of {venues} venues; the \
             checks of Black on board {board} are waived: {WAIVED}"
        ));
        Ok(())
    }
}
