//! Files of a machine that was recorded, for tests.

#![allow(clippy::expect_used)]

use std::{fs, path::Path};

use super::Seen;

/// Puts one file of it below `root`.
pub(super) fn put(root: &Path, file: &str, text: &str) {
    let file = root.join(file);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

/// A page has the sentence in each language (`pages-held-` in `text/`), whatever stands in it of this machine.
pub(super) fn is_told(said: &str) {
    let languages = adoube_texts::languages();
    let mut english = languages["en"].clone();
    // These would be of any sentence with a colon: what is told in several is told of each.
    english.retain(|key, _| !matches!(key.as_str(), "pages-held-list" | "pages-held-trial"));
    let key = adoube_texts::known(&english, "pages-held", said).expect(said);
    for (language, texts) in &languages {
        assert!(texts.contains_key(key), "{language}: {key}");
    }
}

/// The same of all that a look finds, or why it finds nothing.
pub(super) fn all_told(seen: &Result<Seen, String>) {
    match seen {
        Err(why) => is_told(why),
        Ok(seen) => seen
            .there
            .iter()
            .chain(&seen.forbidden)
            .for_each(|said| is_told(said)),
    }
}
