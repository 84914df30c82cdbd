//! Clocks, penalties, seats, offers of a draw and premoves.

use super::*;

fn set(before: u64, reason: &str, control: Option<&str>) -> Event {
    let control = control.map(|control| ControlChange {
        before: std::sync::Arc::new("5400".parse().unwrap()),
        after: std::sync::Arc::new(control.parse().unwrap()),
    });
    Event::ClockAdjusted(ClockAdjusted {
        before: clocks(before, Some(White)),
        clocks: clocks(600_000, Some(White)),
        control,
        reason: reason.to_owned(),
    })
}

fn reasons(board: &Board, side: Side) -> Vec<&str> {
    let changes = board.clock_changes_to_see(side);
    changes.map(|change| change.reason.as_str()).collect()
}

/// CLK-5: every change of the clocks is shown to each player until they have moved.
#[test]
fn clk_5_every_change_of_the_clocks_is_shown_to_each_player_until_they_have_moved() {
    let mut story = Story::playing(&[]);
    assert_eq!(
        reasons(story.add(set(600_000, "nothing", None)), White),
        [""; 0]
    );
    story.add_by(set(300_000, "a wet board", None), arbiter());
    story.play("e2e4", false);
    let board = story.add_by(set(600_000, "another control", Some("600+2")), arbiter());
    assert_eq!(reasons(board, White), ["another control"]);
    assert_eq!(reasons(board, Black), ["a wet board", "another control"]);
    let change = board.clock_changes_to_see(Black).next().unwrap();
    let white = (change.before.white, change.after.white);
    assert_eq!(white, (Millis(300_000), Millis(600_000)));
    let board = story.play("e7e5", false);
    assert_eq!(reasons(board, Black), [""; 0]);
    assert_eq!(reasons(board, White), ["another control"]);
    assert_eq!(reasons(story.play("g1f3", false), White), [""; 0]);
    for number in 0..100 {
        story.add(set(number, &number.to_string(), None));
    }
    let shown = reasons(&story.board, White);
    assert_eq!((shown.len(), shown.last()), (8, Some(&"99")));
}

fn penalised(side: Side, reason: &str) -> Event {
    Event::Penalised(Penalised {
        ruling: PenaltyRuling {
            side,
            penalties: vec![Penalty::GAME_LOST],
            article: "O 18.4.6".to_owned(),
            reason: reason.to_owned(),
        },
        proposed_by: None,
        clocks: None,
    })
}

/// PEN-1: a penalty stays to be seen when the game ends.
#[test]
fn pen_1_a_penalty_stays_to_be_seen_when_the_game_ends() {
    let mut story = Story::playing(&[]);
    story.add(set(300_000, "a wet board", None));
    story.add_by(penalised(Black, "a phone rang"), arbiter());
    let board = story.add(finished());
    for side in Side::ALL {
        assert_eq!(reasons(board, side), ["a phone rang"]);
        let change = board.clock_changes_to_see(side).next().unwrap();
        let ruling = change.penalties.as_ref().unwrap();
        assert_eq!((ruling.side, ruling.article.as_str()), (Black, "O 18.4.6"));
        assert_eq!(change.before, change.after);
    }
}

/// PEN-1: a penalty stays in the record of its game, also when it is withdrawn, and is not in that of another game.
#[test]
fn pen_1_a_penalty_stays_in_the_record_of_its_game() {
    let mut story = Story::playing(&["e2e4", "e7e5"]);
    story.add_by(penalised(Black, "noise"), arbiter());
    let board = story.add(finished());
    let (imposed, ply) = board.game_penalties().next().unwrap();
    assert_eq!((imposed.reason.as_str(), ply), ("noise", 2));
    let withdrawn = PenaltiesWithdrawn {
        ruling: imposed.record,
        penalties: Vec::new(),
        reason: "the opponent's".to_owned(),
    };
    let board = story.add_by(Event::PenaltiesWithdrawn(withdrawn), arbiter());
    assert!(board.game_penalties().next().unwrap().0.withdrawn.is_some());
    let mut story = Story::playing(&["e2e4"]);
    story.add_by(penalised(Black, "noise"), arbiter());
    let board = story.add(restarted(2, false, "5400", None));
    assert_eq!(board.game_penalties().count(), 0);
}

