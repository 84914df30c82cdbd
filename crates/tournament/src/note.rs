//! A sentence for an arbiter, to be told in any language: of an offer, besides what becomes of the board; of
//! why an incident was closed or opened again; of why something was refused.

use std::fmt;

/// One sentence: in English, and for other languages as a word with what fills it in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// A stable word for it; empty where it is told in English alone.
    pub word: &'static str,
    /// What fills it in, by name; none is a sentence.
    pub with: Vec<(&'static str, String)>,
    /// In English.
    pub text: String,
}

impl Note {
    /// By its word, filled in.
    pub fn new<const N: usize>(
        word: &'static str,
        with: [(&'static str, String); N],
        text: String,
    ) -> Self {
        let with = with.into();
        Self { word, with, text }
    }

    /// The same, filled in with one thing more.
    #[must_use]
    pub fn and(mut self, name: &'static str, with: String) -> Self {
        self.with.push((name, with));
        self
    }

    /// In English alone.
    pub const fn plain(text: String) -> Self {
        let with = Vec::new();
        let word = "";
        Self { word, with, text }
    }
}

/// A note: its word, its English text with variables as `format!` takes them, and what fills it in, by name.
///
/// ```
/// use adoube_tournament::note;
/// let (player, ms) = ("Ada", 5_000);
/// let note = note!("late" => "{player} comes {ms} ms late", player, seconds = ms / 1_000);
/// assert_eq!(note.text, "Ada comes 5000 ms late");
/// assert_eq!(note.with, [("player", "Ada".to_owned()), ("seconds", "5".to_owned())]);
/// ```
#[macro_export]
macro_rules! note {
    (@value $name:ident) => {
        ToString::to_string(&$name)
    };
    (@value $name:ident = $value:expr) => {
        ToString::to_string(&$value)
    };
    ($word:expr => $text:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::note::Note::new(
            $word,
            [$((stringify!($name), $crate::note!(@value $name $(= $value)?))),*],
            format!($text),
        )
    };
}

pub use crate::note;

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
