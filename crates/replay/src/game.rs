//! One game being played again: what its players and arbiters do next, and when, on the game's
//! own axis of time. It reads the durable records of its board.

use adoube_chess::{Position, Side};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Finished};
use adoube_tournament::board::command::{Act, DeclareForfeit, DeclareResult, Play, PlayerOrder};
use adoube_tournament::board::{FLAG_WATERMARK, Order, Score};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::time::{Millis, Time};

use super::ending::End;
use super::source::Played;

/// Both players are at their seats so long before the game.
const SEATED: Millis = Millis::from_seconds(30);

/// Clocks over real links count as equal within so much game time at any speed: what a slow way takes at
/// life's own, and a second of the source's precision.
pub(super) const EQUAL: u64 = 2_500;

/// What the clocks of a game that was played over links are compared with beside the source's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Leeway {
    /// How far a clock may be from what it was to show, game milliseconds.
    pub(super) near: u64,
    /// By how much it was to show more than the source's after each half-move, game milliseconds: what
    /// its player was ahead by then.
    pub(super) ahead: Vec<u64>,
}

/// A game under way.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) played: Played,
    first: Side,
    stage: Stage,
    /// The game's own time.
    pub(super) now: Time,
    /// White's and Black's clocks after the last record that says them.
    clocks: [u64; 2],
    /// Half-moves on the board.
    pub(super) plies: usize,
    /// How many of them have the source's clock.
    pub(super) clocks_equal: u64,
    /// What clocks are compared with beside the source's; none where time is an input.
    pub(super) leeway: Option<Leeway>,
    /// How many clocks are not the source's but as near to what they were to show as links allow.
    pub(super) clocks_near: u64,
    /// How many clocks are neither, and how far any is from the source's, milliseconds.
    pub(super) clocks_apart: u64,
    pub(super) farthest: u64,
    pub(super) finished: Option<Finished>,
    /// Whether an arbiter stands by the result.
    approved: bool,
    /// What went otherwise than it should.
    pub(super) trouble: Option<String>,
    pub(super) events: Vec<BoardEvent>,
    steps: u64,
    /// After how many half-moves a draw was offered last.
    offered: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Seating(Side),
    Moves,
    Accept(Side),
    Ending,
    Approving,
    Over,
}

/// What is to be done next.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A player's command.
    Seat(Side, Order),
    /// The chief arbiter's.
    Arbiter(Order),
    /// Time has passed.
    Due,
}

impl Run {
    pub(super) fn new(played: Played) -> Self {
        let first = Position::from_start(&played.start);
        // Who did not come does not sit down.
        let (stage, now) = match played.end {
            End::Forfeit(..) => (Stage::Moves, played.begins),
            _ => (Stage::Seating(Side::White), played.begins - SEATED),
        };
        Self {
            first: first.map_or(Side::White, |position| position.side_to_move()),
            stage,
            now,
            clocks: [0; 2],
            plies: 0,
            clocks_equal: 0,
            leeway: None,
            clocks_near: 0,
            clocks_apart: 0,
            farthest: 0,
            finished: None,
            approved: false,
            trouble: None,
            events: Vec::with_capacity(played.moves.len() + 8),
            steps: 0,
            offered: 0,
            played,
        }
    }

    /// A game that was played in real time.
    pub(super) fn within(played: Played, leeway: Leeway) -> Self {
        Self {
            leeway: Some(leeway),
            ..Self::new(played)
        }
    }

    /// The next thing to do, at `self.now`; none if nothing more is to be done.
    pub(super) fn next(&mut self) -> Option<Step> {
        self.steps += 1;
        if self.trouble.is_some() && self.finished.is_none() && self.stage != Stage::Over {
            self.stage = Stage::Over;
            return Some(self.give_up());
        }
        if self.finished.is_some() {
            return self.approve();
        }
        match self.stage {
            Stage::Seating(side) => {
                if side == Side::Black {
                    self.now = self.played.begins;
                    self.stage = Stage::Moves;
                } else {
                    self.stage = Stage::Seating(Side::Black);
                }
                Some(Step::Seat(side, Order::Player(PlayerOrder::CheckIn)))
            }
            Stage::Moves => Some(match self.offer().or_else(|| self.next_move()) {
                Some(step) => step,
                None => return self.end(),
            }),
            Stage::Accept(side) => {
                self.stage = Stage::Ending;
                Some(Step::Seat(side, Order::Player(PlayerOrder::AcceptDraw)))
            }
            Stage::Ending => {
                self.refuse("the game did not end when it should have".to_owned());
                self.stage = Stage::Over;
                Some(self.give_up())
            }
            Stage::Approving | Stage::Over => None,
        }
    }

