//! What else a venue's officials are to know at the venue itself: what was stopped there, and which of its
//! players are out of the playing area with leave or back from it.

use std::collections::BTreeSet;

use adoube_chess::{BySide, Side};
use adoube_proto::v1;
use adoube_tournament::actor::Role;
use adoube_tournament::board::{Board, Leave, PauseCause, Phase};
use adoube_tournament::ids::{BoardId, VenueId};
use adoube_tournament::round::{Hold, Stage};
use adoube_tournament::time::Time;

use super::alarms::MOST;
use crate::shard::{Shard, views};

impl Shard {
    /// What officials have stopped at a venue and nobody let go yet, the oldest first: holds that are on for a
    /// board of it whose game is not over, and single boards.
    pub(super) fn stopped_at(&self, venue: &VenueId) -> Vec<v1::VenueHold> {
        let here: Vec<&Board> = self.playing_at(venue).collect();
        let numbers = here
            .iter()
            .flat_map(|board| board.holds().map(|hold| (board.opened().board.round, hold)));
        let numbers: BTreeSet<(u16, u32)> = numbers.collect();
        let holds = numbers.into_iter().filter_map(|(round, number)| {
            let found = self.state.rounds.get(&round)?;
            let found = found.state.holds().get(&number)?;
            Some(self.held_here(venue, (round, number), found))
        });
        let mut stopped: Vec<v1::VenueHold> = holds.collect();
        stopped.extend(
            here.into_iter()
                .filter_map(|board| self.stopped_alone(board)),
        );
        stopped.sort_by_key(|hold| hold.since);
        stopped.truncate(MOST);
        stopped
    }

    /// Games that are not over, with a seat at the venue.
    pub(super) fn playing_at<'a>(&'a self, venue: &'a VenueId) -> impl Iterator<Item = &'a Board> {
        let boards = self.state.boards.values();
        boards.filter(move |board| !board.is_finished() && plays_at(board, venue))
    }

    fn held_here(&self, here: &VenueId, hold: (u16, u32), found: &Hold) -> v1::VenueHold {
        let begun = self.state.held.get(&hold);
        let (round, number) = hold;
        let (scope, venue) = match &found.venue {
            None => (v1::HoldScope::Round, String::new()),
            Some(venue) if venue == here => (v1::HoldScope::Venue, String::new()),
            Some(venue) => (v1::HoldScope::OtherVenue, self.venue_called(venue)),
        };
        v1::VenueHold {
            id: format!("hold-{round}-{number}"),
            scope: scope.into(),
            board: Some(v1::BoardRef {
                round: round.into(),
                board: 0,
            }),
            article: found.article.clone(),
            reason: found.reason.clone().unwrap_or_default(),
            by: begun.map_or_else(String::new, |(_, actor)| self.author(actor)),
            office: begun.map_or(0, |(_, actor)| views::office(actor).into()),
            since: begun.map_or(0, |(since, _)| since.0),
            venue,
            hold: Some(number),
            explain_by: explained_by(found),
            resume_by: ended_by(found),
        }
    }

    /// Stops of the venue, or of boards with a seat there, that are over and have no reason yet: the oldest first.
    pub(super) fn over_without_reason(&self, venue: &VenueId) -> Vec<v1::VenueHold> {
        let rounds = self.state.rounds.iter();
        let open = rounds.filter(|(_, folded)| folded.state.stage() != Stage::Closed);
        let mut over = Vec::new();
        for (round, folded) in open {
            let holds = folded.state.holds().iter();
            let here = holds.filter(|(_, hold)| {
                !hold.is_on() && hold.lacks_reason() && hold.venue.as_ref() == Some(venue)
            });
            over.extend(here.map(|(number, hold)| self.held_here(venue, (*round, *number), hold)));
            let boards = self.boards_in(*round);
            let here = boards.filter(|board| plays_at(board, venue));
            over.extend(here.filter_map(|board| self.board_over_without_reason(board)));
        }
        over.sort_by_key(|hold| hold.since);
        over.truncate(MOST);
        over
    }

    fn board_over_without_reason(&self, board: &Board) -> Option<v1::VenueHold> {
        let stop = board.stop_without_reason()?;
        if self.stopped_alone(board).is_some() {
            return None;
        }
        let id = board.opened().board;
        let (by, office) = self.official(stop.by.as_ref());
        Some(v1::VenueHold {
            id: format!("board-{id}-{}", stop.from.0),
            scope: v1::HoldScope::Board.into(),
            board: Some(views::board_ref(id)),
            by,
            office: office.into(),
            since: stop.from.0,
            explain_by: offices(board.who_may_explain()),
            ..v1::VenueHold::default()
        })
    }

