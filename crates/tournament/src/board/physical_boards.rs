//! The physical boards of a game's players.

use adoube_chess::{BySide, Placement, Side};

use super::event::{BoardOutage, Requirement};
use super::lazy_box::Blank;
use super::time_audit::intervals;
use super::{Board, Phase, Span};
use crate::note::{Note, note};
use crate::physical_board::{BoardMake, BoardMakes, Comparison, Necessity, compare};
use crate::time::{Millis, Time};

/// A player's physical board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PhysicalBoard {
    /// What is on it; none while it is not connected.
    pub(super) placement: Option<Placement>,
    pub(super) was_connected: bool,
    pub(super) make: Option<BoardMake>,
    /// The player's last half-move.
    pub(super) own_ply: u32,
    /// Since when it has not been connected or, after it followed the game, has not shown the player's last move.
    pub(super) failing_since: Option<Time>,
    /// The last stretch of time in which it cost time, as long as no time was given to the player since.
    pub(super) last_outage: Option<Span>,
    /// The difference that it shows now, if the arbiters were told of it.
    pub(super) difference: Option<BoardDifference>,
    /// Whether it has shown a position of the game since an official last set the position, or since it was connected.
    pub(super) has_followed: bool,
    pub(super) requirement: Requirement,
    /// Whether the player's scoresheet was there after the game; none while nobody has looked.
    pub(super) scoresheet: Option<bool>,
}

impl PhysicalBoard {
    const NONE: Self = Self {
        placement: None,
        was_connected: false,
        make: None,
        own_ply: 0,
        failing_since: None,
        last_outage: None,
        difference: None,
        has_followed: false,
        requirement: Requirement::Required,
        scoresheet: None,
    };
}

impl Blank for BySide<PhysicalBoard> {
    const BLANK: &'static Self = &Self::both(PhysicalBoard::NONE);
}

/// How a player's physical board is not as the event asks, which the Chief Arbiter may accept by waiving the player's checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardDeviation {
    /// Its make does not count; none where it is not known.
    OtherMake(Option<BoardMake>),
    /// Every player must have one, the game has not begun, and none is connected.
    NotConnected,
}

impl Board {
    /// How a player's physical board is not as the event asks, and was not accepted.
    pub fn board_deviation(&self, side: Side) -> Option<BoardDeviation> {
        let boards = self.opened.terms.physical_boards?;
        if self.is_finished() || self.checks(side).is_waived() {
            return None;
        }
        let board = &self.seats.physical[side];
        match board.placement {
            Some(_) if boards.makes.count(board.make) => None,
            Some(_) => Some(BoardDeviation::OtherMake(board.make)),
            None if boards.necessity == Necessity::Obligatory
                && self.play.phase == Phase::Waiting =>
            {
                Some(BoardDeviation::NotConnected)
            }
            None => None,
        }
    }

    /// Why the game cannot begin with the player's board as it is; none once it has begun, and where the event asks for no
    /// checks.
    pub fn board_hindrance(&self, side: Side) -> Option<BoardDeviation> {
        let is_asked = self.opened.terms.before.checks && self.play.phase == Phase::Waiting;
        self.board_deviation(side).filter(|_| is_asked)
    }

    /// Whether a player's board that is connected shows the position with which the game begins, as long as it has not begun.
    pub fn is_set_up(&self, side: Side) -> bool {
        let status = self.physical_board(side).filter(|board| {
            self.play.phase == Phase::Waiting && board.requirement == Requirement::Required
        });
        let compared = status.and_then(|board| board.comparison);
        !matches!(compared, Some(Comparison::Differs { .. }))
    }

    /// The makes of board that count in this game.
    pub fn makes_that_count(&self) -> BoardMakes {
        let boards = self.opened.terms.physical_boards;
        boards.map_or(BoardMakes::ANY, |boards| boards.makes)
    }

    /// The deviation in words, for whoever accepts it.
    pub(super) fn board_deviation_note(&self, side: Side) -> Option<Note> {
        let makes = self.opened.terms.physical_boards?.makes;
        let counting: Vec<_> = makes.list().map(BoardMake::name).collect();
        let counting = counting.join(", ");
        let (word, text, make) = match self.board_deviation(side)? {
            BoardDeviation::NotConnected => (
                "board-not-connected",
                format!("{side} has no board connected, but every player must have one"),
                None,
            ),
            BoardDeviation::OtherMake(None) => (
                "board-of-unknown-make",
                format!("the make of {side}'s board is unknown; accepted makes: {counting}"),
                None,
            ),
            BoardDeviation::OtherMake(Some(make)) => (
                "board-of-other-make",
                format!(
                    "{side}'s board is a {}; accepted makes: {counting}",
                    make.name()
                ),
                Some(make),
            ),
        };
        let note = note!(word => "{text}", side = side.word()).and("makes", counting);
        Some(match make {
            Some(make) => note.and("make", make.name().to_owned()),
            None => note,
        })
    }
}

