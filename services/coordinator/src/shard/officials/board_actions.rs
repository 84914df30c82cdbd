//! One board as an official watches it, with what they may do on it.

use adoube_proto::v1;
use adoube_proto::v1::watch_reply::Body;
use adoube_tournament::board::Board;
use adoube_tournament::board::command::Action;
use adoube_tournament::ids::BoardId;
use adoube_tournament::roles;

use super::acting_office::Asker;
use super::watchers::message;
use crate::shard::input::{Now, Output, StreamId};
use crate::shard::{Shard, views};

impl Shard {
    /// Shows the board, then its changes.
    pub(super) fn show_board(&mut self, watcher: StreamId, asker: &Asker, id: BoardId, now: Now) {
        let begin = self.watch_begin(id.round, now);
        let board = self.board_of_official(asker, id);
        let shown = [Body::Begin(begin)]
            .into_iter()
            .chain(board.map(Body::Board));
        for body in shown.chain([Body::Current(v1::WatchCurrent {})]) {
            self.hold(Output::Watcher(watcher, message(body)));
        }
        let watchers = &mut self.officials.watchers;
        watchers.of_boards.insert(watcher, (id, asker.clone()));
    }

    /// Shows the boards that changed to those who watch one of them: all that follows from the change was done.
    pub(in crate::shard) fn tell_watched_boards(&mut self) {
        let watchers = &mut self.officials.watchers;
        let changed = std::mem::take(&mut watchers.changed_boards);
        if changed.is_empty() {
            return;
        }
        let watched = watchers.of_boards.iter();
        let watched = watched.filter(|(_, (id, _))| changed.contains(id));
        let watched: Vec<(StreamId, BoardId, Asker)> = watched
            .map(|(watcher, (id, asker))| (*watcher, *id, asker.clone()))
            .collect();
        for (watcher, id, asker) in watched {
            if let Some(view) = self.board_of_official(&asker, id) {
                self.hold(Output::Watcher(watcher, message(Body::Board(view))));
            }
        }
    }

    fn board_of_official(&self, asker: &Asker, id: BoardId) -> Option<v1::BoardView> {
        let board = self.state.boards.get(&id)?;
        let view = views::board_view(board, &self.state, board.last_time());
        Some(v1::BoardView {
            actions: self.actions(asker, board),
            ..view
        })
    }

    /// What the official's offices let them do, with the reason why each of it is refused now.
    fn actions(&self, asker: &Asker, board: &Board) -> Vec<v1::BoardAction> {
        let venue = self.office_at(asker, board);
        let at = board.last_time();
        let of_offices = Action::ALL.iter().filter_map(|action| {
            let actor = self.in_role(asker, action.verb(), venue);
            roles::may(&actor, action.verb()).ok()?;
            let admitted = self.admits(*action, &actor, board);
            let allowed = admitted.and_then(|()| board.allows(*action, &actor, at));
            Some(v1::BoardAction {
                action: views::action(*action).into(),
                refusal: allowed.err().map(|refusal| views::refusal(&refusal)),
            })
        });
        of_offices.collect()
    }
}
