//! The graph as cargo knows it.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use cargo_metadata::{DependencyKind, Metadata, Package, TargetKind};

use super::{Edge, Graph, Kind, Member};
use crate::{process, workspace};

impl Graph {
    /// Reads the graph of the workspace at `root`.
    ///
    /// # Errors
    /// If cargo cannot read the workspace, or its lock file is out of date.
    pub fn read(root: &Path) -> Result<Self> {
        // For this machine only: the crates of other systems need not have been downloaded.
        let options = ["--locked", "--filter-platform", &host()?].map(str::to_owned);
        let metadata = workspace::metadata_command()
            .other_options(options)
            .exec()
            .context("cargo cannot read the workspace")?;
        let mut graph = Self::default();
        graph.read_members(&metadata, root);
        graph.read_others(&metadata);
        Ok(graph)
    }

    /// Our own crates: what their manifests say, features or not.
    fn read_members(&mut self, metadata: &Metadata, root: &Path) {
        for package in metadata.workspace_packages() {
            let name = package.name.to_string();
            for dependency in &package.dependencies {
                self.edges.insert(Edge {
                    from: name.clone(),
                    to: dependency.name.clone(),
                    kind: kind(dependency.kind),
                });
            }
            self.members.insert(name, member(package, root));
        }
    }

    /// Others' crates: what is built, with the features that we ask for.
    fn read_others(&mut self, metadata: &Metadata) {
        let names: BTreeMap<_, _> = metadata
            .packages
            .iter()
            .map(|package| (&package.id, package.name.to_string()))
            .collect();
        let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
        for node in nodes {
            let Some(from) = names.get(&node.id) else {
                continue;
            };
            if self.members.contains_key(from) {
                continue;
            }
            let normal = node.deps.iter().filter(|dependency| {
                let mut kinds = dependency.dep_kinds.iter();
                kinds.any(|kind| kind.kind == DependencyKind::Normal)
            });
            let edges = normal.filter_map(|dependency| names.get(&dependency.pkg));
            self.edges.extend(edges.map(|to| Edge {
                from: from.clone(),
                to: to.clone(),
                kind: Kind::Normal,
            }));
        }
    }
}

fn member(package: &Package, root: &Path) -> Member {
    let folder = package.manifest_path.as_std_path().parent();
    let folder = folder.and_then(|folder| folder.strip_prefix(root).ok());
    Member {
        folder: folder.map_or_else(String::new, |folder| folder.display().to_string()),
        has_main: package
            .targets
            .iter()
            .any(|target| target.kind.contains(&TargetKind::Bin)),
    }
}

fn kind(kind: DependencyKind) -> Kind {
    match kind {
        DependencyKind::Development => Kind::Dev,
        DependencyKind::Build => Kind::Build,
        _ => Kind::Normal,
    }
}

/// The machine that the compiler builds for unless told otherwise.
fn host() -> Result<String> {
    let mut rustc = Command::new("rustc");
    rustc.arg("-vV").current_dir(workspace::root());
    let said = String::from_utf8(process::output(&mut rustc)?)?;
    said.lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(str::to_owned)
        .context("`rustc -vV` does not name its host")
}
