//! Which players are away by an incident, and how a silence ends or goes on into another game.

use adoube_chess::Side;

use super::State;
use crate::board::Board;
use crate::ids::{BoardId, PersonId};
use crate::incident::absence::{Absence, Moment};

impl State {
    /// The player who fell silent last in a seat is back, from all silences of theirs on that board: a silence that
    /// went on into another game has an absence in each, perhaps on the other side. The clocks of `moment` are those of
    /// the last game; an earlier one keeps those with which it was replaced.
    pub(super) fn end_silence(&mut self, seat: (BoardId, Side), moment: Moment) {
        let in_seat = |absence: &&Absence| absence.seat() == seat && absence.back.is_none();
        let Some(last) = self.absences.iter().rfind(in_seat) else {
            return;
        };
        let person = last.person.clone();
        let is_open = |it: &Absence| it.is_of(seat.0, &person) && it.back.is_none();
        let open = self.absences.iter().filter(|it| is_open(it));
        let last_game = open.map(|absence| absence.attempt).max();
        let clocks: Vec<Moment> = (self.absences.iter())
            .map(|absence| match self.replaced_at(absence) {
                _ if Some(absence.attempt) == last_game => moment,
                Some(end) => end,
                None => absence.detected,
            })
            .collect();
        for (absence, clocks) in self.absences.iter_mut().zip(clocks) {
            if is_open(absence) {
                absence.back = Some(Moment {
                    at: moment.at,
                    ..clocks
                });
            }
        }
    }

    /// The end of the game of an absence, where another game replaced it while the player was away: the silence goes
    /// on in that one.
    pub fn replaced_at(&self, absence: &Absence) -> Option<Moment> {
        let mut later = self.absences.iter().filter(|later| {
            let next = Some(later.attempt) == absence.attempt.checked_add(1);
            next && later.is_of(absence.board, &absence.person)
        });
        let end = later.find_map(|later| later.continued_from)?;
        let ended_before = absence.back.is_some_and(|back| back.at < end.at);
        (!ended_before && absence.detected.at <= end.at).then_some(end)
    }

    /// The silences that go on into the present game of a board: those that this incident does not have of that game
    /// yet.
    pub fn continued_on(&self, board: &Board) -> Vec<Absence> {
        let (id, attempt) = (board.opened().board, board.attempt());
        let is_known = |person: &PersonId| {
            let mut own = self.absences.iter().filter(|it| it.is_of(id, person));
            own.any(|absence| absence.attempt == attempt)
        };
        let mut continued: Vec<Absence> = Vec::new();
        for absence in self.absences.iter().rev() {
            let is_new = continued.iter().all(|it| it.person != absence.person);
            if is_new && !is_known(&absence.person) {
                continued.extend(absence.continued_on(board));
            }
        }
        continued.reverse();
        continued
    }

    /// The side as which a player is away from a board, as far as this incident knows: that of the last silence, though
    /// colours may have been reversed since. `None` for a player who is there.
    pub fn away_as(&self, board: BoardId, person: &PersonId) -> Option<Side> {
        let own = |it: &&Absence| it.is_of(board, person) && it.back.is_none();
        self.absences.iter().rfind(own).map(|absence| absence.side)
    }
}
