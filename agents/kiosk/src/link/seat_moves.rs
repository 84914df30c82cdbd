//! That an official moved a player's seat, and what the disconnection at the device before cost, until the player has moved.

use adoube_proto::v1::{BoardEvent, Clocks, SeatLost, SeatMoveShown, SeatMoved, Side};

use super::sides::index;

/// Both seats, White first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatMoves {
    seats: [Seat; 2],
    /// Whose clock ran by the last record, and since when, coordinator time.
    running: Option<(Side, u64)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seat {
    moved: Option<SeatMoved>,
    /// The player's last disconnection.
    lost: Option<Lost>,
}

/// The player's own clock over a disconnection, milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lost {
    /// At the last contact.
    before: u64,
    /// As it was recorded last.
    after: u64,
    /// Until the clock stops, or the player is back.
    lasts: bool,
}

impl SeatMoves {
    /// Takes in both clocks as a record has them, before what the record says.
    pub(super) fn clocks(&mut self, record: &BoardEvent) {
        let Some(clocks) = record.clocks else { return };
        for side in [Side::White, Side::Black] {
            if let Some(lost) = self.lost(side).filter(|lost| lost.lasts) {
                lost.after = of(clocks, side);
            }
        }
        let now = Some(clocks.running()).filter(|side| *side != Side::Unspecified);
        if now != self.running.map(|(side, _)| side) {
            self.running = now.map(|side| (side, record.time));
        }
    }

    pub(super) fn lose(&mut self, record: &BoardEvent, lost: &SeatLost, ran: Option<(Side, u64)>) {
        let (Some(at), Some(clocks)) = (index(lost.seat()), record.clocks) else {
            return;
        };
        let after = of(clocks, lost.seat());
        // Before that the opponent was to move.
        let since = ran.filter(|(side, _)| *side == lost.seat());
        let ran = since.map_or(0, |(_, since)| {
            record.time.saturating_sub(lost.last_contact.max(since))
        });
        self.seats[at].lost = Some(Lost {
            before: after.saturating_add(ran),
            after,
            lasts: true,
        });
    }

    /// Whose clock ran before this record.
    pub(super) const fn ran(&self) -> Option<(Side, u64)> {
        self.running
    }

    pub(super) fn back(&mut self, side: Side) {
        if let Some(lost) = self.lost(side) {
            lost.lasts = false;
        }
    }

    /// Both clocks stopped: what an arbiter gives or takes later is told by itself.
    pub(super) fn stop(&mut self) {
        self.back(Side::White);
        self.back(Side::Black);
    }

    pub(super) fn take(&mut self, moved: &SeatMoved) {
        if let Some(at) = index(moved.seat()) {
            self.seats[at].moved = Some(moved.clone());
        }
    }

    /// The player has moved: they have read it.
    pub(super) fn forget(&mut self, side: Side) {
        if let Some(at) = index(side) {
            self.seats[at] = Seat::default();
        }
    }

    /// What the player is to read.
    pub fn to_see(&self, side: Side) -> Option<SeatMoveShown> {
        let seat = &self.seats[index(side)?];
        let moved = seat.moved.as_ref()?;
        let cost = seat.lost.filter(|lost| lost.before > lost.after);
        Some(SeatMoveShown {
            from: moved.from.clone(),
            reason: moved.reason.clone(),
            clock_before: cost.map(|lost| lost.before),
            clock_after: cost.map(|lost| lost.after),
        })
    }

    fn lost(&mut self, side: Side) -> Option<&mut Lost> {
        self.seats[index(side)?].lost.as_mut()
    }
}

const fn of(clocks: Clocks, side: Side) -> u64 {
    match side {
        Side::Black => clocks.black,
        Side::White | Side::Unspecified => clocks.white,
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Moved, Paused, Resumed, board_event::Event};

    use crate::link::told::Told;

    use super::*;

    const WHITE: i32 = Side::White as i32;

    /// A record at `time` with White's clock at `white`, which runs or not.
    fn note(told: &mut Told, time: u64, white: u64, running: Side, event: &Event) {
        let clocks = Clocks {
            white,
            black: 900_000,
            running: running.into(),
            ..Clocks::default()
        };
        let record = BoardEvent {
            time,
            clocks: Some(clocks),
            ..BoardEvent::default()
        };
        told.note(&record, event, [false; 2]);
    }

    fn lost(last_contact: u64) -> Event {
        Event::SeatLost(SeatLost {
            seat: WHITE,
            last_contact,
            ..SeatLost::default()
        })
    }

    fn moved() -> Event {
        Event::SeatMoved(SeatMoved {
            seat: WHITE,
            from: "madrid-1".to_owned(),
            to: "madrid-4".to_owned(),
            reason: "its screen is dark".to_owned(),
        })
    }

    fn by(side: Side) -> Event {
        Event::Moved(Moved {
            seat: side.into(),
            ..Moved::default()
        })
    }

    fn seen(told: &Told) -> Option<(String, Option<u64>, Option<u64>)> {
        let shown = told.seat_moves.to_see(Side::White)?;
        Some((shown.from, shown.clock_before, shown.clock_after))
    }

    /// VEN-3, DIS-9: who goes on at a spare reads from where they came and what their clock lost, until they have moved.
    #[test]
    fn dis_9_who_was_moved_to_a_spare_reads_what_the_disconnection_cost() {
        let from = || "madrid-1".to_owned();
        let mut told = Told::default();
        note(&mut told, 1_000, 600_000, Side::White, &by(Side::Black));
        // Noticed three seconds after the last contact, paused seven later.
        note(&mut told, 21_000, 580_000, Side::White, &lost(18_000));
        let paused = Event::Paused(Paused::default());
        note(&mut told, 28_000, 573_000, Side::Unspecified, &paused);
        note(&mut told, 60_000, 573_000, Side::Unspecified, &moved());
        let cost = Some((from(), Some(583_000), Some(573_000)));
        assert_eq!(seen(&told), cost);
        // A ruling gives time back, and the clock runs again: that is told by itself.
        note(
            &mut told,
            90_000,
            583_000,
            Side::White,
            &Event::Resumed(Resumed::default()),
        );
        assert_eq!(seen(&told), cost);
        note(&mut told, 95_000, 578_000, Side::Black, &by(Side::White));
        assert_eq!(seen(&told), None, "they have moved");
    }

    #[test]
    fn dis_9_nothing_is_lost_in_the_opponents_turn_or_by_who_was_connected() {
        let mut told = Told::default();
        note(&mut told, 1_000, 600_000, Side::Black, &by(Side::White));
        note(&mut told, 5_000, 600_000, Side::Black, &moved());
        assert_eq!(seen(&told), Some(("madrid-1".to_owned(), None, None)));
        // Silent since before the opponent's move: only White's own time counts.
        let mut told = Told::default();
        note(&mut told, 1_000, 600_000, Side::Black, &by(Side::White));
        note(&mut told, 9_000, 600_000, Side::White, &by(Side::Black));
        note(&mut told, 10_000, 599_000, Side::White, &lost(7_000));
        note(&mut told, 11_000, 598_000, Side::White, &moved());
        let cost = Some(("madrid-1".to_owned(), Some(600_000), Some(598_000)));
        assert_eq!(seen(&told), cost);
    }
}
