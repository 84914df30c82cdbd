//! Which top-level modules of a crate import each other in a cycle, and which may for now.

mod allowed;
mod paths;
mod tree;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::Path;

use allowed::Allowed;
use anyhow::{Result, bail};

use crate::{say, workspace};

/// The crates that are looked at, by their folder from the workspace's root.
const CRATES: [(&str, &str); 3] = [
    ("tournament", "crates/tournament"),
    ("record", "crates/record"),
    ("coordinator", "services/coordinator"),
];

/// Where an import was found first: a file from the workspace's root, and its line, from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    file: String,
    line: usize,
}

/// One module's import of another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Import {
    from: String,
    to: String,
}

/// The imports between a crate's top-level modules; those of tests do not count.
#[derive(Debug, Default)]
struct Modules {
    imports: BTreeMap<Import, Place>,
}

impl Modules {
    /// The shortest way of imports from one module to another, both included.
    fn way<'a>(&'a self, from: &'a str, to: &str) -> Option<Vec<&'a str>> {
        let mut seen = BTreeSet::from([from]);
        let mut open = VecDeque::from([vec![from]]);
        while let Some(way) = open.pop_front() {
            let last = *way.last()?;
            if last == to {
                return Some(way);
            }
            let next = self.imports.keys().filter(|import| import.from == last);
            for import in next {
                if seen.insert(&import.to) {
                    open.push_back(way.iter().copied().chain([&import.to[..]]).collect());
                }
            }
        }
        None
    }

    /// Each import that is part of a cycle, with the way back from the module imported.
    fn in_cycles(&self) -> impl Iterator<Item = (&Import, &Place, Vec<&str>)> {
        self.imports.iter().filter_map(|(import, place)| {
            let back = self.way(&import.to, &import.from)?;
            Some((import, place, back))
        })
    }

    /// What is wrong, one line each; `allowed` are the imports that may be part of a cycle for now.
    fn wrong(&self, name: &str, allowed: &BTreeSet<Import>) -> Vec<String> {
        let mut needless = allowed.clone();
        let mut wrong = Vec::new();
        for (import, place, back) in self.in_cycles() {
            if needless.remove(import) {
                continue;
            }
            let Import { from, to } = import;
            let Place { file, line } = place;
            let back = back.join(" -> ");
            wrong.push(format!(
                "{file}:{line}: module {from} imports {to}, which imports it back: {back}"
            ));
        }
        wrong.extend(needless.into_iter().map(|Import { from, to }| {
            let line = allowed::line(name, &from, &to);
            format!(
                "{}: '{line}' is no longer needed: take it out",
                allowed::PATH
            )
        }));
        wrong
    }
}

/// Every import that closes a cycle between a crate's modules without leave, and every leave that is no
/// longer needed, one line each.
///
/// # Errors
/// If a source file or the list of leaves cannot be read or understood.
pub fn broken(root: &Path) -> Result<Vec<String>> {
    let allowed = Allowed::read(root)?;
    let mut wrong = allowed.unknown(&CRATES.map(|(name, _)| name));
    for (name, folder) in CRATES {
        let modules = tree::read(root, folder)?;
        wrong.extend(modules.wrong(name, &allowed.of(name)));
    }
    Ok(wrong)
}

/// Part of `cargo xtask lint`.
pub(crate) fn check() -> Result<()> {
    let wrong = broken(workspace::root())?;
    if wrong.is_empty() {
        say::progress("modules: no new cycle");
        return Ok(());
    }
    bail!("{} findings\n{}", wrong.len(), wrong.join("\n"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Import, Modules, Place};

    fn import(text: &str) -> Import {
        let (from, to) = text.split_once(" -> ").unwrap();
        Import {
            from: from.to_owned(),
            to: to.to_owned(),
        }
    }

    fn modules(imports: &[&str]) -> Modules {
        let place = Place {
            file: "src/x.rs".to_owned(),
            line: 7,
        };
        let imports = imports.iter().map(|text| (import(text), place.clone()));
        Modules {
            imports: imports.collect(),
        }
    }

    #[test]
    fn imports_that_close_a_cycle_are_found() {
        let none: &[&str] = &[];
        for (imports, closing) in [
            (&["a -> b", "b -> c", "a -> c"][..], none),
            (&["a -> b", "b -> a", "b -> c"], &["a -> b", "b -> a"]),
            (
                &["a -> b", "b -> c", "c -> a", "d -> a"],
                &["a -> b", "b -> c", "c -> a"],
            ),
        ] {
            let modules = modules(imports);
            let found: Vec<_> = modules.in_cycles().map(|(one, _, _)| one.clone()).collect();
            let closing: Vec<_> = closing.iter().map(|text| import(text)).collect();
            assert_eq!(found, closing, "{imports:?}");
        }
    }

    #[test]
    fn a_leave_holds_for_one_import_and_can_only_be_taken_out() {
        let cycle = &["a -> b", "b -> c", "c -> a"];
        for (imports, allowed, wrong) in [
            (&cycle[..], &cycle[..], &[][..]),
            (
                cycle,
                &cycle[..2],
                &["src/x.rs:7: module c imports a, which imports it back: a -> b -> c"],
            ),
            (
                &cycle[..2],
                &cycle[..1],
                &["xtask/module-cycles.txt: 'x: a -> b' is no longer needed: take it out"],
            ),
        ] {
            let allowed: BTreeSet<_> = allowed.iter().map(|text| import(text)).collect();
            assert_eq!(modules(imports).wrong("x", &allowed), wrong, "{imports:?}");
        }
    }
}
