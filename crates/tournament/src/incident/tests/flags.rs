//! A flag that fell while its player was away, or after he was back.

use super::*;
use crate::board::command::{Act, LoseSeat, PlayerOrder, RegainSeat, SystemOrder};

/// Both boards, with White's flag fallen on the first while he was away, by what the event says.
fn fallen(flag: FlagWhileAway) -> Desk {
    let mut boards = Boards::from([FIRST, SECOND].map(|id| (id, board_with(id, flag))));
    let absences: Vec<_> = boards.values_mut().map(|board| lose(board, 60)).collect();
    let first = boards.get_mut(&FIRST).unwrap();
    give(
        first,
        Actor::Coordinator,
        400,
        Order::System(SystemOrder::FallFlag),
    );
    let records = decide::open(7, &absences);
    Desk {
        state: State::from_first(&records[0], seconds(63)).unwrap(),
        boards,
        rules: RulingRules::default(),
        now: seconds(410),
    }
}

#[test]
fn dis_2_a_flag_that_fell_while_away_goes_to_the_chief_arbiter_or_stands() {
    let stand = |desk: &Desk| {
        let request = request(RequestedRemedy::Postpone, &[(FIRST, None)]);
        decide::offers(&desk.state, &desk.boards, &request, &desk.rules, desk.now)
    };
    let open = fallen(FlagWhileAway::ChiefArbiter);
    assert_eq!(stand(&open).unwrap().len(), 1);
    // Unnamed, a ruling is on all boards that are open to one.
    assert_eq!(open.offer(RequestedRemedy::Postpone).unwrap().len(), 2);
    let stands = fallen(FlagWhileAway::Stands);
    let refused = stand(&stands).unwrap_err();
    assert_eq!(
        (refused.code(), refused.article()),
        ("against-regulations", Some("O 11.4.2"))
    );
    assert_eq!(stands.offer(RequestedRemedy::Postpone).unwrap().len(), 1);
}

#[test]
fn dis_2_an_incident_waits_for_the_last_word_on_a_flag() {
    for (flag, over) in [
        (FlagWhileAway::ChiefArbiter, false),
        (FlagWhileAway::Stands, true),
    ] {
        let mut desk = fallen(flag);
        desk.boards.remove(&SECOND);
        assert_eq!(desk.is_over(), over, "{flag:?}");
        give(
            desk.first(),
            arbiter(),
            420,
            Order::from(Act::ApproveResult),
        );
        assert!(desk.is_over(), "{flag:?}");
    }
}

/// What happened before a flag fell that nobody was away for any more.
struct Case {
    what: &'static str,
    flag: FlagWhileAway,
    /// Who had been away until 30 seconds before the flag at second 400, with White's clock running.
    away: Side,
    /// Since when.
    from: u64,
    /// Whether it was ruled on as the seat was back.
    ruled: bool,
    /// Whether the Chief Arbiter may still rule.
    waits: bool,
}

#[test]
fn dis_2_a_flag_after_a_silence_waits_for_a_ruling_where_the_silence_took_its_time() {
    const WAITS: Case = Case {
        what: "White's time ran while he was away, and nobody ruled",
        flag: FlagWhileAway::ChiefArbiter,
        away: Side::White,
        from: 60,
        ruled: false,
        waits: true,
    };
    for case in [
        WAITS,
        Case {
            what: "he was heard again in the very instant: nothing ran",
            from: 370,
            waits: false,
            ..WAITS
        },
        Case {
            what: "Black was away: White was there, and could have moved",
            away: Side::Black,
            waits: false,
            ..WAITS
        },
        Case {
            what: "it was ruled on, and he had what he lost",
            ruled: true,
            waits: false,
            ..WAITS
        },
        Case {
            what: "the event lets flags stand",
            flag: FlagWhileAway::Stands,
            waits: false,
            ..WAITS
        },
    ] {
        let mut desk = fallen_after(&case);
        assert!(desk.first().is_finished(), "{}", case.what);
        let may = desk.state.may_rule_flag(&desk.boards[&FIRST]).is_ok();
        assert_eq!(
            (may, desk.is_over()),
            (case.waits, !case.waits),
            "{}",
            case.what
        );
        // Where the flag has nothing to do with the silence, that is not told with it either.
        let told = case.waits || case.flag == FlagWhileAway::Stands;
        let flags = desk.boards[&FIRST].flags();
        let silence = &desk.state.absences()[0];
        let tells = flags
            .iter()
            .any(|flag| desk.state.tells_of_flag(silence, flag));
        assert_eq!(tells, told, "{}", case.what);
        let offered = desk.offer(RequestedRemedy::Result(Verdict::Drawn));
        assert_eq!(offered.is_ok(), case.waits, "{}: {offered:?}", case.what);
    }
}

