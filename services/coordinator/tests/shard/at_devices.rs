//! A page that an official locks stands in its board's record, and officials alone read it there.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_coordinator::shard::{Input, StreamId};
use adoube_proto::v1::board_event::Event as Wire;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::{AtDevice, DeviceNote, Event, Options, Order, PremoveUse, Ran};
use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight};
use fastrand::Rng;

use crate::kit::Desk;
use crate::premoves::RULES;

/// A venue's node, which numbers what it reports.
pub(crate) struct Node {
    stream: StreamId,
    venue: &'static str,
    number: u64,
}

impl Node {
    pub(crate) fn opens(desk: &mut Desk, venue: &'static str) -> Self {
        let stream = desk.venue(venue);
        Self {
            stream,
            venue,
            number: 0,
        }
    }

    /// What became of an order, seen so long ago.
    fn tells(
        &mut self,
        desk: &mut Desk,
        device: &str,
        (what, fate, id): (&str, &str, &str),
        ago: u64,
    ) {
        self.number += 1;
        let report = order(self.number, device, (what, fate, id), desk.now.game.0 - ago);
        self.sends(desk, report);
    }

    /// A line of the journal of Madrid's first device, which it wrote so long ago: whether it was prevented, and how
    /// often it came.
    pub(crate) fn breach(&mut self, desk: &mut Desk, line: u64, figures: [i64; 2], ago: u64) {
        let detail = "/tmp/x\u{1b}was\nstarted";
        self.writes(desk, line, ("breach", &figures, detail), ago);
    }

    pub(crate) fn writes(
        &mut self,
        desk: &mut Desk,
        line: u64,
        (word, figures, detail): (&str, &[i64], &str),
        ago: u64,
    ) {
        self.number += 1;
        let at = desk.now.game.0 - ago;
        let offset = |ms, error_ms| Some(Offset { ms, error_ms });
        let report = Report {
            // The device's clock is a second behind the venue's.
            offset: offset(60_000, 4),
            device_offset: offset(1_000, 3),
            what: ReportKind::Journal(JournalLine {
                device: "madrid-1".parse().unwrap(),
                session: 1,
                journal: "j".to_owned(),
                number: line,
                boot_id: "device".to_owned(),
                monotonic_ms: at - 61_000,
                suspended_ms: 0,
                wall_ms: 0,
                saw: Sight::from_parts(word, figures),
                detail: detail.to_owned(),
            }),
            ..order(self.number, "madrid-1", ("lock", "done", "-"), at)
        };
        self.sends(desk, report);
    }

    fn sends(&self, desk: &mut Desk, report: Report) {
        let venue = self.venue.parse().unwrap();
        desk.tell(Input::VenueReported(self.stream, venue, Box::new(report)));
    }
}

/// The venue's clock is a minute behind coordinator time.
fn order(number: u64, device: &str, (what, fate, id): (&str, &str, &str), at: u64) -> Report {
    let text = if what == "lock" { "please wait" } else { "" };
    Report {
        number,
        boot_id: "boot".to_owned(),
        monotonic_ms: at - 60_000,
        wall_ms: 0,
        offset: Some(Offset {
            ms: 60_000,
            error_ms: 4,
        }),
        device_offset: None,
        saw: Vec::new(),
        what: ReportKind::Order {
            id: id.to_owned(),
            device: device.parse().unwrap(),
            what: what.to_owned(),
            fate: fate.to_owned(),
            by: "lta-madrid".to_owned(),
            role: "lta".to_owned(),
            detail: "shown".to_owned(),
            text: text.to_owned(),
        },
    }
}

pub(crate) fn notes(desk: &Desk) -> Vec<DeviceNote> {
    let records = desk.records().into_iter();
    let notes = records.filter_map(|record| match record.event {
        Event::DeviceNoted(note) => Some(*note),
        _ => None,
    });
    notes.collect()
}

