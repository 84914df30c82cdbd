//! How an event's system and edition are told from its report.

use adoube_chess::Side;

use super::super::{Begin, Cell, File, Line, Player, Tag};
use crate::scoring::RoundResult;
use crate::standings::{Edition, System, parse_list};

/// Four players after one round.
fn four(rounds: u16) -> File {
    use RoundResult::{Draw, Loss, Win};
    let mut file = File::default();
    file.push_header(Tag::Rounds, rounds.to_string());
    for (number, opponent, colour, result) in [
        (1, 2, Side::White, Win),
        (2, 1, Side::Black, Loss),
        (3, 4, Side::White, Draw),
        (4, 3, Side::Black, Draw),
    ] {
        let mut player = Player {
            number,
            rating: Some(0),
            ..Player::default()
        };
        let cell = Cell {
            opponent: Some(opponent),
            colour: Some(colour),
            result: Some(result),
        };
        player.set_cell(1, cell);
        file.lines.push(Line::Player(player));
    }
    file
}

#[test]
fn evt_5_the_system_is_said_or_told_by_figures() {
    use System::{RoundRobin, Swiss};
    for (rounds, encoded, words, ties, expected) in [
        (3, "", "", "SB", RoundRobin),
        (6, "", "", "SB", RoundRobin),
        (5, "", "", "SB", Swiss),
        (2, "", "", "SB", Swiss),
        (3, "", "Individual: Swiss-System", "SB", Swiss),
        (5, "", "Individual: Round-Robin", "SB", RoundRobin),
        (3, "FIDE_DUTCH_2026_BAKU", "", "SB", Swiss),
        (5, "FIDE_BERGER", "Individual", "SB", RoundRobin),
        // A guess refuses nothing: what only a Swiss may have makes it one.
        (3, "", "Individual", "BH/C1,BH,SB,DE", Swiss),
        (3, "", "Individual: Round-Robin", "BH/C1", RoundRobin),
    ] {
        let mut file = four(rounds);
        file.push_header(Tag::EncodedType, encoded);
        file.push_header(Tag::Type, words);
        let system = file.system(&parse_list(ties).unwrap());
        assert_eq!(system, expected, "{rounds} {encoded} {words} {ties}");
    }
}

#[test]
fn evt_5_the_edition_is_that_of_the_first_day() {
    for (begin, expected) in [
        ("2021/10/27", Edition::From2024),
        ("2026-02-28", Edition::From2024),
        ("2026/03/01", Edition::From2026),
        ("28. 07. 2005", Edition::From2024),
        ("25/08/18", Edition::From2024),
        ("18/08/2025", Edition::From2024),
        ("", Edition::From2026),
    ] {
        let mut file = File::default();
        file.push_header(Tag::Begin, begin);
        assert_eq!(Begin::of(&file).edition(), expected, "{begin}");
    }
}
