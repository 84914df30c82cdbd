//! What incidents and rulings say, in the reader's language.

use adoube_proto::v1::{
    CauseCertainty, IncidentCause, IncidentStage, LossSign, Role, RulingKind, Side,
};
use adoube_proto::words;
use adoube_tournament::catalogue_message::CatalogueMessage;

pub(super) use crate::catalogue::{filled, text};
pub(super) use crate::words::yes_or_no;
use crate::words::{named, or_english};

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
pub(crate) fn certainty(certainty: i32) -> Option<String> {
    match CauseCertainty::try_from(certainty) {
        Ok(CauseCertainty::Unspecified | CauseCertainty::Unknown) => None,
        Ok(CauseCertainty::Likely) => Some(text("officials-certainty-likely")),
        Ok(CauseCertainty::Certain) => Some(text("officials-certainty-certain")),
        Err(_) => Some(words::UNKNOWN.to_owned()),
    }
}

/// A cause; as the server says it where this version does not know it.
pub(crate) fn cause(cause: IncidentCause, english: &str) -> String {
    or_english(format!("officials-cause-{}", cause.word()), english)
}

/// `the device was off the venue's network (likely)`.
pub(super) fn found_cause(found: IncidentCause, english: &str, sure: i32) -> String {
    let cause = cause(found, english);
    match certainty(sure) {
        None => cause,
        Some(certainty) => format!("{cause} ({certainty})"),
    }
}

/// What looks the same as a cause; as the server says it where the cause has no text for that.
pub(crate) fn alike(cause: IncidentCause, english: &str) -> String {
    or_english(format!("officials-alike-{}", cause.word()), english)
}

/// How far an incident is.
pub(crate) fn stage(stage: IncidentStage) -> String {
    let word = stage.word();
    named(word, format!("officials-stage-{word}"))
}

/// How a disconnection was noticed.
pub(super) fn sign(sign: LossSign) -> String {
    let word = sign.word();
    named(word, format!("officials-noticed-{word}"))
}

/// `the Chief Arbiter, Chief, Ada`, as far as that is known.
pub(super) fn official(role: Role, by: &str) -> String {
    let known = match (role.word(), by) {
        ("", "") => "nobody",
        ("", _) => "name",
        (_, "") => return office(role),
        (..) => "office",
    };
    let message = CatalogueMessage::new("cli-incident-official")
        .text("known", known)
        .text("role", role.word())
        .text("by", by);
    filled(&message)
}

fn office(role: Role) -> String {
    filled(&CatalogueMessage::new("cli-office").text("role", role.word()))
}