/// CLK-7: time that was given is shown to both players, with who gave it.
#[test]
fn clk_7_time_that_was_given_is_shown_to_both_with_who_gave_it() {
    let mut story = Story::playing(&[]);
    let added = TimeAdded {
        added: BySide::new(Millis(60_000), Millis::ZERO),
        clocks: clocks(600_000, Some(White)),
        reason: "a siren".to_owned(),
        gives_back: Vec::new(),
    };
    let board = story.add_by(Event::TimeAdded(added), arbiter());
    for side in Side::ALL {
        let change = board.clock_changes_to_see(side).next().unwrap();
        assert_eq!(change.before, BySide::new(Millis(540_000), Millis(BLACKS)));
        assert_eq!(change.after, BySide::new(Millis(600_000), Millis(BLACKS)));
        assert_eq!(change.by, Some(PersonId::new("ada").unwrap()));
    }
}

fn lost(last_contact: u64) -> Event {
    Event::SeatLost(SeatLost {
        side: White,
        sign: LossSign::Silence,
        last_contact: Time(last_contact),
    })
}

fn moved_seat() -> Event {
    Event::SeatMoved(SeatMoved {
        side: White,
        from: DeviceId::new("dev-w").unwrap(),
        to: DeviceId::new("dev-s").unwrap(),
        reason: "its screen is dark".to_owned(),
    })
}

/// What the notice says of the cost; none where there is no notice.
#[derive(Debug, PartialEq)]
enum Cost {
    Nothing,
    Clock([u64; 2]),
}

fn cost(board: &Board) -> Option<Cost> {
    let notice = board.seat_move_notice(White)?;
    assert_eq!(notice.from.as_str(), "dev-w");
    let cost = notice.cost.map(|cost| cost.map(|time| time.0));
    Some(cost.map_or(Cost::Nothing, Cost::Clock))
}

/// VEN-3, DIS-9: a player who plays on at a spare sees what the clock lost, until they have moved.
#[test]
fn dis_9_a_player_who_was_moved_to_a_spare_sees_what_the_disconnection_cost() {
    let mut story = Story::playing(&[]);
    // White's clock runs from 10 minutes at 1 s; noticed three seconds after the last contact, paused seven later.
    story.time = 21_000;
    story.add(lost(18_000));
    story.time = 28_000;
    let stopped = story.board.reading(Time(28_000));
    story.add(Event::Paused(Paused {
        cause: by_arbiter(),
        clocks: Reading {
            running: None,
            ..stopped
        },
    }));
    story.time = 60_000;
    let lost = Some(Cost::Clock([583_000, 573_000]));
    assert_eq!(cost(story.add_by(moved_seat(), arbiter())), lost);
    // A ruling gives time back, and the clock runs again: that is a notice of its own.
    story.time = 90_000;
    assert_eq!(cost(story.add(resumed())), lost);
    assert_eq!(cost(story.play("e2e4", false)), None, "they have moved");
}

#[test]
fn dis_9_nothing_is_lost_in_the_opponents_turn_or_by_a_player_who_was_connected() {
    let mut story = Story::playing(&["e2e4"]);
    story.time = 5_000;
    assert_eq!(
        cost(story.add_by(moved_seat(), arbiter())),
        Some(Cost::Nothing)
    );
    // Silent since before the opponent's move: only White's own time counts.
    let mut story = Story::playing(&["e2e4"]);
    story.time = 9_000;
    story.play("e7e5", false);
    let before = story.board.reading(Time(9_000)).remaining(White).0;
    story.time = 10_000;
    story.add(lost(7_000));
    story.time = 11_000;
    let shown = cost(story.add_by(moved_seat(), arbiter()));
    assert_eq!(shown, Some(Cost::Clock([before, before - 2_000])));
    // Back before the seat moved.
    story.time = 12_000;
    story.add(Event::SeatBack(SeatBack { side: White }));
    story.time = 20_000;
    let shown = cost(story.add_by(moved_seat(), arbiter()));
    assert_eq!(shown, Some(Cost::Clock([before, before - 3_000])));
}

