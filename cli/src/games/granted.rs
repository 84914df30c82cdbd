//! Byes that a report grants for rounds that are not played yet.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_tournament::trf::{self, File, Line, ResultCode};

use super::Imported;

/// Who has which bye, by round.
type Granted = BTreeMap<u16, BTreeMap<u16, ResultCode>>;

/// A remark for each round behind the ones that were taken in which the report grants byes: an import
/// of earlier rounds does not take them, and whoever has one would be paired. What is no report at
/// all is told where it is read.
pub(crate) fn remarks(bytes: &[u8], imported: &Imported) -> Vec<String> {
    let Ok(file) = trf::read(bytes) else {
        return Vec::new();
    };
    let taken = imported.played.iter().map(|told| told.round).max();
    let taken = taken.unwrap_or(0).max(imported.round.into());
    let after = taken.max(last_paired(&file).into());
    let granted = granted(&file).into_iter();
    let granted = granted.filter(|(round, _)| u32::from(*round) > after);
    granted.map(|(round, byes)| remark(round, &byes)).collect()
}

/// The last round in which anybody has an opponent.
fn last_paired(file: &File) -> u16 {
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    let paired = |round: &u16| {
        let mut cells = file.players().map(|player| player.cell(*round));
        cells.any(|cell| cell.opponent.is_some())
    };
    (1..=last).rev().find(paired).unwrap_or(0)
}

/// As the lines of the players say it and, where they are silent, as the newer edition does (240).
fn granted(file: &File) -> Granted {
    let mut granted = Granted::new();
    for line in &file.lines {
        if let Line::Other(text) = line {
            for (round, number, code) in by_record(text) {
                granted.entry(round).or_default().insert(number, code);
            }
        }
    }
    for player in file.players() {
        for (round, cell) in (1..).zip(&player.rounds) {
            let code = cell.result.filter(|code| code.bye().is_some());
            if let (None, Some(code)) = (cell.opponent, code) {
                let byes = granted.entry(round).or_default();
                byes.insert(player.number, code);
            }
        }
    }
    granted
}

/// `240 Z   4   12   14`
fn by_record(text: &str) -> Vec<(u16, u16, ResultCode)> {
    let mut words = text.split_whitespace();
    let mut head = || (words.next(), words.next(), words.next());
    let (Some("240"), Some(code), Some(round)) = head() else {
        return Vec::new();
    };
    let code = code.chars().next().and_then(ResultCode::from_letter);
    let code = code.filter(|code| code.bye().is_some());
    let (Some(code), Ok(round)) = (code, round.parse()) else {
        return Vec::new();
    };
    let numbers = words.filter_map(|word| word.parse().ok());
    numbers.map(|number| (round, number, code)).collect()
}

fn remark(round: u16, byes: &BTreeMap<u16, ResultCode>) -> String {
    let of = |wanted: ResultCode| {
        let numbers = byes.iter().filter(|(_, code)| **code == wanted);
        let numbers: Vec<_> = numbers.map(|(number, _)| number.to_string()).collect();
        numbers.join(",")
    };
    let kinds = [
        (ResultCode::HalfBye, "half a point", "--half-bye"),
        (ResultCode::ZeroBye, "absent", "--absent"),
        (ResultCode::FullBye, "a whole point", ""),
        (ResultCode::PairingBye, "left over by the pairing", ""),
    ];
    let (mut told, mut options, mut by_hand) = (Vec::new(), String::new(), false);
    for (code, what, option) in kinds {
        let numbers = of(code);
        if numbers.is_empty() {
            continue;
        }
        told.push(format!("{what}: {numbers}"));
        if option.is_empty() {
            by_hand = true;
        } else {
            let _ = write!(options, " {option} {numbers}");
        }
    }
    let told = told.join("; ");
    let mut text = format!("byes of round {round} in the report are not taken ({told})");
    if !options.is_empty() {
        let _ = write!(
            text,
            "; say them when it is paired: `adoube pair --round {round}{options}`"
        );
    }
    if by_hand {
        text.push_str("; a whole point is entered by hand, with `adoube import pairs`");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::import_trf;
    use super::*;

    /// Two rounds played; the byes of the third, in cells or in the words of the newer edition.
    fn report(third: [&str; 3], more: &str) -> String {
        let line = |number, rounds: &str, third| {
            format!("001 {number:>4}      P{number}{:>73}{rounds}{third}\n", "")
        };
        format!(
            "012 Open\nXXR 5\n{}{}{}{more}",
            line(1, "     2 w 1     3 b 1", third[0]),
            line(2, "     1 b 0  0000 - U", third[1]),
            line(3, "  0000 - H     1 w 0", third[2]),
        )
    }

    #[test]
    fn evt_5_byes_that_are_granted_for_rounds_to_come_are_told_with_the_options_of_pair() {
        let cells = report(["", "  0000 - H", "  0000 - Z"], "");
        let records = report([""; 3], "240 H   3    2\n240 Z   3    3\n240 H   1    3\n");
        let told = "byes of round 3 in the report are not taken (half a point: 2; absent: 3); say \
                    them when it is paired: `adoube pair --round 3 --half-bye 2 --absent 3`";
        let whole = report(["  0000 - F", "", ""], "240 Z   4    2    3\n");
        let by_hand = "byes of round 3 in the report are not taken (a whole point: 1); a whole \
                       point is entered by hand, with `adoube import pairs`";
        let later = "byes of round 4 in the report are not taken (absent: 2,3); say them when it \
                     is paired: `adoube pair --round 4 --absent 2,3`";
        let none = report([""; 3], "240 H   1    3\n240\n240 x y z\n");
        for (text, round, played, expected) in [
            (&cells, None, Some(2), &[told][..]),
            (&cells, Some(0), None, &[told]),
            (&records, None, Some(2), &[told]),
            (&whole, None, Some(2), &[by_hand, later]),
            (&none, None, Some(2), &[]),
            // Whoever takes the round itself takes its byes.
            (&cells, None, Some(3), &[]),
        ] {
            let imported = import_trf::read(text.as_bytes(), round, played).unwrap();
            let remarks = remarks(text.as_bytes(), &imported);
            assert_eq!(remarks, expected, "{round:?} {played:?}\n{text}");
        }
    }
}
