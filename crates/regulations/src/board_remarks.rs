//! Settings of physical boards that have no effect, and makes that cannot do what is asked of them.

use crate::read::line_in_section;
use adoube_tournament::physical_board::{BoardEntry, BoardMake, BoardUse, PhysicalBoards};
use adoube_tournament::regulations::{Problem, Regulations};

/// What counts only where the event has physical boards.
const OF_BOARDS: [&str; 5] = [
    "boards_use",
    "boards_necessity",
    "boards_entry",
    "boards_makes",
    "scoresheets",
];

/// Settings that the author of the document should look at again. `text` is the document.
pub(super) fn board_remarks(regulations: &Regulations, text: &str) -> Vec<Problem> {
    let Some(boards) = regulations.venues.and_then(|venues| venues.physical_boards) else {
        let message = "it has no effect, since the event has no physical boards: write physical_boards = true, or \
                           leave it out";
        let fields = OF_BOARDS.iter();
        return fields
            .filter_map(|field| remark(text, field, message))
            .collect();
    };
    let entry = match (boards.used_for, boards.entry) {
        (BoardUse::Following, _) => {
            let message = "it has no effect where boards follow the game: write boards_use = \"enter-moves\", or \
                               leave it out";
            remark(text, "boards_entry", message)
        }
        (BoardUse::Playing, BoardEntry::ClockPress) => without_clock(boards, text),
        (BoardUse::Playing, BoardEntry::AtOnce | BoardEntry::ScreenTap) => None,
    };
    entry.into_iter().collect()
}

/// Makes that count, all where none is listed, whose boards have no clock that could be pressed.
fn without_clock(boards: PhysicalBoards, text: &str) -> Option<Problem> {
    let names = |makes: Vec<BoardMake>| {
        let names: Vec<_> = makes.into_iter().map(BoardMake::name).collect();
        names.join(", ")
    };
    let counting: Vec<_> = if boards.makes.is_any() {
        BoardMake::ALL.into_iter().collect()
    } else {
        boards.makes.list().collect()
    };
    let without = counting.into_iter().filter(|make| !make.has_clock());
    let without = names(without.collect());
    let all = BoardMake::ALL.into_iter();
    let with = names(all.filter(|make| make.has_clock()).collect());
    let message = format!(
        "boards of these makes have no clock that can be pressed: {without}. List only {with} in boards_makes, or write \
         \"at-once\" or \"screen\""
    );
    (!without.is_empty())
        .then(|| remark(text, "boards_entry", &message))
        .flatten()
}

/// None where the field is not set.
fn remark(text: &str, field: &str, message: &str) -> Option<Problem> {
    Some(Problem {
        line: line_in_section(text, "venues", field)?,
        field: format!("venues.{field}"),
        message: message.to_owned(),
        article: "",
    })
}

#[cfg(test)]
mod tests {
    use crate::{TEMPLATE, from_toml, remarks};

    /// EBD-1: a setting that does nothing is a slip.
    #[test]
    fn ebd_1_settings_of_boards_without_effect_are_remarked_on() {
        let no_boards = |field: &str| {
            format!("venues.{field}: it has no effect, since the event has no physical boards")
        };
        let follows = "venues.boards_entry: it has no effect where boards follow the game";
        let no_clock = "venues.boards_entry: boards of these makes have no clock that can be pressed: pegasus, \
                        millennium.";
        let any_without_clock = "venues.boards_entry: boards of these makes have no clock that can be pressed: pegasus, ";
        let entering = "physical_boards = true\nboards_use = \"enter-moves\"\n";
        for (lines, expected) in [
            ("physical_boards = false".to_owned(), Vec::new()),
            (
                "physical_boards = false\nboards_use = \"follow\"\nscoresheets = true".to_owned(),
                vec![no_boards("boards_use"), no_boards("scoresheets")],
            ),
            (
                "physical_boards = true\nboards_entry = \"clock\"".to_owned(),
                vec![follows.to_owned()],
            ),
            (
                "physical_boards = true\nscoresheets = true".to_owned(),
                Vec::new(),
            ),
            (
                format!("{entering}boards_entry = \"clock\""),
                vec![any_without_clock.to_owned()],
            ),
            (
                format!(
                    "{entering}boards_entry = \"clock\"\nboards_makes = [\"millennium\", \"dgt\", \"pegasus\"]"
                ),
                vec![no_clock.to_owned()],
            ),
            (
                format!("{entering}boards_entry = \"screen\"\nboards_makes = [\"certabo\"]"),
                Vec::new(),
            ),
        ] {
            let text = TEMPLATE.replace("physical_boards = false", &lines);
            let regulations = from_toml(&text).unwrap();
            let remarks = remarks(&regulations, &text);
            let told: Vec<_> = remarks.iter().map(ToString::to_string).collect();
            let is_told = |(told, expected): (&String, &String)| told.contains(expected.as_str());
            assert_eq!(told.len(), expected.len(), "{lines}: {told:?}");
            assert!(told.iter().zip(&expected).all(is_told), "{lines}: {told:?}");
        }
    }
}
