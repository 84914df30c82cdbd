//! Reading 001 and 013 lines.

use adoube_chess::Side;

use super::columns::Columns;
use super::error::TrfError;
use super::file::Team;
use super::player::{Cell, Player};
use super::result_letters::{result_letter, result_of_letter};
use crate::catalogue_message::CatalogueMessage;
use crate::scoring::RoundResult;

/// Columns between the fields of a player's line. Column 80 is missing: files that write the
/// birth date one column late are in use and can be understood.
const GAPS: [usize; 9] = [4, 9, 14, 48, 53, 57, 69, 85, 90];
/// Where the first round begins.
pub(super) const FIRST_ROUND: usize = 92;
/// Columns a round.
pub(super) const ROUND_WIDTH: usize = 10;
/// Where a team's players begin, and columns a player.
const TEAM_PLAYERS: (usize, usize) = (37, 5);

/// Keeps an error and goes on with nothing.
fn keep<T: Default>(result: Result<T, TrfError>, errors: &mut Vec<TrfError>) -> T {
    result.unwrap_or_else(|error| {
        errors.push(error);
        T::default()
    })
}

/// A player's line and how many columns it has, by characters or, where only that makes sense of
/// it, by bytes. A line that makes sense by characters up to where it was cut is not read by bytes:
/// what is left of a number would stand in the number's columns.
pub(super) fn player(
    line: usize,
    bytes: &[u8],
    text: &str,
) -> Result<(Player, usize), Vec<TrfError>> {
    let columns = Columns::by_characters(line, text);
    let by_characters = player_in(&columns);
    let only_cut = |errors: &[TrfError]| errors.iter().all(|error| error.column > columns.len());
    let senseless = by_characters
        .as_ref()
        .is_err_and(|errors| !only_cut(errors));
    if senseless && !text.is_ascii() {
        let by_bytes = player_in(&Columns::by_bytes(line, bytes, text));
        return by_bytes.or(by_characters);
    }
    by_characters
}

fn player_in(columns: &Columns<'_>) -> Result<(Player, usize), Vec<TrfError>> {
    if let Err(error) = columns.printable() {
        return Err(vec![error]);
    }
    let mut errors = Vec::new();
    for gap in GAPS {
        keep(columns.blank(gap), &mut errors);
    }
    keep(begun(columns), &mut errors);
    let mut player = Player {
        number: keep(starting_number(columns), &mut errors),
        sex: columns.text(10, 10),
        title: columns.text(11, 13),
        name: columns.text(15, 47),
        rating: keep(columns.number(49, 52, "rating"), &mut errors),
        federation: columns.text(54, 56),
        fide_id: keep(columns.number(58, 68, "fide-number"), &mut errors),
        birth: columns.text(70, 80),
        points_tenths: keep(points(columns), &mut errors),
        rank: keep(columns.number(86, 89, "rank"), &mut errors),
        rounds: Vec::new(),
    };
    for first in (FIRST_ROUND..=columns.len()).step_by(ROUND_WIDTH) {
        player.rounds.push(cell(columns, first, &mut errors));
    }
    player.drop_blank_end();
    if errors.is_empty() {
        Ok((player, columns.len()))
    } else {
        Err(errors)
    }
}

fn starting_number(columns: &Columns<'_>) -> Result<u16, TrfError> {
    let number = columns.number(5, 8, "starting-number")?;
    let number = number.filter(|number| *number > 0);
    number.ok_or_else(|| columns.error(5, CatalogueMessage::new("file-trf-starting-number")))
}

/// A line that ends before there is a name, or within one of these numbers, was cut off, whatever
/// the other lines have: the digits that are left would be taken for the player's.
fn begun(columns: &Columns<'_>) -> Result<(), TrfError> {
    let end = columns.len();
    if end < 15 {
        return Err(columns.error(end + 1, CatalogueMessage::new("file-trf-cut-name")));
    }
    for (field, first, last) in [("rating", 49, 52), ("points", 81, 84), ("rank", 86, 89)] {
        if (first..last).contains(&end) && !columns.text(first, last).is_empty() {
            let message = CatalogueMessage::new("file-trf-cut-field")
                .text("field", field)
                .text("first", first)
                .text("last", last);
            return Err(columns.error(end + 1, message));
        }
    }
    Ok(())
}

