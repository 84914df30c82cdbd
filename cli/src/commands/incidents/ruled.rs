//! What was ruled, on which finding, and what became of it.

use std::fmt::Write as _;

use adoube_proto::v1::{
    BoardRulingView, CauseCertainty, ExecutionView, FoundView, IncidentView, RulingKind,
    RulingView, TurnedDownView,
};

use super::json::board;
use super::offers::breach;
use super::zones::Times;
use super::{basis, certainty};
use crate::text;

/// Which ruling it is, whose, and why.
pub(super) fn head(ruling: &RulingView, times: &Times, what: &str) -> String {
    let mut who = ruling.by.clone();
    if !ruling.proposed_by.is_empty() {
        let _ = write!(who, ", proposed by {}", ruling.proposed_by);
    }
    if let Some(made) = &ruling.as_proposed {
        let _ = write!(who, " {}", times.at(made.at));
    }
    if !ruling.delegated_by.is_empty() {
        let _ = write!(who, ", delegated by {}", ruling.delegated_by);
    }
    format!(
        "{what} {}: {} ({}), {} by {who}\n  {}",
        ruling.number,
        RulingKind::word_of(ruling.kind),
        ruling.article,
        times.with_zone(ruling.at),
        ruling.reason
    )
}

/// What it comes to on a board, and how far that is done.
pub(super) fn on_board(ruled: &BoardRulingView, view: &IncidentView) -> String {
    let board = board(ruled.board.as_ref());
    format!("  {board}: {} [{}]", ruled.text, fate(ruled, view))
}

/// A ruling or a proposal with all that is known of it.
pub(super) fn text(ruling: &RulingView, view: &IncidentView, times: &Times, what: &str) -> String {
    let mut out = head(ruling, times, what);
    if !ruling.wished.is_empty() {
        let _ = write!(out, "\n  requested: {}", ruling.wished);
    }
    if let Some(made) = &ruling.as_proposed {
        out.push_str(&as_proposed(made, times));
    }
    out.push_str(&made_on(ruling, view, times));
    for ruled in &ruling.boards {
        let _ = write!(out, "\n{}", on_board(ruled, view));
        for cited in &ruled.cites {
            let _ = write!(out, "\n    cites         {}", breach(cited));
        }
        if let Some(basis) = &ruled.basis {
            out.push_str(&basis::text(basis, times));
        }
        if !ruled.followed_by.is_empty() {
            let next = &ruled.followed_by;
            let _ = write!(out, "\n    followed by   ruling {next} on this board");
        }
        if let Some(done) = &ruled.execution {
            out.push_str(&execution(done, ruling.kind(), times));
            if ruling.kind() == RulingKind::Postpone {
                out.push_str(&lifted(ruled, done, view, times));
            }
        }
    }
    out
}

/// A proposal as it was made, and who turned it down.
pub(super) fn turned_down(down: &TurnedDownView, times: &Times) -> String {
    let proposal = down.proposal.clone().unwrap_or_default();
    let mut out = format!(
        "Proposal {} of {}: {} ({}), {}\n  {}",
        proposal.number,
        proposal.by,
        RulingKind::word_of(proposal.kind),
        proposal.article,
        times.with_zone(proposal.at),
        proposal.reason,
    );
    if !proposal.wished.is_empty() {
        let _ = write!(out, "\n  requested: {}", proposal.wished);
    }
    out.push_str(&as_proposed(&proposal, times));
    let at = times.at(down.at);
    let _ = match down.by.as_str() {
        "" => write!(out, "\n  cancelled {at}: {}", down.reason),
        by => write!(out, "\n  rejected by {by}, {at}: {}", down.reason),
    };
    out
}

/// On which finding it was proposed, and what it came to then.
fn as_proposed(made: &RulingView, times: &Times) -> String {
    let mut out = match &made.found {
        Some(found) => format!(
            "\n  proposed on: {}, found {}",
            said(found),
            times.at(found.at)
        ),
        None => "\n  proposed on: cause not known yet".to_owned(),
    };
    for on in &made.boards {
        let board = board(on.board.as_ref());
        let _ = write!(out, "\n  proposed for {board}: {}", on.text);
        for cited in &on.cites {
            let _ = write!(out, "\n    citing        {}", breach(cited));
        }
    }
    out
}

/// The finding that it was made on, and whether that was revised since.
fn made_on(ruling: &RulingView, view: &IncidentView, times: &Times) -> String {
    let on = ruling.found.clone();
    let number = on.as_ref().map_or(0, |found| found.number);
    let mut out = match &on {
        Some(found) => format!(
            "\n  ruled on: {}, found {}",
            said(found),
            times.at(found.at)
        ),
        None => "\n  ruled on: cause not known yet".to_owned(),
    };
    let Some(last) = view.found.last().filter(|last| last.number > number) else {
        return out;
    };
    let at = times.at(last.at);
    let same = on.as_ref().is_some_and(|on| on.cause == last.cause);
    let _ = match on {
        Some(_) if same => write!(
            out,
            "\n  after it, {at}: the same cause, now {}",
            CauseCertainty::word_of(last.certainty)
        ),
        Some(on) => write!(
            out,
            "\n  CHANGED after the ruling, {at}: {}; the ruling was based on: {}",
            said(last),
            said(&on)
        ),
        None => write!(out, "\n  FOUND after the ruling, {at}: {}", said(last)),
    };
    out
}

