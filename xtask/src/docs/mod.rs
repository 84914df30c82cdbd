//! `cargo xtask docs`: the documents as a book, with a reference that is made from the programs and from the source; and
//! manual pages.

pub(crate) mod book;
mod manual;
mod programs;
mod regulations;
mod wire;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::cargo_tool::MDBOOK;
use crate::{demo, process, say, workspace};

/// What mdBook reads beside the pages.
const SETTINGS: [&str; 2] = ["book.toml", "book.css"];

/// A page of the reference.
struct Page {
    /// Its file, without folder and `.md`.
    name: String,
    title: String,
    /// In Markdown.
    text: String,
}

/// The pages of one source, below one title of the table of contents.
struct Part {
    title: &'static str,
    pages: Vec<Page>,
}

/// Builds programs, reference, manual pages and book, and prints where the manual pages are and where the book begins.
pub(crate) fn run() -> Result<()> {
    let target = workspace::target()?;
    let folder = target.join("docs");
    let source = folder.join("src");
    demo::build()?;
    if source.exists() {
        fs::remove_dir_all(&source)
            .with_context(|| format!("{} cannot be removed", source.display()))?;
    }
    let programs = programs::all(&target.join("debug"))?;
    let manual = folder.join("man");
    for program in &programs {
        let page = manual::page(program, env!("CARGO_PKG_VERSION"));
        write(&manual.join(page.file), &page.text)?;
    }
    let reference = [
        Part {
            title: "Programs and commands",
            pages: programs.iter().map(programs::page).collect(),
        },
        Part {
            title: "Regulations",
            pages: vec![regulations::page(workspace::root())?],
        },
        Part {
            title: "Interfaces",
            pages: wire::pages(workspace::root())?,
        },
    ];
    let mut summary = book::copy(workspace::root(), &source)?;
    for part in &reference {
        let _ = writeln!(summary, "\n# {}\n", part.title);
        for page in &part.pages {
            let path = format!("reference/{}.md", page.name);
            let _ = writeln!(summary, "- [{}]({path})", page.title);
            write(
                &source.join(path),
                &format!("# {}\n\n{}", page.title, page.text),
            )?;
        }
    }
    write(&source.join("SUMMARY.md"), &summary)?;
    for name in SETTINGS {
        write(&folder.join(name), &read(&format!("docs/{name}"))?)?;
    }
    process::run(MDBOOK.command()?.arg("build").arg(&folder))?;
    say::result(manual.display());
    say::result(folder.join("book/index.html").display());
    Ok(())
}

fn read(path: &str) -> Result<String> {
    let full = workspace::root().join(path);
    fs::read_to_string(full).with_context(|| format!("{path} cannot be read"))
}

fn write(path: &Path, text: &str) -> Result<()> {
    let cannot = || format!("{} cannot be written", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(cannot)?;
    }
    fs::write(path, text).with_context(cannot)
}

/// A block of code.
fn code(language: &str, text: &str) -> String {
    format!("```{language}\n{}\n```\n\n", text.trim_end())
}

/// Plain text, so that Markdown shows it as it is.
fn plain(text: &str) -> String {
    let mut shown = String::new();
    for c in text.chars() {
        if "\\`*_<>[]".contains(c) {
            shown.push('\\');
        }
        shown.push(c);
    }
    shown
}
