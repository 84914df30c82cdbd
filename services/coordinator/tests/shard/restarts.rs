//! Games that begin anew by a ruling, and their time controls.

use std::sync::Arc;

use adoube_chess::{BySide, Side, Start};
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_coordinator::shard::{SessionId, ShardRequest};
use adoube_proto::v1::Side as WireSide;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, PlayerOrder, ReverseColours, WrongStart};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, Control, Deduct, RequestedRemedy};
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::{Desk, FIRST, Rules, command};
use crate::refunds::running;

fn typed(control: &str, after: u32) -> Request {
    let control = Arc::new(control.parse().unwrap());
    Request {
        remedy: RequestedRemedy::Restart(Control::Typed(control)),
        boards: vec![(FIRST, None)],
        ..resume(after)
    }
}

impl Desk {
    /// Both have seen the ruling, the clock starts, and White moves.
    fn go_on(&mut self, seats: [SessionId; 2]) {
        for seat in seats {
            self.order(seat, Order::Player(PlayerOrder::Ready));
        }
        self.pass(11_000);
        assert_eq!(self.board().clock().running(), Some(Side::White));
        self.play(seats[0], "d2d4");
    }

    /// What the game is played with, and whether that is another than the event's.
    fn control(&self) -> (String, bool) {
        let names = PlayerNames::default();
        let view = views::board_view(self.board(), &names, self.now.game);
        (view.time_control, view.own_time_control)
    }
}

/// DIS-5, DIS-6: a shorter time control that was a slip of the hand is ruled away after a move of the new game, by
/// the event's own, over a crash too; until then the board's view says that it has another.
#[test]
fn dis_5_6_the_event_s_time_control_comes_back_after_a_restart_by_mistake() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.close(white);
    desk.pass(5_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    assert_eq!(
        code(desk.rules_on("chief", 1, typed("540+30", 0))),
        "executed"
    );
    desk.go_on([white, black]);
    assert_eq!(desk.control(), ("540+30".to_owned(), true));
    desk.crash(1_000);
    let seats = [("madrid-1", "kiosk-w"), ("oslo-1", "kiosk-b")];
    let seats = seats.map(|(device, instance)| desk.hello(device, instance));
    assert_eq!(desk.control(), ("540+30".to_owned(), true));
    let refused = desk.rules_on("chief", 1, typed("5400+60", 1)).unwrap_err();
    assert!(refused.to_string().contains("--control 90+30"), "{refused}");
    let offers = desk.offers(1, typed("5400+30", 1));
    assert_eq!(
        (offers.kind().word(), &*offers.article),
        ("restart", "O 18.9 c")
    );
    desk.rules_on("chief", 1, typed("5400+30", 1)).unwrap();
    assert_eq!(desk.control(), ("5400+30".to_owned(), false));
    let given = desk.incident(1).rulings.swap_remove(1);
    assert_eq!(given.kind().word(), "restart");
    desk.go_on(seats);
    assert_eq!((desk.board().attempt(), desk.board().ply()), (3, 1));
}

/// How each incident stands, with how many seats are away by it and how many boards are left to be ruled.
fn lines(desk: &mut Desk) -> Vec<(u32, &'static str, u32, usize)> {
    let all = desk.incidents(true).into_iter().rev();
    all.map(|it| (it.number, it.stage().word(), it.away, it.left.len()))
        .collect()
}

/// EVT-6, DIS-1: colours are reversed while White is away. He comes back as Black: his incident knows, his device is
/// told the whole board, and what then befalls the other player is no part of his silence.
#[test]
fn evt_6_dis_1_who_was_away_as_colours_were_reversed_is_back_in_his_own_incident() {
    for knows in [true, false] {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.play(black, "e7e5");
        desk.close(white);
        desk.pass(5_000);
        let reason = "the pairing was entered wrongly".to_owned();
        desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
            .unwrap();
        desk.pass(5_000);
        if knows {
            desk.hello("madrid-1", "kiosk-w");
        } else {
            desk.hello_with("madrid-1", "kiosk-w", None);
        }
        let events = desk.seen("madrid-1");
        assert!(events.keys().copied().eq(1..=12), "{events:?}");
        let first = (1, "connected-again", 0, 1);
        assert_eq!(lines(&mut desk), std::slice::from_ref(&first));
        let reason = "both sit right".to_owned();
        desk.rule(Act::Resume.because(reason)).unwrap();
        desk.pass(1_000);
        desk.close(black);
        desk.pass(5_000);
        let second = (2, "open", 1, 1);
        assert_eq!(lines(&mut desk), [first, second]);
        let absences = desk.incident(2).absences;
        assert_eq!(absences.len(), 1);
        assert_eq!(
            (absences[0].side(), &*absences[0].name),
            (WireSide::White, "Player 2")
        );
    }
}

