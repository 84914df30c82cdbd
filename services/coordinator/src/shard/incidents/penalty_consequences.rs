//! What the penalties of a ruling come to besides the clocks.

use adoube_chess::Side;
use adoube_tournament::board::Board;
use adoube_tournament::note::{Note, note};
use adoube_tournament::penalty::{self, Penalty, Reach};
use adoube_tournament::round::Stage;
use adoube_tournament::time::{Millis, Time};

use crate::shard::Shard;

/// How long a ruling may still be meant that was given already.
const JUST_NOW: Millis = Millis::from_seconds(60);

impl Shard {
    /// What becomes of the game, of later rounds that the player is paired in, and whether a second official has to agree.
    pub(super) fn of_penalties(
        &self,
        board: &Board,
        (side, penalties): (Side, &[Penalty]),
        four_eyes: bool,
        at: Time,
    ) -> Vec<Note> {
        let mut notes = Vec::new();
        if four_eyes && penalty::is_for_two(penalties) {
            notes.push(note!(
                "penalty-for-two" => "this is a proposal: it takes effect when another official \
                                      agrees"
            ));
        }
        if penalty::reach(penalties, Reach::Result) {
            if board.is_finished() {
                notes.extend(self.of_correcting(board));
            } else {
                notes.extend(self.of_declaring(board, at, true));
            }
        }
        if let Some(score) = board.score_by_penalties(side, penalties, at) {
            let result = score.to_string();
            notes.push(note!("penalty-result" => "the result is then {result}", result));
        }
        notes.extend(self.paired_without(board, side, penalties));
        notes.extend(self.penalised_just_now(board, side, at));
        notes
    }

    /// What comes back when the penalties of that record are withdrawn, and what does not.
    pub(super) fn of_withdrawing(&self, board: &Board, ruling: u64) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut imposed = board.penalties().iter();
        let Some(imposed) = imposed.find(|imposed| imposed.record == ruling) else {
            return notes;
        };
        let reach = |reach| penalty::reach(&imposed.penalties, reach);
        if let Some((score, _)) = board.result_without_penalties(ruling) {
            let result = score.to_string();
            notes.push(note!("penalty-withdrawn-result" => "the result is {result} again", result));
            notes.extend(self.of_correcting(board));
        } else if reach(Reach::Result) {
            notes.push(note!(
                "penalty-withdrawn-result-stays" => "the result stays as it is: the game ended by this penalty, or its \
                    result was changed since. Correct the result, or reopen the game"
            ));
        }
        if reach(Reach::Clocks) {
            notes.push(note!(
                "penalty-withdrawn-clocks-stay" => "the clocks stay as they are: set them if the \
                                                    game continues"
            ));
        }
        if reach(Reach::Rounds) {
            let name = self.state.name(&imposed.person);
            notes.push(note!(
                "penalty-withdrawn-rounds" => "{name} can be paired again; rounds that are paired already stay as they are",
                player = name
            ));
        }
        notes
    }

    /// That the same player was penalised a moment ago: a second ruling may be meant for the first.
    fn penalised_just_now(&self, board: &Board, side: Side, at: Time) -> Option<Note> {
        let player = &board.seat(side).person;
        let mut newest = board.penalties().iter().rev();
        let last =
            newest.find(|imposed| imposed.person == *player && imposed.withdrawn.is_none())?;
        let ago = at.since(last.at);
        (ago <= JUST_NOW).then(|| {
            let (name, seconds) = (self.state.name(player), (ago.0 / 1_000).to_string());
            note!(
                "penalty-just-now" => "{name} was penalised {seconds} s ago: this is a further \
                                       penalty",
                player = name, seconds
            )
        })
    }

    /// The rounds that the player is paired in and would be out of.
    fn paired_without(&self, board: &Board, side: Side, penalties: &[Penalty]) -> Vec<Note> {
        let player = &board.seat(side).person;
        let name = self.state.name(player);
        let own = board.opened().board.round;
        let out = |round: u16| penalties.iter().any(|one| one.keeps_out_of(round, own + 1));
        let rounds = self.state.rounds.iter();
        let paired = rounds.filter(|(number, folded)| {
            let pairs = folded.state.pairings().values();
            let is_to_come = matches!(folded.state.stage(), Stage::Draft | Stage::Published);
            is_to_come
                && **number != own
                && out(**number)
                && pairs.flatten().any(|person| person == player)
        });
        paired
            .map(|(number, folded)| {
                let (round, stage) = (number.to_string(), folded.state.stage().name());
                note!(
                    "penalty-paired-round" => "{name} is paired in round {round} ({stage}). Pair the round without \
                        them before it starts, or the game is forfeited",
                    player = name, round
                )
            })
            .collect()
    }
}