/// What an official is told who begins to watch: whose page is locked, and whose devices had breaches.
fn stands(desk: &Desk) -> ([bool; 2], [u32; 2]) {
    let names = PlayerNames::default();
    let view = views::board_view(desk.board(), &names, desk.now.game);
    (
        [view.white_page_locked, view.black_page_locked],
        [view.white_breaches, view.black_breaches],
    )
}

fn told(said: &[String], who: &str) -> Vec<String> {
    let prefix = format!("{who}: ");
    let told = said.iter().filter_map(|words| words.strip_prefix(&prefix));
    let told = told.filter(|words| !words.starts_with("pulse"));
    told.map(str::to_owned).collect()
}

#[test]
fn ven_3_a_locked_device_is_in_its_boards_record_with_whose_clock_ran() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.pass(10_000);
    let from = desk.now.game;
    // What only was ordered leaves the page as it is.
    madrid.tells(&mut desk, "madrid-1", ("lock", "waiting", "a"), 0);
    madrid.tells(&mut desk, "madrid-1", ("lock", "delivered", "a"), 0);
    assert_eq!(notes(&desk), []);
    madrid.tells(&mut desk, "madrid-1", ("lock", "done", "a"), 0);
    desk.pass(20_000);
    desk.play(white, "e2e4");
    desk.pass(5_000);
    // The uplink was down when it was opened.
    madrid.tells(&mut desk, "madrid-1", ("unlock", "done", "b"), 2_000);
    let [locked, opened] = notes(&desk).try_into().unwrap();
    assert_eq!((locked.side, locked.when.at), (Side::White, from));
    assert_eq!(locked.when.error, Some(Millis(4)));
    let AtDevice::Locked { by, text } = locked.what else {
        panic!("{locked:?}");
    };
    assert_eq!(
        (by.unwrap().0.as_str(), &*text),
        ("lta-madrid", "please wait")
    );
    let AtDevice::Opened { since, ran, .. } = opened.what else {
        panic!("{opened:?}");
    };
    assert_eq!(opened.when.at, from + Millis(23_000));
    let known = Ran::Known(BySide::new(Millis(20_000), Millis(3_000)));
    assert_eq!((since, ran), (from, known));
    let record = desk.records().pop().unwrap();
    assert_eq!(record.actor, Actor::Venue("madrid".parse().unwrap()));
    let names = PlayerNames::default();
    let shown = views::for_official(desk.board(), &record, &names);
    assert_eq!((&*shown.by, shown.office().word()), ("lta-madrid", "lta"));
}

/// VEN-2, VEN-4: what the event forbids stands on the game's timeline by the device's own clock, each line once, though it
/// comes after the uplink was down.
#[test]
fn ven_4_what_the_event_forbids_is_in_the_boards_record_by_the_devices_clock() {
    let (mut desk, ..) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.pass(60_000);
    let now = desk.now.game.0;
    madrid.breach(&mut desk, 1, [0, 1], 20_000);
    madrid.breach(&mut desk, 2, [0, 30], 10_000);
    // The device sends what has no receipt, and its venue numbers it anew.
    desk.allow_repeats(1);
    madrid.breach(&mut desk, 2, [0, 30], 10_000);
    let [first, again] = notes(&desk).try_into().unwrap();
    assert_eq!(
        (first.side, first.when.at),
        (Side::White, Time(now - 20_000))
    );
    assert_eq!(first.when.error, Some(Millis(7)));
    assert_eq!(again.when.at, Time(now - 10_000));
    let AtDevice::Forbidden(forbidden) = again.what else {
        panic!("{again:?}");
    };
    assert_eq!(forbidden.what, "/tmp/x was started");
    assert_eq!((forbidden.prevented, forbidden.times), (false, 30));
    assert_eq!((forbidden.first, forbidden.since), (1, first.when.at));
    let mut oslo = Node::opens(&mut desk, "oslo");
    oslo.breach(&mut desk, 3, [0, 1], 0);
    assert_eq!(notes(&desk).len(), 2, "another venue's device");
}

