//! What the engine or the file system did to us, reduced to what we act on.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use crate::error::{Damage, StoreError};

/// A failure below the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// No room.
    Full(String),
    /// Anything else that a retry may cure.
    Io(String),
    /// Stored bytes that do not read.
    Damaged(Damage),
}

impl Fault {
    /// Sorts an error of the engine; `db` is the file to name.
    pub(super) fn of(error: &sled::Error, db: &Path) -> Self {
        match error {
            sled::Error::Io(error) => Self::sorted(error, db, &words(error)),
            other => Self::Damaged(Damage::of(db, other.to_string())),
        }
    }

    /// Sorts an error of the file system.
    pub(super) fn io(error: &io::Error, path: &Path) -> Self {
        Self::sorted(error, path, &error.to_string())
    }

    fn sorted(error: &io::Error, path: &Path, words: &str) -> Self {
        let why = format!("{}: {words}", path.display());
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full(why),
            _ => Self::Io(why),
        }
    }

    pub(super) fn why(&self) -> String {
        match self {
            Self::Full(why) | Self::Io(why) => why.clone(),
            Self::Damaged(damage) => damage.to_string(),
        }
    }

    /// As an answer to a reader.
    pub(super) fn into_error(self) -> StoreError {
        match self {
            Self::Full(why) | Self::Io(why) => StoreError::Unavailable { why },
            Self::Damaged(damage) => StoreError::Damaged(damage),
        }
    }
}

/// What an error of the engine says. It hands on copies of errors, and their text is what a
/// programmer sees; their kind has words for people.
fn words(error: &io::Error) -> String {
    match error.kind() {
        kind if error.raw_os_error().is_none() && kind != io::ErrorKind::Other => kind.to_string(),
        _ => error.to_string(),
    }
}

/// Runs `work`, taking a panic of the engine for damage, since it asserts what it finds on disk; or for
/// what it is if the engine gave up over an error of the system.
pub(super) fn contained<T>(db: &Path, work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("the engine gave up");
        Err(system_error(text).map_or_else(
            || Fault::Damaged(Damage::of(db, text)),
            |error| Fault::io(&error, db),
        ))
    })
}

/// Tries a second time what found damage: the engine takes a page that could not be read for one that was
/// written badly, and an error of reading may not come again.
pub(super) fn twice<T>(mut work: impl FnMut() -> Result<T, Fault>) -> Result<T, Fault> {
    match work() {
        Err(Fault::Damaged(damage)) => {
            tracing::warn!(%damage, "the ledger is read once more");
            work()
        }
        other => other,
    }
}

/// The system's error that a panic is over, by the words in which a programmer sees one.
fn system_error(text: &str) -> Option<io::Error> {
    let (_, number) = text.split_once("Os { code: ")?;
    let (number, _) = number.split_once(',')?;
    number.parse().ok().map(io::Error::from_raw_os_error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_engine_hands_on_is_told_in_words() {
        let db = Path::new("db");
        let full = || io::Error::from_raw_os_error(28);
        let other = io::Error::other("gone");
        for (error, why) in [
            (
                sled::Error::Io(full()),
                "db: No space left on device (os error 28)",
            ),
            (sled::Error::Io(full()).clone(), "db: no storage space"),
            (sled::Error::Io(other), "db: gone"),
        ] {
            assert_eq!(Fault::of(&error, db).why(), why);
        }
        let copy = Fault::of(&sled::Error::Io(full()).clone(), db);
        assert!(matches!(copy, Fault::Full(_)));
    }

    #[test]
    fn a_panic_over_an_error_of_the_system_is_no_damage() {
        let db = Path::new("db");
        let told = |text: &'static str| contained::<()>(db, || panic!("{text}")).unwrap_err();
        let unwrapped = "called `Result::unwrap()` on an `Err` value: ";
        for (text, expected) in [
            ("Os { code: 5, kind: Uncategorized, message: \"x\" }", "io"),
            (
                "Io(Os { code: 28, kind: StorageFull, message: \"x\" })",
                "full",
            ),
            ("Corruption { at: None, bt: () }", "damaged"),
            ("Os { code: five", "damaged"),
        ] {
            let fault = told(Box::leak(format!("{unwrapped}{text}").into_boxed_str()));
            let found = match fault {
                Fault::Io(_) => "io",
                Fault::Full(_) => "full",
                Fault::Damaged(_) => "damaged",
            };
            assert_eq!(found, expected, "{text}");
        }
    }
}
