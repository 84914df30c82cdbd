//! A round's publication is taken back, and its start with it, before any move was made.

use adoube_chess::{BySide, Side, Start};
use adoube_proto::v1::{self, GoodbyeReason};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, CheckKind, Command, Opened};
use adoube_tournament::ids::BoardId;
use adoube_tournament::note::{Note, note};
use adoube_tournament::round::{self, Paired, RoundRecord, StartGiven};
use adoube_tournament::time::Millis;

use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Now};
use crate::shard::{Shard, views};

/// The result of a game without a move is undone with the publication.
fn undone(board: &Board) -> Option<Note> {
    let (score, ending) = board.phase().result()?;
    let half = |halves: u8| format!("{}.{}", halves / 2, halves % 2 * 5);
    let (white, black) = (half(score.white), half(score.black));
    let (how, id) = (ending.name(), board.opened().board);
    Some(note!(
        "undone-result" => "the result of board {id}, {white} to {black} ({how}), is cancelled: \
                            declare it again if it is still valid when the round is published",
        board = id, white, black, ending = how
    ))
}

/// The checks that were made for these boards.
fn undone_checks<'a>(boards: impl Iterator<Item = &'a Board>) -> Option<Note> {
    let checked = |board: &&Board| {
        Side::ALL.into_iter().any(|side| {
            let checks = board.checks(side);
            let mut kinds = CheckKind::ALL.into_iter();
            checks.is_waived() || kinds.any(|kind| checks.result(kind).is_some())
        })
    };
    let boards = boards.filter(checked).count();
    (boards > 0).then(|| {
        note!(
            "undone-checks" => "recorded and waived checks are cancelled (boards: {boards}): \
                                record them again after the round is published",
            boards
        )
    })
}

/// The start position that the draft keeps.
fn kept_start(id: BoardId, start: &Start) -> Note {
    match &start.fen {
        None => note!(
            "kept-usual-start" => "board {id}: its start position was corrected to the usual one, and the draft \
                keeps that",
            board = id
        ),
        Some(fen) => note!(
            "kept-start" => "board {id}: its start position was corrected, and the draft keeps that: {fen}",
            board = id, fen
        ),
    }
}

/// What officials corrected on the boards of a publication.
struct Corrections {
    /// What the draft keeps.
    kept: Vec<RoundRecord>,
    /// The same in words, and what counts no more.
    notes: Vec<Note>,
}

impl Shard {
    pub(in crate::shard) fn unpublish_round(
        &mut self,
        actor: &Actor,
        number: u16,
        reason: &str,
        run: Run,
        mut now: Now,
    ) -> Answer {
        let round = self.round(number);
        let mut records = round::unpublish(&round, actor, &self.moved_boards(number), reason)?;
        let Corrections { kept, notes } = self.corrections(&round);
        if run == Run::Dry {
            return Ok(self.round_preview(number, notes).into());
        }
        records.extend(kept);
        // No board of the publication is newer than its end.
        let last = self.boards_in(number).map(Board::last_time).max();
        now.game = now.game.max(last.unwrap_or_default());
        self.record_round(number, actor, None, records, now);
        tracing::warn!(round = number, "unpublished");
        self.clear_seats();
        // No hold is on any more, and nobody calls from its boards.
        let venues = self.state.event.state.venues().keys().cloned().collect();
        self.tell_alarms(venues);
        // What fell silent at boards that are none any more is over.
        self.close_over(now.game);
        self.show_again(number, now);
        let reply = v1::RoundReply {
            remarks: notes.iter().map(ToString::to_string).collect(),
            consequences: views::notes(notes),
            seen: None,
            ..self.round_reply(number)
        };
        Ok(reply.into())
    }

    fn moved_boards(&self, number: u16) -> Vec<u16> {
        let moved = self.boards_in(number).filter(|board| board.was_moved());
        moved.map(|board| board.opened().board.board).collect()
    }

    /// What was corrected on a board before the game goes into the draft, where a draft has it; the rest is told.
    fn corrections(&self, round: &round::State) -> Corrections {
        let number = round.number();
        let mut kept = Vec::new();
        let mut notes = Vec::new();
        for board in self.boards_in(number) {
            let id = board.opened().board;
            notes.extend(undone(board));
            let paired = round.pairings().get(&id.board);
            if let Some(BySide { white, black }) =
                paired.and_then(|paired| board.reversed_pairing(paired))
            {
                let [first, second] = [&white, &black].map(|person| self.called(person));
                notes.push(note!(
                    "kept-colours" => "board {id}: its colours were reversed, and the draft keeps that. White: \
                        {first}; Black: {second}",
                    board = id, white = first, black = second
                ));
                kept.push(RoundRecord::Paired(Paired {
                    board: id.board,
                    white,
                    black,
                }));
            }
            if let Some(start) = board.corrected_start(round.starts().get(&id.board)) {
                notes.push(kept_start(id, &start));
                let board = id.board;
                kept.push(RoundRecord::StartGiven(StartGiven { board, start }));
            }
            notes.extend(board.undone_with_publication());
        }
        notes.extend(undone_checks(self.boards_in(number)));
        Corrections { kept, notes }
    }

    /// What officials did before the publication was taken back and no draft keeps, for the boards on which the same
    /// players meet again: results, times, checks.
    pub(super) fn undone_before(&self, number: u16) -> Vec<Note> {
        let round = self.round(number);
        let same = |(id, board): &(&BoardId, &Board)| {
            let people = BySide::from_fn(|side| &board.seat(side).person);
            let paired = round.pairings().get(&id.board);
            id.round == number && paired.is_some_and(|paired| paired.as_ref() == people)
        };
        let boards = self.state.aside.iter().filter(same);
        let boards: Vec<&Board> = boards.map(|(_, board)| board).collect();
        let undone = boards.iter().flat_map(|board| {
            let result = undone(board).into_iter();
            let earlier = board.undone_by_publication().cloned();
            result.chain(earlier).chain(board.undone_with_publication())
        });
        undone
            .chain(undone_checks(boards.iter().copied()))
            .collect()
    }

    /// Whoever sat there is told goodbye; their device comes back and has no seat.
    fn clear_seats(&mut self) {
        let before = self.play_links.device_seats().clone();
        self.state.put_aside();
        let aside: Vec<BoardId> = self.state.aside.keys().copied().collect();
        for board in aside {
            self.index_due(board);
        }
        self.bind_devices();
        self.tell_seating();
        let why = (
            GoodbyeReason::Unpublished,
            "the round is no longer published",
        );
        self.dismiss_unseated(before, why);
    }

    /// Opens a board, or goes on with the stream that it has: later than the end of a publication
    /// before, be it in the same millisecond.
    pub(super) fn open_in_stream(&mut self, id: BoardId, mut command: Command<Box<Opened>>) {
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
                tracing::error!(board = %id, %refusal, "a board could not be reopened");
            }
        }
    }
}
