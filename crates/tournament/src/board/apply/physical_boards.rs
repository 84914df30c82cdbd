//! Physical boards that follow the game.

use adoube_chess::Side;

use super::Apply;
use super::moment::Moment;
use crate::board::Span;
use crate::board::event::{
    BoardOutage, Moved, PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown,
    Requirement, TimeAdded,
};
use crate::board::physical_boards::BoardDifference;
use crate::board::state::Seats;
use crate::time::{Millis, Time};

impl Seats {
    /// An official set another position, or the game goes on after its end: the physical boards may not show it yet.
    pub(super) fn set_up_boards_again(&mut self, now: &Moment<'_>) {
        if now.opened.terms.physical_boards.is_some() {
            for board in self.physical.iter_mut() {
                board.has_followed = false;
                board.scoresheet = None;
                board.failing_since = None;
                board.last_outage = None;
                board.own_ply = 0;
                board.difference = None;
            }
        }
    }
}

impl Apply<PhysicalBoardShown> for Seats {
    fn apply(&mut self, shown: &PhysicalBoardShown, now: &Moment<'_>) {
        let board = &mut self.physical[shown.side];
        let follows = shown.ply.is_some();
        board.has_followed = follows || board.has_followed && shown.placement.is_some();
        board.difference = board.difference.filter(|_| !follows);
        board.was_connected |= shown.placement.is_some();
        // A disconnection and a wrong position are two failures, each with its own beginning: the position before a
        // disconnection may be the player's own mistake.
        let is_same_failure = board.placement.is_some() == shown.placement.is_some();
        let since = board.failing_since.filter(|_| is_same_failure);
        board.placement = shown.placement;
        let fails = match shown.placement {
            None => board.was_connected,
            // To set the board up for the game takes the player's own time.
            Some(_) => board.has_followed && shown.ply.is_none_or(|ply| ply < board.own_ply),
        };
        board.failing_since = since.or(Some(now.at)).filter(|_| fails);
        board.last_outage = span(shown.outage, now.at).or(board.last_outage);
        board.make = shown.make;
    }
}

impl Apply<PhysicalBoardDiffers> for Seats {
    fn apply(&mut self, differs: &PhysicalBoardDiffers, now: &Moment<'_>) {
        // What an official saw is not an alert: a board without sensors cannot end it.
        if differs.seen.is_none() {
            self.physical[differs.side].difference = Some(BoardDifference {
                since: now.at,
                ply: now.ply,
            });
        }
    }
}

impl Apply<PhysicalBoardRequirementSet> for Seats {
    fn apply(&mut self, set: &PhysicalBoardRequirementSet, now: &Moment<'_>) {
        let board = &mut self.physical[set.side];
        board.requirement = set.requirement;
        board.last_outage = span(set.outage, now.at).or(board.last_outage);
        // While the player did without the board it cost nothing.
        if set.requirement == Requirement::Required {
            board.failing_since = board.failing_since.map(|_| now.at);
        }
    }
}

/// When an outage was that is over, or ends with the requirement; none where it cost nothing.
fn span(outage: Option<BoardOutage>, to: Time) -> Option<Span> {
    let outage = outage.filter(|outage| outage.charged > Millis::ZERO)?;
    Some(Span {
        from: outage.since,
        to,
    })
}

impl Apply<TimeAdded> for Seats {
    fn apply(&mut self, given: &TimeAdded, now: &Moment<'_>) {
        if now.opened.terms.physical_boards.is_some() {
            for side in Side::ALL {
                if given.added[side] > Millis::ZERO {
                    self.physical[side].last_outage = None;
                }
            }
        }
    }
}

impl Apply<Moved> for Seats {
    /// The move was made from a board that followed, or without one.
    fn apply(&mut self, moved: &Moved, now: &Moment<'_>) {
        if now.opened.terms.physical_boards.is_some() {
            let board = &mut self.physical[moved.side];
            board.difference = None;
            board.own_ply = moved.ply;
            // A board that entered the move has shown it already.
            if moved.settling.is_none() && board.placement.is_some() {
                board.failing_since = Some(now.at);
            }
        }
    }
}
