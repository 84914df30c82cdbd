//! The worked examples of FIDE's paper for arbiters: Mario Held, Exercises in Tie-Breaking, Rev.
//! 2403220900, C.07 of 2023, pages 10 to 50. Numbers of exercises are the paper's.

use super::event::{event, ranks, values};
use crate::standings::{Edition, System};

/// Five rounds of a Swiss with byes, a forfeit and a withdrawal.
const SWISS: &str = "
     1 2200   9w1 13b=  2w= 15b1  4w=
     2 2150  10b1  7w1  1b= 16w1  3b=
     3 2100  11w=  6b1  8w1  4b=  2w=
     4 2050  12b1    H 13w1  3w=  1b=
     5 2000  13w0 15b0 11w1  7b= 10w1
     6 1950  14b0  3w0    U 10w1  8b1
     7 1900  15w1  2b0 16b0  5w= 11b0
     8 1850  16b= 14w1  3b0 13w1  6w0
     9 1800   1b0 10w0    H 11b-    U
    10 1750   2w0  9b1 15w0  6b0  5b0
    11 1700   3b= 16w0  5b0  9w+  7w1
    12 1650   4w0    U 14w+    Z    Z
    13 1600   5b1  1w=  4b0  8b0 14w0
    14 1550   6w1  8b0 12b-    Z 13b1
    15 1500   7b0  5w1 10b1  1w0 16b0
    16 1450   8w= 11b1  7w1  2b0 15w1";

/// Nine rounds of the same players.
const LONG: &str = "
     1 2150   9w1 13b=  2w= 15b1  4w=  6b=  3b= 16w=  8b1
     2 2130  10b1  7w1  1b= 16w1  3b1  4w=  6w0 15b=  5w=
     3 2200  11w=  6b1  8w1  4b=  2w0 16b1  1w= 14w1 10b1
     4 2110  12b1    H 13w1  3w=  1b=  2b= 16w=  6b= 15w1
     5 1890  13w0 15b0 11w1  7b= 10w1 14b0  9b1  8w0  2b=
     6 2090  14b0  3w0    U 10w1  8b1  1w=  2b1  4w= 16b1
     7 1950  15w1  2b0 16b0  5w= 11b0 10b0 13w1  9w1 14b1
     8 1930  16b= 14w1  3b0 13w1  6w0 11b= 15w=  5b1  1w0
     9 1790   1b0 10w0    H 11b-    U 13b1  5w0  7b0 12w=
    10 1870   2w0  9b1 15w0  6b0  5b0  7w1 12b1 11w1  3w0
    11 1810   3b= 16w0  5b0  9w+  7w1  8w= 14b0 10b0 13w=
    12 1770   4w0    U 14w+    Z    Z 15b0 10w0 13b=  9b=
    13 1750   5b1  1w=  4b0  8b0 14w0  9w0  7b0 12w= 11b=
    14 1850   6w1  8b0 12b-    Z 13b1  5w1 11w1  3b0  7w0
    15 1830   7b0  5w1 10b1  1w0 16b0 12w1  8b=  2w=  4b0
    16 1910   8w= 11b1  7w1  2b0 15w1  3w0  4b=  1b=  6w0";

const ROUND_ROBIN: &str = "
     1 2200  5w= 2w1 3b1 4w0 6b1
     2 2150  6w1 1b0 5w1 3w= 4b1
     3 2100  4w1 6b1 1w0 2b= 5w1
     4 2050  3b0 5b0 6w= 1b1 2w0
     5 1950  1b= 4w1 2b0 6w- 3b0
     6 2000  2b0 3w0 4b= 5b+ 1w0";

