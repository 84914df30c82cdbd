//! Commands on boards: decided, handed to the ledger, answered when durable.

use adoube_chess::Side;
use adoube_proto::v1::{self, play_reply};
use adoube_record::{encode_board, heads, streams};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Command, Event, LossSign, Order, Record};
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Time;

use super::input::{CallId, Failure, Now, Output, Reply, SessionId, ToSeat};
use super::{Held, Shard, views};

/// Commands that wait for a flag to be decided; more are refused as busy.
const MAX_DEFERRED: usize = 1024;

/// A board's head is signed at its end, and after so many records without a signature.
const SIGN_EVERY: u64 = 64;

/// Who gets the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// A player, by his play link.
    Seat(SessionId, CommandId),
    /// An official, by his call.
    Call(CallId, CommandId),
    /// Nobody: the coordinator's own command.
    Own,
}

/// The answer.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Verdict {
    /// The record that it led to.
    Done(u64),
    /// The rules refuse.
    Refused(Refusal),
    /// The ledger takes no records.
    Storage,
    /// Too much waits.
    Busy,
}

/// A command that came after an instant at which a flag may fall.
#[derive(Debug)]
pub(super) struct Deferred {
    board: BoardId,
    command: Command,
    origin: Origin,
}

impl Shard {
    /// Gives a board a command.
    pub(super) fn command(&mut self, id: BoardId, command: Command, origin: Origin, now: Now) {
        if self.halted.is_some() {
            return self.outputs.push_back(origin.output(Verdict::Storage));
        }
        self.fire_due(id, now);
        let Some(board) = self.state.boards.get_mut(&id) else {
            return self.answer(origin, Verdict::Refused(Refusal::NoSuchBoard(id)));
        };
        if let Some(first) = command.id.and_then(|id| board.answer_to(id)) {
            return self.answer(origin, Verdict::Done(first));
        }
        match board.handle(&command) {
            Ok(records) => {
                let first = records.first().map_or(0, |record| record.sequence);
                self.publish(id, &records);
                self.answer(origin, Verdict::Done(first));
                self.check_presence(id, &records, now);
            }
            Err(Refusal::FlagFell(_)) => self.defer(Deferred {
                board: id,
                command,
                origin,
            }),
            Err(refusal) => self.answer(origin, Verdict::Refused(refusal)),
        }
    }

    /// A command after the flag's instant waits until the flag is decided: an earlier one may
    /// still be on its way.
    fn defer(&mut self, deferred: Deferred) {
        if self.deferred.len() >= MAX_DEFERRED {
            return self.answer(deferred.origin, Verdict::Busy);
        }
        self.deferred.push_back(deferred);
    }

    /// Gives the waiting commands another chance.
    pub(super) fn retry_deferred(&mut self, now: Now) {
        for deferred in std::mem::take(&mut self.deferred) {
            self.command(deferred.board, deferred.command, deferred.origin, now);
        }
    }

    /// Lets a board do what is due.
    pub(super) fn fire_due(&mut self, id: BoardId, now: Now) {
        let watermark = self.watermark();
        while let Some(board) = self.state.boards.get_mut(&id) {
            let Some((at, due)) = board
                .next_due()
                .filter(|(at, _)| *at + watermark <= now.game)
            else {
                return;
            };
            match board.handle(&due.command(at)) {
                Ok(records) => self.publish(id, &records),
                Err(refusal) => {
                    tracing::error!(board = %id, %refusal, "what is due was refused");
                    return;
                }
            }
        }
    }

    /// Opens the stream of a board.
    pub(super) fn open_board(&mut self, id: BoardId, command: Command) {
        match Board::open(command) {
            Ok((board, record)) => {
                self.state.boards.insert(id, board);
                self.publish(id, &[record]);
            }
            Err(refusal) => tracing::error!(board = %id, %refusal, "a board could not be opened"),
        }
    }

    /// Hands records to the ledger and holds everything that speaks of them.
    pub(super) fn publish(&mut self, id: BoardId, records: &[Record]) {
        let (Some(first), Some(last)) = (records.first(), records.last()) else {
            return;
        };
        let stream = streams::board(&self.state.tournament, id);
        self.state.latest = self.state.latest.max(last.time);
        self.append(
            &stream,
            first.sequence - 1,
            records.iter().map(encode_board).collect(),
        );
        self.tell(id, records);
        self.index_due(id);
    }

