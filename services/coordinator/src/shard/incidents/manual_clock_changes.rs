//! The clocks that officials set by hand while an incident was open, as it tells of them.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::board::{Board, SetByHand};
use adoube_tournament::incident::{Absence, State};
use adoube_tournament::time::{Millis, Time};

use crate::shard::Shard;

impl Shard {
    /// Those of the game of a silence since its last contact, until the incident was closed.
    pub(super) fn set_by_hand(
        &self,
        incident: &State,
        absence: &Absence,
    ) -> Vec<v1::SetByHandView> {
        let until = incident.closed_at();
        let board = self.state.boards.get(&absence.board).into_iter();
        let set = board.flat_map(Board::set_by_hand).filter(|set| {
            let since = set.attempt == absence.attempt && set.at >= absence.contact.at;
            since && until.is_none_or(|until| set.at <= until)
        });
        set.map(|set| self.by_hand(set)).collect()
    }

    fn by_hand(&self, set: &SetByHand) -> v1::SetByHandView {
        let (by, role) = set.by.as_ref().map_or_else(Default::default, |(by, role)| {
            (self.called(by), role.name().to_owned())
        });
        v1::SetByHandView {
            at: set.at.0,
            how: set.how.name().to_owned(),
            by,
            role,
            before: Some(clocks(set.before, set.at)),
            after: Some(clocks(set.after, set.at)),
            time_control: set.control.clone().unwrap_or_default(),
            reason: set.reason.clone(),
        }
    }
}

fn clocks(times: BySide<Millis>, at: Time) -> v1::Clocks {
    v1::Clocks {
        at: at.0,
        white: times.white.0,
        black: times.black.0,
        ..v1::Clocks::default()
    }
}