/// O 5.3: an offer comes with a move; its maker sees that it was declined, in words or by a move, until there is another.
#[test]
fn an_offer_is_kept_with_its_move_and_its_maker_sees_that_it_was_declined() {
    type Then = fn(&mut Story);
    fn offer(story: &mut Story, side: Side) {
        story.add(Event::DrawOffered(DrawOffered { side }));
    }
    fn decline(story: &mut Story, side: Side) {
        story.add(Event::DrawDeclined(DrawDeclined { side }));
    }
    fn own(story: &mut Story) {
        story.play("f1b5", false);
    }
    fn others(story: &mut Story) {
        story.play("a7a6", false);
    }
    // White is to move after four half-moves.
    let rows: [(&[Then], &[u32], Option<Side>); 11] = [
        (&[|it| offer(it, White)], &[5], None),
        (&[|it| offer(it, White), own], &[5], None),
        (&[|it| offer(it, White), own, others], &[5], Some(White)),
        (&[|it| offer(it, Black), own], &[4], Some(Black)),
        (&[|it| offer(it, Black), own, others], &[4], None),
        (
            &[|it| offer(it, Black), |it| decline(it, White)],
            &[4],
            Some(Black),
        ),
        (
            &[|it| offer(it, Black), |it| decline(it, White), own],
            &[4],
            None,
        ),
        // Declined before the move that was to bring it.
        (
            &[|it| offer(it, White), |it| decline(it, Black), own],
            &[],
            None,
        ),
        (&[own, others], &[], None),
        // A game that is resumed from another position has none.
        (
            &[
                |it| offer(it, Black),
                |it| {
                    it.add(restored(2));
                },
            ],
            &[],
            None,
        ),
        (
            &[
                |it| offer(it, Black),
                |it| {
                    it.add(restarted(2, false, "5400", None));
                },
            ],
            &[],
            None,
        ),
    ];
    for (row, (steps, plies, declined)) in rows.into_iter().enumerate() {
        let mut story = Story::playing(&["e2e4", "e7e5", "g1f3", "b8c6"]);
        for step in steps {
            step(&mut story);
        }
        assert_eq!(story.board.draw_offers(), plies, "{row}");
        assert_eq!(story.board.draw_declined(), declined, "{row}");
    }
    let mut story = Story::playing(&["e2e4", "e7e5"]);
    offer(&mut story, Black);
    decline(&mut story, White);
    assert!(story.board.is_offer_declined(Black), "in this position");
    let no_offer = story.board.player_actions(Black).no_draw_offer;
    assert_eq!(no_offer, Some(NotNow::Declined));
    story.add(finished());
    let board = story.add_by(reopened(None), arbiter());
    assert!(board.is_offer_declined(Black), "the position is the same");
    assert_eq!(board.draw_declined(), None);
}

/// BRD-6: why a premove was not played is shown to its player until there is another move.
#[test]
fn brd_6_a_dropped_premove_is_shown_until_the_next_move() {
    let mut story = Story::playing(&["e2e4", "e7e5"]);
    let mv = story.board.line().position().parse_uci("f1b5").unwrap();
    let board = story.add(Event::PremoveEnded(PremoveEnded {
        side: White,
        ply: 3,
        mv,
        why: PremoveEnd::Illegal("another piece is in the way".to_owned()),
    }));
    assert_eq!(
        board.premove_dropped(White),
        Some("another piece is in the way")
    );
    assert_eq!(board.premove_dropped(Black), None);
    assert_eq!(story.play("g1f3", false).premove_dropped(White), None);
}