/// One board; White's flag has fallen.
fn fallen_after(case: &Case) -> Desk {
    let mut board = board_with(FIRST, case.flag);
    let order = Order::System(SystemOrder::LoseSeat(LoseSeat {
        side: case.away,
        sign: LossSign::Silence,
        last_contact: seconds(case.from),
    }));
    give(&mut board, Actor::Coordinator, 370, order);
    let absence = away(&board, case.away, case.from, 370);
    give(
        &mut board,
        Actor::Coordinator,
        370,
        Order::System(SystemOrder::RegainSeat(RegainSeat { side: case.away })),
    );
    let records = decide::open(7, &[absence]);
    let mut desk = Desk {
        state: State::from_first(&records[0], seconds(370)).unwrap(),
        boards: Boards::from([(FIRST, board)]),
        rules: RulingRules::default(),
        now: seconds(370),
    };
    let moment = Moment::of(&desk.boards[&FIRST], seconds(370));
    let back = IncidentRecord::Returned(SeatReturned {
        board: FIRST,
        side: case.away,
        moment,
    });
    desk.take(&back, &Actor::Coordinator);
    if case.ruled {
        let ruled = desk
            .rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
            .unwrap();
        desk.take(&ruled, &chief());
        let executed = IncidentRecord::Executed(RulingExecuted {
            ruling: 1,
            board: FIRST,
            sequence: 9,
        });
        desk.take(&executed, &Actor::Coordinator);
    }
    desk.now = seconds(400);
    give(
        desk.first(),
        Actor::Coordinator,
        400,
        Order::System(SystemOrder::FallFlag),
    );
    desk
}

/// What closed by the end of its games says how it is opened again; what an official closed is corrected by a ruling.
#[test]
fn end_8_who_rules_too_late_is_told_how_the_game_goes_on() {
    let way = "refusal-incident-closed-over (board: 1.1, incident: 7)";
    for by_itself in [true, false] {
        let mut desk = Desk::new();
        desk.boards.remove(&SECOND);
        desk.state.absences.pop();
        if by_itself {
            play(desk.first(), Side::White, 99, "g1f3");
            let black = desk.first().seat(Side::Black).clone();
            let black = Actor::player(black.person, black.device);
            give(desk.first(), black, 100, Order::Player(PlayerOrder::Resign));
            for record in decide::closing(&desk.state, &desk.boards) {
                desk.take(&record, &Actor::Coordinator);
            }
        } else {
            let closed = desk.closed_by(&arbiter(), "nothing").unwrap();
            desk.take(&closed, &arbiter());
        }
        let ruled = desk.rule(&chief(), &request(RequestedRemedy::Postpone, &[]));
        if by_itself {
            let refused = ruled.unwrap_err();
            assert_eq!(refused.code(), "incident-closed");
            assert!(refused.to_string().contains(way), "{refused}");
            give(
                desk.first(),
                arbiter(),
                101,
                Order::from(Act::ApproveResult),
            );
            let refused = desk.rule(&chief(), &request(RequestedRemedy::Postpone, &[]));
            let refused = refused.unwrap_err().to_string();
            assert!(
                !refused.contains(way),
                "an approved game is not reopened: {refused}"
            );
        } else {
            assert!(ruled.is_ok(), "{ruled:?}");
        }
    }
}
