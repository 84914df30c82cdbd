//! Stories of a whole agent without its shell: what it writes down, and what it sends when.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    Birth, Journal, JournalReceipt, NetworkState, PageState, PowerSource, Vitals,
};

use super::{clocks::Reading, line::Stamp, machine::Readings, witness::Start};
use crate::{
    agent::{Agent, AgentIdentity, Input, Output, PageInput},
    bus::{
        messages::{BusFault, BusIdentity, BusInput},
        topics::Kind,
    },
    link::messages::LinkIdentity,
    time::Now,
};

const JOURNAL: &str = "0123456789abcdef0123456789abcdef";

/// An agent and its clocks, in milliseconds; the wall clock began at a million.
struct Story {
    agent: Agent,
    now: u64,
    slept: u64,
    stepped: i64,
    session: u64,
    lines: Vec<String>,
    published: Vec<(Kind, Vec<u8>)>,
    receipts: Vec<JournalReceipt>,
}

impl Story {
    fn begin(start: Start) -> Self {
        let instance = "a".repeat(32);
        let identity = AgentIdentity {
            venue: "madrid".to_owned(),
            bus: BusIdentity {
                device: "madrid-1".into(),
                instance: instance.clone(),
                boot_id: "boot".into(),
                agent_version: "0".into(),
            },
            link: LinkIdentity {
                instance,
                boot_id: "boot".into(),
            },
            command_prefix: [5; 12],
            seed: 11,
            evidence: Start {
                journal: JOURNAL.to_owned(),
                reading: Reading {
                    wall_ms: 1_000_000,
                    suspended_ms: Some(0),
                },
                ..start
            },
            board: None,
        };
        Self {
            agent: Agent::new(identity, None),
            now: 0,
            slept: 0,
            stepped: 0,
            session: 0,
            lines: Vec::new(),
            published: Vec::new(),
            receipts: Vec::new(),
        }
    }

    fn input(&mut self, input: Input) {
        let wall = 1_000_000 + i64::try_from(self.now + self.slept).unwrap() + self.stepped;
        let reading = Reading {
            wall_ms: u64::try_from(wall).unwrap(),
            suspended_ms: Some(self.slept),
        };
        let now = Now::from_ms(self.now);
        self.agent.read_clocks(now, reading);
        self.agent.handle(now, input);
        while let Some(output) = self.agent.poll_output() {
            match output {
                Output::Journal(line) => self.lines.push(format!(
                    "{} {} {:?} at {} awake, {} asleep, wall {}",
                    line.number,
                    line.what,
                    line.figures,
                    line.at.monotonic_ms,
                    line.at.suspended_ms,
                    line.at.wall_ms
                )),
                Output::Publish(message) => self.published.push((message.kind, message.payload)),
                Output::KeepReceipt(receipt) => self.receipts.push(receipt),
                _ => {}
            }
        }
    }

    /// Time passes, second by second.
    fn wait(&mut self, until: u64) {
        while self.now < until {
            self.now = (self.now + 1_000).min(until);
            self.input(Input::Tick);
        }
    }

    fn up(&mut self) {
        self.session += 1;
        let session = self.session;
        self.input(Input::Bus(BusInput::Up {
            session,
            wall_ms: 0,
        }));
    }

    fn down(&mut self) {
        let session = self.session;
        let fault = BusFault::Lost("Connection reset by peer".into());
        self.input(Input::Bus(BusInput::Down { session, fault }));
    }

    fn receipt(&mut self, through: u64) {
        let journal = JOURNAL.to_owned();
        let payload = serde_json::to_vec(&JournalReceipt { journal, through }).unwrap();
        self.input(Input::Bus(BusInput::Receipt { payload }));
    }

    fn told(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lines)
    }

    /// The numbers of each batch sent since the last time.
    fn batches(&mut self) -> Vec<Vec<u64>> {
        let published = std::mem::take(&mut self.published);
        let batches = published.iter().filter(|(kind, _)| *kind == Kind::Journal);
        batches
            .map(|(_, payload)| {
                let batch: Journal = serde_json::from_slice(payload).unwrap();
                assert_eq!(
                    (batch.session, batch.journal.as_str()),
                    (self.session, JOURNAL)
                );
                batch.lines.iter().map(|line| line.number).collect()
            })
            .collect()
    }
}

#[test]
fn dis_1_a_start_tells_what_ended_before_it() {
    let alive = |boot: &str| Stamp {
        boot_id: boot.to_owned(),
        monotonic_ms: 77,
        suspended_ms: 1,
        wall_ms: 9,
    };
    for (before, first, second) in [
        (None, "agent-started", None),
        (Some("boot"), "alive-until", Some("agent-started")),
        (Some("earlier"), "alive-until", Some("booted")),
    ] {
        let mut story = Story::begin(Start {
            last: 40,
            boot_before: before.map(str::to_owned),
            alive: before.map(alive),
            ..Start::default()
        });
        story.input(Input::Tick);
        let told = story.told();
        assert!(told[0].starts_with(&format!("41 {first}")), "{told:?}");
        let later = told.get(1).map(|line| line.split(' ').nth(1).unwrap());
        assert_eq!(later, second, "{told:?}");
    }
}

