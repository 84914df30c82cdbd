//! Incidents as JSON, for programs.

use adoube_proto::v1::{
    AbsenceView, CauseCertainty, ClosingProposalView, DeviceNoted, EvidenceView, ExecutionView,
    FlagView, FoundView, IncidentBrief, IncidentCause, IncidentStage, IncidentView, LossSign,
    MomentView, Observation, PutOff, RulesChangedView, RulingKind, RulingView, TurnView,
    TurnedDownView,
};
use serde_json::{Value, json};

use super::evidence::is_measured;
use super::{clock_basis, leaves, manual_clock_changes, pauses, replacements};
use crate::comments::side;
use crate::words::board_name as board;

/// An incident at a glance.
pub fn brief(brief: &IncidentBrief) -> Value {
    json!({
        "incident": brief.number,
        "stage": IncidentStage::word_of(brief.stage),
        "opened": brief.opened,
        "cause": IncidentCause::word_of(brief.cause),
        "certainty": CauseCertainty::word_of(brief.certainty),
        "alike": (!brief.alike.is_empty()).then_some(&brief.alike),
        "venues": brief.venues,
        "boards": brief.boards.iter().map(|b| board(Some(b))).collect::<Vec<_>>(),
        "away": brief.away,
        "joined_into": (brief.joined_into > 0).then_some(brief.joined_into),
        "ruling": (brief.ruling != 0).then(|| RulingKind::word_of(brief.ruling)),
        "ruled": (!brief.ruled.is_empty()).then_some(&brief.ruled),
        "proposed": brief.proposed,
        "closing_proposed_by": brief.closing_proposed_by,
        "left": brief.left.iter().map(|b| board(Some(b))).collect::<Vec<_>>(),
        "unruled": brief.unruled.iter().map(|b| board(Some(b))).collect::<Vec<_>>(),
        "flagged": brief.flagged.iter().map(|b| board(Some(b))).collect::<Vec<_>>(),
        "postponed": brief.postponed.iter().map(put_off).collect::<Vec<_>>(),
        "time_zone": brief.time_zone,
        "limit_at": (brief.limit_at > 0).then_some(brief.limit_at),
        "longest_away_ms": brief.longest_away_ms,
        "overdue": brief.overdue.iter().map(|b| board(Some(b))).collect::<Vec<_>>(),
    })
}

/// A game that is put off.
pub(super) fn put_off(put_off: &PutOff) -> Value {
    json!({ "board": board(put_off.board.as_ref()), "ruling": put_off.ruling })
}

/// An incident with all that is known of it.
pub fn incident(view: &IncidentView) -> Value {
    let mut value = view.brief.as_ref().map(brief).unwrap_or_default();
    let rest = json!({
        "time": view.time,
        "absences": view.absences.iter().map(absence).collect::<Vec<_>>(),
        "evidence": view.evidence.iter().map(evidence).collect::<Vec<_>>(),
        "for": view.lines_for,
        "against": view.lines_against,
        "rule": view.rule,
        "rulings": view.rulings.iter().map(ruling).collect::<Vec<_>>(),
        "proposal": view.proposal.as_ref().map(ruling),
        "closing_proposal": view.closing_proposal.as_ref().map(closing_proposal),
        "turned_down": view.turned_down.iter().map(turned_down).collect::<Vec<_>>(),
        "rules_changed": view.rules_changed.iter().map(rules_changed).collect::<Vec<_>>(),
        "found": view.found.iter().map(found).collect::<Vec<_>>(),
        "turns": view.turns.iter().map(turn).collect::<Vec<_>>(),
        "joined": view.joined,
        "closed_reason": view.closed_reason,
    });
    if let (Value::Object(value), Value::Object(rest)) = (&mut value, rest) {
        value.extend(rest);
    }
    value
}

fn turn(turn: &TurnView) -> Value {
    json!({
        "at": turn.at,
        "closed": turn.closed,
        "text": turn.text,
        "by": (!turn.by.is_empty()).then_some(&turn.by),
        "proposal": turn.proposal.as_ref().map(closing_proposal),
    })
}

fn closing_proposal(proposal: &ClosingProposalView) -> Value {
    json!({ "at": proposal.at, "by": proposal.by, "reason": proposal.reason })
}

fn absence(absence: &AbsenceView) -> Value {
    json!({
        "board": board(absence.board.as_ref()),
        "game": absence.attempt,
        "side": side(absence.side()),
        "name": absence.name,
        "venue": absence.venue,
        "device": absence.device,
        "sign": LossSign::word_of(absence.sign),
        "last_contact": absence.contact.as_ref().map(moment),
        "detected": absence.detected.as_ref().map(moment),
        "back": absence.back.as_ref().filter(|_| absence.replaced.is_none()).map(moment),
        "continued": absence.continued,
        "replacement": absence.replacement.as_ref().map(replacements::value),
        "game_replaced": absence.replaced.as_ref().map(moment),
        "white_ran_ms": absence.white_ran,
        "black_ran_ms": absence.black_ran,
        "limit_ms": (absence.limit_at > 0).then_some(absence.limit),
        "limit_at": (absence.limit_at > 0).then_some(absence.limit_at),
        "limit_passed_at": (absence.limit_passed_at > 0).then_some(absence.limit_passed_at),
        "last_game": absence.last_attempt,
        "flags": absence.flags.iter().map(flag).collect::<Vec<_>>(),
        "set_by_hand": absence.set_by_hand.iter().map(manual_clock_changes::value).collect::<Vec<_>>(),
        "stops": absence.stops.iter().map(pauses::value).collect::<Vec<_>>(),
        "leaves": absence.leaves.iter().map(leaves::value).collect::<Vec<_>>(),
        "arrived_at": (absence.arrived_at > 0).then_some(absence.arrived_at),
        "moved": (absence.moved_at > 0).then(|| json!({
            "to": absence.moved_to,
            "at": absence.moved_at,
            "by": absence.moved_by,
            "reason": absence.moved_reason,
        })),
        "moved_on": absence.moved_on.iter().map(|next| json!({
            "to": next.device,
            "at": next.at,
            "by": next.by,
            "reason": next.reason,
        })).collect::<Vec<_>>(),
    })
}

