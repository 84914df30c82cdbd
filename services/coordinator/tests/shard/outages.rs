//! The coordinator is killed: time is charged up to the last thing on record, and not beyond.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Input, SessionId, alive_slot};
use adoube_ledger::Ledger;
use adoube_proto::v1;
use adoube_tournament::board::command::Act;
use adoube_tournament::board::event::{Outage, Ruled};
use adoube_tournament::board::{Event, Phase, Record, Remedy};
use adoube_tournament::clock::Reading;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::evidence::{Birth, Observation, Why};
use adoube_tournament::incident::ruling::{ClocksAs, Deduct, RequestedRemedy};
use adoube_tournament::time::{Millis, Time};

use crate::evidence::Node;
use crate::incidents::resume;
use crate::kit::{self, Desk, Rules};

/// White's time at the beginning, milliseconds.
const BASE: u64 = 5_400_000;

fn mark(desk: &Desk) -> Option<Time> {
    let slot = desk.ledger.slot(&alive_slot("test")).unwrap()?;
    Some(Time(u64::from_be_bytes(slot.try_into().unwrap())))
}

/// When the last outage is said to have begun, and the clocks since.
fn outage(desk: &Desk) -> (Time, Reading) {
    let mut records = desk.records().into_iter().rev();
    records
        .find_map(|record| match record.event {
            Event::Outage(Outage { from, clocks, .. }) => Some((from, clocks)),
            _ => None,
        })
        .expect("an outage")
}

/// The coordinator is back on a disk that takes nothing yet, once or again: no time is charged for that either.
#[test]
fn dis_8_nothing_is_charged_for_an_outage_that_could_not_be_written_down_at_first() {
    for failures in 1..=3 {
        for fate in [kit::failed(), kit::unknown()] {
            let (mut desk, ..) = Desk::playing(&Rules::default());
            let started = desk.now.game;
            desk.pass(5_500);
            let alive = mark(&desk).unwrap_or_default().max(started);
            desk.slow = true;
            desk.crash(60_000);
            for _ in 0..failures {
                while desk.waiting() > 0 {
                    desk.misfortune(fate.clone());
                }
                desk.jump(10_000);
                desk.reload();
            }
            desk.write(usize::MAX);
            let (from, clocks) = outage(&desk);
            assert_eq!(from, alive, "{failures} {fate:?}");
            let left = clocks.remaining(Side::White).0;
            assert_eq!(left, BASE - alive.since(started).0, "{failures} {fate:?}");
        }
    }
}

#[test]
fn dis_8_clocks_are_charged_up_to_the_last_mark() {
    // how long the game had run; how long nobody was there
    for (ran, gap) in [
        (0, 1_000),
        (700, 60_000),
        (5_500, 60_000),
        (5_500, 3_600_000),
    ] {
        let (mut desk, ..) = Desk::playing(&Rules::default());
        let started = desk.now.game;
        desk.pass(ran);
        let alive = mark(&desk).unwrap_or_default().max(started);
        assert!(desk.now.game.since(alive).0 <= 1_250, "one mark a second");
        desk.crash(gap);
        let (from, clocks) = outage(&desk);
        assert_eq!(from, alive, "{ran} {gap}");
        assert_eq!(
            clocks.remaining(Side::White).0,
            BASE - alive.since(started).0
        );
        assert_eq!(
            (clocks.remaining(Side::Black).0, clocks.running),
            (BASE, None)
        );
        desk.pass(30_000);
        desk.hello("madrid-1", "kiosk-w");
        assert!(
            matches!(desk.board().phase(), Phase::Paused { .. }),
            "one is missing"
        );
        desk.pass(30_000);
        desk.hello("oslo-1", "kiosk-b");
        assert_eq!(*desk.board().phase(), Phase::Playing);
        assert_eq!(
            desk.board().reading(desk.now.game).remaining(Side::White),
            clocks.remaining(Side::White)
        );
        assert_eq!(
            desk.news()
                .iter()
                .filter(|words| words.ends_with("resumed"))
                .count(),
            2
        );
    }
}

