//! A round's publication is taken back, and its start with it, before any move was made.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, CheckKind, Command, Phase};
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

    /// What was set right on a board before the game goes into the draft, where a draft has it; the rest is told.
    fn decide_unpublish(
        &self,
        actor: &Actor,
        number: u16,
        reason: &str,
    ) -> Result<TakenBack, Refusal> {
        let round = self.round(number);
        let moved = self.boards_in(number).filter(|board| board.was_moved());
        let moved: Vec<u16> = moved.map(|board| board.opened().board.board).collect();
        let mut records = round::unpublish(&round, actor, &moved, reason)?;
        let mut remarks = Vec::new();
        for board in self.boards_in(number) {
            let id = board.opened().board;
            remarks.extend(undone(board));
            let paired = round.pairings().get(&id.board);
            if let Some([white, black]) = paired.and_then(|paired| board.reversed_pairing(paired)) {
                let names = [&white, &black].map(|person| self.state.name(person));
                remarks.push(format!(
                    "board {id}: its colours were reversed, and the draft keeps that. White: {}; Black: {}",
                    names[0], names[1]
                ));
                records.push(RoundRecord::Paired {
                    board: id.board,
                    white,
                    black,
                });
            }
            if let Some(start) = board.corrected_start(round.starts().get(&id.board)) {
                let from = start.fen.as_deref().unwrap_or("the usual position");
                remarks.push(format!(
                    "board {id}: its start position was set right, and the draft keeps that: {from}"
                ));
                let board = id.board;
                records.push(RoundRecord::StartGiven { board, start });
            }
            remarks.extend(board.undone_with_publication());
        }
        remarks.extend(self.undone_checks(number));
        Ok(TakenBack { records, remarks })
    }

    /// The checks that were made for it.
    fn undone_checks(&self, number: u16) -> Option<String> {
        let checked = |board: &&Board| {
            Side::ALL.into_iter().any(|side| {
                let checks = board.checks(side);
                let mut kinds = CheckKind::ALL.into_iter();
                checks.is_waived() || kinds.any(|kind| checks.result(kind).is_some())
            })
        };
        let boards = self.boards_in(number).filter(checked).count();
        (boards > 0).then(|| {
            format!(
                "checks that were recorded or waived count no more (boards: {boards}): they are made again once the round \
                 is published"
            )
        })
    }

    /// What was set right before the publication was taken back and no draft keeps, for the boards on which the same
    /// players meet again.
    pub(super) fn undone_before(&self, number: u16) -> Vec<String> {
        let round = self.round(number);
        let same = |(id, board): &(&BoardId, &Board)| {
            let people = Side::ALL.map(|side| &board.seat(side).person);
            let paired = round.pairings().get(&id.board);
            id.round == number && paired.is_some_and(|paired| paired.each_ref() == people)
        };
        let boards = self.state.aside.iter().filter(same);
        boards
            .flat_map(|(_, board)| board.undone_with_publication())
            .collect()
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
