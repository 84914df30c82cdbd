//! What an LCA signs with the check of a device: the report of its lock (O 18.5).

use adoube_chess::Side;
use adoube_coordinator::shard::{Failure, Input, Intent, Reply, ShardRequest, StreamId};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{Act, RecordCheck, WaiveChecks};
use adoube_tournament::board::{AtDevice, CheckKind, DeviceNote, Event, Order, Record, SignOff};
use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight};

use crate::before::{PROFILE, give, lock, locked, tell};
use crate::kit::{Desk, FIRST, Rules, command};

/// The journal of Madrid's first device, as its venue brings it.
pub(crate) struct Journal {
    stream: StreamId,
    line: u64,
}

impl Journal {
    pub(crate) const fn of(stream: StreamId) -> Self {
        Self { stream, line: 0 }
    }

    /// A line that the device wrote now, whose clock is a minute behind.
    pub(crate) fn says(&mut self, desk: &mut Desk, word: &str, figures: &[i64], detail: &str) {
        self.line += 1;
        let offset = |ms| Some(Offset { ms, error_ms: 4 });
        let now = desk.now.game.0;
        let report = Report {
            number: self.line,
            boot_id: "node".to_owned(),
            monotonic_ms: now,
            wall_ms: 0,
            offset: offset(0),
            device_offset: offset(60_000),
            saw: Vec::new(),
            what: ReportKind::Journal(JournalLine {
                device: "madrid-1".parse().unwrap(),
                session: 1,
                journal: "j".to_owned(),
                number: self.line,
                boot_id: "device".to_owned(),
                monotonic_ms: now - 60_000,
                suspended_ms: 0,
                wall_ms: 7,
                saw: Sight::from_parts(word, figures),
                detail: detail.to_owned(),
            }),
        };
        let venue = "madrid".parse().unwrap();
        desk.tell(Input::VenueReported(self.stream, venue, Box::new(report)));
    }

    /// Two layers were tried, of which these do not hold.
    pub(crate) fn proves(&mut self, desk: &mut Desk, digest: &str, profile: &str, unmet: &[&str]) {
        for layer in ["programs", "usb"] {
            let holds = i64::from(!unmet.contains(&layer));
            let detail = format!("{layer}: runs x: refused");
            self.says(desk, "lock-layer", &[1, 1, holds, 2, 1 - holds], &detail);
        }
        let unmet = i64::try_from(unmet.len()).unwrap();
        let detail = format!("{digest} {profile}");
        self.says(desk, "lock-check", &[2, unmet], &detail);
    }
}

fn digest(of: char) -> String {
    of.to_string().repeat(64)
}

fn passes(sign: SignOff) -> Order {
    Order::from(Act::RecordCheck(RecordCheck {
        side: Side::White,
        kind: CheckKind::Device,
        passed: true,
        note: String::new(),
        sign,
    }))
}

fn fails() -> Order {
    let (side, kind) = (Side::White, CheckKind::Device);
    let (note, sign) = (String::new(), SignOff::Latest);
    Order::from(Act::RecordCheck(RecordCheck {
        side,
        kind,
        passed: false,
        note,
        sign,
    }))
}

fn signed(desk: &Desk) -> Vec<(Record, DeviceNote)> {
    let records = desk.records().into_iter();
    let notes = records.filter_map(|record| match record.event.clone() {
        Event::DeviceNoted(note) if matches!(note.what, AtDevice::Signed(_)) => {
            Some((record, *note))
        }
        _ => None,
    });
    notes.collect()
}

/// An event that names no profile: what was not proved is not signed, and the check stands without.
#[test]
fn evt_4_the_report_that_was_signed_stands_in_the_record_with_who_signed_it() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    let mut journal = Journal::of(desk.venue("madrid"));
    give(&mut desk, "lca-madrid", passes(SignOff::Latest)).unwrap();
    assert_eq!(signed(&desk), []);
    give(&mut desk, "lca-madrid", fails()).unwrap();

    let made = desk.now.game;
    journal.proves(&mut desk, &digest('a'), PROFILE, &["usb"]);
    desk.pass(90_000);
    let named = SignOff::Named(digest('a'));
    give(&mut desk, "lca-madrid", passes(named)).unwrap();
    let [(record, note)] = signed(&desk).try_into().unwrap();
    let lca = Actor::official("lca-madrid".parse().unwrap(), Role::Lca);
    assert_eq!(record.actor, lca);
    assert_eq!((note.side, note.device.as_str()), (Side::White, "madrid-1"));
    assert_eq!((note.when.at, note.when.error), (made, Some(Millis(8))));
    assert_eq!(note.source, "j 3");
    let AtDevice::Signed(report) = note.what else {
        panic!("{:?}", note.what);
    };
    assert_eq!(
        (report.digest, report.boot_id.as_str()),
        (digest('a'), "device")
    );
    let unmet = |it: &adoube_tournament::venue::TriedLayer| (it.holds, it.how.clone());
    let layers: Vec<_> = report.layers.iter().map(unmet).collect();
    let how = || "runs x: refused".to_owned();
    assert_eq!(layers, [(true, how()), (false, how())]);

    // It outlives the coordinator, as every record does; and what is failed is not signed.
    desk.crash(1_000);
    assert_eq!(signed(&desk).len(), 1);
    give(&mut desk, "lca-madrid", fails()).unwrap();
    assert_eq!(signed(&desk).len(), 1);
}

