//! The ids in a test's name.

use super::rules::{Rule, areas};

/// The ids that a test or a file bears, in its module's name or its own: `end_1_end_4_mate` bears
/// END-1 and END-4, `dis_3_4_every_ruling` DIS-3 and DIS-4, `brd_9_960_starts` only BRD-9. The
/// first number after a chapter always counts, so that a wrong one is noticed.
pub(super) fn ids(name: &str, rules: &[Rule]) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for part in name.split("::") {
        for id in leading(part, rules) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    ids
}

/// The ids at the front of one part of a name.
fn leading(part: &str, rules: &[Rule]) -> Vec<String> {
    let areas = areas(rules);
    let mut ids = Vec::new();
    let mut area = String::new();
    let mut first = false;
    for word in part.split(['_', '-']) {
        let capitals = word.to_ascii_uppercase();
        if areas.contains(capitals.as_str()) {
            (area, first) = (capitals, true);
            continue;
        }
        let id = format!("{area}-{word}");
        let counts = first || rules.iter().any(|rule| rule.id == id);
        if area.is_empty() || word.parse::<u32>().is_err() || !counts {
            break;
        }
        first = false;
        ids.push(id);
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::ids;
    use crate::conformance::{Rule, State};

    #[test]
    fn the_ids_in_names() {
        let known = ["BRD-9", "END-1", "END-4", "DIS-3", "DIS-4", "NOT-1"];
        let rules: Vec<Rule> = known
            .iter()
            .map(|id| Rule {
                id: (*id).to_owned(),
                scope: String::new(),
                source: String::new(),
                title: String::new(),
                state: State::Yes,
            })
            .collect();
        for (name, expected) in [
            ("end_1_mate", &["END-1"][..]),
            (
                "line::tests::end_1_end_4_mate_and_stalemate",
                &["END-1", "END-4"],
            ),
            ("dis_3_4_every_ruling", &["DIS-3", "DIS-4"]),
            ("brd_9_960_starts", &["BRD-9"]),
            ("dis-3-as-it-was", &["DIS-3"]),
            ("dis_3::end_1_after_it", &["DIS-3", "END-1"]),
            ("end_99_no_such_rule", &["END-99"]),
            ("end_of_the_game", &[]),
            ("not_a_rule", &[]),
            ("skilling_open_2020", &[]),
            ("what_end_1_says", &[]),
            ("", &[]),
        ] {
            assert_eq!(ids(name, &rules), expected, "{name}");
        }
    }
}
