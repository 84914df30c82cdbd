//! `cargo xtask deps`: who imports whom.

use anyhow::{Context as _, Result, bail};

use crate::graph::{Graph, rules, snapshot};
use crate::{say, workspace};

/// Prints the graph, and the difference to the kept one if there is any.
pub(crate) fn show() -> Result<()> {
    let graph = Graph::read(workspace::root())?;
    say::result(snapshot::text(&graph).trim_end());
    check_graph(&graph)
}

/// Writes the graph down as the one to compare with; the direction rules must hold all the same.
pub(crate) fn update() -> Result<()> {
    let graph = Graph::read(workspace::root())?;
    let path = workspace::root().join(snapshot::PATH);
    std::fs::write(&path, snapshot::text(&graph))
        .with_context(|| format!("{} cannot be written", path.display()))?;
    say::progress(format_args!("{} written", snapshot::PATH));
    check_graph(&graph)
}

/// Compares with the kept graph and asks every rule.
pub(crate) fn check() -> Result<()> {
    check_graph(&Graph::read(workspace::root())?)
}

fn check_graph(graph: &Graph) -> Result<()> {
    let mut wrong = rules::broken(graph);
    wrong.extend(snapshot::difference(workspace::root(), graph)?);
    if wrong.is_empty() {
        return Ok(());
    }
    bail!("{}", wrong.join("\n"))
}
