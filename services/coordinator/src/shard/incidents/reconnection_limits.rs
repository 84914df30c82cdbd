//! How long seats were away, and the event's time for coming back (DIS-2).

use std::collections::BTreeSet;

use adoube_proto::v1;
use adoube_tournament::board::LossSign;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::{Absence, State};
use adoube_tournament::time::{Millis, Time};

use crate::shard::{Shard, views};

impl Shard {
    /// By when the first seat that is away has to be back.
    pub(super) fn first_limit(&self, incident: &State) -> Option<Time> {
        let absences = incident.absences().iter();
        absences.filter_map(|absence| self.limit_of(absence)).min()
    }

    /// The boards on which a seat was away for longer than the time to reconnect; none of one that is closed.
    pub(super) fn overdue(&self, incident: &State) -> Vec<v1::BoardRef> {
        if incident.closed().is_some() {
            return Vec::new();
        }
        let absences = incident.absences().iter();
        let late = absences.filter(|absence| self.too_late(absence).is_some());
        let boards: BTreeSet<BoardId> = late.map(|absence| absence.board).collect();
        boards.into_iter().map(views::board_ref).collect()
    }

    /// By when a seat that is away has to be back, where the event's time for that counts.
    pub(super) fn limit_of(&self, absence: &Absence) -> Option<Time> {
        let board = self.state.boards.get(&absence.board);
        let here = absence.back.is_none() && absence.sign != LossSign::Page;
        let board = board.filter(|board| here && board.attempt() == absence.attempt);
        board.and_then(|board| board.reconnect_by(absence.side))
    }

    /// When that time had passed, whether the seat is back by now or not.
    pub(super) fn too_late(&self, absence: &Absence) -> Option<Time> {
        let board = self.state.boards.get(&absence.board);
        let counts = absence.sign != LossSign::Page;
        let board = board.filter(|board| counts && board.attempt() == absence.attempt)?;
        let until = absence.back.as_ref().map_or(Time(u64::MAX), |back| back.at);
        board.limit_passed(absence.side, absence.detected.at, until)
    }
}

/// How long the longest of its silences that are over lasted.
pub(super) fn longest_away(incident: &State) -> Millis {
    let over = incident.absences().iter();
    let lasted = over.filter_map(|it| Some(it.back?.at.since(it.contact.at)));
    lasted.max().unwrap_or(Millis::ZERO)
}

/// How many players are away at present, each board counted by itself; of one that was joined it is told where it goes
/// on.
pub(super) fn still_away(incident: &State, joined_into: u32) -> u32 {
    let away = incident.absences().iter().filter(|it| it.back.is_none());
    let away: BTreeSet<_> = away.map(|it| (it.board, &it.person)).collect();
    match joined_into {
        0 => u32::try_from(away.len()).unwrap_or(u32::MAX),
        _ => 0,
    }
}
