//! The outputs of a shard: answers to commands and calls. The records of boards are read where they are written.

use adoube_chess::Side;
use adoube_coordinator::shard::{Failure, Reply, SessionId, Shard, Ticket, views};
use adoube_ledger::{Append, Transaction};
use adoube_proto::v1::{self, play_reply};
use adoube_record::{decode_board, streams};
use adoube_tournament::board::Event;
use adoube_tournament::ids::BoardId;
use anyhow::{Result, bail};

use super::Tournament;
use crate::game::Run;

/// How far the result of a board is.
pub(super) fn result_state(shard: &Shard, board: BoardId) -> Option<v1::ResultState> {
    let board = shard.state().boards.get(&board);
    board.map(views::result_state)
}

impl Tournament {
    /// The answer to a seat's command.
    pub(super) fn take_answer(&mut self, session: SessionId, reply: v1::PlayReply) {
        let seat = usize::try_from(session.0).ok();
        let Some((index, _)) = seat.and_then(|seat| self.seats.get(seat).copied().flatten()) else {
            return;
        };
        if let Some(play_reply::Body::Answer(answer)) = reply.body {
            let refused = answer.refusal.map(|refusal| refusal.text);
            self.answered(index, refused);
        }
    }

    /// The shard appends a transaction.
    pub(super) fn append(&mut self, ticket: Ticket, transaction: Transaction, game: Option<usize>) {
        self.keep_records(ticket, &transaction);
        self.out.records += transaction.records() as u64;
        self.tickets.insert(ticket, game);
        if let Some(slot) = game.and_then(|index| self.games.get_mut(index)) {
            slot.waiting += 1;
        }
        self.out.transactions.push((ticket, transaction));
    }

    /// Keeps the records of a board until they are durable.
    fn keep_records(&mut self, ticket: Ticket, transaction: &Transaction) {
        for append in &transaction.appends {
            let Some((_, streams::Kind::Board(board))) = streams::parse(append.stream.as_str())
            else {
                continue;
            };
            let events = self.read(board, append);
            self.records.insert(ticket, (board, events));
        }
    }

    /// The records that both players may know of, without the opening.
    fn read(&self, id: BoardId, append: &Append) -> Vec<v1::BoardEvent> {
        let state = self.shard.state();
        let Some(board) = state.boards.get(&id) else {
            return Vec::new();
        };
        let records = (append.expected + 1..).zip(&append.bodies);
        let records = records.filter_map(|(sequence, body)| decode_board(sequence, body).ok());
        let seen = records.filter(|record| {
            let is_opening = matches!(record.event, Event::Opened(_));
            !is_opening && record.event.audience().has_player(Side::White)
        });
        seen.map(|record| views::board_event(board, &record, state))
            .collect()
    }

    /// These records are durable.
    pub(super) fn take_records(&mut self, ticket: Ticket) {
        let Some((board, events)) = self.records.remove(&ticket) else {
            return;
        };
        let index = self.boards.get(&board).copied();
        let Some(run) = index.and_then(|index| self.run(index)) else {
            return;
        };
        for event in events {
            run.take(event);
        }
    }

    pub(super) fn ruled(&mut self, game: u64, reply: Result<Reply, Failure>) {
        let refused = reply.err().map(|failure| failure.to_string());
        if let Some(index) = game.checked_sub(1).and_then(|i| usize::try_from(i).ok()) {
            self.answered(index, refused);
        }
    }

    fn answered(&mut self, index: usize, refused: Option<String>) {
        if let Some(slot) = self.games.get_mut(index) {
            slot.answered = true;
            self.woken.push(index);
            if let (Some(run), Some(refused)) = (&mut slot.run, refused) {
                let ply = run.plies + 1;
                run.refuse(format!("refused before ply {ply}: {refused}"));
            }
        }
    }

    fn run(&mut self, index: usize) -> Option<&mut Run> {
        self.games.get_mut(index)?.run.as_mut()
    }

    pub(super) fn replied(&mut self, reply: Result<Reply, Failure>) -> Result<()> {
        self.calls -= 1;
        match reply {
            Ok(Reply::Event(view)) => self.view = Some(view),
            Ok(_) => {}
            Err(failure) => bail!("{failure}"),
        }
        Ok(())
    }
}