    /// What the board ended by itself, or the players did, the chief arbiter approves (END-8).
    fn approve(&mut self) -> Option<Step> {
        let left = !self.approved && !matches!(self.stage, Stage::Approving | Stage::Over);
        self.stage = if left { Stage::Approving } else { Stage::Over };
        left.then_some(Step::Arbiter(Order::from(Act::ApproveResult)))
    }

    /// A game that cannot go on is ended with its source's score, so that the next round can be
    /// played; it stays a mismatch.
    fn give_up(&self) -> Step {
        let none = Score { white: 0, black: 0 };
        Step::Arbiter(
            Act::DeclareResult(DeclareResult {
                score: self.played.score.unwrap_or(none),
            })
            .because("it could not be played as in its source"),
        )
    }

    /// The offer of a draw that goes with the last move.
    fn offer(&mut self) -> Option<Step> {
        let last = self.plies.checked_sub(1)?;
        let offers = self.played.offers.get(last).copied().unwrap_or(false);
        if !offers || self.offered == self.plies {
            return None;
        }
        self.offered = self.plies;
        Some(Step::Seat(
            self.mover(last),
            Order::Player(PlayerOrder::OfferDraw),
        ))
    }

    fn next_move(&mut self) -> Option<Step> {
        let mv = self.played.moves.get(self.plies)?;
        let think = self.played.think.get(self.plies).copied().unwrap_or(0);
        self.now = self.now + Millis(think.into());
        let order = Order::Player(PlayerOrder::Play(Play {
            ply: u32::try_from(self.plies + 1).unwrap_or(u32::MAX),
            uci: mv.to_string(),
            link: RoundTrips::default(),
        }));
        Some(Step::Seat(self.mover(self.plies), order))
    }

    fn end(&mut self) -> Option<Step> {
        self.stage = Stage::Ending;
        let to_move = self.mover(self.plies);
        Some(match &self.played.end {
            End::Resign(side) => Step::Seat(*side, Order::Player(PlayerOrder::Resign)),
            End::Agree if self.offered > 0 && self.offered == self.plies => {
                Step::Seat(to_move, Order::Player(PlayerOrder::AcceptDraw))
            }
            End::Agree => {
                self.stage = Stage::Accept(to_move);
                Step::Seat(to_move.other(), Order::Player(PlayerOrder::OfferDraw))
            }
            End::Flag => {
                let left = Millis(self.clocks[to_move.index()]);
                self.now = self.now + left + FLAG_WATERMARK;
                Step::Due
            }
            End::Declare(score, reason) => Step::Arbiter(
                Act::DeclareResult(DeclareResult { score: *score }).because(reason.clone()),
            ),
            End::Forfeit(score, reason) => Step::Arbiter(
                Act::DeclareForfeit(DeclareForfeit { score: *score }).because(reason.clone()),
            ),
            End::Nothing => {
                self.stage = Stage::Over;
                return None;
            }
        })
    }

    /// Who makes the half-move with that many before it.
    fn mover(&self, plies: usize) -> Side {
        if plies.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }

    /// The number of this step among the game's, for the id of its command.
    pub(super) const fn step(&self) -> u64 {
        self.steps
    }

    /// Takes in a record of its board.
    pub(super) fn take(&mut self, event: BoardEvent) {
        if let Some(clocks) = &event.clocks {
            self.clocks = [clocks.white, clocks.black];
        }
        match &event.event {
            Some(Event::Moved(moved)) => {
                let ply = usize::try_from(moved.ply).unwrap_or(usize::MAX);
                self.compare(ply);
                self.plies = ply;
            }
            Some(Event::Finished(finished)) => self.finished = Some(finished.clone()),
            Some(Event::ResultApproved(_)) => self.approved = true,
            _ => {}
        }
        self.events.push(event);
    }

    /// The clock of who moved, against the source's, to its precision: whole seconds, or
    /// milliseconds where it says those.
    fn compare(&mut self, ply: usize) {
        let index = ply.saturating_sub(1);
        let Some(Some(wanted)) = self.played.shown.get(index).copied() else {
            return;
        };
        let shown = self.clocks[self.mover(index).index()];
        let wanted = u64::from(wanted);
        if let Some(leeway) = &self.leeway {
            let apart = shown.abs_diff(wanted);
            self.farthest = self.farthest.max(apart);
            let planned = wanted + leeway.ahead.get(index).copied().unwrap_or(0);
            let count = if apart <= EQUAL {
                &mut self.clocks_equal
            } else if shown.abs_diff(planned) <= leeway.near {
                &mut self.clocks_near
            } else {
                &mut self.clocks_apart
            };
            *count += 1;
            return;
        }
        if shown / 1000 == wanted / 1000 {
            self.clocks_equal += 1;
        } else {
            self.refuse(format!(
                "ply {ply}: the clock shows {shown} ms, the source {wanted} ms"
            ));
        }
    }

