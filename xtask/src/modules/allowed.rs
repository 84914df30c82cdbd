//! The imports that may be part of a cycle until it is removed. Lines may only be taken out.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result};

use super::Import;

/// Where they are kept, from the workspace's root.
pub(super) const PATH: &str = "xtask/module-cycles.txt";

/// The imports, each with the name of its crate.
#[derive(Debug, Default)]
pub(super) struct Allowed(BTreeSet<(String, Import)>);

/// An import as the list has it.
pub(super) fn line(name: &str, from: &str, to: &str) -> String {
    format!("{name}: {from} -> {to}")
}

impl Allowed {
    pub(super) fn read(root: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(root.join(PATH))
            .with_context(|| format!("{PATH} cannot be read"))?;
        Self::parse(&text)
    }

    /// One import a line; what follows `#` is a remark.
    fn parse(text: &str) -> Result<Self> {
        let lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or_default().trim());
        let lines = lines.zip(1..).filter(|(line, _)| !line.is_empty());
        let imports = lines.map(|(text, number)| {
            let parts = text.split_once(": ");
            let parts = parts.and_then(|(name, import)| Some((name, import.split_once(" -> ")?)));
            let (name, (from, to)) =
                parts.with_context(|| format!("{PATH}:{number}: write 'crate: from -> to'"))?;
            let [from, to] = [from, to].map(str::to_owned);
            Ok((name.to_owned(), Import { from, to }))
        });
        imports.collect::<Result<_>>().map(Self)
    }

    /// Those of one crate.
    pub(super) fn of(&self, name: &str) -> BTreeSet<Import> {
        let own = self.0.iter().filter(|(of, _)| of == name);
        own.map(|(_, import)| import.clone()).collect()
    }

    /// Lines that are about none of the crates.
    pub(super) fn unknown(&self, crates: &[&str]) -> Vec<String> {
        let unknown = self
            .0
            .iter()
            .filter(|(name, _)| !crates.contains(&&name[..]));
        unknown
            .map(|(name, Import { from, to })| {
                format!(
                    "{PATH}: '{}' names no crate that is looked at",
                    line(name, from, to)
                )
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Allowed;

    #[test]
    fn one_import_a_line_with_remarks() {
        let text = "# why\n\na: one -> two # until then\nb: two -> one\n";
        let allowed = Allowed::parse(text).unwrap();
        assert_eq!(allowed.of("a").len(), 1);
        assert_eq!(
            allowed.unknown(&["a"]),
            ["xtask/module-cycles.txt: 'b: two -> one' names no crate that is looked at"]
        );
        assert!(allowed.unknown(&["a", "b"]).is_empty());
    }

    #[test]
    fn what_cannot_be_understood_is_said() {
        for text in ["a\n", "a: b\n", "a -> b\n"] {
            let error = Allowed::parse(text).unwrap_err().to_string();
            assert_eq!(
                error,
                "xtask/module-cycles.txt:1: write 'crate: from -> to'"
            );
        }
    }
}