/// `11.5`; a comma is taken for the point.
fn points(columns: &Columns<'_>) -> Result<Option<u16>, TrfError> {
    let text = columns.text(81, 84);
    if text.is_empty() {
        return Ok(None);
    }
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((&text, "0"));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let whole: Option<u16> = Some(whole)
        .filter(|w| digits(w))
        .and_then(|w| w.parse().ok())
        .filter(|whole| *whole <= 999);
    let tenth: Option<u16> = Some(tenth)
        .filter(|t| digits(t) && t.len() == 1)
        .and_then(|t| t.parse().ok());
    let tenths = whole.zip(tenth).map(|(whole, tenth)| whole * 10 + tenth);
    let wrong = || {
        let message = CatalogueMessage::new("file-trf-no-points").text("text", &text);
        columns.error(81, message)
    };
    tenths.map(Some).ok_or_else(wrong)
}

/// A round whose opponent begins in column `first`.
fn cell(columns: &Columns<'_>, first: usize, errors: &mut Vec<TrfError>) -> Cell {
    for gap in [first - 1, first + 4, first + 6] {
        keep(columns.blank(gap), errors);
    }
    if first != FIRST_ROUND {
        keep(columns.blank(first - 2), errors);
    }
    let opponent: Option<u16> = keep(columns.number(first, first + 3, "opponent"), errors);
    keep(paired(columns, first, opponent), errors);
    Cell {
        opponent: opponent.filter(|number| *number > 0),
        colour: keep(colour(columns, first + 5), errors),
        result: keep(result(columns, first + 7), errors),
    }
}

/// A line that ends within an opponent's number, or before the colour of a game, was cut off.
fn paired(columns: &Columns<'_>, first: usize, opponent: Option<u16>) -> Result<(), TrfError> {
    let Some(opponent) = opponent else {
        return Ok(());
    };
    let end = columns.len();
    let message = if end < first + 3 {
        CatalogueMessage::new("file-trf-cut-opponent")
            .text("first", first)
            .text("last", first + 3)
    } else if opponent > 0 && end < first + 5 {
        CatalogueMessage::new("file-trf-cut-colour")
            .text("opponent", opponent)
            .text("column", first + 5)
    } else {
        return Ok(());
    };
    Err(columns.error(end + 1, message))
}

fn colour(columns: &Columns<'_>, column: usize) -> Result<Option<Side>, TrfError> {
    match columns.text(column, column).as_str() {
        "w" | "W" => Ok(Some(Side::White)),
        "b" | "B" => Ok(Some(Side::Black)),
        "-" | "" => Ok(None),
        other => {
            let message = CatalogueMessage::new("file-trf-colour").text("text", other);
            Err(columns.error(column, message))
        }
    }
}

fn result(columns: &Columns<'_>, column: usize) -> Result<Option<RoundResult>, TrfError> {
    let text = columns.text(column, column);
    let Some(letter) = text.chars().next() else {
        return Ok(None);
    };
    let code = result_of_letter(letter);
    code.map(Some).ok_or_else(|| {
        let known: String = RoundResult::ALL.map(result_letter).into_iter().collect();
        let message = CatalogueMessage::new("file-trf-result")
            .text("text", letter)
            .text("known", known);
        columns.error(column, message)
    })
}

/// A team's line.
pub(super) fn team(line: usize, text: &str) -> Result<Team, Vec<TrfError>> {
    let columns = Columns::by_characters(line, text);
    if let Err(error) = columns.printable() {
        return Err(vec![error]);
    }
    let mut errors = Vec::new();
    let mut players = Vec::new();
    let (first, width) = TEAM_PLAYERS;
    for first in (first..=columns.len()).step_by(width) {
        keep(columns.blank(first + 4), &mut errors);
        let number: Option<u16> = keep(columns.number(first, first + 3, "player"), &mut errors);
        players.extend(number.filter(|number| *number > 0));
    }
    let name = columns.text(5, 36);
    if errors.is_empty() {
        Ok(Team { name, players })
    } else {
        Err(errors)
    }
}
