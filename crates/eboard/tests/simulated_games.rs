//! Whole games on simulated boards of each make, in virtual time: every position settles, and nothing
//! settles that is another legal move than the one that was made.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout
)]

mod common;

use std::fs;
use std::time::Duration;

use adoube_chess::{Move, Piece, Position, Side, Start, Variant};
use adoube_eboard::simulated::{Handling, LineFaults, Random, hand_movements};
use adoube_eboard::{Link, Orientation, Reading};
use common::{
    CertaboMake, ChessnutMake, DgtMake, Make, MillenniumMake, PegasusMake, Rig, SentioMake, shared,
};

/// How long after the last change of a move its position may settle. A lost change costs a second until the
/// next check, a lost answer half a second more each time.
const PATIENCE: Duration = Duration::from_secs(8);

/// A game from the start.
struct Game {
    name: String,
    start: Position,
    moves: Vec<Move>,
}

/// Castling of all kinds, en passant, captures, promotions with and without a capture.
const OWN: [(&str, &str); 3] = [
    (
        "castling, en passant",
        "e2e4 a7a6 e4e5 d7d5 e5d6 e7d6 g1f3 b8c6 f1e2 c8g4 e1g1 d8d7 d2d4 e8c8 f3e5 d6e5 e2g4 f7f5 d4e5 d7d1",
    ),
    (
        "promotions",
        "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h5 b7a8n h5h4 g2g4 h4g3 f1g2 g3h2 a8b6 h2g1q",
    ),
    ("lines", "d2d4 d7d5 d1d3 d8d6 d3h3 d6a6 h3c8"),
];

fn own_games() -> Vec<Game> {
    let start = Position::from_start(&Start::default()).unwrap();
    let game = |(name, moves): (&str, &str)| Game {
        name: name.to_owned(),
        moves: read(&start, moves),
        start: start.clone(),
    };
    OWN.map(game).into()
}

fn read(start: &Position, moves: &str) -> Vec<Move> {
    let mut position = start.clone();
    let moves = moves.split_whitespace().map(|uci| {
        let mv = position.parse_uci(uci).unwrap();
        position.play(mv).unwrap();
        mv
    });
    moves.collect()
}

/// The text of a field of one of the file's lines, which have no escaped quotes in them.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!("\"{name}\":\"")).unwrap();
    rest.split_once('"').unwrap().0
}

/// How many real games are played on each make: all in the nightly run.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn wanted() -> usize {
    let given = std::env::var("ADOUBE_EBOARD_GAMES").ok();
    given.map_or(25, |number| number.parse().unwrap())
}

fn real_games() -> Vec<Game> {
    let Some(path) = shared("load/lichess_cc0.ndjson") else {
        return Vec::new();
    };
    let text = fs::read_to_string(path).unwrap();
    let games = text.lines().take(wanted()).map(|line| {
        let variant = match field(line, "variant") {
            "standard" => Variant::Standard,
            _ => Variant::Chess960,
        };
        let start = Position::from_fen(variant, field(line, "start_fen")).unwrap();
        Game {
            name: field(line, "id").to_owned(),
            moves: read(&start, field(line, "uci")),
            start,
        }
    });
    games.collect()
}

#[derive(Debug, Default)]
struct Tally {
    games: usize,
    moves: usize,
    errors: usize,
    pulls: usize,
    /// Settled positions on boards that do not tell pieces apart which could be another legal move: a piece
    /// that was lifted, and any of its captures, look the same.
    ambiguous: usize,
    /// Milliseconds from the last change to the settled position.
    waits: Vec<u64>,
}

impl Tally {
    fn text(&mut self, make: &str) -> String {
        self.waits.sort_unstable();
        let at = |share: usize| self.waits[(self.waits.len() - 1) * share / 100];
        format!(
            "{make}: {} real games, {} moves, {} bad messages, {} pulled cables, {} ambiguous \
             positions; settled after {} ms (half), {} ms (99 %), {} ms (all)",
            self.games - OWN.len(),
            self.moves,
            self.errors,
            self.pulls,
            self.ambiguous,
            at(50),
            at(99),
            at(100),
        )
    }
}

