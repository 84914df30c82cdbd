//! Records stay small: a hall of two hundred boards writes tens of thousands of them a day.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod common;

use adoube_record::encode_board;
use common::samples;

#[test]
fn a_move_takes_at_most_75_bytes() {
    // Late in a long game, after much thought, both clocks large; a promotion takes one more.
    for (uci, most) in [("e2e1", 75), ("e2e1q", 76)] {
        let event = samples::moved(uci);
        let bytes = encode_board(&samples::record(samples::player(), event));
        println!("{uci}: {} bytes", bytes.len());
        assert!(bytes.len() <= most, "{uci}: {} bytes", bytes.len());
    }
}

#[test]
fn only_records_that_carry_texts_positions_or_signatures_take_more_than_100_bytes() {
    for (name, bytes) in samples::all() {
        println!("{:3} {name}", bytes.len());
        let large = [
            "board opened",
            "board head-signed",
            "board ruled",
            "board clock-adjusted",
            // Up to eight penalties with their reason.
            "board penalised",
            // A report of every layer's check with its signature: once a device and round.
            "board lock-signed",
            // Once in a while, with a position or a text.
            "board restarted-from-another-start",
            "board restarted-with-own-times",
            "board physical-board-",
            "board page-",
            "board machine-",
        ];
        let large = large.iter().any(|kind| name.starts_with(kind));
        assert!(
            large || bytes.len() <= 100 || !name.starts_with("board"),
            "{name}"
        );
    }
}
