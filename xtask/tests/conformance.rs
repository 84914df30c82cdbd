//! The list of rules is whole.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use xtask::conformance::{PATH, known};
use xtask::root;

/// The table that the list was made from, where a developer has it beside the checkout.
const TABLE: &str = "../shared/regulations.md";

#[test]
fn every_rule_of_the_regulations_is_in_the_list_and_no_other() {
    let Ok(table) = std::fs::read_to_string(root().join(TABLE)) else {
        println!(
            "SKIPPED every_rule_of_the_regulations_is_in_the_list_and_no_other: there is no {TABLE}"
        );
        return;
    };
    let rows = table.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, id, scope, _, _, _] = cells[..] else {
            return None;
        };
        id.contains('-').then(|| (id.to_owned(), scope.to_owned()))
    });
    let expected: BTreeSet<_> = rows.filter(|(id, _)| !id.starts_with('-')).collect();
    let rules = known(root()).unwrap().rules;
    let found: BTreeSet<_> = rules
        .iter()
        .map(|rule| (rule.id.clone(), rule.scope.clone()))
        .collect();
    assert!(expected.len() > 70, "{TABLE} was not read: {expected:?}");
    let missing: Vec<_> = expected.difference(&found).collect();
    let strange: Vec<_> = found.difference(&expected).collect();
    assert!(
        missing.is_empty() && strange.is_empty(),
        "{PATH}: missing {missing:?}, not known {strange:?}"
    );
}

/// A folder that was moved would leave rules without tests from outside.
#[test]
fn the_folders_of_tests_from_outside_are_there() {
    for folder in known(root()).unwrap().outside {
        assert!(root().join(&folder).is_dir(), "{PATH}: {folder}");
    }
}
