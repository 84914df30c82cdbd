//! The scripted player's state machine: what it sees of the board and the time, and what it does.

use adoube_proto::v1::{
    AcceptDrawCommand, CallArbiterCommand, CheckInCommand, ConfirmResultCommand, GameStage, May,
    MoveCommand, OfferDrawCommand, PremoveCommand, PremoveUse, ReadyCommand, Refusal,
    ResignCommand, SetOptionsCommand, Side, play_command::Command,
};

use super::{
    script::{How, Script, ScriptGame},
    thinking::{Thinking, real_micros},
};
use crate::{
    link::{board::SeatBoard, seat::Seat},
    time::Now,
};

/// The first and the longest pause before a refused command is tried again, milliseconds.
pub const RETRY: (u64, u64) = (500, 2_000);

/// Draws offered at most in one final position.
const MAX_OFFERS: u32 = 3;

/// What the player sees.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The seat it has.
    pub seat: &'a Seat,
    /// The board as far as it is known.
    pub board: &'a SeatBoard,
    /// How fast game time runs.
    pub speed: f64,
    /// Whether an earlier command of his has not had its effect yet.
    pub busy: bool,
}

/// Why the player does nothing at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Idle {
    /// The script has no game between these two.
    #[error("the script has no such game")]
    NoGame,
    /// The moves on the board are not the script's.
    #[error("the game has left the script")]
    OffScript,
    /// The coordinator calls the script's move illegal.
    #[error("the script's move was refused as illegal")]
    Illegal,
}

/// Plays one side of whatever board it is seated at.
#[derive(Clone, Debug)]
pub struct ScriptedPlayer {
    script: Script,
    seat: Option<Seat>,
    thinking: Option<Thinking>,
    retry_at: u64,
    pause: u64,
    offers: u32,
    /// The half-move before which this player has called the arbiter.
    called: Option<usize>,
    /// Whether a premove was refused, so that moves are made when it is their turn.
    no_premoves: bool,
    idle: Option<Idle>,
    next_at: Option<u64>,
}

impl ScriptedPlayer {
    /// A player of this script.
    pub fn new(script: Script) -> Self {
        Self {
            script,
            seat: None,
            thinking: None,
            retry_at: 0,
            pause: RETRY.0,
            offers: 0,
            called: None,
            no_premoves: false,
            idle: None,
            next_at: None,
        }
    }

    /// What the player does now, if anything. It keeps no place of its own in the game: its place
    /// is the board's.
    pub fn act(&mut self, now: Now, view: View<'_>) -> Option<Command> {
        self.notice_seat(view.seat);
        self.next_at = None;
        self.think(now, view);
        if self.idle.is_some() || view.busy || !view.board.is_known() {
            return None;
        }
        if now.ms() < self.retry_at {
            self.next_at = Some(self.retry_at);
            return None;
        }
        match view.board.stage() {
            GameStage::Waiting => check_in(view),
            GameStage::Playing => self.play(now, view),
            GameStage::Paused => ready(view),
            GameStage::Finished => confirm(view),
            GameStage::Unspecified => None,
        }
    }

    /// Learns that a command was refused: it is tried again after a pause, if the board then
    /// still calls for it.
    pub fn refused(&mut self, now: Now, command: &Command, refusal: &Refusal) {
        self.retry_at = now.ms() + self.pause;
        self.pause = (self.pause * 2).min(RETRY.1);
        if matches!(command, Command::Premove(_) | Command::SetOptions(_)) {
            // Too late: the opponent has moved.
            self.no_premoves |= refusal.code != "wrong-ply";
            return;
        }
        if matches!(refusal.code.as_str(), "illegal-move" | "not-a-move") {
            self.idle = Some(Idle::Illegal);
        }
        if matches!(command, Command::OfferDraw(_)) {
            self.offers = self.offers.saturating_sub(1);
        }
    }

