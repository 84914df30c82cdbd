//! The flags that fell, as an incident tells of them and as whoever rules is shown what becomes of them.

use adoube_proto::v1;
use adoube_tournament::board::{Board, FlagFall, Remedy};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::ruling::Offered;
use adoube_tournament::incident::{Absence, State};

use crate::shard::{Shard, views};

impl Shard {
    /// Those that have to do with a silence of an incident.
    pub(super) fn flags(&self, incident: &State, absence: &Absence) -> Vec<v1::FlagView> {
        let board = self.state.boards.get(&absence.board).into_iter();
        let flags = board.flat_map(Board::flags);
        let of_it = flags.filter(|flag| incident.tells_of_flag(absence, flag));
        of_it.map(|flag| view(flag, absence)).collect()
    }

    /// The boards of an incident whose game a flag ended that is still to be ruled on in it, in order.
    pub(super) fn flagged(&self, incident: &State) -> impl Iterator<Item = BoardId> {
        let own = incident.boards().into_iter();
        own.filter(|id| {
            let board = self.state.boards.get(id);
            board.and_then(|board| self.of_flag(board)) == Some(incident.number())
        })
    }

    /// The open incident in which the flag is to be ruled on that ended the game of a board: where several
    /// have to do with it, the one whose silence is nearest to it.
    pub(in crate::shard) fn of_flag(&self, board: &Board) -> Option<u32> {
        let live = self.live_of(board.opened().board);
        let due = live.filter(|incident| incident.may_rule_flag(board).is_ok());
        let nearest = due.max_by_key(|incident| incident.nearness_to_flag(board));
        nearest.map(State::number)
    }

    /// Watchers are told that a flag fell which is to be ruled on: the incident has no record of it.
    pub(super) fn tell_flag(&mut self, board: BoardId) {
        let live = self.live_of(board);
        let due = live.filter(|incident| self.flagged(incident).any(|id| id == board));
        for number in due.map(State::number).collect::<Vec<_>>() {
            self.tell_incident(number);
        }
    }

    /// The flag that ended the game of a board, and what a ruling that is offered makes of it.
    pub(super) fn flag_offered(&self, incident: u32, offered: &Offered) -> Option<v1::FlagOffered> {
        let board = self.state.boards.get(&offered.board)?;
        let flag = board.fallen()?;
        let fate = match offered.remedy {
            Remedy::Result { score } if score == flag.score => v1::FlagFate::Stands,
            Remedy::Result { .. } => v1::FlagFate::Overruled,
            Remedy::Resume { .. } | Remedy::Restart { .. } | Remedy::Postpone => {
                v1::FlagFate::Undone
            }
        };
        Some(v1::FlagOffered {
            side: views::side(flag.side).into(),
            at: flag.at.0,
            fate: fate.into(),
            time_zone: self.zone_of(incident),
        })
    }
}

fn view(flag: &FlagFall, absence: &Absence) -> v1::FlagView {
    let back = absence.back.as_ref();
    let undone = flag.undone;
    let by = undone.and_then(|undone| undone.ruling);
    v1::FlagView {
        side: views::side(flag.side).into(),
        at: flag.at.0,
        while_away: back.is_none_or(|back| flag.at < back.at),
        undone_at: undone.map_or(0, |undone| undone.at.0),
        undone_by: views::or_empty(by),
    }
}
