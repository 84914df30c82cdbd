//! What fields must be to each other: one function a rule.

use std::sync::Arc;

use adoube_chess::Side;

use super::reader::{Given, Reader, Section};
use super::{Kind, Regime, Regulations};
use crate::board::{AwayPolicy, Charge, ClockWhileAway, FlagWhileAway, ResumeBy};
use crate::clock::{Extra, TimeControl, TimeControlClass};
use crate::date::Date;
use crate::standings::{System, TieBreak};
use crate::time::Millis;

/// Physical boards need at least this increment (O 20).
const LEAST_BOARD_INCREMENT: Millis = Millis::from_seconds(30);

/// What other fields depend on; none where it is missing or wrong, which was told already.
pub(super) struct Facts {
    pub(super) kind: Option<Kind>,
    pub(super) time_control: Option<Arc<TimeControl>>,
    pub(super) time_control_line: usize,
}

/// The section on disconnections as it was read.
pub(super) struct Disconnection {
    pub(super) line: usize,
    /// Whether clocks are suspended.
    pub(super) suspended: Given<bool>,
    pub(super) after_s: Given<u32>,
    pub(super) resume: Given<ResumeBy>,
    pub(super) charge: Given<Charge>,
    pub(super) flag: Given<FlagWhileAway>,
    pub(super) reconnect_s: Given<u32>,
}

/// The words for what the clock does; whether it is suspended.
pub(super) const CLOCKS: [(&str, bool); 2] = [("runs", false), ("suspended", true)];
/// The words for who resumes.
pub(super) const RESUMES: [(&str, ResumeBy); 2] = [
    ("both-back", ResumeBy::BothBack),
    ("arbiter", ResumeBy::Arbiter),
];
/// The words for what is charged.
pub(super) const CHARGES: [(&str, Charge); 2] = [
    ("nothing", Charge::Nothing),
    ("until-detection", Charge::UntilDetection),
];

/// The words for what a flag means while its player is away.
pub(super) const FLAGS: [(&str, FlagWhileAway); 2] = [
    ("stands", FlagWhileAway::Stands),
    ("chief-arbiter", FlagWhileAway::ChiefArbiter),
];

/// The last day is not before the first.
pub(super) fn days(reader: &mut Reader<'_>, begin: &Given<Date>, end: &Given<Date>) {
    if let (Given::Value { value: begin, .. }, Given::Value { value: end, line }) = (begin, end)
        && end < begin
    {
        let message = format!("the event ends before it begins, on {begin}");
        reader.wrong(*line, "end", message, "");
    }
}

/// EVT-5: a round robin has no tie-breaks that only a Swiss may have.
pub(super) fn tie_breaks(
    reader: &mut Reader<'_>,
    system: &Given<System>,
    tie_breaks: &Given<Vec<TieBreak>>,
) {
    let robin = matches!(system, Given::Value { value, .. } if *value == System::RoundRobin);
    let Given::Value { value: list, line } = tie_breaks else {
        return;
    };
    let swiss = list.iter().filter(|one| one.method.swiss_only());
    let swiss: Vec<_> = swiss.map(ToString::to_string).collect();
    if robin && !swiss.is_empty() {
        let codes = swiss.join(", ");
        let message = format!("{codes} must not be used in a round robin: leave it out");
        reader.wrong(*line, "tie_breaks", message, "C.07, 8");
    }
}

/// DIS-2, EVT-1: an online event announces what a disconnection leads to; the parts fit together.
pub(super) fn disconnection(
    reader: &mut Reader<'_>,
    facts: &Facts,
    read: &Disconnection,
) -> AwayPolicy {
    if facts.kind == Some(Kind::SupervisedOnline) && read.suspended.is_absent() {
        let message = "announce what a disconnection leads to: clock = \"runs\" or \"suspended\"";
        reader.wrong(read.line, "disconnection.clock", message, "O 11.3");
    }
    let default = Regulations::DEFAULT_AWAY;
    let bad_clock = matches!(read.suspended, Given::Bad);
    let suspended = read.suspended.or(false);
    if !suspended && !bad_clock {
        only_suspended(reader, &read.after_s, &read.charge);
    }
    reconnect_after_suspension(reader, &read.reconnect_s, &read.after_s);
    let after = Millis::from_seconds(read.after_s.or(0).into());
    let within = read.reconnect_s.value();
    AwayPolicy {
        clock: if suspended {
            ClockWhileAway::Suspended { after }
        } else {
            default.clock
        },
        resume: read.resume.or(default.resume),
        charge: read.charge.or(default.charge),
        flag: flag_while_away(reader, facts, &read.flag),
        reconnect_within: within.map(|s| Millis::from_seconds(s.into())),
    }
}

/// Clocks that are to stop only after the time to reconnect is over would never stop.
fn reconnect_after_suspension(
    reader: &mut Reader<'_>,
    reconnect_s: &Given<u32>,
    after_s: &Given<u32>,
) {
    if let Given::Value {
        value: within,
        line,
    } = reconnect_s
        && after_s.value().is_some_and(|after| after >= *within)
    {
        let message = "the clocks would be suspended only when this is over: make it longer than \
                       suspend_after_s";
        reader.wrong(
            *line,
            "disconnection.reconnect_within_s",
            message,
            "O 11.4.2",
        );
    }
}

