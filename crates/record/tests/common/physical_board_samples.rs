//! One plain record of every kind about physical boards.

use adoube_chess::{BySide, Side};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::event::{
    BoardOutage, PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown,
    Requirement, ScoresheetMarked, TimeAdded,
};
use adoube_tournament::board::{Event, Span};
use adoube_tournament::physical_board::{
    BoardEntry, BoardMake, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::time::{Millis, Time};

use super::samples::{chief, clocks, moved, opened, player};

const SHOWN: &str = "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKB?R";

pub(crate) fn physical_board_events() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::Black;
    let placement = SHOWN.parse().unwrap();
    let shown = |placement, ply| {
        Event::PhysicalBoardShown(Box::new(PhysicalBoardShown {
            side,
            placement,
            ply,
            make: None,
            outage: None,
        }))
    };
    let required = |requirement, reason: &str| {
        Event::PhysicalBoardRequirementSet(PhysicalBoardRequirementSet {
            side,
            requirement,
            reason: reason.to_owned(),
            outage: None,
        })
    };
    let with = |used_for, necessity, entry| {
        opened_with(PhysicalBoards {
            used_for,
            necessity,
            entry,
            makes: BoardMakes::ANY,
            scoresheets: false,
        })
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
            differs(None, None, None, None),
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

fn opened_with(boards: PhysicalBoards) -> Event {
    let Event::Opened(mut pairing) = opened() else {
        unreachable!("a pairing")
    };
    pairing.terms.physical_boards = Some(boards);
    Event::Opened(pairing)
}

fn differs(game: Option<&str>, ply: Option<u32>, note: Option<u32>, seen: Option<&str>) -> Event {
    Event::PhysicalBoardDiffers(Box::new(PhysicalBoardDiffers {
        side: Side::Black,
        placement: SHOWN.parse().unwrap(),
        game: game.map(|game| game.parse().unwrap()),
        ply,
        note,
        seen: seen.map(str::to_owned),
    }))
}

/// What can be cited, what an event asks of boards and scoresheets, and what boards cost.
pub(crate) fn board_rule_events() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::Black;
    let game = Some("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    let outage = Some(BoardOutage {
        since: Time(1_655_463_590_000),
        charged: Millis(4_500),
    });
    let shown = |make, outage| {
        Event::PhysicalBoardShown(Box::new(PhysicalBoardShown {
            side,
            placement: SHOWN.parse().ok(),
            ply: None,
            make,
            outage,
        }))
    };
    let scoresheet = |present, note: &str| {
        Event::ScoresheetMarked(ScoresheetMarked {
            side,
            present,
            note: note.to_owned(),
        })
    };
    let pairing = opened_with(PhysicalBoards {
        used_for: BoardUse::Following,
        necessity: Necessity::Optional,
        entry: BoardEntry::AtOnce,
        makes: BoardMakes::of([BoardMake::Dgt, BoardMake::Millennium]),
        scoresheets: true,
    });
    let lifted = Event::PhysicalBoardRequirementSet(PhysicalBoardRequirementSet {
        side,
        requirement: Requirement::Lifted,
        reason: "a broken cable".to_owned(),
        outage,
    });
    let seen = Some("moved two pieces at once");
    let list = [
        (
            "board physical-board-differs-in-a-note",
            player(),
            differs(game, Some(4), Some(3), None),
        ),
        (
            "board physical-board-violation-noted",
            chief(),
            differs(game, Some(4), Some(4), seen),
        ),
        (
            "board opened-with-makes-of-boards-and-scoresheets",
            Actor::Coordinator,
            pairing,
        ),
        ("board scoresheet-present", chief(), scoresheet(true, "")),
        (
            "board scoresheet-missing",
            chief(),
            scoresheet(false, "left with it"),
        ),
        (
            "board physical-board-of-a-make",
            player(),
            shown(Some(BoardMake::Certabo), None),
        ),
        (
            "board physical-board-connected-again",
            player(),
            shown(None, outage),
        ),
        (
            "board physical-board-lifted-after-an-outage",
            chief(),
            lifted,
        ),
        (
            "board physical-board-time-given-back",
            chief(),
            given_back(),
        ),
    ];
    list.into()
}

/// Time that a board's failure cost, with when it ran.
fn given_back() -> Event {
    Event::TimeAdded(TimeAdded {
        added: BySide::new(Millis(4_500), Millis::ZERO),
        clocks: clocks(Some(Side::White)),
        reason: "a broken cable".to_owned(),
        gives_back: vec![Span {
            from: Time(1_655_463_590_000),
            to: Time(1_655_463_594_500),
        }],
    })
}
