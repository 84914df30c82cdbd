//! A round's publication is taken back, and its start with it, before any move was made.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Command, Phase};
use adoube_tournament::ids::{BoardId, DeviceId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::round::{self, RoundRecord};
use adoube_tournament::time::Millis;

use super::Shard;
use super::input::{Now, Reply};

/// The result of a game without a move is undone with the publication.
fn undone(board: &Board) -> Option<String> {
    let Phase::Finished { score, ending, .. } = board.phase() else {
        return None;
    };
    let half = |halves: u8| format!("{}.{}", halves / 2, halves % 2 * 5);
    let (white, black) = (half(score.white), half(score.black));
    let how = ending.name();
    Some(format!(
        "the result of board {}, {white} to {black} ({how}), counts no more: declare it again if it \
         stands when the round is published",
        board.opened().board
    ))
}

/// What taking a publication back comes to.
struct TakenBack {
    records: Vec<RoundRecord>,
    /// What counts no more, and what the draft keeps.
    remarks: Vec<String>,
}

impl Shard {
    pub(super) fn unpublish_round(
        &mut self,
        actor: &Actor,
        number: u16,
        reason: &str,
        mut now: Now,
    ) -> Result<Reply, Refusal> {
        let TakenBack { records, remarks } = self.decide_unpublish(actor, number, reason)?;
        // No board of the publication is newer than its end.
        let last = self.boards_in(number).map(Board::last_time).max();
        now.game = now.game.max(last.unwrap_or_default());
        self.record_round(number, actor, None, records, now);
        tracing::warn!(round = number, "publication taken back");
        self.clear_seats();
        // What fell silent at boards that are none any more is over.
        self.close_over(now.game);
        self.show_again(number, now);
        Ok(Reply::Round(v1::RoundReply {
            round: Some(self.round_view(number)),
            remarks,
            ..v1::RoundReply::default()
        }))
    }

    /// What taking it back would come to, or why it would be refused: nothing is done.
    pub(super) fn check_unpublish(
        &self,
        actor: &Actor,
        number: u16,
        reason: &str,
    ) -> Result<Reply, Refusal> {
        let taken_back = self.decide_unpublish(actor, number, reason)?;
        let notes = taken_back.remarks.into_iter().map(|text| v1::NoteView {
            text,
            ..v1::NoteView::default()
        });
        Ok(Reply::Round(v1::RoundReply {
            round: Some(self.round_view(number)),
            consequences: notes.collect(),
            seen: Some(self.round_seen(number)),
            ..v1::RoundReply::default()
        }))
    }

    fn decide_unpublish(
        &self,
        actor: &Actor,
        number: u16,
        reason: &str,
    ) -> Result<TakenBack, Refusal> {
        let round = self.round(number);
        let moved = self.boards_in(number).filter(|board| board.was_moved());
        let moved: Vec<u16> = moved.map(|board| board.opened().board.board).collect();
        let records = round::unpublish(&round, actor, &moved, reason)?;
        let mut remarks = Vec::new();
        for board in self.boards_in(number) {
            remarks.extend(undone(board));
        }
        Ok(TakenBack { records, remarks })
    }

    /// Whoever sat there is told goodbye; his device comes back and has no seat.
    fn clear_seats(&mut self) {
        let before = self.device_seats.clone();
        self.state.put_aside();
        let aside: Vec<BoardId> = self.state.aside.keys().copied().collect();
        for board in aside {
            self.index_due(board);
        }
        self.bind_devices();
        self.tell_seating();
        let gone = before
            .into_iter()
            .filter(|(device, seat)| self.seat_of(device) != Some(*seat));
        let gone: Vec<DeviceId> = gone.map(|(device, _)| device).collect();
        for device in gone {
            if let Some(session) = self.seats.session_of(&device) {
                self.seats.remove(session);
                let text = "the round is not published any more";
                self.close_seat(session, "unpublished", text, 0);
            }
        }
    }

    /// Opens a board, or goes on with the stream that it has: later than the end of a publication
    /// before, be it in the same millisecond.
    pub(super) fn open_in_stream(&mut self, id: BoardId, mut command: Command) {
        if let Some(taken) = self.state.unpublished.get(&id.round) {
            command.at = command.at.max(*taken + Millis(1));
        }
        let Some(mut board) = self.state.aside.remove(&id) else {
            return self.open_board(id, command);
        };
        match board.open_again(command) {
            Ok(record) => {
                self.state.boards.insert(id, board);
                self.publish(id, &[record]);
            }
            Err(refusal) => {
                tracing::error!(board = %id, %refusal, "a board could not be opened anew");
            }
        }
    }
}
