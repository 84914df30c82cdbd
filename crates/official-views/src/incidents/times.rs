//! All times of an incident as one clock shows them: that of its venue.

use adoube_proto::v1::IncidentView;
use adoube_tournament::catalogue_message::CatalogueMessage;
use jiff::Zoned;
use jiff::tz::TimeZone;

use super::texts::{filled, yes_or_no};
use crate::comments::instant;
use crate::zone::known;

/// The clock of an incident's times.
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
        let (of, venue) = match brief.venues.as_slice() {
            [only] => ("venue", only.as_str()),
            _ => ("event", ""),
        };
        let name = CatalogueMessage::new("cli-incident-zone")
            .text("known", yes_or_no(known.is_some()))
            .text("zone", &brief.time_zone)
            .text("of", of)
            .text("venue", venue);
        let name = filled(&name);
        let zone = known.unwrap_or(TimeZone::UTC);
        let opened = instant(brief.opened).map(|at| at.to_zoned(zone.clone()));
        Self { zone, opened, name }
    }

    /// Day and zone, such as `Friday 2022-06-17, all times in CEST (Europe/Madrid, …)`.
    pub(super) fn head(&self) -> String {
        let message = match &self.opened {
            Some(opened) => CatalogueMessage::new("cli-incident-day")
                .number("weekday", opened.weekday().to_monday_one_offset())
                .text("date", opened.date())
                .text("abbreviation", opened.strftime("%Z")),
            None => CatalogueMessage::new("cli-incident-times"),
        };
        filled(&message.text("zone", &self.name))
    }

    /// The same with the zone, such as `12:03:59.123 CEST`, for a line of its own.
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
