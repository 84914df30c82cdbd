//! Pairings and points from players' lines.

use super::super::{Cell, File, Line, Player, place};
use super::taken;
use crate::scoring::{RoundResult, Scoring};

/// Six players, two rounds played, the third paired: made up for this test.
const REPORT: &str = "\
012 Open
XXR 5
001    1      A                                                                  2.0    1     4 w 1     2 b 1     3 w
001    2      B                                                                  1.0    3     5 b 1     1 w 0     5 b
001    3      C                                                                  1.5    2     6 w =  0000 - F     1 b
001    4      D                                                                  0.0    6     1 b 0     6 w -  0000 - Z
001    5      E                                                                  0.5    5     2 w 0  0000 - H     2 w
001    6      F                                                                  1.5    4     3 b =     4 b +  0000 - U
";

fn games(file: &File, round: u16) -> Vec<(u16, u16)> {
    let round = file.round(round).unwrap();
    round
        .games
        .iter()
        .map(|game| (game.white, game.black))
        .collect()
}

#[test]
fn evt_5_a_round_becomes_pairings_the_best_first() {
    let file = taken(REPORT);
    assert_eq!((file.rounds(), file.last_round()), (Some(5), 3));
    assert_eq!(games(&file, 1), [(1, 4), (5, 2), (3, 6)]);
    assert_eq!(games(&file, 2), [(2, 1), (4, 6)]);
    assert_eq!(games(&file, 3), [(1, 3), (5, 2)]);
    assert_eq!(games(&file, 4), []);
    let second = file.round(2).unwrap();
    assert_eq!(
        second.byes,
        [(3, RoundResult::FullBye), (5, RoundResult::HalfBye)]
    );
    let forfeit = second.games[1];
    assert_eq!(forfeit.white_result, Some(RoundResult::ForfeitLoss));
    assert_eq!(forfeit.black_result, Some(RoundResult::ForfeitWin));
    let third = file.round(3).unwrap();
    assert!(
        third
            .games
            .iter()
            .all(|g| g.white_result.is_none() && g.black_result.is_none())
    );
}

#[test]
fn evt_5_lines_that_contradict_each_other_are_named() {
    for (from, to, told) in [
        (
            "     4 w 1",
            "     9 w 1",
            "player 1: file-trf-no-line (opponent: 9)",
        ),
        (
            "     4 w 1",
            "     1 w 1",
            "player 1: file-trf-own-opponent",
        ),
        (
            "     4 w 1",
            "     5 w 1",
            "player 1: file-trf-names-another (opponent: 5)",
        ),
        (
            "     4 w 1",
            "     4 b 1",
            "player 1: file-trf-colours (opponent: 4, player: 1)",
        ),
        (
            "     4 w 1",
            "     4 - 1",
            "player 1: file-trf-colours (opponent: 4, player: 1)",
        ),
    ] {
        let file = taken(&REPORT.replacen(from, to, 1));
        let wrong = file.round(1).unwrap_err();
        let lines: Vec<_> = wrong.iter().map(ToString::to_string).collect();
        assert!(lines.contains(&format!("round 1, {told}")), "{lines:?}");
    }
}

/// Rows: what replaces the cells of 1 and 4 in the first round, and what is told of the line of 1.
#[test]
fn end_7_results_that_no_game_has_are_told_with_line_and_column() {
    for (one, four, told) in [
        ("     4 w 1", "     1 b 0", None),
        ("     4 w =", "     1 b 0", None),
        ("     4 w 0", "     1 b 0", None),
        ("     4 w W", "     1 b L", None),
        ("     4 w -", "     1 b -", None),
        ("     4 - -", "     1 - +", None),
        ("     4 w  ", "     1 b  ", None),
        ("     4 w 1", "     1 b 1", Some("own: 1, theirs: 1")),
        ("     4 w 1", "     1 b =", Some("own: 1, theirs: =")),
        ("     4 w +", "     1 b +", Some("own: +, theirs: +")),
        ("     4 - +", "     1 - +", Some("own: +, theirs: +")),
        ("     4 w +", "     1 b 1", Some("own: +, theirs: 1")),
        ("     4 w 1", "     1 b -", Some("own: 1, theirs: -")),
        ("     4 w U", "     1 b U", Some("own: U, theirs: U")),
        ("     4 w H", "     1 b H", Some("own: H, theirs: H")),
        ("     4 w W", "     1 b W", Some("own: W, theirs: W")),
        ("     4 w 1", "     1 b  ", Some("own: 1, theirs: none")),
        ("     4 w  ", "     1 b 0", Some("own: none, theirs: 0")),
    ] {
        let text = REPORT.replacen("     4 w 1", one, 1);
        let text = text.replacen("     1 b 0     6", &format!("{four}     6"), 1);
        let file = taken(&text);
        let wrong = file.round(1).err().unwrap_or_default();
        assert_eq!(file.impossible_games(1), wrong);
        let lines = place(text.as_bytes(), &wrong);
        let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
        let told = told.map(|told| {
            format!(
                "line 3, column 99: file-trf-of-player (round: 1, player: 1, what: \
                 file-trf-impossible ({told}, opponent: 4))"
            )
        });
        assert_eq!(lines, Vec::from_iter(told), "{one} {four}");
    }
}

