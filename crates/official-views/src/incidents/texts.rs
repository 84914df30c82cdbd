//! What incidents and rulings say, in the reader's language.

use adoube_proto::v1::{CauseCertainty, IncidentCause, LossSign, RulingKind, Side};
use adoube_proto::words;
use adoube_tournament::catalogue_message::CatalogueMessage;

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

/// A cause; as the server says it where this version does not know it.
pub(super) fn cause(cause: IncidentCause, english: &str) -> String {
    let id = match cause {
        IncidentCause::PageDied => "officials-cause-page-died",
        IncidentCause::DeviceSuspended => "officials-cause-device-suspended",
        IncidentCause::DeviceRestarted => "officials-cause-device-restarted",
        IncidentCause::AgentRestarted => "officials-cause-agent-restarted",
        IncidentCause::DeviceLeft => "officials-cause-device-left",
        IncidentCause::DeviceAbsent => "officials-cause-device-absent",
        IncidentCause::DeviceOffNetwork => "officials-cause-device-off-network",
        IncidentCause::VenueNetwork => "officials-cause-venue-network",
        IncidentCause::VenueUplink => "officials-cause-venue-uplink",
        IncidentCause::CoordinatorOutage => "officials-cause-coordinator-outage",
        IncidentCause::Unknown | IncidentCause::Unspecified => return english.to_owned(),
    };
    text(id)
}

/// What looks the same as a cause; as the server says it where the cause has no text for that.
pub(super) fn alike(cause: IncidentCause, english: &str) -> String {
    let id = match cause {
        IncidentCause::CoordinatorOutage => "officials-alike-coordinator-outage",
        IncidentCause::DeviceOffNetwork => "officials-alike-device-off-network",
        IncidentCause::VenueNetwork => "officials-alike-venue-network",
        IncidentCause::VenueUplink => "officials-alike-venue-uplink",
        IncidentCause::PageDied
        | IncidentCause::DeviceSuspended
        | IncidentCause::DeviceRestarted
        | IncidentCause::AgentRestarted
        | IncidentCause::DeviceLeft
        | IncidentCause::DeviceAbsent
        | IncidentCause::Unknown
        | IncidentCause::Unspecified => return english.to_owned(),
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
