//! What a shard tells: answers to commands and calls, and the records of boards.

use adoube_chess::Side;
use adoube_coordinator::shard::{Failure, Reply, SessionId, Shard, views};
use adoube_exchange::wire_ids::board_id;
use adoube_proto::v1::{self, play_reply};
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
    /// What a seat is told: the answer to its command, and the board's records, of which White's
    /// seat tells enough.
    pub(super) fn told(&mut self, session: SessionId, reply: v1::PlayReply) {
        let seat = usize::try_from(session.0).ok();
        let Some((index, side)) = seat.and_then(|seat| self.seats.get(seat).copied().flatten())
        else {
            return;
        };
        match reply.body {
            Some(play_reply::Body::Event(event)) if side == Side::White => {
                let slot = event.board.and_then(board_id);
                let slot = slot.and_then(|board| self.boards.get(&board).copied());
                if let (Some(run), true) = (self.run(index), slot == Some(index)) {
                    run.take(event);
                }
            }
            Some(play_reply::Body::Answer(answer)) => {
                let refused = answer.refusal.map(|refusal| refusal.text);
                self.answered(index, refused);
            }
            _ => {}
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