impl Board {
    /// Whether the player had a physical board connected.
    pub fn had_physical_board(&self, side: Side) -> bool {
        self.seats.physical[side].was_connected
    }

    /// How long a player's board has kept them from moving until `now`; none where it does not.
    pub fn board_outage(&self, side: Side, now: Time) -> Option<BoardOutage> {
        let board = &self.seats.physical[side];
        let fails = match board.placement {
            None => board.was_connected,
            Some(_) => self.stands_on_board(side).is_err(),
        };
        let counts = fails && self.is_under_way() && board.requirement == Requirement::Required;
        let since = board.failing_since.filter(|_| counts)?;
        let during = Span {
            from: since.max(self.began()),
            to: now,
        };
        let charges = self.clocks.timeline.charges();
        Some(BoardOutage {
            since,
            charged: charges.ran(side, during, &self.clocks.clock),
        })
    }

    /// What the outage of a player's board cost them until `now`, and what of it an arbiter may give back.
    pub fn lost_to_board(&self, side: Side, outage: BoardOutage, now: Time) -> BoardLoss {
        let during = Span {
            from: outage.since.max(self.began()),
            to: now,
        };
        let charged = self.charged(now);
        let away = self.absent_intervals(side, now);
        let ran = self.refundable(side, during, now);
        let time = intervals::length(&ran);
        let while_away = intervals::common(&charged.when(side, &[during]), &away);
        let while_away = intervals::length(&while_away);
        BoardLoss {
            time,
            ran,
            while_away,
            settled: outage.charged.less(time + while_away),
        }
    }

    /// When a player's clock ran, as far as that time may be given back beside all rulings: not what was given back, nor
    /// what ran before an arbiter set the clock, nor while they were disconnected, on which an incident decides.
    fn refundable(&self, side: Side, during: Span, now: Time) -> Vec<Span> {
        let (charged, rulings) = (
            self.charged(now),
            self.clocks.effective_rulings.without(None, side),
        );
        let ran = intervals::since(&charged.when(side, &[during]), rulings.settled);
        let ran = intervals::without(&ran, &charged.when(side, &rulings.spans));
        intervals::without(&ran, &self.absent_intervals(side, now))
    }

    /// What the last outage of a player's board cost them, as far as an arbiter may still give it back; none where the player
    /// was given time since.
    pub fn last_board_loss(&self, side: Side, now: Time) -> Option<Millis> {
        let last = self.seats.physical[side].last_outage?;
        let time = intervals::length(&self.refundable(side, last, now));
        Some(time).filter(|time| *time > Millis::ZERO)
    }
}

/// What the outage of a physical board cost its player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardLoss {
    /// What an arbiter may give back.
    pub time: Millis,
    /// When the player's clock ran of that.
    pub ran: Vec<Span>,
    /// For how long it ran beside that while the player was disconnected: an incident decides on it.
    pub while_away: Millis,
    /// For how long beside both: it was given back already, or an arbiter set the clock since.
    pub settled: Millis,
}

/// A difference that the arbiters were told of (O 20.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardDifference {
    /// When they were told.
    pub since: Time,
    /// How many half-moves had been made then.
    pub ply: u32,
}

/// A player's physical board as it was last reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhysicalBoardStatus {
    /// What is on it; none while it is not connected.
    pub placement: Option<Placement>,
    /// That, compared with the game; none while it is not connected.
    pub comparison: Option<Comparison>,
    /// Whether the player's moves wait for it.
    pub requirement: Requirement,
    /// The difference that arbiters are to see to: until it is gone, the requirement is lifted or the game is over.
    pub difference: Option<BoardDifference>,
}

impl Board {
    /// A player's physical board; none where the event has none.
    pub fn physical_board(&self, side: Side) -> Option<PhysicalBoardStatus> {
        self.opened.terms.physical_boards?;
        let board = &self.seats.physical[side];
        Some(PhysicalBoardStatus {
            placement: board.placement,
            comparison: board
                .placement
                .map(|placement| compare(&self.game.line, &placement)),
            requirement: board.requirement,
            difference: self.board_difference(side),
        })
    }

    /// Whether a player's physical board is connected.
    pub fn has_physical_board(&self, side: Side) -> bool {
        self.seats.physical[side].placement.is_some()
    }

    /// The difference of a player's physical board that arbiters are to see to.
    pub fn board_difference(&self, side: Side) -> Option<BoardDifference> {
        let board = &self.seats.physical[side];
        board
            .difference
            .filter(|_| !self.is_finished() && board.requirement == Requirement::Required)
    }

    /// Whether a player's moves wait for their physical board; none where they need none and never connected one.
    pub fn board_requirement(&self, side: Side) -> Option<Requirement> {
        let boards = self.opened.terms.physical_boards?;
        let board = &self.seats.physical[side];
        let is_used = board.was_connected || board.requirement == Requirement::Lifted;
        let is_needed = boards.necessity == Necessity::Obligatory;
        (is_used || is_needed).then_some(board.requirement)
    }
}
