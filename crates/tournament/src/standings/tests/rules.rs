//! What the published examples do not show: ties, running games, other points.

use super::event::event;
use crate::scoring::Scoring;
use crate::standings::{Options, Standings, parse_list, standings};

fn table(rounds: &str, through: u16, scoring: Scoring, codes: &str) -> Standings {
    let options = Options {
        points: scoring.into(),
        tie_breaks: parse_list(codes).unwrap(),
        ..Options::default()
    };
    standings(&event(9, rounds), through, &options).unwrap()
}

fn lines(table: &Standings) -> Vec<String> {
    let line = |player: &crate::standings::Standing| {
        let values: Vec<_> = player.values.iter().map(ToString::to_string).collect();
        let (rank, number) = (player.rank, player.number);
        format!("{rank} {number} {} {}", player.halves, values.join(" "))
    };
    let lines = table.players.iter().map(line);
    lines.map(|line| line.trim_end().to_owned()).collect()
}

const TWO_ROUNDS: &str = "
    1 2000 4w1 2b=
    2 1900 3b1 1w=
    3 1800 2w0 4b?
    4 1700 1b0 3w?";

#[test]
fn evt_5_whom_nothing_tells_apart_share_a_rank() {
    let table = table(TWO_ROUNDS, 2, Scoring::default(), "");
    assert_eq!(lines(&table), ["1 1 3", "1 2 3", "3 3 0", "3 4 0"]);
}

#[test]
fn evt_5_a_running_game_brings_nothing_yet() {
    let table = table(TWO_ROUNDS, 2, Scoring::default(), "BH,REP");
    assert_eq!(table.pending, 1);
    assert_eq!(
        lines(&table),
        ["1 1 3 1.5 2", "1 2 3 1.5 2", "3 3 0 1.5 1", "3 4 0 1.5 1"]
    );
}

#[test]
fn evt_5_standings_after_an_earlier_round_know_nothing_later() {
    let table = table(TWO_ROUNDS, 1, Scoring::default(), "PS,BH");
    assert_eq!(table.pending, 0);
    assert_eq!(
        lines(&table),
        [
            "1 1 2 1.0 0.0",
            "1 2 2 1.0 0.0",
            "3 3 0 0.0 1.0",
            "3 4 0 0.0 1.0"
        ]
    );
}

#[test]
fn end_7_other_points_change_the_order() {
    // Three points a win: one win and a loss are more than two draws.
    let rounds = "
        1 2000 2w= 3b=
        2 1900 1b= 4w=
        3 1800 4w0 1w=
        4 1700 3b1 2b=
        5 1600 6w1 6b0
        6 1500 5b0 5w1";
    let football = Scoring::from_halves(6, 2, 0).unwrap();
    let table = table(rounds, 2, football, "STD");
    assert_eq!(
        lines(&table),
        [
            "1 4 8 1.5",
            "2 5 6 1.0",
            "2 6 6 1.0",
            "4 1 4 1.0",
            "4 2 4 1.0",
            "6 3 2 0.5"
        ]
    );
}

#[test]
fn evt_5_points_may_come_after_another_criterion() {
    let rounds = "1 0 2w1 3b0\n2 0 1b0 4w=\n3 0 4w= 1w1\n4 0 3b= 2b=";
    let table = table(rounds, 2, Scoring::default(), "BWG,PTS");
    let order: Vec<_> = table.players.iter().map(|p| p.number).collect();
    assert_eq!(order, [3, 1, 4, 2]);
}

#[test]
fn evt_5_perfect_performances() {
    // One game each way: the expected score is the real one from 736 points above on (B.02, 8.1.2),
    // without a point 800 below; the average is that of the opponents.
    let table = table(
        "1 2000 2w1\n2 1900 1b0\n3 1800 4w=\n4 1700 3b=",
        1,
        Scoring::default(),
        "PTP,APPO",
    );
    assert_eq!(
        lines(&table),
        [
            "1 1 2 2636 1200",
            "2 4 1 1797 1697",
            "3 3 1 1697 1797",
            "4 2 0 1200 2636"
        ]
    );
}

/// C.07 of March 2026: the higher rating and the lower pairing number come first.
#[test]
fn evt_5_the_own_rating_and_the_pairing_number() {
    let ratings = "1 1900 2w=\n2 2000 1b=\n3 1800 4w=\n4 1800 3b=";
    let table = table(ratings, 1, Scoring::default(), "RTNG,TPN");
    assert_eq!(
        lines(&table),
        [
            "1 2 1 2000 2",
            "2 1 1 1900 1",
            "3 3 1 1800 3",
            "4 4 1 1800 4"
        ]
    );
}
