//! What an official's order would come to, told before it is given.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Command, Order};
use adoube_tournament::clock::Reading;
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles;

use crate::shard::dry_run::ANY_REASON;
use crate::shard::input::{Answer, Now};
use crate::shard::{Shard, views};

impl Shard {
    /// The dry run of an order: whether it would be refused, the clocks before and after it, and what else it comes to.
    /// What is due anyway is recorded.
    pub(in crate::shard) fn preview(
        &mut self,
        actor: &Actor,
        id: BoardId,
        mut order: Order,
        now: Now,
    ) -> Answer {
        order.give_missing_reason(ANY_REASON);
        roles::may(actor, order.verb())?;
        self.fire_due(id, now);
        self.may_order(actor, id, &order)?;
        let order = self.as_regulated(id, order, now);
        let command = Command::new(actor.clone(), now.game, order);
        let board = self.state.boards.get(&id);
        let board = board.ok_or_else(|| self.no_board(id))?;
        let at = now.game;
        let times = self.reversal_times(board, &command.order);
        let after = foreseen_clocks(board, &command, &times)?;
        let clocks = |reading: &Reading| views::board_clocks(board, reading, at);
        let before = after.as_ref().map(|_| clocks(&board.reading(at)));
        // Beside clocks an order shows only what it is bound to: it could be given as of something else otherwise.
        let act = command.order.act();
        let is_bound = act.is_some_and(|act| !board.basis(act).is_empty());
        let bound = |shown: Vec<v1::NoteView>| if is_bound { shown } else { Vec::new() };
        let reply = v1::CommandPreview {
            before,
            after: after.as_ref().map(clocks),
            consequences: bound(self.consequences(board, &command)),
            breaches: Self::breaches(board, &command),
            remarks: bound(self.remarks_on(board, &command)),
            seen: board.sequence(),
            times,
        };
        Ok(reply.into())
    }
}

/// The clocks as the order leaves them. A choice that is still open is asked about, not refused.
fn foreseen_clocks(
    board: &Board,
    command: &Command,
    choices: &[v1::ReversalTimes],
) -> Result<Option<Reading>, Refusal> {
    match board.foresee(command) {
        Err(Refusal::CannotBe(_)) if !choices.is_empty() => Ok(None),
        after => after,
    }
}
