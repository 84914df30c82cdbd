//! A network's password: from a file, from whatever is written to this program, or typed unseen. Never an argument, which
//! every user of the machine could read.

use std::io::{self, BufRead as _, BufReader, IsTerminal as _, Read, Write as _};
use std::path::Path;

use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result, anyhow};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use crate::catalogue::filled;

/// More is no password, bytes.
const LONGEST: u64 = 1024;

/// The first line.
pub(super) fn read(file: Option<&Path>) -> Result<String> {
    match file {
        Some(file) => {
            let named = || file.display().to_string();
            first_line(std::fs::File::open(file).with_context(named)?).with_context(named)
        }
        None if io::stdin().is_terminal() => typed(),
        None => first_line(io::stdin()),
    }
}

fn first_line(text: impl Read) -> Result<String> {
    let mut line = String::new();
    BufReader::new(text.take(LONGEST)).read_line(&mut line)?;
    Ok(line.trim_end_matches(['\n', '\r']).to_owned())
}

/// What is typed is not shown.
fn typed() -> Result<String> {
    let mut out = io::stderr().lock();
    let question = filled(&CatalogueMessage::new("cli-order-password"));
    write!(out, "{question} ")?;
    out.flush()?;
    enable_raw_mode()?;
    let typed = keys();
    let shown_again = disable_raw_mode();
    writeln!(out)?;
    shown_again?;
    typed
}

fn keys() -> Result<String> {
    let mut typed = String::new();
    loop {
        let Event::Key(KeyEvent {
            code, modifiers, ..
        }) = event::read()?
        else {
            continue;
        };
        match code {
            KeyCode::Enter => return Ok(typed),
            KeyCode::Esc => return Err(not_sent()),
            KeyCode::Char('c') if modifiers.contains(KeyModifiers::CONTROL) => {
                return Err(not_sent());
            }
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(c) => typed.push(c),
            _ => {}
        }
    }
}

fn not_sent() -> anyhow::Error {
    anyhow!(filled(&CatalogueMessage::new("cli-order-not-sent")))
}

#[cfg(test)]
mod tests {
    use super::first_line;

    #[test]
    fn a_password_is_the_first_line_as_it_stands() {
        for (text, expected) in [
            ("right horse\n", "right horse"),
            (" right horse \r\nand more\n", " right horse "),
            ("", ""),
            ("\n", ""),
        ] {
            assert_eq!(first_line(text.as_bytes()).unwrap(), expected, "{text:?}");
        }
    }
}
