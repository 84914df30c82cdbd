//! The house rules about source files: lengths, words, manifests.
//!
//! Every file that git tracks, or would track, is looked at. A length that is over its limit
//! today may be excepted in `xtask/tidy-ratchet.toml`; an exception can only shrink.

mod book;
mod document_lengths;
mod files;
mod guide_paths;
mod lengths;
mod manifests;
mod plain_words;
mod ratchet;
mod rules;
mod rust;
mod shown;
mod text;
mod variants;

use std::path::Path;

use anyhow::{Result, bail};

use crate::{say, workspace};
use files::File;
use ratchet::Ratchet;

/// Something that breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Finding {
    /// Which rule, as named in the table of rules.
    rule: &'static str,
    /// The file, from the workspace's root.
    file: String,
    /// The line, from 1.
    line: usize,
    /// What in the file, where that is not the file itself: a function's name.
    item: String,
    /// What was measured, for rules with a number.
    measured: usize,
    /// What is wrong, in words.
    text: String,
}

impl Finding {
    fn new(rule: &'static str, file: &File, line: usize, text: impl Into<String>) -> Self {
        Self {
            rule,
            file: file.path.clone(),
            line,
            item: String::new(),
            measured: 0,
            text: text.into(),
        }
    }
}

/// `cargo xtask tidy`.
pub(crate) fn run() -> Result<()> {
    let wrong = broken(workspace::root())?;
    if wrong.is_empty() {
        say::progress("tidy: every house rule holds");
        return Ok(());
    }
    bail!("{} findings\n{}", wrong.len(), wrong.join("\n"))
}

/// Everything in the repository at `root` that breaks a house rule, one line each, in a form
/// that editors can jump to.
///
/// # Errors
/// If git cannot list the files, one of them cannot be read, or the exceptions make no sense.
pub fn broken(root: &Path) -> Result<Vec<String>> {
    let files = files::all(root)?;
    let ratchet = Ratchet::read(root)?;
    let mut wrong: Vec<Finding> = ratchet.apply(rules::check(&files));
    wrong.sort_by(|a, b| (&a.file, a.line, a.rule).cmp(&(&b.file, b.line, b.rule)));
    Ok(wrong.iter().map(shown).collect())
}

fn shown(finding: &Finding) -> String {
    let Finding {
        rule,
        file,
        line,
        text,
        ..
    } = finding;
    match rules::reason(rule) {
        Some(reason) => format!("{file}:{line}: {text} [{rule}: {reason}]"),
        None => format!("{file}:{line}: {text} [{rule}]"),
    }
}
