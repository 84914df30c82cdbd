//! Incidents as a list: the newest first, all in one zone, so that their times can be compared.

use adoube_proto::v1::{IncidentBrief, VenueEntry};

use super::line;

/// Puts the newest first, by when they were noticed.
pub(super) fn sort(incidents: &mut [IncidentBrief]) {
    incidents.sort_by_key(|brief| std::cmp::Reverse((brief.opened, brief.number)));
}

/// Whether their venues' clocks are in several zones.
pub(super) fn are_of_several_zones(incidents: &[IncidentBrief]) -> bool {
    let mut zones = incidents.iter().map(|brief| &brief.time_zone);
    let first = zones.next();
    zones.any(|zone| Some(zone) != first)
}

/// A line each, in the zone of each one's venue; in that of a venue for all where one is given, which is said
/// above them.
pub(super) fn text(incidents: &[IncidentBrief], of_all: Option<&VenueEntry>) -> String {
    let Some(venue) = of_all else {
        let lines: Vec<String> = incidents.iter().map(line).collect();
        return lines.join("\n");
    };
    let in_zone = |brief: &IncidentBrief| {
        line(&IncidentBrief {
            time_zone: venue.time_zone.clone(),
            ..brief.clone()
        })
    };
    let head = format!(
        "all times in the zone of venue {} ({}); adoube incident N has those of its own venue",
        venue.id, venue.time_zone
    );
    let lines = incidents.iter().map(in_zone);
    let all: Vec<String> = [head].into_iter().chain(lines).collect();
    all.join("\n")
}

#[cfg(test)]
mod tests {
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

    /// DIS-1: incidents of venues in several zones are told in one, which is named, the newest first.
    #[test]
    fn dis_1_incidents_of_several_zones_are_listed_in_one() {
        let mut incidents = vec![
            brief(1, 0, "Europe/Madrid"),
            brief(3, 60, "Europe/Madrid"),
            brief(2, 120, "Asia/Tokyo"),
        ];
        sort(&mut incidents);
        assert!(are_of_several_zones(&incidents));
        let madrid = VenueEntry {
            id: "madrid".to_owned(),
            time_zone: "Europe/Madrid".to_owned(),
            ..VenueEntry::default()
        };
        let told = text(&incidents, Some(&madrid));
        let lines: Vec<&str> = told.lines().collect();
        assert!(
            lines[0].starts_with("all times in the zone of venue madrid (Europe/Madrid); "),
            "{told}"
        );
        for (line, (number, at)) in lines[1..].iter().zip([
            ("2", "14:02:00 CEST"),
            ("3", "14:01:00 CEST"),
            ("1", "14:00:00 CEST"),
        ]) {
            assert!(line.trim_start().starts_with(number), "{told}");
            assert!(line.contains(at), "{told}");
        }
    }

    /// DIS-1: the list tells how long somebody was away who is back.
    #[test]
    fn dis_1_the_list_tells_how_long_a_silence_was() {
        for (away, longest_away_ms, told) in [
            (1, 0, "  1 away  "),
            (0, 43_200, "  back after 43 s  "),
            (1, 43_200, "  1 away  "),
        ] {
            let brief = IncidentBrief {
                away,
                longest_away_ms,
                ..brief(1, 0, "Europe/Madrid")
            };
            assert!(text(&[brief], None).contains(told), "{told}");
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
            let line = text(&[brief], None);
            assert!(line.ends_with(told), "{line}");
        }
    }

    /// Of one zone nothing is said above them.
    #[test]
    fn dis_1_incidents_of_one_zone_are_told_in_it() {
        let incidents = [brief(2, 60, "Asia/Tokyo"), brief(1, 0, "Asia/Tokyo")];
        assert!(!are_of_several_zones(&incidents));
        let told = text(&incidents, None);
        assert!(
            told.contains("21:01:00 JST") && told.lines().count() == 2,
            "{told}"
        );
    }
}
