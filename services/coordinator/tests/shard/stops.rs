//! The stops of the clocks while a player was away, as his incident tells of them.

use adoube_proto::v1::{GivenBackView, Side};
use adoube_tournament::board::command::Act;

use crate::kit::{Desk, Rules, holding};

/// The stops that the first incident tells of: why, from when and until when, in milliseconds since the last contact.
fn told(desk: &mut Desk) -> Vec<(&'static str, u64, u64)> {
    let absence = desk.incident(1).absences.swap_remove(0);
    let contact = absence.contact.unwrap().at;
    let stops = absence.stops.into_iter().map(|stop| {
        let cause = stop.paused.unwrap().cause().word();
        let until = stop.until.saturating_sub(contact);
        (cause, stop.from.saturating_sub(contact), until)
    });
    stops.collect()
}

/// CLK-5, CLK-6, DIS-2: where an event stops the clock of who is away, and where an arbiter does, it stands with the
/// silence from when to when and why, over a crash too; what came before or after does not.
#[test]
fn dis_2_clk_6_the_stops_of_the_clocks_stand_with_a_silence() {
    for (disconnection, suspended) in [("clock = \"suspended\"", true), ("clock = \"runs\"", false)]
    {
        let rules = Rules {
            disconnection,
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        let reason = || "a fire alarm".to_owned();
        let pause = || Act::Pause.because(reason());
        let go_on = || Act::Resume.because(reason());
        desk.rule(pause()).unwrap();
        desk.pass(2_000);
        desk.rule(go_on()).unwrap();
        desk.pass(5_000);
        desk.close(white);
        desk.pass(4_000);
        let noticed = told(&mut desk);
        assert_eq!(noticed.len(), usize::from(suspended), "{noticed:?}");
        desk.rule(pause()).unwrap();
        desk.pass(6_000);
        desk.hello("madrid-1", "kiosk-w");
        desk.pass(1_000);
        desk.rule(go_on()).unwrap();
        desk.pass(3_000);
        desk.rule(pause()).unwrap();
        let stops = told(&mut desk);
        let (by_event, by_arbiter) = stops.split_at(usize::from(suspended));
        let absence = desk.incident(1).absences.swap_remove(0);
        let [contact, detected] = [absence.contact, absence.detected].map(|at| at.unwrap().at);
        for stop in by_event {
            assert_eq!(*stop, ("silence", detected - contact, 4_000));
        }
        let [(cause, from, until)] = by_arbiter else {
            panic!("{stops:?}");
        };
        assert_eq!((*cause, *from, *until), ("arbiter", 4_000, 11_000));
        let arbiter = absence.stops.last().unwrap().paused.clone().unwrap();
        assert_eq!(arbiter.reason, reason());
        assert_eq!(arbiter.by, "Official chief");
        desk.crash(1_000);
        assert_eq!(told(&mut desk), stops);
    }
}

/// CLK-6: so does a hold, of the event in which the clock of who is away runs on.
#[test]
fn clk_6_a_hold_stands_with_a_silence() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.pass(5_000);
    desk.close(white);
    desk.pass(4_000);
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    desk.pass(6_000);
    desk.ask("chief", holding(1, None, 2, true)).unwrap();
    desk.pass(2_000);
    assert_eq!(told(&mut desk), [("hold", 4_000, 10_000)]);
}

/// DIS-2, DIS-3: what ran until the silence was noticed and was given back at once stands with the stop, and is in no
/// sum of what ran; what was charged stands in the sum.
#[test]
fn dis_2_dis_3_what_was_given_back_at_once_stands_with_the_stop() {
    for (disconnection, free) in [
        ("clock = \"suspended\"\ncharge = \"nothing\"", true),
        ("clock = \"suspended\"\ncharge = \"until-detection\"", false),
    ] {
        let rules = Rules {
            disconnection,
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        desk.pass(10_000);
        desk.mute(white);
        desk.pass(4_000);
        let absence = desk.incident(1).absences.swap_remove(0);
        let [contact, detected] = [absence.contact, absence.detected].map(|at| at.unwrap());
        let ran = detected.at - contact.at;
        let shown = [contact, detected].map(|moment| moment.clocks.unwrap().white);
        let less = if free { 0 } else { ran };
        assert_eq!((ran, shown[0] - shown[1]), (3_000, less));
        let whole = GivenBackView {
            side: Side::White.into(),
            from: contact.at,
            until: detected.at,
        };
        let told = absence.stops[0].given_back;
        assert_eq!(told, free.then_some(whole), "{disconnection}");
        assert_eq!(absence.white_ran, less, "{disconnection}");
    }
}
