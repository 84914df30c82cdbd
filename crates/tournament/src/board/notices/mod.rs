//! What the players of a board have still to see, each until they have done what shows that they saw it.
//!
//! A player's page shows it (`SeatView`); nothing else depends on it.

mod apply;
pub mod calls;
pub mod clock_changes;
mod draw_offers;
mod penalties;
pub mod rulings;
pub mod seat_moves;

use adoube_chess::{BySide, Side};

use super::lazy_box::Blank;
use super::record::Record;
use super::{Board, Phase};
use calls::{CallNotice, CallNotices};
use clock_changes::{ClockChange, ClockChanges};
use draw_offers::DrawOffers;
use penalties::GamePenalties;
use rulings::{RulingNotice, RulingNotices};
use seat_moves::{SeatMoveNotice, SeatMoveNotices};

/// What the players of a board have still to see. Most games have nothing of it.
#[derive(Debug, Clone)]
pub(super) struct Notices {
    rulings: RulingNotices,
    clock_changes: ClockChanges,
    calls: BySide<CallNotices>,
    seat_moves: BySide<SeatMoveNotices>,
    draw_offers: DrawOffers,
    penalties: GamePenalties,
    /// Why the player's last premove was not played, until there is another move.
    premove_dropped: BySide<Option<String>>,
}

impl Blank for Notices {
    const BLANK: &'static Self = &Self {
        rulings: RulingNotices::NONE,
        clock_changes: ClockChanges::NONE,
        calls: BySide::new(CallNotices::NONE, CallNotices::NONE),
        seat_moves: BySide::new(SeatMoveNotices::NONE, SeatMoveNotices::NONE),
        draw_offers: DrawOffers::NONE,
        penalties: GamePenalties::NONE,
        premove_dropped: BySide::new(None, None),
    };
}

impl Board {
    /// The ruling or correction that the player has to see; none where they have seen it.
    pub fn ruling_notice(&self, side: Side) -> Option<&RulingNotice> {
        let notice = self.notices.rulings.newest()?;
        let is_playing = matches!(self.play.phase, Phase::Playing);
        (!is_playing || !notice.is_seen(side)).then_some(notice)
    }

    /// The time control of the game before, where one begins again with another.
    pub fn control_before(&self) -> Option<String> {
        let before = self.notices.rulings.control_before();
        before.map(ToString::to_string)
    }

    /// The changes of the clocks that the player has to see, oldest first.
    pub fn clock_changes_to_see(&self, side: Side) -> impl Iterator<Item = &ClockChange> {
        self.notices.clock_changes.to_see(side)
    }

    /// The player's calls that wait for an answer, a leave that lasts, and what became of the latest; by number.
    pub fn call_notices(&self, side: Side) -> &[CallNotice] {
        self.notices.calls[side].all()
    }

    /// Whether a call ended with its game; one that waits counts again where the game is resumed.
    pub fn is_call_over(&self, call: &CallNotice) -> bool {
        call.is_over && (call.answer.is_some() || self.is_finished())
    }

    /// Whether an official rejected the player's objection to the result.
    pub fn has_rejected_objection(&self, side: Side) -> bool {
        let score = self.score();
        score.is_some() && self.notices.calls[side].rejected(score)
    }

    /// That the player's seat was moved, and what a disconnection before it cost.
    pub fn seat_move_notice(&self, side: Side) -> Option<SeatMoveNotice> {
        let now = self.reading(self.last_time());
        self.notices.seat_moves[side].shown(now.remaining(side))
    }

    /// The half-moves of the game, from 1, that came with an offer of a draw.
    pub fn draw_offers(&self) -> &[u32] {
        self.notices.draw_offers.plies()
    }

    /// Whose last offer of a draw was declined, in words or by a move, until there is another move.
    pub fn draw_declined(&self) -> Option<Side> {
        self.notices.draw_offers.declined()
    }

    /// The penalties that were imposed in this game, each with the half-moves that had been made.
    pub fn game_penalties(&self) -> impl Iterator<Item = (&crate::penalty::Imposed, u32)> {
        let imposed = self.penalties().iter();
        imposed.filter_map(|imposed| {
            let ply = self.notices.penalties.ply(imposed.record)?;
            Some((imposed, ply))
        })
    }

    /// Why the player's last premove was not played, until there is another move.
    pub fn premove_dropped(&self, side: Side) -> Option<&str> {
        self.notices.premove_dropped[side].as_deref()
    }

    /// A record by which a player is back from a leave.
    pub(super) fn note_returns(&mut self, record: &Record) {
        for side in Side::ALL {
            let back = self.back_from_leave(side);
            let Some(back) = back.filter(|back| back.sequence == record.sequence) else {
                continue;
            };
            if let Some(notices) = self.notices.changed() {
                notices.calls[side].back(back.at.since(back.leave.since));
            }
        }
    }
}

#[cfg(test)]
mod tests;
