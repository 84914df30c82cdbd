//! Byes that a report has in records of their own (240), and not in the lines of its players (001).

use std::collections::BTreeMap;

use adoube_tournament::trf::{Cell, File, Line};
use adoube_user_text::catalogue::{CatalogueMessage, filled, text};

use super::granted_byes::{ByeOfRecord, Byes, by_kind, by_record, last_paired};

/// Takes them over where the line of the player is blank, for the rounds that the report pairs: which rounds, and what is
/// to be told of each. A line of a player that says otherwise counts.
pub(super) fn take(file: &mut File) -> Vec<(u16, String)> {
    let last = last_paired(file);
    let records: Vec<ByeOfRecord> = file.lines.iter().flat_map(records_of).collect();
    let mut taken = BTreeMap::<u16, Byes>::new();
    for line in &mut file.lines {
        let Line::Player(player) = line else {
            continue;
        };
        for (round, number, code) in &records {
            let is_blank = player.cell(*round) == Cell::default();
            if *number == player.number && *round <= last && is_blank {
                let result = Some(*code);
                let cell = Cell {
                    result,
                    ..Cell::default()
                };
                player.set_cell(*round, cell);
                taken.entry(*round).or_default().insert(*number, *code);
            }
        }
    }
    let told = taken.iter().map(|(round, byes)| {
        let message = CatalogueMessage::new("file-bye-records")
            .text("round", round)
            .text("byes", by_kind(byes));
        (*round, filled(&message))
    });
    told.collect()
}

fn records_of(line: &Line) -> Vec<ByeOfRecord> {
    match line {
        Line::Other(text) => by_record(text),
        Line::Header { .. } | Line::Dates(_) | Line::Player(_) | Line::Team(_) => Vec::new(),
    }
}

/// Records that cannot be read, with their lines: nothing of them is taken.
pub(super) fn unread(bytes: &[u8]) -> Vec<String> {
    let report = String::from_utf8_lossy(bytes).replace("\r\n", "\n");
    let lines = report.split(['\n', '\r']).zip(1_usize..);
    let told = lines.filter_map(|(line, at)| {
        let message = CatalogueMessage::new("file-bye-unread")
            .text("line", at)
            .text("what", wrong_word(line)?);
        Some(filled(&message))
    });
    told.collect()
}

/// What of a record is no bye, round or number.
fn wrong_word(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    words.next().filter(|word| *word == "240")?;
    let (code, round) = (words.next(), words.next());
    if by_record(&format!("240 {} 1 1", code.unwrap_or_default())).is_empty() {
        return Some(quoted(code));
    }
    if round.is_none_or(|round| round.parse::<u16>().is_err()) {
        return Some(quoted(round));
    }
    let mut numbers = words.peekable();
    if numbers.peek().is_none() {
        return Some(text("file-bye-missing-number"));
    }
    let wrong = numbers.find(|word| word.parse::<u16>().is_err());
    wrong.map(|word| quoted(Some(word)))
}

fn quoted(word: Option<&str>) -> String {
    match word {
        Some(word) => format!("'{}'", word.chars().take(20).collect::<String>()),
        None => text("file-bye-missing-word"),
    }
}

#[cfg(test)]
mod tests {
    use adoube_tournament::trf;

    use super::*;
    use crate::import_trf;

    fn report(rounds: [&str; 4], records: &str) -> String {
        let line = |(number, rounds): (usize, &str)| {
            format!("001 {number:>4}      P{number:<65} 0.0    1  {rounds}\n")
        };
        let players: String = (1..).zip(rounds).map(line).collect();
        format!("012 Club Open\n{players}{records}")
    }

    #[test]
    fn evt_5_byes_of_records_come_in_where_the_line_of_the_player_is_blank() {
        // Round 1 was played, round 2 is to be played; player 3 has the bye of both, player 4 is away, then has half a
        // point.
        let games = ["   2 w 1     2 b  ", "   1 b 0     1 w  ", "", ""];
        let records =
            "240 U   1    3\n240 Z   1    4\n240 U   2    3\n240 h   2    4\n240 H   3    1\n";
        let report = report(games, records);
        let imported = import_trf::read(report.as_bytes(), Some(2), None).unwrap();
        let byes = |byes: &[adoube_proto::v1::ByeEntry]| {
            let byes = byes.iter().map(|bye| format!("{}{}", bye.player, bye.kind));
            byes.collect::<Vec<_>>()
        };
        assert_eq!(byes(&imported.played[0].byes), ["3U", "4Z"]);
        assert_eq!(byes(&imported.byes), ["3U", "4H"]);
        assert_eq!(
            imported.remarks,
            [
                "byes of round 1 are taken from the records (240) of the report (absent: 4; left over by the pairing: 3)",
                "byes of round 2 are taken from the records (240) of the report (half a point: 4; left over by the \
                 pairing: 3)",
            ]
        );
        // What is in the line counts, and there is nothing to say.
        let own = [
            games[0],
            games[1],
            "0000 - U  0000 - U",
            "0000 - Z  0000 - H",
        ];
        let mut file = trf::read(self::report(own, records).as_bytes()).unwrap();
        assert_eq!(take(&mut file), []);
    }

    #[test]
    fn evt_5_records_that_cannot_be_read_are_named_with_their_lines() {
        for (record, told) in [
            ("240 H   2    1    2", None),
            ("240", Some("line 6: a missing word in")),
            ("240 X   2    1", Some("line 6: 'X' in")),
            ("240 H   x    1", Some("line 6: 'x' in")),
            ("240 H   2", Some("line 6: a missing number in")),
            ("240 H   2    1   2a", Some("line 6: '2a' in")),
            ("2400 X", None),
        ] {
            let found = unread(report([""; 4], record).as_bytes());
            assert_eq!(
                found.len(),
                usize::from(told.is_some()),
                "{record}: {found:?}"
            );
            let starts = |told| found[0].starts_with(told);
            assert!(told.is_none_or(starts), "{found:?}");
        }
    }
}
