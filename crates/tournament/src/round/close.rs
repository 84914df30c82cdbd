//! The end of a round.

use super::decide::require;
use super::holds;
use super::record::RoundRecord;
use super::state::State;
use crate::actor::Actor;
use crate::board::Phase;
use crate::ids::BoardId;
use crate::refusal::{Refusal, RoundNeed, RoundUnfinished};
use crate::roles::{self, Verb};
use crate::round_stage::Stage;

/// Ends the round. `unfinished` are its boards whose games are not over. It is not closed while it is held.
pub fn close<'a>(
    state: &State,
    actor: &Actor,
    unfinished: impl IntoIterator<Item = (BoardId, &'a Phase)>,
) -> Result<Vec<RoundRecord>, Refusal> {
    roles::may(actor, Verb::CloseRound)?;
    require(state, Stage::Started, RoundNeed::ClosedOnce)?;
    let mut unfinished = unfinished.into_iter().peekable();
    if unfinished.peek().is_some() {
        let unfinished = unfinished.map(|(board, phase)| (board, phase.name()));
        let open = RoundUnfinished::new(state.number(), unfinished);
        return Err(Refusal::RoundUnfinished(open));
    }
    holds::no_hold_is_on(state)?;
    Ok(vec![RoundRecord::Closed])
}
