//! What is done to a board from outside of its game.

use adoube_chess::BySide;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_proto::v1::board_event::Event;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{Act, CarryOut, PlayerOrder, ReverseColours, SystemOrder};
use adoube_tournament::board::{Basis, Command, Order, Phase, Remedy};
use adoube_tournament::ids::RulingRef;
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules};

fn carry_out(ruling: u32, remedy: Remedy) -> Order {
    Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef {
            incident: 1,
            ruling,
        },
        by: None,
        seconded_by: None,
        remedy,
        article: "O 18.9".to_owned(),
        reason: "the venue's uplink".to_owned(),
        start_in: Millis(10_000),
        cites: Vec::new(),
        unheard: BySide::both(false),
    }))
}

/// Only the coordinator carries out rulings: nobody may order it, whatever his role.
#[test]
fn pen_3_nobody_carries_out_a_ruling_by_himself() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let refused = desk.rule(carry_out(1, Remedy::Postpone)).unwrap_err();
    assert_eq!(refused.code(), "not-your-role");
    desk.order(white, carry_out(1, Remedy::Postpone));
    assert!(
        desk.said()
            .contains(&"madrid-1: refused not-your-role".to_owned())
    );
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

/// EVT-6: the devices keep their places and learn their new sides; the round tells the colours that
/// were played.
#[test]
fn evt_6_devices_are_told_their_new_side() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.said();
    let reason = "the pairing was entered wrongly".to_owned();
    desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
        .unwrap();
    let said = desk.said();
    for words in [
        "madrid-1: seat 1.1 black",
        "madrid-1: catch-up 1..=8",
        "oslo-1: seat 1.1 white",
        "oslo-1: catch-up 1..=8",
    ] {
        assert!(said.contains(&words.to_owned()), "{words}: {said:?}");
    }
    let reason = "both sit right".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    for device in ["madrid-1", "oslo-1"] {
        let events = desk.seen(device);
        assert!(events.keys().copied().eq(1..=9), "{device}: {events:?}");
    }
    desk.play(white, "e2e4");
    desk.play(black, "d2d4");
    assert_eq!(desk.board().ply(), 1);
    assert_eq!(desk.incidents(true), []);
    desk.crash(1_000);
    let (white, black) = (desk.hello("oslo-1", "b"), desk.hello("madrid-1", "w"));
    desk.play(black, "d7d5");
    assert_eq!(desk.board().ply(), 2);
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view");
    };
    let pairing = &view.rounds[0].pairings[0];
    let result = pairing.result.unwrap();
    assert_eq!((pairing.white, pairing.black), (2, 1));
    assert_eq!((result.white_halves, result.black_halves), (0, 2));
}

/// CLK-6, DIS-4: who stopped the clocks in which office; what a ruling deducts, and which it replaces.
#[test]
fn clk_6_dis_4_records_tell_the_office_and_the_ruling_before() {
    let (desk, ..) = Desk::playing(&Rules::default());
    let mut board = desk.board().clone();
    let mut told = |actor: &Actor, order: Order| {
        let command = Command::new(actor.clone(), desk.now.game, order);
        let records = board.handle(&command).unwrap();
        let names = PlayerNames::default();
        let event = views::board_event(&board, &records[0], &names).event;
        let view = views::board_view(&board, &names, desk.now.game);
        (event.unwrap(), view.paused.unwrap())
    };
    let lta = Actor::official("lta-madrid".parse().unwrap(), Role::Lta);
    let reason = "a phone rings".to_owned();
    let (event, stands) = told(&lta, Act::Pause.because(reason));
    let Event::Paused(paused) = event else {
        panic!("{event:?}");
    };
    for paused in [paused, stands] {
        assert_eq!((&*paused.by, paused.role().word()), ("lta-madrid", "lta"));
    }
    let minute = Millis(60_000);
    let remedy = Remedy::Resume {
        white: minute,
        black: minute,
        basis: Box::new(Basis {
            stood: BySide::both(minute),
            deducted: BySide::new(minute, Millis::ZERO),
            added: BySide::new(Millis::ZERO, minute),
            ..Basis::default()
        }),
    };
    let anew = Remedy::Resume {
        white: minute,
        black: minute,
        basis: Box::new(Basis::typed(BySide::both(minute))),
    };
    // Clocks as they are come on top of what was ruled; set anew they take its place.
    let (event, _) = told(&Actor::Coordinator, carry_out(1, anew.clone()));
    assert!(matches!(event, Event::Ruled(_)), "{event:?}");
    let (event, _) = told(&Actor::Coordinator, carry_out(2, anew));
    let Event::Ruled(ruled) = event else {
        panic!("{event:?}");
    };
    assert_eq!((ruled.in_place_of, ruled.on_top_of), (1, 0));
    for (ruling, on_top_of) in [(3, 2), (5, 3)] {
        let (event, _) = told(&Actor::Coordinator, carry_out(ruling, remedy.clone()));
        let Event::Ruled(ruled) = event else {
            panic!("{event:?}");
        };
        assert_eq!(
            (ruled.in_place_of, ruled.on_top_of),
            (0, on_top_of),
            "{ruling}"
        );
        assert_eq!((ruled.white_deducted, ruled.black_deducted), (60_000, 0));
        assert_eq!((ruled.white_added, ruled.black_added), (0, 60_000));
    }
}
