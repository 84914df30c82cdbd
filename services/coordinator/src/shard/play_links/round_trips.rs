//! What both ends measured of a play link, for credits of the network's time.

use std::collections::VecDeque;

use adoube_tournament::board::Order;
use adoube_tournament::board::command::{
    Play, PlayWritten, PlayerOrder, SetPremove, SetPremoveWritten,
};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::time::Millis;

use crate::shard::Shard;
use crate::shard::input::{Measured, Now, SessionId};

/// So many measurements are kept.
const KEPT: usize = 8;

/// Fewer tell nothing: one alone may have been slow by chance, or made slow.
const ENOUGH: usize = 3;

/// How long a measurement counts, real milliseconds.
const LASTS: u64 = 15_000;

/// How long a venue's word counts after it was heard, real milliseconds.
const VENUE_LASTS: u64 = 3_000;

/// What a device's own way to its venue's node may take, microseconds: the venue measured the rest.
const WITHIN_VENUE: u32 = 20_000;

/// The measurements of one link.
#[derive(Debug, Default)]
pub(in crate::shard) struct Trips {
    claimed_us: u32,
    recent: VecDeque<(u64, u32)>,
}

impl Trips {
    pub(in crate::shard) fn take(&mut self, measured: Measured, real: u64) {
        if self.recent.len() >= KEPT {
            self.recent.pop_front();
        }
        self.claimed_us = measured.claimed_us;
        self.recent.push_back((real, measured.measured_us));
    }

    /// The shortest measured lately, microseconds: what answers come late by, by chance or on
    /// purpose, only makes others longer.
    fn shortest(&self, real: u64) -> Option<u32> {
        let young = |(at, _): &&(u64, u32)| real.saturating_sub(*at) <= LASTS;
        let lately = || self.recent.iter().filter(young);
        let shortest = lately().map(|(_, trip)| *trip).min();
        shortest.filter(|_| lately().count() >= ENOUGH)
    }
}

impl Shard {
    /// A probe came back.
    pub(in crate::shard) fn seat_measured(
        &mut self,
        session: SessionId,
        measured: Measured,
        now: Now,
    ) {
        self.play_links.measure(session, measured, now);
    }

    /// A move with what is known of the link that it came by.
    pub(in crate::shard) fn with_link(
        &self,
        mut order: Order,
        session: SessionId,
        device: &DeviceId,
        now: Now,
    ) -> Order {
        match &mut order {
            Order::Player(
                PlayerOrder::Play(Play { link, .. })
                | PlayerOrder::PlayWritten(PlayWritten { link, .. })
                | PlayerOrder::SetPremove(SetPremove { link, .. })
                | PlayerOrder::SetPremoveWritten(SetPremoveWritten { link, .. }),
            ) => *link = self.round_trips(session, device, now),
            Order::Player(
                PlayerOrder::CheckIn
                | PlayerOrder::SetOptions(_)
                | PlayerOrder::CancelPremove
                | PlayerOrder::OfferDraw
                | PlayerOrder::AcceptDraw
                | PlayerOrder::DeclineDraw
                | PlayerOrder::Resign
                | PlayerOrder::ConfirmResult
                | PlayerOrder::Ready
                | PlayerOrder::CallArbiter(_)
                | PlayerOrder::ObjectToResult(_)
                | PlayerOrder::ReportBoard(_),
            )
            | Order::Arbiter(_)
            | Order::Venue(_)
            | Order::System(_) => {}
        }
        order
    }

    /// What the device says, and what is known without it: what the coordinator measured, and no
    /// more than the venue's node measures on the same uplink, whose word is an official's.
    fn round_trips(&self, session: SessionId, device: &DeviceId, now: Now) -> RoundTrips {
        let Some(trips) = self.play_links.get(session).map(|link| &link.trips) else {
            return RoundTrips::default();
        };
        let shortest = trips.shortest(now.real).unwrap_or(0);
        let venue = self.state.event.state.device_venue(device);
        let uplink = venue.and_then(|venue| self.uplink_us(venue, now));
        let most = uplink.map_or(u32::MAX, |uplink| uplink.saturating_add(WITHIN_VENUE));
        RoundTrips {
            claimed: whole(trips.claimed_us),
            measured: whole(shortest.min(most)),
        }
    }

    /// The round trip to a venue's node, as the node measured it last, microseconds; none where it
    /// did not, or is not heard.
    fn uplink_us(&self, venue: &VenueId, now: Now) -> Option<u32> {
        let (heard, connected, trip) = self.venues.contact_of(venue)?;
        let fresh = connected && now.real.saturating_sub(heard.real) < VENUE_LASTS;
        (fresh && trip > 0).then_some(trip)
    }
}

/// Whole milliseconds, never more than was measured.
fn whole(us: u32) -> Millis {
    Millis(u64::from(us / 1_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(measured_us: u32) -> Measured {
        Measured {
            claimed_us: measured_us,
            measured_us,
        }
    }

    #[test]
    fn clk_1_the_shortest_of_the_last_round_trips_counts() {
        let mut trips = Trips::default();
        assert_eq!(trips.shortest(0), None);
        for (second, us) in [(1, 90_000), (2, 80_000)] {
            trips.take(measured(us), second * 1_000);
        }
        assert_eq!(trips.shortest(2_000), None, "two are too few");
        trips.take(measured(900_000), 3_000);
        assert_eq!(trips.shortest(3_000), Some(80_000));
        assert_eq!(trips.shortest(16_000), Some(80_000));
        assert_eq!(trips.shortest(17_001), None, "two of them are too old");
    }

    /// Who answers late for a while counts by his true round trip until all that was measured
    /// before is forgotten.
    #[test]
    fn clk_1_answers_that_come_late_on_purpose_count_only_when_all_do() {
        let mut trips = Trips::default();
        for second in 0..3 {
            trips.take(measured(40_000), second * 1_000);
        }
        for second in 3..10 {
            trips.take(measured(900_000), second * 1_000);
            assert_eq!(trips.shortest(second * 1_000), Some(40_000), "{second}");
        }
        trips.take(measured(900_000), 10_000);
        assert_eq!(trips.shortest(10_000), Some(900_000));
        assert_eq!(trips.recent.len(), KEPT);
    }
}
