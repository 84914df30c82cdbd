//! What incidents and rulings say, in the reader's language.

use adoube_proto::v1::{CauseCertainty, LossSign, RulingKind, Side};
use adoube_proto::words;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::incident::cause::Cause;

pub(super) use crate::catalogue::{filled, text};

/// As a message chooses its text by whether something is so.
pub(super) const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// What a line begins with, such as `last contact`.
pub(super) fn label(label: &str) -> String {
    filled(&CatalogueMessage::new("cli-incident-label").text("label", label))
}

/// The same as the first column of several lines.
pub(super) fn column(name: &str) -> String {
    format!("{:<13}", label(name))
}

/// `White`.
pub(super) fn side(side: Side) -> String {
    filled(&CatalogueMessage::new("cli-side").text("side", side.word()))
}

/// `resume`.
pub(super) fn kind(kind: i32) -> String {
    filled(&CatalogueMessage::new("cli-ruling-kind").text("kind", RulingKind::word_of(kind)))
}

/// How sure a cause is; `None` while none is known.
pub(super) fn certainty(certainty: i32) -> Option<String> {
    match CauseCertainty::try_from(certainty) {
        Ok(CauseCertainty::Unspecified | CauseCertainty::Unknown) => None,
        Ok(CauseCertainty::Likely) => Some(text("officials-certainty-likely")),
        Ok(CauseCertainty::Certain) => Some(text("officials-certainty-certain")),
        Err(_) => Some(words::UNKNOWN.to_owned()),
    }
}

/// A cause by its word; as the server says it where this version does not know the word.
pub(super) fn cause(word: &str, english: &str) -> String {
    let id = match Cause::from_name(word) {
        Some(Cause::PageDied) => "officials-cause-page-died",
        Some(Cause::DeviceSuspended) => "officials-cause-device-suspended",
        Some(Cause::DeviceRestarted) => "officials-cause-device-restarted",
        Some(Cause::AgentRestarted) => "officials-cause-agent-restarted",
        Some(Cause::DeviceLeft) => "officials-cause-device-left",
        Some(Cause::DeviceAbsent) => "officials-cause-device-absent",
        Some(Cause::DeviceOffNetwork) => "officials-cause-device-off-network",
        Some(Cause::VenueNetwork) => "officials-cause-venue-network",
        Some(Cause::VenueUplink) => "officials-cause-venue-uplink",
        Some(Cause::CoordinatorOutage) => "officials-cause-coordinator-outage",
        Some(Cause::Unknown) | None => return english.to_owned(),
    };
    text(id)
}

/// What looks the same as a cause; as the server says it where the cause has no text for that.
pub(super) fn alike(cause: &str, english: &str) -> String {
    let id = match Cause::from_name(cause) {
        Some(Cause::CoordinatorOutage) => "officials-alike-coordinator-outage",
        Some(Cause::DeviceOffNetwork) => "officials-alike-device-off-network",
        Some(Cause::VenueNetwork) => "officials-alike-venue-network",
        Some(Cause::VenueUplink) => "officials-alike-venue-uplink",
        Some(
            Cause::PageDied
            | Cause::DeviceSuspended
            | Cause::DeviceRestarted
            | Cause::AgentRestarted
            | Cause::DeviceLeft
            | Cause::DeviceAbsent
            | Cause::Unknown,
        )
        | None => return english.to_owned(),
    };
    text(id)
}

/// How a disconnection was noticed.
pub(super) fn sign(sign: i32) -> String {
    let id = match LossSign::try_from(sign) {
        Ok(LossSign::Silence) => "officials-noticed-silence",
        Ok(LossSign::Reset) => "officials-noticed-reset",
        Ok(LossSign::LastWill) => "officials-noticed-last-will",
        Ok(LossSign::Outage) => "officials-noticed-outage",
        Ok(LossSign::Page) => "officials-noticed-page",
        Ok(LossSign::Unspecified) | Err(_) => return LossSign::word_of(sign).to_owned(),
    };
    text(id)
}