/// DIS-5: a game begins anew by a ruling on one of two incidents of its board. The other stays to be ruled on or
/// closed, and gives nothing back in the new game, in which nobody was away; the sums are those of the ruling.
#[test]
fn dis_5_another_incident_of_the_board_sets_no_clock_of_the_new_game() {
    let (mut desk, white, black) = running();
    desk.close(white);
    desk.pass(20_000);
    desk.close(black);
    desk.pass(20_000);
    let anew = Request {
        remedy: RequestedRemedy::Restart(Control::Same),
        ..resume(0)
    };
    let offer = desk.offers(1, anew.clone()).offers.swap_remove(0);
    assert!(offer.text.contains("incident 2 is open"), "{}", offer.text);
    desk.rules_on("chief", 1, anew).unwrap();
    let seats = [("madrid-1", "kiosk-w"), ("oslo-1", "kiosk-b")];
    let seats = seats.map(|(device, instance)| desk.hello(device, instance));
    desk.go_on(seats);
    let closed = (1, "closed", 0, 0);
    let second = (2, "connected-again", 0, 1);
    assert_eq!(lines(&mut desk), [closed, second]);
    let clocks =
        |desk: &Desk| Side::ALL.map(|side| desk.board().reading(desk.now.game).remaining(side));
    let before = clocks(&desk);
    let offer = desk.offers(2, resume(0)).offers.swap_remove(0);
    assert!(offer.began_anew && offer.left_charged.is_empty());
    assert_eq!(code(desk.rules_on("chief", 2, resume(0))), "executed");
    assert_eq!(clocks(&desk), before);
    assert_eq!(before[0], Millis::from_seconds(5_400 + 30 - 1));
}

/// The ways in which a board's game begins anew.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum NewGame {
    Restart,
    ReverseColours,
    WrongStart,
}

impl Desk {
    pub(crate) fn begin_again(&mut self, how: NewGame) {
        let reason = "the pairing was wrong".to_owned();
        match how {
            NewGame::Restart => {
                let restart = Request {
                    remedy: RequestedRemedy::Restart(Control::Same),
                    ..resume(0)
                };
                self.rules_on("chief", 1, restart).unwrap();
            }
            NewGame::ReverseColours => {
                self.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
                    .unwrap();
            }
            NewGame::WrongStart => {
                let drawn = self.board().opened().terms.start.chess960_number();
                let right = Start::chess960((drawn.unwrap() + 1) % 960).unwrap();
                let fen = right.fen.unwrap();
                self.rule(Act::WrongStart(WrongStart { fen }).because(reason))
                    .unwrap();
            }
        }
    }
}

/// DIS-3, DIS-2: a player is disconnected, and another game of the board begins. An arbiter resumes the clocks, and
/// the flag of the absent player falls: the silence counts in that game too, whoever has which colour by then. The
/// flag waits for the Chief Arbiter, wherever the coordinator dies, and nobody approves its result before.
#[test]
fn dis_3_a_silence_goes_on_into_the_next_game_of_the_board() {
    use NewGame::{Restart, ReverseColours, WrongStart};
    for how in [Restart, ReverseColours, WrongStart] {
        for crash in [false, true] {
            let (mut desk, white, black) = Desk::playing(&Rules {
                time_control: "300",
                first: "variant = \"chess960\"",
                ..Rules::default()
            });
            let first = desk.board().line().position().legal_moves()[0];
            desk.play(white, &first.to_string());
            let first = desk.board().line().position().legal_moves()[0];
            desk.play(black, &first.to_string());
            desk.close(white);
            desk.pass(5_000);
            desk.begin_again(how);
            if crash {
                desk.crash(1_000);
            }
            let black = desk.hello("oslo-1", "kiosk-b");
            desk.pass(5_000);
            let reason = "the opponent does not want to wait".to_owned();
            desk.rule(Act::Resume.because(reason)).unwrap();
            let away = if how == ReverseColours {
                let first = desk.board().line().position().legal_moves()[0];
                desk.play(black, &first.to_string());
                Side::Black
            } else {
                Side::White
            };
            desk.pass(100_000);
            let absence = desk.incident(1).absences.pop().unwrap();
            assert_eq!((absence.attempt, absence.last_attempt), (2, 2), "{how:?}");
            assert_eq!(absence.side(), views::side(away), "{how:?}");
            let ran = match away {
                Side::White => absence.white_ran,
                Side::Black => absence.black_ran,
            };
            assert!((100_000..101_500).contains(&ran), "{how:?}: {ran}");
            desk.pass(205_000);
            assert!(desk.board().is_finished(), "{how:?}");
            let brief = desk.incidents(true).pop().unwrap();
            assert_eq!(brief.away, 1, "{how:?}");
            assert_eq!(
                (brief.stage().word(), brief.flagged.len()),
                ("open", 1),
                "{how:?}"
            );
            let approve =
                ShardRequest::Board(FIRST, command(9_000), Order::from(Act::ApproveResult));
            let refused = desk.ask("chief", approve).unwrap_err();
            assert_eq!(refused.code(), "incident-open", "{how:?}");
            let given = u32::from(how == Restart);
            let with_deduction = Request {
                remedy: RequestedRemedy::Resume {
                    clocks: ClocksAs::LastContact,
                    deduct: Deduct {
                        time: Millis::from_seconds(60),
                        from: Some(BySide::from_fn(|side| side == away)),
                    },
                    add: BySide::both(Millis::ZERO),
                },
                ..resume(given)
            };
            desk.rules_on("chief", 1, with_deduction).unwrap();
            let clocks = desk.board().reading(desk.now.game).sides;
            let left = clocks[away].remaining;
            assert_eq!(left, Millis::from_seconds(240), "{how:?}");
            // The same player ends both silences; the opponent's later return ends none.
            desk.hello("madrid-1", "kiosk-w");
            let absences = desk.incident(1).absences;
            assert!(absences.iter().all(|it| it.back.is_some()), "{how:?}");
        }
    }
}
