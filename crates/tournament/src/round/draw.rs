//! The draw of Chess960 start positions (A-F, BRD-9): from a seed that is recorded with it, so that
//! anybody can draw again and compare.

use adoube_chess::Variant;

use super::record::{MAX_SEATS, RoundRecord, StartsDrawn};
use super::state::State;
use crate::event;
use crate::ids::TournamentId;
use crate::regulations::Draw960;
use crate::time::Time;

/// How many start positions there are.
const POSITIONS: u64 = 960;

/// The number that a seed gives a board; board 0 stands for all of a round.
///
/// FNV-1a (64 bits) of the seed's bytes and then the board's number in two bytes, the high one first,
/// starts `SplitMix64`; its first output below the greatest multiple of 960 counts, modulo 960.
pub fn drawn_number(seed: &[u8], board: u16) -> u16 {
    let bytes = seed.iter().copied().chain(board.to_be_bytes());
    let mut state = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let fair = u64::MAX - u64::MAX % POSITIONS;
    loop {
        let number = next(&mut state);
        if number < fair {
            return u16::try_from(number % POSITIONS).unwrap_or(0);
        }
    }
}

/// `SplitMix64`.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The text whose signature is the seed of a draw: it names the round and the instant, milliseconds, so
/// that nobody chose it.
pub fn text_of_draw(tournament: &TournamentId, round: u16, at: Time) -> String {
    format!("chess960 draw of {tournament}, round {round}, at {}", at.0)
}

/// Draws for the boards of a draft that were given no start position, where the event is Chess960 and
/// draws lots; nothing otherwise. The seed is asked for only then.
pub fn draw_starts(
    state: &State,
    event: &event::State,
    seed: impl FnOnce() -> Vec<u8>,
) -> Vec<RoundRecord> {
    let drawn = event.regulations().filter(|regulations| {
        regulations.variant == Variant::Chess960 && regulations.chess960 != Draw960::Given
    });
    let Some(regulations) = drawn else {
        return Vec::new();
    };
    let boards = state.pairings().keys().copied();
    let open: Vec<u16> = boards
        .filter(|board| !state.starts().contains_key(board))
        .collect();
    if open.is_empty() {
        return Vec::new();
    }
    let seed = seed();
    let one = regulations.chess960 == Draw960::Round;
    let number = |board: &u16| (*board, drawn_number(&seed, if one { 0 } else { *board }));
    let records = open.chunks(MAX_SEATS).map(|boards| {
        RoundRecord::StartsDrawn(StartsDrawn {
            seed: seed.clone(),
            one_for_round: one,
            numbers: boards.iter().map(number).collect(),
        })
    });
    records.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brd_9_a_seed_gives_the_same_numbers_for_ever() {
        let rows: Vec<u16> = (0..6).map(|board| drawn_number(b"seed", board)).collect();
        assert_eq!(rows, FIXED);
    }

    const FIXED: [u16; 6] = [809, 923, 762, 569, 134, 689];

    #[test]
    fn brd_9_every_position_is_drawn() {
        let mut drawn: Vec<u16> = (0..20_000).map(|board| drawn_number(b"", board)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn, (0..960).collect::<Vec<_>>());
    }
}
