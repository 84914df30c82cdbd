//! What the node says as evidence, in stories.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    Birth, DevicePong, DevicePresence, Journal, JournalLine, PageState, PowerSource, State, Vitals,
};

use super::{Core, LineKept, Output};
use crate::bus::Message;
use crate::fresh::{Counting, HexId};
use crate::pings::Tally;
use crate::relay::{Carried, Cut, FlowSeen};
use crate::view::Input;

const JOURNAL: &str = "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e";

struct Story {
    core: Core,
    at: u64,
}

impl Story {
    fn new() -> Self {
        let devices = ["d-1", "d-2", "d-3"].map(str::to_owned);
        let mut core = Core::new(&devices, Box::new(Counting::default()));
        core.handle(0, Input::BusUp);
        core.handle_timeout(0);
        Self { core, at: 0 }
    }

    fn says(&mut self, now: u64, device: &str, message: Message) -> Vec<Output> {
        self.core.handle(
            now,
            Input::Heard {
                device: device.to_owned(),
                retained: false,
                message,
            },
        )
    }

    fn born(
        &mut self,
        now: u64,
        device: &str,
        instance: u8,
        session: u64,
        boot: &str,
    ) -> Vec<Output> {
        let birth = Birth {
            instance: HexId::from_bytes([instance; 16]).to_string(),
            session,
            boot_id: boot.to_owned(),
            ..Birth::default()
        };
        self.says(now, device, Message::Birth(birth))
    }

    /// Time passes as in the shell, up to this point; what follows from it.
    fn until(&mut self, now: u64) -> Vec<Output> {
        let mut outputs = Vec::new();
        while self.at < now {
            let tick = (self.at + 250).min(now);
            let due = self.core.next_timeout().unwrap_or(tick);
            // What was said meanwhile may be due since then.
            self.at = due.clamp(self.at + 1, tick.max(self.at + 1));
            outputs.extend(self.core.handle_timeout(self.at));
        }
        outputs
    }
}

/// Words and figures of all that is reported.
fn seen(outputs: &[Output]) -> Vec<String> {
    let reports = outputs.iter().filter_map(|output| match output {
        Output::Report(report) | Output::Line { report, .. } => Some(report),
        _ => None,
    });
    let sights = reports.flat_map(|report| &report.saw);
    sights
        .map(|sight| format!("{} {:?}", sight.word, sight.figures))
        .collect()
}

/// DIS-1: a few seconds after each silence the node says how many of the others fell with it: not
/// before, for then the first of a whole hall would look like the only one.
#[test]
fn dis_1_a_silence_is_told_with_the_neighbours() {
    let mut story = Story::new();
    for (device, now) in [("d-1", 1_000), ("d-2", 1_200), ("d-3", 1_900)] {
        story.until(now);
        story.born(now, device, 1, 1, "b");
    }
    assert_eq!(
        seen(&story.until(4_500)),
        ["device-silent [3000]", "device-silent [3000]"]
    );
    let state = |state: &str| State {
        state: DevicePresence::number_of(state),
        session: 1,
    };
    // Its silence was seen as a last will first.
    let lost = story.says(4_600, "d-3", Message::State(state("lost")));
    assert_eq!(seen(&lost), ["device-lost []"]);
    story.says(5_000, "d-1", Message::State(state("ready")));
    assert_eq!(
        seen(&story.until(8_800)),
        [
            "neighbours [2, 2]",
            "device-silent [3000]",
            "neighbours [2, 2]",
            "neighbours [2, 2]",
        ]
    );
    // Later one falls alone: those that are gone since before were not there.
    story.says(20_000, "d-2", Message::State(state("ready")));
    assert_eq!(
        seen(&story.until(27_500)),
        [
            "neighbours [2, 2]",
            "device-silent [3000]",
            "neighbours [0, 0]"
        ]
    );
}

