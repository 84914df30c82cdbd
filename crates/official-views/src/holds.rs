//! Pauses of a whole venue or round: when they begin, while they last, and once they are over.

use adoube_proto::v1::{HoldView, Role};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use crate::catalogue::filled;
use crate::officials;
use crate::words::yes_or_no;

/// As the messages choose by it.
pub const fn scope(venue: &str) -> &'static str {
    if venue.is_empty() { "all" } else { "venue" }
}

/// A hold that is on: `hold 2, boards of madrid, by the Chief Arbiter (O 19.6): fire alarm`.
pub fn line(hold: &HoldView) -> String {
    filled(&of_line(hold, CatalogueMessage::new("cli-hold-line")))
}

/// With the arguments of the line.
fn of_line(hold: &HoldView, message: CatalogueMessage) -> CatalogueMessage {
    let office = match Role::word_of(hold.office) {
        "" => "none",
        office => office,
    };
    message
        .text("hold", hold.hold)
        .text("scope", scope(&hold.venue))
        .text("venue", &hold.venue)
        .text("office", office)
        .text("by", &hold.by)
        .text("article", &hold.article)
        .text("given", yes_or_no(!hold.reason.is_empty()))
        .text("reason", &hold.reason)
}

/// That a hold began, or is over.
pub fn news(hold: &HoldView) -> String {
    if !hold.ended {
        return alarm(hold);
    }
    let by = officials::told(&hold.ended_by, Role::word_of(hold.ended_office));
    let message = CatalogueMessage::new("cli-hold-ended")
        .text("hold", hold.hold)
        .text("scope", scope(&hold.venue))
        .text("venue", &hold.venue)
        .text("by-known", yes_or_no(!by.is_empty()))
        .text("by", by)
        .text("reason", &hold.ended_reason);
    filled(&message)
}

/// A hold that is on, where it is to be seen at once: of a venue not everybody is stopped.
pub fn alarm(hold: &HoldView) -> String {
    filled(&of_line(hold, CatalogueMessage::new("cli-hold-alarm")))
}

/// A hold for programs.
pub fn object(hold: &HoldView) -> Value {
    json!({
        "round": hold.round, "hold": hold.hold, "venue": hold.venue, "article": hold.article,
        "reason": hold.reason, "by": hold.by, "office": Role::word_of(hold.office), "since": hold.since, "ended": hold.ended,
        "ended_reason": hold.ended_reason, "ended_by": hold.ended_by, "ended_office": Role::word_of(hold.ended_office),
    })
}