fn play<M: Make>(game: &Game, seed: u64, faults: LineFaults, tally: &mut Tally) {
    let random = &mut Random::new(seed);
    let orientation = Orientation::ALL[usize::from(random.one_in(2))];
    let link = if faults.delay.is_zero() {
        Link::Cable
    } else {
        Link::Bluetooth
    };
    let mut position = game.start.clone();
    let king = M::Reading::of(Some((Side::White, Piece::King)));
    let tells_apart = king != M::Reading::of(Some((Side::White, Piece::Pawn)));
    let mut ambiguous = 0;
    let mut rig = Rig::<M>::new(&position, orientation, link, faults, seed);
    let start = rig.now.after(PATIENCE);
    let is_start = rig.run(start, &mut |settled| {
        settled.differences(&game.start).is_empty()
    });
    assert!(
        is_start,
        "{} {}: the start did not settle",
        M::NAME,
        game.name
    );
    for (ply, mv) in game.moves.iter().enumerate() {
        let place = || format!("{} {} ply {}: {mv}", M::NAME, game.name, ply + 1);
        let handling = Handling::at_random(random);
        let soon = rig.now.after(Duration::from_millis(50));
        let changes = hand_movements(&position, *mv, handling, random, soon).unwrap();
        let end = changes.last().unwrap().at;
        rig.board.expect(&changes);
        if random.one_in(60) {
            tally.pulls += 1;
            rig.pull(Duration::from_millis(700));
        }
        let mut after = position.clone();
        after.play(*mv).unwrap();
        let others = || {
            position.legal_moves().into_iter().filter(|other| {
                let mut reached = position.clone();
                other != mv && reached.play(*other).is_ok()
            })
        };
        let mut at = None;
        let is_recognised = rig.run(end.after(PATIENCE), &mut |settled| {
            if settled.differences(&after).is_empty() {
                at = Some(settled.at());
                return true;
            }
            for other in others() {
                let mut reached = position.clone();
                reached.play(other).unwrap();
                let is_other = settled.differences(&reached).is_empty();
                assert!(
                    !is_other || !tells_apart,
                    "{}: {other} settled instead",
                    place()
                );
                ambiguous += usize::from(is_other);
            }
            false
        });
        assert!(is_recognised, "{}: did not settle, {handling:?}", place());
        tally
            .waits
            .push(at.unwrap().since(end).as_millis().try_into().unwrap());
        tally.moves += 1;
        position = after;
        // Hands may still be at work on what is no part of the position.
        rig.now = rig.now.max(end);
    }
    assert_eq!(rig.unresponsive, 0, "{} {}", M::NAME, game.name);
    tally.games += 1;
    tally.errors += rig.errors;
    tally.ambiguous += ambiguous;
}

fn faults<M: Make>(seed: u64) -> LineFaults {
    LineFaults {
        lost: M::LOST,
        noise: if M::LOST > 0 { 40 } else { 0 },
        delay: Duration::from_millis(if seed.is_multiple_of(2) { 0 } else { 150 }),
    }
}

fn check<M: Make>() {
    let mut tally = Tally::default();
    let games = own_games().into_iter().chain(real_games());
    for (seed, game) in (0..).zip(games) {
        play::<M>(&game, seed, faults::<M>(seed), &mut tally);
    }
    println!("{}", tally.text(M::NAME));
}

#[test]
fn dgt() {
    check::<DgtMake>();
}

#[test]
fn pegasus() {
    check::<PegasusMake>();
}

#[test]
fn chessnut() {
    check::<ChessnutMake>();
}

#[test]
fn millennium() {
    check::<MillenniumMake>();
}

#[test]
fn certabo() {
    check::<CertaboMake>();
}

#[test]
fn sentio() {
    check::<SentioMake>();
}
