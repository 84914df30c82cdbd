//! The rounds that an event has, for commands that name one.

use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_tournament::ids::BoardId;
use adoube_user_text::catalogue::{CatalogueMessage, filled, text};
use adoube_user_text::trouble;
use anyhow::Result;

use crate::trf::is_unapproved;

/// The round of that number; an error names those that there are.
pub fn round(view: &EventView, number: u16) -> Result<&RoundView> {
    let mut rounds = view.rounds.iter();
    let found = rounds.find(|round| round.round == u32::from(number));
    found.ok_or_else(|| {
        let message = CatalogueMessage::new("file-round-unknown").text("round", number);
        trouble(filled(&message), there_are(view))
    })
}

/// The rounds that there are, in words.
pub fn there_are(view: &EventView) -> String {
    let rounds = view.rounds.iter();
    let rounds: Vec<_> = rounds
        .map(|round| {
            CatalogueMessage::new("file-round-with-state")
                .text("round", round.round)
                .text("state", RoundState::word_of(round.state))
        })
        .collect();
    if rounds.is_empty() {
        return text("file-rounds-none");
    }
    filled(&CatalogueMessage::new("file-rounds").messages("rounds", rounds))
}

/// The boards of a round with a result that nobody approved.
pub fn left_to_approve(view: &EventView, round: u16) -> Vec<BoardId> {
    let rounds = view.rounds.iter().filter(|r| r.round == u32::from(round));
    let pairings = rounds.flat_map(|round| &round.pairings);
    let left = pairings.filter(|pairing| is_unapproved(pairing));
    left.filter_map(|pairing| {
        let board = u16::try_from(pairing.board).ok()?;
        Some(BoardId { round, board })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Ending, PairingEntry, Result as Points, ResultState, ResultStatus};

    use super::*;

    #[test]
    fn evt_5_a_round_that_there_is_not_is_told_with_those_that_there_are() {
        let round_of = |(round, state): (u32, &str)| RoundView {
            round,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            ..RoundView::default()
        };
        let view = EventView {
            rounds: [(1, "closed"), (2, "draft")].map(round_of).to_vec(),
            ..EventView::default()
        };
        for (view, number, next) in [
            (&view, 2, None),
            (&view, 3, Some("there is 1 (closed), 2 (draft)")),
            (&view, 0, Some("there is 1 (closed), 2 (draft)")),
            (&EventView::default(), 1, Some("no round is paired yet")),
        ] {
            let error = round(view, number).err();
            let error = error.map(|error| {
                assert_eq!(error.to_string(), format!("round {number} does not exist"));
                error.downcast::<adoube_user_text::Trouble>().unwrap().next
            });
            assert_eq!(error.is_some(), next.is_some(), "{number}");
            assert!(error.is_none_or(|told| told.starts_with(next.unwrap())));
        }
    }

    #[test]
    fn end_8_what_is_left_to_approve() {
        let boards = [
            (1, Some(ResultStatus::Provisional)),
            (2, None),
            (3, Some(ResultStatus::Approved)),
            (4, Some(ResultStatus::Confirmed)),
            (5, Some(ResultStatus::Corrected)),
            (6, Some(ResultStatus::Objected)),
        ];
        let pairings = boards.map(|(board, state)| PairingEntry {
            board,
            result: state.map(|_| Points::default()),
            ending: Ending::Resignation.into(),
            result_state: state.map(|state| ResultState {
                state: state.into(),
                ..ResultState::default()
            }),
            ..PairingEntry::default()
        });
        let view = EventView {
            rounds: vec![RoundView {
                round: 2,
                pairings: pairings.to_vec(),
                ..RoundView::default()
            }],
            ..EventView::default()
        };
        let id = |board| BoardId { round: 2, board };
        assert_eq!(left_to_approve(&view, 2), [id(1), id(4), id(6)]);
        assert_eq!(left_to_approve(&view, 1), []);
    }
}
