//! Rows of the table, one story a row or more, as an arbiter could tell them.

mod alike;
mod ended;
mod held;
mod later;
mod pages;
mod together;
mod woke;

use proptest::prelude::*;

use super::*;
use crate::incident::evidence::{Observation, Offset, WitnessClock};
use crate::time::Millis;

/// The last contact with the silent device.
const FROM: u64 = 1_000_000;
/// The first contact after it.
const UNTIL: u64 = FROM + 60_000;

fn subject() -> Subject {
    Subject {
        device: DeviceId::new("madrid-1").unwrap(),
        venue: VenueId::new("madrid").unwrap(),
        from: Time(FROM),
        until: Some(Time(UNTIL)),
        next: None,
    }
}

/// Lines from a text: `who seconds word figures…`, separated by `;`. Who is `device` (`device-2`
/// after its machine was started anew), `venue`, `coordinator`, and with `?` one whose clock is
/// not known. Seconds count from the last contact.
fn lines(text: &str) -> Vec<Line> {
    let said = text
        .split(';')
        .map(str::trim)
        .filter(|said| !said.is_empty());
    (1..)
        .zip(said)
        .map(|(number, said)| line(number, said))
        .collect()
}

fn line(number: u32, said: &str) -> Line {
    let mut parts = said.split_whitespace();
    let who = parts.next().unwrap();
    let seconds: f64 = parts.next().unwrap().parse().unwrap();
    let word = parts.next().unwrap();
    let figures: Vec<i64> = parts.map(|figure| figure.parse().unwrap()).collect();
    let (who, unknown) = who
        .strip_suffix('?')
        .map_or((who, false), |who| (who, true));
    let witness = match who {
        "device" | "device-2" => Witness::Device(subject().device),
        "stranger" => Witness::Device(DeviceId::new("madrid-2").unwrap()),
        "venue" => Witness::Venue(subject().venue),
        "coordinator" => Witness::Coordinator,
        other => panic!("'{other}' is no witness"),
    };
    #[expect(clippy::cast_possible_truncation, reason = "a test's few seconds")]
    let at = FROM.checked_add_signed((seconds * 1000.0) as i64).unwrap();
    let seen = WitnessClock {
        boot_id: who.to_owned(),
        monotonic_ms: at - 900_000,
        wall_ms: 0,
        offset: (!unknown).then_some(Offset {
            ms: 900_000,
            error_ms: 20,
        }),
    };
    let received = Time(at + 70_000);
    let at = if witness == Witness::Coordinator {
        Time(at)
    } else {
        seen.at(received)
    };
    Line {
        number,
        witness,
        seen,
        at,
        about: None,
        received,
        saw: Observation::from_parts(word, &figures).unwrap(),
    }
}

/// What device, venue and coordinator say of a device that alone was gone for a minute.
const ALONE: &str = "venue 3 device-silent 3000; coordinator 3 seat-silent 3000; \
     venue 5 neighbours 0 7; coordinator 5 seats-lost 1 8; coordinator 5 other-venues 0 20; \
     venue 5 uplink-reading 40 10; coordinator 5 venue-heard 300";
/// What they say when the uplink was cut.
const CUT_OFF: &str = "venue 3 uplink-lost 3 3000; venue 5 device-heard 400; \
     venue 5 neighbours 0 7; coordinator 3 seat-silent 3000; coordinator 3 venue-silent 3000; \
     coordinator 5 seats-lost 8 8; device 3.2 play-link-lost 3 3200 3200";

fn check(story: &str, said: &[&str], rule: &str, cause: Cause, certainty: Certainty) {
    let found = find(&subject(), &lines(&said.join(";")));
    assert_eq!(
        (found.rule, found.cause, found.certainty),
        (rule, cause, certainty),
        "{story}: {found:?}"
    );
}

use Cause::{
    AgentRestarted, CoordinatorOutage, DeviceOffNetwork, DeviceRestarted, DeviceSuspended,
    PageDied, VenueNetwork, VenueUplink,
};
use Certainty::{Certain, Likely};

