//! Clocks that an arbiter sets, and what becomes of the move in hand.

use adoube_chess::BySide;

use super::clocks::wrong_clock;
use crate::board::Board;
use crate::board::ruling::Basis;
use crate::board::time_audit::effective_rulings::signed;
use crate::clock::{MAX_CLOCK, Reading};
use crate::refusal::Refusal;
use crate::time::Millis;

impl Board {
    /// The reading standing in the same position, with other times. Where a move has free time, the move in
    /// hand begins anew: all of it is free again. Elsewhere what was thought about it stays but for what its
    /// player gets back, so that its record tells what it took; a penalty or a compensation is no part of it.
    pub(super) fn set_to(
        &self,
        clocks: Reading,
        times: BySide<Millis>,
        basis: &Basis,
    ) -> Result<Reading, Refusal> {
        let set = with_times(clocks, times)?;
        let side = self.game.line.position().side_to_move();
        if self.clocks.clock.extra_of(side, &clocks).has_free_time() {
            return Ok(set);
        }
        let forward = signed(set.remaining(side)).saturating_sub(signed(clocks.remaining(side)));
        let mut back = forward.saturating_sub(basis.besides(side));
        if basis.clocks.are_typed() {
            // Whoever typed less took off time, and did not say that more was thought.
            back = back.max(0);
        }
        let thought = signed(clocks.thought).saturating_sub(back).max(0);
        Ok(Reading {
            thought: Millis(thought.unsigned_abs()),
            ..set
        })
    }
}

/// The reading standing, with other times. The move in hand begins anew: its delay is whole.
pub(super) fn with_times(mut clocks: Reading, times: BySide<Millis>) -> Result<Reading, Refusal> {
    let wrong = |time: &Millis| *time == Millis::ZERO || *time > MAX_CLOCK;
    if times.iter().any(wrong) {
        return Err(wrong_clock());
    }
    for (shown, time) in clocks.sides.iter_mut().zip(times) {
        shown.remaining = time;
    }
    clocks.running = None;
    clocks.thought = Millis::ZERO;
    Ok(clocks)
}
