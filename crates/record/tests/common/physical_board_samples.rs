//! One plain record of every kind about physical boards.

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Event;
use adoube_tournament::board::event::{
    PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown, Requirement,
};
use adoube_tournament::physical_board::{BoardEntry, BoardUse, Necessity, PhysicalBoards};
use adoube_tournament::time::Millis;

use super::samples::{chief, moved, opened, player};

pub(crate) fn physical_board_events() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::Black;
    let placement = "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKB?R"
        .parse()
        .unwrap();
    let shown = |placement, ply| {
        Event::PhysicalBoardShown(Box::new(PhysicalBoardShown {
            side,
            placement,
            ply,
        }))
    };
    let required = |requirement, reason: &str| {
        Event::PhysicalBoardRequirementSet(PhysicalBoardRequirementSet {
            side,
            requirement,
            reason: reason.to_owned(),
        })
    };
    let with = |used_for, necessity, entry| {
        let Event::Opened(mut pairing) = opened() else {
            unreachable!("a pairing")
        };
        pairing.terms.physical_boards = Some(PhysicalBoards {
            used_for,
            necessity,
            entry,
        });
        Event::Opened(pairing)
    };
    let Event::Moved(mut on_board) = moved("e7e5") else {
        unreachable!("a move")
    };
    on_board.settling = Some(Millis(320));
    let own = Actor::Coordinator;
    vec![
        (
            "board opened-with-boards-that-follow",
            own.clone(),
            with(
                BoardUse::Following,
                Necessity::Obligatory,
                BoardEntry::AtOnce,
            ),
        ),
        (
            "board opened-with-boards-that-enter-moves",
            own.clone(),
            with(
                BoardUse::Playing,
                Necessity::Optional,
                BoardEntry::ClockPress,
            ),
        ),
        (
            "board opened-with-moves-confirmed-on-the-screen",
            own,
            with(
                BoardUse::Playing,
                Necessity::Optional,
                BoardEntry::ScreenTap,
            ),
        ),
        (
            "board moved-on-a-physical-board",
            player(),
            Event::Moved(on_board),
        ),
        (
            "board physical-board-followed",
            player(),
            shown(Some(placement), Some(214)),
        ),
        (
            "board physical-board-shown",
            player(),
            shown(Some(placement), None),
        ),
        (
            "board physical-board-disconnected",
            player(),
            shown(None, None),
        ),
        (
            "board physical-board-differs",
            player(),
            Event::PhysicalBoardDiffers(Box::new(PhysicalBoardDiffers { side, placement })),
        ),
        (
            "board physical-board-lifted",
            chief(),
            required(Requirement::Lifted, "a broken sensor"),
        ),
        (
            "board physical-board-required",
            chief(),
            required(Requirement::Required, "another board"),
        ),
    ]
}