    /// A venue's name; its id where it is no venue of the tournament any more.
    fn venue_called(&self, venue: &VenueId) -> String {
        let known = self.state.event.state.venues().get(venue);
        known.map_or_else(|| venue.to_string(), |known| known.name.clone())
    }

    /// A board whose clocks an official stopped, and which waits for nobody but him.
    fn stopped_alone(&self, board: &Board) -> Option<v1::VenueHold> {
        let Phase::Paused {
            cause: PauseCause::Arbiter { reason },
            since,
        } = board.phase()
        else {
            return None;
        };
        let (id, by) = (board.opened().board, board.stopped_by());
        (!board.awaits_players()).then(|| v1::VenueHold {
            id: format!("board-{id}-{}", since.0),
            scope: v1::HoldScope::Board.into(),
            board: Some(views::board_ref(id)),
            reason: reason.clone().unwrap_or_default(),
            by: by.map_or_else(String::new, |(person, _)| self.called(person)),
            office: by.map_or(0, |(_, role)| views::role(role).into()),
            since: since.0,
            explain_by: offices(board.who_may_explain()),
            resume_by: offices(board.who_may_resume()),
            ..v1::VenueHold::default()
        })
    }

    /// The venue's players who are out with leave, who went first before the others.
    pub(super) fn leaves_at(&self, venue: &VenueId) -> Vec<v1::VenueLeave> {
        let mut out = self.leaves_here(venue, |board, side| {
            board.on_leave(side).map(|leave| (leave, None))
        });
        out.sort_by_key(|leave| leave.since);
        out.truncate(MOST);
        out
    }

    /// Those who are back from their last leave, who came last before the others.
    pub(super) fn ended_leaves_at(&self, venue: &VenueId) -> Vec<v1::VenueLeave> {
        let mut back = self.leaves_here(venue, |board, side| {
            let back = board.back_from_leave(side)?;
            Some((back.leave, Some(back.at)))
        });
        back.sort_by_key(|leave| std::cmp::Reverse(leave.until));
        back.truncate(MOST);
        back
    }

    /// A leave of each of the venue's players that is of interest, with when he was back, in games that are not over.
    fn leaves_here(
        &self,
        venue: &VenueId,
        of: impl Fn(&Board, Side) -> Option<(Leave, Option<Time>)>,
    ) -> Vec<v1::VenueLeave> {
        let seats = self
            .playing_at(venue)
            .flat_map(|board| Side::ALL.map(|side| (board, side)));
        let found = seats.filter_map(|(board, side)| {
            let seat = board.seat(side);
            let (leave, until) = of(board, side).filter(|_| seat.venue == *venue)?;
            Some(v1::VenueLeave {
                board: Some(views::board_ref(board.opened().board)),
                seat: views::side(side).into(),
                device: seat.device.to_string(),
                name: self.state.name(&seat.person),
                since: leave.since.0,
                until: until.map_or(0, |at| at.0),
            })
        });
        found.collect()
    }

    /// Whether others of a board's players are out with leave now than the venues were last told.
    pub(in crate::shard) fn leaves_changed(&mut self, id: BoardId) -> bool {
        let told = self.venues.told_leaves.remove(&id).unwrap_or_default();
        self.note_leaves_sent(id);
        self.venues
            .told_leaves
            .get(&id)
            .copied()
            .unwrap_or_default()
            != told
    }

    /// The venues are told who of a board's players is out with leave.
    pub(super) fn note_leaves_sent(&mut self, id: BoardId) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let out = BySide::from_fn(|side| !board.is_finished() && board.on_leave(side).is_some());
        if out != BySide::both(false) {
            self.venues.told_leaves.insert(id, out);
        }
    }
}

fn plays_at(board: &Board, venue: &VenueId) -> bool {
    let mut sides = Side::ALL.iter();
    sides.any(|side| board.seat(*side).venue == *venue)
}

/// The offices that may give a hold its reason; none where it has one.
pub(in crate::shard) fn explained_by(hold: &Hold) -> Vec<i32> {
    let roles = hold.lacks_reason().then(|| hold.officials());
    offices(roles.into_iter().flatten())
}

/// The offices that may end a hold; none where it is over.
pub(in crate::shard) fn ended_by(hold: &Hold) -> Vec<i32> {
    let roles = hold.is_on().then(|| hold.officials());
    offices(roles.into_iter().flatten())
}

fn offices(roles: impl IntoIterator<Item = Role>) -> Vec<i32> {
    let roles = roles.into_iter();
    roles.map(|role| views::role(role).into()).collect()
}
