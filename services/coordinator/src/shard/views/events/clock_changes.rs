//! Clocks that are stopped, started or set.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::event::{ClockAdjusted, Outage, Paused, Penalised};
use adoube_tournament::clock::Reading;
use adoube_tournament::time::Time;

use super::seat;
use crate::shard::views::shown::Shown as _;
use crate::shard::views::{clocks, or_empty, paused_by, penalties};

pub(super) fn paused(event: &Paused, actor: &Actor) -> v1::Paused {
    paused_by(&event.cause, actor.office())
}

pub(super) fn adjusted(event: &ClockAdjusted, at: Time) -> v1::ClockAdjusted {
    let (before, after) = (counters(&event.before), counters(&event.clocks));
    let counted = before != after;
    let (control_before, control) = match &event.control {
        None => (String::new(), String::new()),
        Some(change) => (change.before.to_string(), change.after.to_string()),
    };
    v1::ClockAdjusted {
        before: Some(clocks(&event.before, at)),
        reason: event.reason.clone(),
        control_before,
        control,
        counters_before: counted.then_some(before),
        counters: counted.then_some(after),
    }
}

pub(in crate::shard::views) fn counters(reading: &Reading) -> v1::Counters {
    let BySide { white, black } = reading.sides;
    v1::Counters {
        white_period: u32::from(white.period) + 1,
        white_moves: white.moves.into(),
        black_period: u32::from(black.period) + 1,
        black_moves: black.moves.into(),
    }
}

pub(super) fn penalised(event: &Penalised, by: String, at: Time) -> v1::Penalised {
    let ruling = &event.ruling;
    v1::Penalised {
        seat: seat(ruling.side),
        penalties: ruling.penalties.iter().map(penalties::wire).collect(),
        article: ruling.article.clone(),
        reason: ruling.reason.clone(),
        before: event.clocks.as_ref().map(|set| clocks(&set.before, at)),
        by,
        proposed_by: or_empty(event.proposed_by.as_ref()),
    }
}

pub(super) fn outage(event: &Outage, at: Time) -> v1::Outage {
    v1::Outage {
        from: event.from.0,
        until: at.0,
        cause: event.cause.shown(),
    }
}