/// DIS-1: who was away already when the coordinator was killed keeps his own incident: its last contact, what
/// ran since then, and the evidence that comes when his machine is back. The outage is Black's alone, however
/// often the coordinator dies, and also where it dies again before it has told of the outage.
#[test]
fn dis_1_a_silence_that_an_outage_cuts_into_keeps_its_contact_and_its_evidence() {
    for again in [None, Some(5), Some(0)] {
        let rules = Rules {
            disconnection: "clock = \"runs\"",
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        desk.pass(10_000);
        let contact = desk.now;
        desk.mute(white);
        desk.pass(40_000);
        desk.crash(30_000);
        if let Some(after) = again {
            desk.pass(after);
            desk.crash(10_000);
        }
        let mut node = Node::opens(&mut desk);
        desk.pass(5_000);
        node.boot = "d2";
        let (birth, booted) = (Birth::NewBoot, desk.now.real - 2_000);
        node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
        desk.hello("madrid-1", "kiosk-w2");
        node.journal(&mut desk, booted, Observation::Booted, true);
        desk.hello("oslo-1", "kiosk-b");
        desk.pass(2_000);
        let view = desk.incident(1);
        let [absence] = &view.absences[..] else {
            panic!("{:?}", view.absences);
        };
        let told = absence.contact.unwrap().at;
        assert!(told.abs_diff(contact.game.0) <= 1_000, "{told}");
        assert!(absence.white_ran.abs_diff(40_000) <= 2_000, "{absence:?}");
        let (cause, lines) = desk.cause(1);
        assert_eq!(cause, "device-restarted (likely)", "{lines:?}");
        for line in ["booted", "outage"] {
            assert!(lines.contains(&line.to_owned()), "{line}: {lines:?}");
        }
        let seats = desk.incident(2).absences.into_iter();
        let seats: Vec<i32> = seats.map(|absence| absence.side).collect();
        assert_eq!(seats, [i32::from(v1::Side::Black)]);
        let (cause, lines) = desk.cause(2);
        assert_eq!(cause, "coordinator-outage (likely)");
        assert!(!lines.contains(&"booted".to_owned()), "{lines:?}");
        assert_eq!(desk.incidents(true).len(), 2, "{again:?}");
    }
}

/// Black's machine is started anew twelve seconds after it was heard last, as its venue and its journal tell.
fn black_is_started_anew(desk: &mut Desk, oslo: &mut Node) {
    desk.pass(3_000);
    let span = Millis(3_000);
    oslo.sees(desk, "oslo-1", Observation::DeviceSilent { span });
    desk.pass(9_000);
    oslo.boot = "d2";
    let (birth, booted) = (Birth::NewBoot, desk.now.real - 2_000);
    oslo.sees(desk, "oslo-1", Observation::DeviceBorn { birth });
    oslo.journal(desk, booted, Observation::Booted, true);
    desk.hello("oslo-1", "kiosk-b2");
    desk.pass(2_000);
}

/// An outage of six seconds, after which both devices are back at once; their links.
fn outage_of_six_seconds(desk: &mut Desk, stands_still: bool) -> (Node, [SessionId; 2]) {
    desk.pass(10_000);
    let began = desk.now.real;
    if stands_still {
        desk.stand_still(6_000);
    } else {
        desk.crash(6_000);
    }
    let mut oslo = Node::opens_in("oslo", desk);
    let (why, heard) = (Why::Silent, Millis(3_000));
    let acked = heard;
    let lost = Observation::PlayLinkLost { why, heard, acked };
    oslo.journal(desk, began + 3_000, lost, true);
    let links = [("madrid-1", "kiosk-w"), ("oslo-1", "kiosk-b")];
    let links = links.map(|(device, instance)| desk.hello(device, instance));
    (oslo, links)
}

/// DIS-1, DIS-8: both devices fail a few seconds after they were back from an outage of the coordinator, each
/// by itself. Each is an incident of its own, with its own cause and one player away, whose time alone is
/// deducted; the outage keeps its cause, as sure as it was, whether the coordinator was killed or stood still.
#[test]
fn dis_1_dis_8_a_device_that_fails_after_an_outage_is_an_incident_of_its_own() {
    for (stands_still, after) in [(false, 5_000), (false, 8_000), (true, 2_000), (true, 8_000)] {
        let story = format!("stood still: {stands_still}, {after} ms later");
        let (mut desk, ..) = Desk::playing(&Rules::default());
        let (mut oslo, [white, black]) = outage_of_six_seconds(&mut desk, stands_still);
        desk.pass(after);
        let outage = desk.incident(1);
        assert_eq!(desk.cause(1).0, "coordinator-outage (certain)", "{story}");
        desk.mute(black);
        desk.pass(500);
        desk.close(white);
        black_is_started_anew(&mut desk, &mut oslo);
        let later = desk.incident(1);
        assert_eq!(desk.cause(1).0, "coordinator-outage (certain)", "{story}");
        assert_eq!(later.found, outage.found, "{story}");
        assert_eq!(later.absences, outage.absences, "{story}");
        assert_eq!(desk.cause(2).0, "unknown (unknown)", "{story}");
        assert_eq!(desk.cause(3).0, "device-restarted (likely)", "{story}");
        for (incident, side) in [(2, v1::Side::White), (3, v1::Side::Black)] {
            let absences = desk.incident(incident).absences;
            let sides: Vec<i32> = absences.iter().map(|absence| absence.side).collect();
            assert_eq!(sides, [i32::from(side)], "{story}");
        }
        assert_eq!(desk.incidents(true).len(), 3, "{story}");
        let deducting = Request {
            remedy: RequestedRemedy::Resume {
                clocks: ClocksAs::LastContact,
                deduct: Deduct {
                    time: Millis(60_000),
                    from: Some(BySide {
                        white: false,
                        black: true,
                    }),
                },
                add: BySide::both(Millis::ZERO),
            },
            ..resume(0)
        };
        desk.rules_on("chief", 3, deducting).unwrap();
        let taken = |record: &Record| match &record.event {
            Event::Ruled(Ruled {
                remedy: Remedy::Resume { basis, .. },
                ..
            }) => Some(basis.deducted),
            _ => None,
        };
        let taken = desk.records().iter().rev().find_map(taken);
        assert_eq!(
            taken,
            Some(BySide::new(Millis::ZERO, Millis(60_000))),
            "{story}"
        );
    }
}

/// DIS-4, DIS-8: an outage took both players away. Whose time is deducted is named; it comes off the clock as
/// it stood at the moment asked for, a further ruling takes the place of the first, and the record says whose.
#[test]
fn dis_4_dis_8_whose_time_is_deducted_after_an_outage_is_named() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    outage_of_six_seconds(&mut desk, false);
    desk.pass(5_000);
    let deducting = |from, after| Request {
        remedy: RequestedRemedy::Resume {
            clocks: ClocksAs::LastContact,
            deduct: Deduct {
                time: Millis(60_000),
                from,
            },
            add: BySide::both(Millis::ZERO),
        },
        ..resume(after)
    };
    let nobody = desk.rules_on("chief", 1, deducting(None, 0));
    assert_eq!(
        nobody.unwrap_err().to_string(),
        "Both players of board 1.1 were disconnected: whose time is deducted?"
    );
    assert!(desk.incident(1).rulings.is_empty());

    let mut whole = None;
    for (after, from, whom, taken) in [
        (0, BySide::new(false, true), "Black", [0, 60_000]),
        (1, BySide::new(true, true), "both", [60_000, 60_000]),
        (2, BySide::new(true, false), "White", [60_000, 0]),
    ] {
        desk.rules_on("chief", 1, deducting(Some(from), after))
            .unwrap();
        desk.crash(1_000);
        let ruling = desk.incident(1).rulings.pop().unwrap();
        let wished = format!(
            "all the time lost since the last contact given back, 0:01:00 deducted from {whom}"
        );
        assert_eq!(ruling.wished, wished);
        let basis = ruling.boards[0].basis.clone().unwrap();
        let sides = [basis.white.unwrap(), basis.black.unwrap()];
        assert_eq!(sides.each_ref().map(|side| side.deducted), taken, "{whom}");
        let set = sides.each_ref().map(|side| side.set);
        let reading = desk.board().reading(desk.now.game);
        assert_eq!(
            Side::ALL.map(|side| reading.remaining(side).0),
            set,
            "{whom}"
        );
        let before: [u64; 2] = std::array::from_fn(|index| set[index] + taken[index]);
        assert_eq!(*whole.get_or_insert(before), before, "{whom}");
    }
}

