//! An incident as text for people.

use std::fmt::Write as _;

use adoube_proto::v1::{IncidentView, RulesChangedView};

use super::offers::{self, Choice};
use super::zones::Times;
use super::{absence, evidence, line, ruled};
use crate::{lay, text};

/// Everything that is known, trouble first; what is on offer, if somebody asks who may rule. With
/// `all` every line of evidence by itself.
pub(super) fn text(
    view: &IncidentView,
    choices: Option<&[Choice]>,
    all: bool,
    width: usize,
) -> String {
    let times = Times::of(view);
    let mut out = String::new();
    if let Some(brief) = &view.brief {
        let _ = writeln!(out, "Incident {}", line(brief).trim_start());
        let _ = writeln!(out, "{}", times.head());
    }
    let joined_into = joined_into(view);
    if joined_into > 0 {
        let _ = writeln!(
            out,
            "Joined into incident {joined_into}: what came afterwards is told there (adoube incident \
             {joined_into})"
        );
    }
    for absence in &view.absences {
        out.push_str(&absence::text(absence, &times, view.time, joined_into));
    }
    let seen = evidence::text(view, &times, all, width);
    out = lay::fold(&out, HANG, width) + "\n" + &seen;
    out = format!("{}\n", out.trim_end());
    let told = said(view, &times, choices);
    (out + &lay::fold(&told, HANG, width)).trim_end().to_owned()
}

/// How far a line that has no room goes on below its beginning.
const HANG: usize = 4;

/// What was ruled, and what can be.
fn said(view: &IncidentView, times: &Times, choices: Option<&[Choice]>) -> String {
    let mut out = String::new();
    for ruling in &view.rulings {
        let _ = writeln!(out, "\n{}", ruled::text(ruling, view, times, "Ruling"));
    }
    for down in &view.turned_down {
        let _ = writeln!(out, "\n{}", ruled::turned_down(down, times));
    }
    if let Some(proposal) = &view.proposal {
        let text = ruled::text(proposal, view, times, "Proposed ruling");
        let _ = writeln!(out, "\n{text}");
    }
    for changed in &view.rules_changed {
        let _ = writeln!(out, "\n{}", rules_changed(changed, times));
    }
    for turn in &view.turns {
        let what = if turn.closed {
            "Closed"
        } else {
            "Opened again"
        };
        let _ = writeln!(out, "\n{what} {}: {}", times.at(turn.at), turn.text);
    }
    if !view.joined.is_empty() {
        let joined: Vec<String> = view.joined.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "\nIncidents joined into it: {}", joined.join(", "));
    }
    if let Some(choices) =
        choices.filter(|_| is_open(view) && view.proposal.is_none() && joined_into(view) == 0)
    {
        out.push_str(&on_offer(choices));
    }
    if let Some(next) = next(view, choices.is_some()) {
        let _ = writeln!(out, "\n{next}");
    }
    out
}

/// The incident in which it goes on; 0 for none.
fn joined_into(view: &IncidentView) -> u32 {
    view.brief.as_ref().map_or(0, |brief| brief.joined_into)
}

/// Whether a ruling is due.
pub(super) fn is_open(view: &IncidentView) -> bool {
    let stage = view.brief.as_ref().map_or("", |brief| &brief.stage);
    matches!(stage, "open" | "connected-again")
}

fn on_offer(choices: &[Choice]) -> String {
    let mut out = "\nOn offer (nothing is ruled by being shown)\n".to_owned();
    for (names, lines) in offers::folded(choices) {
        for (index, name) in names.iter().enumerate() {
            let or = if index == 0 { "" } else { "or, to the same: " };
            let _ = writeln!(out, "  {or}{name}");
        }
        for line in lines {
            let _ = writeln!(out, "    {line}");
        }
    }
    out
}

/// That the rules are others than when the incident opened.
fn rules_changed(changed: &RulesChangedView, times: &Times) -> String {
    let eyes = if changed.four_eyes {
        "a second official has to agree"
    } else {
        "no second official is needed"
    };
    let excluded = match changed.excluded.join(", ") {
        none if none.is_empty() => "no kind is excluded".to_owned(),
        kinds => format!("excluded: {kinds}"),
    };
    format!(
        "The regulations of rulings changed meanwhile, {} by {}: {eyes}; {excluded}; clocks start \
         {} after both are ready. A proposal that waits still needs its second official.",
        times.at(changed.at),
        changed.by,
        text::show_span(changed.start_in),
    )
}

/// What may be done now, by who may rule or by others.
fn next(view: &IncidentView, may_rule: bool) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    match &view.proposal {
        _ if joined_into(view) > 0 => Some(format!("Next: adoube incident {}", joined_into(view))),
        None if !is_open(view) => corrected(view),
        None if !may_rule => Some(
            "Next: the Chief Arbiter rules, or to whom he delegated it (adoube roles tells who); \
             an LTA can move a seat to a spare device (adoube seat move --help)"
                .to_owned(),
        ),
        Some(proposal) => {
            let ruling = proposal.number;
            Some(format!(
                "Next: another official agrees (adoube --as PERSON rule {number} second {ruling}; what \
                 it comes to by then is shown first) or turns it down (adoube rule {number} reject \
                 {ruling} --reason TEXT); who proposed it and the Chief Arbiter may rule anew instead"
            ))
        }
        None => Some(format!(
            "Next: one of these with --reason TEXT; also resume --white/--black, --deduct, \
             --add-white/--add-black, restart --shorter, result, postpone: adoube rule {number} \
             --help"
        )),
    }
}

/// How what was ruled is put right.
fn corrected(view: &IncidentView) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    let last = view.rulings.last()?.number;
    Some(format!(
        "To correct a ruling while its game goes on, or to take back its result until the round is \
         closed, rule again (adoube rule {number} ... --board BOARD): it stands in the place of ruling {last}, and both are shown here. To put a clock or \
         a position right beside it: adoube clock set, adoube board restore, with 'ruling \
         {number}.{last}' in the reason; a result: adoube result correct."
    ))
}
