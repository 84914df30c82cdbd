//! Arbitrary outages of boards, time that is given, and marks of scoresheets.

use adoube_chess::BySide;
use adoube_tournament::board::Event;
use adoube_tournament::board::event::{BoardOutage, ScoresheetMarked, TimeAdded};
use adoube_tournament::time::{Millis, Time};
use proptest::prelude::*;

use super::arbitrary::text;
use super::board::{clocks, side};
use super::remedy::spans;

pub(crate) fn board_outage() -> impl Strategy<Value = BoardOutage> {
    any::<(u64, u64)>().prop_map(|(since, charged)| BoardOutage {
        since: Time(since),
        charged: Millis(charged),
    })
}

pub(crate) fn time_added() -> impl Strategy<Value = Event> {
    (any::<(u64, u64)>(), clocks(), text(), spans()).prop_map(
        |((white, black), clocks, reason, gives_back)| {
            Event::TimeAdded(TimeAdded {
                added: BySide::new(Millis(white), Millis(black)),
                clocks,
                reason,
                gives_back,
            })
        },
    )
}

pub(crate) fn scoresheet_marked() -> impl Strategy<Value = Event> {
    (side(), any::<bool>(), text()).prop_map(|(side, present, note)| {
        Event::ScoresheetMarked(ScoresheetMarked {
            side,
            present,
            note,
        })
    })
}
