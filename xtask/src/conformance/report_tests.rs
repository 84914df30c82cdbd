use super::Report;
use crate::conformance::outcome::{Outcome, Outcomes};
use crate::conformance::rules::Rule;
use crate::conformance::tests_of_rules::Test;

fn rule(id: &str) -> Rule {
    Rule {
        id: id.to_owned(),
        scope: "all".to_owned(),
        source: "O 11".to_owned(),
        title: "what it asks".to_owned(),
        awaited: id == "DIS-3",
    }
}

fn report(outcome: Outcome) -> Report {
    let rules = ["DIS-1", "DIS-2", "DIS-3"].map(rule);
    let found = [
        Test::bearing("crates/a", "dis_1_2_both", &["DIS-1", "DIS-2"]),
        Test::bearing("crates/b", "dis_2_alone", &["DIS-2"]),
    ];
    let mut outcomes = Outcomes::default();
    outcomes.keep("crates/a", "dis_1_2_both", Outcome::Passed);
    outcomes.keep("crates/b", "dis_2_alone", outcome);
    Report::new(&rules, &found, &outcomes).with_strangers(&rules, &found)
}

#[test]
fn every_rule_is_told_with_its_tests_and_a_test_of_two_rules_counts_once() {
    let expected = "\
DIS-1   what it asks (O 11)
        passed   crates/a dis_1_2_both
DIS-2   what it asks (O 11)
        passed   crates/a dis_1_2_both
        skipped  crates/b dis_2_alone: no broker
DIS-3   what it asks (O 11)
        not there yet
Not there yet: DIS-3
3 rules, 2 with tests, 1 not there yet, 0 without tests; 2 tests, 1 passed, 1 skipped, 0 failed";
    let report = report(Outcome::Skipped("no broker".to_owned()));
    assert_eq!(report.text(), expected);
    assert!(report.wrong(false).is_empty());
    assert_eq!(report.wrong(true), ["DIS-3 has no tests"]);
}

#[test]
fn a_failed_test_makes_the_run_fail() {
    let wrong = report(Outcome::Failed).wrong(false);
    assert_eq!(wrong, ["DIS-2: 1 of its tests failed"]);
}

/// The list says which rules are not there yet, and must be right.
#[test]
fn the_list_is_held_to_what_it_says_of_the_tests() {
    let rules = ["DIS-1", "DIS-3", "DIS-4"].map(rule);
    let found = [Test::bearing("crates/a", "dis_3_early", &["DIS-3"])];
    let report = Report::new(&rules, &found, &Outcomes::default());
    let early = "DIS-3 has tests: docs/conformance.md says that it is not there yet";
    assert_eq!(
        report.wrong(false),
        ["DIS-1 has no tests", early, "DIS-4 has no tests"]
    );
    assert!(report.text().contains("        NO TESTS\n"));
}

#[test]
fn a_test_of_no_rule_makes_the_run_fail() {
    let rules = [rule("DIS-3")];
    let found = [Test::bearing("crates/a", "dis_99_typo", &["DIS-99"])];
    let outcomes = Outcomes::default();
    let report = Report::new(&rules, &found, &outcomes).with_strangers(&rules, &found);
    let wrong = report.wrong(false);
    assert_eq!(wrong, ["crates/a dis_99_typo bears the id of no rule"]);
}

#[test]
fn programs_read_the_same() {
    let json: serde_json::Value =
        serde_json::from_str(&report(Outcome::Failed).json().unwrap()).unwrap();
    assert_eq!(json["rules"][1]["id"], "DIS-2");
    assert_eq!(json["rules"][1]["tests"][1]["outcome"], "failed");
    assert_eq!(json["rules"][2]["tests"], serde_json::json!([]));
}
