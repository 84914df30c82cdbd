//! What each program says of itself and of its commands: its help texts, as pages of the book and as manual pages.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::{Page, code, plain};
use crate::process;

const PROGRAMS: [&str; 5] = [
    "adoube",
    "adoube-coordinator",
    "adoube-venue",
    "adoube-kiosk",
    "adoube-lockd",
];
/// Over the section of a help text that is the same for every command.
const SHARED: &str = "Every command:";
/// Characters of a line, where it can be broken.
const WIDTH: usize = 100;

/// A program with its help texts.
pub(super) struct Program {
    pub(super) name: &'static str,
    /// Its own first, then one for each of its commands, in their order.
    pub(super) helps: Vec<Help>,
}

pub(super) struct Help {
    /// The program with its command: `adoube round publish`.
    pub(super) command: String,
    /// Lines of at most [`WIDTH`] characters.
    pub(super) text: String,
}

/// The programs in this folder.
pub(super) fn all(programs: &Path) -> Result<Vec<Program>> {
    let program = |name: &&'static str| {
        let mut helps = Vec::new();
        describe(&programs.join(name), name, &mut Vec::new(), &mut helps)?;
        Ok(Program { name, helps })
    };
    PROGRAMS.iter().map(program).collect()
}

/// A page of the book for a program.
pub(super) fn page(program: &Program) -> Page {
    let mut text = String::new();
    for (at, help) in program.helps.iter().enumerate() {
        if at > 0 {
            let _ = writeln!(text, "## {}\n", plain(&help.command));
        }
        text += &code("text", &help.text);
    }
    Page {
        name: program.name.to_owned(),
        title: program.name.to_owned(),
        text,
    }
}

/// A program or command, then its commands.
fn describe(
    program: &Path,
    name: &str,
    command: &mut Vec<String>,
    helps: &mut Vec<Help>,
) -> Result<()> {
    let mut ask = Command::new(program);
    // A default that the user's environment changes would be shown as the program's.
    ask.args(&*command).arg("--help").env_clear();
    let help = String::from_utf8_lossy(&process::output(&mut ask)?).into_owned();
    let own = if command.is_empty() {
        help.clone()
    } else {
        without_shared(&help)
    };
    helps.push(Help {
        command: [&[name.to_owned()], &command[..]].concat().join(" "),
        text: wrapped(&own),
    });
    for subcommand in subcommands(&help) {
        command.push(subcommand);
        describe(program, name, command, helps)?;
        command.pop();
    }
    Ok(())
}

/// The commands that a help text lists, but for `help` itself.
fn subcommands(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let section = lines.take_while(|line| line.is_empty() || line.starts_with(' '));
    let entries = section.filter_map(|line| line.strip_prefix("  "));
    let names = entries.filter(|entry| !entry.starts_with(' '));
    let names = names.filter_map(|entry| entry.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

/// Without the options of every command, which the program's own help text has.
fn without_shared(help: &str) -> String {
    let mut is_shared = false;
    let own = help.lines().filter(|line| {
        if !line.is_empty() && !line.starts_with(' ') {
            is_shared = *line == SHARED;
        }
        !is_shared
    });
    own.collect::<Vec<_>>().join("\n")
}

/// Long lines broken at spaces; what follows stands below the description.
fn wrapped(text: &str) -> String {
    let mut broken = String::new();
    for line in text.lines() {
        let indent = indent(line);
        let mut length = 0;
        for (at, word) in line.split(' ').enumerate() {
            let is_over = length + 1 + word.chars().count() > WIDTH;
            if is_over && length > indent && !word.is_empty() {
                broken.push('\n');
                broken += &" ".repeat(indent);
                length = indent;
            } else if at > 0 {
                broken.push(' ');
                length += 1;
            }
            broken += word;
            length += word.chars().count();
        }
        broken.truncate(broken.trim_end_matches(' ').len());
        broken.push('\n');
    }
    broken
}

/// Where the description of an option or command begins, or the line itself.
fn indent(line: &str) -> usize {
    let own = line.len() - line.trim_start().len();
    let gap = line[own..].find("  ").map(|at| own + at);
    let column = gap.map(|at| line.len() - line[at..].trim_start().len());
    column
        .filter(|column| own > 0 && *column < WIDTH / 2)
        .unwrap_or(own)
}

#[cfg(test)]
mod tests {
    use super::{subcommands, without_shared, wrapped};

    const HELP: &str = "\
Does it

Usage: it [OPTIONS] <COMMAND>

Commands:
  one       Do one
  two-more  Do two
  long
            Do what needs a line
  help      Print this message

Options:
  -h, --help  Print help

Every command:
      --json  For programs

Examples:
  it one";

    #[test]
    fn commands_are_read_from_a_help_text() {
        assert_eq!(subcommands(HELP), ["one", "two-more", "long"]);
        assert!(subcommands("Usage: it\n\nOptions:\n  -h, --help  Print help").is_empty());
    }

    #[test]
    fn the_options_of_every_command_are_left_out() {
        let own = without_shared(HELP);
        assert!(!own.contains("--json"), "{own}");
        assert!(own.contains("-h, --help"), "{own}");
        assert!(own.ends_with("Examples:\n  it one"), "{own}");
    }

    #[test]
    fn a_long_line_goes_on_below_its_description() {
        let long = "word ".repeat(30);
        let text = wrapped(&format!("  -h, --help  {long}\n{long}"));
        for line in text.lines() {
            assert!(line.len() <= super::WIDTH, "{line}");
        }
        let second = text.lines().nth(1).unwrap();
        assert!(second.starts_with("              word"), "{text}");
        assert_eq!(text.matches("word").count(), 60);
        assert_eq!(wrapped("  a    b\n"), "  a    b\n");
    }
}
