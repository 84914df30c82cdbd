//! What a venue's officials are to look at: the open incidents of its devices. They see it at the
//! venue too, where they may be without the coordinator an hour later.

use std::collections::BTreeSet;

use adoube_proto::v1::{self, venue_notice::Body};
use adoube_tournament::ids::VenueId;
use adoube_tournament::incident::{Absence, State};

use super::views::brief;
use crate::shard::input::StreamId;
use crate::shard::{Shard, views};

/// The most alarms of a venue; the newest come first.
const MOST: usize = 500;

impl Shard {
    /// Tells a venue what its officials are to look at now.
    pub(in crate::shard) fn hold_alarms(&mut self, stream: StreamId, venue: &VenueId) {
        let incidents = self.state.incidents.values().rev();
        let live = incidents.map(|folded| &folded.state);
        let live = live.filter(|incident| incident.closed().is_none());
        let alarms = live.flat_map(|incident| alarms(incident, venue));
        let alarms = alarms.take(MOST).collect();
        self.hold_notice(stream, Body::Alarms(v1::VenueAlarms { alarms }));
    }

    /// Tells every connected venue that an incident is about.
    pub(super) fn tell_alarms(&mut self, number: u32) {
        let Ok(incident) = self.incident(number) else {
            return;
        };
        let absences = incident.absences().iter();
        let venues: BTreeSet<VenueId> = absences.map(|absence| absence.venue.clone()).collect();
        for venue in venues {
            if let Some(stream) = self.venues.stream(&venue) {
                self.hold_alarms(stream, &venue);
            }
        }
    }
}

/// One alarm for each seat of the venue that the incident is about and that is away, or waits for
/// a ruling.
fn alarms(incident: &State, venue: &VenueId) -> Vec<v1::VenueAlarm> {
    let shown = brief(incident);
    let alarm = |absence: &Absence| v1::VenueAlarm {
        id: format!("incident-{}-{}", incident.number(), absence.device),
        kind: "incident".to_owned(),
        board: Some(views::board_ref(absence.board)),
        device: absence.device.to_string(),
        text: match shown.certainty.as_str() {
            "unknown" => format!("incident {}, {}", shown.number, shown.stage),
            certainty => format!(
                "incident {}, {}: {} ({certainty})",
                shown.number, shown.stage, shown.cause_text
            ),
        },
        since: absence.detected.at.0,
    };
    let mut seen = BTreeSet::new();
    let here = incident.absences().iter().rev();
    here.filter(|absence| absence.venue == *venue && seen.insert(absence.seat()))
        .map(alarm)
        .collect()
}
