//! Time controls that are a slip of the hand, or make another kind of chess of a game.

use adoube_chess::BySide;

use super::*;
use crate::board::Adjustment;
use crate::board::command::{Act, AdjustClock, CarryOut, PlayerOrder, RegainSeat, SystemOrder};
use crate::incident::ruling::{self, Offer, Offered};

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
        let remedy = RequestedRemedy::Restart(Control::Typed(Arc::new(typed.parse().unwrap())));
        let offered = offer.of(&remedy).unwrap();
        let told: Vec<_> = offered.remarks.iter().map(|remark| remark.word).collect();
        assert_eq!(told, words, "{typed} instead of {played}");
        let same = offer.of(&RequestedRemedy::Restart(Control::Same)).unwrap();
        assert_eq!(same.remarks, [], "{played}");
    }
}

/// A board of 3600+5 that was restarted again and again.
struct Restarts {
    board: Board,
    absences: Vec<Absence>,
    rulings: u32,
    at: u64,
}

impl Restarts {
    fn new() -> Self {
        let mut board = opened(FIRST, FlagWhileAway::ChiefArbiter, "3600+5");
        play(&mut board, Side::White, 10, "e2e4");
        Self {
            absences: vec![lose(&mut board, 12)],
            board,
            rulings: 0,
            at: 240,
        }
    }

    fn offer(&self, incident: u32, control: Control) -> Result<String, Refusal> {
        Ok(self.offered(incident, control)?.text)
    }

    fn offered(&self, incident: u32, control: Control) -> Result<Offered, Refusal> {
        let offer = Offer {
            board: &self.board,
            absences: &self.absences,
            incident,
            now: seconds(self.at),
            worked_out: seconds(self.at),
            start_in: Millis::ZERO,
        };
        offer.of(&RequestedRemedy::Restart(control))
    }

    /// The time control with which the game begins anew.
    fn restart(&mut self, incident: u32, control: Control) -> String {
        let remedy = self.offered(incident, control).unwrap().remedy;
        self.rulings += 1;
        let order = Order::System(SystemOrder::CarryOut(CarryOut {
            ruling: RulingRef {
                incident,
                ruling: self.rulings,
            },
            by: None,
            seconded_by: None,
            remedy,
            article: "O 18.9".to_owned(),
            reason: "as ruled".to_owned(),
            start_in: Millis::ZERO,
            cites: Vec::new(),
            unheard: BySide::both(false),
        }));
        give(&mut self.board, Actor::Coordinator, self.at, order);
        self.at += 60;
        self.board.clock().control().to_string()
    }

    /// Both are back and ready, and the clock starts.
    fn begin(&mut self) {
        let regain = Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::White }));
        give(&mut self.board, Actor::Coordinator, self.at, regain);
        for side in Side::ALL {
            let seat = self.board.seat(side).clone();
            let player = Actor::player(seat.person, seat.device);
            give(
                &mut self.board,
                player,
                self.at,
                Order::Player(PlayerOrder::Ready),
            );
        }
        if self.board.clock().running().is_none() {
            let start = Order::System(SystemOrder::StartClock);
            give(&mut self.board, Actor::Coordinator, self.at, start);
        }
    }

    fn open_with(&mut self, uci: &str) {
        play(&mut self.board, Side::White, self.at + 5, uci);
        self.at += 10;
    }
}

fn as_typed(control: &str) -> Control {
    Control::Typed(Arc::new(control.parse().unwrap()))
}

/// DIS-5, DIS-6: a further ruling takes the place of one whose time control was a slip of the hand.
#[test]
fn dis_5_6_a_restart_in_the_place_of_another_is_measured_by_the_game_before() {
    let mut game = Restarts::new();
    assert_eq!(game.restart(14, as_typed("600+5")), "600+5");
    let told = game.offer(14, as_typed("3000+5")).unwrap();
    let compared = "0:55:00 a side over 60 moves instead of 1:05:00; compared with 60 min + 5 s a move, the time control before \
                    ruling 14.1; REMARK: 50+5 is rapid, and the game is standard";
    assert!(told.ends_with(compared), "{told}");
    let told = game.offer(14, Control::Same).unwrap();
    assert!(
        told.ends_with("; the same time control is 60 min + 5 s a move, as before ruling 14.1"),
        "{told}"
    );
    let longer = game.offer(14, as_typed("3600+6")).unwrap_err();
    assert!(
        longer.to_string().contains("than 60 min + 5 s a move"),
        "{longer}"
    );
    // Through several of them.
    assert_eq!(game.restart(14, as_typed("3000+5")), "3000+5");
    assert_eq!(game.restart(14, Control::Same), "3600+5");
    assert_eq!(game.restart(14, as_typed("3300+5")), "3300+5");
    // Another incident arose in the game as it is.
    let other = game.offer(15, Control::Same).unwrap();
    assert!(other.contains("time control 55+5, "), "{other}");
    assert!(!other.contains("before ruling"), "{other}");
}

/// DIS-6: ruled anew, a shorter one does not shorten what it had shortened.
#[test]
fn dis_6_a_shorter_time_control_ruled_anew_does_not_compound() {
    let mut game = Restarts::new();
    // Of 4 minutes half, and of 5; of 6 again.
    for control in ["3480+5", "3420+5", "3420+5"] {
        assert_eq!(game.restart(14, Control::WorkedOut), control);
    }
    let told = game.offer(14, Control::WorkedOut).unwrap();
    assert!(told.contains("the game began 0:07:00 ago"), "{told}");
}

