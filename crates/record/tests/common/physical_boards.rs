//! Arbitrary outages of boards, and marks of scoresheets.

use adoube_tournament::board::Event;
use adoube_tournament::board::event::{BoardOutage, ScoresheetMarked};
use adoube_tournament::time::{Millis, Time};
use proptest::prelude::*;

use super::arbitrary::text;
use super::board::side;

pub(crate) fn board_outage() -> impl Strategy<Value = BoardOutage> {
    any::<(u64, u64)>().prop_map(|(since, charged)| BoardOutage {
        since: Time(since),
        charged: Millis(charged),
    })
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
