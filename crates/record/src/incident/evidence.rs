//! Evidence and what it says.

use adoube_tournament::incident::cause::{self, Cause, Certainty, Finding, Found};
use adoube_tournament::incident::evidence::{Line, Offset, Saw, Seen, Witness};
use adoube_tournament::time::Time;

use super::known;
use crate::error::DecodeError;
use crate::fields::{Decoded, kind, number, optional, parsed};
use crate::log;

pub(super) fn write_lines(lines: &[Line]) -> log::EvidenceGathered {
    log::EvidenceGathered {
        lines: lines.iter().map(write_line).collect(),
    }
}

fn write_line(line: &Line) -> log::EvidenceLine {
    let (witness, name) = match &line.witness {
        Witness::Device(device) => (log::Witness::Device, device.to_string()),
        Witness::Venue(venue) => (log::Witness::Venue, venue.to_string()),
        Witness::Coordinator => (log::Witness::Coordinator, String::new()),
    };
    let offset = line.seen.offset;
    log::EvidenceLine {
        number: line.number,
        witness: number(witness),
        name,
        boot_id: line.seen.boot_id.clone(),
        monotonic: line.seen.monotonic_ms,
        wall: line.seen.wall_ms,
        offset: offset.map(|offset| offset.ms),
        offset_error: offset.map_or(0, |offset| offset.error_ms),
        at: line.at.0,
        received: line.received.0,
        saw: line.saw.name().to_owned(),
        figures: line.saw.figures(),
        about: line
            .about
            .as_ref()
            .map_or_else(String::new, ToString::to_string),
    }
}

pub(super) fn read_line(stored: log::EvidenceLine) -> Decoded<Line> {
    let offset = stored.offset.map(|ms| Offset {
        ms,
        error_ms: stored.offset_error,
    });
    let saw = Saw::from_parts(&stored.saw, &stored.figures)
        .map_err(|error| DecodeError::out_of_range("what was seen", error))?;
    Ok(Line {
        number: stored.number,
        witness: read_witness(stored.witness, &stored.name)?,
        seen: Seen {
            boot_id: stored.boot_id,
            monotonic_ms: stored.monotonic,
            wall_ms: stored.wall,
            offset,
        },
        at: Time(stored.at),
        about: optional(&stored.about, "device of a line")?,
        received: Time(stored.received),
        saw,
    })
}

fn read_witness(stored: i32, name: &str) -> Decoded<Witness> {
    const WHAT: &str = "witness";
    match kind(stored, WHAT)? {
        log::Witness::Device => Ok(Witness::Device(parsed(name, "device of a witness")?)),
        log::Witness::Venue => Ok(Witness::Venue(parsed(name, "venue of a witness")?)),
        log::Witness::Coordinator => Ok(Witness::Coordinator),
        log::Witness::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}

pub(super) fn write_finding(finding: &Finding) -> log::CauseFound {
    log::CauseFound {
        cause: finding.cause.word().to_owned(),
        certainty: finding.certainty.word().to_owned(),
        lines_for: finding.for_.clone(),
        lines_against: finding.against.clone(),
        rule: finding.rule.to_owned(),
    }
}

pub(super) fn read_finding(stored: log::CauseFound) -> Decoded<Finding> {
    let (cause, certainty) = read_cause(&stored.cause, &stored.certainty)?;
    Ok(Finding {
        cause,
        certainty,
        for_: stored.lines_for,
        against: stored.lines_against,
        rule: cause::rule_named(&stored.rule),
    })
}

fn read_cause(cause: &str, certainty: &str) -> Decoded<(Cause, Certainty)> {
    Ok((
        known(Cause::from_word(cause), "cause", cause)?,
        known(Certainty::from_word(certainty), "certainty", certainty)?,
    ))
}

pub(super) fn write_found(found: &Found) -> log::Found {
    log::Found {
        number: found.number,
        cause: found.cause.word().to_owned(),
        certainty: found.certainty.word().to_owned(),
        at: found.at.0,
    }
}

pub(super) fn read_found(stored: &log::Found) -> Decoded<Found> {
    let (cause, certainty) = read_cause(&stored.cause, &stored.certainty)?;
    Ok(Found {
        number: stored.number,
        cause,
        certainty,
        at: Time(stored.at),
    })
}
