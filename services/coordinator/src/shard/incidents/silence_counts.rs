//! How many seats fell silent together: of a venue, and of all others. Counted once for all incidents
//! that are looked at together, so that a dark hall costs no more than its seats.

use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_tournament::ids::{BoardId, VenueId};
use adoube_tournament::incident::cause::Subject;
use adoube_tournament::time::{Millis, Time};

use crate::shard::Shard;
use crate::shard::input::Now;

/// Seats that were last heard within so long of each other fell silent together.
const TOGETHER: Millis = Millis(1_500);

/// Contacts before this say nothing of a silence whose links are still read.
const LATELY: Millis = Millis::from_seconds(120);

/// The seats that are played at, of one venue or of all.
#[derive(Debug, Default)]
struct Count {
    seats: u32,
    /// When those that are away were last heard, ascending.
    away: Vec<Time>,
    /// When a seat was last heard before each of its silences of late, ascending; also of seats that
    /// are back.
    fell: Vec<Time>,
    /// Two of them that one seat had shortly after each other.
    twice: Vec<(Time, Time)>,
}

/// Seats that fell silent together, and of how many that were being played at.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LostSeats {
    pub(super) lost: u32,
    pub(super) of: u32,
}

impl Count {
    /// How many fell with a silence that began then, and of how many: each seat once.
    fn with(&self, from: Time) -> LostSeats {
        let (first, last) = (from - TOGETHER, from + TOGETHER);
        let before = |times: &[Time], end: Time| times.partition_point(|at| *at < end);
        let after_last = self.fell.partition_point(|at| *at <= last);
        let fell = after_last - before(&self.fell, first);
        let within = |at: Time| first <= at && at <= last;
        let twice = self
            .twice
            .iter()
            .filter(|(one, other)| within(*one) && within(*other));
        let seats = count(fell.saturating_sub(twice.count()));
        let gone = count(before(&self.away, first));
        LostSeats {
            lost: seats,
            of: self.seats.saturating_sub(gone).max(seats),
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The seats of a tournament that are played at.
#[derive(Debug, Default)]
pub(super) struct Tally {
    all: Count,
    venues: BTreeMap<VenueId, Count>,
}

impl Tally {
    fn add(&mut self, venue: &VenueId, note: impl Fn(&mut Count)) {
        note(&mut self.all);
        if let Some(count) = self.venues.get_mut(venue) {
            note(count);
        } else {
            note(self.venues.entry(venue.clone()).or_default());
        }
    }

    /// At a venue, and at all others.
    fn with(&self, venue: &VenueId, from: Time) -> (LostSeats, LostSeats) {
        let here = self.venues.get(venue).map(|count| count.with(from));
        let (here, all) = (here.unwrap_or_default(), self.all.with(from));
        let others = LostSeats {
            lost: all.lost.saturating_sub(here.lost),
            of: all.of.saturating_sub(here.of),
        };
        (here, others)
    }
}

impl Shard {
    /// Seats that fell silent with a silence, and those that were being played at: at the venue, and
    /// at all others. A seat that is back already fell silent all the same.
    pub(super) fn count_lost(&mut self, subject: &Subject, now: Now) -> (LostSeats, LostSeats) {
        let counted = self.incidents.tally.as_ref();
        if counted.is_none_or(|(at, _)| *at != now.real) {
            let tally = self.tally(now);
            self.incidents.tally = Some((now.real, tally));
        }
        let tally = self.incidents.tally.as_ref();
        let lost = tally.map(|(_, tally)| tally.with(&subject.venue, subject.from));
        lost.unwrap_or_default()
    }

    fn tally(&self, now: Now) -> Tally {
        let mut tally = Tally::default();
        let boards = self.state.boards.values();
        for board in boards.filter(|board| board.is_under_way()) {
            for side in Side::ALL {
                let away = board
                    .away(side)
                    .map(|away| self.unscaled(away.last_contact));
                tally.add(&board.seat(side).venue, |count| {
                    count.seats += 1;
                    count.away.extend(away);
                });
            }
        }
        self.tally_fallen(now, &mut tally);
        tally.all.away.sort_unstable();
        for count in tally.venues.values_mut() {
            count.away.sort_unstable();
        }
        tally
    }

    /// In the order of their times.
    fn tally_fallen(&self, now: Now, tally: &mut Tally) {
        let mut last: BTreeMap<(BoardId, Side), Time> = BTreeMap::new();
        let since = now.game - self.scaled(LATELY);
        for (at, id, side) in self.incidents.register.fallen_since(since) {
            let board = self.state.boards.get(&id);
            let Some(board) = board.filter(|board| board.is_under_way()) else {
                continue;
            };
            let at = self.unscaled(at);
            let before = last.insert((id, side), at);
            tally.add(&board.seat(side).venue, |count| {
                count.fell.push(at);
                count.twice.extend(before.map(|before| (before, at)));
            });
        }
    }
}
