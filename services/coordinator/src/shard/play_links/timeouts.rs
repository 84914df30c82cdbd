//! Links that are gone or have fallen silent, and what that means for their seats.

use adoube_proto::v1::GoodbyeReason;
use adoube_tournament::board::{Board, LossSign};
use adoube_tournament::ids::DeviceId;
use adoube_tournament::time::Time;

use super::Link;
use crate::shard::Shard;
use crate::shard::input::{Now, SessionId};

/// Silence on a play link after which the device counts as gone, if its venue does not hear it
/// either; real milliseconds.
pub(in crate::shard) const SILENCE: u64 = 3_000;

/// Silence on a play link after which it counts as gone even if the venue hears the device.
const DEAD_LINK: u64 = 6_000;

/// A play link that was heard within this is alive, whatever its venue says.
const FRESH: u64 = 1_500;

/// How often a silent link is looked at whose device the venue still hears.
const LOOK_EVERY: u64 = 250;

impl Shard {
    /// A link that is gone is a reset: the seat is lost at once.
    pub(in crate::shard) fn seat_closed(&mut self, session: SessionId, now: Now) {
        if let Some(link) = self.play_links.remove(session) {
            tracing::info!(device = %link.device, "play link lost");
            self.device_lost(&link.device, LossSign::Reset, link.last_contact.game, now);
        }
    }

    pub(in crate::shard) fn device_lost(
        &mut self,
        device: &DeviceId,
        sign: LossSign,
        last: Time,
        now: Now,
    ) {
        let Some((id, side)) = self.seat_of(device) else {
            return;
        };
        let board = self.state.boards.get(&id);
        if board.is_some_and(Board::is_under_way) {
            self.lose_seat(id, side, sign, last, now);
        }
    }

    /// The broker published the device's last will: it counts if the play link is not alive.
    pub(in crate::shard) fn last_will(&mut self, device: &DeviceId, now: Now) {
        let session = self.play_links.session_of(device);
        let heard = session
            .and_then(|session| self.play_links.get(session))
            .map(|link| link.last_contact);
        if heard.is_none_or(|heard| now.real.saturating_sub(heard.real) > FRESH) {
            let last = heard.map_or(now.game, |heard| heard.game);
            self.device_lost(device, LossSign::LastWill, last, now);
        }
    }

    /// Finds the links that have fallen silent, as far as the shard itself was there to hear them.
    pub(in crate::shard) fn check_silence(&mut self, now: Now) {
        if !self.play_links.stalls.listens(now.real) {
            return;
        }
        while let Some(session) = self.play_links.pop_look(now.real) {
            let Some(link) = self.play_links.get(session) else {
                continue;
            };
            if let Some(again) = self.look_at(link, now) {
                self.play_links.look_again(session, again);
                continue;
            }
            if let Some(link) = self.play_links.remove(session) {
                tracing::warn!(device = %link.device, "play link not responding");
                self.device_lost(&link.device, LossSign::Silence, link.last_contact.game, now);
            }
            self.close_seat(
                session,
                GoodbyeReason::Silent,
                "no messages for too long",
                0,
            );
        }
        self.check_expected(now);
    }

    /// When to look at a link again; none if it is silent.
    fn look_at(&self, link: &Link, now: Now) -> Option<u64> {
        let age = now.real.saturating_sub(link.last_contact.real);
        if age < SILENCE {
            return Some(link.last_contact.real + SILENCE);
        }
        let venue = self.state.event.state.device_venue(&link.device);
        let heard = venue.is_some_and(|venue| self.venues.hears(venue, &link.device, now.real));
        let dead = link.last_contact.real + DEAD_LINK;
        (heard && age < DEAD_LINK).then(|| dead.min(now.real + LOOK_EVERY))
    }
}
