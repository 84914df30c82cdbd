//! What the penalties of a ruling come to besides the clocks.

use adoube_tournament::board::Board;
use adoube_tournament::board::command::Penalise;
use adoube_tournament::note::Note;
use adoube_tournament::penalty::{Effect, Measure, Penalty};
use adoube_tournament::time::Time;

use crate::shard::Shard;

impl Shard {
    /// What each penalty is for the player, and what becomes of the game and of later rounds.
    pub(super) fn of_penalties(&self, board: &Board, order: &Penalise, at: Time) -> Vec<Note> {
        let player = self.state.name(&board.seat(order.side).person);
        let has = |effects: &[Effect]| order.penalties.iter().any(|one| one.has_any(effects));
        let each = order.penalties.iter().map(|one| imposed(&player, one));
        let mut notes: Vec<Note> = each.collect();
        if has(&Effect::OF_RESULTS) {
            if board.is_finished() {
                notes.extend(self.of_correcting(board));
            } else {
                notes.extend(self.of_declaring(board, at, true));
            }
        }
        notes
    }
}

fn imposed(player: &str, penalty: &Penalty) -> Note {
    let text = format!("{player}: {penalty}");
    let measure = penalty.measure().map(Measure::to_string);
    let with = [
        ("player", player.to_owned()),
        ("penalty", penalty.row().id.to_owned()),
        ("measure", measure.unwrap_or_default()),
    ];
    Note::new("penalty", with, text)
}
