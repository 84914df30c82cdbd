//! Watchers: officials who see a round live.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use adoube_proto::v1;
use adoube_proto::v1::watch_reply::Body;
use adoube_tournament::ids::BoardId;
use adoube_tournament::roles::{self, Verb};

use super::acting_office::Asker;
use crate::shard::input::{Failure, Now, Output, StreamId};
use crate::shard::{PendingOutput, Shard, views};

/// What a watcher wants to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::shard) enum RoundChoice {
    /// The round that is being played, whichever that is.
    Current,
    /// One round.
    Round,
}

/// Watchers, the round that each sees, and whether it changes.
#[derive(Debug, Default)]
pub(in crate::shard) struct Watchers {
    /// Those whose stream is open, whether they have been shown the beginning or not.
    open: BTreeSet<StreamId>,
    /// Those who are being shown the beginning of a round: changes to it are for them too.
    coming: BTreeMap<StreamId, (u16, RoundChoice)>,
    shown: BTreeMap<StreamId, (u16, RoundChoice)>,
    rounds: BTreeMap<u16, BTreeSet<StreamId>>,
    /// Those who watch one board, and as whom.
    pub(super) of_boards: BTreeMap<StreamId, (BoardId, Asker)>,
    /// The boards of those that changed, or what may be done on them.
    pub(super) changed_boards: BTreeSet<BoardId>,
}

impl Watchers {
    /// From now on the watcher gets the round's changes, unless he went before it came to that.
    pub(in crate::shard) fn add(&mut self, watcher: StreamId, round: u16, choice: RoundChoice) {
        if !self.open.contains(&watcher) {
            return;
        }
        self.leave_round(watcher);
        if self
            .coming
            .get(&watcher)
            .is_some_and(|seen| seen.0 == round)
        {
            self.coming.remove(&watcher);
        }
        self.shown.insert(watcher, (round, choice));
        self.rounds.entry(round).or_default().insert(watcher);
    }

    pub(in crate::shard) fn remove(&mut self, watcher: StreamId) {
        self.open.remove(&watcher);
        self.coming.remove(&watcher);
        self.of_boards.remove(&watcher);
        self.leave_round(watcher);
    }

    fn leave_round(&mut self, watcher: StreamId) {
        let Some((round, _)) = self.shown.remove(&watcher) else {
            return;
        };
        if let Some(seeing) = self.rounds.get_mut(&round) {
            seeing.remove(&watcher);
            if seeing.is_empty() {
                self.rounds.remove(&round);
            }
        }
    }

    /// Forgets all watchers, and tells who they were.
    pub(in crate::shard) fn take_all(&mut self) -> Vec<StreamId> {
        self.rounds.clear();
        self.coming.clear();
        self.shown.clear();
        self.of_boards.clear();
        std::mem::take(&mut self.open).into_iter().collect()
    }

    /// Whether anybody sees the round, or is about to.
    pub(in crate::shard) fn any(&self, round: u16) -> bool {
        self.rounds.contains_key(&round) || self.coming.values().any(|seen| seen.0 == round)
    }

    /// Something changed that decides what may be done on these boards, which are watched by those who look at one.
    pub(in crate::shard) fn note_changed(&mut self, is_meant: impl Fn(BoardId) -> bool) {
        let watched = self.of_boards.values().map(|(id, _)| *id);
        self.changed_boards
            .extend(watched.filter(|id| is_meant(*id)));
    }

    /// All watchers of rounds.
    pub(in crate::shard) fn all(&self) -> impl Iterator<Item = StreamId> + '_ {
        self.shown.keys().copied()
    }

    /// Those who see the round.
    pub(in crate::shard) fn of(&self, round: u16) -> impl Iterator<Item = StreamId> + '_ {
        self.rounds.get(&round).into_iter().flatten().copied()
    }

    /// Those who want to see the round that is being played, and see another.
    fn behind(&self, current: u16) -> Vec<StreamId> {
        let seen = self.open.iter().filter_map(|watcher| {
            let coming = self.coming.get(watcher);
            Some((*watcher, *coming.or_else(|| self.shown.get(watcher))?))
        });
        let behind = seen.filter(|(_, seen)| seen.1 == RoundChoice::Current && seen.0 != current);
        behind.map(|(watcher, _)| watcher).collect()
    }

    pub(in crate::shard) fn tell_board(
        &self,
        round: u16,
        view: &v1::BoardView,
        outputs: &mut VecDeque<Output>,
    ) {
        for watcher in self.rounds.get(&round).into_iter().flatten() {
            let message = message(Body::Board(view.clone()));
            outputs.push_back(Output::Watcher(*watcher, message));
        }
    }
}

