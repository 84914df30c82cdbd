//! What an arbiter is told who is refused, or whose ruling waits for something.

use adoube_chess::BySide;

use super::*;
use crate::board::Adjustment;
use crate::board::command::{
    Act, AddTime, AdjustClock, CarryOut, EndHold, Hold, PlayerOrder, RegainSeat, SystemOrder,
};
use crate::incident::ruling::Offer;

fn why() -> String {
    "a cup fell over".to_owned()
}

#[test]
fn dis_7_a_board_that_moved_on_is_not_ruled_on_unseen() {
    let mut desk = Desk::new();
    let seen = desk.boards[&FIRST].changed();
    let remedy = resume(ClocksAs::LastContact);
    assert!(
        desk.rule(&chief(), &request(remedy.clone(), &[(FIRST, Some(seen))]))
            .is_ok()
    );
    play(desk.first(), Side::White, 99, "g1f3");
    let refused = desk
        .rule(&chief(), &request(remedy, &[(FIRST, Some(seen))]))
        .unwrap_err();
    assert_eq!(
        refused.to_string(),
        "refusal-board-moved-on (board: 1.1, change: change-moved-to (plies: 3, last: Nf3))"
    );
}

/// DIS-7: a refusal names what changed, not how the board stands.
#[test]
fn dis_7_a_board_that_moved_on_says_what_was_done() {
    let pause = Act::Pause.because(why());
    let resume_it = Act::Resume.because(why());
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis(10_000), Millis::ZERO),
    })
    .because(why());
    let postpone = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef {
            incident: 4,
            ruling: 2,
        },
        by: None,
        seconded_by: None,
        remedy: Remedy::Postpone,
        article: "O 18.9".to_owned(),
        reason: why(),
        start_in: Millis::ZERO,
        cites: Vec::new(),
        unheard: BySide::both(false),
    }));
    for (orders, told) in [
        (vec![pause.clone()], "change-stopped"),
        (vec![pause, resume_it], "change-let-go"),
        (vec![add], "change-added"),
        (vec![postpone], "change-carried-out (ruling: 4.2)"),
    ] {
        let mut desk = Desk::new();
        let seen = desk.boards[&FIRST].changed();
        for order in orders {
            let actor = match order {
                Order::System(SystemOrder::CarryOut(_)) => Actor::Coordinator,
                _ => arbiter(),
            };
            give(desk.first(), actor, 90, order);
        }
        let request = request(resume(ClocksAs::Now), &[(FIRST, Some(seen))]);
        let refused = desk.rule(&chief(), &request).unwrap_err().to_string();
        assert_eq!(
            refused,
            format!("refusal-board-moved-on (board: 1.1, change: {told})")
        );
    }
}

/// DIS-7: that the absent player loses is not ruled unseen once they are back; other rulings do not depend on it.
#[test]
fn dis_7_a_player_who_is_back_does_not_lose_for_being_away_unseen() {
    let loses = RequestedRemedy::Result(Verdict::AbsentLoses);
    for (remedy, refused) in [
        (loses.clone(), Some("change-reconnected")),
        (RequestedRemedy::Result(Verdict::Drawn), None),
        (resume(ClocksAs::LastContact), None),
    ] {
        let mut desk = Desk::new();
        let seen =
            |desk: &Desk, remedy: &RequestedRemedy| remedy.last_change(&desk.boards[&FIRST]).0;
        let before = seen(&desk, &remedy);
        connects_again(desk.first());
        let told = desk.rule(&chief(), &request(remedy.clone(), &[(FIRST, Some(before))]));
        let told = told.err().map(|refusal| refusal.to_string());
        assert_eq!(told.is_some(), refused.is_some(), "{told:?}");
        let named = refused.is_none_or(|what| told.unwrap_or_default().contains(what));
        assert!(named, "{remedy:?}");
        let now = seen(&desk, &remedy);
        let again = desk.rule(&chief(), &request(remedy, &[(FIRST, Some(now))]));
        assert!(again.is_ok(), "who has seen it rules");
    }
}

/// DIS-9: a ruling does not start the clock of a board that is held, and who would close its incident is told
/// what it waits for.
#[test]
fn dis_9_what_a_ruled_board_waits_for_is_told() {
    let mut desk = Desk::new();
    desk.boards.remove(&SECOND);
    desk.state.absences.pop();
    let hold = Order::System(SystemOrder::Hold(Hold {
        hold: 1,
        reason: Some("fire alarm".to_owned()),
    }));
    let end = Order::System(SystemOrder::EndHold(EndHold {
        hold: 1,
        reason: "false alarm".to_owned(),
    }));
    let close = |desk: &Desk| {
        let closed = desk.closed_by(&arbiter(), "done");
        closed.unwrap_err().to_string()
    };
    give(
        desk.first(),
        Actor::Coordinator,
        90,
        Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::White })),
    );
    desk.back(FIRST);
    give(desk.first(), Actor::Coordinator, 91, hold);
    let offered = desk.offer(resume(ClocksAs::Now)).unwrap();
    assert!(
        offered[0].ends_with(
            "ready; pause 1 (fire alarm) stops this board: its clock starts only after the pause \
             ends"
        ),
        "{offered:?}"
    );
    let ruled = desk
        .rule(&chief(), &request(resume(ClocksAs::Now), &[]))
        .unwrap();
    desk.take(&ruled, &chief());
    let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = &ruled else {
        panic!("{ruled:?}");
    };
    let order = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: ruling.reference,
        by: None,
        seconded_by: None,
        remedy: ruling.boards[0].remedy.clone(),
        article: ruling.article.clone(),
        reason: ruling.reason.clone(),
        start_in: ruling.start_in,
        cites: Vec::new(),
        unheard: BySide::both(false),
    }));
    give(desk.first(), Actor::Coordinator, 100, order);
    several::executed(&mut desk, 1, &[FIRST]);
    assert_eq!(
        close(&desk),
        "board 1.1 is held by hold 1 (fire alarm): close the incident once that is lifted and its clock \
         runs"
    );
    give(desk.first(), Actor::Coordinator, 101, end);
    for (side, told) in [
        (
            Side::White,
            "board 1.1 was ruled on and its clock starts once both players are ready: close the \
             incident then",
        ),
        (
            Side::Black,
            "board 1.1 was ruled on and its clock starts once Black is ready: close the incident then",
        ),
    ] {
        assert_eq!(close(&desk), told);
        let seat = desk.first().seat(side).clone();
        let player = Actor::player(seat.person, seat.device);
        give(desk.first(), player, 102, Order::Player(PlayerOrder::Ready));
    }
    desk.now = seconds(128);
    assert_eq!(
        close(&desk),
        "board 1.1 stands still: its clock starts in 4 s; close the incident then"
    );
}

