//! Rulings that were carried out.

use std::collections::BTreeMap;

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_proto::v1::board_event::Event as Wire;
use adoube_tournament::board::event::Ruled;
use adoube_tournament::board::{Board, Remedy};
use adoube_tournament::ids::{PersonId, RulingRef};
use adoube_tournament::time::{Millis, Time};

use crate::shard::views::{clocks, or_empty};

pub(super) fn ruled(event: &Ruled, board: &Board, at: Time) -> v1::Ruled {
    let [deducted, added] = match &event.remedy {
        Remedy::Resume { basis, .. } => [basis.deducted, basis.added],
        Remedy::Restart { .. } | Remedy::Result { .. } | Remedy::Postpone => {
            [BySide::both(Millis::ZERO); 2]
        }
    };
    let earlier = board.ruling_before(event.ruling);
    let (in_place_of, on_top_of) = match earlier.map(|done| (done.ruling.ruling, done.effect)) {
        None => (0, 0),
        Some((number, did)) if did.stays_under(&event.remedy) => (0, number),
        Some((number, _)) => (number, 0),
    };
    let remedy = match &event.remedy {
        Remedy::Resume { .. } => v1::Remedy::Resume,
        Remedy::Restart { .. } => v1::Remedy::Restart,
        Remedy::Result { .. } => v1::Remedy::Result,
        Remedy::Postpone => v1::Remedy::Postpone,
    };
    v1::Ruled {
        incident: event.ruling.incident,
        ruling: event.ruling.ruling,
        remedy: remedy.into(),
        article: event.article.clone(),
        reason: event.reason.clone(),
        start_in: event.start_in.0,
        before: Some(clocks(&event.before, at)),
        by: or_empty(event.by.as_ref()),
        white_deducted: deducted.white.0,
        black_deducted: deducted.black.0,
        white_added: added.white.0,
        black_added: added.black.0,
        in_place_of,
        on_top_of,
        seconded_by: or_empty(event.seconded_by.as_ref()),
        // A board does not know: its incident does.
        delegated_by: String::new(),
        cites: event.cites.clone(),
    }
}

/// Says with a ruling who delegated the right to give it, where that was so.
pub fn name_delegation(event: &mut v1::BoardEvent, delegated: &BTreeMap<RulingRef, PersonId>) {
    let Some(Wire::Ruled(ruled)) = &mut event.event else {
        return;
    };
    let reference = RulingRef {
        incident: ruled.incident,
        ruling: ruled.ruling,
    };
    if let Some(person) = delegated.get(&reference) {
        ruled.delegated_by = person.to_string();
    }
}