/// `the device was off the venue's network (likely)`.
fn said(found: &FoundView) -> String {
    match certainty(found.certainty) {
        None => found.cause_text.clone(),
        Some(certainty) => format!("{} ({certainty})", found.cause_text),
    }
}

/// What became of a ruling on a board, and which ruling followed or replaced it.
fn fate(ruled: &BoardRulingView, view: &IncidentView) -> String {
    let mut told = match ruled.executed {
        0 => "not yet carried out".to_owned(),
        record => format!("carried out, record {record}"),
    };
    if ruled.superseded_by > 0 {
        told = format!("REPLACED by ruling {}; {told}", ruled.superseded_by);
    }
    let mut rulings = view.rulings.iter();
    if let Some(then) = rulings.find(|one| ruled.topped_by > 0 && one.number == ruled.topped_by) {
        let what = match then.wished.as_str() {
            "" => RulingKind::word_of(then.kind),
            wished => wished,
        };
        let _ = write!(
            told,
            "; ruling {} was added, this one remains: {what}",
            then.number
        );
    }
    told
}

/// The clocks before it, when it was sent to each player, when each was ready, when play went on.
fn execution(done: &ExecutionView, kind: RulingKind, times: &Times) -> String {
    let before = done.before.unwrap_or_default();
    let [white, black] = [before.white, before.black].map(text::show_clock);
    let mut out = format!("\n    before it     White {white}, Black {black}");
    let missing = match done.game_replaced_at {
        0 => "not yet",
        _ => "never",
    };
    let at = |at: u64| match at {
        0 => missing.to_owned(),
        at => times.at(at),
    };
    let both = |white, black| format!("White {}, Black {}", at(white), at(black));
    let shown = both(done.white_shown, done.black_shown);
    let _ = write!(out, "\n    sent to       {shown}");
    if !matches!(kind, RulingKind::Result | RulingKind::Postpone) {
        let ready = both(done.white_ready, done.black_ready);
        let _ = write!(out, "\n    ready         {ready}");
        let by = let_run(done);
        let _ = write!(out, "\n    clock started {}{by}", at(done.started));
        if done.started == 0 && done.game_replaced_at > 0 {
            let replaced = times.at(done.game_replaced_at);
            let _ = write!(out, ": another game replaced this one at {replaced}");
        }
    }
    out
}

/// Who let the clock run, where an arbiter did, and why.
fn let_run(done: &ExecutionView) -> String {
    match (done.started_by.as_str(), done.started_reason.as_str()) {
        ("", _) => String::new(),
        (by, "") => format!(", by {by}"),
        (by, reason) => format!(", by {by}: {reason}"),
    }
}

/// When a postponement was lifted and by whom, or that it still stands.
fn lifted(
    ruled: &BoardRulingView,
    done: &ExecutionView,
    view: &IncidentView,
    times: &Times,
) -> String {
    if done.started > 0 {
        let by = let_run(done);
        return format!("\n    lifted        {}{by}", times.at(done.started));
    }
    let brief = view.brief.iter();
    let mut postponed = brief.flat_map(|brief| &brief.postponed);
    if postponed.any(|put_off| put_off.board == ruled.board) && ruled.superseded_by == 0 {
        return "\n    lifted        not yet".to_owned();
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::IncidentBrief;

    use super::*;

    const NOON: u64 = 1_655_467_200_000;

    /// DIS-9: a ruling whose game was replaced before its clock ran says so, and when the game was replaced.
    #[test]
    fn dis_9_a_clock_that_never_started_says_when_its_game_was_replaced() {
        let view = IncidentView {
            brief: Some(IncidentBrief {
                opened: NOON,
                time_zone: "Europe/Madrid".to_owned(),
                ..IncidentBrief::default()
            }),
            ..IncidentView::default()
        };
        for (started, game_replaced_at, told) in [
            (0, 0, "clock started not yet"),
            (NOON, 0, "clock started 14:00:00.000"),
            (NOON, NOON + 9_000, "clock started 14:00:00.000"),
            (
                0,
                NOON + 9_000,
                "clock started never: another game replaced this one at 14:00:09.000",
            ),
        ] {
            let done = ExecutionView {
                started,
                game_replaced_at,
                ..ExecutionView::default()
            };
            let text = execution(&done, RulingKind::Resume, &Times::of(&view));
            assert!(text.ends_with(told), "{text}");
        }
    }
}