/// DIS-3: a clock that cannot be set says what of the absence it does not give back, and why.
#[test]
fn dis_3_a_clock_that_cannot_be_set_says_what_is_not_given_back() {
    let mut desk = Desk::new();
    let by_hand = Act::AdjustClock(AdjustClock {
        change: Adjustment::of_times(Some(Millis(5_000)), None),
    })
    .because(why());
    give(desk.first(), arbiter(), 71, by_hand);
    desk.now = seconds(73);
    let remedy = RequestedRemedy::Resume {
        clocks: ClocksAs::LastContact,
        deduct: Millis(20_000).into(),
        add: BySide::both(Millis::ZERO),
    };
    let request = request(remedy, &[(FIRST, None)]);
    let refused = desk.rule(&chief(), &request).unwrap_err().to_string();
    assert_eq!(
        refused,
        "board 1.1: White would have 0:00:05: 0:00:20 cannot be deducted, 0:00:04.999 at most can; not given \
         back: White's 0:00:11, which ran before an arbiter set the clock"
    );
}

/// DIS-2: of two silences the one in which the flag fell is its, then the one that began last.
#[test]
fn dis_2_the_silence_in_which_a_flag_fell_is_nearest_to_it() {
    let mut board = board_with(FIRST, FlagWhileAway::ChiefArbiter);
    let of = |number: u32, absence: Absence| {
        let records = decide::open(number, &[absence]);
        State::from_first(&records[0], seconds(63)).unwrap()
    };
    let mut earlier = away(&board, Side::White, 60, 63);
    let back = |board: &Board, at| Some(Moment::of(board, seconds(at)));
    earlier.back = back(&board, 80);
    let mut later = away(&board, Side::White, 90, 93);
    later.back = back(&board, 99);
    let fallen_in = away(&board, Side::White, 100, 103);
    let after = away(&board, Side::White, 900, 903);
    assert_eq!(of(1, earlier.clone()).nearness_to_flag(&board), None);
    give(
        &mut board,
        Actor::Coordinator,
        400,
        Order::System(SystemOrder::FallFlag),
    );
    // The opponent who fell silent later still: it was not his flag.
    let other = away(&board, Side::Black, 110, 113);
    let near = [earlier, later, other, fallen_in].map(|one| of(1, one).nearness_to_flag(&board));
    assert!(near.is_sorted(), "{near:?}");
    assert_eq!(near[3], Some((true, true, seconds(100))));
    assert_eq!(of(1, after).nearness_to_flag(&board), None);
}

/// DIS-7: of two arbiters who rule at once the second is told how many rulings there are.
#[test]
fn dis_7_who_rules_second_reads_who_ruled_first() {
    for (rulings, told) in [(1, "1 ruling by now"), (2, "2 rulings by now")] {
        let refused = Refusal::AlreadyRuled {
            incident: 4,
            kind: "resume",
            by: Some(person("deputy")),
            rulings,
        };
        assert_eq!(
            refused.to_string(),
            format!("incident 4 has {told}, the last 'resume' by deputy: look at it first")
        );
    }
}

/// Who loses for being away alone is told why nobody does: above all, that the silence was in a game that
/// another one has taken the place of.
#[test]
fn dis_3_why_nobody_loses_for_being_away_is_told() {
    let desk = Desk::new();
    let board = &desk.boards[&FIRST];
    let white = away(board, Side::White, 60, 63);
    let black = away(board, Side::Black, 60, 63);
    let earlier = Absence {
        attempt: board.attempt() + 1,
        ..white.clone()
    };
    for (absences, told) in [
        (
            vec![white.clone(), black],
            "both players of 1.1 were disconnected: type the score",
        ),
        (
            vec![earlier],
            "another game of 1.1 began since that silence: type the score",
        ),
        (vec![], "nobody of 1.1 was disconnected: type the score"),
        (vec![white], ""),
    ] {
        let offer = Offer {
            board,
            absences: &absences,
            incident: 7,
            now: desk.now,
            worked_out: desk.now,
            start_in: Millis::ZERO,
        };
        let refused = offer
            .of(&RequestedRemedy::Result(Verdict::AbsentLoses))
            .err();
        let refused = refused.map(|refusal| refusal.to_string());
        assert_eq!(refused.unwrap_or_default(), told);
    }
}
