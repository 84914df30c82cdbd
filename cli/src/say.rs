//! What the command line says: results on standard output, trouble on standard error.

use std::fmt::Display;
use std::io::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use adoube_client::repeat::Report;
use adoube_user_text::Problems;
use serde::Serialize;
use serde_json::json;

pub(crate) use adoube_user_text::{Trouble, code, coded, next_step, trouble, with_next_step};

use crate::lay;
use crate::text;

/// Where results go, and in which form.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Say {
    /// One JSON value a line instead of text for people.
    pub(crate) json: bool,
}

impl Say {
    /// Tells a result: `text` to people, `value` to programs.
    pub(crate) fn result(self, text: impl Display, value: &impl Serialize) {
        if self.json {
            self.value(value);
        } else {
            line(text);
        }
    }

    /// Tells programs; people hear nothing.
    pub(crate) fn value(self, value: &impl Serialize) {
        if let (true, Ok(text)) = (self.json, serde_json::to_string(value)) {
            line(text);
        }
    }

    /// Tells people; programs hear nothing.
    pub(crate) fn text(self, text: impl Display) {
        if !self.json {
            line(text);
        }
    }

    /// The same folded to the columns of the terminal.
    pub(crate) fn folded(self, text: impl AsRef<str>) {
        self.text(lay::fold(text.as_ref(), 4, lay::width()));
    }

    /// Tells people what to look at, beside a result that may be a file's text; programs have it with
    /// the value.
    pub(crate) fn warn(self, text: impl Display) {
        if !self.json {
            let text = text!("cli-warning", text);
            let _ = writeln!(std::io::stderr().lock(), "{text}");
        }
    }

    /// Shows people how long a call takes; programs wait for the result.
    pub(crate) fn report(self) -> Option<Report> {
        let report: Report = |text| Say { json: false }.notice(text);
        (!self.json).then_some(report)
    }

    /// Tells people how long work goes on; programs wait for the result.
    pub(crate) fn notice(self, text: impl Display) {
        if !self.json {
            let _ = writeln!(std::io::stderr().lock(), "adoube: {text}");
        }
    }

    /// Tells why it did not work, and what to do next.
    pub(crate) fn error(self, error: &anyhow::Error) {
        let next = Some(next_step(error)).filter(|next| !next.is_empty());
        let problems = error.downcast_ref::<Problems>().map(|problems| &problems.0);
        let text = if self.json {
            let text = format!("{error:#}");
            json!({"error": text, "code": code(error), "next": next, "problems": problems})
                .to_string()
        } else {
            match next {
                Some(next) => format!("adoube: {error:#}\n        {next}"),
                None => format!("adoube: {error:#}"),
            }
        };
        let _ = writeln!(std::io::stderr().lock(), "{text}");
    }
}

/// Whether something could not be written that somebody would read.
static LOST: AtomicBool = AtomicBool::new(false);

/// One line or more on standard output. A reader that went away is no error of ours; a full disk is one, told once.
fn line(text: impl Display) {
    let mut out = std::io::stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    let error = written.err().filter(is_loss);
    if let Some(error) = error.filter(|_| !LOST.swap(true, Ordering::Relaxed)) {
        let told = text!("cli-cannot-write", error);
        let _ = writeln!(std::io::stderr().lock(), "adoube: {told}");
    }
}

fn is_loss(error: &std::io::Error) -> bool {
    error.kind() != std::io::ErrorKind::BrokenPipe
}

/// The exit status of who did what he should, but for what could not be written.
pub(crate) fn whole(code: ExitCode) -> ExitCode {
    if LOST.load(Ordering::Relaxed) {
        return ExitCode::FAILURE;
    }
    code
}
