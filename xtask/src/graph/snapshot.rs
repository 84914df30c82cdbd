//! The graph as kept in the repository: a new import shows in review.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result};

use super::{Edge, Graph, Kind};

/// Where the graph is kept, from the workspace's root.
pub const PATH: &str = "xtask/crate-graph.txt";

/// The imports among our own crates, one a line, sorted.
pub fn text(graph: &Graph) -> String {
    let ours = |edge: &&Edge| graph.members.contains_key(&edge.to);
    let from_ours = |edge: &&Edge| graph.members.contains_key(&edge.from);
    let lines: BTreeSet<String> = graph
        .edges
        .iter()
        .filter(ours)
        .filter(from_ours)
        .map(line)
        .collect();
    lines.into_iter().map(|line| line + "\n").collect()
}

fn line(edge: &Edge) -> String {
    let mark = match edge.kind {
        Kind::Normal => "",
        Kind::Build => " [build]",
        Kind::Dev => " [dev]",
    };
    format!("{} -> {}{mark}", edge.from, edge.to)
}

/// What differs from the kept graph, and how to keep the present one; nothing if they agree.
///
/// # Errors
/// If the kept graph is there and cannot be read.
pub fn difference(root: &Path, graph: &Graph) -> Result<Vec<String>> {
    let path = root.join(PATH);
    let kept = if path.exists() {
        std::fs::read_to_string(&path).with_context(|| format!("{PATH} cannot be read"))?
    } else {
        String::new()
    };
    let mut lines = changes(&kept, &text(graph));
    if !lines.is_empty() {
        lines.insert(0, format!("the crate graph differs from {PATH}:"));
        lines.push("if that is meant: cargo xtask deps --update".to_owned());
    }
    Ok(lines)
}

fn changes(kept: &str, now: &str) -> Vec<String> {
    let kept: BTreeSet<&str> = kept.lines().collect();
    let now: BTreeSet<&str> = now.lines().collect();
    let gone = kept.difference(&now).map(|line| format!("- {line}"));
    let new = now.difference(&kept).map(|line| format!("+ {line}"));
    gone.chain(new).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Edge, Graph, Kind, Member};
    use super::{PATH, difference, text};

    fn graph(edges: &[(&str, &str, Kind)]) -> Graph {
        let member = |name: &str| Member {
            folder: name.to_owned(),
            has_main: false,
        };
        Graph {
            members: ["a", "b", "c"]
                .map(|name| (name.to_owned(), member(name)))
                .into(),
            edges: edges
                .iter()
                .map(|(from, to, kind)| Edge {
                    from: (*from).to_owned(),
                    to: (*to).to_owned(),
                    kind: *kind,
                })
                .collect(),
        }
    }

    #[test]
    fn only_our_own_crates_are_kept_one_import_a_line() {
        let graph = graph(&[
            ("b", "a", Kind::Dev),
            ("b", "c", Kind::Normal),
            ("a", "c", Kind::Build),
            ("a", "tokio", Kind::Normal),
            ("tokio", "bytes", Kind::Normal),
        ]);
        assert_eq!(text(&graph), "a -> c [build]\nb -> a [dev]\nb -> c\n");
    }

    #[test]
    fn the_difference_says_what_and_how_to_keep_it() {
        let folder = tempfile::tempdir().unwrap();
        let kept = folder.path().join(PATH);
        std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
        std::fs::write(&kept, "a -> b\n").unwrap();

        let same = graph(&[("a", "b", Kind::Normal)]);
        assert!(difference(folder.path(), &same).unwrap().is_empty());

        let other = graph(&[("a", "c", Kind::Normal)]);
        let said = difference(folder.path(), &other).unwrap();
        assert_eq!(said[1..3], ["- a -> b", "+ a -> c"]);
        assert!(said[3].ends_with("cargo xtask deps --update"));
    }

    #[test]
    fn without_a_kept_graph_everything_is_new() {
        let folder = tempfile::tempdir().unwrap();
        let graph = graph(&[("a", "b", Kind::Normal)]);
        assert_eq!(difference(folder.path(), &graph).unwrap()[1], "+ a -> b");
    }
}
