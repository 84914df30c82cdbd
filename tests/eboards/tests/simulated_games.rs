//! Whole games on simulated boards of each make, in virtual time: every position settles, and nothing
//! settles that is another legal move than the one that was made.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout
)]

use std::time::Duration;

use adoube_chess::{Piece, Side};
use adoube_eboard::simulated::{Handling, LineFaults, Random, hand_movements};
use adoube_eboard::{Link, Orientation, Reading};
use adoube_eboards::games::{Game, OWN, own_games, real_games, wanted};
use adoube_eboards::{
    CertaboMake, ChessnutMake, DgtMake, Make, MillenniumMake, PegasusMake, Rig, SentioMake,
};

/// How long after the last change of a move its position may settle. A lost change costs a second until the
/// next check, a lost answer half a second more each time.
const PATIENCE: Duration = Duration::from_secs(8);

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

fn check<M: Make>() {
    let mut tally = Tally::default();
    let number = wanted("ADOUBE_EBOARD_GAMES", 25);
    let games = own_games().into_iter().chain(real_games(number));
    for (seed, game) in (0..).zip(games) {
        play::<M>(&game, seed, M::faults(seed), &mut tally);
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
