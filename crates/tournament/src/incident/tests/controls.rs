//! Time controls that are a slip of the hand, or make another kind of chess of a game.

use super::*;
use crate::incident::ruling::Offer;

/// DIS-6: nothing forbids them; who rules is asked about them before.
#[test]
fn dis_6_a_time_control_of_another_class_or_of_no_time_is_remarked_on() {
    let class = "another-class";
    let far = "far-shorter";
    for (played, typed, words) in [
        ("5400+30", "4500+30", &[][..]),
        ("5400+30", "3000+10", &[]),
        ("5400+30", "3000+9", &[class]),
        ("5400+30", "300+3", &[class, far]),
        ("5400+30", "1", &[class, far]),
        ("900+10", "600+5", &[]),
        ("900+10", "180+2", &[class]),
        ("300", "60", &[]),
        ("300", "1", &[far]),
    ] {
        let mut board = opened(FIRST, FlagWhileAway::ChiefArbiter, played);
        play(&mut board, Side::White, 10, "e2e4");
        let absences = [lose(&mut board, 12)];
        let offer = Offer {
            board: &board,
            absences: &absences,
            incident: 1,
            now: seconds(20),
            worked_out: seconds(20),
            start_in: Millis::ZERO,
        };
        let wish = Wish::Restart(Control::Typed(Arc::new(typed.parse().unwrap())));
        let offered = offer.of(&wish).unwrap();
        let told: Vec<_> = offered.remarks.iter().map(|remark| remark.word).collect();
        assert_eq!(told, words, "{typed} instead of {played}");
        let same = offer.of(&Wish::Restart(Control::Same)).unwrap();
        assert_eq!(same.remarks, [], "{played}");
    }
}