#[test]
fn ven_3_a_lock_is_told_to_officials_and_to_no_player() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.watch("chief", 1);
    desk.said();
    madrid.tells(&mut desk, "madrid-1", ("lock", "done", "a"), 0);
    let said = desk.said();
    assert_eq!(told(&said, "chief"), ["board 1.1 #6 playing 0"]);
    for player in ["madrid-1", "oslo-1"] {
        assert!(told(&said, player).is_empty(), "{player} learns of it");
    }
    desk.play(white, "e2e4");
    let said = desk.said();
    assert_eq!(
        told(&said, "madrid-1"),
        ["#6 unseen", "#7 moved 1 e2e4", "answer #7"]
    );
    assert_eq!(told(&said, "oslo-1"), ["#6 unseen", "#7 moved 1 e2e4"]);
    // A link that opens anew reads the record from the ledger, and no more of it.
    desk.close(white);
    desk.hello_with("madrid-1", "kiosk-w", None);
    assert_eq!(desk.seen("madrid-1")[&6], "#6 unseen");
}

/// The coordinator dies when the board has it and the venue's stream does not: the venue tells it again.
#[test]
fn ven_3_a_lock_is_noted_once_over_a_crash_and_a_report_that_comes_again() {
    let (mut desk, ..) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.slow = true;
    let at = desk.now.game.0;
    let report = order(1, "madrid-1", ("lock", "done", "a"), at);
    madrid.sends(&mut desk, report.clone());
    assert_eq!(desk.waiting(), 2);
    desk.write(1);
    desk.crash(1_000);
    desk.slow = false;
    assert_eq!((notes(&desk).len(), desk.reports("madrid").len()), (1, 0));
    madrid = Node::opens(&mut desk, "madrid");
    madrid.sends(&mut desk, report.clone());
    madrid.sends(&mut desk, report);
    assert_eq!((notes(&desk).len(), desk.reports("madrid").len()), (1, 1));
}

/// The venue has its receipt at once and tells nothing again: what the board waits for holds no note back. A move that
/// comes late and was stamped before the flag counts all the same.
#[test]
fn ven_3_a_lock_that_comes_as_a_flag_is_decided_is_in_the_record_at_once() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    let flag = desk.board().clock().flag_time().unwrap();
    desk.jump(flag.since(desk.now.game).0 + 5);
    madrid.tells(&mut desk, "madrid-1", ("lock", "done", "a"), 10);
    assert_eq!((notes(&desk).len(), desk.reports("madrid").len()), (1, 1));
    let order = desk.moving("e2e4");
    desk.order_at(white, order, flag - Millis(1));
    desk.pass(1_000);
    assert!(!desk.board().is_finished(), "the move was made in time");
    assert_eq!(desk.board().ply(), 1);
}

#[test]
fn ven_3_a_venue_speaks_of_its_own_devices_only() {
    let (mut desk, ..) = Desk::playing(&RULES);
    let mut oslo = Node::opens(&mut desk, "oslo");
    oslo.tells(&mut desk, "madrid-1", ("lock", "done", "a"), 0);
    assert_eq!(notes(&desk), []);
}

/// After its game a device is locked for nobody's game: what is told late of before is.
#[test]
fn ven_3_a_lock_belongs_to_the_game_that_was_played_then() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.pass(10_000);
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.pass(10_000);
    madrid.tells(&mut desk, "madrid-1", ("lock", "done", "after"), 0);
    assert_eq!(notes(&desk), []);
    madrid.tells(&mut desk, "madrid-1", ("lock", "done", "before"), 15_000);
    madrid.tells(&mut desk, "madrid-1", ("unlock", "done", "b"), 12_000);
    let opened = notes(&desk).pop().unwrap();
    let AtDevice::Opened { ran, .. } = opened.what else {
        panic!("{opened:?}");
    };
    assert_eq!(ran, Ran::Known(BySide::new(Millis(3_000), Millis(0))));
    assert!(opened.when.at < Time(desk.now.game.0 - 11_000));
}

