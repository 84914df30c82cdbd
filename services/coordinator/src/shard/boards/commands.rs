//! Commands on boards: decided, handed to the ledger, answered when durable.

use adoube_chess::Side;
use adoube_proto::v1::{self, play_reply};
use adoube_record::{encode_board, heads, streams};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{LoseSeat, PlayerOrder, SignHead, SystemOrder};
use adoube_tournament::board::{Board, Command, Due, LossSign, Opened, Order, Record};
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::Verb;
use adoube_tournament::time::{Millis, Time};

use super::deferred_commands::Deferred;
use crate::shard::input::{CallId, Failure, Now, Output, Reply, SessionId, ToSeat};
use crate::shard::record_effects::Effects;
use crate::shard::{PendingOutput, Shard, State, views};

/// A board's head is signed at its end, and after so many records without a signature.
const SIGN_EVERY: u64 = 64;

/// Who gets the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::shard) enum Origin {
    /// A player, by his play link.
    Seat(SessionId, CommandId),
    /// An official, by his call.
    Call(CallId, CommandId),
    /// Nobody: the coordinator's own command.
    Own,
}

/// The answer: the record that the command led to.
pub(in crate::shard) type Verdict = Result<u64, Failure>;

impl Shard {
    /// Gives a board a command.
    pub(in crate::shard) fn command(
        &mut self,
        id: BoardId,
        command: Command,
        origin: Origin,
        now: Now,
    ) {
        if let Some(failure) = self.closed() {
            return self.outputs.extend(origin.output(Err(failure)));
        }
        self.fire_due(id, now);
        self.decide(id, Deferred { command, origin });
        self.retry_deferred(id);
    }

    pub(in crate::shard) fn decide(&mut self, id: BoardId, given: Deferred) {
        let command = &given.command;
        let told = command
            .id
            .and_then(|by| self.earlier_answer(id, &command.actor, by));
        if let Some(told) = told {
            return self.answer(given.origin, told);
        }
        let flag_grace = self.flag_grace(id);
        let Some(board) = self.state.boards.get_mut(&id) else {
            let none = Failure::Refused(self.no_board(id));
            return self.answer(given.origin, Err(none));
        };
        if comes_after_what_is_due(board, command, flag_grace) {
            return self.defer(id, given);
        }
        match board.handle(command) {
            Ok(records) => {
                let first = records.first().map_or(0, |record| record.sequence);
                let effects = self.publish(id, &records);
                self.answer(given.origin, Ok(first));
                self.follow_up(id, &effects);
            }
            Err(Refusal::FlagFell(_)) => self.defer(id, given),
            Err(refusal) => {
                if let Some(id) = command.id {
                    self.boards.refused.note(&command.actor, id, &refusal);
                }
                self.answer(given.origin, Err(Failure::Refused(refusal)));
            }
        }
    }

    /// What a command of the same sender under that id was told before.
    pub(in crate::shard) fn earlier_answer(
        &self,
        board: BoardId,
        actor: &Actor,
        id: CommandId,
    ) -> Option<Verdict> {
        let done = self.state.boards.get(&board);
        let done = done.and_then(|board| board.answer_to(id)).map(Ok);
        let refused = || self.boards.refused.refusal_of(actor, id).cloned();
        done.or_else(|| refused().map(|refusal| Err(Failure::Refused(refusal))))
    }

    /// What comes after the instant of something due waits until that is decided: what came
    /// before it may still be on its way.
    fn defer(&mut self, id: BoardId, given: Deferred) {
        if let Err(origin) = self.boards.deferred.push(id, given) {
            self.answer(origin, Err(Failure::Busy));
        }
    }

    /// Decides the commands that waited for something due, once that has passed.
    fn retry_deferred(&mut self, id: BoardId) {
        loop {
            let board = self.state.boards.get(&id);
            let due = board.and_then(Board::next_due).map(|(at, _)| at);
            let first = self.boards.deferred.first(id).map(|command| command.at);
            if first.is_none_or(|at| due.is_some_and(|due| due <= at)) {
                return;
            }
            if let Some(given) = self.boards.deferred.pop(id) {
                self.decide(id, given);
            }
        }
    }

