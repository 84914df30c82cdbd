//! What a corrected result means for the round that was paired with the old one.

use adoube_tournament::board::Board;
use adoube_tournament::note::Note;
use adoube_tournament::round::{Stage, State};

use crate::shard::Shard;

impl Shard {
    /// The next round's pairings are not made again by a correction; none where no later round is published.
    pub(super) fn of_correcting(&self, board: &Board) -> Option<Note> {
        let own = board.opened().board.round;
        let later = self.state.rounds.range(own.saturating_add(1)..);
        let mut published = later.map(|(_, folded)| &folded.state);
        let next = published.find(|round| is_published(round))?;
        let number = next.number();
        let with = [("next", number.to_string())];
        let stays = format!(
            "round {number} was published before this correction: its pairings stay as they are"
        );
        let is_open = next.stage() != Stage::Closed;
        if is_open && !self.boards_in(number).any(Board::was_moved) {
            let text = format!("{stays}, unless the round is unpublished before a move is made");
            return Some(Note::new("pairings-published", with, text));
        }
        Some(Note::new("pairings-stay", with, stays))
    }
}

const fn is_published(round: &State) -> bool {
    match round.stage() {
        Stage::Published | Stage::Started | Stage::Closed => true,
        Stage::Draft | Stage::Elsewhere => false,
    }
}
