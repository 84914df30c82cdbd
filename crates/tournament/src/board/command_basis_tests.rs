//! Commands that waited for a connection while an official acted (ADR 17).

use adoube_chess::{BySide, Side};

use crate::actor::Actor;
use crate::board::before::tests::{By, comes, give, published, release};
use crate::board::command::{
    Act, CallArbiter, CarryOut, Play, PlayerOrder, RestorePosition, SetPremove, SystemOrder,
};
use crate::board::{Basis, BeforeGame, Board, Command, Order, Record, Remedy};
use crate::clock::RoundTrips;
use crate::ids::RulingRef;
use crate::refusal::Refusal;
use crate::time::Millis;

fn playing() -> Board {
    let mut board = published(BeforeGame::default());
    for (by, order) in [release(), comes(Side::White), comes(Side::Black)] {
        give(&mut board, 10, &by, order);
    }
    board
}

fn moving(board: &Board, uci: &str) -> PlayerOrder {
    PlayerOrder::Play(Play {
        ply: board.ply() + 1,
        uci: uci.to_owned(),
        link: RoundTrips::default(),
    })
}

fn play(board: &mut Board, side: Side, uci: &str) {
    let order = moving(board, uci);
    enter(board, side, order, Some(board.sequence())).unwrap();
}

/// What a player enters whose device had that record.
fn enter(
    board: &mut Board,
    side: Side,
    order: PlayerOrder,
    seen: Option<u64>,
) -> Result<Vec<Record>, Refusal> {
    let seat = board.seat(side).clone();
    let player = Actor::player(seat.person, seat.device);
    let at = board.last_time();
    board.handle(&Command {
        seen,
        ..Command::new(player, at, Order::Player(order))
    })
}

fn arbiter(board: &mut Board, act: Act) {
    let at = board.last_time().0 / 1_000;
    let order = act.because("another piece was touched".to_owned());
    give(board, at, &By::Arbiter, order);
}

/// 1.e4 e5, Black's move is taken back, 1...c5: the next half-move has the number that it had before.
fn set_anew() -> (Board, u64) {
    let mut board = playing();
    play(&mut board, Side::White, "e2e4");
    play(&mut board, Side::Black, "e7e5");
    let seen = board.sequence();
    let clocks = BySide::both(Some(Millis(60_000)));
    let restore = RestorePosition { ply: 1, clocks };
    arbiter(&mut board, Act::RestorePosition(restore));
    arbiter(&mut board, Act::Resume);
    play(&mut board, Side::Black, "c7c5");
    (board, seen)
}

#[test]
fn brd_10_what_binds_or_ends_a_game_is_refused_in_a_position_that_was_set_after_it_was_entered() {
    let (board, seen) = set_anew();
    let premove = PlayerOrder::SetPremove(SetPremove {
        ply: 5,
        uci: "g1f3".to_owned(),
        link: RoundTrips::default(),
    });
    for order in [
        moving(&board, "g1f3"),
        premove,
        PlayerOrder::OfferDraw,
        PlayerOrder::AcceptDraw,
        PlayerOrder::DeclineDraw,
        PlayerOrder::Resign,
        PlayerOrder::ConfirmResult,
    ] {
        let refused = enter(&mut board.clone(), Side::White, order.clone(), Some(seen));
        assert_eq!(refused, Err(Refusal::PositionSet), "{order:?}");
    }
}

#[test]
fn brd_10_a_move_of_who_has_seen_the_position_is_played_and_so_is_one_that_does_not_say() {
    let (board, _) = set_anew();
    for seen in [Some(board.sequence()), None] {
        let order = moving(&board, "g1f3");
        let played = enter(&mut board.clone(), Side::White, order, seen);
        assert!(played.is_ok(), "{seen:?}: {played:?}");
    }
}

#[test]
fn brd_10_a_call_reaches_a_board_that_was_set_anew() {
    let (mut board, seen) = set_anew();
    let call = PlayerOrder::CallArbiter(CallArbiter {
        reason: "my connection was gone".to_owned(),
        leave: false,
    });
    assert!(enter(&mut board, Side::White, call, Some(seen)).is_ok());
}

#[test]
fn brd_10_a_move_that_waited_during_a_pause_is_played() {
    let mut board = playing();
    let seen = board.sequence();
    arbiter(&mut board, Act::Pause);
    arbiter(&mut board, Act::Resume);
    let order = moving(&board, "e2e4");
    assert!(enter(&mut board, Side::White, order, Some(seen)).is_ok());
}

fn resume(board: &mut Board, ruling: u32) {
    let incident = 1;
    let order = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef { incident, ruling },
        by: None,
        seconded_by: None,
        remedy: Remedy::Resume {
            white: Millis(60_000),
            black: Millis(60_000),
            basis: Box::new(Basis::typed(BySide::both(Millis(60_000)))),
        },
        article: "O 16.7".to_owned(),
        reason: "the venue's fault".to_owned(),
        start_in: Millis::ZERO,
        cites: Vec::new(),
        unheard: BySide::both(false),
    }));
    let at = board.last_time().0 / 1_000;
    give(board, at, &By::Coordinator, order);
}

#[test]
fn dis_9_ready_counts_for_the_ruling_that_was_seen_and_not_for_a_later_one() {
    let mut board = playing();
    resume(&mut board, 1);
    let seen = board.sequence();
    resume(&mut board, 2);
    let mut ready = |seen| enter(&mut board, Side::White, PlayerOrder::Ready, Some(seen));
    assert_eq!(ready(seen), Err(Refusal::FurtherRuling));
    assert!(ready(seen + 1).is_ok());
}
