//! The same commands give the same bytes, and the bytes the same board, on any machine and in
//! any year: what an appeal rests on.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

#[path = "../../tournament/tests/random/mod.rs"]
mod random;

use adoube_record::{decode_board, encode_board};
use adoube_tournament::board::Board;
use proptest::prelude::*;
use random::game::{Game, played};

/// The bytes of all records that the commands lead to.
fn replay(game: &Game) -> Vec<Vec<u8>> {
    let mut board = Board::from_first(&game.records[0]).unwrap();
    let mut bytes = vec![encode_board(&game.records[0])];
    for command in &game.commands {
        let records = board.handle(command).unwrap_or_default();
        bytes.extend(records.iter().map(encode_board));
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_commands_give_the_same_bytes(game in played()) {
        let written: Vec<_> = game.records.iter().map(encode_board).collect();
        prop_assert_eq!(&replay(&game), &written);
        prop_assert_eq!(&replay(&game), &written);
    }

    #[test]
    fn the_bytes_lead_to_the_same_board(game in played()) {
        let mut read = Vec::new();
        for record in &game.records {
            let bytes = encode_board(record);
            prop_assert!(bytes.len() <= 256, "{} bytes: {:?}", bytes.len(), record);
            read.push(decode_board(record.sequence, &bytes).unwrap());
        }
        let mut board = Board::from_first(&read[0]).unwrap();
        for record in &read[1..] {
            board.apply(record).unwrap();
        }
        prop_assert_eq!(format!("{board:?}"), format!("{:?}", game.board));
    }
}
