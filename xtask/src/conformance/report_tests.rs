use super::Report;
use crate::conformance::outcome::{Outcome, Outcomes};
use crate::conformance::rules::{Rule, State};
use crate::conformance::tests_of_rules::Test;

/// DIS-2 is there in part, DIS-3 not yet.
fn rule(id: &str) -> Rule {
    Rule {
        id: id.to_owned(),
        scope: "all".to_owned(),
        source: "O 11".to_owned(),
        title: "what it asks".to_owned(),
        state: match id {
            "DIS-2" => State::Partly {
                missing: "the flag".to_owned(),
            },
            "DIS-3" => State::NotYet,
            _ => State::Yes,
        },
    }
}

fn report(outcome: Outcome) -> Report {
    let rules = ["DIS-1", "DIS-2", "DIS-3"].map(rule);
    let found = [
        Test::bearing("tests/a", "dis_1_2_both", &["DIS-1", "DIS-2"]),
        Test::bearing("crates/b", "dis_2_alone", &["DIS-2"]),
    ];
    let mut outcomes = Outcomes::default();
    outcomes.keep("tests/a", "dis_1_2_both", Outcome::Passed);
    outcomes.keep("crates/b", "dis_2_alone", outcome);
    Report::new(&rules, &found, &outcomes).with_strangers(&rules, &found)
}

/// What is wrong with one rule that these tests bear.
fn wrong(id: &str, tests: &[&str]) -> Vec<String> {
    let found: Vec<Test> = tests
        .iter()
        .map(|package| Test::bearing(package, "a_test", &[id]))
        .collect();
    Report::new(&[rule(id)], &found, &Outcomes::default()).wrong(false)
}

#[test]
fn every_rule_has_its_state_and_its_tests_and_a_test_of_two_rules_counts_once() {
    let expected = "\
DIS-1   what it asks (O 11)
        yes (tests: 1, from outside: 1)
        passed   outside  tests/a dis_1_2_both
DIS-2   what it asks (O 11)
        partly (tests: 2, from outside: 1); missing: the flag
        passed   outside  tests/a dis_1_2_both
        skipped  inside   crates/b dis_2_alone: no broker
DIS-3   what it asks (O 11)
        not there yet
Partly: DIS-2
Not there yet: DIS-3
3 rules: 1 yes, 1 partly, 1 not there yet; 2 tests, 1 from outside, 1 passed, 1 skipped, 0 failed";
    let report = report(Outcome::Skipped("no broker".to_owned()));
    assert_eq!(report.text(), expected);
    assert!(report.wrong(false).is_empty());
    let partly = "DIS-2: partly (tests: 2, from outside: 1); missing: the flag";
    assert_eq!(report.wrong(true), [partly, "DIS-3: not there yet"]);
}

#[test]
fn a_failed_test_makes_the_run_fail() {
    let wrong = report(Outcome::Failed).wrong(false);
    assert_eq!(wrong, ["DIS-2: 1 of its tests failed"]);
}

/// The list states how much of a rule is there, and the tests must bear it out.
#[test]
fn a_state_that_the_tests_contradict_makes_the_run_fail() {
    let early = "DIS-3 has tests: docs/conformance.md says that it is not there yet";
    let inside = "DIS-1 has no test from outside: write one, or write into docs/conformance.md \
                  what is missing ('partly: …')";
    for (id, tests, expected) in [
        ("DIS-1", &["tests/a"][..], None),
        ("DIS-1", &["crates/b", "tests/a"], None),
        ("DIS-1", &["crates/b", "services/c"], Some(inside)),
        ("DIS-1", &[], Some("DIS-1 has no tests")),
        ("DIS-2", &["crates/b"], None),
        ("DIS-2", &["tests/a"], None),
        ("DIS-2", &[], Some("DIS-2 has no tests")),
        ("DIS-3", &[], None),
        ("DIS-3", &["tests/a"], Some(early)),
        ("DIS-3", &["crates/b"], Some(early)),
    ] {
        let expected: Vec<&str> = expected.into_iter().collect();
        assert_eq!(wrong(id, tests), expected, "{id} {tests:?}");
    }
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
    let states = ["yes", "partly", "not-yet"];
    for (rule, state) in json["rules"].as_array().unwrap().iter().zip(states) {
        assert_eq!(rule["state"], state);
    }
    assert_eq!(json["rules"][1]["id"], "DIS-2");
    assert_eq!(json["rules"][1]["missing"], "the flag");
    assert_eq!(json["rules"][1]["tests"][0]["outside"], true);
    assert_eq!(json["rules"][1]["tests"][1]["outside"], false);
    assert_eq!(json["rules"][1]["tests"][1]["outcome"], "failed");
    assert_eq!(json["rules"][2]["tests"], serde_json::json!([]));
}
