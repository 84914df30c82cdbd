//! Venue nodes' reports: from the wire to what is decided and kept. What a node says is bounded
//! here, not refused: a report that is refused would come again for ever.

use adoube_proto::v1;
use adoube_tournament::ids::DeviceId;
use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::venue::{
    JournalLine, MAX_SIGHT_FIGURES, MAX_SIGHTS, MAX_TEXT, Report, ReportKind, Sight, WallInvitation,
};

/// The longest word of evidence, bytes.
const MAX_WORD: usize = 64;

/// A venue's kept report; none for what is not kept.
pub fn bounded_report(report: v1::VenueReport) -> Option<Report> {
    let what = kind(report.body?)?;
    let mut boot_id = report.boot_id;
    clip(&mut boot_id, MAX_TEXT);
    Some(Report {
        number: report.number,
        boot_id,
        monotonic_ms: report.monotonic_ms,
        wall_ms: report.wall_ms,
        offset: report.offset.map(offset),
        device_offset: report.device_offset.map(offset),
        saw: report.saw.iter().take(MAX_SIGHTS).map(sight).collect(),
        what,
    })
}

fn kind(body: v1::venue_report::Body) -> Option<ReportKind> {
    use v1::venue_report::Body as B;
    Some(match body {
        B::Device(change) => ReportKind::Device {
            device: device_or_unknown(&change.device)?,
            what: v1::DeviceChangeKind::word_of(change.what).to_owned(),
            session: change.session,
            boot_id: text(change.boot_id),
            device_monotonic_ms: change.device_monotonic_ms,
            silent_for_ms: change.silent_for_ms,
            detail: text(change.detail),
        },
        B::Relay(change) => ReportKind::Relay {
            device: device_or_unknown(&change.device)?,
            connection: text(change.connection),
            what: v1::RelayChangeKind::word_of(change.what).to_owned(),
            bytes_up: change.bytes_up,
            bytes_down: change.bytes_down,
            up_age_ms: change.up_age_ms,
            down_age_ms: change.down_age_ms,
            detail: text(change.detail),
        },
        B::Journal(entry) => ReportKind::Journal(line(entry)?),
        B::Node(change) => ReportKind::Node {
            what: v1::NodeChangeKind::word_of(change.what).to_owned(),
            detail: text(change.detail),
        },
        B::Gap(gap) => ReportKind::Gap {
            dropped: gap.dropped,
        },
        B::Order(change) => ReportKind::Order {
            id: text(change.id),
            device: device_or_unknown(&change.device)?,
            what: v1::OrderKind::word_of(change.what).to_owned(),
            fate: v1::OrderFate::word_of(change.fate).to_owned(),
            by: text(change.by),
            role: v1::Role::word_of(change.role).to_owned(),
            detail: text(change.detail),
            text: text(change.text),
        },
        B::Invitation(change) => ReportKind::Invitation(invitation(change)),
        B::Hello(_) | B::Statuses(_) | B::Ping(_) | B::Intent(_) | B::Invited(_) => return None,
    })
}

fn invitation(change: v1::InvitationChange) -> WallInvitation {
    WallInvitation {
        invitation: text(change.invitation),
        what: v1::InvitationChangeKind::word_of(change.what).to_owned(),
        person: text(change.person),
        role: v1::Role::word_of(change.role).to_owned(),
        of_venue: change.of_venue,
        by: text(change.by),
        by_role: v1::Role::word_of(change.by_role).to_owned(),
        at_ms: change.at,
        holds_ms: change.holds_ms,
        session: text(change.session),
    }
}

fn line(entry: v1::JournalEntry) -> Option<JournalLine> {
    let line = entry.line.unwrap_or_default();
    Some(JournalLine {
        device: device_or_unknown(&entry.device)?,
        session: entry.session,
        journal: text(entry.journal),
        // Numbers begin at 1; what has none counts as the first.
        number: line.number.max(1),
        boot_id: text(line.boot_id),
        monotonic_ms: line.monotonic_ms,
        suspended_ms: line.suspended_ms,
        wall_ms: line.wall_ms,
        saw: from_parts(&line.what, &line.figures),
        detail: text(line.detail),
    })
}

/// A device's id. A text that is none is kept as `unknown`.
fn device_or_unknown(text: &str) -> Option<DeviceId> {
    text.parse().or_else(|_| DeviceId::new("unknown")).ok()
}

/// A measured offset.
pub(super) fn offset(offset: v1::ClockOffset) -> Offset {
    Offset {
        ms: offset.ms,
        error_ms: offset.error_ms,
    }
}

fn sight(sight: &v1::Sight) -> Sight {
    from_parts(&sight.word, &sight.figures)
}

fn from_parts(word: &str, figures: &[i64]) -> Sight {
    let mut word = word.to_owned();
    clip(&mut word, MAX_WORD);
    let most = figures.len().min(MAX_SIGHT_FIGURES);
    Sight::from_parts(&word, figures.get(..most).unwrap_or_default())
}

fn text(mut text: String) -> String {
    clip(&mut text, MAX_TEXT);
    text
}

fn clip(text: &mut String, most: usize) {
    let mut end = text.len().min(most);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.truncate(end);
}