#[test]
fn dis_1_the_page_or_a_device_that_slept() {
    let page = "device 3 page-silent 3000";
    let slept = "device 55 suspended 54800";
    let table: [(&str, &[&str], &str, Cause, Certainty); 7] = [
        (
            "the page died",
            &[page, "venue 4 device-heard 500"],
            "page-gone",
            PageDied,
            Certain,
        ),
        (
            "only the device says so",
            &[page],
            "page-gone",
            PageDied,
            Likely,
        ),
        (
            "a page cannot outlive its device",
            &["device 55.1 page-silent 55000", ALONE, slept],
            "slept",
            DeviceSuspended,
            Certain,
        ),
        (
            "it slept",
            &[ALONE, slept],
            "slept",
            DeviceSuspended,
            Certain,
        ),
        (
            "it slept, and nobody else has said so yet",
            &[slept],
            "slept",
            DeviceSuspended,
            Likely,
        ),
        (
            "it was heard while it slept",
            &[ALONE, slept, "venue 9 device-heard 100"],
            "slept",
            DeviceSuspended,
            Likely,
        ),
        (
            "its clock is not known",
            &[ALONE, "device? 55 suspended 54800"],
            "slept",
            DeviceSuspended,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

#[test]
fn dis_1_what_was_started_anew() {
    let booted = "device -2 alive-until; device-2 40 booted; venue 45 device-born 3";
    let agent = "device -2 alive-until; device 4 agent-started; venue 5 device-born 2";
    let ended = "venue 0.1 relay-closed-by-device 2 900 800; venue 0.1 device-lost";
    let bye = "venue 0.1 relay-closed-by-device 1 900 800; venue 0.1 device-left";
    let table: [(&str, &[&str], &str, Cause, Certainty); 7] = [
        (
            "it was started anew in good order",
            &[booted, bye, ALONE],
            "machine-restarted",
            DeviceRestarted,
            Certain,
        ),
        (
            "its power was cut, or it slept first",
            &[booted, ALONE],
            "machine-restarted",
            DeviceRestarted,
            Likely,
        ),
        (
            "only the venue says so",
            &["venue 45 device-born 3", ALONE],
            "machine-restarted",
            DeviceRestarted,
            Likely,
        ),
        (
            "its agent died",
            &[agent, ended],
            "agent-restarted",
            AgentRestarted,
            Certain,
        ),
        (
            "it heard nothing, gave its connections up, and its agent was started anew only then",
            &[agent, ended, "device 0.2 broker-lost 3 3000"],
            "agent-restarted",
            AgentRestarted,
            Likely,
        ),
        (
            "its agent died, the venue says nothing",
            &[agent],
            "agent-restarted",
            AgentRestarted,
            Likely,
        ),
        (
            "started anew because it was off the network",
            &[
                ALONE,
                "device 0.3 link-down; device 3 broker-lost 3 3000; device 30 alive-until; device-2 40 booted",
            ],
            "link-gone",
            DeviceOffNetwork,
            Certain,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

#[test]
fn dis_1_the_device_off_its_network() {
    let noticed = "device 3 broker-lost 3 3000";
    let back = "device 58 broker-back; venue 58 device-born 1";
    let table: [(&str, &[&str], &str, Cause, Certainty); 9] = [
        (
            "its cable was pulled",
            &["device 0.4 link-down", noticed, ALONE],
            "link-gone",
            DeviceOffNetwork,
            Certain,
        ),
        (
            "its wireless network",
            &["device 1.5 association-lost", noticed, ALONE],
            "link-gone",
            DeviceOffNetwork,
            Certain,
        ),
        (
            "its route",
            &["device 0.4 route-gone", noticed, ALONE],
            "link-gone",
            DeviceOffNetwork,
            Certain,
        ),
        (
            "only the device says so",
            &["device 0.4 link-down", noticed],
            "link-gone",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "it may have slept",
            &["device 0.4 link-down", ALONE],
            "link-gone",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "somewhere between the switch and it",
            &[noticed, back, ALONE],
            "device-alone-silent",
            DeviceOffNetwork,
            Certain,
        ),
        (
            "it has not come back",
            &[ALONE],
            "device-alone-silent",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "nobody else is there to compare",
            &[
                "device 0.4 link-down",
                noticed,
                "venue 3 device-silent 3000; venue 5 neighbours 0 0",
            ],
            "link-gone",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "a link lost long after",
            &["device 20 link-down", noticed, back, ALONE],
            "device-alone-silent",
            DeviceOffNetwork,
            Certain,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

#[test]
fn dis_1_the_venue() {
    let gone = "venue 3 device-silent 3000; coordinator 3 seat-silent 3000";
    let many =
        "venue 5 neighbours 7 7; coordinator 5 seats-lost 8 8; coordinator 5 venue-heard 200";
    let told = "device 3 broker-lost 3 3000";
    let node =
        "device 3 broker-lost 3 3000; coordinator 3 venue-silent 3000; venue 40 node-started 1";
    let table: [(&str, &[&str], &str, Cause, Certainty); 11] = [
        (
            "the switch died",
            &[gone, many, told],
            "neighbours-gone",
            VenueNetwork,
            Certain,
        ),
        (
            "and their links with it",
            &[gone, many, told, "device 0.3 link-down"],
            "neighbours-gone",
            VenueNetwork,
            Certain,
        ),
        (
            "only the venue counted",
            &[gone, "venue 5 neighbours 7 7"],
            "neighbours-gone",
            VenueNetwork,
            Likely,
        ),
        (
            "two of twelve are a coincidence",
            &[
                gone,
                "venue 5 neighbours 2 11; coordinator 5 seats-lost 1 8",
            ],
            "device-alone-silent",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "the node died",
            &[node],
            "node-restarted",
            VenueNetwork,
            Certain,
        ),
        (
            "the node was started anew because the uplink was gone",
            &[node, CUT_OFF],
            "uplink-gone",
            VenueUplink,
            Likely,
        ),
        (
            "the broker died, and the seat went with it",
            &[gone, "venue 0.2 broker-down; device 0.3 broker-lost 2 500"],
            "broker-down",
            VenueNetwork,
            Likely,
        ),
        (
            "the uplink was cut",
            &[CUT_OFF, "coordinator 5 other-venues 0 20"],
            "uplink-gone",
            VenueUplink,
            Certain,
        ),
        (
            "there is no other venue to compare",
            &[CUT_OFF],
            "uplink-gone",
            VenueUplink,
            Likely,
        ),
        (
            "the venue has not been heard since",
            &["coordinator 3 venue-silent 3000; coordinator 5 seats-lost 8 8"],
            "venue-gone",
            VenueUplink,
            Likely,
        ),
        (
            "the uplink lost most packets",
            &[
                "venue 2 uplink-reading 900 400; venue 5 device-heard 300; coordinator 3 seat-silent 3000",
            ],
            "uplink-bad",
            VenueUplink,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

#[test]
fn dis_1_the_coordinator_or_nobody_knows() {
    let from = FROM + 200;
    let outage = format!("coordinator 30 outage {from} {UNTIL} 1");
    let later = format!("coordinator 30 outage {} {UNTIL} 1", FROM + 9_000);
    let everywhere = "coordinator 5 other-venues 20 20";
    let table: [(&str, &[&str], &str, Cause, Certainty); 5] = [
        (
            "it was down, and the venue saw it",
            &[&outage, "venue 1 uplink-lost 2 900"],
            "outage-recorded",
            CoordinatorOutage,
            Certain,
        ),
        (
            "only it says so",
            &[&outage],
            "outage-recorded",
            CoordinatorOutage,
            Likely,
        ),
        (
            "the device was gone before it",
            &["device 0.4 link-down", ALONE, &later],
            "link-gone",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "nobody could reach it",
            &[CUT_OFF, everywhere],
            "all-venues-lost",
            CoordinatorOutage,
            Likely,
        ),
        (
            "only the seat is silent",
            &["coordinator 3 seat-silent 3000; venue 5 device-heard 300"],
            "no-rule-holds",
            Cause::Unknown,
            Certainty::Unknown,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
    check(
        "nothing at all",
        &[],
        "no-rule-holds",
        Cause::Unknown,
        Certainty::Unknown,
    );
}

#[test]
fn dis_1_late_evidence_revises_the_finding() {
    let mut said = vec!["coordinator 3 seat-silent 3000; coordinator 5 seats-lost 1 8"];
    check(
        "at once",
        &said,
        "no-rule-holds",
        Cause::Unknown,
        Certainty::Unknown,
    );
    said.push("venue 3 device-silent 3000; venue 5 neighbours 0 7");
    check(
        "the venue's view",
        &said,
        "device-alone-silent",
        DeviceOffNetwork,
        Likely,
    );
    said.push("device 55 suspended 54800");
    check(
        "the device's journal",
        &said,
        "slept",
        DeviceSuspended,
        Certain,
    );
}

#[test]
fn dis_1_the_lines_for_and_against_are_named() {
    let said = lines(
        "device 55 suspended 54800; venue 3 device-silent 3000; device 1 battery 80 0; \
         coordinator 3 seat-silent 3000; venue 9 device-heard 100; stranger 0.2 link-down",
    );
    let found = find(&subject(), &said);
    assert_eq!((found.for_, found.against), (vec![1, 2, 4], vec![5]));
}

#[test]
fn dis_1_a_witness_is_heard_only_about_what_it_can_see() {
    // A device cannot speak for its venue, nor a venue for the coordinator or another venue.
    let forged =
        lines("device 5 neighbours 6 7; venue 3 venue-silent 3000; stranger 0.2 link-down");
    assert_eq!(find(&subject(), &forged).rule, "no-rule-holds");
    let elsewhere = Subject {
        venue: VenueId::new("oslo").unwrap(),
        ..subject()
    };
    let found = find(
        &elsewhere,
        &lines("venue 3 device-silent 3000; venue 5 neighbours 6 7"),
    );
    assert_eq!(found.rule, "no-rule-holds");
}

#[test]
fn dis_1_a_clock_set_back_or_forward_changes_nothing() {
    let mut said = lines(&format!("device 55 suspended 54800; {ALONE}"));
    let before = find(&subject(), &said);
    for (line, wall) in said
        .iter_mut()
        .zip([0, u64::MAX, 77, 1 << 40].into_iter().cycle())
    {
        line.seen.wall_ms = wall;
    }
    assert_eq!(find(&subject(), &said), before);
}

#[test]
fn dis_1_each_row_and_each_sign_is_used() {
    let rows: BTreeSet<&str> = ROWS.iter().map(|row| row.rule).collect();
    assert_eq!(rows.len(), ROWS.len(), "two rows have one name");
    let used: BTreeSet<Sign> = ROWS
        .iter()
        .flat_map(|row| {
            row.seen
                .iter()
                .chain(row.certain)
                .copied()
                .chain([row.not, row.against])
        })
        .flatten()
        .copied()
        .collect();
    for (sign, name, _) in Sign::ALL {
        assert!(used.contains(sign), "'{name}' is in no row");
    }
}

fn incident(venue: &str, after: u64, cause: Cause) -> (Subject, Finding) {
    let subject = Subject {
        venue: VenueId::new(venue).unwrap(),
        from: Time(FROM + after),
        ..subject()
    };
    let finding = Finding {
        cause,
        certainty: Likely,
        for_: Vec::new(),
        against: Vec::new(),
        rule: "",
    };
    (subject, finding)
}

#[test]
fn dis_8_incidents_of_one_fault_are_joined() {
    // venue, seconds after the first, both causes, whether they are one
    let table = [
        ("madrid", 1, VenueUplink, VenueUplink, true),
        ("madrid", 1, VenueNetwork, VenueNetwork, true),
        ("madrid", 9, VenueUplink, VenueUplink, false),
        ("madrid", 1, VenueUplink, VenueNetwork, false),
        ("oslo", 1, VenueUplink, VenueUplink, false),
        ("oslo", 1, CoordinatorOutage, CoordinatorOutage, true),
        ("oslo", 60, CoordinatorOutage, CoordinatorOutage, false),
        ("madrid", 0, DeviceOffNetwork, DeviceOffNetwork, false),
        ("madrid", 0, DeviceSuspended, DeviceSuspended, false),
        ("madrid", 0, Cause::Unknown, Cause::Unknown, false),
    ];
    for (venue, seconds, one, other, joined) in table {
        let (a, found) = incident("madrid", 0, one);
        let (b, found_too) = incident(venue, seconds * 1000, other);
        let told = format!("{venue} {seconds} {one:?} {other:?}");
        assert_eq!(shared((&a, &found), (&b, &found_too)), joined, "{told}");
        assert_eq!(shared((&b, &found_too), (&a, &found)), joined, "{told}");
    }
}

proptest! {
    /// Lines in any order, among lines that say nothing of a cause, give the same finding.
    #[test]
    fn dis_1_order_and_noise_change_nothing(
        which in 0usize..4,
        order in proptest::collection::vec(any::<u32>(), 40),
        noise in proptest::collection::vec((0u64..120_000, 0u32..100), 0..12),
    ) {
        let story = [
            format!("device 55 suspended 54800; {ALONE}"),
            format!("device 0.4 link-down; device 3 broker-lost 3 3000; {ALONE}"),
            CUT_OFF.to_owned(),
            "device -2 alive-until; device 4 agent-started; venue 5 device-born 2; \
             venue 0.1 relay-closed-by-device 2 900 800".to_owned(),
        ];
        let mut said = lines(&story[which]);
        let before = find(&subject(), &said);
        let count = said.len();
        for (number, (after, percent)) in (1_000..).zip(noise) {
            let mut line = said[0].clone();
            line.number = number;
            line.at = Time(FROM + 6_000 + after);
            line.witness = Witness::Device(subject().device);
            line.seen.boot_id = "device".to_owned();
            line.seen.monotonic_ms = line.at.0 - 900_000;
            line.saw = if percent % 2 == 0 {
                Observation::Battery { percent, mains: false }
            } else {
                Observation::ClockStepped { by_ms: i64::from(percent) }
            };
            said.push(line);
        }
        prop_assert!(said.len() >= count);
        let mut keyed: Vec<(u32, Line)> = order.into_iter().cycle().zip(said).collect();
        keyed.sort_by_key(|(key, line)| (*key, line.number % 7));
        let shuffled: Vec<Line> = keyed.into_iter().map(|(_, line)| line).collect();
        prop_assert_eq!(find(&subject(), &shuffled), before);
    }

    /// A span that began longer ago than time itself harms nothing.
    #[test]
    fn dis_1_no_figures_are_too_large(word in 0usize..Observation::WORDS.len(), figure in 0i64.., at: u64) {
        let word = Observation::WORDS[word];
        let saw = (0..=4)
            .map(|count| vec![figure; count])
            .find_map(|figures| Observation::from_parts(word, &figures).ok());
        let mut said = lines("device 3 page-silent 3000; venue 3 device-silent 3000");
        for line in &mut said {
            line.at = Time(at);
            line.saw = saw.unwrap_or(line.saw);
        }
        let far = Subject { from: Time(at), until: Some(Time(u64::MAX)), ..subject() };
        find(&far, &said);
        prop_assert!(Millis(at) <= Millis(u64::MAX));
    }
}

/// A reading that was taken before others could be seen to be silent, one taken when all was well
/// again: neither speaks against what happened in between.
#[test]
fn dis_1_readings_count_for_the_time_that_they_can_tell_of() {
    let alone_at = |seconds: &str| format!("coordinator {seconds} seats-lost 1 8");
    let stays = "coordinator 5 other-venues 0 20";
    let back = "coordinator 40 venue-link-back; coordinator 40.2 venue-heard 100";
    let cut_off = "venue 3 uplink-lost 3 3000; venue 5 device-heard 400; \
         coordinator 3 seat-silent 3000; coordinator 3 venue-silent 3000";
    let early = alone_at("3.4");
    let late = alone_at("5.4");
    for (story, said, certainty) in [
        ("counted too early", [cut_off, stays, &early], Certain),
        ("counted when it shows", [cut_off, stays, &late], Likely),
        (
            "the venue is back before the seat",
            [cut_off, stays, back],
            Certain,
        ),
        (
            "the venue was heard before it was back",
            [
                cut_off,
                stays,
                "coordinator 20 venue-heard 100; coordinator 40 venue-link-back",
            ],
            Likely,
        ),
    ] {
        check(story, &said, "uplink-gone", VenueUplink, certainty);
    }
}
