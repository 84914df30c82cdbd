//! What an event's regulations say of physical boards.

use adoube_tournament::message;
use adoube_tournament::physical_board::{
    BoardEntry, BoardMake, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::regulations::Regulations;
use serde_json::{Value, json};

use crate::catalogue;
use crate::catalogue::yes_or_no;

/// In one line; none where the event has no venues.
pub(super) fn described(regulations: &Regulations) -> Option<String> {
    let message = match regulations.venues?.physical_boards {
        None => message!("cli-check-boards-none"),
        Some(boards) => {
            message!(
                "cli-check-boards", "use": used_for(boards), necessity: necessity(boards),
                kind: if boards.makes.is_any() { "any" } else { "listed" },
                makes: makes(boards).join(", "), scoresheets: yes_or_no(boards.scoresheets),
            )
        }
    };
    Some(catalogue::filled(&message))
}

/// Null where the event has none.
pub(super) fn value(regulations: &Regulations) -> Value {
    let boards = regulations.venues.and_then(|venues| venues.physical_boards);
    boards.map_or(Value::Null, |boards| {
        json!({
            "use": used_for(boards), "necessity": necessity(boards), "makes": makes(boards),
            "scoresheets": boards.scoresheets,
        })
    })
}

/// What they are used for, and when they enter a move.
const fn used_for(boards: PhysicalBoards) -> &'static str {
    match (boards.used_for, boards.entry) {
        (BoardUse::Following, _) => "follow",
        (BoardUse::Playing, BoardEntry::AtOnce) => "enter-at-once",
        (BoardUse::Playing, BoardEntry::ClockPress) => "enter-by-clock",
        (BoardUse::Playing, BoardEntry::ScreenTap) => "enter-by-screen",
    }
}

const fn necessity(boards: PhysicalBoards) -> &'static str {
    match boards.necessity {
        Necessity::Optional => "optional",
        Necessity::Obligatory => "obligatory",
    }
}

/// Those that count; none where any does.
fn makes(boards: PhysicalBoards) -> Vec<&'static str> {
    boards.makes.list().map(BoardMake::name).collect()
}
