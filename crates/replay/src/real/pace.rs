//! How fast a game may be played over real links, and what its players are told to do.
//!
//! The way from a player's hand to the record takes real time, which counts `speed` times on his
//! clock. Who has thought longer than he was to makes it up with his next moves. Where many moves are
//! made in no time at all, there is nothing to make up with: a player whose clock would come too near
//! its end by that hurries a little in the beginning, and each game bounds the speed.

use adoube_chess::{Position, Side};
use adoube_tournament::clock::TimeControl;
use serde_json::{Value, json};

use crate::ending::End;
use crate::game::Leeway;
use crate::source::Played;

/// What a move's way may take on a machine that is busy, real milliseconds.
const WAY: f64 = millis(WAY_MS);
const WAY_MS: u64 = 40;
/// What must be left on a clock for a way that takes much longer once, real milliseconds.
const SLACK: f64 = 600.0;
/// By how much players may be ahead of the source, once they have thought so long: each by the least that
/// keeps his clock from its end, real milliseconds.
const AHEAD: [f64; 5] = [0.0, 200.0, 400.0, 600.0, 800.0];
/// How far a clock is from what it is to show at most where no way took unusually long, real
/// milliseconds: the way of the last move, and what could not be made up for.
pub(super) const NEAR: u64 = 100;
/// The precision of a source, game milliseconds.
const PRECISION: u64 = 1_000;

/// The fastest that these games can be played at, at most `asked`; at least life's own speed.
pub(super) fn fastest<'a>(
    games: impl Iterator<Item = &'a Played>,
    control: &TimeControl,
    asked: f64,
) -> f64 {
    let mut speed = asked;
    for game in games {
        while speed > 1.0 && !fits(game, control, speed) {
            speed = (speed * 0.8).max(1.0);
        }
    }
    // A round figure reads better, and is slower.
    if speed < asked {
        speed.floor().max(1.0)
    } else {
        speed
    }
}

/// Whether nobody's flag falls who is still to move.
fn fits(game: &Played, control: &TimeControl, speed: f64) -> bool {
    let ahead = ahead(game, control, speed);
    (0..2).all(|first| side_fits_with(game, first, ahead[first], control, speed))
}

/// How far who moves first, and who moves second, must be ahead of the source, game milliseconds.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "some hundred milliseconds times a speed of at most some thousands"
)]
fn ahead(game: &Played, control: &TimeControl, speed: f64) -> [u64; 2] {
    let steps = AHEAD.map(|real| (real * speed) as u64);
    let most = steps[steps.len() - 1];
    [0, 1].map(|first| {
        let mut steps = steps.into_iter();
        let least = steps.find(|ahead| side_fits_with(game, first, *ahead, control, speed));
        least.unwrap_or(most)
    })
}

fn side_fits_with(
    game: &Played,
    first: usize,
    ahead: u64,
    control: &TimeControl,
    speed: f64,
) -> bool {
    let thinks = thinks(game, [ahead; 2]).into_iter();
    let own = thinks.skip(first).step_by(2);
    side_fits(own, to_move(game, first), control, speed)
}

fn side_fits(
    thinks: impl Iterator<Item = u64>,
    side: Side,
    control: &TimeControl,
    speed: f64,
) -> bool {
    let mut clock = millis(control.period(side, 0).base.0);
    let mut behind = 0.0_f64;
    for (think, brought) in thinks.zip(control.brought(side)) {
        let think = millis(think);
        let needed = think - behind.min(think / 2.0);
        let charged = needed + WAY * speed;
        if clock < charged + SLACK * speed {
            return false;
        }
        behind = (behind + charged - think).max(0.0);
        clock += millis(brought.kept.0) - (charged - millis(brought.delay.0)).max(0.0);
    }
    true
}

