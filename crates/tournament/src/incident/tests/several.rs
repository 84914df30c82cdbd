//! An incident over several boards, ruled one by one; and boards that somebody had paused.

use adoube_chess::BySide;

use super::*;
use crate::board::command::{Act, CarryOut, RegainSeat, SystemOrder};

/// Both boards' Whites are away. A ruling on all takes those that are left.
#[test]
fn dis_8_a_ruling_takes_the_boards_that_are_left() {
    let mut desk = Desk::new();
    let left = |desk: &Desk| decide::left(&desk.state, &desk.boards);
    let on = |record: &IncidentRecord| match record {
        IncidentRecord::Ruled(RulingGiven { ruling, .. }) => {
            let boards = ruling.boards.iter().map(|ruled| ruled.board);
            boards.collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(left(&desk), [FIRST, SECOND]);
    let one = request(resume(ClocksAs::LastContact), &[(FIRST, None)]);
    let ruled = desk.rule(&chief(), &one).unwrap();
    desk.take(&ruled, &chief());
    executed(&mut desk, 1, &[FIRST]);
    assert_eq!(left(&desk), [SECOND]);
    let did = desk.state.last_deed();
    assert!(did.starts_with("1.1 resumed, White "), "{did}");
    assert!(!did.contains("boards are ruled"), "{did}");
    let stage = |desk: &Desk| decide::stage(&desk.state, &desk.boards);
    assert_eq!(stage(&desk), Stage::Open, "a board is left to be ruled");
    desk.back(FIRST);
    desk.back(SECOND);
    assert_eq!(stage(&desk), Stage::ConnectedAgain);
    assert!(!desk.is_over());
    let all = Request {
        after: 1,
        ..request(RequestedRemedy::Restart(Control::Same), &[])
    };
    let ruled = desk.rule(&chief(), &all).unwrap();
    assert_eq!(on(&ruled), [SECOND]);
    desk.take(&ruled, &chief());
    executed(&mut desk, 2, &[SECOND]);
    assert_eq!(
        desk.state.last_deed(),
        "1.2 restarted, 5+10; 2 of 2 boards are ruled"
    );
    assert_eq!((left(&desk), stage(&desk)), (vec![], Stage::Executed));
    // Nothing is overruled because somebody says "all" once more.
    let again = Request { after: 2, ..all };
    assert_eq!(desk.rule(&chief(), &again), Err(Refusal::AllRuled(7)));
    let named = Request {
        boards: vec![(FIRST, None)],
        ..again
    };
    assert_eq!(on(&desk.rule(&chief(), &named).unwrap()), [FIRST]);
    // Both play, though the last ruling names but one of them.
    assert!(desk.is_over());
}

/// A seat that falls silent after the ruling on its board waits for another one.
#[test]
fn dis_8_a_board_whose_seat_fell_silent_again_is_left() {
    let mut desk = Desk::new();
    let ruled = desk
        .rule(&chief(), &request(resume(ClocksAs::Now), &[]))
        .unwrap();
    desk.take(&ruled, &chief());
    assert_eq!(decide::left(&desk.state, &desk.boards), []);
    let again = Absence {
        detected: Moment::of(&desk.boards[&SECOND], seconds(130)),
        ..desk.state.absences()[1].clone()
    };
    let widened = IncidentRecord::Widened {
        absences: vec![again],
    };
    desk.take(&widened, &Actor::Coordinator);
    assert_eq!(decide::left(&desk.state, &desk.boards), [SECOND]);
}

/// DIS-9: the clock starts when both are ready, though somebody had stopped it: the offer says so.
#[test]
fn dis_9_an_offer_says_whose_pause_it_lifts() {
    let lta = Actor::official(person("lta-madrid"), Role::Lta);
    for (who, remedy, told) in [
        (&lta, resume(ClocksAs::Now), Some("the LTA")),
        (
            &arbiter(),
            resume(ClocksAs::LastContact),
            Some("the arbiter"),
        ),
        (
            &lta,
            RequestedRemedy::Restart(Control::Same),
            Some("the LTA"),
        ),
        (&lta, RequestedRemedy::Postpone, None),
        (&lta, RequestedRemedy::Result(Verdict::Drawn), None),
    ] {
        let mut desk = Desk::new();
        give(
            desk.first(),
            Actor::Coordinator,
            80,
            Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::White })),
        );
        let reason = "a glass of water".to_owned();
        give(desk.first(), who.clone(), 90, Act::Pause.because(reason));
        let text = desk.offer(remedy.clone()).unwrap().swap_remove(0);
        let lifted = told.map(|by| format!("ends the pause by {by}: a glass of water"));
        match lifted {
            Some(lifted) => assert!(text.contains(&lifted), "{text}"),
            None => assert!(!text.contains("pause"), "{text}"),
        }
    }
}

