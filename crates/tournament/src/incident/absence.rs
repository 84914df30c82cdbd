//! A seat that fell silent: the board and its clocks at each moment that a ruling may go back to.

use adoube_chess::{BySide, Side};

use crate::board::{Board, LossSign};
use crate::clock::Reading;
use crate::ids::{BoardId, DeviceId, PersonId, VenueId};
use crate::time::{Millis, Time};

/// A board at an instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The instant.
    pub at: Time,
    /// Half-moves on the board.
    pub ply: u32,
    /// Both clocks.
    pub clocks: Reading,
    /// Time charged to White and to Black since the game began.
    pub spent: BySide<Millis>,
}

/// A seat that fell silent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absence {
    /// Which board.
    pub board: BoardId,
    /// Which game of the board, from 1.
    pub attempt: u16,
    /// Whose seat.
    pub side: Side,
    /// Who sits there.
    pub person: PersonId,
    /// Where.
    pub venue: VenueId,
    /// At which device.
    pub device: DeviceId,
    /// How it was noticed.
    pub sign: LossSign,
    /// When it was last heard. The opponent may have moved after that, before it was noticed.
    pub contact: Moment,
    /// When it was noticed.
    pub detected: Moment,
    /// When the seat was connected again.
    pub back: Option<Moment>,
    /// Where the silence began in the game before: the end of that game.
    pub continued_from: Option<Moment>,
}

impl Moment {
    /// The board as it stood at `at`, whatever moved, stopped or set its clocks since; not before its game began
    /// anew, nor before a good many of those.
    pub fn of(board: &Board, at: Time) -> Self {
        let (ply, clocks, spent) = board.stood(at);
        Self {
            at,
            ply,
            clocks,
            spent,
        }
    }

    /// The end of the game that the present one of the board replaced.
    fn of_replaced_game(board: &Board) -> Option<Self> {
        let game = board.replaced_game()?;
        Some(Self {
            at: game.at,
            ply: game.ply,
            clocks: game.clocks,
            spent: game.spent,
        })
    }

    /// Time charged to each side from here until `later`.
    pub fn ran_until(&self, later: &Self) -> BySide<Millis> {
        BySide::from_fn(|side| later.spent[side].less(self.spent[side]))
    }
}

impl Absence {
    /// The seat of that side, heard last at `contact`, or at `at` if that is earlier, and noticed at `at`: with the
    /// board as it stood at both.
    pub fn noticed(board: &Board, side: Side, sign: LossSign, contact: Time, at: Time) -> Self {
        let seat = board.seat(side);
        Self {
            board: board.opened().board,
            attempt: board.attempt(),
            side,
            person: seat.person.clone(),
            venue: seat.venue.clone(),
            device: seat.device.clone(),
            sign,
            contact: Moment::of(board, contact.min(at)),
            detected: Moment::of(board, at),
            back: None,
            continued_from: None,
        }
    }

    /// The same silence in the present game of its board, from the start of that game, on the side that its player has
    /// there. `None` where it has ended, is of this game, or its player has no seat there any more.
    pub fn continued_on(&self, board: &Board) -> Option<Self> {
        let of_earlier = self.board == board.opened().board && self.attempt < board.attempt();
        if self.back.is_some() || !of_earlier {
            return None;
        }
        let mut sides = Side::ALL.into_iter();
        let side = sides.find(|side| board.seat(*side).person == self.person)?;
        let (contact, began) = (self.contact.at, board.began());
        Some(Self {
            continued_from: Moment::of_replaced_game(board),
            ..Self::noticed(board, side, self.sign, contact, began)
        })
    }

    /// Whether it touched the present game of its board: one that went on into that game and was over before a clock
    /// ran there did not.
    pub fn touches_game(&self, board: &Board) -> bool {
        let in_game = self.board == board.opened().board && self.attempt == board.attempt();
        let continued = self.attempt > 1 && self.detected.at == board.began();
        let ran = |back: &Moment| back.spent != BySide::both(Millis::ZERO);
        in_game && (!continued || self.back.as_ref().is_none_or(ran))
    }

    /// Whether a ruling on the board that was given at `at` settles it. A ruling that began a game, and with it the part
    /// of the silence in that game, settles none of the time that ran there, or runs while the player is away: `board`
    /// tells of that, as it is now.
    pub fn is_settled_by(&self, at: Time, board: Option<&Board>) -> bool {
        let ran = match &self.back {
            Some(back) => self.detected.ran_until(back) != BySide::both(Millis::ZERO),
            None => {
                board.is_some_and(|board| board.attempt() == self.attempt && board.has_charged())
            }
        };
        let charged_in_next_game = self.attempt > 1 && ran;
        at > self.detected.at || at == self.detected.at && !charged_in_next_game
    }

    /// Whose seat on which board.
    pub const fn seat(&self) -> (BoardId, Side) {
        (self.board, self.side)
    }

    /// Whether it is a player's on that board, whichever side he had.
    pub fn is_of(&self, board: BoardId, person: &PersonId) -> bool {
        self.board == board && self.person == *person
    }

    /// Time charged to White and Black while the seat was away in its game, as far as is known by `now`.
    pub fn ran(&self, now: &Moment) -> BySide<Millis> {
        self.contact.ran_until(self.back.as_ref().unwrap_or(now))
    }
}