/// DIS-1: a node that hung says so when it runs again, and does not take what it finds in its queues then for
/// a sign that it heard the devices meanwhile: the uplink would be blamed for certain.
#[test]
fn dis_1_a_node_that_stood_still_says_so_and_that_it_heard_nobody() {
    let ready = || State {
        state: DevicePresence::Ready.into(),
        session: 1,
    };
    let mut story = Story::new();
    story.core.uplink_up(0);
    story.born(1_000, "d-1", 1, 1, "b");
    story.until(2_000);
    // It takes up what waited before it looks at the time.
    story.says(122_000, "d-1", Message::State(ready()));
    story
        .core
        .uplink_down(122_000, Cut::Silent, "silent", 120_000);
    let woke = story.core.handle_timeout(122_000);
    assert_eq!(seen(&woke), ["node-held [120000]"]);
    assert_eq!(heard(&story.until(123_000)), [""; 0]);
    // The next break is seen as ever.
    story.core.uplink_up(123_000);
    for now in (123_500..=131_000).step_by(500) {
        story.until(now);
        story.says(now, "d-1", Message::State(ready()));
    }
    story
        .core
        .uplink_down(131_100, Cut::Silent, "silent", 5_000);
    assert_eq!(heard(&story.until(131_300)), ["device-heard [100]"]);
    // A machine that was busy for a moment silenced nobody.
    story.says(133_300, "d-1", Message::State(ready()));
    assert_eq!(
        story.core.handle_timeout(133_300)[0],
        Output::Stalled(2_000)
    );
}

/// The readings of devices that are heard.
fn heard(outputs: &[Output]) -> Vec<String> {
    let mut seen = seen(outputs);
    seen.retain(|line| line.starts_with("device-heard"));
    seen
}

/// DIS-1: when the ways to the coordinator break, the node says which devices it hears all the
/// while: once each, and not of those that fell silent too, even if they are back.
#[test]
fn dis_1_devices_that_stay_are_told_when_the_uplink_breaks() {
    let mut story = Story::new();
    story.core.uplink_up(0);
    for device in ["d-1", "d-2"] {
        story.born(1_000, device, 1, 1, "b");
    }
    let ready = || State {
        state: DevicePresence::Ready.into(),
        session: 1,
    };
    // d-2 falls silent for four seconds when the uplink does, d-3 never came.
    for now in (1_500..=9_000).step_by(500) {
        story.until(now);
        story.says(now, "d-1", Message::State(ready()));
        if !(4_100..8_100).contains(&now) {
            story.says(now, "d-2", Message::State(ready()));
        }
    }
    let down = story.core.uplink_down(9_100, Cut::Silent, "silent", 5_000);
    assert_eq!(seen(&down), ["uplink-lost [3, 5000]"]);
    assert_eq!(seen(&story.until(9_300)), ["device-heard [100]"]);
    assert_eq!(seen(&story.until(9_400)), [""; 0], "once");
    // A reset is noticed at once: who stays is known only later.
    story.core.uplink_up(9_500);
    story.core.uplink_down(10_000, Cut::Reset, "reset", 300);
    for now in (10_000..=14_000).step_by(500) {
        assert_eq!(heard(&story.until(now)), [""; 0], "{now}");
        story.says(now, "d-1", Message::State(ready()));
        story.says(now, "d-2", Message::State(ready()));
    }
    assert_eq!(
        heard(&story.until(14_300)),
        ["device-heard [200]", "device-heard [200]"]
    );
}

/// DIS-1: the same when one device's own way breaks, and not without bound.
#[test]
fn dis_1_a_device_that_stays_is_told_when_its_own_way_breaks() {
    let mut story = Story::new();
    story.born(1_000, "d-1", 1, 1, "b");
    let carried = Carried {
        down_age_ms: 1_000,
        cut: Cut::Closed,
        ..Carried::default()
    };
    let mut heard = 0;
    for now in (2_000..60_000).step_by(1_000) {
        heard += seen(&story.until(now)).len();
        story.says(
            now,
            "d-1",
            Message::State(State {
                state: DevicePresence::Ready.into(),
                session: 1,
            }),
        );
        let end = crate::relay::End::Device("closed".to_owned());
        let id = HexId::from_bytes([1; 16]);
        story
            .core
            .relay_closed(now, "d-1".to_owned(), &id, end, carried);
    }
    assert_eq!(heard, 6);
}

/// DIS-1: a birth tells whether the agent or the whole machine was started anew.
#[test]
fn dis_1_a_birth_is_told_against_the_one_before() {
    let mut story = Story::new();
    for (instance, session, boot, figure) in [
        (1, 1, "b1", 0),
        (1, 2, "b1", 1),
        (2, 3, "b1", 2),
        (3, 4, "b2", 3),
        (3, 5, "b2", 1),
    ] {
        let told = seen(&story.born(1_000, "d-1", instance, session, boot));
        assert_eq!(told[0], format!("device-born [{figure}]"), "{session}");
    }
}