#[cfg(test)]
mod tests {
    use adoube_tournament::actor::Actor;
    use adoube_tournament::ids::VenueId;
    use adoube_tournament::venue::{self, State, sights};

    use super::*;

    fn report(body: v1::venue_report::Body) -> v1::VenueReport {
        v1::VenueReport {
            number: 1,
            body: Some(body),
            ..v1::VenueReport::default()
        }
    }

    #[test]
    fn pen_3_what_becomes_of_invitations_to_a_wall_is_kept_as_it_was_told_and_no_longer() {
        let change = v1::InvitationChange {
            invitation: "0123456789abcdef".to_owned(),
            what: v1::InvitationChangeKind::Made.into(),
            person: "lena".to_owned(),
            role: v1::Role::Lta.into(),
            of_venue: true,
            by: "lola".to_owned(),
            by_role: v1::Role::Lca.into(),
            at: 5,
            holds_ms: 6,
            session: "x".repeat(MAX_TEXT + 1),
        };
        let report = bounded_report(report(v1::venue_report::Body::Invitation(change))).unwrap();
        let expected = WallInvitation {
            invitation: "0123456789abcdef".to_owned(),
            what: "made".to_owned(),
            person: "lena".to_owned(),
            role: "lta".to_owned(),
            of_venue: true,
            by: "lola".to_owned(),
            by_role: "lca".to_owned(),
            at_ms: 5,
            holds_ms: 6,
            session: "x".repeat(MAX_TEXT),
        };
        assert_eq!(report.what, ReportKind::Invitation(expected));
        let actor = Actor::Venue(VenueId::new("madrid").unwrap());
        assert!(
            venue::decide(&State::default(), &actor, report)
                .unwrap()
                .is_some()
        );
    }

    /// The words and figures as venue nodes and kiosks write them: the rules know each.
    #[test]
    fn dis_1_the_words_of_nodes_and_devices_are_evidence() {
        let madrid = VenueId::new("madrid").unwrap();
        for (word, figures) in [
            ("device-silent", &[3_004][..]),
            ("device-lost", &[]),
            ("device-left", &[]),
            ("device-ready", &[]),
            ("device-born", &[3]),
            ("neighbours", &[1, 7]),
            ("device-heard", &[300]),
            ("relay-opened", &[]),
            ("relay-closed-by-device", &[3, 10, 20]),
            ("relay-closed-by-coordinator", &[1, 10, 20]),
            ("uplink-lost", &[2, 700]),
            ("uplink-back", &[12_000]),
            ("uplink-reading", &[40, 250]),
            ("broker-down", &[]),
            ("broker-up", &[]),
            ("node-started", &[0]),
            ("node-held", &[120_000]),
        ] {
            let mut report = report(v1::venue_report::Body::Node(v1::NodeChange::default()));
            report.saw = vec![v1::Sight {
                word: word.to_owned(),
                figures: figures.to_vec(),
            }];
            assert_eq!(
                sights(&madrid, &bounded_report(report).unwrap()).len(),
                1,
                "{word}"
            );
        }
        for (word, figures) in [
            ("link-down", &[][..]),
            ("link-up", &[]),
            ("route-gone", &[]),
            ("route-back", &[]),
            ("association-lost", &[]),
            ("association-back", &[]),
            ("broker-lost", &[3, 5_000]),
            ("broker-back", &[]),
            ("play-link-lost", &[2, 900, 1_900]),
            ("play-link-back", &[]),
            ("page-silent", &[3_000]),
            ("page-opened", &[]),
            ("page-back", &[]),
            ("page-closed", &[]),
            ("suspended", &[60_000]),
            ("booted", &[]),
            ("agent-started", &[]),
            ("alive-until", &[]),
            ("battery", &[20, 0]),
            ("clock-stepped", &[-3_600_000]),
        ] {
            let entry = v1::JournalEntry {
                device: "madrid-1".to_owned(),
                line: Some(v1::JournalLine {
                    number: 1,
                    what: word.to_owned(),
                    figures: figures.to_vec(),
                    ..v1::JournalLine::default()
                }),
                ..v1::JournalEntry::default()
            };
            let report = report(v1::venue_report::Body::Journal(entry));
            assert_eq!(
                sights(&madrid, &bounded_report(report).unwrap()).len(),
                1,
                "{word}"
            );
        }
    }

    /// Whatever a node sends becomes a report that is kept.
    #[test]
    fn dis_1_a_flood_in_one_report_is_bounded() {
        let long = "é".repeat(10_000);
        let entry = v1::JournalEntry {
            device: long.clone(),
            journal: long.clone(),
            line: Some(v1::JournalLine {
                boot_id: long.clone(),
                what: long.clone(),
                figures: vec![1; 10_000],
                detail: long.clone(),
                ..v1::JournalLine::default()
            }),
            ..v1::JournalEntry::default()
        };
        let mut flood = report(v1::venue_report::Body::Journal(entry));
        flood.boot_id.clone_from(&long);
        flood.saw = vec![
            v1::Sight {
                word: long,
                figures: vec![1; 10_000],
            };
            1_000
        ];
        let report = bounded_report(flood).unwrap();
        let actor = Actor::Venue(VenueId::new("madrid").unwrap());
        let found = venue::decide(&State::default(), &actor, report.clone());
        assert_eq!(found, Ok(Some(report)));
    }
}
