//! All times of an incident as one clock shows them: that of its venue.

use adoube_proto::v1::IncidentView;
use jiff::Zoned;
use jiff::tz::TimeZone;

use crate::games::comments::instant;
use crate::zone::known;

/// The clock that an incident is told by.
pub(super) struct Times {
    zone: TimeZone,
    /// When it was noticed.
    opened: Option<Zoned>,
    /// Which clock it is.
    name: String,
}

impl Times {
    /// As the coordinator says which it is; UTC where this machine does not know that zone.
    pub(super) fn of(view: &IncidentView) -> Self {
        let brief = view.brief.clone().unwrap_or_default();
        let known = known(&brief.time_zone);
        let of = match brief.venues.as_slice() {
            [only] => format!("venue {only}"),
            _ => "the event's first venue".to_owned(),
        };
        let name = match known {
            Some(_) => format!("{}, the time zone of {of}", brief.time_zone),
            None => format!("the time zone of {of} is unknown here"),
        };
        let zone = known.unwrap_or(TimeZone::UTC);
        let opened = instant(brief.opened).map(|at| at.to_zoned(zone.clone()));
        Self { zone, opened, name }
    }

    /// Day and zone, such as `Friday 2022-06-17, all times in CEST (Europe/Madrid, …)`.
    pub(super) fn head(&self) -> String {
        match &self.opened {
            Some(opened) => format!(
                "{}, all times in {} ({})",
                opened.strftime("%A %Y-%m-%d"),
                opened.strftime("%Z"),
                self.name
            ),
            None => format!("all times in {}", self.name),
        }
    }

    /// The same with the zone, such as `12:03:59.123 CEST`, for what is read by itself.
    pub(super) fn with_zone(&self, millis: u64) -> String {
        match instant(millis) {
            Some(instant) => {
                let zone = instant
                    .to_zoned(self.zone.clone())
                    .strftime("%Z")
                    .to_string();
                format!("{} {zone}", self.at(millis))
            }
            None => self.at(millis),
        }
    }

    /// An instant, such as `12:03:59.123`; with its day where that is another than the incident's.
    pub(super) fn at(&self, millis: u64) -> String {
        let Some(instant) = instant(millis) else {
            return format!("{millis} ms");
        };
        let at = instant.to_zoned(self.zone.clone());
        let same = self.opened.as_ref().map(Zoned::date) == Some(at.date());
        let format = if same {
            "%H:%M:%S%.3f"
        } else {
            "%Y-%m-%d %H:%M:%S%.3f"
        };
        at.strftime(format).to_string()
    }
}
