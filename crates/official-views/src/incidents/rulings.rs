//! What was ruled, on which finding, and what became of it.

use std::fmt::Write as _;

use adoube_proto::v1::{
    BoardRulingView, ExecutionView, FoundView, IncidentView, RulingKind, RulingView, TurnedDownView,
};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::offers::breach;
use super::texts::{self, column, filled, yes_or_no};
use super::times::Times;
use super::{clock_basis, ruling_effect};
use crate::text;
use crate::words::board_name as board;

/// Which ruling it is, whose, and why: one that was `given`, or is `proposed`.
pub(super) fn head(ruling: &RulingView, times: &Times, what: &str) -> String {
    let made = ruling.as_proposed.as_ref().map(|made| times.at(made.at));
    let message = CatalogueMessage::new("cli-ruling-head")
        .text("what", what)
        .text("ruling", ruling.number)
        .text("kind", RulingKind::word_of(ruling.kind))
        .text("article", &ruling.article)
        .text("at", times.with_zone(ruling.at))
        .text("by", &ruling.by)
        .text("seconded", yes_or_no(!ruling.proposed_by.is_empty()))
        .text("proposer", &ruling.proposed_by)
        .text("time-given", yes_or_no(made.is_some()))
        .text("proposed-at", made.unwrap_or_default())
        .text("delegated", yes_or_no(!ruling.delegated_by.is_empty()))
        .text("delegator", &ruling.delegated_by);
    format!("{}\n  {}", filled(&message), ruling.reason)
}

/// What it comes to on a board, and how far that is done.
pub(super) fn on_board(
    ruled: &BoardRulingView,
    ruling: &RulingView,
    view: &IncidentView,
) -> String {
    let (board, became) = (
        board(ruled.board.as_ref()),
        ruling_effect::ruled(ruled, ruling),
    );
    format!("  {board}: {became} [{}]", fate(ruled, view))
}

