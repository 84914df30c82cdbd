//! One game being played again: what its players and arbiters do next, and when, on the game's
//! own axis of time. What it learns is what White's seat is told, all of it durable.

use adoube_chess::{Position, Side};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Finished};
use adoube_tournament::board::{FLAG_WATERMARK, Order};
use adoube_tournament::time::{Millis, Time};

use super::ending::End;
use super::source::Played;

/// Both players are at their seats so long before the game.
const SEATED: Millis = Millis::from_seconds(30);

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
    pub(super) finished: Option<Finished>,
    /// What went otherwise than it should.
    pub(super) trouble: Option<String>,
    pub(super) events: Vec<BoardEvent>,
    steps: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Seating(Side),
    Moves,
    Accept(Side),
    Ending,
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
        Self {
            first: first.map_or(Side::White, |position| position.side_to_move()),
            stage: Stage::Seating(Side::White),
            now: played.begins - SEATED,
            clocks: [0; 2],
            plies: 0,
            clocks_equal: 0,
            finished: None,
            trouble: None,
            events: Vec::with_capacity(played.moves.len() + 8),
            steps: 0,
            played,
        }
    }

    /// The next thing to do, at `self.now`; none if nothing more is to be done.
    pub(super) fn next(&mut self) -> Option<Step> {
        if self.finished.is_some() || self.trouble.is_some() {
            self.stage = Stage::Over;
        }
        self.steps += 1;
        match self.stage {
            Stage::Seating(side) => {
                if side == Side::Black {
                    self.now = self.played.begins;
                    self.stage = Stage::Moves;
                } else {
                    self.stage = Stage::Seating(Side::Black);
                }
                Some(Step::Seat(side, Order::CheckIn))
            }
            Stage::Moves => Some(match self.next_move() {
                Some(step) => step,
                None => return self.end(),
            }),
            Stage::Accept(side) => {
                self.stage = Stage::Ending;
                Some(Step::Seat(side, Order::AcceptDraw))
            }
            Stage::Ending => {
                self.trouble = Some("the game did not end when it was ended".to_owned());
                None
            }
            Stage::Over => None,
        }
    }

    fn next_move(&mut self) -> Option<Step> {
        let mv = self.played.moves.get(self.plies)?;
        let think = self.played.think.get(self.plies).copied().unwrap_or(0);
        self.now = self.now + Millis(think.into());
        let order = Order::Play {
            ply: u32::try_from(self.plies + 1).unwrap_or(u32::MAX),
            uci: mv.to_string(),
        };
        Some(Step::Seat(self.mover(self.plies), order))
    }

    fn end(&mut self) -> Option<Step> {
        self.stage = Stage::Ending;
        let to_move = self.mover(self.plies);
        Some(match &self.played.end {
            End::Resign(side) => Step::Seat(*side, Order::Resign),
            End::Agree => {
                self.stage = Stage::Accept(to_move);
                Step::Seat(to_move.other(), Order::OfferDraw)
            }
            End::Flag => {
                let left = Millis(self.clocks[to_move.index()]);
                self.now = self.now + left + FLAG_WATERMARK;
                Step::Due
            }
            End::Declare(score, reason) => Step::Arbiter(Order::DeclareResult {
                score: *score,
                reason: reason.clone(),
            }),
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

    /// Takes in what White's seat is told.
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
        self.stage == Stage::Over || self.finished.is_some() || self.trouble.is_some()
    }
}