/// Rows: what replaces the cells of 1 and 4 in the first round, and what is told of the line of 1.
#[test]
fn evt_5_colours_that_no_game_has_are_told_with_line_and_column() {
    for (one, four, told) in [
        ("     4 w 1", "     1 b 0", None),
        ("     4 - 1", "     1 - 0", None),
        ("     4 w +", "     1 - -", None),
        ("     4 w 1", "     1 w 0", Some("own: w, theirs: w")),
        ("     4 b  ", "     1 b  ", Some("own: b, theirs: b")),
        ("     4 w 1", "     1 - 0", Some("own: w, theirs: none")),
        ("     4 - 1", "     1 b 0", Some("own: none, theirs: b")),
    ] {
        let text = REPORT.replacen("     4 w 1", one, 1);
        let text = text.replacen("     1 b 0     6", &format!("{four}     6"), 1);
        let wrong = taken(&text).impossible_games(1);
        let lines = place(text.as_bytes(), &wrong);
        let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
        let told = told.map(|told| {
            format!(
                "line 3, column 97: file-trf-of-player (round: 1, player: 1, what: \
                 file-trf-same-colours ({told}, opponent: 4))"
            )
        });
        assert_eq!(lines, Vec::from_iter(told), "{one} {four}");
    }
}

#[test]
fn evt_5_what_contradicts_itself_is_told_in_the_order_of_lines() {
    let text = REPORT.replacen("     5 b 1", "     9 b 1", 1);
    let text = text.replacen("     1 w 0     5 b", "     1 b 0     5 b", 1);
    let file = taken(&text);
    let wrong = [file.round(2).unwrap_err(), file.round(1).unwrap_err()].concat();
    let lines = place(text.replace('\n', "\r\n").as_bytes(), &wrong);
    let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "line 3, column 107: file-trf-of-player (round: 2, player: 1, what: file-trf-colours (opponent: 2, player: 1))",
            "line 4, column 92: file-trf-of-player (round: 1, player: 2, what: file-trf-no-line (opponent: 9))",
            "line 4, column 107: file-trf-of-player (round: 2, player: 2, what: file-trf-colours (opponent: 1, player: 2))",
            "line 7, column 92: file-trf-of-player (round: 1, player: 5, what: file-trf-names-another (opponent: 2))",
        ]
    );
}

#[test]
fn evt_5_a_forfeit_without_colours_is_no_game() {
    let file = taken(
        "001    1      A                                                                  0.0    2     2 - -
001    2      B                                                                  1.0    1     1 - +
",
    );
    let round = file.round(1).unwrap();
    assert!(round.games.is_empty());
    let codes = [(1, RoundResult::ForfeitLoss), (2, RoundResult::ForfeitWin)];
    assert_eq!(round.byes, codes);
}

#[test]
fn end_7_points_and_ranks_follow_the_events_scoring() {
    let mut file = taken(REPORT);
    let said: Vec<_> = file.players().map(|p| p.points_tenths).collect();
    file.rank_by_points(Scoring::default());
    let counted: Vec<_> = file.players().map(|p| p.points_tenths).collect();
    // The report gives no points yet for the byes of the third round.
    let byes = [0, 0, 0, 0, 0, 10].map(Some);
    let sum = |(a, b): (&Option<u16>, &Option<u16>)| Some(a.unwrap() + b.unwrap());
    assert_eq!(counted, said.iter().zip(&byes).map(sum).collect::<Vec<_>>());
    let ranks: Vec<_> = file.players().map(|p| p.rank.unwrap()).collect();
    assert_eq!(ranks, [2, 4, 3, 6, 5, 1]);

    file.rank_by_points(Scoring::from_halves(6, 2, 0).unwrap());
    assert_eq!(file.player(1).unwrap().points_tenths, Some(60));
    assert_eq!(file.player(3).unwrap().points_tenths, Some(40));
}

#[test]
fn a_round_is_set_in_its_place() {
    let cell = Cell {
        result: Some(RoundResult::ZeroBye),
        ..Cell::default()
    };
    let mut player = Player::default();
    player.set_cell(0, cell);
    assert!(player.rounds.is_empty(), "rounds begin with 1");
    player.set_cell(3, cell);
    assert_eq!(
        (player.rounds.len(), player.cell(3), player.cell(2)),
        (3, cell, Cell::default())
    );
    player.set_cell(3, Cell::default());
    assert!(player.rounds.is_empty());
    let file = File {
        lines: vec![Line::Player(player)],
    };
    assert_eq!(file.last_round(), 0);
}
