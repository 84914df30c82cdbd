//! The command line as it was typed, and what is said of one that makes no sense.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;

use adoube_catalogue::Language;
use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory as _, Error, FromArgMatches as _, value_parser};

use super::Cli;
use super::help_texts::with_texts;
use super::own_names::{OwnNames, option};
use super::parser_words::in_words;
use crate::catalogue::text;

/// Commands that speak to no coordinator and need no folder of an event: their help says nothing of
/// the options that name one.
const ALONE: [&str; 6] = ["init", "verify", "chess", "replay", "bench", "demo"];

/// The command line with its help.
pub(super) fn command() -> Command {
    let root = with_texts(Cli::command(), "help");
    ALONE.into_iter().fold(root, |root, name| {
        root.mut_subcommand(name, |alone| alone.args(untold()))
    })
}

/// These options as commands take them that do not tell of them: they stand in the place of those
/// that all commands have.
fn untold() -> [Arg; 2] {
    let option = |name: &'static str| Arg::new(name).long(name).global(true).hide(true);
    let folder = option("event").value_parser(value_parser!(PathBuf));
    [folder, option("as")]
}

pub(super) fn parsed(words: impl IntoIterator<Item = OsString>) -> Result<Cli, Error> {
    let words: Vec<OsString> = words.into_iter().collect();
    let mut command = command();
    match command.try_get_matches_from_mut(&words) {
        Ok(matches) => {
            let cli =
                Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
            match cli.misfit() {
                Some(id) => Err(command.error(ErrorKind::MissingRequiredArgument, text(id))),
                None => Ok(cli),
            }
        }
        Err(error) if error.use_stderr() => Err(without_common(words, error)),
        // Help that was asked for.
        Err(error) => Err(error),
    }
}