/// O 16.7, O 18.5: what a device says of its lock is not enough where the event names a profile.
#[test]
fn evt_4_a_device_of_which_no_layer_was_tried_does_not_pass() {
    let (mut desk, ..) = Desk::playing(&locked());
    let madrid = desk.venue("madrid");
    let mut journal = Journal::of(madrid);
    let held = lock(PROFILE, "engaged", &[]);
    tell(&mut desk, madrid, "madrid-1", "ready", held);
    let refused = |desk: &mut Desk, sign| {
        let failure = give(desk, "lca-madrid", passes(sign)).unwrap_err();
        assert_eq!(failure.code(), "against-regulations");
        failure.to_string()
    };
    let expect = |desk: &mut Desk, sign, why: &str| {
        let said = refused(desk, sign);
        assert!(said.contains(why), "{said}");
    };
    expect(&mut desk, SignOff::Latest, "not tried since it was locked");
    journal.proves(&mut desk, &digest('a'), PROFILE, &["usb"]);
    expect(&mut desk, SignOff::Latest, "tried and do not hold: usb");
    journal.proves(&mut desk, &digest('b'), &digest('2'), &[]);
    expect(&mut desk, SignOff::Latest, "for another profile");
    journal.proves(&mut desk, &digest('c'), PROFILE, &[]);
    expect(&mut desk, SignOff::Named(digest('a')), "not the latest");
    // Somebody let the machine go: what was true before is not signed.
    journal.says(&mut desk, "lockdown", &[0], "released");
    journal.says(&mut desk, "lockdown", &[1], "engaged");
    expect(&mut desk, SignOff::Latest, "not tried since it was locked");
    journal.proves(&mut desk, &digest('d'), PROFILE, &[]);
    give(&mut desk, "lca-madrid", passes(SignOff::Latest)).unwrap();
    assert_eq!(signed(&desk).len(), 1);
}

/// The uplink was down: what was signed at the wall comes before the device's journal, and waits for it.
#[test]
fn evt_4_a_sign_off_from_the_wall_waits_for_the_report_that_it_names() {
    let (mut desk, ..) = Desk::playing(&locked());
    let madrid = desk.venue("madrid");
    let held = lock(PROFILE, "engaged", &[]);
    tell(&mut desk, madrid, "madrid-1", "ready", held);
    let id = command(desk.number());
    let says = |desk: &mut Desk| -> Result<Reply, Failure> {
        let intent = Intent {
            venue: "madrid".parse().unwrap(),
            board: FIRST,
            id,
            order: passes(SignOff::Named(digest('a'))),
            void: None,
        };
        desk.ask("lca-madrid", ShardRequest::Intent(Box::new(intent)))
    };
    assert!(matches!(says(&mut desk), Err(Failure::Busy)));
    assert!(matches!(says(&mut desk), Err(Failure::Busy)));
    Journal::of(madrid).proves(&mut desk, &digest('a'), PROFILE, &[]);
    says(&mut desk).unwrap();
    assert_eq!(signed(&desk).len(), 1);
}

/// O 18.5: what was checked anew after it was signed is signed in its turn, and nothing twice; so it is where the Chief
/// Arbiter does without the checks.
#[test]
fn o_18_5_a_newer_report_of_a_device_that_passed_is_signed_and_the_same_one_is_not() {
    for waived in [false, true] {
        let rules = Rules {
            checks: true,
            ..Rules::default()
        };
        let (mut desk, ..) = Desk::playing(&rules);
        let mut journal = Journal::of(desk.venue("madrid"));
        let passes = |desk: &mut Desk| give(desk, "lca-madrid", passes(SignOff::Latest));
        journal.proves(&mut desk, &digest('a'), PROFILE, &[]);
        passes(&mut desk).unwrap();
        if waived {
            let (side, reason) = (Some(Side::White), "no time".to_owned());
            give(
                &mut desk,
                "chief",
                Act::WaiveChecks(WaiveChecks { side }).because(reason),
            )
            .unwrap();
        }
        assert_eq!(passes(&mut desk).unwrap_err().code(), "already-done");
        journal.proves(&mut desk, &digest('b'), PROFILE, &[]);
        passes(&mut desk).unwrap();
        assert_eq!(passes(&mut desk).unwrap_err().code(), "already-done");
        // What failed since passes by the same report, which is signed again.
        give(&mut desk, "lca-madrid", fails()).unwrap();
        passes(&mut desk).unwrap();
        let digests = signed(&desk).into_iter().map(|(_, note)| match note.what {
            AtDevice::Signed(report) => report.digest[..1].to_owned(),
            other => panic!("{other:?}"),
        });
        assert!(digests.eq(["a", "b", "b"]), "waived: {waived}");
        desk.crash(0);
        assert_eq!(passes(&mut desk).unwrap_err().code(), "already-done");
    }
}
