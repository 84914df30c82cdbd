//! The seat's board, whatever reconnections do to the order of its views.

use adoube_proto::v1::{GameStage, PlayLinkState, SeatView, Side, play_reply};
use proptest::prelude::*;

use super::fixture::{BOARD, Game, Story, game, seat_on};
use crate::link::messages::LinkOutput;

/// A game with moves, pauses, and moves that are taken back.
fn stream(length: u32) -> Vec<SeatView> {
    let mut views = game();
    let mut game = Game::after(&views);
    for at in 0..length {
        views.push(match at % 7 {
            0 => game.next(|view| view.set_stage(GameStage::Paused)),
            1 => game.next(|view| view.set_stage(GameStage::Playing)),
            5 => game.next(|view| view.moves_from /= 2),
            _ => game.moved("a1a2"),
        });
    }
    views
}

/// The moves of the game after these views.
fn moves(views: &[SeatView]) -> Vec<String> {
    let mut moves = Vec::new();
    for view in views {
        moves.truncate(usize::try_from(view.moves_from).unwrap());
        moves.extend(view.moves.iter().map(|it| it.uci.clone()));
    }
    moves
}

/// What the coordinator sends first to a device that has the moves up to a view.
fn caught_up(views: &[SeatView], seen: u64) -> SeatView {
    let last = views.last().unwrap().clone();
    let seen = usize::try_from(seen).unwrap();
    let later = &views[seen..];
    let shortest = later.iter().map(|view| view.moves_from).min();
    let all = moves(views);
    let held = moves(&views[..seen]).len();
    let is_prefix = shortest.is_none_or(|from| usize::try_from(from).unwrap() >= held);
    let from = if is_prefix { held } else { 0 };
    let new = all[from..]
        .iter()
        .map(|uci| super::fixture::played(uci, 100));
    SeatView {
        moves_from: u32::try_from(from).unwrap(),
        moves: new.collect(),
        ..last
    }
}

/// The moves that the device has.
fn known(story: &Story) -> Vec<String> {
    let moves = story.link.board().moves.iter();
    moves.map(|it| it.uci.clone()).collect()
}

proptest! {
    /// Each connection begins with where the device was, sends on from there and breaks: the device always has the moves of
    /// the last view that it took.
    #[test]
    fn reconnections_never_make_the_moves_differ(
        length in 0_u32..40,
        connections in prop::collection::vec((0_usize..60, 0_usize..60), 0..8),
    ) {
        let views = stream(length);
        let mut story = Story::begin();
        for (first, count) in connections {
            story.connect();
            story.tell(seat_on(BOARD));
            let seen = story.link.board().sequence();
            let from = usize::try_from(seen).unwrap().max(first.min(views.len() - 1) + 1);
            story.view(&caught_up(&views[..from], seen));
            for held in from..views.len().min(from + count) {
                prop_assert_eq!(known(&story), moves(&views[..held]));
                story.view(&views[held]);
            }
            story.cut();
        }
        story.connect();
        story.tell(seat_on(BOARD));
        let seen = story.link.board().sequence();
        story.view(&caught_up(&views, seen));
        prop_assert_eq!(story.link.board().sequence(), views.len() as u64);
        prop_assert_eq!(known(&story), moves(&views));
    }
}

/// EVT-6: the players change sides in the middle of a game. The device starts with what it is
/// sent then, and its link, which is the seat's presence, stays.
#[test]
fn evt_6_a_device_that_changes_sides_keeps_its_link() {
    let mut story = Story::seated(&game());
    let mut reversed = Game::after(&game());
    let view = reversed.next(|view| {
        view.set_side(Side::Black);
        view.game = 2;
        view.moves_from = 0;
    });
    story.view(&view);
    assert_eq!(story.link.board().ply(), 4, "that of another seat");
    let mut seat = seat_on(BOARD);
    if let play_reply::Body::Seat(assigned) = &mut seat {
        assigned.side = Side::Black.into();
    }
    story.tell(seat);
    story.view(&view);
    let outputs = story.outputs();
    assert!(!outputs.contains(&LinkOutput::HangUp), "{outputs:?}");
    let board = story.link.board();
    assert_eq!(
        (story.link.state(), board.sequence(), board.ply()),
        (PlayLinkState::Seated, 9, 0)
    );
}
