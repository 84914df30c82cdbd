//! Manual pages of the programs, for `man`.

use std::fmt::Write as _;

use super::programs::{Help, Program};

/// A manual page: its file, and its text for `man`.
pub(super) struct ManualPage {
    pub(super) file: String,
    pub(super) text: String,
}

/// The page of a program with all of its commands, of this version.
pub(super) fn page(program: &Program, version: &str) -> ManualPage {
    let name = program.name;
    // What a person types, and what the system runs.
    let section = if name == "adoube" { 1 } else { 8 };
    let mut text = String::new();
    let _ = writeln!(
        text,
        ".TH {} {section} \"\" \"Adoube {version}\" \"Adoube\"",
        name.to_uppercase()
    );
    let (own, commands) = program.helps.split_at(1);
    let about = own
        .first()
        .and_then(|help| help.text.lines().next())
        .unwrap_or_default();
    let _ = writeln!(text, ".SH NAME\n{} \\- {}", line(name), line(about));
    text += ".SH DESCRIPTION\n";
    for help in own {
        text += &as_written(help);
    }
    if !commands.is_empty() {
        text += ".SH COMMANDS\n";
    }
    for help in commands {
        let _ = writeln!(text, ".SS {}", line(&help.command));
        text += &as_written(help);
    }
    ManualPage {
        file: format!("{name}.{section}"),
        text,
    }
}

/// With its own line breaks.
fn as_written(help: &Help) -> String {
    let lines: Vec<String> = help.text.trim_end().lines().map(line).collect();
    format!(".nf\n{}\n.fi\n", lines.join("\n"))
}

/// A line that `man` shows as it is.
fn line(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    if escaped.starts_with(['.', '\'']) {
        return format!("\\&{escaped}");
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{Help, Program, page};

    #[test]
    fn a_manual_page_has_all_commands_and_keeps_every_character() {
        let help = |command: &str, text: &str| Help {
            command: command.to_owned(),
            text: text.to_owned(),
        };
        let program = Program {
            name: "adoube",
            helps: vec![
                help("adoube", "Runs an event\n\nUsage: adoube <COMMAND>\n"),
                help("adoube round", "Does it\n.dot and \\ back\n"),
            ],
        };
        let found = page(&program, "0.1.0");
        assert_eq!(found.file, "adoube.1");
        assert_eq!(
            found.text,
            ".TH ADOUBE 1 \"\" \"Adoube 0.1.0\" \"Adoube\"\n\
             .SH NAME\nadoube \\- Runs an event\n\
             .SH DESCRIPTION\n.nf\nRuns an event\n\nUsage: adoube <COMMAND>\n.fi\n\
             .SH COMMANDS\n.SS adoube round\n.nf\nDoes it\n\\&.dot and \\e back\n.fi\n"
        );
    }
}
