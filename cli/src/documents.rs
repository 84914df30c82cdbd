//! The commands that the documents name are commands.

use clap::Parser as _;
use clap::error::ErrorKind;

use crate::args::Cli;

const DOCUMENTS: [(&str, &str); 7] = [
    ("README.md", include_str!("../../README.md")),
    ("clocks.md", include_str!("../../docs/clocks.md")),
    ("operations.md", include_str!("../../docs/operations.md")),
    ("lta.md", include_str!("../../docs/guides/lta.md")),
    (
        "technician.md",
        include_str!("../../docs/guides/technician.md"),
    ),
    (
        "chief-arbiter.md",
        include_str!("../../docs/guides/chief-arbiter.md"),
    ),
    (
        "organiser.md",
        include_str!("../../docs/guides/organiser.md"),
    ),
];

/// Command lines in code: those in backticks, also over two lines, and those of blocks, also with a
/// backslash at the end.
fn commands(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (place, code) in text.replace("\\\n", " ").split("```").enumerate() {
        let lines: Vec<&str> = if place % 2 == 1 {
            code.lines().collect()
        } else {
            code.split('`').skip(1).step_by(2).collect()
        };
        let whole = lines.into_iter().map(|line| {
            let line = line.split("  #").next().unwrap_or_default();
            line.split_whitespace().collect::<Vec<_>>().join(" ")
        });
        found.extend(whole.filter(|line| line.starts_with("adoube ")));
    }
    found
}

/// The words as a shell has them, with something in the place of what is left open.
fn words(line: &str) -> Vec<String> {
    let line = line.replace("rule 3 ...", "rule 3 resume");
    let mut words = Vec::new();
    for (place, part) in line.split('\'').enumerate() {
        if place % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        let open = part.split_whitespace().map(|word| match word {
            "N.B" | "BOARD" => "1.3".to_owned(),
            "N" => "3".to_owned(),
            "..." | "…" => "why".to_owned(),
            "<command>" => "watch".to_owned(),
            word => word.to_owned(),
        });
        words.extend(open);
    }
    if words.last().is_some_and(|last| last == "--venue") {
        words.push("madrid".to_owned());
    }
    words
}

#[test]
fn every_command_in_the_documents_is_one() {
    let (mut read, mut wrong) = (0, Vec::new());
    for (document, text) in DOCUMENTS {
        for line in commands(text) {
            read += 1;
            let Err(error) = Cli::try_parse_from(words(&line)) else {
                continue;
            };
            // In a sentence a command may be named without all that it needs.
            let named = matches!(
                error.kind(),
                ErrorKind::MissingRequiredArgument
                    | ErrorKind::MissingSubcommand
                    | ErrorKind::DisplayHelp
                    | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            );
            if !named {
                wrong.push(format!("{document}: {line}\n{error}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(read > 80, "{read} commands were found");
}
