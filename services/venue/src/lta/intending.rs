//! What an official may ask of the coordinator at his venue, as it comes from the wire.

use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{
    self, CallReply, CheckKind, IntendRequest, PauseClocks, ResumeClocks, Side, StopReason,
    VenueIntent,
};
use adoube_tournament::actor::Role;
use adoube_tournament::roles::Verb;
use adoube_tournament::text::{PlainText, TextFault};
use tonic::{Code, Status};

use super::office::{Caller, Official};
use super::told::{self, malformed};
use crate::fresh::HexId;

/// The longest reason or note, bytes; as the coordinator has it.
const MAX_NOTE: usize = 500;

/// The longest word, bytes.
const MAX_WORD: usize = 64;

/// What can be asked for.
const WHAT: &str = "what: a spare, a check, a word on a call, who is back, a pause, its reason or its end, or whether moves wait for a board";

/// How long it holds if nobody says, milliseconds. A player waits for his spare: after an hour whoever
/// asked for it looks again. What was found at a check, and why clocks were stopped, is so all day.
const SPARE_HOLDS: u64 = 3_600_000;
const CHECK_HOLDS: u64 = 12 * 3_600_000;

/// A player who calls, or whose board fails, does not wait for hours: after a quarter of one somebody looks again.
const CALL_HOLDS: u64 = 900_000;

/// Clocks are to stop, or run, now: a command that takes effect later would surprise everybody.
const PAUSE_HOLDS: u64 = 60_000;

/// The shortest and the longest that may be said, milliseconds.
const HOLDS: std::ops::RangeInclusive<u64> = 1_000..=24 * 3_600_000;

/// What the role table knows it by.
///
/// That a call asks for leave, which an LTA does not grant, the coordinator knows, and refuses it then.
pub(super) fn verb(intent: &VenueIntent) -> Result<Verb, Status> {
    match intent.what {
        Some(What::MoveTo(_)) => Ok(Verb::MoveSeat),
        Some(What::Check(_)) => Ok(Verb::RecordCheck),
        Some(What::Call(_) | What::Back(_)) => Ok(Verb::AnswerCall),
        Some(
            What::Pause(PauseClocks { venue: true })
            | What::Resume(ResumeClocks { venue: true })
            | What::StopReason(StopReason { hold: Some(_) }),
        ) => Ok(Verb::HoldVenue),
        Some(
            What::Pause(PauseClocks { venue: false }) | What::StopReason(StopReason { hold: None }),
        ) => Ok(Verb::Pause),
        Some(What::Resume(ResumeClocks { venue: false })) => Ok(Verb::Resume),
        Some(What::BoardWaiting(_)) => Ok(Verb::SetBoardRequirement),
        None => Err(malformed(WHAT)),
    }
}

/// Without a pause's note that cannot be read: a stop is never refused for its reason, which can be given later.
fn with_readable_note(intent: VenueIntent) -> VenueIntent {
    let is_pause = matches!(intent.what, Some(What::Pause(_)));
    let is_long = intent.note.len() > MAX_NOTE;
    if is_pause && (is_long || PlainText::optional(&intent.note, MAX_NOTE).is_err()) {
        let note = String::new();
        return VenueIntent { note, ..intent };
    }
    intent
}

