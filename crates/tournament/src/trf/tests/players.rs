//! Every field of a player's line in its columns.

use adoube_chess::Side;

use super::super::{Cell, Edition, File, Line, Player, read, write};
use super::{taken, with};
use crate::roster::Profile;
use crate::scoring::RoundResult;

/// The columns as the specification numbers them; data made up for this test.
const LINE: &str = "001   12 wWIM Núñez Muñoz, María José           2104 ESP     2212345 1990/02/28 \
                    11.5    3    45 w 1  0000 - H    46 b    0000 - Z    47 w +";

fn player() -> Player {
    let cell = |opponent, colour, result| Cell {
        opponent,
        colour,
        result,
    };
    Player {
        number: 12,
        sex: "w".to_owned(),
        title: "WIM".to_owned(),
        name: "Núñez Muñoz, María José".to_owned(),
        rating: Some(2104),
        federation: "ESP".to_owned(),
        fide_id: Some(2_212_345),
        birth: "1990/02/28".to_owned(),
        points_tenths: Some(115),
        rank: Some(3),
        rounds: vec![
            cell(Some(45), Some(Side::White), Some(RoundResult::Win)),
            cell(None, None, Some(RoundResult::HalfBye)),
            cell(Some(46), Some(Side::Black), None),
            cell(None, None, Some(RoundResult::ZeroBye)),
            cell(Some(47), Some(Side::White), Some(RoundResult::ForfeitWin)),
        ],
    }
}

#[test]
fn evt_5_every_field_stands_in_its_columns_both_ways() {
    let file = taken(LINE);
    assert_eq!(file.lines, [Line::Player(player())]);
    for edition in [Edition::Trf16, Edition::Trf26] {
        assert_eq!(write(&file, edition), format!("{LINE}\r\n"));
    }
}

#[test]
fn evt_5_tools_that_count_bytes_or_write_latin_1_are_understood() {
    // Five letters of two bytes: a tool that fills 33 bytes writes five blanks less.
    let by_bytes = LINE.replacen("José           2104", "José      2104", 1);
    assert_eq!(
        by_bytes.find("2104"),
        Some(48),
        "column 49, counted in bytes"
    );
    assert_eq!(taken(&by_bytes).lines, [Line::Player(player())]);

    let latin_1: Vec<u8> = LINE
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    assert_eq!(read(&latin_1).unwrap().lines, [Line::Player(player())]);
}

#[test]
fn evt_5_what_is_left_blank_is_none() {
    let file = taken("001    7      X\n");
    let expected = Player {
        number: 7,
        name: "X".to_owned(),
        ..Player::default()
    };
    assert_eq!(file.lines, [Line::Player(expected)]);
    // All fixed columns are there.
    let written = format!("{:<89}\r\n", "001    7      X");
    assert_eq!(write(&file, Edition::Trf16), written);
}

#[test]
fn evt_5_letters_in_either_case_and_blanks_for_byes() {
    for (cell, opponent, colour, result) in [
        (
            "   2 W w",
            Some(2),
            Some(Side::White),
            Some(RoundResult::ShortWin),
        ),
        (
            "   2 b d",
            Some(2),
            Some(Side::Black),
            Some(RoundResult::ShortDraw),
        ),
        (
            "   2 B L",
            Some(2),
            Some(Side::Black),
            Some(RoundResult::ShortLoss),
        ),
        (
            "   2 w =",
            Some(2),
            Some(Side::White),
            Some(RoundResult::Draw),
        ),
        (
            "   2 w 0",
            Some(2),
            Some(Side::White),
            Some(RoundResult::Loss),
        ),
        (
            "   2 b -",
            Some(2),
            Some(Side::Black),
            Some(RoundResult::ForfeitLoss),
        ),
        ("   2 w", Some(2), Some(Side::White), None),
        ("0002 w", Some(2), Some(Side::White), None),
        ("0000 - f", None, None, Some(RoundResult::FullBye)),
        ("       u", None, None, Some(RoundResult::PairingBye)),
        ("0000   z", None, None, Some(RoundResult::ZeroBye)),
        ("     - +", None, None, Some(RoundResult::ForfeitWin)),
    ] {
        let line = format!("{:<91}{cell}", "001    1      X");
        let file = taken(&with(&line));
        let expected = Cell {
            opponent,
            colour,
            result,
        };
        assert_eq!(file.player(1).unwrap().rounds, [expected], "'{cell}'");
    }
}

#[test]
fn evt_5_blank_rounds_at_the_end_say_nothing_and_in_the_middle_keep_their_place() {
    let line = format!("{:<101}   2 w 1  0000 -            ", "001    1      X");
    let file = taken(&line);
    let rounds = &file.player(1).unwrap().rounds;
    assert_eq!(rounds.len(), 2);
    assert!(rounds[0].is_blank());
    let written = write(&file, Edition::Trf16);
    assert_eq!(
        written.trim_end(),
        format!("{:<101}   2 w 1", "001    1      X")
    );
}

#[test]
fn evt_5_a_profile_becomes_a_line_and_back() {
    let line = player();
    let same = Player::new(12, &line.profile());
    let without_rounds = Player {
        points_tenths: None,
        rank: None,
        rounds: vec![],
        ..line
    };
    assert_eq!(same, without_rounds);

    let old = Player {
        title: "wg".to_owned(),
        rating: Some(0),
        fide_id: Some(0),
        ..Player::default()
    };
    let profile = old.profile();
    assert_eq!(
        (profile.title.as_str(), profile.rating, profile.fide_id),
        ("WGM", None, None)
    );
}

#[test]
fn evt_5_what_is_too_long_is_cut_and_nothing_breaks_a_line() {
    let profile = Profile {
        name: format!("{}\r\n001    2      Y", "x".repeat(40)),
        title: "WGMx".to_owned(),
        federation: "SPAIN".to_owned(),
        birth: "28 February 1990".to_owned(),
        sex: "male".to_owned(),
        rating: Some(u16::MAX),
        fide_id: Some(u64::MAX),
    };
    let mut player = Player::new(1, &profile);
    player.points_tenths = Some(1005);
    player.rank = Some(4);
    let file = File {
        lines: vec![Line::Player(player), Line::Other("a\rb".to_owned())],
    };
    let written = write(&file, Edition::Trf26);
    assert_eq!(written.lines().count(), 2);
    let read = taken(&written);
    let player = read.player(1).unwrap();
    assert_eq!(player.name, "x".repeat(33));
    assert_eq!((player.points_tenths, player.rank), (Some(1000), Some(4)));
}
