//! The flag that ended a game, and the silences that may have brought it about (DIS-2).

use super::absence::Absence;
use super::state::State;
use crate::board::{Board, FlagFall};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

impl State {
    /// Whether the flag that ended the game of a board is still to be ruled on here: it fell while a seat
    /// was away, or the time of its side ran during a silence on which nothing was ruled. That the player
    /// was back before his flag fell gives him nothing of that time, so the game's end settles nothing.
    ///
    /// # Errors
    ///
    /// [`Refusal::GameOver`] where the flag has nothing to do with this incident, or its result is
    /// approved; [`Refusal::AgainstRegulations`] where the event lets such a flag stand.
    pub fn may_rule_flag(&self, board: &Board) -> Result<(), Refusal> {
        let id = board.opened().board;
        let flag = board.fallen().ok_or(Refusal::GameOver)?;
        let unruled = self.is_unruled(board);
        let in_game = |absence: &&Absence| absence.board == id && absence.attempt == flag.attempt;
        let mut own = self.absences.iter().filter(in_game);
        if !own.any(|absence| was_away(absence, flag) || unruled && took_time(absence, flag)) {
            return Err(Refusal::GameOver);
        }
        board.open_to_rulings()
    }

    /// Whether the flag that ended the game of a board fell while one of these silences lasted.
    pub(super) fn lasted_when_flag_fell(&self, board: &Board) -> bool {
        let id = board.opened().board;
        let mut own = self.absences.iter().filter(|absence| absence.board == id);
        let flag = board.fallen();
        flag.is_some_and(|flag| {
            own.any(|absence| absence.attempt == flag.attempt && was_away(absence, flag))
        })
    }

    /// Whether a flag that fell on the board of a silence has to do with it: it fell while that lasted, or took
    /// time of its side on which nothing had been ruled by then. A game may see several flags, if it was opened
    /// again.
    pub fn tells_of_flag(&self, absence: &Absence, flag: &FlagFall) -> bool {
        let in_game = absence.attempt == flag.attempt && flag.at >= absence.contact.at;
        let ruled = self.rulings.iter().any(|given| {
            let between = absence.is_settled_by(given.at, None) && given.at < flag.at;
            between && given.ruling.on(absence.board).is_some()
        });
        in_game && (was_away(absence, flag) || took_time(absence, flag) && !ruled)
    }

    /// How near the silences of this incident are to the flag that ended the game of a board, the nearest
    /// greatest: one in which it fell before one whose charged time alone may have brought it about, that
    /// of the side whose flag it was before the other's, and of several the one that began last. None where no flag ended it, or none of them has to do with it.
    pub fn nearness_to_flag(&self, board: &Board) -> Option<(bool, bool, Time)> {
        let (id, flag) = (board.opened().board, board.fallen()?);
        let own = self.absences.iter().filter(|absence| {
            let in_game = absence.board == id && absence.attempt == flag.attempt;
            in_game && absence.contact.at <= flag.at
        });
        let near = own.map(|absence| {
            let of_the_flag = absence.side == flag.side;
            (was_away(absence, flag), of_the_flag, absence.contact.at)
        });
        near.max()
    }

    /// Whether a ruling of this incident can be on the board as it stands.
    ///
    /// # Errors
    ///
    /// As [`Board::can_be_ruled`] and [`Self::may_rule_flag`].
    pub fn may_rule_on(&self, board: &Board) -> Result<(), Refusal> {
        board.can_be_ruled(self.number)?;
        if board.is_finished() && board.result_by().is_none() {
            return self.may_rule_flag(board);
        }
        Ok(())
    }
}

/// Whether the seat, whoever's, was away as the flag fell.
fn was_away(absence: &Absence, flag: &FlagFall) -> bool {
    absence.back.is_none_or(|back| back.at > flag.at)
}

/// Whether the side whose flag fell was charged while it was away itself.
fn took_time(absence: &Absence, flag: &FlagFall) -> bool {
    let ran = absence.back.map(|back| absence.contact.ran_until(&back));
    absence.side == flag.side && ran.is_some_and(|ran| ran[flag.side] > Millis::ZERO)
}