/// The network goes and comes back while the machine sleeps in between: the lines are sent after
/// the reconnection, in one batch, each by the clocks of its own moment.
#[test]
fn dis_1_what_was_seen_while_cut_off_is_sent_after_the_reconnection() {
    let mut story = Story::begin(Start::default());
    story.input(Input::Tick);
    story.up();
    assert_eq!(
        story.batches(),
        [[1, 2]],
        "the start, and that it is connected"
    );
    story.receipt(2);
    story.told();
    let there = |there| Readings {
        association: Some(there),
        route: Some(there),
        ..Readings::default()
    };
    story.input(Input::Probed(there(true)));
    story.wait(5_000);
    story.input(Input::Probed(there(false)));
    story.now += 500;
    story.down();
    story.wait(8_500);
    story.slept += 60_000;
    story.wait(9_500);
    story.input(Input::Probed(there(true)));
    story.stepped = -900_000;
    story.wait(10_500);
    assert_eq!(
        story.batches(),
        [vec![3]],
        "sent while the way was not known to be gone"
    );
    story.up();
    assert_eq!(
        story.told(),
        [
            "3 association-lost [] at 5000 awake, 0 asleep, wall 1005000",
            "4 route-gone [] at 5000 awake, 0 asleep, wall 1005000",
            "5 broker-lost [2, 5499] at 5500 awake, 0 asleep, wall 1005500",
            "6 suspended [60000] at 9500 awake, 60000 asleep, wall 1069500",
            "7 association-back [] at 9500 awake, 60000 asleep, wall 1069500",
            "8 route-back [] at 9500 awake, 60000 asleep, wall 1069500",
            "9 clock-stepped [-900000] at 10500 awake, 60000 asleep, wall 170500",
            "10 broker-back [] at 10500 awake, 60000 asleep, wall 170500",
        ]
    );
    assert_eq!(story.batches(), [[3, 4, 5, 6, 7, 8, 9, 10]]);
    // No receipt: again after 5 s, and then never again.
    story.wait(16_000);
    assert_eq!(story.batches(), [[3, 4, 5, 6, 7, 8, 9, 10]]);
    story.receipt(10);
    story.wait(30_000);
    assert_eq!(story.batches(), Vec::<Vec<u64>>::new());
    let through: Vec<_> = story.receipts.iter().map(|it| it.through).collect();
    assert_eq!(through, [2, 10]);
}

#[test]
fn dis_1_births_and_vitals_tell_how_the_device_stands() {
    let mut story = Story::begin(Start {
        expects_page: true,
        system: "6.12\nx".to_owned(),
        ..Start::default()
    });
    story.input(Input::Tick);
    story.input(Input::Page(PageInput::Opened(1)));
    story.input(Input::Probed(Readings {
        link: Some(true),
        route: Some(false),
        mains: Some(false),
        battery: Some(63),
        ..Readings::default()
    }));
    story.slept = 2_000;
    story.wait(1_000);
    story.up();
    story.wait(2_000);
    let read = |kind| {
        let mut published = story.published.iter();
        published.find(|(of, _)| *of == kind).unwrap().1.clone()
    };
    let birth: Birth = serde_json::from_slice(&read(Kind::Birth)).unwrap();
    assert_eq!(
        (birth.system.as_str(), birth.journal.as_str()),
        ("6.12 x", JOURNAL)
    );
    let vitals: Vitals = serde_json::from_slice(&read(Kind::Vitals)).unwrap();
    assert_eq!(
        (vitals.page(), vitals.network(), vitals.power()),
        (
            PageState::Alive,
            NetworkState::NoRoute,
            PowerSource::Battery
        )
    );
    assert_eq!((vitals.battery_percent, vitals.suspended_ms), (63, 2_000));
    assert_eq!(vitals.wireless_quality, 0);
    assert_eq!(
        (vitals.venue_heard_ms, vitals.coordinator_heard_ms),
        (1_000, 0)
    );
}

/// A cable that is loose a hundred times a second fills no disk.
#[test]
fn dis_1_a_flood_of_changes_is_bounded_and_counted() {
    let mut story = Story::begin(Start::default());
    story.input(Input::Tick);
    story.told();
    let link = |link| Readings {
        link: Some(link),
        ..Readings::default()
    };
    for turn in 0..1_000 {
        story.input(Input::Probed(link(turn % 2 == 0)));
    }
    let told = story.told();
    assert_eq!(told.len(), 120);
    story.wait(61_000);
    story.input(Input::Probed(link(true)));
    let told = story.told();
    assert!(told[0].contains("lines-withheld [879]"), "{told:?}");
    assert!(told[1].contains("link-up"), "{told:?}");
}
