//! What happens because time passed.

use adoube_ledger::Transaction;

use super::Shard;
use super::input::Now;

/// Real milliseconds between two alive-marks, and between two looks at the venues.
const MARK_EVERY: u64 = 1_000;

impl Shard {
    pub(super) fn tick(&mut self, now: Now) {
        if self.halted.is_some() {
            return;
        }
        self.fire_all_due(now);
        self.retry_deferred(now);
        self.check_silence(now);
        if now.real.saturating_sub(self.last_mark) >= MARK_EVERY {
            self.last_mark = now.real;
            self.mark_alive(now);
            self.tell_venues(now);
        }
    }

    fn fire_all_due(&mut self, now: Now) {
        let watermark = self.watermark();
        while let Some((_, board)) = self
            .due
            .first()
            .copied()
            .filter(|(at, _)| *at + watermark <= now.game)
        {
            let before = self.due.first().copied();
            self.fire_due(board, now);
            if self.due.first().copied() == before {
                // Nothing moved: without this a refused deadline would hold the shard for ever.
                tracing::error!(%board, "a deadline that does not pass");
                self.due.pop_first();
            }
        }
    }

    /// Says goodbye to everybody and marks the last instant that is charged.
    pub(super) fn stop(&mut self, now: Now) {
        self.fire_all_due(now);
        self.mark_alive(now);
        self.halted = Some(now.game);
        self.close_all_seats("stopping", "the coordinator stops; connect again soon", 500);
        self.close_all_venues();
    }

    /// A durable mark that the clocks were running until now: after a crash time is charged up
    /// to it and not beyond.
    fn mark_alive(&mut self, now: Now) {
        if !self
            .state
            .boards
            .values()
            .any(|board| board.clock().running().is_some())
        {
            return;
        }
        let name = alive_slot(self.state.tournament.as_str());
        self.submit(Transaction::slot(name, now.game.0.to_be_bytes()));
    }
}

/// The slot that holds a tournament's alive-mark: coordinator time, milliseconds, big-endian.
pub fn alive_slot(tournament: &str) -> String {
    format!("t/{tournament}/alive")
}
