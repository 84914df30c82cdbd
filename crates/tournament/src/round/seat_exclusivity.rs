//! One round at a time: a published board holds its players and its devices until its game is
//! over (VEN-1).

use crate::ids::BoardId;
use crate::refusal::{Refusal, RoundOpen};
use crate::round_stage::Stage;

/// Refuses to seat the players of a round while those of another sit: `unfinished` are the boards
/// of all rounds whose game is not over, each with its round's stage. A round whose boards have
/// all finished is in nobody's way, closed or not.
pub fn require_free_seats(
    round: u16,
    unfinished: impl IntoIterator<Item = (BoardId, Stage)>,
) -> Result<(), Refusal> {
    let others = unfinished
        .into_iter()
        .filter(|(board, _)| board.round != round);
    let mut others: Vec<_> = others.collect();
    // The round that is played first: it is the one to be finished.
    others.sort_by_key(|(board, stage)| (*stage != Stage::Started, *board));
    let Some((board, stage)) = others.first().copied() else {
        return Ok(());
    };
    Err(Refusal::RoundOpen(RoundOpen { board, stage }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_1_players_and_devices_serve_one_round_at_a_time() {
        use Stage::{Published, Started};
        let at = |round, board, stage| (BoardId { round, board }, stage);
        for (round, unfinished, told) in [
            (2, vec![], None),
            // a round is in its own way never
            (2, vec![at(2, 1, Published), at(2, 2, Started)], None),
            (
                1,
                vec![at(4, 1, Published), at(4, 2, Published)],
                Some("refusal-round-open (board: 4.1, other: 4, state: published)"),
            ),
            (
                5,
                vec![at(3, 7, Published), at(4, 2, Started)],
                Some("refusal-round-open (board: 4.2, other: 4, state: started)"),
            ),
        ] {
            let refused = require_free_seats(round, unfinished).err();
            let text = refused.as_ref().map(ToString::to_string);
            assert_eq!(text.as_deref(), told, "{round}");
            assert!(refused.is_none_or(|refusal| refusal.article() == Some("O 16.6")));
        }
    }
}