/// DIS-5: once somebody moved in the new game it is the one that is played.
#[test]
fn dis_5_once_a_move_was_made_the_new_time_control_is_the_same() {
    let mut game = Restarts::new();
    game.restart(14, as_typed("600+5"));
    game.begin();
    let still = game.offer(14, Control::Same).unwrap();
    assert!(
        still.contains("time control 60 min + 5 s a move, "),
        "{still}"
    );
    game.open_with("d2d4");
    let told = game.offer(14, Control::Same).unwrap();
    assert!(told.contains("time control 10+5, "), "{told}");
    assert!(game.offer(14, as_typed("3000+5")).is_err());
}

/// DIS-5, DIS-6: a time control that was a slip of the hand can be ruled away also after a move: the event's own
/// may always be ruled, is told with every other one, and what is refused names it.
#[test]
fn dis_5_6_the_event_s_own_time_control_can_be_ruled_after_a_move_in_a_shorter_game() {
    let mut game = Restarts::new();
    game.restart(14, as_typed("600+5"));
    game.begin();
    game.open_with("d2d4");
    for (wanted, told) in [
        (Control::Same, "time control 10+5, "),
        (
            as_typed("300+5"),
            "0:10:00 a side over 60 moves instead of 0:15:00",
        ),
    ] {
        let text = game.offer(14, wanted).unwrap();
        let own = "; the event's time control is 60 min + 5 s a move (restart --control '60 min + 5 s' takes that)";
        assert!(text.contains(told) && text.contains(own), "{text}");
    }
    for typed in ["3000+5", "3600+6"] {
        let refused = game.offer(14, as_typed(typed)).unwrap_err().to_string();
        let way =
            "the event's own, 60 min + 5 s a move, can be ruled (restart --control '60 min + 5 s')";
        assert!(refused.contains(way), "{refused}");
    }
    let own = game.offered(14, as_typed("3600+5")).unwrap();
    assert_eq!(own.kind, Kind::Restart);
    assert_eq!(own.remarks, []);
    let told = "; 60 min + 5 s a move is the event's time control, this game has 10+5";
    assert!(own.text.ends_with(told), "{}", own.text);
    assert_eq!(game.restart(14, as_typed("3600+5")), "3600+5");
    // It is no shorter one where the game has it, nor where the game has less; where it has more it is.
    let same = game.offered(14, as_typed("3600+5")).unwrap();
    assert_eq!(same.kind, Kind::Restart);
    let shorter = game.offered(14, as_typed("300+5")).unwrap();
    assert_eq!(shorter.kind, Kind::RestartShorter);
}

/// CLK-5: another time control, periods and move counters that are a slip of the hand, most likely.
#[test]
fn clk_5_clocks_set_far_from_what_is_played_are_remarked_on() {
    let periods = "2/5400:1800+30";
    let stays = "stays-in-period";
    for (played, control, period, moves, words) in [
        ("5400+30", None, None, None, &[][..]),
        ("5400+30", Some("5400+30"), None, None, &[]),
        ("5400+30", Some("3600+30"), None, None, &[]),
        ("5400+30", Some("900+10"), None, None, &["another-class"]),
        ("5400+30", Some("90+30"), None, None, &["another-class"]),
        (
            "5400+30",
            Some("90"),
            None,
            None,
            &["another-class", "far-shorter"],
        ),
        ("5400+30", None, None, Some(1), &[]),
        ("5400+30", None, None, Some(2), &["more-moves"]),
        (periods, Some(periods), None, None, &[]),
        (periods, Some("7200+30"), None, None, &[stays]),
        (periods, Some("7200+30"), Some(0), None, &[]),
        (periods, Some("7200+30"), None, Some(1), &[]),
    ] {
        let mut board = opened(FIRST, FlagWhileAway::ChiefArbiter, played);
        play(&mut board, Side::White, 10, "e2e4");
        let mut change = Adjustment {
            control: control.map(|text: &str| Arc::new(text.parse().unwrap())),
            ..Adjustment::default()
        };
        change.sides.white.period = period;
        change.sides.white.moves = moves;
        let act = Act::AdjustClock(AdjustClock { change });
        let told = ruling::far_from(&board, &act, seconds(20));
        let told: Vec<_> = told.iter().map(|remark| remark.word).collect();
        assert_eq!(
            told, words,
            "{control:?} {period:?} {moves:?} instead of {played}"
        );
    }
}

#[test]
fn dis_6_a_shorter_time_control_is_ruled_as_it_was_shown() {
    let mut desk = Desk::new();
    let shorter = |worked_out| Request {
        worked_out,
        ..request(
            RequestedRemedy::Restart(Control::WorkedOut),
            &[(FIRST, None)],
        )
    };
    let shown = desk.now;
    desk.now = seconds(200);
    for (worked_out, control) in [(None, "180+10"), (Some(shown), "240+10")] {
        let ruled = desk.rule(&chief(), &shorter(worked_out)).unwrap();
        let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = ruled else {
            panic!("{ruled:?}");
        };
        let Remedy::Restart { control: given } = &ruling.boards[0].remedy else {
            panic!("{ruling:?}");
        };
        assert_eq!(given.to_string(), control, "{worked_out:?}");
    }
    let refused = desk
        .rule(&chief(), &shorter(Some(seconds(201))))
        .unwrap_err();
    assert_eq!(refused.code(), "out-of-range");
}
