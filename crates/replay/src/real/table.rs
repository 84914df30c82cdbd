//! A board under way: what its arbiter does next, by what is seen of it. Pure: time is an
//! argument, in real milliseconds.

use adoube_proto::v1::{BoardView, Ending, Finished, GameStage};
use adoube_tournament::board::Score;
use adoube_user_text::text;

use super::pace;
use crate::ending::End;
use crate::source::Played;

/// How long something may take that the source does not make last, real milliseconds: a first
/// start on a slow machine included.
const PATIENCE: u64 = 60_000;

/// A board, from the moment its players are sent to it.
pub(super) struct Table {
    pub(super) devices: Vec<String>,
    seen: Seen,
    since: u64,
    /// The longest that nothing may happen now.
    patience: u64,
    stage: Stage,
    /// What went otherwise than it should.
    pub(super) trouble: Option<String>,
}

/// What is compared to tell whether something has happened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Seen {
    state: GameStage,
    plies: usize,
    present: [bool; 2],
    offered: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Playing,
    /// Its result was declared, or its clocks were stopped for good.
    Ended,
    /// It was given up.
    GivenUp,
}

/// What is to be done at a board.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Act {
    Nothing,
    /// The chief arbiter declares the source's score.
    Declare(Score, String),
    /// The source knows no result: the chief arbiter stops the clocks, and the players leave.
    Leave,
    /// It cannot go on: the chief arbiter ends it with its source's score.
    GiveUp(Score, String),
    /// Nothing comes of anything.
    Fail(String),
    /// It has a result.
    Over,
}

impl Table {
    pub(super) fn new(devices: Vec<String>, now: u64) -> Self {
        Self {
            devices,
            seen: Seen::default(),
            since: now,
            patience: PATIENCE,
            stage: Stage::Playing,
            trouble: None,
        }
    }

    /// Half-moves that were seen.
    pub(super) const fn plies(&self) -> usize {
        self.seen.plies
    }

    /// What is to be done at `now`, with the board as it is.
    pub(super) fn act(&mut self, game: &Played, view: &BoardView, speed: f64, now: u64) -> Act {
        if view.state() == GameStage::Finished {
            self.seen.plies = plies(view);
            return Act::Over;
        }
        self.look(game, view, speed, now);
        let over_moves =
            self.seen.plies >= game.moves.len() && self.seen.state == GameStage::Playing;
        match (&game.end, self.stage) {
            (End::Declare(score, reason) | End::Forfeit(score, reason), Stage::Playing)
                if over_moves =>
            {
                self.stage = Stage::Ended;
                return Act::Declare(*score, reason.clone());
            }
            (End::Nothing, Stage::Playing) if over_moves => {
                self.stage = Stage::Ended;
                return Act::Leave;
            }
            _ => {}
        }
        if now < self.since + self.patience {
            return Act::Nothing;
        }
        self.give_up(game, now)
    }

    fn look(&mut self, game: &Played, view: &BoardView, speed: f64, now: u64) {
        let seen = Seen {
            state: view.state(),
            plies: plies(view),
            present: [view.white_checked_in, view.black_checked_in],
            offered: view.draw_offered_by != 0,
        };
        if seen == self.seen {
            return;
        }
        self.seen = seen;
        self.since = now;
        self.patience = PATIENCE + self.lasts(game, view, speed);
    }

    /// What the source makes last: a think, or the wait for a flag.
    fn lasts(&self, game: &Played, view: &BoardView, speed: f64) -> u64 {
        let game_ms = match game.think.get(self.seen.plies) {
            Some(think) => u64::from(*think),
            None if game.end == End::Flag => view
                .clocks
                .as_ref()
                .map_or(0, |clocks| clocks.white.max(clocks.black)),
            None => 0,
        };
        pace::real(game_ms, speed)
    }

    fn give_up(&mut self, game: &Played, now: u64) -> Act {
        let what = format!(
            "it stopped after {}, {}",
            text::count(self.seen.plies as u64, "half-move"),
            self.seen.state.word()
        );
        if self.stage == Stage::GivenUp {
            return Act::Fail(what);
        }
        self.trouble.get_or_insert(what);
        (self.stage, self.since, self.patience) = (Stage::GivenUp, now, PATIENCE);
        let none = Score { white: 0, black: 0 };
        Act::GiveUp(
            game.score.unwrap_or(none),
            "it could not be played as in its source".to_owned(),
        )
    }
}

