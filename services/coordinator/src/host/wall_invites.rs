//! Invitations to the walls of venues: the venue's own node makes them, when the coordinator asks over its link.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use adoube_proto::v1::{VenueNotice, WallInvite, WallInvited, venue_notice};
use adoube_tournament::ids::VenueId;
use tokio::sync::{mpsc, oneshot};

use crate::shard::StreamId;

/// The links of venue nodes, and who waits for their answers.
#[derive(Debug, Default)]
pub struct WallInvites(Mutex<Links>);

#[derive(Debug, Default)]
struct Links {
    open: BTreeMap<VenueId, Link>,
    waiting: BTreeMap<(VenueId, u64), oneshot::Sender<WallInvited>>,
    number: u64,
}

#[derive(Debug)]
struct Link {
    stream: StreamId,
    notices: mpsc::Sender<VenueNotice>,
}

impl WallInvites {
    /// A node is linked. A newer link of the same venue takes its place.
    pub fn linked(&self, venue: &VenueId, stream: StreamId, notices: mpsc::Sender<VenueNotice>) {
        let link = Link { stream, notices };
        self.links().open.insert(venue.clone(), link);
    }

    /// Its link is over; nobody waits for it any longer.
    pub fn unlinked(&self, venue: &VenueId, stream: StreamId) {
        let mut links = self.links();
        if links
            .open
            .get(venue)
            .is_some_and(|link| link.stream == stream)
        {
            links.open.remove(venue);
            links.waiting.retain(|(at, _), _| at != venue);
        }
    }

    /// Asks the node; none where it is not connected, or takes nothing more.
    pub fn ask(
        &self,
        venue: &VenueId,
        invite: WallInvite,
    ) -> Option<oneshot::Receiver<WallInvited>> {
        let mut links = self.links();
        // Nobody waits for these any longer.
        links.waiting.retain(|_, waiting| !waiting.is_closed());
        links.number += 1;
        let number = links.number;
        let (answer, answered) = oneshot::channel();
        let body = Some(venue_notice::Body::Invite(WallInvite { number, ..invite }));
        let link = links.open.get(venue)?;
        link.notices.try_send(VenueNotice { body }).ok()?;
        links.waiting.insert((venue.clone(), number), answer);
        Some(answered)
    }

    /// What the node of that venue answers.
    pub fn answered(&self, venue: &VenueId, invited: WallInvited) {
        let waiting = self
            .links()
            .waiting
            .remove(&(venue.clone(), invited.number));
        if let Some(waiting) = waiting {
            let _ = waiting.send(invited);
        }
    }

    fn links(&self) -> MutexGuard<'_, Links> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn venue(id: &str) -> VenueId {
        id.parse().unwrap()
    }

    fn invited(number: u64) -> WallInvited {
        WallInvited {
            number,
            ..WallInvited::default()
        }
    }

    #[test]
    fn pen_3_only_the_venue_that_was_asked_answers() {
        let invites = WallInvites::default();
        let [lisbon, lima] = [venue("lisbon"), venue("lima")];
        assert!(invites.ask(&lisbon, WallInvite::default()).is_none());
        let (notices, mut told) = mpsc::channel(1);
        invites.linked(&lisbon, StreamId(1), notices.clone());
        let mut answered = invites.ask(&lisbon, WallInvite::default()).unwrap();
        let Some(venue_notice::Body::Invite(asked)) = told.try_recv().unwrap().body else {
            panic!("no question");
        };
        invites.answered(&lima, invited(asked.number));
        assert!(answered.try_recv().is_err());
        invites.answered(&lisbon, invited(asked.number));
        assert_eq!(answered.try_recv().unwrap(), invited(asked.number));
        // Whoever waits hears that the link is over; an older link's end changes nothing.
        let mut waiting = invites.ask(&lisbon, WallInvite::default()).unwrap();
        invites.linked(&lisbon, StreamId(2), notices);
        invites.unlinked(&lisbon, StreamId(1));
        assert_eq!(waiting.try_recv(), Err(oneshot::error::TryRecvError::Empty));
        invites.unlinked(&lisbon, StreamId(2));
        assert_eq!(
            waiting.try_recv(),
            Err(oneshot::error::TryRecvError::Closed)
        );
    }
}
