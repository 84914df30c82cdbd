//! An incident as text for people, in the order in which an arbiter decides: what happened, what he can
//! rule, what was ruled; the evidence in full for who asks.

use std::fmt::Write as _;

use adoube_proto::v1::{IncidentBrief, IncidentStage, IncidentView, RulesChangedView, TurnView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::server_sentences;

use super::brief::head;
use super::ruling_menu::Group;
use super::texts::{self, filled, yes_or_no};
use super::times::Times;
use super::{absence, cause_evidence, closing, evidence, possible_rulings, rulings};
use crate::{folding, text};

/// Everything that a decision needs, with what is on offer if somebody asks who may rule; with `all` each
/// seat and every line of evidence after it.
pub fn text(view: &IncidentView, offered: Option<&[Group]>, all: bool, width: usize) -> String {
    let times = Times::of(view);
    let offered = offered.filter(|_| is_due(view));
    let mut out = headed(view, &times);
    out.push_str(&absence::texts(view, &times, joined_into(view), all));
    out.push_str(&cause_evidence::text(view, &times, all));
    if is_open(view) {
        out.push_str(&due(view, &times, offered));
        out.push_str(&told(view, &times));
    } else {
        out.push_str(&told(view, &times));
        out.push_str(&due(view, &times, offered));
    }
    out = folding::fold(&out, HANG, width);
    if all {
        out.push('\n');
        out.push_str(&evidence::text(view, &times, width));
    }
    out.trim_end().to_owned()
}

/// How far a long line continues below its beginning.
const HANG: usize = 4;

/// Which incident it is, the zone of its times, and where it continues.
fn headed(view: &IncidentView, times: &Times) -> String {
    let mut out = String::new();
    if let Some(brief) = &view.brief {
        let headed = CatalogueMessage::new("officials-incident-title");
        let headed = headed.text("incident", head(brief).trim_start());
        let _ = writeln!(out, "{}", filled(&headed));
        let _ = writeln!(out, "{}", times.head());
    }
    let joined_into = joined_into(view);
    if joined_into > 0 {
        let joined = CatalogueMessage::new("cli-incident-joined-into");
        let _ = writeln!(out, "{}", filled(&joined.text("incident", joined_into)));
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
        out.push_str(&possible_rulings::text(groups));
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
        let text = rulings::text(proposal, view, times, "proposed");
        format!("\n{text}\n")
    });
    ruling + &proposed_closing(view, times).unwrap_or_default()
}

/// A closing that waits for a second official, and what that official types.
fn proposed_closing(view: &IncidentView, times: &Times) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    let proposed = view.closing_proposal.as_ref()?;
    let told = closing::proposed(proposed, times.at(proposed.at));
    let next = CatalogueMessage::new("cli-incident-next-close").text("incident", number);
    Some(format!("\n{told}\n{}\n", filled(&next)))
}

/// What was ruled and turned down, and when it was closed and opened again.
fn told(view: &IncidentView, times: &Times) -> String {
    let mut out = String::new();
    for ruling in &view.rulings {
        let _ = writeln!(out, "\n{}", rulings::text(ruling, view, times, "given"));
    }
    for down in &view.turned_down {
        let _ = writeln!(out, "\n{}", rulings::turned_down(down, times));
    }
    if !is_open(view) {
        out.push_str(&rules(view, times));
    }
    for turn in &view.turns {
        let _ = writeln!(out, "\n{}", turned(turn, times));
    }
    if !view.joined.is_empty() {
        let joined: Vec<String> = view.joined.iter().map(ToString::to_string).collect();
        let message = CatalogueMessage::new("officials-incident-joined");
        let _ = writeln!(
            out,
            "\n{}",
            filled(&message.text("incidents", joined.join(", ")))
        );
    }
    out
}

/// When it was closed or opened again, and why.
pub(super) fn turned(turn: &TurnView, times: &Times) -> String {
    let message = CatalogueMessage::new(if turn.closed {
        "officials-incident-closed"
    } else {
        "officials-incident-opened-again"
    });
    filled(
        &message
            .text("at", times.with_zone(turn.at))
            .text("why", why(turn)),
    )
}

/// Why it was closed or opened again; in the server's English where an argument of the text is missing.
fn why(turn: &TurnView) -> String {
    const BY_RULING: [&str; 4] = ["ended", "further", "plays-on", "lets-go-on"];
    let told = turn.why.as_ref().and_then(|why| {
        let given = |name: &str| why.with.get(name).is_some_and(|value| !value.is_empty());
        if BY_RULING.contains(&why.word.as_str()) && !given("whose") {
            return None;
        }
        let seconded = given("second")
            .then(|| server_sentences::sentence("server-turn", "seconded", why.with.clone()));
        let mut with = why.with.clone();
        let seconded = seconded.flatten().unwrap_or_default();
        with.insert("seconded".to_owned(), seconded);
        server_sentences::sentence("server-turn", &why.word, with)
    });
    told.unwrap_or_else(|| turn.text.clone())
}

/// The incident in which it continues; 0 for none.
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
pub fn is_due(view: &IncidentView) -> bool {
    is_open(view) && view.proposal.is_none() && joined_into(view) == 0
}

/// How the rules became others than when the incident opened.
fn rules(view: &IncidentView, times: &Times) -> String {
    let changed = view.rules_changed.iter();
    let lines = changed.map(|changed| format!("\n{}\n", rules_changed(changed, times)));
    lines.collect()
}

fn rules_changed(changed: &RulesChangedView, times: &Times) -> String {
    let excluded = changed.excluded.iter();
    let excluded: Vec<_> = excluded.map(|kind| texts::kind(*kind)).collect();
    let message = CatalogueMessage::new("cli-incident-rules-changed")
        .text("at", times.at(changed.at))
        .text("by", &changed.by)
        .text("four-eyes", yes_or_no(changed.four_eyes))
        .text("kinds-excluded", yes_or_no(!excluded.is_empty()))
        .text("excluded", excluded.join(", "))
        .text("start", text::show_span(changed.start_in));
    filled(&message)
}

/// What may be done now, by who may rule or by others.
pub(super) fn next(view: &IncidentView, may_rule: bool) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    let message = match &view.proposal {
        _ if joined_into(view) > 0 => {
            let joined = CatalogueMessage::new("cli-incident-next-joined");
            return Some(filled(&joined.text("incident", joined_into(view))));
        }
        // How what was ruled is put right.
        None if !is_open(view) => CatalogueMessage::new("cli-incident-next-correct")
            .text("ruling", view.rulings.last()?.number),
        None if !may_rule => CatalogueMessage::new("cli-incident-next-official"),
        Some(proposal) => {
            CatalogueMessage::new("cli-incident-next-second").text("ruling", proposal.number)
        }
        None => CatalogueMessage::new("cli-incident-next-rule"),
    };
    Some(filled(&message.text("incident", number)))
}
