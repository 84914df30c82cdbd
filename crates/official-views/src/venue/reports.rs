//! What devices and venue nodes report in English, in the reader's language.

use adoube_proto::v1::{IntentFate, IntentView, OrderView, UplinkState};
use adoube_user_text::server_sentences;

use crate::catalogue;

/// What a device or its node reports of an order (`wall-order-why`), of itself (`wall-seen`) or of its lock (`pages-held`), in
/// the reader's language; orders and lists have sentences about the lock too.
pub(super) fn reported(family: &str, english: &str) -> String {
    let told = server_sentences::reported(family, english);
    server_sentences::reported("pages-held", &told)
}

/// Why an order came to nothing, or what the device answered.
pub(super) fn of_order(order: &OrderView) -> String {
    reported("wall-order-why", &order.detail)
}

/// Why it was refused, or that it was done all the same.
pub(super) fn of_request(view: &IntentView) -> String {
    if catalogue::translated().is_none() || view.detail.is_empty() {
        return view.detail.clone();
    }
    match (view.fate(), &view.refusal) {
        (IntentFate::Accepted, _) if view.withdrawn_by.is_empty() => {
            catalogue::text("wall-intents-done-expired")
        }
        (IntentFate::Accepted, _) => catalogue::text("wall-intents-done-withdrawn"),
        (_, Some(refusal)) => catalogue::refusal(refusal).text,
        (_, None) => view.detail.clone(),
    }
}

/// Why the connection to the coordinator ended.
pub(super) fn of_uplink(uplink: &UplinkState) -> String {
    let cut = uplink.cut().word();
    let told = server_sentences::sentence("wall-uplink-cut", cut, []);
    told.unwrap_or_else(|| uplink.why.clone())
}