impl Shard {
    pub(in crate::shard) fn watch(
        &mut self,
        watcher: StreamId,
        asker: &Asker,
        (round, board): (u16, Option<u16>),
        now: Now,
    ) {
        let actor = self.in_role(asker, Verb::Watch, None);
        let refused = roles::may(&actor, Verb::Watch).err().map(Failure::Refused);
        if let Some(failure) = refused.or_else(|| self.closed()) {
            let refused = Output::WatchRefused(watcher, failure);
            return self.outputs.push_back(refused);
        }
        self.officials.watchers.open.insert(watcher);
        let current = || self.state.current_round().unwrap_or(0);
        let (round, choice) = match round {
            0 => (current(), RoundChoice::Current),
            chosen => (chosen, RoundChoice::Round),
        };
        match board {
            Some(board) => self.show_board(watcher, asker, BoardId { round, board }, now),
            None => self.show_round(watcher, round, choice, now),
        }
    }

    pub(super) fn watch_begin(&self, round: u16, now: Now) -> v1::WatchBegin {
        v1::WatchBegin {
            tournament: self.state.tournament.to_string(),
            round: round.into(),
            time: now.game.0,
            speed: self.settings.speed,
        }
    }

    /// Shows a watcher everything, then changes.
    fn show_round(&mut self, watcher: StreamId, round: u16, choice: RoundChoice, now: Now) {
        let mut shown = vec![Body::Begin(self.watch_begin(round, now))];
        shown.extend(self.boards_of(round, now).into_iter().map(Body::Board));
        shown.extend(self.venue_views().into_iter().map(Body::Venue));
        shown.extend(self.hold_views(round).into_iter().map(Body::Hold));
        shown.extend(self.live_briefs().into_iter().map(Body::Incident));
        shown.push(Body::Current(v1::WatchCurrent {}));
        for body in shown {
            self.hold(Output::Watcher(watcher, message(body)));
        }
        self.officials
            .watchers
            .coming
            .insert(watcher, (round, choice));
        self.hold(PendingOutput::Watching(watcher, round, choice));
    }

    /// Shows something to each of these watchers.
    pub(in crate::shard) fn show(&mut self, watchers: &[StreamId], body: &Body) {
        for watcher in watchers {
            let message = message(body.clone());
            self.hold(Output::Watcher(*watcher, message));
        }
    }

    fn boards_of(&self, round: u16, now: Now) -> Vec<v1::BoardView> {
        let boards = self.boards_in(round);
        boards
            .map(|board| views::board_view(board, &self.state, now.game))
            .collect()
    }

    /// Shows a round from its beginning to those who see it: boards of it are gone.
    pub(in crate::shard) fn show_again(&mut self, round: u16, now: Now) {
        let seeing = self.officials.watchers.shown.iter();
        let seeing = seeing.filter(|(_, (seen, _))| *seen == round);
        let seeing: Vec<_> = seeing
            .map(|(watcher, (_, choice))| (*watcher, *choice))
            .collect();
        for (watcher, choice) in seeing {
            self.show_round(watcher, round, choice, now);
        }
        self.follow_current_round(now);
    }

    /// Another round may be on: whoever watches the current one sees it from now on.
    pub(in crate::shard) fn follow_current_round(&mut self, now: Now) {
        let Some(current) = self.state.current_round() else {
            return;
        };
        for watcher in self.officials.watchers.behind(current) {
            self.show_round(watcher, current, RoundChoice::Current, now);
        }
    }
}

/// A message to a watcher.
pub(in crate::shard) fn message(body: Body) -> Box<v1::WatchReply> {
    Box::new(v1::WatchReply { body: Some(body) })
}