/// Whatever happens at the boards and to the links: no seat is sent anything for it, live or when it comes back, and every
/// official is.
#[test]
fn ven_3_no_seats_view_ever_carries_what_befell_a_device() {
    let mut noted = 0;
    for seed in 1..=40 {
        let (desk, moves) = any_story(seed);
        noted += notes(&desk).len();
        assert!(moves > 0, "seed {seed}");
        let last = desk.board().sequence();
        for device in ["madrid-1", "oslo-1"] {
            let seen = desk.seen(device);
            let leaked = seen.values().find(|words| words.contains(" device "));
            assert_eq!(leaked, None, "seed {seed}, {device}");
            assert!(seen.keys().copied().eq(1..=last), "seed {seed}: a gap");
        }
        let names = PlayerNames::default();
        for record in desk.records() {
            let is_note = matches!(record.event, Event::DeviceNoted(_));
            let carries = |event: &adoube_proto::v1::BoardEvent| {
                matches!(event.event, Some(Wire::DeviceNoted(_)))
            };
            let shown = views::for_official(desk.board(), &record, &names);
            assert_eq!(carries(&shown), is_note, "seed {seed}");
        }
    }
    assert!(noted > 200, "only {noted} notes");
}

/// Moves, premoves, locks and links as chance has it; in the end both are there. With how many moves.
fn any_story(seed: u64) -> (Desk, usize) {
    let mut chance = Rng::with_seed(seed);
    let (mut desk, white, black) = Desk::playing(&RULES);
    let devices = ["madrid-1", "oslo-1"];
    let mut links = [white, black];
    let mut nodes = ["madrid", "oslo"].map(|venue| Node::opens(&mut desk, venue));
    let on = Options {
        premove: PremoveUse::AtOnce,
        ..Options::default()
    };
    let mut moves = 0;
    for step in 0..40 {
        let at = chance.usize(0..2);
        match chance.u8(0..9) {
            0..=2 => {
                let uci = desk.board().line().position().legal_moves()[0].to_string();
                desk.play(links[moves % 2], &uci);
                moves += 1;
            }
            3 => {
                desk.order(links[at], Order::Player(PlayerOrder::SetOptions(on)));
            }
            4 | 5 => {
                let id = step.to_string();
                nodes[at].tells(&mut desk, devices[at], ("lock", "done", &id), 0);
            }
            6 => nodes[at].tells(&mut desk, devices[at], ("unlock", "done", "x"), 0),
            7 => nodes[0].breach(&mut desk, step + 1, [1, 1], 0),
            _ => {
                desk.close(links[at]);
                links[at] = desk.hello(devices[at], "kiosk-again");
            }
        }
        desk.pass(500);
    }
    desk.play(links[moves % 2], &{
        let next = desk.board().line().position().legal_moves()[0];
        next.to_string()
    });
    (desk, moves + 1)
}

/// VEN-2: what the event's rules did to the page stands beside who opened it again.
#[test]
fn ven_2_a_page_that_a_breach_locked_is_told_as_such_with_who_opened_it() {
    let (mut desk, ..) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.pass(10_000);
    madrid.breach(&mut desk, 1, [1, 1], 0);
    madrid.writes(&mut desk, 2, ("page-locked", &[], "/tmp/x was started"), 0);
    // Sent again for want of a receipt.
    desk.allow_repeats(1);
    madrid.writes(&mut desk, 2, ("page-locked", &[], "/tmp/x was started"), 0);
    desk.pass(20_000);
    assert_eq!(stands(&desk), ([true, false], [1, 0]));
    madrid.tells(&mut desk, "madrid-1", ("unlock", "done", "b"), 0);
    assert_eq!(
        stands(&desk),
        ([false, false], [1, 0]),
        "what happened stays"
    );
    let [_, locked, opened] = notes(&desk).try_into().unwrap();
    let text = "/tmp/x was started".to_owned();
    assert_eq!(locked.what, AtDevice::LockedForBreach { text });
    let AtDevice::Opened { by, ran, .. } = opened.what else {
        panic!("{:?}", opened.what);
    };
    assert_eq!(by.unwrap().0.as_str(), "lta-madrid");
    assert_eq!(ran, Ran::Known(BySide::new(Millis(20_000), Millis(0))));
}
