//! An event in which most players missed rounds. Values as the federation's own tie-break checker
//! publishes them for it under the regulations of March 2026 (`TieBreakServer`, fixture
//! `swiss_with_many_unplayed_rounds`).

use super::event::{event, ranks, values};
use crate::standings::{Edition, System};

const EVENT: &str = "
     1 2240   8b=  6w1  3b= 14w+  5w=  2b0  9w=
     2 1923   9w0 11b1 15w1  5b-  7b1  1w1  5b0
     3 1852  10b+  7b1  1w=  9b=    H    Z    H
     4 1902  11w- 13w-  6b-    U  8w= 15b=  6w=
     5 1734  13b1  9w=  7b=  2w+  1b= 11w=  2w1
     6    0  14w=  1b0  4w+  7w=  9b0 10w0  4b=
     7 1516  15b1  3w0  5w=  6b=  2w0 14b0    U
     8 1752   1w= 14b-    Z    Z  4b= 13w1 14b0
     9    0   2b1  5b=    H  3w=  6w1    H  1b=
    10    0   3w- 15w- 13w= 15b1 14w1  6b1 11w0
    11 1388   4b-  2w0    U 13b1 15w1  5b= 10b1
    12    0     H    F 14b1    H    Z    F    Z
    13    0   5w0  4b- 10b= 11w0    U  8b0 15w0
    14    0   6b=  8w+ 12w0  1b- 10b0  7w1  8w1
    15    0   7w0 10b+  2b0 10w0 11b0  4w= 13b1";

/// Code, values by starting number.
const PUBLISHED: &[(&str, &str)] = &[
    (
        "PTS",
        "4.0 4.0 4.0 2.5 5.0 2.5 3.0 2.0 4.5 3.5 4.5 4.0 1.5 3.5 2.5",
    ),
    ("WIN", "2 4 2 1 3 1 2 1 2 3 4 3 1 3 2"),
    ("WON", "1 4 1 0 2 0 1 1 2 3 3 1 0 2 1"),
    ("BWG", "0 2 1 0 1 0 1 0 1 2 2 1 0 0 1"),
    ("BPG", "3 3 2 1 3 3 3 2 3 2 3 1 2 2 3"),
    (
        "PS",
        "18.0 16.0 19.5 7.0 20.0 11.0 12.5 7.0 19.0 11.5 14.0 18.5 5.5 12.5 8.0",
    ),
    (
        "PS/C1",
        "17.5 16.0 18.5 7.0 19.0 10.5 11.5 6.5 18.0 11.5 14.0 18.0 5.5 12.0 8.0",
    ),
    (
        "KS",
        "2.5 2.0 2.0 0.0 3.5 0.5 0.5 0.5 2.5 1.0 1.5 1.0 0.5 0.0 1.0",
    ),
    (
        "BH",
        "26.0 27.5 25.5 16.0 25.5 23.5 25.0 17.5 27.0 20.5 22.5 24.5 20.5 21.0 21.5",
    ),
    (
        "BH/C1",
        "24.0 23.5 22.0 14.5 24.0 21.0 22.5 15.5 23.5 18.0 20.0 21.0 19.0 17.5 20.0",
    ),
    (
        "BH/C2",
        "21.5 21.0 18.5 12.0 21.0 18.5 20.0 13.5 20.0 14.5 18.5 17.5 17.5 15.5 17.5",
    ),
    (
        "BH/M1",
        "19.0 18.5 17.5 12.0 19.5 16.5 17.5 11.5 18.5 13.5 15.0 17.5 14.0 13.0 15.5",
    ),
    (
        "BH/M2",
        "12.0 11.5 10.0 7.0 12.0 10.0 10.5 6.0 10.5 6.5 9.5 10.5 8.0 7.5 9.0",
    ),
    (
        "AOB",
        "24.42 24.58 26.00 20.83 24.75 22.58 24.08 20.88 25.60 21.80 23.10 21.00 21.50 22.20 22.00",
    ),
    (
        "FB",
        "26.0 26.5 26.0 16.5 26.5 23.5 24.0 19.0 27.0 19.5 23.0 24.0 21.0 22.0 22.0",
    ),
    (
        "SB",
        "14.00 14.00 14.25 6.00 17.50 7.00 9.25 4.75 16.75 9.25 13.50 14.00 3.25 8.25 5.25",
    ),
    (
        "SB/C1",
        "13.00 11.50 11.25 6.00 16.00 5.75 8.00 3.25 14.25 8.50 12.00 14.00 3.25 6.25 3.75",
    ),
    (
        "SB/C2",
        "10.50 8.50 11.25 5.00 14.50 3.25 5.50 3.25 12.50 8.50 12.00 14.00 1.75 4.25 2.50",
    ),
    (
        "SB/M1",
        "10.50 11.50 9.00 3.50 13.75 5.75 5.50 1.25 11.75 8.50 9.50 10.50 3.25 6.25 3.75",
    ),
    (
        "SB/M2",
        "5.75 4.00 7.00 1.25 10.00 3.25 3.00 1.25 7.75 5.00 9.50 7.00 1.75 4.25 2.50",
    ),
];

#[test]
fn evt_5_unplayed_rounds_in_every_tie_break() {
    let file = event(7, EVENT);
    for (code, expected) in PUBLISHED {
        let values = values(&file, code, System::Swiss, Edition::From2026);
        assert_eq!(values, *expected, "{code}");
    }
}

/// Some of them have no rating: nobody has a value, unless it is said what they count for.
#[test]
fn evt_5_ratings_of_the_unrated() {
    let file = event(7, EVENT);
    let values = |code| values(&file, code, System::Swiss, Edition::From2026);
    assert_eq!(values("ARO"), ["-"; 15].join(" "));
    // Player 12 met player 14 only.
    assert_eq!(values("ARO/U1400").split(' ').nth(11), Some("1400"));
    assert_eq!(values("TPR/U1400").split(' ').nth(11), Some("2200"));
}

#[test]
fn evt_5_the_order_is_that_of_the_published_list() {
    let expected = "7 4 6 13 1 12 10 14 3 8 2 5 15 9 11";
    let codes = "WIN,WON,BWG,BPG,REP,DE,PS,KS,BH,SB";
    let file = event(7, EVENT);
    // The published list has counts of its own between these; no tie lasts as long.
    let ranks = ranks(&file, codes, System::Swiss);
    assert_eq!(ranks, expected);
}