pub(super) fn executed(desk: &mut Desk, ruling: u32, boards: &[BoardId]) {
    for board in boards {
        let record = IncidentRecord::Executed(RulingExecuted {
            ruling,
            board: *board,
            sequence: 9,
        });
        desk.take(&record, &Actor::Coordinator);
    }
}

/// A ruling, of another incident perhaps, that puts the game of a board off.
fn postpone(desk: &mut Desk, id: BoardId) {
    let order = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef {
            incident: 9,
            ruling: 1,
        },
        by: None,
        seconded_by: None,
        remedy: Remedy::Postpone,
        article: "O 18.9".to_owned(),
        reason: "no power".to_owned(),
        start_in: Millis::ZERO,
        cites: Vec::new(),
        unheard: BySide::both(false),
    }));
    let board = desk.boards.get_mut(&id).unwrap();
    give(board, Actor::Coordinator, 90, order);
}

/// DIS-7: what was postponed does not begin again because somebody rules on all: it is left out and
/// told, and begins by its name alone, which the offer says.
#[test]
fn dis_7_a_postponed_board_begins_again_by_its_name_alone() {
    let mut desk = Desk::new();
    postpone(&mut desk, FIRST);
    for remedy in [
        resume(ClocksAs::LastContact),
        RequestedRemedy::Restart(Control::Same),
        RequestedRemedy::Result(Verdict::Drawn),
    ] {
        let all = request(remedy.clone(), &[]);
        let chosen = decide::choice(&desk.state, &desk.boards, &all).unwrap();
        assert_eq!(chosen.boards, [SECOND]);
        let told: Vec<_> = chosen
            .postponed
            .iter()
            .map(|(id, by)| (*id, by.to_string()))
            .collect();
        assert_eq!(told, [(FIRST, "9.1".to_owned())]);
        assert_eq!(desk.offer(remedy.clone()).unwrap().len(), 1);
        let named = request(remedy.clone(), &[(FIRST, None)]);
        let offered = decide::offers(&desk.state, &desk.boards, &named, &desk.rules, desk.now);
        let text = offered.unwrap().swap_remove(0).text;
        let said = "; resumes the game that ruling 9.1 postponed";
        let begins = !matches!(remedy, RequestedRemedy::Result(_));
        assert_eq!(text.contains(said), begins, "{text}");
    }
    assert_eq!(decide::left(&desk.state, &desk.boards), [SECOND]);
    postpone(&mut desk, SECOND);
    let refused = desk.offer(resume(ClocksAs::Now)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "refusal-postponed (board: 1.1, incident: 7, ruling: 9.1)"
    );
    // There is nothing left to do for the incident: it may be closed.
    assert!(desk.closed_by(&arbiter(), "played tomorrow").is_ok());
}

/// Each ruling names the one that took its place, not the last of all, and the one that only came on top of
/// it.
#[test]
fn dis_3_a_ruling_is_superseded_by_what_takes_its_place_alone() {
    let (now, anew) = (ClocksAs::Now, ClocksAs::Detection);
    let mut desk = Desk::new();
    for (after, boards, clocks) in [
        (0, [FIRST, SECOND], anew),
        (1, [FIRST, FIRST], now),
        (2, [SECOND, SECOND], anew),
        (3, [FIRST, FIRST], anew),
        (4, [FIRST, FIRST], now),
    ] {
        let named: Vec<_> = boards.map(|board| (board, None)).into();
        let again = Request {
            after,
            ..request(resume(clocks), &named)
        };
        let ruled = desk.rule(&chief(), &again).unwrap();
        desk.take(&ruled, &chief());
        executed(&mut desk, after + 1, &boards);
    }
    let superseded =
        |board: BoardId| [1, 2, 3, 4, 5].map(|number| desk.state.superseded_by(number, board));
    let topped = |board: BoardId| [1, 2, 3, 4, 5].map(|number| desk.state.topped_by(number, board));
    // The fourth ruling stands under the fifth; the third is of the other board.
    expect_test::expect!["1.1 resumed, White 0:04:37, Black 0:04:40; then 1.1 resumed, White 0:04:00, Black 0:04:40; 2 of 2 boards are ruled"].assert_eq(&desk.state.last_deed());
    // What came on top of a ruling goes with it.
    assert_eq!(superseded(FIRST), [Some(4), Some(4), None, None, None]);
    assert_eq!(topped(FIRST), [Some(2), None, None, Some(5), None]);
    assert_eq!(superseded(SECOND), [Some(3), None, None, None, None]);
    assert_eq!(topped(SECOND), [None; 5]);
}
