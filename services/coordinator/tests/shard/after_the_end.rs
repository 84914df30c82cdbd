//! Incidents of games that are over: who comes back then, what a ruling can still put right, and games
//! that go on after all.

use crate::incidents::{code, resume};
use crate::kit::{Desk, Rules};

/// White's flag fell while his device was away.
fn flag_fell() -> Desk {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    desk
}

/// The Chief Arbiter rules on it: that the device is back, and since when, he has to know.
#[test]
fn dis_1_who_comes_back_after_his_flag_fell_is_noted() {
    let mut desk = flag_fell();
    desk.pass(20_000);
    assert_eq!(desk.incidents(false)[0].away, 1);
    desk.hello("madrid-1", "kiosk-w");
    let at = desk.now.game.0;
    for _ in 0..2 {
        let view = desk.incident(1);
        let brief = view.brief.unwrap();
        assert_eq!((brief.away, brief.stage.as_str()), (0, "connected-again"));
        let back = view.absences[0].back.unwrap();
        assert_eq!(back.at, at);
        assert_eq!(back.clocks.unwrap().white, 0);
        let seen = view.evidence.iter();
        assert_eq!(seen.filter(|line| line.saw == "seat-back").count(), 1);
        // Whoever comes again, or after a crash, was back already.
        desk.crash(1_000);
        desk.hello("madrid-1", "kiosk-w");
    }
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    assert_eq!(desk.incident(1).absences.len(), 1);
}
