//! `adoube board reverse-colours`: where White and Black have different time controls, it asks whether these stay with
//! the colours or the players. Colours that somebody has just reversed are not reversed back without a question.

use std::io::{IsTerminal as _, Write as _};

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{CommandPreview, ReversalTimes, ReverseColoursCommand, TimeFollows};
use adoube_tournament::message;
use adoube_user_text::control_words::notation_of;
use adoube_user_text::server_sentences;
use anyhow::{Result, bail};

use super::foreseen;
use crate::args::TimesOf;
use crate::catalogue::filled;
use crate::say::{Say, coded, trouble};
use crate::text;

/// The command that reverses colours.
pub(super) fn command(times: Option<TimesOf>) -> Command {
    let times = match times {
        None => TimeFollows::Unspecified,
        Some(TimesOf::Colour) => TimeFollows::Colour,
        Some(TimesOf::Player) => TimeFollows::Player,
    };
    Command::ReverseColours(ReverseColoursCommand {
        times: times.into(),
    })
}

/// Shows for the new game of a board from where it begins, what its times may belong to, and what else becomes of them.
pub(super) fn tell(command: &Command, foreseen: &CommandPreview, say: Say) {
    if !matches!(command, Command::ReverseColours(_) | Command::WrongStart(_)) {
        return;
    }
    let notes = foreseen::told(&foreseen.consequences, &["colours-become"]);
    for told in notes.into_iter().chain(choices(&foreseen.times)) {
        say.folded(told);
    }
}

/// Refuses to reverse colours unasked (`--yes`) that another official reversed just now: nobody reads what that comes to.
pub(super) fn is_no_repeat(foreseen: &CommandPreview, yes: bool) -> Result<()> {
    let mut remarks = foreseen.remarks.iter();
    let again = remarks.find(|note| note.word == "just-reversed");
    match again.filter(|_| yes) {
        None => Ok(()),
        Some(note) => Err(coded(
            "just-reversed",
            text!("cli-just-reversed", why: server_sentences::note(note)),
            text!("cli-just-reversed-next"),
        )),
    }
}

/// The command with the choice made; asks whoever sits at the terminal where none was.
pub(super) fn chosen(command: &Command, foreseen: &CommandPreview) -> Result<Command> {
    let is_open = match command {
        Command::ReverseColours(reverse) => reverse.times() == TimeFollows::Unspecified,
        _ => false,
    };
    if !is_open || foreseen.times.is_empty() {
        return Ok(command.clone());
    }
    if !std::io::stdin().is_terminal() {
        return Err(trouble!("cli-times-no-terminal"));
    }
    let mut out = std::io::stdout().lock();
    write!(out, "{} ", text!("cli-times-ask"))?;
    out.flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    match line.trim() {
        "colour" | "color" => Ok(self::command(Some(TimesOf::Colour))),
        "player" | "jugador" => Ok(self::command(Some(TimesOf::Player))),
        _ => bail!(text!("penalty-nothing-done")),
    }
}

/// A line for each choice; none where nothing is to be chosen.
fn choices(times: &[ReversalTimes]) -> Option<String> {
    let lines = times.iter().map(|times| {
        let follows = match times.follows() {
            TimeFollows::Unspecified => "?",
            TimeFollows::Colour => "colour",
            TimeFollows::Player => "player",
        };
        message!(
            "cli-times-choice", follows, white: &times.white,
            "white-control": notation_of(&times.white_control), black: &times.black,
            "black-control": notation_of(&times.black_control),
        )
    });
    let lines: Vec<String> = lines.map(|line| filled(&line)).collect();
    foreseen::headed(&message!("cli-times-differ"), &lines)
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::NoteView;

    use super::*;

    fn foreseen() -> CommandPreview {
        let choice = |follows: TimeFollows, [white, black]: [&str; 2]| ReversalTimes {
            follows: follows.into(),
            white: "Echo".to_owned(),
            white_control: white.to_owned(),
            black: "Alpha".to_owned(),
            black_control: black.to_owned(),
        };
        CommandPreview {
            times: vec![
                choice(TimeFollows::Colour, ["6750+37.5", "5400+30"]),
                choice(TimeFollows::Player, ["5400+30", "6750+37.5"]),
            ],
            ..CommandPreview::default()
        }
    }

    #[test]
    fn evt_6_brd_8_both_choices_say_who_gets_which_time() {
        assert_eq!(
            choices(&foreseen().times).unwrap(),
            "White and Black have different time controls:\
             \n  --times colour: White (Echo) 112 min 30 s + 37.5 s a move, Black (Alpha) 90+30\
             \n  --times player: White (Echo) 90+30, Black (Alpha) 112 min 30 s + 37.5 s a move"
        );
        assert_eq!(choices(&[]), None);
    }

    /// EVT-6: of two who reverse with `--yes` at the same time, the second undoes nothing unasked.
    #[test]
    fn evt_6_colours_just_reversed_are_not_reversed_back_unasked() {
        let text = "Ada reversed the colours 2 s ago: this reverses them back";
        let remark = |word: &str| CommandPreview {
            remarks: vec![NoteView {
                word: word.to_owned(),
                text: text.to_owned(),
                ..NoteView::default()
            }],
            ..CommandPreview::default()
        };
        for (word, yes, refused) in [
            ("just-reversed", true, true),
            ("just-reversed", false, false),
            ("gets-much", true, false),
        ] {
            let done = is_no_repeat(&remark(word), yes);
            assert_eq!(done.is_err(), refused, "{word} {yes}");
            if let Err(error) = done {
                assert_eq!(error.to_string(), format!("nothing was changed: {text}"));
            }
        }
    }

    #[test]
    fn evt_6_nothing_is_asked_where_the_times_are_equal_or_chosen() {
        let asked = CommandPreview::default();
        for (given, told) in [
            (None, &asked),
            (Some(TimesOf::Colour), &foreseen()),
            (Some(TimesOf::Player), &foreseen()),
        ] {
            let given = command(given);
            assert_eq!(chosen(&given, told).unwrap(), given);
        }
    }
}