/// What is asked for, in the name of whoever asks: what the request says of that is not checked.
pub(super) fn intent(request: IntendRequest, official: &Official) -> Result<VenueIntent, Status> {
    let intent = with_readable_note(request.intent.unwrap_or_default());
    let wrong = |text: &str| Err(malformed(text));
    if HexId::parse(&intent.id).is_none() {
        return wrong("id: 32 hexadecimal digits");
    }
    if intent.board.is_none() || intent.side() == Side::Unspecified {
        return wrong("board and side: which seat");
    }
    if intent.note.len() > MAX_NOTE {
        let (text, told) = ("note: at most 500 bytes", vec![told::most(MAX_NOTE)]);
        return Err(told::status(
            Code::InvalidArgument,
            text,
            ("note-long", told),
        ));
    }
    if let Err(TextFault::Hidden(hidden)) = PlainText::optional(&intent.note, MAX_NOTE) {
        return Err(told::status(
            Code::InvalidArgument,
            format!("note: {hidden}"),
            told::of_hidden(&hidden),
        ));
    }
    if let Some(text) = fault(&intent) {
        return wrong(text);
    }
    let Some(expires_in_ms) = holds(&intent) else {
        return wrong("expires_in_ms: from a second to a day");
    };
    let (role, venue) = office(&official.caller);
    Ok(VenueIntent {
        person: official.person.to_string(),
        role: role.into(),
        venue,
        expires_in_ms,
        void: 0,
        ..intent
    })
}

/// Why a request cannot be passed on as it is; none where it can.
fn fault(intent: &VenueIntent) -> Option<&'static str> {
    let is_unexplained = intent.note.trim().is_empty();
    match &intent.what {
        Some(What::MoveTo(device)) => {
            (device.len() > MAX_WORD).then_some("a device: at most 64 bytes")
        }
        Some(What::Check(check)) => {
            (check.kind() == CheckKind::Unspecified).then_some("check: device or fair-play")
        }
        Some(What::Call(said)) => {
            (said.word() == CallReply::Unspecified).then_some("call: coming, valid or not-valid")
        }
        Some(What::StopReason(_) | What::Resume(_) | What::BoardWaiting(_)) => {
            is_unexplained.then_some("note: the reason")
        }
        Some(What::Back(_) | What::Pause(_)) => None,
        None => Some(WHAT),
    }
}

/// For how long it may be done, milliseconds; none where what was asked for is out of range.
fn holds(intent: &VenueIntent) -> Option<u64> {
    match (intent.expires_in_ms, &intent.what) {
        (0, Some(What::Check(_) | What::StopReason(_))) => Some(CHECK_HOLDS),
        (0, Some(What::Call(_) | What::Back(_) | What::BoardWaiting(_))) => Some(CALL_HOLDS),
        (0, Some(What::Pause(_) | What::Resume(_))) => Some(PAUSE_HOLDS),
        (0, _) => Some(SPARE_HOLDS),
        (ms, _) => HOLDS.contains(&ms).then_some(ms),
    }
}

/// The office that the coordinator is to look at: that of a session; with a certificate any.
fn office(caller: &Caller) -> (v1::Role, String) {
    let Caller::Session(signed_in) = caller else {
        return (v1::Role::Unspecified, String::new());
    };
    let office = &signed_in.office;
    let role = match office.role {
        Role::Lta => v1::Role::Lta,
        Role::Lca => v1::Role::Lca,
        Role::Arbiter => v1::Role::Arbiter,
        Role::ChiefArbiter => v1::Role::ChiefArbiter,
        // Whom the coordinator would refuse.
        _ => v1::Role::Spectator,
    };
    let venue = office.venue.as_ref();
    (role, venue.map(ToString::to_string).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{PauseClocks, ResumeClocks};

    use super::*;

    /// CLK-6: a stop at the wall is asked for though its note cannot be read; what else is asked for keeps its note, and
    /// is refused for it.
    #[test]
    fn clk_6_an_unreadable_note_delays_no_stop() {
        let long = "x".repeat(MAX_NOTE + 1);
        for (note, kept) in [("fire alarm", true), ("\u{feff}", false), (&*long, false)] {
            let intent = |what| VenueIntent {
                what: Some(what),
                note: note.to_owned(),
                ..VenueIntent::default()
            };
            let pause = with_readable_note(intent(What::Pause(PauseClocks { venue: true })));
            assert_eq!(pause.note, if kept { note } else { "" });
            let resume = intent(What::Resume(ResumeClocks { venue: true }));
            assert_eq!(with_readable_note(resume).note, note);
        }
    }
}