    /// Something did not go as it should; the first is told.
    pub(super) fn refuse(&mut self, what: String) {
        self.trouble.get_or_insert(what);
    }

    /// Whether nothing more will be done.
    pub(super) fn is_over(&self) -> bool {
        let approved = self.approved || self.stage == Stage::Approving;
        self.stage == Stage::Over || (self.finished.is_some() && approved)
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;

    use super::*;

    fn run(text: &str) -> Run {
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let control = crate::control::read(Some("60"), None).unwrap();
        Run::new(crate::source::take(&game, 7, 1, &control).unwrap())
    }

    fn steps(run: &mut Run, count: usize) -> Vec<Step> {
        (0..count).filter_map(|_| run.next()).collect()
    }

    #[test]
    fn players_sit_down_and_whoever_offered_is_answered_by_the_other() {
        let mut run = run("1. e4 {[%clk 0:00:50]} 1/2-1/2");
        let begins = run.played.begins;
        let seated = steps(&mut run, 2);
        let seat = |side| Step::Seat(side, Order::Player(PlayerOrder::CheckIn));
        assert_eq!(seated, [seat(Side::White), seat(Side::Black)]);
        assert_eq!(run.now, begins);
        assert!(matches!(
            run.next(),
            Some(Step::Seat(
                Side::White,
                Order::Player(PlayerOrder::Play(Play { ply: 1, .. }))
            ))
        ));
        assert_eq!(run.now, begins + Millis(10_000));
        run.plies = 1;
        assert_eq!(
            steps(&mut run, 2),
            [
                Step::Seat(Side::White, Order::Player(PlayerOrder::OfferDraw)),
                Step::Seat(Side::Black, Order::Player(PlayerOrder::AcceptDraw)),
            ]
        );
    }

    #[test]
    fn a_game_that_cannot_go_on_is_ended_once_and_told() {
        let mut run = run("1. e4 e5 0-1");
        steps(&mut run, 3);
        run.refuse("why".to_owned());
        run.refuse("another".to_owned());
        let Some(Step::Arbiter(order)) = run.next() else {
            panic!("it is not ended");
        };
        let score = Score { white: 0, black: 2 };
        assert_eq!(
            order.act(),
            Some(&Act::DeclareResult(DeclareResult { score }))
        );
        assert_eq!(run.next(), None);
        assert!(run.is_over());
        assert_eq!(run.trouble.as_deref(), Some("why"));
    }

    #[test]
    fn clk_2_over_links_a_clock_is_equal_in_game_time_and_near_to_what_it_was_to_show() {
        use adoube_proto::v1::{Clocks, Moved};
        let played = run("1. e4 {[%clk 0:00:50]} 1-0").played;
        for (near, ahead, shown, counts) in [
            (1_150, 0, 52_500, [1, 0, 0]),
            (1_150, 0, 47_000, [0, 0, 1]),
            (46_000, 0, 47_500, [1, 0, 0]),
            (46_000, 0, 53_000, [0, 1, 0]),
            (46_000, 0, 96_000, [0, 1, 0]),
            (46_000, 0, 97_000, [0, 0, 1]),
            // Its player was to be ahead: then the source's own reading is not the plan's.
            (46_000, 240_000, 290_000, [0, 1, 0]),
            (46_000, 240_000, 244_000, [0, 1, 0]),
            (46_000, 240_000, 243_000, [0, 0, 1]),
            (46_000, 240_000, 50_000, [1, 0, 0]),
        ] {
            let ahead = vec![ahead];
            let mut run = Run::within(played.clone(), Leeway { near, ahead });
            let moved = Moved {
                ply: 1,
                ..Moved::default()
            };
            let clocks = Clocks {
                white: shown,
                ..Clocks::default()
            };
            run.take(BoardEvent {
                clocks: Some(clocks),
                event: Some(Event::Moved(moved)),
                ..BoardEvent::default()
            });
            let found = [run.clocks_equal, run.clocks_near, run.clocks_apart];
            assert_eq!(found, counts, "{shown} within {near}");
            assert_eq!(run.farthest, shown.abs_diff(50_000));
        }
    }

    #[test]
    fn clk_4_the_flag_is_decided_after_its_watermark() {
        let mut run = run("[Termination \"Time forfeit\"]\n\n1. e4 1-0");
        steps(&mut run, 3);
        (run.plies, run.clocks) = (1, [60_000, 4_000]);
        let before = run.now;
        assert_eq!(run.next(), Some(Step::Due));
        assert_eq!(run.now, before + Millis(4_020));
    }
}