/// DIS-1: the agent is started anew before its silence is noticed, so the first to hear of it is the outage's
/// incident: once there is one for the silence, the outage is as sure again as it was.
#[test]
fn dis_1_a_restart_that_is_told_before_its_silence_is_noticed_does_not_weaken_an_outage() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let (mut oslo, [_, black]) = outage_of_six_seconds(&mut desk, false);
    desk.pass(10_000);
    desk.mute(black);
    desk.pass(1_000);
    let birth = Birth::NewAgent;
    oslo.sees(&mut desk, "oslo-1", Observation::DeviceBorn { birth });
    let started = desk.now.real - 500;
    oslo.journal(&mut desk, started, Observation::AgentStarted, true);
    desk.pass(500);
    assert_eq!(desk.cause(1).0, "coordinator-outage (likely)");
    desk.pass(4_000);
    assert_eq!(desk.cause(1).0, "coordinator-outage (certain)");
    assert_eq!(desk.cause(2).0, "agent-restarted (likely)");
}

/// DIS-8: a link that waited while nobody served, and ends once it was heard, is no silence of its own: its
/// device comes by the next one.
#[test]
fn dis_8_a_link_that_was_over_when_it_was_heard_is_no_return_from_an_outage() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.pass(10_000);
    desk.stand_still(6_000);
    let stale = desk.hello("madrid-1", "kiosk-w");
    desk.hello("oslo-1", "kiosk-b");
    desk.pass(100);
    desk.close(stale);
    desk.pass(500);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(3_000);
    assert_eq!(desk.incidents(true).len(), 1);
    assert_eq!(desk.cause(1).0, "coordinator-outage (likely)");
}

