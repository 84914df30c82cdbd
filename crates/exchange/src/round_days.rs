//! The days on which rounds are played, as files tell them: by the first venue's clocks,
//! which is the one that was set up first.

use adoube_proto::v1::EventView;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// What a round's files need to tell days. Without an event: UTC.
#[derive(Debug, Clone, Default)]
pub struct Days {
    zone: Option<TimeZone>,
    /// When the round was started; none if it was not, or nobody knows.
    pub(super) started: Option<u64>,
}

impl Days {
    /// Of a round of an event.
    pub fn of(view: &EventView, round: u16) -> Self {
        let started = view.rounds.iter().find(|own| own.round == u32::from(round));
        let zone = view.venues.first();
        Self {
            zone: zone.and_then(|venue| TimeZone::get(&venue.time_zone).ok()),
            started: started.map(|round| round.started).filter(|at| *at > 0),
        }
    }

    /// The day of an instant; none for what no calendar has.
    pub(super) fn tell(&self, millis: u64, format: &str) -> Option<String> {
        let time = i64::try_from(millis).ok().filter(|time| *time > 0)?;
        let time = Timestamp::from_millisecond(time).ok()?;
        let zone = self.zone.clone().unwrap_or(TimeZone::UTC);
        Some(time.to_zoned(zone).strftime(format).to_string())
    }
}