fn plies(view: &BoardView) -> usize {
    usize::try_from(view.ply).unwrap_or(usize::MAX)
}

/// Why a game that a flag ended is not as its source, if only the way over the wire can have done
/// it.
pub(super) fn late_flag(game: &Played, plies: usize, finished: &Finished) -> Option<String> {
    let flag = matches!(finished.ending(), Ending::Flag | Ending::FlagDraw);
    let meant = game.end == End::Flag && plies == game.moves.len();
    (flag && !meant).then(|| {
        format!(
            "a flag fell after {plies} of {} half-moves: the network delay was longer than the \
             time left; choose a lower --speed or fewer --games",
            game.moves.len()
        )
    })
}

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;

    use super::*;

    fn game(text: &str) -> Played {
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let control = crate::control::read(Some("60"), None).unwrap();
        crate::source::take(&game, 1, 1, &control).unwrap()
    }

    fn view(state: &str, ply: u32) -> BoardView {
        BoardView {
            state: GameStage::number_of(state),
            ply,
            ..BoardView::default()
        }
    }

    const HALF: Score = Score { white: 1, black: 1 };

    #[test]
    fn end_8_the_arbiter_declares_once_the_moves_are_made_and_only_then() {
        let game = game("[Termination \"adjudication\"]\n\n1. d4 d5 1/2-1/2");
        let mut table = Table::new(Vec::new(), 0);
        for (state, ply, act) in [
            ("waiting", 0, Act::Nothing),
            ("playing", 1, Act::Nothing),
            ("paused", 2, Act::Nothing),
            (
                "playing",
                2,
                Act::Declare(HALF, "as in the source: adjudication".to_owned()),
            ),
            ("playing", 2, Act::Nothing),
            ("finished", 2, Act::Over),
        ] {
            assert_eq!(
                table.act(&game, &view(state, ply), 10.0, 5),
                act,
                "{state} {ply}"
            );
        }
        assert_eq!(table.trouble, None);
    }

    #[test]
    fn a_game_without_a_result_is_left_with_its_clocks_stopped() {
        let game = game("1. d4 *");
        let mut table = Table::new(Vec::new(), 0);
        assert_eq!(table.act(&game, &view("playing", 0), 1.0, 1), Act::Nothing);
        assert_eq!(table.act(&game, &view("playing", 1), 1.0, 2), Act::Leave);
    }

    #[test]
    fn a_game_that_stands_still_is_given_up_once_then_everything_is() {
        let game = game("1. d4 d5 1-0");
        let mut table = Table::new(Vec::new(), 0);
        let think = pace::real(u64::from(game.think[1]), 1.0);
        let still = view("playing", 1);
        assert_eq!(table.act(&game, &still, 1.0, 10), Act::Nothing);
        let late = 10 + think + PATIENCE;
        assert_eq!(table.act(&game, &still, 1.0, late - 1), Act::Nothing);
        let Act::GiveUp(score, _) = table.act(&game, &still, 1.0, late) else {
            panic!("it is not given up");
        };
        assert_eq!(score, Score { white: 2, black: 0 });
        let told = table.trouble.clone().unwrap();
        assert!(told.contains("after 1 half-move,"), "{told}");
        let after = late + PATIENCE;
        assert_eq!(table.act(&game, &still, 1.0, after - 1), Act::Nothing);
        assert!(matches!(table.act(&game, &still, 1.0, after), Act::Fail(_)));
    }

    #[test]
    fn clk_4_only_a_flag_that_the_source_has_is_taken_for_its_own() {
        let flagged = Finished {
            ending: Ending::Flag.into(),
            ..Finished::default()
        };
        let resigned = Finished {
            ending: Ending::Resignation.into(),
            ..Finished::default()
        };
        let flag = game("[Termination \"Time forfeit\"]\n\n1. d4 1-0");
        let plain = game("1. d4 d5 1-0");
        for (game, plies, finished, late) in [
            (&flag, 1, &flagged, false),
            (&flag, 0, &flagged, true),
            (&plain, 2, &flagged, true),
            (&plain, 2, &resigned, false),
        ] {
            assert_eq!(late_flag(game, plies, finished).is_some(), late);
        }
    }
}
