//! What settles an incident without a ruling on it.

use adoube_tournament::actor::Actor;
use adoube_tournament::event::ruling_right;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::{State, decide};
use adoube_tournament::refusal::Refusal;

use crate::shard::Shard;

impl Shard {
    /// A result that is declared ends the game, and with it all that an open incident leaves to rule on there. That is a
    /// ruling (O 18.9): for who has the right to rule, and where two officials have to agree it is ruled.
    pub(in crate::shard) fn may_declare(&self, actor: &Actor, id: BoardId) -> Result<(), Refusal> {
        let boards = &self.state.boards;
        let mut open = self.live_of(id);
        let left = open.find(|incident| decide::left(incident, boards).contains(&id));
        let Some(incident) = left.map(State::number) else {
            return Ok(());
        };
        ruling_right(&self.state.event.state, actor)?;
        if self.ruling_rules().four_eyes {
            return Err(Refusal::IncidentOpen {
                board: id,
                incident,
            });
        }
        Ok(())
    }
}
