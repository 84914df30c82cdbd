//! Start positions of Chess960 are drawn when the round is published (BRD-9), and how many draws were
//! offered is told (END-2).

use adoube_chess::{Side, Start};
use adoube_coordinator::shard::views::{PlayerNames, board_view};
use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::ids::BoardId;
use adoube_tournament::round::drawn_number;
use ring::signature::{ED25519, UnparsedPublicKey};

use crate::kit::{Desk, Rules, importing, public_key, setting_up};

const BOARDS: u16 = 4;

fn drawing(first: &'static str) -> Desk {
    let rules = Rules {
        first,
        boards: BOARDS,
        ..Rules::default()
    };
    let mut desk = Desk::empty(1);
    desk.ask("olga", setting_up(&rules)).unwrap();
    desk.ask("chief", importing(1, BOARDS)).unwrap();
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    desk
}

fn starts(desk: &Desk) -> Vec<Start> {
    let boards = desk.shard.state().boards.iter();
    boards
        .map(|(_, board)| board.opened().terms.start.clone())
        .collect()
}

#[test]
fn brd_9_positions_are_drawn_from_a_seed_that_anybody_can_check() {
    let mut desk = drawing("variant = \"chess960\"");
    let text = format!("chess960 draw of test, round 1, at {}", desk.now.game.0);
    let seed = crate::kit::key().sign(text.as_bytes());
    UnparsedPublicKey::new(&ED25519, public_key())
        .verify(text.as_bytes(), seed.as_ref())
        .unwrap();
    let drawn: Vec<Start> = (1..=BOARDS)
        .map(|board| Start::chess960(drawn_number(seed.as_ref(), board)).unwrap())
        .collect();
    assert_eq!(starts(&desk), drawn);
    for (board, start) in (1..).zip(&drawn) {
        let id = BoardId { round: 1, board };
        let line = desk.shard.state().boards[&id].line();
        assert_eq!(Some(line.position().fen()), start.fen, "{id}");
    }
    let round = |desk: &mut Desk| match desk.ask("chief", ShardRequest::Describe).unwrap() {
        Reply::Event(event) => event.rounds[0].clone(),
        other => panic!("{other:?}"),
    };
    let told = round(&mut desk).draws;
    assert_eq!((&told[0].text, &told[0].seed[..]), (&text, seed.as_ref()));
    let numbers: Vec<u32> = told[0].boards.iter().map(|drawn| drawn.number).collect();
    let recomputed = (1..=BOARDS).map(|board| drawn_number(&told[0].seed, board).into());
    assert_eq!(numbers, recomputed.collect::<Vec<u32>>());
    // The draw is on record: a coordinator that starts over has the same.
    desk.crash(1_000);
    assert_eq!(starts(&desk), drawn);
    assert_eq!(round(&mut desk).draws, told);
    let stored = desk.stored();
    assert_eq!(stored.rounds[&1].state.starts().len(), usize::from(BOARDS));
}

#[test]
fn brd_9_one_draw_for_a_round() {
    let desk = drawing("variant = \"chess960\"\n[chess960]\ndraw = \"round\"");
    let starts = starts(&desk);
    assert!(starts.iter().all(|start| *start == starts[0]));
    assert!(starts[0].fen.is_some());
}

#[test]
fn brd_9_no_lots_for_other_events_or_where_positions_are_given() {
    let desk = drawing("");
    assert!(
        starts(&desk)
            .iter()
            .all(|start| *start == Start::standard())
    );
    let rules = Rules {
        first: "variant = \"chess960\"\n[chess960]\ndraw = \"given\"",
        ..Rules::default()
    };
    let mut desk = Desk::empty(1);
    desk.ask("olga", setting_up(&rules)).unwrap();
    desk.ask("chief", importing(1, 1)).unwrap();
    let refused = desk
        .ask("chief", ShardRequest::PublishRound(1))
        .unwrap_err();
    assert!(refused.to_string().contains("give its start position"));
}

#[test]
fn end_2_arbiters_see_how_many_draws_were_offered() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    for (player, mv) in [(white, "g1f3"), (black, "g8f6"), (white, "f3g1")] {
        desk.order(white, Order::Player(PlayerOrder::OfferDraw));
        desk.order(black, Order::Player(PlayerOrder::DeclineDraw));
        // L 11.5: not again in the same position.
        desk.order(white, Order::Player(PlayerOrder::OfferDraw));
        desk.play(player, mv);
    }
    desk.order(black, Order::Player(PlayerOrder::OfferDraw));
    desk.order(black, Order::Player(PlayerOrder::OfferDraw));
    let board = desk.board();
    assert_eq!(Side::ALL.map(|side| board.offers_made(side)), [3, 1]);
    let names = PlayerNames::default();
    let view = board_view(board, &names, desk.now.game);
    assert_eq!((view.white_draw_offers, view.black_draw_offers), (3, 1));
    desk.crash(1_000);
    assert_eq!(desk.board().offers_made(Side::White), 3);
}
