//! What a report says in other words than its format has, and lines that say otherwise than its players' own
//! lines (001), which count.

use adoube_tournament::scoring::RoundResult;
use adoube_tournament::trf::{self, File, Line, Tag, result_letter};
use adoube_user_text::catalogue::{CatalogueMessage, filled};

use super::{bye_records, granted_byes};

/// How bytes and byes were read that the format does not have; what is said twice and not alike: byes (240), and who began with White (152, `XXC`). What is no report
/// at all is told where it is read.
pub fn remarks(bytes: &[u8]) -> Vec<String> {
    let Ok(file) = trf::read(bytes) else {
        return Vec::new();
    };
    let lines = file.lines.iter().filter_map(|line| match line {
        Line::Other(text) => Some(text),
        _ => None,
    });
    let records = lines.flat_map(|text| granted_byes::by_record(text));
    let told = records.filter_map(|bye| other_bye(&file, bye).or_else(|| nobodys_bye(&file, bye)));
    let notes = trf::reading_notes(bytes, &file).into_iter();
    let notes = notes.map(|note| filled(&note.placed()));
    let unread = bye_records::unread(bytes);
    notes
        .chain(told)
        .chain(unread)
        .chain(other_colour(&file))
        .collect()
}

/// A bye (240) of somebody who is not in the report.
fn nobodys_bye(file: &File, (round, number, code): (u16, u16, RoundResult)) -> Option<String> {
    file.player(number).is_none().then(|| {
        filled(
            &CatalogueMessage::new("file-bye-nobodys")
                .text("player", number)
                .text("round", round)
                .text("code", result_letter(code)),
        )
    })
}

/// A bye (240) of a player whose own line says something else of that round.
fn other_bye(file: &File, (round, number, code): (u16, u16, RoundResult)) -> Option<String> {
    let cell = file.player(number)?.cell(round).with_bye_of_old_sign();
    let (kind, own) = match (cell.opponent, cell.result) {
        (Some(opponent), _) => ("meets", opponent.to_string()),
        (None, Some(own)) if own != code => ("bye", result_letter(own).to_string()),
        _ => return None,
    };
    Some(filled(
        &CatalogueMessage::new("file-bye-other")
            .text("player", number)
            .text("round", round)
            .text("code", result_letter(code))
            .text("kind", kind)
            .text("own", own),
    ))
}

/// The colour of round 1's first player, where the games of round 1 tell the other one.
fn other_colour(file: &File) -> Option<String> {
    let said = file.header(Tag::InitialColour)?;
    let round = file.round(1).ok()?;
    let first = round
        .games
        .iter()
        .map(|game| game.white.min(game.black))
        .min()?;
    let white = round.games.iter().any(|game| game.white == first);
    let own = if white { "W" } else { "B" };
    (said != own).then(|| {
        filled(
            &CatalogueMessage::new("file-first-colour")
                .text("said", said)
                .text("player", first)
                .text("own", own),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: &str = "\
012 Open of Spring
001    1      One                               2000 ESP     1000001             0.0    1     2 w    0000 - H
001    2      Two                               1900 ESP     1000002             0.0    2     1 b
";

    #[test]
    fn evt_5_what_a_report_says_otherwise_than_its_players_lines_is_told() {
        for (line, told) in [
            ("", None),
            ("152 W", None),
            (
                "152 B",
                Some(
                    "the first colour (152, XXC) is 'B', but player 1, the first one paired in \
                     round 1, has White there: the pairings are used",
                ),
            ),
            ("240 H   2    1", None),
            ("240 Z   2    2", None),
            (
                "240 Z   2    1",
                Some(
                    "player 1, round 2: the bye record (240) says 'Z', the player's line (001) \
                     'H'; the player's line is used",
                ),
            ),
            (
                "240 H   2    9",
                Some(
                    "player 9, round 2: the bye record (240) says 'H', but the report has no such \
                     player: it is not imported",
                ),
            ),
            (
                "240 Z   1    2",
                Some(
                    "player 2, round 1: the bye record (240) says 'Z', the player's line (001) \
                     that they meet 1; the player's line is used",
                ),
            ),
        ] {
            let found = remarks(format!("{PLAYERS}{line}\n").as_bytes());
            assert_eq!(found, told.into_iter().collect::<Vec<_>>(), "{line}");
        }
    }
}