    /// When [`act`](Self::act) has something to do next, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        self.next_at
    }

    /// Why it does nothing at this board.
    pub fn idle(&self) -> Option<Idle> {
        self.idle
    }

    fn notice_seat(&mut self, seat: &Seat) {
        if self.seat.as_ref() == Some(seat) {
            return;
        }
        self.seat = Some(seat.clone());
        self.called = None;
        self.no_premoves = false;
        self.thinking = None;
        self.new_position();
        let [white, black] = seat.names();
        self.idle = match self.script.game(white, black) {
            Some(_) => None,
            None => Some(Idle::NoGame),
        };
    }

    fn new_position(&mut self) {
        self.retry_at = 0;
        self.pause = RETRY.0;
        self.offers = 0;
    }

    fn think(&mut self, now: Now, view: View<'_>) {
        let ply = view.board.ply();
        if self.thinking.as_ref().is_none_or(|it| it.ply() != ply) {
            self.thinking = Some(Thinking::begin(ply));
            self.new_position();
        }
        if let Some(thinking) = &mut self.thinking {
            thinking.count(now, view.board.stage() == GameStage::Playing);
        }
    }

    fn play(&mut self, now: Now, view: View<'_>) -> Option<Command> {
        let [white, black] = view.seat.names();
        let game = self.script.game(white, black)?;
        if !follows(game, view.board) {
            self.idle = Some(Idle::OffScript);
            return None;
        }
        let Some(step) = game.moves.get(view.board.moves.len()) else {
            let command = end(game, view, self.offers);
            self.offers += u32::from(matches!(command, Some(Command::OfferDraw(_))));
            return command;
        };
        if view.board.view().to_move() != view.seat.side {
            return premove(game, view).filter(|_| !self.no_premoves);
        }
        let place = view.board.moves.len();
        if !step.call.is_empty() && self.called != Some(place) {
            // Once, whatever becomes of it.
            self.called = Some(place);
            let reason = step.call.clone();
            return Some(Command::CallArbiter(CallArbiterCommand {
                reason,
                leave: false,
                objection: false,
            }));
        }
        let needed = real_micros(needed_ms(game, view.board), view.speed);
        let thinking = self.thinking.as_ref()?;
        let ready_at = thinking.ready_at(needed);
        if !thinking.is_done(needed) && ready_at.is_none_or(|at| now.ms() < at) {
            self.next_at = ready_at;
            return None;
        }
        Some(Command::Move(MoveCommand {
            ply: view.board.ply() + 1,
            uci: step.uci.clone(),
            ..MoveCommand::default()
        }))
    }
}

fn check_in(view: View<'_>) -> Option<Command> {
    may(view)
        .check_in
        .then_some(Command::CheckIn(CheckInCommand {}))
}

/// The script's next move of this side, if it is to wait for the opponent's: first premoves are
/// turned on, then it is entered once.
fn premove(game: &ScriptGame, view: View<'_>) -> Option<Command> {
    let step = game.moves.get(view.board.moves.len() + 1)?;
    let known = view.board.view();
    let entered = known.premove.as_ref();
    let waits = entered.is_some_and(|waiting| waiting.uci == step.uci);
    if !step.premove || waits {
        return None;
    }
    let options = known.options.unwrap_or_default();
    let on = matches!(
        options.premove(),
        PremoveUse::Confirmed | PremoveUse::AtOnce
    );
    Some(if on {
        Command::Premove(PremoveCommand {
            ply: view.board.ply() + 2,
            uci: step.uci.clone(),
            ..PremoveCommand::default()
        })
    } else {
        Command::SetOptions(SetOptionsCommand {
            smart_move: options.smart_move,
            premove: PremoveUse::AtOnce.into(),
            automatic_queen: options.automatic_queen,
        })
    })
}

fn ready(view: View<'_>) -> Option<Command> {
    may(view).ready.then_some(Command::Ready(ReadyCommand {}))
}

fn confirm(view: View<'_>) -> Option<Command> {
    let confirms = may(view).confirm;
    confirms.then_some(Command::ConfirmResult(ConfirmResultCommand {}))
}

/// What the coordinator allows now.
fn may(view: View<'_>) -> May {
    view.board.view().may.unwrap_or_default()
}

fn follows(game: &ScriptGame, board: &SeatBoard) -> bool {
    board.moves.len() <= game.moves.len()
        && board
            .moves
            .iter()
            .zip(&game.moves)
            .all(|(played, step)| played.uci == step.uci)
}

/// The script's think time, less what this side was charged beyond the script so far: the way to
/// the coordinator costs a little each time, which at high speeds would add up to minutes of game
/// time. At most half of a think time is made up for at once.
fn needed_ms(game: &ScriptGame, board: &SeatBoard) -> u64 {
    let next = board.moves.len();
    let Some(step) = game.moves.get(next) else {
        return 0;
    };
    let own = |place: &usize| place % 2 == next % 2;
    let charged: u64 = (0..next)
        .filter(own)
        .map(|place| board.moves[place].used)
        .fold(0, u64::saturating_add);
    let scripted: u64 = (0..next)
        .filter(own)
        .map(|place| game.moves[place].think_ms)
        .fold(0, u64::saturating_add);
    let ahead = charged.saturating_sub(scripted).min(step.think_ms / 2);
    step.think_ms - ahead
}

fn end(game: &ScriptGame, view: View<'_>, offers: u32) -> Option<Command> {
    let by = Side::from(game.end.by?);
    let mine = by == view.seat.side;
    let offer = Some(view.board.view().draw_offer()).filter(|by| *by != Side::Unspecified);
    match (game.end.how, offer) {
        (How::Resign, _) if mine => Some(Command::Resign(ResignCommand {})),
        (How::Agree, None) if mine && offers < MAX_OFFERS => {
            Some(Command::OfferDraw(OfferDrawCommand {}))
        }
        (How::Agree, Some(offerer)) if !mine && offerer == by => {
            Some(Command::AcceptDraw(AcceptDrawCommand {}))
        }
        _ => None,
    }
}