/// Exercise, code, values by starting number.
const ANSWERS: &[(&str, &str, &str)] = &[
    (
        "1-4",
        "BH",
        "12.5 13.0 15.5 15.0 8.5 12.0 14.5 13.5 9.0 13.0 13.5 11.5 14.0 11.0 12.0 12.5",
    ),
    (
        "5-8",
        "BH/C1",
        "11.0 12.0 13.0 11.5 7.5 11.0 12.5 12.0 7.5 11.5 12.0 9.5 12.0 9.0 11.0 11.0",
    ),
    (
        "9",
        "AOB",
        "12.60 13.60 13.40 13.38 13.40 13.25 11.90 13.00 12.75 10.90 12.75 15.00 12.10 13.17 12.20 13.30",
    ),
    (
        "10",
        "FB",
        "13.5 13.5 15.0 15.5 10.0 12.0 13.5 12.5 9.5 12.5 12.5 11.5 13.5 10.5 12.0 13.5",
    ),
    (
        "11-12",
        "SB",
        "8.00 9.50 10.50 9.75 4.25 6.50 3.25 5.25 2.25 1.50 5.75 4.00 4.25 4.50 3.50 7.25",
    ),
    (
        "13",
        "SB/C1",
        "7.25 8.50 9.25 8.00 3.25 5.50 1.25 3.75 2.25 0.00 4.25 4.00 4.25 3.00 2.50 5.75",
    ),
    (
        "17",
        "ARO",
        "1820 1880 1940 1888 1690 1813 1760 1730 1975 1880 1863 2050 1930 1800 1860 1820",
    ),
    (
        "18",
        "ARO/C1",
        "1900 1988 2000 1983 1738 1900 1838 1800 2200 1975 2000 - 2025 1900 1963 1900",
    ),
    (
        "19-20",
        "TPR",
        "1969 2120 2089 2081 1690 1813 1611 1730 1175 1640 1776 1250 1781 1925 1788 1969",
    ),
    ("27", "WIN", "2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3"),
    ("28", "WON", "2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3"),
    ("29", "BPG", "2 3 2 2 2 2 3 2 1 3 2 0 3 2 3 2"),
    ("30", "BWG", "1 1 1 1 0 1 0 0 0 1 0 0 1 1 1 1"),
    ("31", "GE", "5 5 5 4 5 5 5 5 3 5 5 3 5 3 5 5"),
    (
        "32",
        "PS",
        "11.0 13.0 11.0 11.5 5.0 6.0 6.0 8.5 2.5 4.0 5.5 7.0 7.0 6.0 7.0 10.5",
    ),
    (
        "33",
        "PS/C1",
        "10.0 12.0 10.5 10.5 5.0 6.0 5.0 8.0 2.5 4.0 5.0 7.0 6.0 5.0 7.0 10.0",
    ),
];

#[test]
fn evt_5_the_exercises_in_a_swiss() {
    let file = event(5, SWISS);
    for (exercise, code, expected) in ANSWERS {
        let values = values(&file, code, System::Swiss, Edition::From2024);
        assert_eq!(values, *expected, "exercise {exercise}, {code}");
    }
}

/// Exercises 21 and 22 ask for some players only.
#[test]
fn evt_5_performances_of_opponents() {
    let file = event(5, SWISS);
    for (exercise, code, number, expected) in [
        (21, "APRO", 1, "1789"),
        (21, "APRO", 3, "1904"),
        (21, "APRO", 4, "1772"),
        (21, "APRO", 16, "1805"),
        (22, "PTP", 3, "2112"),
    ] {
        let all = values(&file, code, System::Swiss, Edition::From2024);
        let value = all.split(' ').nth(number - 1).unwrap();
        assert_eq!(value, expected, "exercise {exercise}, player {number}");
    }
}

#[test]
fn evt_5_the_exercises_in_a_round_robin() {
    let file = event(5, ROUND_ROBIN);
    for (exercise, code, expected) in [
        (14, "SB", "9.25 6.25 6.25 4.25 3.25 2.25"),
        (15, "SB/C1", "9.25 4.75 4.75 4.25 3.25 1.50"),
        (16, "KS", "2.0 0.5 0.5 1.0 0.5 0.0"),
    ] {
        let values = values(&file, code, System::RoundRobin, Edition::From2024);
        assert_eq!(values, expected, "exercise {exercise}, {code}");
    }
}

