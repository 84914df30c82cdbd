//! The device's copy of its board, folded from the coordinator's records.

use adoube_proto::v1::{
    Absences, BoardEvent, Clocks, Moved, OptionsSet, PauseCause, PremoveEndCause, PremoveSet,
    Remedy, Restarted, Result as Points, Side, board_event::Event,
};

pub use super::sides::{index, opponent};
use super::{penalties, ruling_pause::pause_after, sides::mark, told::Told};

/// Half-moves that a copy can hold: more than any game under the 75-move rule reaches.
pub const MAX_PLIES: usize = 20_000;

/// Where a board stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Not started.
    #[default]
    Waiting,
    /// A clock runs.
    Playing,
    /// Both clocks stand; moves are refused.
    Paused,
    /// The game has a result.
    Finished,
}

/// A move as the coordinator recorded it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move in UCI notation.
    pub uci: String,
    /// Time charged for it before any increment, milliseconds of game time.
    pub used: u64,
    /// In algebraic notation, with English letters.
    pub san: String,
    /// The mover's clock after it, milliseconds.
    pub left: u64,
    /// Whether it waited for the opponent's.
    pub premove: bool,
    /// Whether an offer of a draw came with it.
    pub draw_offered: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// White's points in halves.
    pub white_halves: u32,
    /// Black's points in halves.
    pub black_halves: u32,
    /// An [`adoube_proto::v1::Ending`].
    pub ending: i32,
}

/// What became of a record that was given to the copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// It was the next one.
    Applied,
    /// It was held already: nothing changed.
    AlreadyHeld,
    /// Records are missing before it: nothing changed.
    Gap {
        /// The sequence that would have been next.
        expected: u64,
        /// The sequence that came.
        got: u64,
    },
    /// It cannot follow what is held: the copy is of no use any more.
    Broken(&'static str),
}

/// A board as far as this device has heard of it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardCopy {
    /// The last record held, 0 before the first.
    pub last_sequence: u64,
    /// Where the board stands.
    pub stage: Stage,
    /// Half-moves played.
    pub ply: u32,
    /// The moves, as many as `ply`.
    pub moves: Vec<PlayedMove>,
    /// Both clocks after the last record that told them.
    pub clocks: Option<Clocks>,
    /// Whose draw offer stands.
    pub draw_offer: Option<Side>,
    /// Whose last one was declined, in words or by a move, until there is another move.
    pub draw_declined: Option<Side>,
    /// Whose offer was declined in words since the last move (L 11.5).
    pub offer_declined: Option<Side>,
    /// Whether White has checked in.
    pub white_present: bool,
    /// Whether Black has checked in.
    pub black_present: bool,
    /// The absent players and their deadline, as the last pulse told them.
    pub absences: Absences,
    /// Why the board is paused.
    pub pause_cause: PauseCause,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
    /// What this seat's player chose for the way his moves are entered.
    pub options: OptionsSet,
    /// His move that waits for the opponent's, with what he is to know of it.
    pub premove: Option<PremoveSet>,
    /// Why his last premove was not played, until there is another move.
    pub premove_dropped: Option<String>,
    /// What the player is told beside.
    pub told: Told,
    /// How often moves were taken back, or another game begun: each time those before count no more.
    pub rewinds: u32,
    /// Whether a game has begun on it.
    begun: bool,
    /// Who has seen the ruling that waits, White first.
    ready: [bool; 2],
    /// Who has confirmed the result that stands, White first.
    confirmed: [bool; 2],
    first_to_move: Side,
    stage_before_pause: Stage,
}

impl Default for BoardCopy {
    fn default() -> Self {
        Self {
            last_sequence: 0,
            stage: Stage::Waiting,
            ply: 0,
            moves: Vec::new(),
            clocks: None,
            draw_offer: None,
            draw_declined: None,
            offer_declined: None,
            white_present: false,
            black_present: false,
            absences: Absences::default(),
            pause_cause: PauseCause::Unspecified,
            begun: false,
            ready: [false; 2],
            confirmed: [false; 2],
            outcome: None,
            options: OptionsSet::default(),
            premove: None,
            premove_dropped: None,
            told: Told::default(),
            rewinds: 0,
            first_to_move: Side::White,
            stage_before_pause: Stage::Waiting,
        }
    }
}

