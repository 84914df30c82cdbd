//! Clocks that an official set by hand during a silence or after it, before it was ruled on: a line each, so
//! that nobody has to find them in a sum.

use adoube_proto::v1::{ManualClockChange, Role, SetByHandView, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::control_words::notation_of;
use serde_json::{Value, json};

use super::texts::{self, filled, yes_or_no};
use super::times::Times;
use crate::text;

/// The label that the line begins with.
pub(super) fn label(set: &SetByHandView) -> &'static str {
    match set.how() {
        ManualClockChange::Added => "added",
        ManualClockChange::Restored => "restored",
        ManualClockChange::Reopened => "reopened",
        ManualClockChange::Unspecified
        | ManualClockChange::Corrected
        | ManualClockChange::Penalty => "set",
    }
}

/// `14:00:01.000  White 0:20:00 → 0:25:00 (+0:05:00), Black 0:18:02, unchanged; by the Chief Arbiter, Chief, Ada:
/// set wrongly`.
pub(super) fn line(set: &SetByHandView, times: &Times) -> String {
    let (before, after) = (
        set.before.unwrap_or_default(),
        set.after.unwrap_or_default(),
    );
    let control = match set.time_control.as_str() {
        "" => String::new(),
        control => notation_of(control),
    };
    let message = CatalogueMessage::new("cli-incident-set")
        .text("at", times.at(set.at))
        .text("white", change(Side::White, before.white, after.white))
        .text("black", change(Side::Black, before.black, after.black))
        .text("control-given", yes_or_no(!control.is_empty()))
        .text("control", control)
        .text("by-given", yes_or_no(!set.by.is_empty()))
        .text("role", Role::word_of(set.role))
        .text("by", &set.by)
        .text("reason", &set.reason);
    filled(&message)
}

/// In whole seconds, as the moments have it; to the millisecond where it is less than that.
fn change(side: Side, before: u64, after: u64) -> String {
    let is_small = before != after && before / 1000 == after / 1000;
    let name = texts::side(side);
    text::change(&name, before, after, if is_small { 3 } else { 0 })
}

pub(super) fn value(set: &SetByHandView) -> Value {
    let (before, after) = (
        set.before.unwrap_or_default(),
        set.after.unwrap_or_default(),
    );
    json!({
        "at": set.at,
        "how": ManualClockChange::word_of(set.how),
        "by": set.by,
        "role": Role::word_of(set.role),
        "white_before_ms": before.white,
        "black_before_ms": before.black,
        "white_ms": after.white,
        "black_ms": after.black,
        "time_control": (!set.time_control.is_empty()).then_some(&set.time_control),
        "reason": set.reason,
    })
}
