//! Rulings as boards carried them out, as the wire shows them.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::board::{Board, CarriedOut};
use adoube_tournament::time::Time;

use crate::shard::Shard;

impl Shard {
    pub(super) fn execution(&self, board: &Board, done: &CarriedOut) -> v1::ExecutionView {
        let time = |at: Option<Time>| at.map_or(0, |at| at.0);
        let (
            BySide {
                white: white_shown,
                black: black_shown,
            },
            BySide {
                white: white_ready,
                black: black_ready,
            },
        ) = (done.shown.map(time), done.ready.map(time));
        let BySide { white, black } = done.before;
        let let_run = done.let_run.as_ref();
        let (by, reason) = let_run.map(|(by, reason)| (by, reason)).unzip();
        v1::ExecutionView {
            at: done.at.0,
            before: Some(v1::Clocks {
                at: done.at.0,
                white: white.0,
                black: black.0,
                ..v1::Clocks::default()
            }),
            white_shown,
            black_shown,
            white_ready,
            black_ready,
            started: time(done.started),
            started_by: by.map_or_else(String::new, |by| self.called(by)),
            started_reason: reason.cloned().unwrap_or_default(),
            game_replaced_at: time(board.replacement_of(done.game()).map(|it| it.at)),
        }
    }
}