#[test]
fn evt_5_direct_encounters() {
    let long = "3 5 1 3 9 2 6 6 14 9 13 14 16 9 9 6";
    for (exercise, rounds, table, system, expected) in [
        // 23: nobody of the four is certain to stand above the others; 24: nor of the three
        (
            "23, 24",
            5,
            SWISS,
            System::Swiss,
            "2 1 2 2 7 6 13 7 13 16 7 10 13 10 10 2",
        ),
        ("25", 9, LONG, System::Swiss, long),
        ("26", 5, ROUND_ROBIN, System::RoundRobin, "1 2 2 6 5 4"),
    ] {
        let ranks = ranks(&event(rounds, table), "DE", system);
        assert_eq!(ranks, expected, "exercise {exercise}");
    }
}

/// What the edition of 2026 changed (16.4): the dummy's score has a limit. Values as the
/// federation's own checker gives them for the same event.
#[test]
fn evt_5_the_exercises_under_the_rules_of_2026() {
    let file = event(5, SWISS);
    for (code, expected) in [
        (
            "AOB",
            "12.40 13.60 12.90 13.38 13.20 13.25 11.70 12.90 12.75 10.80 12.75 14.00 11.90 13.00 12.20 13.10",
        ),
        (
            "FB",
            "13.5 13.5 15.0 14.5 10.0 12.0 13.5 12.5 9.5 12.5 12.0 11.0 13.5 10.5 12.0 13.5",
        ),
        (
            "SB",
            "8.00 9.50 10.50 9.25 4.25 6.00 3.25 5.25 2.25 1.50 4.75 4.00 4.25 4.50 3.50 7.25",
        ),
        (
            "SB/C1",
            "7.25 8.50 9.25 7.75 3.25 5.00 1.25 3.75 2.25 0.00 3.25 4.00 4.25 3.00 2.50 5.75",
        ),
    ] {
        let values = values(&file, code, System::Swiss, Edition::From2026);
        assert_eq!(values, expected, "{code}");
    }
    for (code, number, expected) in [
        ("BH", 3, "15.5"),
        ("BH", 4, "14.0"),
        ("BH", 11, "12.5"),
        ("BH", 16, "12.5"),
        ("BH/C1", 5, "7.5"),
        ("BH/C1", 8, "12.0"),
        ("BH/C1", 11, "11.0"),
    ] {
        let all = values(&file, code, System::Swiss, Edition::From2026);
        let value = all.split(' ').nth(number - 1).unwrap();
        assert_eq!(value, expected, "{code}, player {number}");
    }
}

/// A round robin after two of five rounds: two of those on one point have met, and whoever lost may
/// still win all that is missing. Once all have met the encounters decide.
#[test]
fn evt_5_a_direct_encounter_waits_for_the_missing_games() {
    const TWO_ROUNDS: &str = "
        1 2200  2w1 3b0
        2 2150  1b0 4w1
        3 2100  5w0 1w1
        4 2050  6b1 2b0
        5 2000  3b1 6w0
        6 1950  4w0 5b1";
    const ALL_MET: &str = "
        1 2200  2w1 3b0
        2 2150  1b0 3w1
        3 2100  2b0 1w1";
    const ONE_DECIDED: &str = "
        1 2200  4b0 2w1 3b=
        2 2150  3w1 1b0 4w=
        3 2100  2b0 4w0 1w=
        4 2050  1w1 3b1 2b=";
    for (rounds, table, expected) in [(5, TWO_ROUNDS, "1 1 1 1 1 1"), (2, ALL_MET, "1 1 1")] {
        let ranks = ranks(&event(rounds, table), "DE", System::RoundRobin);
        assert_eq!(ranks, expected, "{table}");
    }
    let ranks = ranks(&event(3, ONE_DECIDED), "DE", System::RoundRobin);
    assert_eq!(ranks, "2 3 4 1");
}
