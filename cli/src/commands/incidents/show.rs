//! An incident as text for people, in the order in which an arbiter decides: what happened, what he can
//! rule, what was ruled; the evidence in full for who asks.

use std::fmt::Write as _;

use adoube_proto::v1::{IncidentBrief, IncidentStage, IncidentView, RulesChangedView, RulingKind};

use super::menu::Group;
use super::zones::Times;
use super::{absence, carried, evidence, head, on_offer, ruled};
use crate::{lay, text};

/// Everything that a decision needs, with what is on offer if somebody asks who may rule; with `all` each
/// seat and every line of evidence by itself behind it.
pub(super) fn text(
    view: &IncidentView,
    offered: Option<&[Group]>,
    all: bool,
    width: usize,
) -> String {
    let times = Times::of(view);
    let offered = offered.filter(|_| is_due(view));
    let mut out = headed(view, &times);
    out.push_str(&absence::texts(view, &times, joined_into(view), all));
    out.push_str(&carried::text(view, &times, all));
    if is_open(view) {
        out.push_str(&due(view, &times, offered));
        out.push_str(&told(view, &times));
    } else {
        out.push_str(&told(view, &times));
        out.push_str(&due(view, &times, offered));
    }
    out = lay::fold(&out, HANG, width);
    if all {
        out.push('\n');
        out.push_str(&evidence::text(view, &times, width));
    }
    out.trim_end().to_owned()
}

/// How far a line that has no room goes on below its beginning.
const HANG: usize = 4;

/// Which incident it is, in which time it is told, and where it goes on.
fn headed(view: &IncidentView, times: &Times) -> String {
    let mut out = String::new();
    if let Some(brief) = &view.brief {
        let _ = writeln!(out, "Incident {}", head(brief).trim_start());
        let _ = writeln!(out, "{}", times.head());
    }
    let joined_into = joined_into(view);
    if joined_into > 0 {
        let _ = writeln!(
            out,
            "Joined into incident {joined_into}: it continues there (adoube incident {joined_into})"
        );
    }
    out
}

/// What is to be done now: a proposal to be agreed to, the rulings on offer, the next step.
fn due(view: &IncidentView, times: &Times, offered: Option<&[Group]>) -> String {
    let mut out = proposed(view, times);
    if is_open(view) {
        out.push_str(&rules(view, times));
    }
    if let Some(groups) = offered {
        out.push_str(&on_offer::text(groups));
    }
    if let Some(next) = next(view, offered.is_some()) {
        let _ = writeln!(out, "\n{next}");
    }
    out
}

/// What waits for a second official.
pub(super) fn proposed(view: &IncidentView, times: &Times) -> String {
    let proposal = view.proposal.as_ref();
    let ruling = proposal.map_or_else(String::new, |proposal| {
        let text = ruled::text(proposal, view, times, "Proposed ruling");
        format!("\n{text}\n")
    });
    ruling + &proposed_closing(view, times).unwrap_or_default()
}

/// A closing that waits for a second official, and what that official types.
fn proposed_closing(view: &IncidentView, times: &Times) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    let proposed = view.closing_proposal.as_ref()?;
    let (by, at, reason) = (&proposed.by, times.at(proposed.at), &proposed.reason);
    Some(format!(
        "\n{by} proposed to close it, {at}: {reason}\nNext: a second official agrees (adoube --as \
         PERSON incident {number} --close --reason TEXT) or rules instead\n"
    ))
}

/// What was ruled and turned down, and when it was closed and opened again.
fn told(view: &IncidentView, times: &Times) -> String {
    let mut out = String::new();
    for ruling in &view.rulings {
        let _ = writeln!(out, "\n{}", ruled::text(ruling, view, times, "Ruling"));
    }
    for down in &view.turned_down {
        let _ = writeln!(out, "\n{}", ruled::turned_down(down, times));
    }
    if !is_open(view) {
        out.push_str(&rules(view, times));
    }
    for turn in &view.turns {
        let what = if turn.closed { "Closed" } else { "Reopened" };
        let _ = writeln!(out, "\n{what} {}: {}", times.with_zone(turn.at), turn.text);
    }
    if !view.joined.is_empty() {
        let joined: Vec<String> = view.joined.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "\nIncidents joined into it: {}", joined.join(", "));
    }
    out
}

/// The incident in which it goes on; 0 for none.
fn joined_into(view: &IncidentView) -> u32 {
    view.brief.as_ref().map_or(0, |brief| brief.joined_into)
}

/// Whether no ruling was given yet on what it is about.
fn is_open(view: &IncidentView) -> bool {
    let stage = view.brief.as_ref().map(IncidentBrief::stage);
    matches!(
        stage,
        Some(IncidentStage::Open | IncidentStage::ConnectedAgain)
    )
}

/// Whether a ruling is due, and none waits for a second official.
pub(super) fn is_due(view: &IncidentView) -> bool {
    is_open(view) && view.proposal.is_none() && joined_into(view) == 0
}

/// How the rules became others than when the incident opened.
fn rules(view: &IncidentView, times: &Times) -> String {
    let changed = view.rules_changed.iter();
    let lines = changed.map(|changed| format!("\n{}\n", rules_changed(changed, times)));
    lines.collect()
}

fn rules_changed(changed: &RulesChangedView, times: &Times) -> String {
    let eyes = if changed.four_eyes {
        "a second official has to agree"
    } else {
        "no second official is needed"
    };
    let excluded = changed.excluded.iter();
    let excluded: Vec<_> = excluded.map(|kind| RulingKind::word_of(*kind)).collect();
    let excluded = match excluded.join(", ") {
        none if none.is_empty() => "no ruling is excluded".to_owned(),
        kinds => format!("excluded: {kinds}"),
    };
    format!(
        "The rules for rulings were changed {} by {}: {eyes}; {excluded}; clocks start {} after \
         both players are ready. An open proposal still needs its second official.",
        times.at(changed.at),
        changed.by,
        text::show_span(changed.start_in),
    )
}

/// What may be done now, by who may rule or by others.
pub(super) fn next(view: &IncidentView, may_rule: bool) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    match &view.proposal {
        _ if joined_into(view) > 0 => Some(format!("Next: adoube incident {}", joined_into(view))),
        None if !is_open(view) => corrected(view),
        None if !may_rule => Some(
            "Next: the Chief Arbiter or a delegated arbiter rules; an LTA can move a seat to a \
             spare device (adoube seat move --help)"
                .to_owned(),
        ),
        Some(proposal) => {
            let ruling = proposal.number;
            Some(format!(
                "Next: another official agrees (adoube --as PERSON rule {number} second {ruling}; \
                 its effects are shown first) or rejects it (adoube rule {number} reject {ruling} \
                 --reason TEXT); its proposer and the Chief Arbiter can give a new ruling instead"
            ))
        }
        None => Some(format!(
            "Next: one of these with --reason TEXT (--dry-run only shows the effects): adoube rule \
             {number} --help"
        )),
    }
}

/// How what was ruled is put right.
fn corrected(view: &IncidentView) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    let last = view.rulings.last()?.number;
    Some(format!(
        "To correct a ruling during its game, or to cancel its result until the round is closed, \
         rule again (adoube rule {number} ... --board BOARD): it replaces ruling {last}, and both \
         are shown here; the game before a restart cannot be resumed. To correct only a clock or a \
         position: adoube clock set, adoube board restore, with 'ruling {number}.{last}' in the \
         reason; a result: adoube result correct."
    ))
}
