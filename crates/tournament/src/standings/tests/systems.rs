//! How an event's system and edition are told from its report.

use super::event::event;
use crate::standings::{Edition, Options, StandingsError, System, parse_list, standings};
use crate::trf::{File, Tag};

const FOUR: &str = "1 0 2w1\n2 0 1b0\n3 0 4w=\n4 0 3b=";

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
        let mut file = event(rounds, FOUR);
        file.push_header(Tag::EncodedType, encoded);
        file.push_header(Tag::Type, words);
        let system = System::of(&file, &parse_list(ties).unwrap());
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
        assert_eq!(Edition::of(&file), expected, "{begin}");
    }
}

#[test]
fn evt_5_what_cannot_be_computed_is_told() {
    let options = |system, codes| Options {
        system,
        tie_breaks: parse_list(codes).unwrap(),
        ..Options::default()
    };
    let robin = standings(&event(3, FOUR), 1, &options(System::RoundRobin, "SB,BH/C1"));
    assert_eq!(
        robin,
        Err(StandingsError::NotInRoundRobin("BH/C1".to_owned()))
    );
    let lonely = standings(&event(3, "1 0 2w1"), 1, &Options::default());
    assert_eq!(
        lonely,
        Err(StandingsError::NoSuchOpponent {
            round: 1,
            player: 1,
            opponent: 2
        })
    );
    let nobody = standings(&File::default(), 1, &Options::default());
    assert_eq!(nobody, Err(StandingsError::NoPlayers));
}
