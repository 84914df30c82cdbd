//! Incidents as a list: the newest first, all in the event's zone.

use adoube_proto::v1::{EventView, IncidentBrief};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::brief::line;
use super::texts::filled;
use crate::zone;

/// Puts the newest first, by when they were noticed.
pub fn sort(incidents: &mut [IncidentBrief]) {
    incidents.sort_by_key(|brief| std::cmp::Reverse((brief.opened, brief.number)));
}

/// A line each in the event's zone, which is said above them, so that their times can be compared and are the same
/// whatever else is in the list.
pub fn text(incidents: &[IncidentBrief], event: &EventView) -> String {
    let in_zone = |brief: &IncidentBrief| {
        line(&IncidentBrief {
            time_zone: zone::of_event(event).to_owned(),
            ..brief.clone()
        })
    };
    let head = CatalogueMessage::new("cli-incident-list-times").text("times", zone::head(event));
    let head = filled(&head);
    let lines = incidents.iter().map(in_zone);
    let all: Vec<String> = [head].into_iter().chain(lines).collect();
    all.join("\n")
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::VenueEntry;

    use super::*;

    /// 12:00:00 in UTC, 14:00:00 in Madrid, 21:00:00 in Tokyo.
    const NOON: u64 = 1_655_467_200_000;

    fn brief(number: u32, seconds: u64, zone: &str) -> IncidentBrief {
        IncidentBrief {
            number,
            opened: NOON + seconds * 1000,
            time_zone: zone.to_owned(),
            ..IncidentBrief::default()
        }
    }

    /// An event in Madrid and Tokyo, in this order.
    fn event() -> EventView {
        let venue = |id: &str, zone: &str| VenueEntry {
            id: id.to_owned(),
            time_zone: zone.to_owned(),
            ..VenueEntry::default()
        };
        EventView {
            venues: vec![
                venue("madrid", "Europe/Madrid"),
                venue("tokyo", "Asia/Tokyo"),
            ],
            ..EventView::default()
        }
    }

    /// DIS-1: a list is in the event's zone, which is named, the newest first, whatever incidents are in it.
    #[test]
    fn dis_1_an_incident_has_the_same_time_in_every_list() {
        let madrid = [brief(1, 0, "Europe/Madrid"), brief(3, 60, "Europe/Madrid")];
        let tokyo = [brief(2, 120, "Asia/Tokyo")];
        let (first, second, third) = ("14:00:00 CEST", "14:02:00 CEST", "14:01:00 CEST");
        for (incidents, told) in [
            (
                vec![madrid[0].clone(), tokyo[0].clone()],
                vec![("2", second), ("1", first)],
            ),
            (tokyo.to_vec(), vec![("2", second)]),
            (madrid.to_vec(), vec![("3", third), ("1", first)]),
        ] {
            let mut incidents = incidents;
            sort(&mut incidents);
            let text = text(&incidents, &event());
            let lines: Vec<&str> = text.lines().collect();
            assert!(
                lines[0].starts_with(
                    "times are in the event's time zone, that of venue madrid (Europe/Madrid); "
                ),
                "{text}"
            );
            assert_eq!(lines.len(), 1 + told.len(), "{text}");
            for (line, (number, at)) in lines[1..].iter().zip(told) {
                assert!(line.trim_start().starts_with(number), "{text}");
                assert!(line.contains(at), "{text}");
            }
        }
    }

    /// DIS-1: the list tells how long somebody was away who is back.
    #[test]
    fn dis_1_the_list_tells_how_long_a_silence_was() {
        for (away, longest_away_ms, told) in [
            (1, 0, "  1 disconnected  "),
            (0, 43_200, "  reconnected after 43 s  "),
            (1, 43_200, "  1 disconnected  "),
        ] {
            let brief = IncidentBrief {
                away,
                longest_away_ms,
                ..brief(1, 0, "Europe/Madrid")
            };
            assert!(text(&[brief], &event()).contains(told), "{told}");
        }
    }

    /// DIS-7: the list says that a closing waits for a second official, and whose proposal it is.
    #[test]
    fn dis_7_the_list_tells_a_closing_that_waits_for_a_second_official() {
        for (by, told) in [
            (
                Some("Chief, Ada"),
                "; Chief, Ada proposed to close it: a second official has to agree",
            ),
            (None, "cause not known yet"),
        ] {
            let brief = IncidentBrief {
                closing_proposed_by: by.map(str::to_owned),
                ..brief(1, 0, "Europe/Madrid")
            };
            let line = text(&[brief], &event());
            assert!(line.ends_with(told), "{line}");
        }
    }
}
