//! What the services of both pages have in common: they keep, show and tidy sessions alike.

use std::sync::Arc;
use std::time::Duration;

use adoube_proto::v1;
use tonic::Status;

use crate::book::{INVITED, Invitation, LONGEST_INVITED, Refused, Session};
use crate::keeper::{Keeper, Trouble};

/// How often sessions are looked through for those that are over.
const TIDY: Duration = Duration::from_mins(1);

/// How long an invitation holds, as it was asked for; 0 for as long as usual. Milliseconds.
pub fn valid_for(asked: u64) -> Result<u64, Status> {
    match asked {
        0 => Ok(INVITED),
        chosen if chosen <= LONGEST_INVITED => Ok(chosen),
        _ => Err(Status::invalid_argument("valid_for: at most a week")),
    }
}

/// A session as it is shown; `own` if it is the one that asks.
pub fn view(session: &Session, role: v1::Role, own: bool) -> v1::SessionView {
    let office = &session.office;
    let venue = office.venue.as_ref();
    v1::SessionView {
        id: session.id.clone(),
        person: office.person.to_string(),
        role: role.into(),
        venue: venue.map(ToString::to_string).unwrap_or_default(),
        since: session.since,
        last_used: session.last_used,
        until: session.until,
        browser: session.browser.clone(),
        own,
    }
}

/// An invitation as it is shown at this millisecond: never what opens it.
pub fn invitation_view(invitation: &Invitation, role: v1::Role, now: u64) -> v1::InvitationView {
    let office = &invitation.office;
    let venue = office.venue.as_ref();
    let state = match invitation.opens(now) {
        Ok(()) => v1::InvitationState::Open,
        Err(Refused::Used) => v1::InvitationState::Used,
        Err(Refused::Withdrawn) => v1::InvitationState::Withdrawn,
        Err(_) => v1::InvitationState::Expired,
    };
    v1::InvitationView {
        id: invitation.id.clone(),
        person: office.person.to_string(),
        role: role.into(),
        venue: venue.map(ToString::to_string).unwrap_or_default(),
        by: invitation.by.person.to_string(),
        made: invitation.made,
        until: invitation.until,
        state: state.into(),
    }
}

impl Keeper {
    /// Does what waits for the disk, away from where the streams are served.
    pub async fn keep<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Self) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Status> {
        let keeper = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || work(&keeper)).await;
        let done = done.map_err(|error| Status::internal(error.to_string()))?;
        done.map_err(|trouble| trouble.status())
    }

    /// Ends, again and again, what sessions have open whose time is over.
    pub async fn tidy_often(&self) {
        let mut often = tokio::time::interval(TIDY);
        loop {
            often.tick().await;
            self.tidy();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pen_3_no_invitation_holds_longer_than_a_week() {
        for (asked, holds) in [
            (0, Some(INVITED)),
            (1, Some(1)),
            (LONGEST_INVITED, Some(LONGEST_INVITED)),
            (LONGEST_INVITED + 1, None),
            (u64::MAX, None),
        ] {
            assert_eq!(valid_for(asked).ok(), holds, "{asked}");
        }
    }
}