/// VEN-4: the node's own broker and uplink, told when they get worse and when they are back.
#[test]
fn ven_4_the_node_tells_of_its_broker_and_its_uplink() {
    let mut story = Story::new();
    let core = &mut story.core;
    let tally = |sent, answered| Tally { sent, answered };
    let steps = [
        (core.started(0, false), &["node-started [0]"][..]),
        (core.uplink_up(300), &[]),
        (core.uplink_fares(1_000, 9_000, tally(5, 0)), &[]),
        (
            core.uplink_fares(20_000, 40_000, tally(20, 15)),
            &["uplink-reading [40, 250]"],
        ),
        (core.uplink_fares(21_000, 40_000, tally(20, 14)), &[]),
        (core.uplink_fares(30_000, 40_000, tally(20, 20)), &[]),
        // It flaps: once a minute is enough.
        (core.uplink_fares(40_000, 40_000, tally(20, 10)), &[]),
        (
            core.uplink_down(50_000, Cut::Silent, "silent", 5_000),
            &["uplink-lost [3, 5000]"],
        ),
        (core.uplink_down(51_000, Cut::Closed, "again", 0), &[]),
        (core.uplink_up(62_500), &["uplink-back [12500]"]),
        (core.uplink_up(63_000), &[]),
        (core.handle(70_000, Input::BusDown), &["broker-down []"]),
        (core.handle(71_000, Input::BusDown), &[]),
        (core.handle(72_000, Input::BusUp), &["broker-up []"]),
    ];
    for (outputs, expected) in steps {
        assert_eq!(seen(&outputs), expected);
    }
}

fn batch(session: u64, numbers: &[u64]) -> Message {
    let line = |number: &u64| JournalLine {
        number: *number,
        boot_id: "b1".to_owned(),
        monotonic_ms: 500,
        what: "link-down".to_owned(),
        ..JournalLine::default()
    };
    Message::Journal(Journal {
        session,
        journal: JOURNAL.to_owned(),
        first_held: 1,
        lines: numbers.iter().map(line).collect(),
    })
}

/// DIS-1: a device's lines become reports with the device's clock against the node's; they are
/// confirmed when they are on the disk.
#[test]
fn dis_1_a_devices_lines_are_passed_on_once_with_its_clock() {
    let mut story = Story::new();
    story.until(10_000);
    story.born(10_000, "d-1", 1, 1, "b1");
    let pinged = story.until(10_010);
    let Some(Output::Ping { ping, .. }) = pinged.first() else {
        panic!("{pinged:?}");
    };
    let pong = DevicePong {
        number: ping.number,
        session: 1,
        boot_id: "b1".to_owned(),
        monotonic_ms: 2_015,
        suspended_ms: 0,
    };
    story.says(10_020, "d-1", Message::Pong(pong));
    let outputs = story.says(10_030, "d-1", batch(1, &[1, 2]));
    let mut kept: Vec<LineKept> = Vec::new();
    for output in &outputs {
        let Output::Line { report, kept: line } = output else {
            panic!("{output:?}");
        };
        assert!(matches!(&report.body, Some(Body::Journal(entry)) if entry.device == "d-1"));
        let offset = report.device_offset.unwrap();
        assert_eq!((offset.ms, offset.error_ms), (8_000, 7));
        kept.push(line.clone());
    }
    assert_eq!(kept.len(), 2);
    // Sent again before the disk answered: nothing new, nothing confirmed.
    assert_eq!(story.says(10_040, "d-1", batch(1, &[1, 2])), []);
    let through = |output: Option<Output>| match output {
        Some(Output::Receipt { receipt, .. }) => receipt.through,
        other => panic!("{other:?}"),
    };
    assert_eq!(through(story.core.journal_kept(&kept[0])), 1);
    assert_eq!(through(story.core.journal_kept(&kept[1])), 2);
    let again = story.says(10_050, "d-1", batch(1, &[1, 2]));
    assert_eq!(again.len(), 1);
    assert_eq!(through(again.into_iter().next()), 2);
}

/// A device that was replaced has no say any more: what it still sends is of an earlier session.
#[test]
fn dis_1_a_replaced_device_brings_no_lines_and_answers_no_ping() {
    let mut story = Story::new();
    story.born(1_000, "d-1", 1, 1, "b1");
    let pinged = story.until(1_010);
    assert!(matches!(pinged.first(), Some(Output::Ping { .. })));
    story.born(1_500, "d-1", 2, 2, "b2");
    let pong = DevicePong {
        number: 1,
        session: 1,
        boot_id: "b1".to_owned(),
        ..DevicePong::default()
    };
    assert_eq!(story.says(1_600, "d-1", Message::Pong(pong)), []);
    assert_eq!(story.says(1_600, "d-1", batch(1, &[1])), []);
    let status = &story.core.statuses(1_700, &[]).devices[0];
    assert_eq!((status.clock, status.pings_answered), (None, 0));
    assert_eq!(story.says(1_700, "d-1", batch(2, &[1])), []);
    let taken = story.until(8_000);
    let lines = taken.iter().filter(|it| matches!(it, Output::Line { .. }));
    assert_eq!(lines.count(), 1);
}