    /// Lets a board do what is due, and then decides what waited for it.
    pub(in crate::shard) fn fire_due(&mut self, id: BoardId, now: Now) {
        self.fire_due_through(id, now.game - self.watermark(), self.flag_grace(id));
        self.retry_deferred(id);
    }

    /// How much later a board's flag is decided than everything else that is due (EBD-7).
    fn flag_grace(&self, id: BoardId) -> Millis {
        let board = self.state.boards.get(&id);
        self.scaled(board.map_or(Millis::ZERO, Board::flag_grace))
    }

    /// Lets a board do what is due up to an instant, flags so much later: after an outage what fell due before it
    /// counts, and nothing after it.
    pub(in crate::shard) fn fire_due_through(
        &mut self,
        id: BoardId,
        last: Time,
        flag_grace: Millis,
    ) {
        while let Some(board) = self.state.boards.get_mut(&id) {
            let next = board.next_due();
            let is_over = |at: Time, due: Due| decided_at(at, due, flag_grace) <= last;
            let Some((at, due)) = next.filter(|(at, due)| is_over(*at, *due)) else {
                return;
            };
            match board.handle(&due.command(at)) {
                Ok(records) => {
                    self.publish(id, &records);
                }
                Err(refusal) => {
                    tracing::error!(board = %id, %refusal, "what is due was refused");
                    return;
                }
            }
        }
    }

    /// Opens the stream of a board.
    pub(in crate::shard) fn open_board(&mut self, id: BoardId, command: Command<Box<Opened>>) {
        match Board::open(command) {
            Ok((board, record)) => {
                self.state.boards.insert(id, board);
                self.publish(id, &[record]);
            }
            Err(refusal) => tracing::error!(board = %id, %refusal, "a board could not be opened"),
        }
    }

    /// Hands records to the ledger, holds everything that speaks of them, and lets the rooms do what they call for.
    /// What waits until the command is answered is the caller's ([`Shard::follow_up`]).
    pub(in crate::shard) fn publish(&mut self, id: BoardId, records: &[Record]) -> Effects {
        let (Some(first), Some(last)) = (records.first(), records.last()) else {
            return Effects::new();
        };
        let stream = streams::board(&self.state.tournament, id);
        self.state.latest = self.state.latest.max(last.time);
        let bodies = records.iter().map(encode_board).collect();
        self.append(&stream, Some(id), first.sequence - 1, bodies);
        self.tell(id, records);
        self.officials.watchers.note_changed(|board| board == id);
        self.index_due(id);
        self.take_records(id, records)
    }

