//! Whole games between two players with simulated boards, in virtual time, decided by the virtual board: once the
//! physical boards follow (O 20), once they enter the moves (EBD-7).
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout
)]

use std::time::Duration;

use adoube_chess::{Placement, Side};
use adoube_eboard::simulated::{Handling, Random, hand_movements};
use adoube_eboards::games::{Game, own_games, real_games, wanted};
use adoube_eboards::{CertaboMake, ChessnutMake, DgtMake, Make, MillenniumMake, Mode, Table};
use adoube_tournament::physical_board::{Recognition, recognise};

/// How long after the last change of a move both boards may need.
const PATIENCE: Duration = Duration::from_secs(8);

/// What went wrong, as lines with the make, the game and the half-move.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    games: usize,
    moves: usize,
    pulls: usize,
    /// Moves of a rook that could have become castling, which the player confirmed.
    confirmed: usize,
    wrong_moves: Vec<String>,
    false_alerts: Vec<String>,
    stuck: Vec<String>,
}

impl Tally {
    fn text(&self, make: &str, mode: Mode) -> String {
        let faults = [&self.wrong_moves, &self.false_alerts, &self.stuck];
        let lines: Vec<&str> = faults.into_iter().flatten().map(String::as_str).collect();
        format!(
            "{make}, {mode:?}: {} real games, {} moves, {} pulled cables, {} moves confirmed; {} wrong moves, {} false alerts, {} stuck games\n{}",
            self.games,
            self.moves,
            self.pulls,
            self.confirmed,
            self.wrong_moves.len(),
            self.false_alerts.len(),
            self.stuck.len(),
            lines.join("\n"),
        )
    }
}

fn play<M: Make>(mode: Mode, game: &Game, seed: u64, tally: &mut Tally) {
    let random = &mut Random::new(seed);
    let mut table = Table::<M>::new(mode, &game.start, M::faults(seed), seed);
    let begin = table.game.now.after(PATIENCE);
    if !table.run(begin, Table::both_show) {
        tally
            .stuck
            .push(format!("{} {}: the start", M::NAME, game.name));
        return;
    }
    let mut before = game.start.clone();
    for (index, mv) in game.moves.iter().enumerate() {
        let ply = index + 1;
        let place = format!("{} {mode:?} {} half-move {ply}, {mv}", M::NAME, game.name);
        let mover = before.side_to_move();
        if mode == Mode::Follow
            && let Err(refusal) = table.game.play(*mv)
        {
            tally.stuck.push(format!("{place}: {refusal}"));
            return;
        }
        let hands: &[Side] = match mode {
            Mode::Follow => &Side::ALL,
            Mode::EnterMoves => &[mover],
        };
        let mut make_it = |table: &mut Table<M>, side: Side| {
            let soon = table
                .game
                .now
                .after(Duration::from_millis(50 + random.below(400)));
            let handling = Handling::at_random(random);
            let changes = hand_movements(&before, *mv, handling, random, soon).unwrap();
            table.rigs[side].board.expect(&changes);
            if random.one_in(120) {
                tally.pulls += 1;
                table.pull(side, Duration::from_millis(700));
            }
            changes.last().unwrap().at.after(PATIENCE)
        };
        let mut end = table.game.now;
        for side in hands {
            end = end.max(make_it(&mut table, *side));
        }
        let mut after = before.clone();
        after.play(*mv).unwrap();
        let after = Placement::from(&after);
        if mode == Mode::EnterMoves
            && matches!(recognise(&before, &after), Recognition::MoveOrCastling(_))
        {
            let stands = |table: &Table<M>| {
                let settled = table.rigs[mover].settling.settled();
                settled.is_some_and(|settled| settled.placement() == after)
            };
            if table.run(end, stands) {
                tally.confirmed += 1;
                table.confirm(mover);
            }
        }
        let mut is_there = table.run(end, |table| {
            table.game.board.line().ply() == ply && table.shows(mover)
        });
        if is_there && !table.shows(mover.other()) {
            if mode == Mode::EnterMoves {
                end = make_it(&mut table, mover.other());
            }
            is_there = table.run(end, Table::both_show);
        }
        let alerts = std::mem::take(&mut table.game.alerts);
        tally
            .false_alerts
            .extend(alerts.iter().map(|alert| format!("{place}: {alert:?}")));
        let line = table.game.board.line();
        if line.ply() == ply && line.moves().last() != Some(mv) {
            tally
                .wrong_moves
                .push(format!("{place}: {:?}", line.moves().last()));
            return;
        }
        if !is_there {
            tally.stuck.push(place);
            return;
        }
        tally.moves += 1;
        before.play(*mv).unwrap();
        if table.game.board.is_finished() {
            break;
        }
    }
}

fn check<M: Make>(mode: Mode) {
    let number = wanted("ADOUBE_EBOARD_PLAYED", 4);
    let mut tally = Tally::default();
    let games = own_games().into_iter().map(|game| (game, 0));
    let games = games.chain(real_games(number).into_iter().map(|game| (game, 1)));
    for (seed, (game, counts)) in (0_u64..).zip(games) {
        play::<M>(mode, &game, seed, &mut tally);
        tally.games += counts;
    }
    println!("{}", tally.text(M::NAME, mode));
    let Tally {
        wrong_moves,
        false_alerts,
        stuck,
        ..
    } = &tally;
    assert!(
        wrong_moves.is_empty() && false_alerts.is_empty() && stuck.is_empty(),
        "{}",
        tally.text(M::NAME, mode)
    );
}

macro_rules! games_on {
    ($($make:ident: $follow:ident, $enter:ident;)*) => {$(
        #[test]
        fn $follow() {
            check::<$make>(Mode::Follow);
        }

        #[test]
        fn $enter() {
            check::<$make>(Mode::EnterMoves);
        }
    )*};
}

games_on! {
    DgtMake: ebd_4_ebd_5_dgt_boards_follow_without_a_false_alert, ebd_7_dgt_boards_enter_every_move_and_no_other;
    MillenniumMake: ebd_4_ebd_5_millennium_boards_follow_without_a_false_alert,
        ebd_7_millennium_boards_enter_every_move_and_no_other;
    ChessnutMake: ebd_4_ebd_5_chessnut_boards_follow_without_a_false_alert,
        ebd_7_chessnut_boards_enter_every_move_and_no_other;
    CertaboMake: ebd_4_ebd_5_certabo_boards_follow_without_a_false_alert,
        ebd_7_certabo_boards_enter_every_move_and_no_other;
}
