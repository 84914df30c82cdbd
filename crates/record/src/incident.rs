//! An incident's records: absences, evidence, causes, rulings.

use adoube_tournament::incident::cause::{self, Cause, Certainty, Finding, Found};
use adoube_tournament::incident::evidence::{Line, Witness, WitnessClock};
use adoube_tournament::incident::ruling::{
    BoardRuling, Control, Deduct, Kind, RequestedRemedy, Ruling, Verdict,
};
use adoube_tournament::incident::{
    Absence, ByItself, IncidentClosed, IncidentOpened, IncidentRecord, IncidentReopened, Moment,
    ProposalRejected, RulingExecuted, RulingGiven, RulingProposed, SeatReturned,
};
use adoube_tournament::regulations::RulingRules;

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::field::{Decoded, Field};
use crate::tables::{choice, chosen, messages, required, words};
use crate::{log, stored};

choice! {
    IncidentRecord as log::incident_event::Event;
    wrapped {
        Opened, CauseFound, Returned, RulesChanged, Proposed, Rejected, Ruled, Executed, Reopened, Closed,
    }
    Widened as IncidentWidened { absences }
    Evidence as EvidenceGathered { lines }
    JoinedInto as IncidentNumber { number }
    Absorbed as IncidentNumber { number }
    ClosingProposed as ClosingProposed { reason }
}

chosen! {
    IncidentRecord as IncidentEvent { event }
    RequestedRemedy as RulingRequest { remedy }
    Control as RequestedRestart { control }
    Verdict as RequestedResult { verdict }
}

stored::stream!(log::IncidentEvent { event }, from 10);

/// The bytes of an incident's record. Its sequence is not among them: the ledger knows it.
pub fn encode_incident(record: &Envelope<IncidentRecord>) -> Vec<u8> {
    stored::wrap::<_, log::IncidentEvent>(record)
}

/// The record that [`encode_incident`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of an incident, or a later version's.
pub fn decode_incident(
    sequence: u64,
    bytes: &[u8],
) -> Result<Envelope<IncidentRecord>, DecodeError> {
    stored::decode::<_, log::IncidentEvent>(sequence, bytes)
}

messages! {
    IncidentOpened { number, absences }
    SeatReturned { board, side, moment }
    RulingProposed { ruling, remedy }
    ProposalRejected { ruling, reason }
    RulingGiven { ruling, proposed_by, delegated_by, remedy }
    RulingExecuted { ruling, board, sequence }
    IncidentReopened { board, ruling }
    IncidentClosed { reason, by_itself }
}

messages! {
    Absence {
        board, attempt, side, person, venue, device, sign, contact, detected, back, continued_from,
    }
    Moment { at, ply, clocks, spent }
    Line as EvidenceLine { number, witness, seen, at, about, received, saw }
    WitnessClock { boot_id, monotonic_ms, wall_ms, offset }
    Found { number, cause, certainty, at }
    RulingRules { four_eyes, excluded, start_in }
    Ruling { reference, kind, boards, article, reason, start_in, found }
    BoardRuling { board, seen, remedy, cites }
    Deduct as Deduction { time, from }
}

choice! {
    Witness as log::evidence_line::Witness;
    wrapped { Device, Venue }
    Coordinator as Nothing {}
}

choice! {
    RequestedRemedy as log::ruling_request::Remedy;
    wrapped { Restart, Result }
    Resume as RequestedResume { clocks, deduct, add }
    Postpone as Nothing {}
}

choice! {
    Control as log::requested_restart::Control;
    wrapped { Typed }
    Same as Nothing {}
    WorkedOut as Nothing {}
}

choice! {
    Verdict as log::requested_result::Verdict;
    wrapped { Score }
    AbsentLoses as Nothing {}
    Drawn as Nothing {}
    BothLose as Nothing {}
}

choice! {
    ByItself as log::incident_closed::ByItself;
    wrapped { Ended, PlaysOn }
    GamesOver as Nothing {}
}

words! {
    Cause: name, from_name;
    Certainty: name, from_name;
    Kind: name, from_name;
}

/// By hand, since a row of the table that this version does not have stands for none.
impl Field<log::Finding> for Finding {
    fn write(&self) -> log::Finding {
        log::Finding {
            cause: self.cause.write(),
            certainty: self.certainty.write(),
            lines_for: self.for_.clone(),
            lines_against: self.against.clone(),
            rule: self.rule.to_owned(),
        }
    }

    fn read(stored: log::Finding, _: &'static str) -> Decoded<Self> {
        Ok(Self {
            cause: Field::read(stored.cause, "Finding.cause")?,
            certainty: Field::read(stored.certainty, "Finding.certainty")?,
            for_: stored.lines_for,
            against: stored.lines_against,
            rule: cause::rule_named(&stored.rule),
        })
    }
}