/// The same error, its usage without the options that every command takes: the library lists what was given
/// as though it had to be.
fn without_common(words: Vec<OsString>, error: Error) -> Error {
    let mut command = command().mut_arg("event", |event| event.env(None::<&'static str>));
    let again = command.try_get_matches_from_mut(bare(words));
    let same = again.err().filter(|again| again.kind() == error.kind());
    same.unwrap_or(error)
}

/// What was typed without the options that every command takes.
fn bare(words: Vec<OsString>) -> Vec<OsString> {
    let mut bare = Vec::with_capacity(words.len());
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let text = word.to_string_lossy();
        let is_joined = ["--event=", "--as=", "--lang="]
            .iter()
            .any(|own| text.starts_with(own));
        match text.as_ref() {
            "--" => {
                bare.push(word);
                break;
            }
            "--event" | "--as" | "--lang" => {
                words.next();
            }
            "--json" => {}
            _ if is_joined => {}
            _ => bare.push(word),
        }
    }
    bare.extend(words);
    bare
}

/// The language that a line asks for, before the rest of it is read: what is said of the rest is in that language.
/// `None` where there is no such language, too, which is refused with the rest.
pub(crate) fn language(line: &[OsString]) -> Option<Language> {
    option(line, "--lang")?.to_str()?.parse().ok()
}

/// Reads it. Help, and what makes no sense, end the process.
pub(crate) fn read(line: &[OsString]) -> Cli {
    parsed(line.iter().cloned()).unwrap_or_else(|error| end(&error, line))
}

/// Shows help, or what makes no sense.
fn end(error: &Error, line: &[OsString]) -> ! {
    // Help and version are no errors.
    let is_error = error.use_stderr();
    let text = if is_error && wants_json(line) {
        format!("{}\n", for_programs(error))
    } else {
        in_words(&error.render().ansi().to_string())
    };
    // Colours only at a terminal, and not with `NO_COLOR`. Nobody is there to hear that this failed.
    let _ = if is_error {
        anstream::stderr().write_all(text.as_bytes())
    } else {
        let text = match own_names(error, line) {
            Some(names) => names.told(&text),
            None => text,
        };
        anstream::stdout().write_all(text.as_bytes())
    };
    std::process::exit(error.exit_code())
}

/// The names for the examples of help: those of the event at hand.
fn own_names(error: &Error, line: &[OsString]) -> Option<OwnNames> {
    // What makes a new event has no names yet.
    let is_new = line.iter().any(|word| word == "init");
    if error.kind() != ErrorKind::DisplayHelp || is_new {
        return None;
    }
    // What the environment names, or this folder: as any command has it.
    let any = parsed(["adoube", "describe"].map(OsString::from));
    let at_hand = any.map(|cli| cli.common.event).unwrap_or_default();
    OwnNames::of(line, at_hand)
}

/// Whether the line asks for JSON. What stands behind `--` is no option.
fn wants_json(line: &[OsString]) -> bool {
    let mut options = line.iter().take_while(|word| *word != "--");
    options.any(|word| word == "--json")
}

/// A line that makes no sense, as any other error is told to programs.
fn for_programs(error: &clap::Error) -> serde_json::Value {
    let text = in_words(&error.to_string());
    let (what, next) = text.split_once("\n\n").unwrap_or((&text, ""));
    let what = what.trim().trim_start_matches("error: ");
    serde_json::json!({"error": what, "code": "usage", "next": next.trim(), "problems": null})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_none_is_told_in_words() {
        for (line, words) in [
            ("adoube incident abc", "type 3, or 3,5,7, or 3-7"),
            ("adoube rule 1 second x", "type a whole number"),
            ("adoube round publish x", "type a whole number"),
            (
                "adoube replay --pgn f --out o --games 99999999999999999999",
                "the number is too large",
            ),
        ] {
            let error = parsed(line.split_whitespace().map(OsString::from)).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::ValueValidation, "{line}");
            let told = in_words(&error.to_string());
            assert!(told.contains(words), "{line}: {told}");
        }
    }

    /// What has a default is not told as though it had to be given.
    #[test]
    fn usage_does_not_ask_for_what_every_command_takes() {
        for (line, usage) in [
            ("--event d incident", "Usage: adoube incident <INCIDENTS>"),
            (
                "--event=d --as chief --json incident",
                "Usage: adoube incident <INCIDENTS>",
            ),
            (
                "clock resume --event d 1.3 --as=chief",
                "Usage: adoube clock resume --reason <TEXT>",
            ),
        ] {
            let line = format!("adoube {line}");
            let error = parsed(line.split_whitespace().map(OsString::from)).unwrap_err();
            let told = error.to_string();
            assert!(told.contains(usage), "{line}: {told}");
            for option in ["--event", "--as", "--json", "--lang"] {
                assert!(!told.contains(option), "{line}: {told}");
            }
        }
        // An error about such an option is told with it.
        for line in ["adoube incident 3 --event", "adoube incident 3 --jsn"] {
            let error = parsed(line.split_whitespace().map(OsString::from)).unwrap_err();
            assert!(error.to_string().contains("--"), "{error}");
        }
    }

    #[test]
    fn help_names_the_event_where_there_is_one() {
        for (line, named) in [
            ("adoube replay --help", false),
            ("adoube chess perft --help", false),
            ("adoube init --help", false),
            ("adoube --help", true),
            ("adoube standings --help", true),
            ("adoube round publish --help", true),
        ] {
            let help = parsed(line.split_whitespace().map(OsString::from)).unwrap_err();
            assert_eq!(help.kind(), ErrorKind::DisplayHelp, "{line}");
            let help = help.to_string();
            for option in ["--event <DIR>", "--as <PERSON>"] {
                assert_eq!(help.contains(option), named, "{line}: {help}");
            }
        }
        // They do no harm there.
        for line in [
            "adoube --event d replay --pgn f --out o",
            "adoube replay --pgn f --out o --event d --as chief --json",
        ] {
            let read = parsed(line.split_whitespace().map(OsString::from)).unwrap();
            assert_eq!(read.common.event.as_os_str(), "d", "{line}");
        }
    }
}
