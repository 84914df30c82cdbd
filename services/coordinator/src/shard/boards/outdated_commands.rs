//! What a player entered for a position that an official has set anew since, or for a ruling before the last: it waited for
//! a link, and half-moves alone do not tell one position from another.

use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::{Board, Command, Order};
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::Refusal;

use crate::shard::Shard;

impl Shard {
    /// Why a command is no longer meant, by the last record that its device held when it was entered. One that was
    /// answered before is told what it was told.
    pub(in crate::shard) fn outdated(
        &self,
        id: BoardId,
        command: &Command,
        seen: u64,
    ) -> Option<Refusal> {
        let board = self.state.boards.get(&id)?;
        let refusal = superseded(board, &command.order, seen)?;
        let told = command
            .id
            .and_then(|by| self.earlier_answer(id, &command.actor, by));
        told.is_none().then_some(refusal)
    }
}

fn superseded(board: &Board, order: &Order, seen: u64) -> Option<Refusal> {
    if seen == 0 {
        return None;
    }
    let (since, refusal) = match order {
        // The position comes with the ruling: it may follow it in a record of its own.
        Order::Player(PlayerOrder::Ready) => {
            let last = board.rulings().last();
            (last.map(|ruling| ruling.sequence), Refusal::FurtherRuling)
        }
        Order::Player(
            PlayerOrder::Play(_)
            | PlayerOrder::PlayWritten(_)
            | PlayerOrder::SetPremove(_)
            | PlayerOrder::SetPremoveWritten(_)
            | PlayerOrder::OfferDraw
            | PlayerOrder::AcceptDraw
            | PlayerOrder::DeclineDraw
            | PlayerOrder::Resign
            | PlayerOrder::ConfirmResult,
        ) => (board.position_set(), Refusal::PositionSet),
        Order::Player(
            PlayerOrder::CheckIn
            | PlayerOrder::SetOptions(_)
            | PlayerOrder::CancelPremove
            | PlayerOrder::CallArbiter(_)
            | PlayerOrder::ObjectToResult(_)
            | PlayerOrder::ReportBoard(_),
        )
        | Order::Arbiter(_)
        | Order::Venue(_)
        | Order::System(_) => return None,
    };
    since.filter(|since| seen < *since).map(|_| refusal)
}
