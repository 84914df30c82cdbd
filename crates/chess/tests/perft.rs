//! BRD-1, BRD-9: the legal moves are the right ones, shown by counting sequences of moves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stderr)]

mod common;

use std::sync::atomic::{AtomicUsize, Ordering};

use adoube_chess::{Position, Variant};

/// Variant, position, and the number of sequences of 1, 2, 3, … moves. The first six are the
/// positions that chess programmers have compared for decades (Chess Programming Wiki, "Perft
/// Results"); the Chess960 ones come from a discussion of X-FEN (talkchess.com, topic 55274).
const OWN: &[(Variant, &str, &[u64])] = &[
    (
        Variant::Standard,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8902, 197_281, 4_865_609, 119_060_324],
    ),
    (
        Variant::Standard,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2039, 97_862, 4_085_603, 193_690_690],
    ),
    (
        Variant::Standard,
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2812, 43_238, 674_624, 11_030_083, 178_633_661],
    ),
    (
        Variant::Standard,
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        &[6, 264, 9467, 422_333, 15_833_292, 706_045_033],
    ),
    (
        Variant::Standard,
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        Variant::Standard,
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2079, 89_890, 3_894_594, 164_075_551],
    ),
    (
        Variant::Chess960,
        "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
        &[23, 522, 12_333],
    ),
    (
        Variant::Chess960,
        "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1",
        &[34, 318, 9002],
    ),
];

/// Sequences that are counted for every change: more take too long for that.
const QUICK: u64 = 200_000;

#[test]
fn brd_1_own_counts() {
    let row = |(variant, fen, counts): &(Variant, &str, &[u64])| {
        let position = Position::from_fen(*variant, fen).unwrap();
        assert_eq!(position.legal_moves().len() as u64, counts[0], "{fen}");
        let counts = (1..).zip(counts.iter().copied());
        let counts = match asked_for() {
            Some(depth) => up_to(depth, counts),
            None => counts.filter(|(_, count)| *count <= QUICK).collect(),
        };
        (position, counts)
    };
    let rows: Vec<Row> = OWN.iter().map(row).collect();
    compare(&rows);
    // Not how deep: the nightly run is to miss the shared files where they are not there.
    eprintln!("our own: {} counts", compared(&rows));
}

#[test]
fn brd_1_playing_move_by_move_counts_the_same() {
    fn count(position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |mv| {
            let mut next = position.clone();
            next.play(mv).unwrap();
            next
        };
        position
            .legal_moves()
            .into_iter()
            .map(|mv| count(&after(mv), depth - 1))
            .sum()
    }
    for (variant, fen, counts) in OWN {
        let position = Position::from_fen(*variant, fen).unwrap();
        assert_eq!(count(&position, 2), counts[1], "{fen}");
    }
}

/// Counts are compared to this depth: `cargo xtask nightly perft` goes to the deepest.
fn deepest() -> u32 {
    asked_for().unwrap_or(4)
}

#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn asked_for() -> Option<u32> {
    let given = std::env::var("ADOUBE_PERFT_DEPTH").ok();
    given.map(|depth| depth.parse().unwrap())
}

/// Tells the nightly run how deep all counts of a file were compared.
fn told(file: &str, depth: u32, compared: usize) {
    eprintln!("{file}: {compared} counts, {depth} plies deep");
}

/// The counts of a row that are to be compared: a depth and a number each.
type Row = (Position, Vec<(u32, u64)>);

/// Compares all rows, on all cores.
fn compare(rows: &[Row]) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some((position, counts)) = rows.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    for (depth, count) in counts {
                        let found = position.perft(*depth);
                        assert_eq!(found, *count, "{} depth {depth}", position.fen());
                    }
                }
            });
        }
    });
}

fn check_epd(file: &str, variant: Variant) {
    let Some(path) = common::shared(file) else {
        return;
    };
    let text = std::fs::read_to_string(path).unwrap();
    let row = |line: &str| {
        let mut fields = line.split(';').map(str::trim);
        let fen = fields.next().unwrap();
        let position = Position::from_fen(variant, fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        let counts = fields.map(|field| {
            let (depth, count) = field.trim_start_matches('D').split_once(' ').unwrap();
            (depth.parse().unwrap(), count.parse().unwrap())
        });
        (position, up_to(deepest(), counts))
    };
    let rows: Vec<Row> = text.lines().map(row).collect();
    compare(&rows);
    told(file, deepest(), compared(&rows));
}

fn up_to(depth: u32, counts: impl Iterator<Item = (u32, u64)>) -> Vec<(u32, u64)> {
    counts.filter(|(it, _)| *it <= depth).collect()
}

fn compared(rows: &[Row]) -> usize {
    rows.iter().map(|(_, counts)| counts.len()).sum()
}

#[test]
fn brd_1_shared_standard_counts() {
    check_epd("rules/perft/standard.epd", Variant::Standard);
}

#[test]
fn brd_9_shared_chess960_counts() {
    check_epd("rules/perft/fischer.epd", Variant::Chess960);
}

/// All of them: the one deep count is of a position without choices.
#[test]
fn brd_1_shared_tricky_counts() {
    for file in [
        "rules/perft/tricky.perft",
        "rules/perft/impossible-checker.perft",
    ] {
        let Some(path) = common::shared(file) else {
            return;
        };
        let text = std::fs::read_to_string(path).unwrap();
        let mut rows: Vec<Row> = Vec::new();
        for line in text.lines() {
            if let Some(fen) = line.strip_prefix("epd ") {
                // Chess960 rules of castling include the usual ones.
                let position = Position::from_fen(Variant::Chess960, fen).unwrap();
                rows.push((position, Vec::new()));
            } else if let Some((depth, count)) = line
                .strip_prefix("perft ")
                .and_then(|rest| rest.split_once(' '))
            {
                let (_, counts) = rows.last_mut().unwrap();
                counts.push((depth.parse().unwrap(), count.parse().unwrap()));
            }
        }
        compare(&rows);
        assert!(compared(&rows) > 0);
    }
}
