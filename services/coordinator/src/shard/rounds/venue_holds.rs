//! Holds of a venue as its officials ask for them at its node: begun, explained, ended.

use adoube_tournament::actor::Actor;
use adoube_tournament::ids::{CommandId, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles;
use adoube_tournament::round::{HoldRequest, hold_verb};

use crate::shard::Shard;
use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Failure, HoldReason, Now, Reply, Void};

/// A command on a hold of a venue, as somebody asked for it at its node.
#[derive(Debug)]
pub struct VenueHoldIntent {
    /// Whose node says it, and whose boards.
    pub venue: VenueId,
    /// Which round.
    pub round: u16,
    /// The command.
    pub id: CommandId,
    /// What is to be done.
    pub act: VenueHoldAct,
    /// Why it is not to be done any more.
    pub void: Option<Void>,
}

/// What is to be done with a hold.
#[derive(Debug)]
pub enum VenueHoldAct {
    /// Stop all boards of the venue; the reason comes later.
    Begin,
    /// Give the hold of this number its reason.
    Explain {
        /// Its number in the round.
        hold: u32,
        /// Why it was begun.
        reason: String,
    },
    /// Resume all boards of the venue.
    End {
        /// Why.
        reason: String,
    },
}

impl Shard {
    /// Does it once, and never what expired or was taken back.
    pub(in crate::shard) fn venue_hold(
        &mut self,
        actor: &Actor,
        intent: &VenueHoldIntent,
        now: Now,
    ) -> Result<Reply, Failure> {
        let (venue, id) = (&intent.venue, intent.id);
        let done = self.state.round_commands.contains_key(&id);
        let void = self
            .officials
            .cancelled_intents
            .look(venue, id, intent.void);
        if let Some(void) = void.filter(|_| !done) {
            return Err(Failure::Void(void));
        }
        roles::may(actor, hold_verb(Some(venue))).map_err(Failure::Refused)?;
        self.act_on_venue_hold(actor, intent, now)
            .map_err(Failure::Refused)
    }

    fn act_on_venue_hold(&mut self, actor: &Actor, intent: &VenueHoldIntent, now: Now) -> Answer {
        let VenueHoldIntent {
            venue, round, id, ..
        } = intent;
        let request = |reason: Option<&String>| HoldRequest {
            venue: Some(venue.clone()),
            article: "O 19.6".to_owned(),
            reason: reason.cloned(),
        };
        match &intent.act {
            VenueHoldAct::Begin => self.hold_boards(actor, *round, *id, &request(None), false, now),
            VenueHoldAct::End { reason } => {
                self.hold_boards(actor, *round, *id, &request(Some(reason)), true, now)
            }
            VenueHoldAct::Explain { hold, reason } => {
                let found = self.hold_of(*round, *hold);
                let of = found.and_then(|found| found.venue.as_ref());
                if of != Some(venue) {
                    return Err(of.map_or(Refusal::NoHold, |of| Refusal::OtherVenue(of.clone())));
                }
                let given = HoldReason {
                    round: *round,
                    id: *id,
                    hold: *hold,
                    reason: reason.clone(),
                };
                self.give_hold_reason(actor, &given, Run::Real, now)
            }
        }
    }
}