/// A record may be younger than the mark.
#[test]
fn dis_8_clocks_are_charged_up_to_the_last_record() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.pass(3_000);
    desk.jump(600);
    desk.play(white, "e2e4");
    let moved = desk.now.game;
    desk.crash(10_000);
    assert_eq!(outage(&desk).0, moved);
    assert_eq!(desk.board().ply(), 1);
}

/// After a stop that was asked for, time is charged up to it.
#[test]
fn a_stop_marks_its_own_instant() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.pass(3_100);
    let stopped = desk.now.game;
    desk.tell(Input::Stop);
    desk.pass(5_000);
    desk.crash(10_000);
    assert_eq!(outage(&desk).0, stopped);
}

/// While the ledger takes nothing the clocks stand, so a stop then marks nothing.
#[test]
fn a_stop_while_the_ledger_is_away_charges_nothing() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.pass(3_000);
    let before = mark(&desk).unwrap();
    desk.slow = true;
    desk.play(white, "e2e4");
    desk.misfortune(crate::kit::failed());
    desk.jump(60_000);
    desk.tell(Input::Stop);
    desk.write(usize::MAX);
    desk.slow = false;
    desk.crash(1_000);
    assert_eq!(outage(&desk).0, before);
}

/// No clock runs, no mark is written: nothing is written for boards that wait.
#[test]
fn no_mark_without_a_running_clock() {
    let mut desk = Desk::published(&Rules::default());
    desk.pass(5_000);
    assert_eq!(mark(&desk), None);
}

#[test]
fn dis_8_a_board_that_an_arbiter_paused_stays_paused() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.pass(2_000);
    let reason = "noise in the hall".to_owned();
    desk.rule(Act::Pause.because(reason)).unwrap();
    let clocks = desk.board().reading(desk.now.game);
    desk.crash(10_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.hello("oslo-1", "kiosk-b");
    desk.pass(10_000);
    assert!(matches!(desk.board().phase(), Phase::Paused { .. }));
    let reason = "it is quiet".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    let now = desk.board().reading(desk.now.game);
    assert_eq!(now.remaining(Side::White), clocks.remaining(Side::White));
}

/// Killed again and again, with nobody back in between: each time the same clocks.
#[test]
fn dis_8_many_outages_charge_no_more_than_one() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.pass(4_000);
    let alive = mark(&desk).unwrap();
    let first = {
        desk.crash(5_000);
        outage(&desk).1
    };
    for _ in 0..5 {
        desk.pass(2_000);
        desk.crash(5_000);
        assert_eq!(outage(&desk).1, first);
    }
    assert!(desk.now.game.since(alive).0 >= 30_000);
}

/// DIS-8, CLK-4: a coordinator that stands still (its process is stopped, its machine sleeps) is as good
/// as down: no time runs, and no flag falls that nobody could see.
#[test]
fn dis_8_clk_4_no_time_runs_while_the_coordinator_stands_still() {
    // how long it stood still: a little, and longer than White had time
    for gap in [2_500, 10_000, 2 * BASE] {
        let (mut desk, ..) = Desk::playing(&Rules::default());
        desk.pass(5_500);
        let (before, started) = (desk.now.game, BASE - 5_500);
        desk.stand_still(gap);
        let (from, clocks) = outage(&desk);
        assert_eq!(from, before, "{gap}");
        assert_eq!(clocks.remaining(Side::White).0, started, "{gap}");
        assert_eq!(desk.incidents(false).len(), 1, "{gap}");
        desk.pass(1_000);
        assert!(matches!(desk.board().phase(), Phase::Paused { .. }));
        desk.hello("madrid-1", "kiosk-w");
        desk.hello("oslo-1", "kiosk-b");
        desk.pass(2_000);
        assert!(matches!(desk.board().phase(), Phase::Playing), "{gap}");
        let left = desk.board().reading(desk.now.game).remaining(Side::White).0;
        assert_eq!(left, started - 2_000, "{gap}");
        let incidents = desk.incidents(false);
        assert_eq!(incidents.len(), 1, "{gap}");
        assert_eq!(incidents[0].stage().word(), "connected-again", "{gap}");
        assert_eq!(incidents[0].cause().word(), "coordinator-outage", "{gap}");
    }
}
