//! Where thousands of games are played, none of them is in the processor's caches when its next move comes. What a move
//! needs lies in dozens of places: read one after the other where each is needed, the processor waits for each of them.

use std::hint::black_box;

use adoube_chess::Side;

use super::Board;

impl Board {
    /// Reads one word in most of the places that a move needs, and uses none: they are fetched at the same time, and also
    /// at the same time as those of other boards.
    pub fn read_ahead(&self) {
        let (line, clocks, seats) = (&self.game.line, &self.clocks, &self.seats);
        black_box((
            line.read_ahead(),
            self.game.last_san.as_str().len(),
            self.game.choices.seen,
            self.game.move_times.back(),
            self.game.position_set,
        ));
        black_box((
            clocks.clock.shown(),
            clocks.clock.since(),
            clocks.credits,
            clocks.timeline.read_ahead(),
            clocks.set_by_hand.len(),
        ));
        black_box((
            seats.waiting,
            seats.last_contact,
            seats.checks,
            seats.seat_moves.len(),
        ));
        black_box((
            self.play.stopped.locally,
            self.outcome.flags.len(),
            self.rulings.done.len(),
            self.undone.len(),
            self.opened_at,
            self.stream.sequence,
            self.stream.signed,
            self.stream.answered.latest(),
            self.stream.change,
            self.stream.part_changes.read_ahead(),
        ));
        let terms = &self.opened.terms;
        black_box((terms.lag, terms.away, terms.before, terms.win_halves));
        for side in Side::ALL {
            let seat = self.seat(side);
            for name in [seat.person.as_str(), seat.device.as_str()] {
                black_box(name.as_bytes().first().copied());
            }
        }
    }
}