impl BoardCopy {
    /// Takes in one record. Only the next one in sequence changes anything.
    pub fn fold(&mut self, record: &BoardEvent) -> Fold {
        let expected = self.last_sequence.saturating_add(1);
        if record.sequence < expected {
            return Fold::AlreadyHeld;
        }
        if record.sequence > expected {
            let got = record.sequence;
            return Fold::Gap { expected, got };
        }
        // A record of a kind that this version does not know still counts.
        if let Some(event) = &record.event {
            if let Err(why) = self.apply(event, record.clocks.as_ref()) {
                return Fold::Broken(why);
            }
            self.told.note(record, event, self.ready);
            match event {
                Event::Penalised(penalised) => {
                    let shown = penalties::shown(record, penalised, self.ply);
                    self.told.penalties.push(shown);
                }
                Event::PenaltiesWithdrawn(withdrawn) => {
                    penalties::withdraw(&mut self.told.penalties, withdrawn);
                }
                _ => {}
            }
        }
        if record.clocks.is_some() {
            self.clocks = record.clocks;
        }
        self.last_sequence = record.sequence;
        Fold::Applied
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        if self.ply.is_multiple_of(2) {
            self.first_to_move
        } else {
            opponent(self.first_to_move)
        }
    }

    fn apply(&mut self, event: &Event, clocks: Option<&Clocks>) -> Result<(), &'static str> {
        match event {
            Event::Opened(opened) => self.open(&opened.fen),
            Event::CheckedIn(checked_in) => self.check_in(checked_in.seat()),
            Event::Started(_) => (self.stage, self.begun) = (Stage::Playing, true),
            Event::Moved(moved) => self.play(moved, clocks)?,
            Event::DrawOffered(offered) => self.offer_draw(offered.seat()),
            Event::DrawDeclined(answer) => self.decline_draw(answer.seat()),
            Event::OptionsSet(options) => self.options = *options,
            Event::PremoveSet(premove) => {
                self.premove = Some(premove.clone());
                self.premove_dropped = None;
            }
            Event::PremoveEnded(ended) => {
                self.premove = None;
                self.premove_dropped =
                    (ended.cause() == PremoveEndCause::Illegal).then(|| ended.reason.clone());
            }
            Event::Paused(paused) => self.pause(paused.cause()),
            Event::Resumed(_) => self.resume(),
            Event::Ruled(ruled) => self.rule(ruled.remedy()),
            Event::Restarted(restarted) => self.restart(restarted),
            Event::PositionRestored(back) => self.go_back(back.ply),
            Event::Reopened(reopened) => self.reopen(reopened.start_in.is_some()),
            Event::ReadyGiven(by) => mark(&mut self.ready, by.seat(), true),
            Event::Finished(finished) => {
                self.stage = Stage::Finished;
                self.draw_offer = None;
                self.premove = None;
                self.pause_cause = PauseCause::Unspecified;
                self.end(finished.result, finished.ending);
            }
            Event::ResultConfirmed(by) => mark(&mut self.confirmed, by.seat(), true),
            Event::ResultCorrected(corrected) => self.end(corrected.result, corrected.ending),
            Event::Outage(_) if self.stage == Stage::Playing => self.pause(PauseCause::Outage),
            // Clocks come with every record; seats, signatures and whatever a later version adds do
            // not change what a player may do.
            _ => {}
        }
        Ok(())
    }

    /// Whether this side has confirmed the result that stands.
    pub fn has_confirmed(&self, side: Side) -> bool {
        index(side).is_some_and(|index| self.confirmed[index])
    }

    /// Whether the board stands until both players have seen a ruling.
    pub fn awaits_players(&self) -> bool {
        self.stage == Stage::Paused && self.pause_cause == PauseCause::Ruling
    }

    /// Whether this side has seen the ruling that the board waits for.
    pub fn is_ready(&self, side: Side) -> bool {
        index(side).is_some_and(|index| self.ready[index])
    }

    /// A result by ruling comes as a record of its own.
    fn rule(&mut self, remedy: Remedy) {
        let Some(cause) = pause_after(remedy) else {
            return;
        };
        self.outcome = None;
        self.ready = [false; 2];
        self.pause(cause);
        self.stage_before_pause = Stage::Playing;
    }

    /// Moves were taken back; both clocks stand.
    fn go_back(&mut self, ply: u32) {
        let left = usize::try_from(ply).unwrap_or(usize::MAX);
        self.moves.truncate(left);
        self.rewinds = self.rewinds.wrapping_add(1);
        self.ply = self.ply.min(ply);
        self.forget_offers();
        self.premove = None;
        self.ready = [false; 2];
        self.pause(PauseCause::Arbiter);
    }

    /// A game that was over goes on: when both players are ready, or when an arbiter lets it.
    fn reopen(&mut self, when_ready: bool) {
        self.draw_declined = None;
        self.outcome = None;
        self.confirmed = [false; 2];
        self.ready = [false; 2];
        if !self.begun {
            // A forfeit that is played after all: it waits for its players again.
            self.stage = Stage::Waiting;
            return;
        }
        self.pause(if when_ready {
            PauseCause::Ruling
        } else {
            PauseCause::Arbiter
        });
        self.stage_before_pause = Stage::Playing;
    }

    /// Another game on the same board: no move of the one before is its. Its position is another only
    /// where that was wrong. A game that has not begun still waits for its players.
    fn restart(&mut self, restarted: &Restarted) {
        self.begun |= self.stage != Stage::Waiting;
        if !restarted.fen.is_empty() {
            self.first_to_move = first_to_move(&restarted.fen);
        }
        if restarted.reversed {
            self.swap_players();
        }
        self.ply = 0;
        self.moves.clear();
        self.rewinds = self.rewinds.wrapping_add(1);
        self.forget_offers();
        self.premove = None;
        self.outcome = None;
        self.confirmed = [false; 2];
    }

    /// A result, the first or another one: nobody has confirmed it yet.
    fn end(&mut self, result: Option<Points>, ending: i32) {
        let result = result.unwrap_or_default();
        self.outcome = Some(Outcome {
            white_halves: result.white_halves,
            black_halves: result.black_halves,
            ending,
        });
        self.confirmed = [false; 2];
    }

    /// A second game on the same board begins with a second opening.
    fn open(&mut self, fen: &str) {
        *self = Self {
            last_sequence: self.last_sequence,
            rewinds: self.rewinds.wrapping_add(1),
            ..Self::default()
        };
        self.first_to_move = first_to_move(fen);
    }

    fn check_in(&mut self, side: Side) {
        match side {
            Side::White => self.white_present = true,
            Side::Black => self.black_present = true,
            Side::Unspecified => {}
        }
    }

    fn play(&mut self, moved: &Moved, clocks: Option<&Clocks>) -> Result<(), &'static str> {
        if moved.ply != self.ply.saturating_add(1) {
            return Err("a move that does not follow the last one");
        }
        if self.moves.len() >= MAX_PLIES {
            return Err("more moves than any game has");
        }
        self.moves.push(PlayedMove {
            uci: moved.uci.clone(),
            used: moved.used,
            san: moved.san.clone(),
            left: clocks.map_or(0, |clocks| remaining(clocks, moved.seat())),
            premove: moved.premove,
            draw_offered: self.draw_offer == Some(moved.seat()),
        });
        self.ply = moved.ply;
        self.premove_dropped = None;
        self.premove.take_if(|waiting| waiting.ply <= moved.ply);
        self.lapse_offer(moved.seat());
        Ok(())
    }

    fn pause(&mut self, cause: PauseCause) {
        if self.stage != Stage::Paused {
            self.stage_before_pause = self.stage;
        }
        self.stage = Stage::Paused;
        self.pause_cause = cause;
    }

    fn resume(&mut self) {
        if self.stage == Stage::Paused {
            self.stage = self.stage_before_pause;
        }
        self.pause_cause = PauseCause::Unspecified;
    }
}

/// Who makes the first move from a position; White where it is not told.
fn first_to_move(fen: &str) -> Side {
    match fen.split_whitespace().nth(1) {
        Some("b") => Side::Black,
        _ => Side::White,
    }
}

/// What a side's clock shows.
fn remaining(clocks: &Clocks, side: Side) -> u64 {
    match side {
        Side::Black => clocks.black,
        _ => clocks.white,
    }
}
