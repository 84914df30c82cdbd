//! What the coordinator wants an official to look at, in the reader's language.

use adoube_proto::v1::{AlarmedCall, AlarmedIncident, Role, Side, VenueAlarm};
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::catalogue::filled;
use crate::incidents::texts;
use crate::text;

/// What is the matter, and who is on the way to a call.
pub(super) fn alarm_text(alarm: &VenueAlarm) -> String {
    if let Some(call) = &alarm.call {
        return with_coming(&call_text(call), call);
    }
    if let Some(incident) = &alarm.incident {
        return incident_text(incident);
    }
    match &alarm.physical_board {
        Some(board) => {
            let differs = CatalogueMessage::new("cli-venue-board-differs");
            filled(&differs.text("who", player(board.seat(), &board.name)))
        }
        None => alarm.text.clone(),
    }
}

/// The text of a call, with the official who is on the way.
pub(super) fn with_coming(text: &str, call: &AlarmedCall) -> String {
    if call.coming_by.is_empty() {
        return text.to_owned();
    }
    let coming = CatalogueMessage::new("cli-venue-on-the-way")
        .text("alarm", text)
        .text("who", &call.coming_by)
        .text("office", Role::word_of(call.coming_office));
    filled(&coming)
}

fn call_text(call: &AlarmedCall) -> String {
    let asks = match (call.leave, call.objection) {
        (true, _) => CatalogueMessage::new("officials-alarm-asks-leave"),
        (false, Some(result)) => CatalogueMessage::new("officials-alarm-objects").text(
            "result",
            text::show_result(result.white_halves, result.black_halves),
        ),
        (false, None) => CatalogueMessage::new("officials-alarm-calls"),
    };
    let asks = asks.text("who", player(call.seat(), &call.name));
    filled(&asks) + &text::after_colon(&call.reason)
}

/// `White (Polgar)`; the side alone where the name was deleted.
fn player(side: Side, name: &str) -> String {
    let player = match name {
        "" => CatalogueMessage::new("side"),
        name => CatalogueMessage::new("cli-venue-caller").text("name", name),
    };
    filled(&player.text("side", side.word()))
}

fn incident_text(incident: &AlarmedIncident) -> String {
    let told = match (texts::certainty(incident.certainty), &incident.alike) {
        (None, _) => CatalogueMessage::new("cli-venue-incident"),
        (Some(certainty), alike) => {
            let cause = incident.cause();
            let told = if alike.is_empty() {
                CatalogueMessage::new("cli-venue-incident-cause")
            } else {
                let alike = texts::alike(cause, alike);
                CatalogueMessage::new("cli-venue-incident-alike").text("alike", alike)
            };
            told.text("cause", texts::cause(cause, &incident.cause_text))
                .text("certainty", certainty)
        }
    };
    let told = told.text("incident", incident.number);
    filled(&told.text("stage", texts::stage(incident.stage())))
}