/// A ruling or a proposal with all that is known of it.
pub(super) fn text(ruling: &RulingView, view: &IncidentView, times: &Times, what: &str) -> String {
    let mut out = head(ruling, times, what);
    out.push_str(&requested(ruling));
    if let Some(made) = &ruling.as_proposed {
        out.push_str(&as_proposed(made, times));
    }
    out.push_str(&made_on(ruling, view, times));
    for ruled in &ruling.boards {
        let _ = write!(out, "\n{}", on_board(ruled, ruling, view));
        for cited in &ruled.cites {
            let _ = write!(out, "\n    {} {}", column("cites"), breach(cited));
        }
        if let Some(basis) = &ruled.basis {
            out.push_str(&clock_basis::text(basis, times));
        }
        if !ruled.followed_by.is_empty() {
            let next = CatalogueMessage::new("cli-ruling-followed");
            let next = filled(&next.text("ruling", &ruled.followed_by));
            let _ = write!(out, "\n    {} {next}", column("followed"));
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

fn requested(ruling: &RulingView) -> String {
    let message = CatalogueMessage::new("cli-ruling-requested").text("wish", &ruling.wished);
    match ruling.wished.as_str() {
        "" => String::new(),
        _ => format!("\n  {}", filled(&message)),
    }
}

/// A proposal as it was made, and who turned it down.
pub(super) fn turned_down(down: &TurnedDownView, times: &Times) -> String {
    let proposal = down.proposal.clone().unwrap_or_default();
    let made = CatalogueMessage::new("cli-ruling-proposal")
        .text("ruling", proposal.number)
        .text("by", &proposal.by)
        .text("kind", RulingKind::word_of(proposal.kind))
        .text("article", &proposal.article)
        .text("at", times.with_zone(proposal.at));
    let ended = CatalogueMessage::new(match down.by.as_str() {
        "" => "cli-ruling-cancelled",
        _ => "cli-ruling-rejected",
    });
    let ended = ended
        .text("by", &down.by)
        .text("at", times.at(down.at))
        .text("reason", &down.reason);
    format!(
        "{}\n  {}{}{}\n  {}",
        filled(&made),
        proposal.reason,
        requested(&proposal),
        as_proposed(&proposal, times),
        filled(&ended)
    )
}

/// On which finding it was proposed, and what it came to then.
fn as_proposed(made: &RulingView, times: &Times) -> String {
    let on = match &made.found {
        Some(found) => caused("cli-ruling-proposed-on", found, times),
        None => texts::text("cli-ruling-proposed-on-none"),
    };
    let mut out = format!("\n  {on}");
    for on in &made.boards {
        let message = CatalogueMessage::new("cli-ruling-proposed-for")
            .text("board", board(on.board.as_ref()))
            .text("text", ruling_effect::ruled(on, made));
        let _ = write!(out, "\n  {}", filled(&message));
        for cited in &on.cites {
            let _ = write!(out, "\n    {} {}", column("citing"), breach(cited));
        }
    }
    out
}

/// The finding that it was made on, and whether that was revised since.
fn made_on(ruling: &RulingView, view: &IncidentView, times: &Times) -> String {
    let on = ruling.found.as_ref();
    let number = on.map_or(0, |found| found.number);
    let ruled_on = match on {
        Some(found) => caused("cli-ruling-ruled-on", found, times),
        None => texts::text("cli-ruling-ruled-on-none"),
    };
    let out = format!("\n  {ruled_on}");
    let Some(last) = view.found.last().filter(|last| last.number > number) else {
        return out;
    };
    let since = match on {
        Some(on) if on.cause == last.cause => {
            let certainty = texts::certainty(last.certainty).unwrap_or_default();
            let message = CatalogueMessage::new("cli-ruling-cause-same");
            filled(
                &message
                    .text("certainty", certainty)
                    .text("at", times.at(last.at)),
            )
        }
        Some(on) => {
            let message = CatalogueMessage::new("cli-ruling-cause-changed").text("was", said(on));
            filled(
                &message
                    .text("cause", said(last))
                    .text("at", times.at(last.at)),
            )
        }
        None => caused("cli-ruling-cause-found", last, times),
    };
    format!("{out}\n  {since}")
}

/// A sentence about a cause and when it was found.
fn caused(id: &'static str, found: &FoundView, times: &Times) -> String {
    let message = CatalogueMessage::new(id)
        .text("cause", said(found))
        .text("at", times.at(found.at));
    filled(&message)
}

fn said(found: &FoundView) -> String {
    texts::found_cause(found.cause(), &found.cause_text, found.certainty)
}

/// What became of a ruling on a board, and which ruling followed or replaced it.
fn fate(ruled: &BoardRulingView, view: &IncidentView) -> String {
    let superseded = (ruled.superseded_by > 0).then(|| {
        CatalogueMessage::new("cli-ruling-superseded").text("ruling", ruled.superseded_by)
    });
    let done = match ruled.executed {
        0 => CatalogueMessage::new("officials-rulings-not-done"),
        record => CatalogueMessage::new("officials-rulings-done").text("record", record),
    };
    let mut rulings = view.rulings.iter();
    let then = rulings.find(|one| ruled.topped_by > 0 && one.number == ruled.topped_by);
    let topped = then.map(|then| {
        let what = match then.wished.as_str() {
            "" => texts::kind(then.kind),
            wished => wished.to_owned(),
        };
        CatalogueMessage::new("cli-ruling-topped")
            .text("ruling", then.number)
            .text("what", what)
    });
    let told = superseded.into_iter().chain([done]).chain(topped);
    let told: Vec<String> = told.map(|message| filled(&message)).collect();
    told.join("; ")
}

/// The clocks before it, when it was sent to each player, when each was ready, when play went on.
fn execution(done: &ExecutionView, kind: RulingKind, times: &Times) -> String {
    let both = |name, white, black| {
        let message = CatalogueMessage::new("officials-execution-both")
            .text("white", white)
            .text("black", black);
        format!("\n    {} {}", column(name), filled(&message))
    };
    let at = |at: u64| match (at, done.game_replaced_at) {
        (0, 0) => texts::text("officials-execution-not-yet"),
        (0, _) => texts::text("officials-execution-never"),
        (at, _) => times.at(at),
    };
    let before = done.before.unwrap_or_default();
    let [white, black] = [before.white, before.black].map(text::show_clock);
    let mut out = both("before", white, black);
    out.push_str(&both("sent", at(done.white_shown), at(done.black_shown)));
    if !matches!(kind, RulingKind::Result | RulingKind::Postpone) {
        out.push_str(&both("ready", at(done.white_ready), at(done.black_ready)));
        let (started, by) = (at(done.started), let_run(done));
        let _ = write!(out, "\n    {} {started}{by}", column("started"));
        if done.started == 0 && done.game_replaced_at > 0 {
            let replaced = CatalogueMessage::new("officials-execution-replaced");
            let replaced = filled(&replaced.text("at", times.at(done.game_replaced_at)));
            let _ = write!(out, ": {replaced}");
        }
    }
    out
}

/// Who let the clock run, where an arbiter did, and why.
fn let_run(done: &ExecutionView) -> String {
    if done.started_by.is_empty() {
        return String::new();
    }
    let by = CatalogueMessage::new("cli-ruling-started-by").text("by", &done.started_by);
    format!(
        ", {}{}",
        filled(&by),
        text::after_colon(&done.started_reason)
    )
}

/// When a postponement was lifted and by whom, or that it was not.
fn lifted(
    ruled: &BoardRulingView,
    done: &ExecutionView,
    view: &IncidentView,
    times: &Times,
) -> String {
    let line = |told: String| format!("\n    {} {told}", column("lifted"));
    if done.started > 0 {
        return line(times.at(done.started) + &let_run(done));
    }
    let brief = view.brief.iter();
    let mut postponed = brief.flat_map(|brief| &brief.postponed);
    if postponed.any(|put_off| put_off.board == ruled.board) && ruled.superseded_by == 0 {
        return line(texts::text("officials-execution-not-yet"));
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
