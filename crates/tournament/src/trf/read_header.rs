//! Reading the lines about the tournament.

use super::columns::Columns;
use super::error::TrfError;
use super::file::{Line, Tag};
use crate::catalogue_message::CatalogueMessage;

/// Where the first round's date begins, how wide a date is, and columns a round.
pub(super) const DATES: (usize, usize, usize) = (92, 8, 10);

/// A line about the tournament; none if it is not understood and is to be kept as it stands.
pub(super) fn header(number: &str, rest: &str) -> Option<Line> {
    let text = rest.trim();
    let (tag, text) = match number {
        "XXR" => (Tag::Rounds, text.to_owned()),
        "XXC" => match text {
            "white1" => (Tag::InitialColour, "W".to_owned()),
            "black1" => (Tag::InitialColour, "B".to_owned()),
            _ => return None,
        },
        "152" => (Tag::InitialColour, initial_colour(text)?),
        _ => (Tag::from_name(number)?, text.to_owned()),
    };
    Some(Line::Header { tag, text })
}

fn initial_colour(text: &str) -> Option<String> {
    let upper = text.to_ascii_uppercase();
    matches!(upper.as_str(), "W" | "B").then_some(upper)
}

/// The dates of the rounds, if they stand in their columns, or all of them one column late as some
/// programs write them.
pub(super) fn dates(line: usize, text: &str) -> Option<Line> {
    let columns = Columns::by_characters(line, text);
    if columns.printable().is_err() {
        return None;
    }
    let (first, ..) = DATES;
    let dates = dates_from(&columns, first).or_else(|| dates_from(&columns, first + 1));
    dates.map(Line::Dates)
}

/// Where dates of rounds stand that are in neither of these places; none where they are read, or where
/// the line has none.
pub(super) fn misplaced(line: usize, text: &str) -> Option<TrfError> {
    if dates(line, text).is_some() {
        return None;
    }
    let columns = Columns::by_characters(line, text);
    if let Err(control) = columns.printable() {
        return Some(control);
    }
    let (first, width, step) = DATES;
    let begins = |at: &usize| columns.is_blank(at - 1) && !columns.is_blank(*at);
    let words: Vec<usize> = (4..=columns.len()).filter(begins).collect();
    let fits = |at: usize, first: usize| {
        let length = (at..at + step)
            .take_while(|at| !columns.is_blank(*at))
            .count();
        at >= first && (at - first).is_multiple_of(step) && length == width
    };
    // By whichever of both places more of them stand at.
    let wrong = [first, first + 1].map(|first| words.iter().find(|at| !fits(**at, first)));
    let at = *wrong.into_iter().flatten().max()?;
    let word = columns.text(at, at + step - 1);
    let word = word.split_whitespace().next().unwrap_or_default();
    let message = CatalogueMessage::new("file-trf-days")
        .text("word", word)
        .text("column", at)
        .text("first", first)
        .text("late", first + 1)
        .text("step", step);
    Some(columns.error(at, message))
}

fn dates_from(columns: &Columns<'_>, first: usize) -> Option<Vec<String>> {
    let (_, width, step) = DATES;
    if !columns.text(4, first - 1).is_empty() {
        return None;
    }
    let mut dates = Vec::new();
    for first in (first..=columns.len()).step_by(step) {
        let gap = columns.text(first + width, first + step - 1);
        let date = columns.text(first, first + width - 1);
        if !gap.is_empty() || !(date.is_empty() || date.chars().count() == width) {
            return None;
        }
        dates.push(date);
    }
    while dates.last().is_some_and(String::is_empty) {
        dates.pop();
    }
    Some(dates)
}
