//! Whether penalties can be imposed in this event and round, as far as the board itself cannot know it.

use adoube_tournament::actor::Actor;
use adoube_tournament::board::Board;
use adoube_tournament::board::command::Penalise;
use adoube_tournament::ids::BoardId;
use adoube_tournament::penalty::Effect;
use adoube_tournament::refusal::Refusal;

use crate::shard::Shard;

impl Shard {
    /// A result on which the Chief Arbiter has to rule is not settled by the way.
    pub(in crate::shard) fn may_penalise(
        &self,
        actor: &Actor,
        id: BoardId,
        order: &Penalise,
    ) -> Result<(), Refusal> {
        let of_result = |effects: &[Effect]| order.penalties.iter().any(|one| one.has_any(effects));
        if !of_result(&Effect::OF_RESULTS) {
            return Ok(());
        }
        let is_over = self.state.boards.get(&id).is_some_and(Board::is_finished);
        if is_over {
            self.no_ruling_due(id)
        } else {
            self.may_declare(actor, id)
        }
    }
}
