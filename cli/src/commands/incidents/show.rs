//! An incident as text for people.

use std::fmt::Write as _;

use adoube_proto::v1::{
    AbsenceView, BoardRulingView, IncidentView, MomentView, RulesChangedView, RulingView,
    TurnedDownView,
};

use super::offers::{self, Choice};
use super::zones::Zones;
use super::{evidence, json::board, line};
use crate::games::comments::side;
use crate::{lay, text};

/// Everything that is known, trouble first; what is on offer, if somebody asks who may rule.
pub(super) fn text(
    view: &IncidentView,
    zones: &Zones,
    choices: Option<&[Choice]>,
    width: usize,
) -> String {
    let mut out = String::new();
    let venue = view.absences.first().map_or("", |absence| &absence.venue);
    if let Some(brief) = &view.brief {
        let _ = writeln!(out, "Incident {}", line(brief).trim_start());
    }
    for absence in &view.absences {
        out.push_str(&self::absence(absence, zones, view.time));
    }
    let seen = evidence::text(view, zones, venue, width);
    out = lay::fold(&out, HANG, width) + "\n" + &seen;
    out = format!("{}\n", out.trim_end());
    let told = said(view, zones, choices, venue);
    (out + &lay::fold(&told, HANG, width)).trim_end().to_owned()
}

/// How far a line that has no room goes on below its beginning.
const HANG: usize = 4;

/// What was ruled, and what can be.
fn said(view: &IncidentView, zones: &Zones, choices: Option<&[Choice]>, venue: &str) -> String {
    let mut out = String::new();
    for ruling in &view.rulings {
        let _ = writeln!(out, "\n{}", self::ruling(ruling, zones, venue, "Ruling"));
    }
    for down in &view.turned_down {
        let _ = writeln!(out, "\n{}", turned_down(down, zones, venue));
    }
    if let Some(proposal) = &view.proposal {
        let text = self::ruling(proposal, zones, venue, "Proposed ruling");
        let _ = writeln!(out, "\n{text}");
    }
    for changed in &view.rules_changed {
        let _ = writeln!(out, "\n{}", rules_changed(changed, zones, venue));
    }
    if !view.joined.is_empty() {
        let joined: Vec<String> = view.joined.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "\nIncidents joined into it: {}", joined.join(", "));
    }
    if !view.closed_reason.is_empty() {
        let _ = writeln!(out, "\nClosed: {}", view.closed_reason);
    }
    if let Some(choices) = choices.filter(|_| is_open(view) && view.proposal.is_none()) {
        out.push_str(&on_offer(choices));
    }
    if let Some(next) = next(view, choices.is_some()) {
        let _ = writeln!(out, "\n{next}");
    }
    out
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
fn rules_changed(changed: &RulesChangedView, zones: &Zones, venue: &str) -> String {
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
        zones.at(changed.at, venue),
        changed.by,
        text::show_span(changed.start_in),
    )
}

/// What may be done now, by who may rule or by others.
fn next(view: &IncidentView, may_rule: bool) -> Option<String> {
    let number = view.brief.as_ref()?.number;
    match &view.proposal {
        _ if !is_open(view) => None,
        _ if !may_rule => Some(
            "Next: the Chief Arbiter rules, or to whom he delegated it (adoube roles tells who); \
             an LTA can move a seat to a spare device (adoube seat move --help)"
                .to_owned(),
        ),
        Some(proposal) => {
            let ruling = proposal.number;
            Some(format!(
                "Next: another official agrees (adoube --as PERSON rule {number} second {ruling}) \
                 or turns it down (adoube rule {number} reject {ruling} --reason TEXT)"
            ))
        }
        None => Some(format!(
            "Next: one of these with --reason TEXT; also resume --white/--black, --deduct, \
             --add-white/--add-black, restart --shorter, result, postpone: adoube rule {number} \
             --help"
        )),
    }
}

fn absence(absence: &AbsenceView, zones: &Zones, now: u64) -> String {
    let mut out = format!(
        "\n{} {} {} at {} ({}), noticed by {}\n",
        board(absence.board.as_ref()),
        side(absence.side()),
        absence.name,
        absence.venue,
        absence.device,
        absence.sign
    );
    for (what, moment) in [
        ("last contact", &absence.contact),
        ("detected", &absence.detected),
        ("back", &absence.back),
    ] {
        let moment = match moment {
            Some(moment) => self::moment(moment, zones, &absence.venue),
            None => "not yet".to_owned(),
        };
        let _ = writeln!(out, "  {what:<13} {moment}");
    }
    if absence.limit_at > 0 {
        let _ = writeln!(out, "  {:<13} {}", "limit", limit(absence, zones, now));
    }
    let ran = [absence.white_ran, absence.black_ran].map(text::show_span);
    let _ = writeln!(
        out,
        "  clocks ran    White's {}, Black's {}",
        ran[0], ran[1]
    );
    out
}

/// By when the seat has to be back: `12:08:59.123 CET (0:05:00 to reconnect), in 4 min 10 s`.
fn limit(absence: &AbsenceView, zones: &Zones, now: u64) -> String {
    let at = zones.at(absence.limit_at, &absence.venue);
    let span = text::show_span(absence.limit_at.abs_diff(now));
    let when = if absence.limit_at > now {
        format!("in {span}")
    } else {
        format!("PASSED {span} ago")
    };
    format!(
        "{at} ({} to reconnect), {when}",
        text::show_whole(absence.limit)
    )
}

fn moment(moment: &MomentView, zones: &Zones, venue: &str) -> String {
    let clocks = moment.clocks.unwrap_or_default();
    let [white, black] = [clocks.white, clocks.black].map(text::show_clock);
    format!(
        "{}  White {white}, Black {black}, {} half-moves",
        zones.at(moment.at, venue),
        moment.ply
    )
}

/// A proposal is on none of its boards, so they are not listed again.
fn turned_down(down: &TurnedDownView, zones: &Zones, venue: &str) -> String {
    let proposal = down.proposal.clone().unwrap_or_default();
    format!(
        "Proposal {} of {}: {} ({}), {}\n  turned down by {}, {}: {}",
        proposal.number,
        proposal.by,
        proposal.kind,
        proposal.article,
        proposal.reason,
        down.by,
        zones.at(down.at, venue),
        down.reason
    )
}

fn ruling(ruling: &RulingView, zones: &Zones, venue: &str, what: &str) -> String {
    let mut who = ruling.by.clone();
    if !ruling.proposed_by.is_empty() {
        let _ = write!(who, ", proposed by {}", ruling.proposed_by);
    }
    if !ruling.delegated_by.is_empty() {
        let _ = write!(who, ", delegated by {}", ruling.delegated_by);
    }
    let mut out = format!(
        "{what} {}: {} ({}), {} by {who}\n  {}",
        ruling.number,
        ruling.kind,
        ruling.article,
        zones.at(ruling.at, venue),
        ruling.reason
    );
    for ruled in &ruling.boards {
        let board = board(ruled.board.as_ref());
        let _ = write!(out, "\n  {board}: {} [{}]", ruled.text, fate(ruled));
    }
    out
}

/// What became of a ruling on a board.
fn fate(ruled: &BoardRulingView) -> String {
    let done = match ruled.executed {
        0 => "not yet carried out".to_owned(),
        record => format!("carried out, record {record}"),
    };
    match ruled.superseded_by {
        0 => done,
        later => format!("SUPERSEDED by ruling {later}; {done}"),
    }
}
