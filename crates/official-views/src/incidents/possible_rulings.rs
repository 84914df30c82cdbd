//! What is on offer, as text: each board once, then the rulings by kind, with what differs between them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_proto::v1::OfferView;
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::offers::{self, Choice, MOST_BOARDS};
use super::ruling_menu::Group;
use super::texts::{self, filled};
use crate::comments;
use crate::words::board_name as board;

/// The boards, and then each group with its commands and what they come to.
pub(super) fn text(groups: &[Group]) -> String {
    let mut out = format!("\n{}\n", texts::text("cli-ruling-possible"));
    let mut all = groups.iter().flat_map(|group| &group.choices);
    if let Some(boards) = all.find_map(|(_, offers)| offers.as_ref().ok()) {
        out.push_str(&heads(boards));
    }
    for group in groups {
        let _ = writeln!(out, "\n  {}", texts::text(group.head));
        out.push_str(&worked_out(&possible(&group.choices)));
        for (command, what) in &group.typed {
            let _ = writeln!(out, "    {command}  ({})", texts::text(what));
        }
    }
    out + &not_possible(groups)
}

/// The choices of a group that can be ruled now.
fn possible(choices: &[Choice]) -> Vec<Choice> {
    let possible = choices.iter().filter(|(_, offers)| offers.is_ok());
    possible.cloned().collect()
}

/// The others, with the reason; nothing where there is none.
fn not_possible(groups: &[Group]) -> String {
    let all = groups.iter().flat_map(|group| &group.choices);
    let refused: Vec<Choice> = all.filter(|(_, offers)| offers.is_err()).cloned().collect();
    let same = offers::same(&refused).into_iter();
    let lines = same.filter_map(|(names, offers)| {
        let why = offers.as_ref().err()?;
        let why = why.strip_prefix("refused: ").unwrap_or(why);
        Some(format!("\n    {}: {why}", names.join("\n    ")))
    });
    let lines: String = lines.collect();
    if lines.is_empty() {
        return lines;
    }
    format!("\n  {}{lines}\n", texts::text("cli-ruling-not-possible"))
}

/// Who plays on each board, what was played since, who is away still.
fn heads(boards: &[OfferView]) -> String {
    let mut out = String::new();
    for offer in boards.iter().take(MOST_BOARDS) {
        let away = offers::still_away(offer);
        let away = away.map_or_else(String::new, |away| format!("; {away}"));
        let _ = writeln!(out, "  {}{away}", offers::head(offer));
        for note in &offer.breaches {
            let _ = writeln!(
                out,
                "    --cites {}: {}",
                note.number,
                comments::breach(note)
            );
        }
    }
    if let Some(more) = offers::more("cli-ruling-more-boards", boards.len()) {
        let _ = writeln!(out, "  {more}");
    }
    out
}

/// The commands of a group that are possible; what comes to the same is one, and what holds for all of them is said once.
fn worked_out(choices: &[Choice]) -> String {
    let same = offers::same(choices);
    let common = common(&same.iter().map(|(_, offers)| *offers).collect::<Vec<_>>());
    let mut out = String::new();
    for (names, offers) in &same {
        for (index, name) in names.iter().enumerate() {
            let or = (index > 0).then(|| texts::text("officials-ruling-or-same") + " ");
            let _ = writeln!(out, "    {}{name}", or.unwrap_or_default());
        }
        for offer in offers.iter().flatten().take(MOST_BOARDS) {
            out.push_str(&of_board(offer, &common));
        }
    }
    let boards = same.iter().find_map(|(_, offers)| offers.as_ref().ok());
    out + &boards.map_or_else(String::new, |boards| told_once(&common, boards))
}

/// A board's clocks, and what holds for this ruling alone.
fn of_board(offer: &OfferView, common: &BTreeMap<String, String>) -> String {
    let name = board(offer.board.as_ref());
    let beside = Some(beside(offer)).filter(|_| !common.contains_key(&name));
    let together = offers::together(offer).map_or_else(String::new, |sum| format!("; {sum}"));
    let clocks = offers::clocks(offer).map(|clocks| clocks + &together);
    let lines: Vec<String> = clocks.into_iter().chain(beside).collect();
    let mut out = String::new();
    for (index, line) in lines.iter().enumerate() {
        let name = if index == 0 { name.as_str() } else { "" };
        let _ = writeln!(out, "      {name:<4} {line}");
    }
    out
}

/// The consequence beside the clocks: who is to move, when play starts, what becomes of a flag.
fn beside(offer: &OfferView) -> String {
    let flag = offer.flag.as_ref().map(offers::flag_fall);
    let flag = flag.map_or_else(String::new, |flag| format!("; {flag}"));
    offers::outlook(offer) + &flag
}

/// What is beside the clocks of a board, where it is the same in all of several rulings.
fn common(outcomes: &[&offers::Outcome]) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let worked_out = outcomes.iter().filter_map(|offers| offers.as_ref().ok());
    for offer in worked_out.flatten() {
        let own = found.entry(board(offer.board.as_ref())).or_default();
        own.push(beside(offer));
    }
    let several = found.into_iter().filter(|(_, told)| told.len() > 1);
    let same = several.filter_map(|(board, told)| {
        let first = told.first()?.clone();
        told.iter()
            .all(|one| *one == first)
            .then_some((board, first))
    });
    same.collect()
}

/// What holds for several rulings, in one line where it is the same on all `boards`, else for each board that
/// is written out.
fn told_once(common: &BTreeMap<String, String>, boards: &[OfferView]) -> String {
    let own = |offer: &OfferView| {
        let name = board(offer.board.as_ref());
        let text = common.get(&name)?;
        Some((name, text))
    };
    let mut told = boards.iter().map(|offer| Some(own(offer)?.1));
    let first = told.next().flatten();
    if let Some(text) = first.filter(|first| told.all(|text| text == Some(*first))) {
        let each = CatalogueMessage::new("cli-ruling-each").text("text", text);
        return format!("    {}\n", filled(&each));
    }
    let shown = boards.iter().take(MOST_BOARDS).filter_map(own);
    let lines = shown.map(|(board, text)| {
        let each = CatalogueMessage::new("cli-ruling-each-on")
            .text("board", board)
            .text("text", text);
        format!("    {}\n", filled(&each))
    });
    lines.collect()
}
