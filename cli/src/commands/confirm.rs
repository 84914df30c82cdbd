//! Whoever sits at the terminal confirms what cannot be taken back.

use std::io::{IsTerminal as _, Write as _};

use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;

use crate::catalogue::filled;
use crate::say::trouble;

/// Asks, and reads the answer in English or Spanish; an error where nobody is there to be asked.
pub(super) fn confirmed(question: &str) -> Result<bool> {
    if !std::io::stdin().is_terminal() {
        return Err(trouble(
            filled(&CatalogueMessage::new("cli-needs-terminal")),
            filled(&CatalogueMessage::new("cli-needs-terminal-next")),
        ));
    }
    let mut out = std::io::stdout().lock();
    write!(out, "{} ", question.trim_end())?;
    out.flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    Ok(matches!(line.trim(), "yes" | "y" | "sí" | "si" | "s"))
}
