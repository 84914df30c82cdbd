//! Rulings that cite what the event forbids and happened at a board's devices.

use adoube_chess::BySide;

use super::super::proposals;
use super::*;
use crate::board::command::{CarryOut, SystemOrder};
use crate::board::event::Ruled;
use crate::board::{DeviceReport, Event, Happened, Reported, ReportedTime};

/// Device notes of the first board: a breach (1), a lock of the page (2), another breach (3).
fn with_breaches() -> Desk {
    let mut desk = Desk::new();
    let forbidden = |what: &str| {
        Reported::Forbidden(Happened {
            what: what.to_owned(),
            prevented: false,
            times: 1,
        })
    };
    let locked = Reported::Locked(None, "please wait".to_owned());
    for (source, what) in [
        ("a", forbidden("2 screens")),
        ("b", locked),
        ("c", forbidden("a stick")),
    ] {
        let report = DeviceReport {
            device: DeviceId::new("dev-w1").unwrap(),
            when: ReportedTime {
                at: seconds(70),
                error: None,
            },
            source: source.to_owned(),
            what,
        };
        let venue = Actor::Venue(VenueId::new("madrid").unwrap());
        give(desk.first(), venue, 80, Order::Venue(Box::new(report)));
    }
    desk
}

fn citing(boards: &[BoardId], cites: &[(Option<BoardId>, u32)]) -> Request {
    let boards: Vec<_> = boards.iter().map(|board| (*board, None)).collect();
    Request {
        cites: cites.to_vec(),
        ..request(RequestedRemedy::Postpone, &boards)
    }
}

#[test]
fn ven_2_a_ruling_cites_breaches_of_the_boards_that_it_rules_on_and_nothing_else() {
    let desk = with_breaches();
    let (one, two) = (Some(FIRST), Some(SECOND));
    let both = [FIRST, SECOND];
    for (boards, cites, told) in [
        (
            &both[..1],
            &[(None, 3), (None, 1), (one, 3)][..],
            Ok([vec![1, 3], vec![]]),
        ),
        (&both[..], &[(one, 1)][..], Ok([vec![1], vec![]])),
        // A page that an official locked is no breach; a note of later is not there yet.
        (&both[..1], &[(None, 2)][..], Err("no-breach")),
        (&both[..1], &[(None, 1), (None, 4)][..], Err("no-breach")),
        (&both[..], &[(two, 1)][..], Err("no-breach")),
        (&both[..1], &[(two, 1)][..], Err("not-of-incident")),
        (&both[..], &[(None, 1)][..], Err("invalid")),
    ] {
        let asked = citing(boards, cites);
        let cited = desk.rule(&chief(), &asked).map(|record| match record {
            IncidentRecord::Ruled(RulingGiven { ruling, .. }) => {
                [FIRST, SECOND].map(|id| ruling.on(id).map_or_else(Vec::new, |on| on.cites.clone()))
            }
            other => panic!("{other:?}"),
        });
        assert_eq!(cited.map_err(|refused| refused.code()), told, "{asked:?}");
    }
}

/// What was proposed is what is ruled, though more happened at the device since.
#[test]
fn ven_2_dis_7_the_second_official_agrees_to_what_the_proposal_cites() {
    let mut desk = with_breaches();
    desk.rules.four_eyes = true;
    let proposed = desk
        .rule(&chief(), &citing(&[FIRST], &[(None, 3)]))
        .unwrap();
    desk.take(&proposed, &chief());
    let (state, boards, rules) = (&desk.state, &desk.boards, &desk.rules);
    let offered = proposals::weigh(state, boards, &arbiter(), 1, rules, desk.now).unwrap();
    let given = proposals::second(state, 1, offered, None).unwrap();
    let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = given else {
        panic!("{given:?}");
    };
    assert_eq!(ruling.boards[0].cites, [3]);
}

/// The board's own record has it too.
#[test]
fn ven_2_a_board_that_carries_a_ruling_out_notes_what_it_cites() {
    let mut desk = with_breaches();
    let order = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef {
            incident: 7,
            ruling: 1,
        },
        by: None,
        seconded_by: None,
        remedy: Remedy::Postpone,
        article: "O 16.7".to_owned(),
        reason: "a second screen".to_owned(),
        start_in: Millis::ZERO,
        cites: vec![1],
        unheard: BySide::both(false),
    }));
    let command = Command::new(Actor::Coordinator, seconds(100), order);
    let records = desk.first().handle(&command).unwrap();
    assert!(matches!(&records[0].event, Event::Ruled(Ruled { cites, .. }) if *cites == [1]));
    // Of each kind and device the newest note can be cited with one tap.
    let newest: Vec<u32> = desk.boards[&FIRST]
        .breaches()
        .map(|note| note.number)
        .collect();
    assert_eq!(newest, [1, 3]);
}