/// What each move is to take, game milliseconds: the source's think times, but that what the sides
/// are ahead is left out of their first ones.
fn thinks(game: &Played, mut ahead: [u64; 2]) -> Vec<u64> {
    let think = game.think.iter().enumerate().map(|(index, think)| {
        let (think, ahead) = (u64::from(*think), &mut ahead[index % 2]);
        let left_out = think.min(*ahead);
        *ahead -= left_out;
        think - left_out
    });
    think.collect()
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds of a game")]
const fn millis(millis: u64) -> f64 {
    millis as f64
}

/// Game milliseconds in real ones.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "milliseconds of a game, a speed of at least one"
)]
pub(super) fn real(game_ms: u64, speed: f64) -> u64 {
    (game_ms as f64 / speed) as u64
}

/// What the clocks of this game are compared with.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "some seconds times a speed of at most some thousands"
)]
pub(super) fn leeway(game: &Played, control: &TimeControl, speed: f64) -> Leeway {
    let mut sides = [0, 0];
    let thinks = thinks(game, ahead(game, control, speed));
    let ahead = game.think.iter().zip(thinks).enumerate();
    let ahead = ahead.map(|(index, (source, planned))| {
        let side = &mut sides[index % 2];
        *side += u64::from(*source) - planned;
        *side
    });
    Leeway {
        ahead: ahead.collect(),
        near: (NEAR as f64 * speed) as u64 + PRECISION,
    }
}

/// How long a round lasts, real milliseconds: so many games at once, each as long as the longest, and a
/// way for each of its moves.
pub(super) fn lasts<'a>(
    games: impl ExactSizeIterator<Item = &'a Played>,
    at_once: usize,
    speed: f64,
) -> u64 {
    let waves = games.len().div_ceil(at_once.max(1)) as u64;
    let game = |game: &Played| {
        let thought: u64 = game.think.iter().copied().map(u64::from).sum();
        real(thought, speed) + WAY_MS * game.moves.len() as u64
    };
    waves * games.map(game).max().unwrap_or(0)
}

/// Whose turn it is after so many half-moves.
pub(super) fn to_move(game: &Played, plies: usize) -> Side {
    let first = Position::from_start(&game.start);
    let first = first.map_or(Side::White, |position| position.side_to_move());
    if plies.is_multiple_of(2) {
        first
    } else {
        first.other()
    }
}

