//! What a ruling takes off a clock (DIS-4).

use adoube_chess::BySide;

use super::*;
use crate::board::command::{LoseSeat, RegainSeat, SystemOrder};
use crate::incident::ruling::{Deduct, Offer};

/// What is deducted is deducted whole, also beside a gift: more than there is is refused.
#[test]
fn dis_4_a_gift_hides_no_part_of_a_deduction() {
    let remedy = |deduct| RequestedRemedy::Resume {
        clocks: ClocksAs::Typed {
            white: Millis::from_seconds(250),
            black: Millis::from_seconds(250),
        },
        deduct: Millis::from_seconds(deduct).into(),
        add: BySide::new(Millis::from_seconds(120), Millis::ZERO),
    };
    for (deduct, left) in [
        (100, Ok(Millis::from_seconds(270))),
        (300, Ok(Millis::from_seconds(70))),
        (
            370,
            Err(
                "board 1.1: White would have 0:06:10: 0:06:10 cannot be deducted, 0:06:09.999 at most can",
            ),
        ),
        (
            400,
            Err(
                "board 1.1: White would have 0:06:10: 0:06:40 cannot be deducted, 0:06:09.999 at most can",
            ),
        ),
    ] {
        let desk = Desk::new();
        let absences = [away(&desk.boards[&FIRST], Side::White, 60, 63)];
        let offer = Offer {
            board: &desk.boards[&FIRST],
            absences: &absences,
            incident: 7,
            now: desk.now,
            worked_out: desk.now,
            start_in: Millis::ZERO,
        };
        let found = offer
            .of(&remedy(deduct))
            .map(|offered| match offered.remedy {
                Remedy::Resume { white, .. } => white,
                other => panic!("{other:?}"),
            });
        assert_eq!(
            found.map_err(|error| error.to_string()),
            left.map_err(str::to_owned),
            "{deduct}"
        );
    }
}

/// Where both were away nobody's time is taken unless he is named, and never that of who was there.
#[test]
fn dis_4_whose_time_is_deducted_where_both_were_disconnected_is_named() {
    let (white, black) = (Side::White, Side::Black);
    for (sides, from, told) in [
        (vec![white], None, Ok([60, 0])),
        (vec![black], None, Ok([0, 60])),
        (
            vec![white, black],
            None,
            Err("refusal-deduct-from-whom (board: 1.1)"),
        ),
        (vec![white, black], Some([false, true]), Ok([0, 60])),
        (vec![white, black], Some([true, true]), Ok([60, 60])),
        (vec![white], Some([true, false]), Ok([60, 0])),
        (
            vec![white],
            Some([false, true]),
            Err(
                "Black was not disconnected on 1.1: time of the disconnected player alone is deducted",
            ),
        ),
        (
            vec![],
            Some([true, false]),
            Err("nobody was disconnected on 1.1: there is nobody to deduct time from"),
        ),
    ] {
        let board = &board(FIRST);
        let absences: Vec<_> = sides
            .iter()
            .map(|side| away(board, *side, 60, 63))
            .collect();
        let offer = Offer {
            board,
            absences: &absences,
            incident: 7,
            now: seconds(100),
            worked_out: seconds(100),
            start_in: Millis::ZERO,
        };
        let remedy = RequestedRemedy::Resume {
            clocks: ClocksAs::Now,
            deduct: Deduct {
                time: Millis::from_seconds(60),
                from: from.map(BySide::from),
            },
            add: BySide::both(Millis::ZERO),
        };
        let found = offer.of(&remedy).map(|offered| match offered.remedy {
            Remedy::Resume { basis, .. } => basis.deducted.map(|taken| taken.0 / 1000),
            other => panic!("{other:?}"),
        });
        assert_eq!(
            found.map_err(|error| error.to_string()),
            told.map(BySide::from).map_err(str::to_owned),
            "{sides:?} {from:?}"
        );
    }
}

/// DIS-7: clocks far from what the game has are not refused, and are remarked on; what may be meant is not.
#[test]
fn dis_7_clocks_far_from_the_game_are_remarked_on() {
    let typed = |white, black| ClocksAs::Typed {
        white: Millis::from_seconds(white),
        black: Millis::from_seconds(black),
    };
    let brings = "5+10 brings 0:15:00 in sixty moves";
    for (clocks, add, told) in [
        (ClocksAs::Now, [450, 0], vec![]),
        (
            ClocksAs::Now,
            [0, 451],
            vec![format!("Black would get 0:07:31: {brings}")],
        ),
        (
            ClocksAs::Now,
            [356_400, 356_400],
            vec![
                format!("White would get 99:00:00: {brings}"),
                format!("Black would get 99:00:00: {brings}"),
            ],
        ),
        // More than it began with is what increments come to.
        (typed(301, 900), [0, 0], vec![]),
        (
            typed(60, 901),
            [0, 0],
            vec![format!("Black would have 0:15:01: {brings}")],
        ),
        (
            typed(250, 2),
            [0, 0],
            vec![
                "Black would have 0:00:02, less than a tenth of the 0:04:40 that they have now"
                    .to_owned(),
            ],
        ),
    ] {
        let desk = Desk::new();
        let absences = [away(&desk.boards[&FIRST], Side::White, 60, 63)];
        let offer = Offer {
            board: &desk.boards[&FIRST],
            absences: &absences,
            incident: 7,
            now: desk.now,
            worked_out: desk.now,
            start_in: Millis::ZERO,
        };
        let remedy = RequestedRemedy::Resume {
            clocks,
            deduct: Deduct::default(),
            add: BySide::from(add.map(Millis::from_seconds)),
        };
        let offered = offer.of(&remedy).unwrap();
        let remarks: Vec<&String> = offered.remarks.iter().map(|remark| &remark.text).collect();
        assert_eq!(remarks, told.iter().collect::<Vec<_>>(), "{remedy}");
        let texts: Vec<String> = told
            .iter()
            .map(|told| format!("; REMARK: {told}"))
            .collect();
        let text = texts.concat();
        assert!(offered.text.ends_with(&text), "{}", offered.text);
        assert_eq!(offered.text.contains("REMARK"), !told.is_empty());
    }
}

