//! A flag that fell while its player was away.

use super::*;

/// Both boards, with White's flag fallen on the first while he was away, by what the event says.
fn fallen(flag: FlagWhileAway) -> Desk {
    let mut boards = Boards::from([FIRST, SECOND].map(|id| (id, board_with(id, flag))));
    let absences: Vec<_> = boards.values_mut().map(|board| lose(board, 60)).collect();
    let first = boards.get_mut(&FIRST).unwrap();
    give(first, Actor::Coordinator, 400, Order::FallFlag);
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
        let request = request(Wish::Postpone, &[(FIRST, None)]);
        decide::offers(&desk.state, &desk.boards, &request, &desk.rules, desk.now)
    };
    let open = fallen(FlagWhileAway::ChiefArbiter);
    assert_eq!(stand(&open).unwrap().len(), 1);
    // Unnamed, a ruling is on all boards that are open to one.
    assert_eq!(open.offer(Wish::Postpone).unwrap().len(), 2);
    let stands = fallen(FlagWhileAway::Stands);
    let refused = stand(&stands).unwrap_err();
    assert_eq!(
        (refused.code(), refused.article()),
        ("against-regulations", "O 11.4.2")
    );
    assert_eq!(stands.offer(Wish::Postpone).unwrap().len(), 1);
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
        give(desk.first(), arbiter(), 420, Order::ApproveResult);
        assert!(desk.is_over(), "{flag:?}");
    }
}