    fn tell(&mut self, id: BoardId, records: &[Record]) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let commit = &mut self.durability.commit;
        for side in Side::ALL {
            let is_seen = |record: &Record| record.event.audience().has_player(side);
            let session = self.play_links.session_at(board, side);
            if let Some(session) = session.filter(|_| records.iter().any(is_seen)) {
                let view = changed_view(&self.state, board, side, records);
                commit.hold(Output::Seat(session, ToSeat::view(view)).into());
            }
        }
        if !self.officials.watchers.any(id.round) {
            return;
        }
        let names = &self.state;
        let events = records.iter();
        let events = events.map(|record| views::for_official(board, record, names));
        let seen: Vec<_> = events
            .filter(|event| event.event.is_some() || event.back.is_some())
            .collect();
        if !seen.is_empty() {
            let mut view = views::board_view(board, names, board.last_time());
            view.events = seen;
            commit.hold(PendingOutput::Board(id.round, Box::new(view)));
        }
    }

    pub(in crate::shard) fn answer(&mut self, origin: Origin, verdict: Verdict) {
        if origin != Origin::Own {
            self.hold(PendingOutput::Answer(origin, Box::new(verdict)));
        }
    }

    /// Keeps the index of what boards will do by themselves.
    pub(in crate::shard) fn index_due(&mut self, id: BoardId) {
        let board = self.state.boards.get(&id);
        let due = board.and_then(Board::next_due);
        let grace = self.flag_grace(id);
        self.boards
            .due
            .set(id, due.map(|(at, due)| decided_at(at, due, grace)));
    }

    /// A seat's device is no longer heard.
    pub(in crate::shard) fn lose_seat(
        &mut self,
        board: BoardId,
        side: Side,
        sign: LossSign,
        last_contact: Time,
        now: Now,
    ) {
        let order = SystemOrder::LoseSeat(LoseSeat {
            side,
            sign,
            last_contact,
        });
        self.system_command(board, order, now);
    }

    /// A command of the coordinator's own; that nothing is to be done is no fault.
    pub(in crate::shard) fn system_command(
        &mut self,
        board: BoardId,
        order: SystemOrder,
        now: Now,
    ) {
        self.command(board, Command::system(order, now.game), Origin::Own, now);
    }

    /// The same in the middle of what a record leads to: what is due on the board was looked after.
    pub(in crate::shard) fn decide_system_command(
        &mut self,
        board: BoardId,
        order: SystemOrder,
        at: Time,
    ) {
        let (command, origin) = (Command::system(order, at), Origin::Own);
        self.decide(board, Deferred { command, origin });
    }

    /// Vouches for a durable head where that is due.
    pub(in crate::shard) fn sign_head(
        &mut self,
        id: BoardId,
        sequence: u64,
        hash: [u8; 32],
        now: Now,
    ) {
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
        let order = SystemOrder::SignHead(SignHead {
            sequence,
            hash,
            signature,
        });
        self.system_command(id, order, now);
    }
}

/// What a seat is sent after these records.
fn changed_view(state: &State, board: &Board, side: Side, records: &[Record]) -> v1::SeatView {
    let mut view = views::seat_view(board, side, state);
    view.moves = records
        .iter()
        .filter_map(|record| views::move_shown(board, record))
        .collect();
    view.moves_from -= u32::try_from(view.moves.len()).unwrap_or_default();
    view
}

/// From when on something that is due is decided, the coordinator's own watermark left aside.
fn decided_at(at: Time, due: Due, flag_grace: Millis) -> Time {
    match due {
        Due::Flag => at + flag_grace,
        Due::Start | Due::Absence | Due::Suspend(_) | Due::Limit(_) => at,
    }
}

/// Whether the board does something by itself before this command counts. At a flag's own
/// millisecond a move may still come first (CLK-4): the board knows which. What settles on a physical board may be a
/// move that was made before the flag. What is told of a device changes nothing of the game, and waits for nothing.
fn comes_after_what_is_due(board: &Board, command: &Command, flag_grace: Millis) -> bool {
    let (may_come_first, grace) = match &command.order {
        Order::Venue(_) => return false,
        Order::Player(PlayerOrder::ReportBoard(_)) => (true, flag_grace),
        Order::Player(_) => (command.order.verb() == Verb::Play, Millis::ZERO),
        Order::Arbiter(_) | Order::System(_) => (false, Millis::ZERO),
    };
    board.next_due().is_some_and(|(at, due)| {
        let due = decided_at(at, due, grace);
        due < command.at || (due == command.at && !may_come_first)
    })
}

impl Origin {
    /// The answer as an output; none where nobody waits for it.
    pub(in crate::shard) fn output(self, verdict: Verdict) -> Option<Output> {
        match self {
            Self::Seat(session, id) => {
                let answer = ToSeat::Reply(Box::new(answer(id, verdict)));
                Some(Output::Seat(session, answer))
            }
            Self::Call(call, _) => Some(Output::Reply(call, verdict.map(Reply::Answered))),
            Self::Own => None,
        }
    }
}

/// An answer on a play link.
fn answer(id: CommandId, verdict: Verdict) -> v1::PlayReply {
    let mut answer = v1::Answer {
        command_id: id.0.to_vec().into(),
        ..v1::Answer::default()
    };
    match verdict {
        Ok(sequence) => answer.sequence = sequence,
        Err(failure) => answer.refusal = Some(views::failure(&failure)),
    }
    v1::PlayReply {
        body: Some(play_reply::Body::Answer(answer)),
    }
}
