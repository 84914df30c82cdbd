//! The house rules hold in this repository.
#![allow(clippy::unwrap_used)]

use xtask::graph::{Graph, names, rules, snapshot};
use xtask::{modules, root, tidy};

#[test]
fn the_source_is_tidy() {
    if !root().join(".git").exists() {
        println!("skipped: this is no git repository, so the files cannot be listed");
        return;
    }
    let wrong = tidy::broken(root()).unwrap();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn imports_point_inward() {
    let wrong = rules::broken(&Graph::read(root()).unwrap());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn modules_have_no_new_cycle() {
    let wrong = modules::broken(root()).unwrap();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_kept_crate_graph_is_the_present_one() {
    let graph = Graph::read(root()).unwrap();
    let wrong = snapshot::difference(root(), &graph).unwrap();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_crate_that_a_rule_names_exists() {
    let graph = Graph::read(root()).unwrap();
    for name in names::names() {
        assert!(graph.members.contains_key(*name), "no crate called {name}");
    }
}