/// What both players' agents play, by the names that their seats tell.
pub(super) fn script(
    game: &Played,
    control: &TimeControl,
    speed: f64,
    [white, black]: [&str; 2],
) -> Value {
    let thinks = thinks(game, ahead(game, control, speed));
    let moves = game.moves.iter().zip(thinks);
    let moves = moves.map(|(mv, think_ms)| json!({"uci": mv.to_string(), "think_ms": think_ms}));
    let to_move = to_move(game, game.moves.len());
    let end = match &game.end {
        End::Resign(side) => json!({"how": "resign", "by": side.word()}),
        End::Agree => json!({"how": "agree", "by": to_move.other().word()}),
        End::Flag => json!({"how": "flag", "by": to_move.word()}),
        End::Declare(..) | End::Forfeit(..) | End::Nothing => json!({"how": "none"}),
    };
    let moves: Value = moves.collect();
    json!({"games": [{"white": white, "black": black, "moves": moves, "end": end}]})
}

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;

    use super::*;

    fn game(text: &str, control: &str) -> (Played, TimeControl) {
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let control = crate::control::read(Some(control), None).unwrap();
        let played = crate::source::take(&game, 1, 1, &control).unwrap();
        (played, control.periods)
    }

    #[test]
    fn clk_4_moves_in_no_time_bound_the_speed_and_a_clock_near_its_end_does_not() {
        let scramble: String = (0..20).map(|_| "Nf3 Nf6 Ng1 Ng8 ").collect();
        for (text, control, asked, at_least, at_most) in [
            // Plenty of time.
            ("1. e4 e5 2. Nf3 Nc6 1-0", "5400+30", 1000.0, 1000.0, 1000.0),
            // Black makes his second move in his last second, but thought a minute before.
            (
                "1. e4 {[%clk 0:00:58]} e5 {[%clk 0:00:01]} 2. Nf3 {[%clk 0:00:50]} Nc6 \
                 {[%clk 0:00:00]} 1-0",
                "60",
                80.0,
                80.0,
                80.0,
            ),
            // Forty moves each in a minute: each has a second and a half.
            (&format!("{scramble} 1-0"), "60", 200.0, 10.0, 60.0),
        ] {
            let (played, control) = game(text, control);
            let found = fastest([&played].into_iter(), &control, asked);
            assert!(fits(&played, &control, found), "{text}: {found}");
            assert!((at_least..=at_most).contains(&found), "{text}: {found}");
        }
    }

    /// Nobody hurries whose clock is far from its end: at any speed it is to show what the source's did.
    #[test]
    fn clk_2_who_has_time_is_not_ahead_of_the_source_and_who_has_not_is_by_a_little() {
        let plain = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0";
        let short = "1. e4 {[%clk 0:00:58]} e5 {[%clk 0:00:02]} 2. Nf3 {[%clk 0:00:50]} Nc6 \
                     {[%clk 0:00:01]} 1-0";
        for (text, control, speed, ahead, near) in [
            (plain, "5400", 1.0, vec![0; 7], 1_100),
            (plain, "5400", 300.0, vec![0; 7], 31_000),
            (short, "60", 40.0, vec![0, 32_000, 0, 32_000], 5_000),
        ] {
            let (played, control) = game(text, control);
            let found = leeway(&played, &control, speed);
            assert_eq!(found, Leeway { near, ahead }, "{text} {speed}");
            // What a side is told to think is the source's less what it is ahead.
            let script = script(&played, &control, speed, ["A", "B"]);
            let told = script["games"][0]["moves"].as_array().unwrap();
            for first in 0..2 {
                let source: u64 = played
                    .think
                    .iter()
                    .skip(first)
                    .step_by(2)
                    .map(|t| u64::from(*t))
                    .sum();
                let own = told.iter().skip(first).step_by(2);
                let own: u64 = own.map(|mv| mv["think_ms"].as_u64().unwrap()).sum();
                let last = found.ahead.iter().skip(first).step_by(2).next_back();
                assert_eq!(source - own, *last.unwrap(), "{text} {speed} {first}");
            }
        }
    }

    #[test]
    fn how_long_a_round_lasts_is_its_longest_game_as_often_as_boards_are_few() {
        let (long, _) = game("1. e4 {[%clk 0:01:00]} e5 {[%clk 0:01:30]} 1-0", "90");
        let (short, _) = game("1. e4 1-0", "90");
        for (games, at_once, speed, expected) in [
            (vec![&long, &short], 2, 1.0, 30_080),
            (vec![&long, &short], 2, 10.0, 3_080),
            (vec![&long, &short, &short], 2, 10.0, 6_160),
            (vec![], 2, 1.0, 0),
        ] {
            assert_eq!(lasts(games.into_iter(), at_once, speed), expected);
        }
    }

    #[test]
    fn the_script_ends_as_the_source() {
        for (text, end) in [
            ("1. e4 e5 1-0", json!({"how": "resign", "by": "black"})),
            ("1. e4 1/2-1/2", json!({"how": "agree", "by": "white"})),
            (
                "[Termination \"Time forfeit\"]\n\n1. e4 1-0",
                json!({"how": "flag", "by": "black"}),
            ),
            (
                "[Termination \"adjudication\"]\n\n1. e4 1-0",
                json!({"how": "none"}),
            ),
            ("1. e4 *", json!({"how": "none"})),
        ] {
            let (played, control) = game(text, "60");
            let script = script(&played, &control, 10.0, ["A", "B"]);
            let only = &script["games"][0];
            assert_eq!(only["end"], end, "{text}");
            assert_eq!(only["moves"][0]["uci"], "e2e4");
            assert_eq!(only["white"], "A");
        }
    }
}
