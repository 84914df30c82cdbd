//! Which round is followed, and the line when that changes.

use adoube_tournament::catalogue_message::CatalogueMessage;

use super::Model;
use crate::catalogue::filled;

/// The round that was shown last.
#[derive(Debug, Default)]
pub(super) struct Followed {
    round: Option<u32>,
    /// How many boards it had before all of it is sent again.
    boards: usize,
}

impl Followed {
    /// A line when another round than before is followed.
    pub(super) fn begin(&mut self, model: &Model) -> Vec<String> {
        let round = model.title().map(|(_, round)| round);
        let another = self.round.is_some() && self.round != round;
        self.round = round;
        self.boards = model.boards().count();
        match round {
            Some(round) if another => {
                let following = CatalogueMessage::new("cli-live-following");
                vec![filled(&following.text("round", round))]
            }
            _ => Vec::new(),
        }
    }

    /// A line when the round has no boards any more.
    pub(super) fn current(&self, model: &Model) -> Vec<String> {
        let gone = self.boards > 0 && model.boards().next().is_none();
        let round = self.round.filter(|_| gone);
        let line =
            |round| filled(&CatalogueMessage::new("cli-live-unpublished").text("round", round));
        round.map(line).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use adoube_client::follow::News;
    use adoube_proto::v1::watch_reply::Body;
    use adoube_proto::v1::{BoardRef, BoardView, WatchBegin, WatchCurrent, WatchReply};

    use crate::round::Narrator;

    use super::*;

    fn board(board: u32) -> Body {
        Body::Board(BoardView {
            board: Some(BoardRef { round: 1, board }),
            ..BoardView::default()
        })
    }

    #[test]
    fn a_round_whose_publication_was_taken_back_is_named() {
        let gone = "round 1 is no longer published";
        for (left, lines) in [(vec![], vec![gone]), (vec![board(1)], vec![])] {
            let begin = Body::Begin(WatchBegin {
                round: 1,
                ..WatchBegin::default()
            });
            let current = Body::Current(WatchCurrent {});
            let mut bodies = vec![begin.clone(), board(1), board(2), current.clone(), begin];
            bodies.extend(left);
            bodies.push(current);
            let (mut model, mut narrator) = (Model::default(), Narrator::default());
            let mut told = Vec::new();
            for body in bodies {
                let reply = WatchReply { body: Some(body) };
                let change = model.hear(News::Reply(Box::new(reply)), 0).unwrap();
                told.extend(narrator.tell(&change, &model, 0));
            }
            assert_eq!(told, lines);
        }
    }
}
