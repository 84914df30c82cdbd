//! Both clocks of every board of a venue, or of the round, stopped by one record, and let run again
//! by another (O 19.6).

use super::decide::wrong_stage;
use super::record::{HoldEnded, HoldReasonGiven, HoldStarted, RoundRecord};
use super::state::State;
use crate::actor::{Actor, Role};
use crate::ids::VenueId;
use crate::refusal::{Refusal, RoundNeed};
use crate::roles::{self, Verb};
use crate::round_stage::Stage;
use crate::text::{PlainText, reason_of_stop};
use crate::{article, event};

/// A hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// The venue whose boards are held, those with a seat there; none for the whole round.
    pub venue: Option<VenueId>,
    /// The article it rests on.
    pub article: String,
    /// Why; none while the arbiter has not said so.
    pub reason: Option<String>,
    /// Whether an arbiter of that venue began it, so that one of them may end it.
    pub locally: bool,
    /// Why it is over; none while it is on.
    pub ended: Option<String>,
}

/// What is asked: to hold a scope, or to end that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldRequest {
    /// The venue; none for the whole round.
    pub venue: Option<VenueId>,
    /// The article it rests on.
    pub article: String,
    /// Why. The beginning of a hold may be given its reason later; its end needs one.
    pub reason: Option<String>,
}

impl Hold {
    /// Whether it has not ended.
    pub const fn is_on(&self) -> bool {
        self.ended.is_none()
    }

    /// Whether it began without a reason and has none yet.
    pub const fn lacks_reason(&self) -> bool {
        self.reason.is_none()
    }

    /// The roles that may give its reason, and end it; of a venue's own arbiters, those of the venue that it covers.
    pub fn officials(&self) -> impl Iterator<Item = Role> + use<> {
        roles::who_may(hold_verb(self.venue.as_ref()), self.locally)
    }

    /// Whether a board with seats at these venues is one of those held.
    pub fn covers<'a>(&self, mut venues: impl Iterator<Item = &'a VenueId>) -> bool {
        let Some(venue) = &self.venue else {
            return true;
        };
        venues.any(|at| at == venue)
    }
}

/// What the role table knows the scope by.
pub const fn hold_verb(venue: Option<&VenueId>) -> Verb {
    match venue {
        Some(_) => Verb::HoldVenue,
        None => Verb::HoldRound,
    }
}

/// Stops every board of the scope; boards that would begin meanwhile do not.
pub fn hold(
    state: &State,
    actor: &Actor,
    event: &event::State,
    request: &HoldRequest,
) -> Result<RoundRecord, Refusal> {
    check(state, actor, event, request)?;
    if let Some(on) = on(state, request.venue.as_ref()) {
        return Err(Refusal::HoldOn(on));
    }
    let last = state.holds().last_key_value();
    Ok(RoundRecord::HoldStarted(HoldStarted {
        hold: last.map_or(0, |(number, _)| *number) + 1,
        venue: request.venue.clone(),
        article: request.article.clone(),
        reason: reason_of_stop(request.reason.as_deref()),
    }))
}

/// Ends the hold of the scope. What stood before it, or for another hold, stays as it is. A venue's own arbiter
/// ends only what one of them began.
pub fn end_hold(
    state: &State,
    actor: &Actor,
    event: &event::State,
    request: &HoldRequest,
) -> Result<RoundRecord, Refusal> {
    check(state, actor, event, request)?;
    let hold = on(state, request.venue.as_ref()).ok_or(Refusal::NoHold)?;
    let begun = state.holds().get(&hold);
    roles::lets_go(actor, begun.is_some_and(|hold| hold.locally))?;
    let reason = request.reason.as_deref().ok_or(Refusal::ReasonRequired)?;
    let reason = PlainText::reason(reason)?.into();
    Ok(RoundRecord::HoldEnded(HoldEnded {
        hold,
        article: request.article.clone(),
        reason,
    }))
}

/// Gives a hold that began without a reason its reason, on or over. A venue's own arbiter explains only what one of
/// them began.
pub fn give_hold_reason(
    state: &State,
    actor: &Actor,
    hold: u32,
    reason: &str,
) -> Result<RoundRecord, Refusal> {
    let found = state.holds().get(&hold).ok_or(Refusal::NoHold)?;
    roles::may(actor, hold_verb(found.venue.as_ref()))?;
    roles::lets_go(actor, found.locally)?;
    let reason = PlainText::reason(reason)?.into();
    if !found.lacks_reason() {
        return Err(Refusal::NoReasonMissing);
    }
    Ok(RoundRecord::HoldReasonGiven(HoldReasonGiven {
        hold,
        reason,
    }))
}

fn check(
    state: &State,
    actor: &Actor,
    event: &event::State,
    request: &HoldRequest,
) -> Result<(), Refusal> {
    roles::may(actor, hold_verb(request.venue.as_ref()))?;
    let laws = event.regulations().map(|regulations| regulations.laws);
    article::check(&request.article, article::LONGEST, laws)?;
    if let Some(venue) = &request.venue
        && !event.venues().contains_key(venue)
    {
        return Err(Refusal::Invalid(format!("there is no venue {venue} here")));
    }
    match state.stage() {
        Stage::Published | Stage::Started => Ok(()),
        Stage::Draft | Stage::Closed | Stage::Elsewhere => {
            Err(wrong_stage(state, RoundNeed::NothingToHold))
        }
    }
}

/// Refuses to close a round of which a hold is on: nobody could end that afterwards, and whoever began it said
/// that something was wrong.
pub(super) fn no_hold_is_on(state: &State) -> Result<(), Refusal> {
    let first = state.holds_on().next();
    first.map_or(Ok(()), |(number, hold)| {
        let (venue, reason) = (hold.venue.clone(), hold.reason.clone());
        Err(Refusal::HoldNotEnded(state.number(), number, venue, reason))
    })
}

/// The hold of that scope that is on.
fn on(state: &State, venue: Option<&VenueId>) -> Option<u32> {
    let mut on = state.holds_on();
    on.find(|(_, hold)| hold.venue.as_ref() == venue)
        .map(|(number, _)| number)
}