    fn tell(&mut self, id: BoardId, records: &[Record]) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let names = self.names(Side::ALL.map(|side| &board.seat(side).person));
        for record in records {
            log(id, record);
            let event = views::board_event(board, record, &names);
            self.commit.hold(Held::Event(id, Box::new(event)));
        }
        if self.observers.any(id.round) {
            let view = views::board_view(board, &names, board.last_time());
            self.commit.hold(Held::Board(id.round, Box::new(view)));
        }
    }

    fn answer(&mut self, origin: Origin, verdict: Verdict) {
        if origin != Origin::Own {
            self.hold(Held::Answer(origin, verdict));
        }
    }

    /// Keeps the index of what boards will do by themselves.
    pub(super) fn index_due(&mut self, id: BoardId) {
        if let Some(old) = self.due_of.remove(&id) {
            self.due.remove(&(old, id));
        }
        let Some((at, _)) = self.state.boards.get(&id).and_then(Board::next_due) else {
            return;
        };
        self.due.insert((at, id));
        self.due_of.insert(id, at);
    }

    /// A game that begins while a seat is not connected: the loss is known at once.
    fn check_presence(&mut self, id: BoardId, records: &[Record], now: Now) {
        let started = records
            .iter()
            .any(|record| matches!(record.event, Event::Started { .. }));
        let Some(board) = self.state.boards.get(&id).filter(|_| started) else {
            return;
        };
        let absent: Vec<Side> = Side::ALL
            .into_iter()
            .filter(|side| !self.seats.is_connected(&board.seat(*side).device))
            .collect();
        for side in absent {
            self.lose_seat(id, side, LossSign::Silence, now.game, now);
        }
    }

    /// A seat's device is no longer heard.
    pub(super) fn lose_seat(
        &mut self,
        board: BoardId,
        side: Side,
        sign: LossSign,
        last_contact: Time,
        now: Now,
    ) {
        self.own(
            board,
            Order::LoseSeat {
                side,
                sign,
                last_contact,
            },
            now,
        );
    }

    /// A command of the coordinator's own; that nothing is to be done is no fault.
    pub(super) fn own(&mut self, board: BoardId, order: Order, now: Now) {
        let command = Command {
            id: None,
            actor: Actor::Coordinator,
            at: now.game,
            order,
        };
        self.command(board, command, Origin::Own, now);
    }

    /// Vouches for a durable head where that is due.
    pub(super) fn sign_head(&mut self, id: BoardId, sequence: u64, hash: [u8; 32], now: Now) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let unsigned = sequence.saturating_sub(board.signed());
        let due = unsigned > 1 && (board.is_finished() || unsigned >= SIGN_EVERY);
        if board.sequence() != sequence || !due {
            return;
        }
        let stream = streams::board(&self.state.tournament, id);
        let signature = (self.settings.signer)(&heads::message(&stream, sequence, &hash));
        self.own(
            id,
            Order::SignHead {
                sequence,
                hash,
                signature,
            },
            now,
        );
    }
}

impl Deferred {
    /// Who waits for its answer.
    pub(super) const fn origin(&self) -> Origin {
        self.origin
    }
}

impl Origin {
    /// The answer as an output.
    pub(super) fn output(self, verdict: Verdict) -> Output {
        match self {
            Self::Seat(session, id) => {
                Output::Seat(session, ToSeat::Reply(Box::new(answer(id, verdict))))
            }
            Self::Call(call, _) => Output::Reply(call, reply(verdict)),
            // Never held; a reply to nobody goes nowhere.
            Self::Own => Output::Reply(CallId(0), reply(verdict)),
        }
    }
}

fn reply(verdict: Verdict) -> Result<Reply, Failure> {
    match verdict {
        Verdict::Done(sequence) => Ok(Reply::Answered(sequence)),
        Verdict::Refused(refusal) => Err(Failure::Refused(refusal)),
        Verdict::Storage => Err(Failure::Storage),
        Verdict::Busy => Err(Failure::Busy),
    }
}

/// An answer on a play link.
fn answer(id: CommandId, verdict: Verdict) -> v1::PlayReply {
    let mut answer = v1::Answer {
        command_id: id.0.to_vec().into(),
        ..v1::Answer::default()
    };
    match verdict {
        Verdict::Done(sequence) => answer.sequence = sequence,
        Verdict::Refused(refusal) => answer.refusal = Some(views::refusal(&refusal)),
        Verdict::Storage => answer.refusal = Some(trouble("storage", STORAGE)),
        Verdict::Busy => answer.refusal = Some(trouble("busy", "too much waits; send it again")),
    }
    v1::PlayReply {
        body: Some(play_reply::Body::Answer(answer)),
    }
}

/// What is said while the ledger takes no records.
pub(super) const STORAGE: &str = "the coordinator cannot write at present: the clocks stand, nothing \
                           was changed, send it again";

fn trouble(code: &str, text: &str) -> v1::Refusal {
    v1::Refusal {
        code: code.to_owned(),
        article: String::new(),
        text: text.to_owned(),
    }
}

fn log(board: BoardId, record: &Record) {
    match &record.event {
        Event::Moved {
            side,
            ply,
            mv,
            clocks,
            ..
        } => {
            tracing::debug!(%board, %side, ply, %mv, left = %clocks.remaining(*side), "move");
        }
        Event::Paused { cause, .. } => tracing::info!(%board, ?cause, "paused"),
        Event::Resumed { reason, .. } => tracing::info!(%board, reason, "resumed"),
        Event::SeatLost { side, sign, .. } => tracing::warn!(%board, %side, ?sign, "seat lost"),
        Event::SeatBack { side } => tracing::info!(%board, %side, "seat back"),
        Event::Finished { score, ending, .. } => {
            tracing::info!(%board, white = score.white, black = score.black, ending = ending.name(), "finished");
        }
        Event::Outage { from, cause, .. } => {
            tracing::warn!(%board, from = from.0, ?cause, "outage recorded");
        }
        other => tracing::debug!(%board, event = ?std::mem::discriminant(other), "record"),
    }
}
