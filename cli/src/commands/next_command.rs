//! The command that does something about a consequence, which the coordinator names by a word and its arguments.

use std::fmt::Write as _;

use adoube_proto::v1::NoteView;
use adoube_tournament::clock::TimeControl;
use adoube_tournament::typed_time::argument;

/// `None` where nothing is to be typed.
pub(super) fn of_note(note: &NoteView) -> Option<String> {
    let given = |name: &str| note.with.get(name).map_or("", String::as_str);
    let board = given("board");
    let command = match note.word.as_str() {
        "undone-assistant" => format!(
            "board assistant {board} {} {}",
            given("side"),
            given("assistant")
        ),
        "undone-seat-move" => format!("seat move {board} {} {}", given("side"), given("device")),
        "undone-times" | "undone-control" | "undone-clocks" => {
            format!("clock set {board}{}", clocks(note))
        }
        "undone-wait-without-limit" => format!("default-time {board} --until-told"),
        "undone-wait" => format!("default-time {board} --minutes {}", given("minutes")),
        "boards-of-other-make" | "boards-not-connected" if !board.is_empty() => {
            format!("waive {board} {}", given("side"))
        }
        "boards-of-other-make" | "boards-not-connected" => {
            return Some(format!("adoube check --round {} --list", given("round")));
        }
        "pairings-published" => format!("round unpublish {}", given("next")),
        "stays-charged" => return Some(format!("adoube rule {} --help", given("incident"))),
        _ => return None,
    };
    Some(format!("adoube {command} --reason TEXT"))
}

/// The options that set the clocks as they were.
fn clocks(note: &NoteView) -> String {
    let mut options = String::new();
    for name in ["white", "black", "control"] {
        let Some(value) = note.with.get(name) else {
            continue;
        };
        let control = value.parse::<TimeControl>().ok();
        let control = control.filter(|_| name == "control");
        let value = control.map_or_else(|| value.clone(), |control| argument(&control));
        let _ = write!(options, " --{name} {value}");
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_6_each_thing_that_is_undone_names_the_command_that_does_it_again() {
        for (word, with, command) in [
            (
                "undone-clocks",
                &[
                    ("board", "1.1"),
                    ("white", "0:10:00"),
                    ("black", "0:05:00"),
                    ("control", "900+10"),
                ][..],
                "adoube clock set 1.1 --white 0:10:00 --black 0:05:00 --control 15+10 --reason TEXT",
            ),
            (
                "undone-control",
                &[("board", "1.1"), ("control", "900+10")],
                "adoube clock set 1.1 --control 15+10 --reason TEXT",
            ),
            (
                "undone-wait",
                &[("board", "1.1"), ("minutes", "90")],
                "adoube default-time 1.1 --minutes 90 --reason TEXT",
            ),
            (
                "undone-wait-without-limit",
                &[("board", "1.1")],
                "adoube default-time 1.1 --until-told --reason TEXT",
            ),
            (
                "undone-seat-move",
                &[("board", "1.1"), ("side", "white"), ("device", "madrid-9")],
                "adoube seat move 1.1 white madrid-9 --reason TEXT",
            ),
            (
                "undone-assistant",
                &[("board", "1.1"), ("side", "black"), ("assistant", "ada")],
                "adoube board assistant 1.1 black ada --reason TEXT",
            ),
            (
                "boards-of-other-make",
                &[("board", "1.1"), ("side", "black")],
                "adoube waive 1.1 black --reason TEXT",
            ),
            (
                "boards-not-connected",
                &[("round", "1")],
                "adoube check --round 1 --list",
            ),
            (
                "pairings-published",
                &[("next", "2")],
                "adoube round unpublish 2 --reason TEXT",
            ),
            (
                "stays-charged",
                &[("incident", "4"), ("side", "white")],
                "adoube rule 4 --help",
            ),
        ] {
            let note = NoteView {
                word: word.to_owned(),
                with: with
                    .iter()
                    .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                    .collect(),
                text: String::new(),
            };
            assert_eq!(of_note(&note).as_deref(), Some(command));
        }
        assert_eq!(of_note(&NoteView::default()), None);
    }
}
