//! The stops of a board's clocks while a player was away, as his incident tells of them. Those by a ruling the
//! ruling tells.

use adoube_proto::v1;
use adoube_tournament::board::{Board, PauseCause, Stop};
use adoube_tournament::incident::Absence;

use crate::shard::{Shard, views};

impl Shard {
    /// Those of the game of a silence, from its last contact until the seat was back.
    pub(super) fn stops(&self, absence: &Absence) -> Vec<v1::StopView> {
        let board = self.state.boards.get(&absence.board).into_iter();
        let stops = board.flat_map(Board::stops).filter(|stop| {
            let before_back = absence.back.as_ref().is_none_or(|back| stop.from < back.at);
            let after_contact = stop.until.is_none_or(|until| until > absence.contact.at);
            stop.attempt == absence.attempt && before_back && after_contact && is_told(&stop.cause)
        });
        stops.map(|stop| self.stop_view(stop)).collect()
    }

    fn stop_view(&self, stop: &Stop) -> v1::StopView {
        let by = stop.by.as_ref();
        let mut paused = views::paused(&stop.cause);
        paused.by = by.map_or_else(String::new, |(by, _)| self.called(by));
        paused.role = by.map_or_else(String::new, |(_, role)| role.name().to_owned());
        v1::StopView {
            from: stop.from.0,
            until: stop.until.map_or(0, |until| until.0),
            stood_on: stop.stood_on,
            paused: Some(paused),
            given_back: stop.given_back.map(|(side, span)| v1::GivenBackView {
                side: views::side(side).into(),
                from: span.from.0,
                until: span.to.0,
            }),
        }
    }
}

const fn is_told(cause: &PauseCause) -> bool {
    !matches!(
        cause,
        PauseCause::Ruling { .. } | PauseCause::Postponed { .. }
    )
}
