//! Why a profile is none.

use std::path::PathBuf;

/// Why a profile is none.
#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    /// It cannot be read.
    #[error("{}: {error}", path.display())]
    File {
        /// Where it was looked for.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// It is not written as it should be, or names a layer that this version does not know.
    #[error("{}: {}", path.display(), plain(&error.to_string()))]
    Form {
        /// The file.
        path: PathBuf,
        /// With line and column.
        error: Box<toml::de::Error>,
    },
    /// It makes no sense.
    #[error("{}: {what}", path.display())]
    Sense {
        /// The file.
        path: PathBuf,
        /// What is wrong, and what is meant to stand there.
        what: String,
    },
}

/// What is expected, as a person calls it who writes the file.
const WORDS: [(&str, &str); 8] = [
    ("u8", "a whole number up to 255"),
    ("u16", "a whole number up to 65535"),
    ("u32", "a whole number"),
    ("u64", "a whole number"),
    ("usize", "a whole number"),
    ("a boolean", "true or false"),
    ("a sequence", "a list in brackets"),
    ("a string", "a text in quotation marks"),
];

/// What is wrong with a file, without a programmer's words for it.
pub fn plain(said: &str) -> String {
    let Some((before, expected)) = said.rsplit_once("expected ") else {
        return said.to_owned();
    };
    let is = |word: &&(&str, &str)| expected.trim_end() == word.0;
    match WORDS.iter().find(is) {
        Some((_, words)) => format!("{before}expected {words}"),
        None => said.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::profile::Profile;

    #[test]
    fn ven_2_what_is_wrong_with_a_profile_is_told_without_a_programmers_words() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("profile.toml");
        let head = "name = \"x\"\nagent = \"a\"\nusers = [\"kiosk\"]\n";
        for (wrong, told) in [
            ("[screens]\nmost = \"one\"\n", "expected a whole number"),
            (
                "[network]\nport = 70000\nvenue = []\n",
                "expected a whole number up to 65535",
            ),
            ("[screens]\nrequired = 1\n", "expected true or false"),
            ("[no_exec]\nfolders = 1\n", "expected a list in brackets"),
            ("[stop]\ngroup = 1\n", "expected a text in quotation marks"),
        ] {
            std::fs::write(&path, format!("{head}{wrong}")).unwrap();
            let said = Profile::read(&path).unwrap_err().to_string();
            assert!(said.trim_end().ends_with(told), "{said}");
        }
    }
}
