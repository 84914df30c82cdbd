//! Who is absent from the board, and who is there after the players changed sides.

use adoube_proto::v1::{Absences, PlayerAbsence, Side};

use super::board::{BoardCopy, Stage};

impl BoardCopy {
    /// Whether this side has checked in.
    pub fn is_present(&self, side: Side) -> bool {
        match side {
            Side::White => self.white_present,
            Side::Black => self.black_present,
            Side::Unspecified => false,
        }
    }

    /// Why this player is absent, unless a record that came after the pulse says otherwise.
    pub fn absence(&self, side: Side) -> PlayerAbsence {
        let told = match side {
            Side::White => self.absences.white(),
            Side::Black => self.absences.black(),
            Side::Unspecified => PlayerAbsence::Unspecified,
        };
        let holds = match told {
            PlayerAbsence::Unspecified => false,
            PlayerAbsence::NotCheckedIn => self.stage == Stage::Waiting && !self.is_present(side),
            PlayerAbsence::NoFirstMove => self.stage == Stage::Playing && self.ply == 0,
        };
        if holds {
            told
        } else {
            PlayerAbsence::Unspecified
        }
    }

    /// Who has checked in goes to the other side with its player.
    pub(super) fn swap_players(&mut self) {
        std::mem::swap(&mut self.white_present, &mut self.black_present);
        self.absences = Absences {
            white: self.absences.black,
            black: self.absences.white,
            ..self.absences
        };
    }
}
