//! What an arbiter reads of what he has just done: that, and not the whole incident again.

use std::fmt::Write as _;

use adoube_proto::v1::{IncidentView, RulingView};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::brief::head;
use super::offers::MOST_BOARDS;
use super::texts::filled;
use super::times::Times;
use super::{report, rulings};
use crate::folding;

/// How far a long line continues below its beginning.
const HANG: usize = 4;

/// The ruling that was given, board by board, or the proposal that it made and what it waits for.
pub fn ruling(view: &IncidentView, width: usize) -> String {
    let times = Times::of(view);
    let mut out = match (&view.proposal, view.rulings.last()) {
        (Some(_), _) => {
            let next = report::next(view, true).unwrap_or_default();
            format!("{}\n{next}\n", report::proposed(view, &times).trim_start())
        }
        (None, Some(ruling)) => given(ruling, view, &times),
        (None, None) => String::new(),
    };
    out.push_str(&stands(view));
    folding::fold(&out, HANG, width).trim_end().to_owned()
}

/// The proposal that was turned down or taken back.
pub fn rejected(view: &IncidentView, width: usize) -> String {
    let times = Times::of(view);
    let last = view.turned_down.last();
    let mut out = last.map_or_else(String::new, |down| {
        format!("{}\n", rulings::turned_down(down, &times))
    });
    out.push_str(&stands(view));
    folding::fold(&out, HANG, width).trim_end().to_owned()
}

/// That it is closed, by whom and why.
pub fn closed(view: &IncidentView, width: usize) -> String {
    let times = Times::of(view);
    let mut out = String::new();
    if let Some(turn) = view.turns.last().filter(|turn| turn.closed) {
        let _ = writeln!(out, "{}", report::turned(turn, &times));
    }
    out.push_str(report::proposed(view, &times).trim_start());
    out.push_str(&stands(view));
    folding::fold(&out, HANG, width).trim_end().to_owned()
}

/// A ruling with what became of it on each board so far.
fn given(ruling: &RulingView, view: &IncidentView, times: &Times) -> String {
    let mut out = format!("{}\n", rulings::head(ruling, times, "given"));
    for ruled in ruling.boards.iter().take(MOST_BOARDS) {
        let _ = writeln!(out, "{}", rulings::on_board(ruled, ruling, view));
    }
    let rest = ruling.boards.iter().skip(MOST_BOARDS);
    let (done, pending): (Vec<_>, Vec<_>) = rest.partition(|ruled| ruled.executed > 0);
    if !done.is_empty() || !pending.is_empty() {
        let message = CatalogueMessage::new("cli-ruling-more-done")
            .number("boards", done.len() + pending.len())
            .number("done", done.len())
            .number("pending", pending.len());
        let _ = writeln!(out, "  {}", filled(&message));
    }
    out
}

/// The incident now.
fn stands(view: &IncidentView) -> String {
    let Some(brief) = &view.brief else {
        return String::new();
    };
    let now = CatalogueMessage::new("officials-incident-title")
        .text("incident", head(brief).trim_start());
    let follow = CatalogueMessage::new("cli-incident-follow").text("incident", brief.number);
    format!("{}\n{}", filled(&now), filled(&follow))
}