/// DIS-4, DIS-7: who was away alone does not hang on which of two incidents is ruled on.
#[test]
fn dis_4_7_nobody_was_away_alone_whose_opponent_was_away_in_another_incident() {
    let two =
        "both players of 1.1 were disconnected at the same time, in two incidents: type the score";
    let whose = "refusal-deduct-from-whom (board: 1.1)";
    // White was heard last at 60 and is back at 100; Black is away in between, or not.
    for (from, back, together) in [
        (70, Some(90), true),
        (70, None, true),
        (50, Some(65), true),
        (50, Some(60), false),
        (100, Some(120), false),
    ] {
        let mut board = board(FIRST);
        let at = |seconds: u64, order| (seconds, order);
        let lost = |side, contact| {
            Order::System(SystemOrder::LoseSeat(LoseSeat {
                side,
                sign: LossSign::Silence,
                last_contact: seconds(contact),
            }))
        };
        let back_at = back.unwrap_or(130);
        let mut orders = vec![
            at(60, lost(Side::White, 60)),
            at(from, lost(Side::Black, from)),
            at(
                100,
                Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::White })),
            ),
        ];
        if back.is_some() {
            orders.push(at(
                back_at,
                Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::Black })),
            ));
        }
        orders.sort_by_key(|(at, _)| *at);
        let mut absences = Vec::new();
        for (at, order) in orders {
            give(&mut board, Actor::Coordinator, at, order);
            absences.extend((at == 60).then(|| away(&board, Side::White, 60, 60)));
        }
        let moment = Moment::of(&board, seconds(100));
        absences.truncate(1);
        absences[0].back = Some(moment);
        let offer = Offer {
            board: &board,
            absences: &absences,
            incident: 7,
            now: seconds(130),
            worked_out: seconds(130),
            start_in: Millis::ZERO,
        };
        let refused =
            |remedy: &RequestedRemedy| offer.of(remedy).err().map(|error| error.to_string());
        let deduct = |from| RequestedRemedy::Resume {
            clocks: ClocksAs::Now,
            deduct: Deduct {
                time: Millis::from_seconds(10),
                from,
            },
            add: BySide::both(Millis::ZERO),
        };
        let why = |text: &str| together.then(|| text.to_owned());
        let case = format!("{from} {back:?}");
        let loses = RequestedRemedy::Result(Verdict::AbsentLoses);
        assert_eq!(refused(&loses), why(two), "{case}");
        assert_eq!(refused(&deduct(None)), why(whose), "{case}");
        assert_eq!(
            refused(&deduct(Some(BySide::new(true, false)))),
            None,
            "{case}"
        );
    }
}

/// DIS-4: a deduction that leaves nearly nothing is remarked on, as a clock that is typed so.
#[test]
fn dis_4_a_deduction_that_leaves_nearly_nothing_is_remarked_on() {
    for (millis, told) in [
        (200_000, vec![]),
        (
            279_999,
            vec![
                "Black would have 0:00:00.001, less than a tenth of the 0:04:40 that they have now",
            ],
        ),
    ] {
        let desk = Desk::new();
        let absences = Side::ALL.map(|side| away(&desk.boards[&FIRST], side, 60, 63));
        let offer = Offer {
            board: &desk.boards[&FIRST],
            absences: &absences,
            incident: 7,
            now: desk.now,
            worked_out: desk.now,
            start_in: Millis::ZERO,
        };
        let remedy = RequestedRemedy::Resume {
            clocks: ClocksAs::Now,
            deduct: Deduct {
                time: Millis(millis),
                from: Some(BySide::new(false, true)),
            },
            add: BySide::both(Millis::ZERO),
        };
        let offered = offer.of(&remedy).unwrap();
        let remarks: Vec<&str> = offered
            .remarks
            .iter()
            .map(|one| one.text.as_str())
            .collect();
        assert_eq!(remarks, told, "{remedy}");
    }
}