/// DIS-2: in a hybrid event a flag that fell meanwhile goes to the Chief Arbiter; in another it
/// stands, unless the event says otherwise.
fn flag_while_away(
    reader: &mut Reader<'_>,
    facts: &Facts,
    flag: &Given<FlagWhileAway>,
) -> FlagWhileAway {
    let hybrid = facts.kind == Some(Kind::Hybrid);
    match flag {
        Given::Value {
            value: FlagWhileAway::Stands,
            line,
        } if hybrid => {
            let message = "in a hybrid event the Chief Arbiter rules on every disconnection: \
                           write \"chief-arbiter\", or leave it out";
            reader.wrong(*line, "disconnection.flag", message, "O 18.9");
            FlagWhileAway::ChiefArbiter
        }
        Given::Value { value, .. } => *value,
        _ if facts.kind == Some(Kind::SupervisedOnline) => FlagWhileAway::Stands,
        Given::Absent | Given::Bad => FlagWhileAway::ChiefArbiter,
    }
}

/// A clock that runs on is neither suspended later nor charged beside.
fn only_suspended(reader: &mut Reader<'_>, after_s: &Given<u32>, charge: &Given<Charge>) {
    if let Some(line) = after_s.line() {
        let message = "it goes with clock = \"suspended\" only: leave it out, or suspend the clock";
        reader.wrong(line, "disconnection.suspend_after_s", message, "O 11.3");
    }
    if let Given::Value {
        value: Charge::UntilDetection,
        line,
    } = charge
    {
        let message = "a clock that runs charges everything itself: write \"nothing\", or suspend \
                       the clock";
        reader.wrong(*line, "disconnection.charge", message, "O 16.5");
    }
}

/// EVT-1: rapid and blitz announce how closely they are supervised, standard play does not.
pub(super) fn supervision(
    reader: &mut Reader<'_>,
    facts: &Facts,
    section: &Section<'_>,
    regime: &Given<Regime>,
) {
    let Some(control) = &facts.time_control else {
        return;
    };
    let article = match control.class() {
        TimeControlClass::Standard => {
            if let Some(line) = regime.line() {
                let message = "it is announced for rapid and blitz only, and this time control is \
                               standard: leave it out";
                reader.wrong(line, "supervision.regime", message, "A-A.5");
            }
            return;
        }
        TimeControlClass::Rapid => "A-A.5",
        TimeControlClass::Blitz => "A-B.5",
    };
    if regime.is_absent() {
        let (written, class) = (control.notation(), control.class().name());
        let brings = match control.periods(Side::White) {
            [_] if control.is_alike() => String::new(),
            _ => format!(", with {} in sixty moves", control.over_sixty_moves()),
        };
        let add = if section.is_there() {
            "add the line regime = \"full\", or \"reduced\""
        } else {
            "add the lines [supervision] and regime = \"full\", or \"reduced\", at the end of the file"
        };
        let message = format!(
            "the time control {written} makes this {class} play{brings}, which announces how closely \
             games are supervised: {add}"
        );
        // The time control asks for it, and is more often the mistake than what is not there.
        let line = if section.is_there() {
            section.line()
        } else {
            facts.time_control_line
        };
        reader.asked_for(line, "supervision.regime", &message, article);
    }
}

/// Only a hybrid event has venues.
pub(super) fn venues(reader: &mut Reader<'_>, facts: &Facts, section: &Section<'_>) {
    if facts.kind == Some(Kind::SupervisedOnline) && section.is_there() {
        let message = "a supervised online event has no venues: leave the section out";
        reader.wrong(section.line(), "venues", message, "O 16.1");
    }
}

/// EBD-1: physical boards need 30 s a move from move one, and an announced number of arbiters.
pub(super) fn physical_boards(
    reader: &mut Reader<'_>,
    facts: &Facts,
    section: &Section<'_>,
    arbiters: &Given<u8>,
    boards: &Given<bool>,
) {
    let Given::Value { value: true, line } = boards else {
        return;
    };
    if arbiters.is_absent() {
        let message = "announce how many arbiters each venue has where physical boards are allowed";
        reader.left_out(section, "arbiters_per_venue", message, "O 20.2");
    }
    let Some(control) = &facts.time_control else {
        return;
    };
    let mut periods = control.all_periods();
    if periods.any(|period| period.extra.increment() < LEAST_BOARD_INCREMENT) {
        let message = format!(
            "physical boards need an increment of at least 30 seconds from move one, and the \
             time control (line {}) is {}: write false, or a time control with 30 s a move",
            facts.time_control_line,
            control.notation(),
        );
        reader.wrong(*line, "venues.physical_boards", message, "O 20");
    }
}

/// CLK-9: standard and rapid play without increment only.
pub(super) fn quickplay_finish(reader: &mut Reader<'_>, facts: &Facts, announced: &Given<bool>) {
    let (Given::Value { value: true, line }, Some(control)) = (announced, &facts.time_control)
    else {
        return;
    };
    let mut wrong = |message: &str| {
        reader.wrong(*line, "quickplay_finish.announced", message, "A-G.3");
    };
    if control.class() == TimeControlClass::Blitz {
        wrong("there is none in blitz: write false");
    }
    if control.all_periods().any(|p| p.extra != Extra::NONE) {
        wrong("there is none with an increment: write false");
    }
}
