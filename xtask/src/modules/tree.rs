//! A crate's modules, as its files declare them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use proc_macro2::TokenStream;

use super::paths::{self, Found};
use super::{Import, Modules, Place};

/// Reads the library of the crate in that folder, from its root along the modules that its files declare;
/// those that are only built for tests are left out.
pub(super) fn read(root: &Path, folder: &str) -> Result<Modules> {
    let source = Path::new(folder).join("src");
    let mut open = vec![File {
        path: source.join("lib.rs"),
        children: source,
        module: Vec::new(),
    }];
    let mut top = BTreeSet::new();
    let mut found = Vec::new();
    while let Some(file) = open.pop() {
        let tokens = tokens(&root.join(&file.path))?;
        let Found { paths, modules } = paths::find(tokens, &file.module);
        for module in modules {
            open.push(file.child(root, module)?);
        }
        top.extend(file.module.into_iter().next());
        let name = file.path.display().to_string();
        found.extend(paths.into_iter().map(|path| (name.clone(), path)));
    }
    let mut modules = Modules::default();
    for (file, path) in &found {
        let (Some(from), Some(to)) = (path.module.first(), path.target.first()) else {
            continue;
        };
        if from == to || !top.contains(to) {
            continue;
        }
        let [from, to] = [from, to].map(String::clone);
        let file = file.clone();
        let place = Place {
            file,
            line: path.line,
        };
        let first = modules.imports.entry(Import { from, to });
        let first = first.or_insert_with(|| place.clone());
        *first = place.min(first.clone());
    }
    Ok(modules)
}

/// A file that holds a module.
struct File {
    /// From the workspace's root.
    path: PathBuf,
    /// Where the files of its modules lie.
    children: PathBuf,
    /// Its path within the crate.
    module: Vec<String>,
}

impl File {
    /// The file of a module that this one declares; `module` is its path within the crate.
    fn child(&self, root: &Path, module: Vec<String>) -> Result<Self> {
        // A module may be declared in one that this file holds whole.
        let below = module.get(self.module.len()..).unwrap_or_default();
        let children: PathBuf = below
            .iter()
            .fold(self.children.clone(), |at, name| at.join(name));
        for path in [children.with_extension("rs"), children.join("mod.rs")] {
            if root.join(&path).exists() {
                return Ok(Self {
                    path,
                    children,
                    module,
                });
            }
        }
        bail!(
            "{}: the file of its module {} is not found",
            self.path.display(),
            module.join("::")
        )
    }
}

fn tokens(path: &Path) -> Result<TokenStream> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{}", path.display()))?;
    let read = text.parse();
    read.map_err(|error: proc_macro2::LexError| anyhow::anyhow!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::read;

    #[test]
    fn modules_are_followed_along_their_files() {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in [
            ("lib.rs", "pub mod a; pub mod b; mod c; pub use a::A;"),
            (
                "a.rs",
                "mod inner; use crate::b::B; #[cfg(test)] mod tests;",
            ),
            ("a/inner.rs", "fn f() {\n super::super::c::g(super::A) }"),
            ("a/tests.rs", "use crate::never::N;"),
            ("b/mod.rs", "use crate::A;\nuse std::fmt;"),
            ("c.rs", "#[cfg(test)] mod tests { use crate::a::A; }"),
        ] {
            let path = root.path().join("one/src").join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let modules = read(root.path(), "one").unwrap();
        let imports: Vec<_> = modules
            .imports
            .iter()
            .map(|(import, place)| {
                let (from, to) = (&import.from, &import.to);
                format!("{from} -> {to} {}:{}", place.file, place.line)
            })
            .collect();
        assert_eq!(
            imports,
            ["a -> b one/src/a.rs:1", "a -> c one/src/a/inner.rs:2"]
        );
    }

    #[test]
    fn a_module_without_a_file_is_said() {
        let root = tempfile::tempdir().unwrap();
        let source = root.path().join("one/src");
        fs::create_dir_all(&source).unwrap();
        fs::write(source.join("lib.rs"), "mod a;").unwrap();
        let error = read(root.path(), "one").unwrap_err().to_string();
        assert_eq!(
            error,
            "one/src/lib.rs: the file of its module a is not found"
        );
    }
}
