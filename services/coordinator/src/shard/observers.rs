//! Watchers: officials who see a round live.

use std::collections::{BTreeMap, VecDeque};

use adoube_chess::Side;
use adoube_proto::v1::{self, watch_reply::Body};
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::BoardId;
use adoube_tournament::roles::{self, Verb};

use super::input::{Now, Output, StreamId};
use super::{Held, Shard, views};

/// Watchers and the round that each sees.
#[derive(Debug, Default)]
pub(super) struct Observers {
    rounds: BTreeMap<StreamId, u16>,
}

impl Observers {
    pub(super) fn add(&mut self, watcher: StreamId, round: u16) {
        self.rounds.insert(watcher, round);
    }

    pub(super) fn remove(&mut self, watcher: StreamId) {
        self.rounds.remove(&watcher);
    }

    /// Whether anybody sees the round.
    pub(super) fn any(&self, round: u16) -> bool {
        self.rounds.values().any(|seen| *seen == round)
    }

    /// All watchers.
    pub(super) fn all(&self) -> impl Iterator<Item = StreamId> + '_ {
        self.rounds.keys().copied()
    }

    pub(super) fn tell_board(
        &self,
        round: u16,
        view: &v1::BoardView,
        outputs: &mut VecDeque<Output>,
    ) {
        for watcher in self
            .rounds
            .iter()
            .filter(|(_, seen)| **seen == round)
            .map(|(w, _)| *w)
        {
            outputs.push_back(Output::Watcher(watcher, message(Body::Board(view.clone()))));
        }
    }
}

impl Shard {
    pub(super) fn watch(&mut self, watcher: StreamId, actor: &Actor, round: u16, now: Now) {
        let actor = self.in_role(actor, Verb::Watch);
        if let Err(refusal) = roles::may(&actor, Verb::Watch) {
            return self
                .outputs
                .push_back(Output::WatchRefused(watcher, refusal));
        }
        let round = match round {
            0 => self.state.current_round().unwrap_or(0),
            chosen => chosen,
        };
        let begin = v1::WatchBegin {
            tournament: self.state.tournament.to_string(),
            round: round.into(),
            time: now.game.0,
            speed: self.settings.speed,
        };
        self.hold(Held::Watcher(watcher, message(Body::Begin(begin))));
        for view in self.boards_of(round, now) {
            self.hold(Held::Watcher(watcher, message(Body::Board(view))));
        }
        for view in self.venue_views(now) {
            self.hold(Held::Watcher(watcher, message(Body::Venue(view))));
        }
        self.hold(Held::Watcher(
            watcher,
            message(Body::Current(v1::WatchCurrent {})),
        ));
        self.hold(Held::Watching(watcher, round));
    }

    fn boards_of(&self, round: u16, now: Now) -> Vec<v1::BoardView> {
        let range = BoardId { round, board: 0 }..=BoardId {
            round,
            board: u16::MAX,
        };
        let view = |board: &adoube_tournament::board::Board| {
            let names = self.names(Side::ALL.map(|side| &board.seat(side).person));
            views::board_view(board, &names, now.game)
        };
        self.state
            .boards
            .range(range)
            .map(|(_, board)| view(board))
            .collect()
    }

    /// A new round is on: whoever watched the current one sees it from now on.
    pub(super) fn show_round(&mut self, round: u16, now: Now) {
        for watcher in self.observers.all().collect::<Vec<_>>() {
            for view in self.boards_of(round, now) {
                self.hold(Held::Watcher(watcher, message(Body::Board(view))));
            }
            self.hold(Held::Watching(watcher, round));
        }
    }
}

/// A message to a watcher.
pub(super) fn message(body: Body) -> Box<v1::WatchReply> {
    Box::new(v1::WatchReply { body: Some(body) })
}
