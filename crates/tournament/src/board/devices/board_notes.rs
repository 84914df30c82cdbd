//! Differences of physical boards from the game, which penalties and rulings cite (O 20.6). They are numbered with the
//! device notes, so that a number names one thing on a board.

use crate::board::Board;
use crate::board::apply::{Apply, Moment};
use crate::board::devices::notes::AtDevices;
use crate::board::event::PhysicalBoardDiffers;
use crate::time::Time;

/// The most differences of a board that can be cited; more of them are recorded without a number.
pub const MAX_BOARD_NOTES: usize = 100;

/// A difference that can be cited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardNote {
    /// From 1 on this board.
    pub number: u32,
    /// When it was recorded.
    pub at: Time,
    /// What differed.
    pub differs: PhysicalBoardDiffers,
}

impl Board {
    /// The differences of its physical boards that can be cited, in order.
    pub fn board_notes(&self) -> &[BoardNote] {
        &self.at_devices.board_notes
    }

    /// The difference of that number.
    pub fn board_note(&self, number: u32) -> Option<&BoardNote> {
        self.board_notes().iter().find(|note| note.number == number)
    }

    /// Whether a penalty or a ruling may cite the note of that number: something that the event forbids and that happened
    /// on a device (VEN-2), or a physical board that differed (O 20.6).
    pub fn is_citable(&self, number: u32) -> bool {
        self.breach(number).is_some() || self.board_note(number).is_some()
    }

    /// The number of the next difference.
    pub(in crate::board) fn next_board_note(&self) -> Option<u32> {
        let known = &self.at_devices;
        (known.board_notes.len() < MAX_BOARD_NOTES).then(|| known.next())
    }
}

impl Apply<PhysicalBoardDiffers> for AtDevices {
    fn apply(&mut self, differs: &PhysicalBoardDiffers, now: &Moment<'_>) {
        if let Some(number) = differs.note {
            self.number(number);
            self.board_notes.push(BoardNote {
                number,
                at: now.at,
                differs: differs.clone(),
            });
        }
    }
}
