//! A live game takes little memory.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::process::Command;

use adoube_bench::parts::memory;

/// Bytes. The target is 8 KiB where ten thousand games are held, as `cargo xtask bench memory` measures; fewer games
/// also have a share of what their set-up left behind in the allocator.
const MOST: u64 = 9 * 1_024;

/// Resident memory of a process that holds so many games at move 40, bytes.
fn held(games: u64) -> u64 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube-bench"));
    let output = command.args([memory::WORD, &games.to_string()]).output();
    let printed = output.unwrap().stdout;
    String::from_utf8(printed).unwrap().trim().parse().unwrap()
}

/// What a program takes without games is in both, and falls out.
#[test]
fn a_live_game_takes_little_memory() {
    let (few, many) = (500, 2_500);
    let each = held(many).saturating_sub(held(few)) / (many - few);
    assert!(each <= MOST, "{each} bytes a game");
}