/// DIS-1: a node that was started anew knows no device's clock. What the devices tell first is of the time while
/// it was away: it waits until their clocks are measured, and is taken as it is from one that does not answer.
#[test]
fn dis_1_what_a_device_tells_first_waits_until_its_clock_is_measured() {
    let mut story = Story::new();
    story.until(10_000);
    for device in ["d-1", "d-2"] {
        story.born(10_000, device, 1, 1, "b1");
        assert_eq!(story.says(10_000, device, batch(1, &[1, 2])), []);
    }
    let pinged = story.until(10_010);
    assert_eq!(offsets(&pinged), []);
    let answer = pong(&pinged, 1, "b1", 2_015);
    let answered = story.says(10_020, "d-1", answer);
    assert_eq!(offsets(&answered), [Some(8_000); 2]);
    // The other one never answers: what it told is not kept back for ever.
    assert_eq!(offsets(&story.until(15_900)), []);
    assert_eq!(offsets(&story.until(16_300)), [None; 2]);
    // The machine of the first is started anew: what the start before saw last is still placed.
    story.until(20_100);
    story.born(20_100, "d-1", 2, 2, "b2");
    let pinged = story.until(20_110);
    story.says(20_120, "d-1", pong(&pinged, 2, "b2", 15));
    let told = story.says(20_130, "d-1", batch(2, &[1, 2, 3]));
    assert_eq!(offsets(&told), [Some(8_000); 3]);
}

/// How the clocks of the lines that are taken stood.
fn offsets(outputs: &[Output]) -> Vec<Option<i64>> {
    let lines = outputs.iter().filter_map(|output| match output {
        Output::Line { report, .. } => Some(report.device_offset.map(|it| it.ms)),
        _ => None,
    });
    lines.collect()
}

/// What the first device answers to its last ping.
fn pong(outputs: &[Output], session: u64, boot_id: &str, monotonic_ms: u64) -> Message {
    let mut pings = outputs.iter().filter_map(|output| match output {
        Output::Ping { device, ping } if device == "d-1" => Some(ping.number),
        _ => None,
    });
    Message::Pong(DevicePong {
        number: pings.next_back().unwrap(),
        session,
        boot_id: boot_id.to_owned(),
        monotonic_ms,
        suspended_ms: 0,
    })
}

/// VEN-4: what the LTA sees of a device: its own signs as old as they are, its connections.
#[test]
fn ven_4_a_status_shows_signs_and_flows() {
    let mut story = Story::new();
    story.born(1_000, "d-1", 1, 1, "b1");
    let vitals = Vitals {
        sequence: 1,
        session: 1,
        boot_id: "b1".to_owned(),
        monotonic_ms: 50_000,
        venue_heard_ms: 49_900,
        coordinator_acknowledged_ms: 48_000,
        page: PageState::Silent.into(),
        power: PowerSource::Battery.into(),
        battery_percent: 17,
        journal_last: 4,
        ..Vitals::default()
    };
    story.says(2_000, "d-1", Message::Vitals(vitals));
    let flow = |device: &str, number, up_age_ms| FlowSeen {
        device: device.to_owned(),
        connection: HexId::from_bytes([number; 16]),
        carried: Carried {
            up: 7,
            up_age_ms,
            ..Carried::default()
        },
    };
    let flows = [flow("d-1", 1, 9_000), flow("d-2", 2, 0), flow("d-1", 3, 5)];
    let statuses = story.core.statuses(2_500, &flows);
    let status = &statuses.devices[0];
    assert_eq!((status.venue_heard_age_ms, status.age_ms), (Some(600), 500));
    assert_eq!(status.coordinator_acknowledged_age_ms, Some(2_500));
    assert_eq!(status.coordinator_heard_age_ms, None, "never");
    assert_eq!(
        (status.page(), status.battery_percent),
        (PageState::Silent, 17)
    );
    assert_eq!(status.journal_missing, 4);
    let ages: Vec<_> = status.flows.iter().map(|flow| flow.up_age_ms).collect();
    assert_eq!(ages, [9_000, 5]);
}
