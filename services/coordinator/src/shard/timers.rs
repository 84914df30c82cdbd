//! What happens because time passed.

use adoube_ledger::Transaction;
use adoube_proto::v1::{GoodbyeReason, VenueGoodbyeReason};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

use super::input::{Failure, Now};
use super::venues::office_grants;
use super::{PendingOutput, Shard};

/// Real milliseconds between two alive-marks, and between two looks at the venues.
const MARK_EVERY: u64 = 1_000;

impl Shard {
    pub(super) fn tick(&mut self, now: Now) {
        if self.closed().is_some() {
            return;
        }
        self.fire_all_due(now);
        self.check_silence(now);
        self.look_at_incidents(now);
        if now.real.saturating_sub(self.durability.last_mark) >= MARK_EVERY {
            self.durability.last_mark = now.real;
            self.mark_alive(now);
            self.tell_venues();
            if now.real.saturating_sub(self.venues.granted_at) >= office_grants::RENEWED {
                self.tell_grants(now);
            }
        }
    }

    /// What is due on one board at its own time.
    pub(super) fn board_due(&mut self, board: BoardId, now: Now) {
        if self.closed().is_none() {
            self.fire_due(board, now);
        }
    }

    fn fire_all_due(&mut self, now: Now) {
        let watermark = self.watermark();
        while let Some((at, board)) = self.boards.due.first() {
            if at + watermark > now.game {
                return;
            }
            self.fire_due(board, now);
            self.boards.due.remove(board);
            self.index_due(board);
            if self.boards.due.first() == Some((at, board)) {
                // Nothing moved: without this a refused deadline would hold the shard for ever.
                tracing::error!(%board, "a deadline that does not pass");
                self.boards.due.skip_first();
            }
        }
    }

    /// Says goodbye to everybody and marks the last instant that is charged. What was decided
    /// before is still answered once it is durable, and the goodbye comes after it.
    pub(super) fn stop(&mut self, now: Now) {
        if self.durability.halted.is_none() {
            self.fire_all_due(now);
            self.mark_alive(now);
        }
        self.durability.stopping = true;
        self.boards.due.clear();
        for origin in self.boards.deferred.abandon() {
            let verdict = Err(Failure::Stopping);
            self.hold(PendingOutput::Answer(origin, Box::new(verdict)));
        }
        let text = "the coordinator is stopping; connect again soon";
        self.part_from_seats(GoodbyeReason::Stopping, text, 500);
        self.part_from_venues(VenueGoodbyeReason::Stopping, text, 500);
    }

    /// A durable mark that the clocks were running until now: after a crash time is charged up
    /// to it and not beyond. A running clock has a flag to fall, so it is among what is due.
    fn mark_alive(&mut self, now: Now) {
        if self.boards.due.boards() == 0 {
            return;
        }
        let name = alive_slot(self.state.tournament.as_str());
        self.submit(None, Transaction::slot(name, now.game.0.to_be_bytes()));
    }
}

impl Shard {
    /// Marks that an outage since then is being written down, a record a board; none when all of it is. Before
    /// that a start takes none of its records for a sign of life.
    pub(super) fn mark_down(&mut self, since: Option<Time>) {
        let name = down_slot(self.state.tournament.as_str());
        let value = since.map_or_else(Vec::new, |since| since.0.to_be_bytes().to_vec());
        self.submit(None, Transaction::slot(name, value));
    }
}

/// The slot that holds since when a tournament's players were not served, until all records of that are
/// written: as an alive-mark, or empty.
pub fn down_slot(tournament: &str) -> String {
    format!("t/{tournament}/down")
}

/// The slot that holds a tournament's alive-mark: coordinator time, milliseconds, big-endian.
pub fn alive_slot(tournament: &str) -> String {
    format!("t/{tournament}/alive")
}