fn flag(flag: &FlagView) -> Value {
    json!({
        "side": side(flag.side()),
        "at": flag.at,
        "while_away": flag.while_away,
        "undone_at": (flag.undone_at > 0).then_some(flag.undone_at),
        "undone_by": (!flag.undone_by.is_empty()).then_some(&flag.undone_by),
    })
}

fn moment(moment: &MomentView) -> Value {
    let clocks = moment.clocks.as_ref();
    json!({
        "at": moment.at,
        "ply": moment.ply,
        "white_ms": clocks.map(|clocks| clocks.white),
        "black_ms": clocks.map(|clocks| clocks.black),
    })
}

fn evidence(line: &EvidenceView) -> Value {
    let measured = is_measured(line);
    json!({
        "line": line.number,
        "witness": line.witness,
        "at": measured.then_some(line.at),
        "at_latest": (!measured).then_some(line.at),
        "error_ms": (line.error_ms >= 0).then_some(line.error_ms),
        "received": line.received,
        "boot_id": line.boot_id,
        "monotonic_ms": line.monotonic_ms,
        "wall_ms": line.wall_ms,
        "saw": Observation::word_of(line.saw),
        "text": line.text,
    })
}

fn rules_changed(changed: &RulesChangedView) -> Value {
    json!({
        "at": changed.at,
        "by": changed.by,
        "four_eyes": changed.four_eyes,
        "excluded": changed.excluded.iter().map(|kind| RulingKind::word_of(*kind)).collect::<Vec<_>>(),
        "start_in_ms": changed.start_in,
    })
}

fn turned_down(down: &TurnedDownView) -> Value {
    json!({
        "proposal": down.proposal.as_ref().map(ruling),
        "at": down.at,
        "by": down.by,
        "reason": down.reason,
    })
}

fn ruling(ruling: &RulingView) -> Value {
    let boards = ruling.boards.iter().map(|ruled| {
        json!({
            "board": board(ruled.board.as_ref()),
            "text": ruled.text,
            "record": (ruled.executed > 0).then_some(ruled.executed),
            "superseded_by": (ruled.superseded_by > 0).then_some(ruled.superseded_by),
            "topped_by": (ruled.topped_by > 0).then_some(ruled.topped_by),
            "followed_by": (!ruled.followed_by.is_empty()).then_some(&ruled.followed_by),
            "basis": ruled.basis.as_ref().map(clock_basis::value),
            "cites": ruled.cites.iter().map(breach).collect::<Vec<_>>(),
            "execution": ruled.execution.as_ref().map(execution),
        })
    });
    json!({
        "ruling": ruling.number,
        "kind": RulingKind::word_of(ruling.kind),
        "article": ruling.article,
        "reason": ruling.reason,
        "wished": (!ruling.wished.is_empty()).then_some(&ruling.wished),
        "start_in_ms": ruling.start_in,
        "at": ruling.at,
        "by": ruling.by,
        "proposed_by": ruling.proposed_by,
        "delegated_by": ruling.delegated_by,
        "boards": boards.collect::<Vec<_>>(),
        "found": ruling.found.as_ref().map(found),
        "as_proposed": ruling.as_proposed.as_deref().map(self::ruling),
    })
}

/// What the event forbids and happened at a board's device.
pub(super) fn breach(note: &DeviceNoted) -> Value {
    json!({
        "note": note.number,
        "side": side(note.seat()),
        "device": note.device,
        "at": note.at,
        "error_ms": note.error,
        "what": note.text,
        "prevented": note.prevented,
        "times": note.times,
        "first": note.first,
        "since": note.since,
    })
}

fn execution(done: &ExecutionView) -> Value {
    let before = done.before.as_ref();
    let at = |at: u64| (at > 0).then_some(at);
    json!({
        "at": done.at,
        "white_before_ms": before.map(|clocks| clocks.white),
        "black_before_ms": before.map(|clocks| clocks.black),
        "white_shown": at(done.white_shown),
        "black_shown": at(done.black_shown),
        "white_ready": at(done.white_ready),
        "black_ready": at(done.black_ready),
        "started": at(done.started),
        "started_by": (!done.started_by.is_empty()).then_some(&done.started_by),
        "started_reason": (!done.started_reason.is_empty()).then_some(&done.started_reason),
        "game_replaced_at": at(done.game_replaced_at),
    })
}

fn found(found: &FoundView) -> Value {
    json!({
        "finding": found.number,
        "cause": IncidentCause::word_of(found.cause),
        "certainty": CauseCertainty::word_of(found.certainty),
        "at": found.at,
    })
}
