//! The leaves from the playing area that a player had while he was away, as his incident tells of them.

use adoube_proto::v1;
use adoube_tournament::board::{Board, LeaveTaken};
use adoube_tournament::incident::Absence;

use crate::shard::Shard;

impl Shard {
    /// Those of the player of a silence, from its last contact until the seat was back.
    pub(super) fn leaves(&self, absence: &Absence) -> Vec<v1::LeaveView> {
        let board = self.state.boards.get(&absence.board).into_iter();
        let leaves = board.flat_map(Board::leaves_taken).filter(|leave| {
            let before_back = absence
                .back
                .as_ref()
                .is_none_or(|back| leave.from < back.at);
            let after_contact = leave.until.is_none_or(|until| until > absence.contact.at);
            leave.person == absence.person && before_back && after_contact
        });
        leaves.map(|leave| self.leave(leave)).collect()
    }

    fn leave(&self, leave: &LeaveTaken) -> v1::LeaveView {
        let (by, role) = leave
            .by
            .as_ref()
            .map_or_else(Default::default, |(by, role)| {
                (self.called(by), role.name().to_owned())
            });
        v1::LeaveView {
            call: leave.number,
            from: leave.from.0,
            until: leave.until.map_or(0, |until| until.0),
            by,
            role,
        }
    }
}
