//! Errors for people: what is wrong, and what to do next.

use std::fmt::Display;

use thiserror::Error;

use crate::catalogue::{CatalogueMessage, filled};

/// Something that a person can mend, with how.
#[derive(Debug, Error)]
#[error("{what}")]
pub struct Trouble {
    /// What is wrong.
    pub what: String,
    /// What to do next.
    pub next: String,
    /// A stable word for programs; empty where the command line itself found it.
    pub code: String,
}

/// An error that tells what to do next.
pub fn trouble(what: impl Display, next: impl Display) -> anyhow::Error {
    coded("", what, next)
}

/// The same with texts of the catalogue: the message says what is wrong; the message whose id has `-next` added, with the
/// same arguments, what to do next.
#[macro_export]
macro_rules! trouble {
    ($($message:tt)*) => {
        $crate::trouble_of(&$crate::catalogue::message!($($message)*))
    };
}

/// What [`trouble!`] makes of its message.
#[doc(hidden)]
pub fn trouble_of(message: &CatalogueMessage) -> anyhow::Error {
    let next = CatalogueMessage {
        id: format!("{}-next", message.id).into(),
        arguments: message.arguments.clone(),
    };
    trouble(filled(message), filled(&next))
}

/// The same with the word that the coordinator or a venue node has for it.
pub fn coded(code: &str, what: impl Display, next: impl Display) -> anyhow::Error {
    Trouble {
        what: what.to_string(),
        next: next.to_string(),
        code: code.to_owned(),
    }
    .into()
}

/// What programs know an error by: the coordinator's own word, or that it failed.
pub fn code(error: &anyhow::Error) -> &str {
    let mut causes = error.chain();
    let found = causes.find_map(|cause| cause.downcast_ref::<Trouble>());
    let code = found.map_or("", |trouble| trouble.code.as_str());
    if code.is_empty() { "failed" } else { code }
}

/// What to do next about an error; empty where it does not say so.
pub fn next_step(error: &anyhow::Error) -> &str {
    let mut causes = error.chain();
    let found = causes.find_map(|cause| cause.downcast_ref::<Trouble>());
    found.map_or("", |trouble| trouble.next.as_str())
}

/// An error in one line, with what to do next.
pub fn with_next_step(error: &anyhow::Error) -> String {
    match next_step(error) {
        "" => format!("{error:#}"),
        next => format!("{error:#}. {next}"),
    }
}
