//! A record that brings a player back from his leave says so, whatever else it tells.

use adoube_proto::v1::BoardEvent;
use adoube_proto::v1::board_event::Event;
use adoube_user_text::text;

use super::{of_record, side};

/// The comment that a record leaves in the score; none for what needs no saying.
pub fn of(event: &BoardEvent) -> Option<String> {
    let told = [of_record(event), back(event)];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// That an official saw him is a sentence of its own.
fn back(event: &BoardEvent) -> Option<String> {
    let of = event.back?;
    let seen = matches!(event.event, Some(Event::LeaveEnded(_)));
    (!seen).then(|| {
        let away = text::show_span(event.time.saturating_sub(of.since));
        format!("{} is back from leave, after {away}.", side(of.seat()))
    })
}
