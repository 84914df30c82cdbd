//! Everything that is wrong in a file is told at once, with line and field.

use adoube_user_text::{Problem, Problems};
use expect_test::{Expect, expect};

use super::*;

fn shown(problems: Vec<Problem>) -> String {
    Problems(problems).to_string()
}

fn check_venues(text: &str, expected: &Expect) {
    expected.assert_eq(&shown(read_venues("venues.toml", text).1));
}

#[test]
fn venues_in_order_are_read() {
    let text =
        "[[venue]]\nid = \"a\"\nname = \" A \"\ntime_zone = \"Asia/Tokyo\"\ndevices = [\"a-1\"]\n";
    let (venues, problems) = read_venues("v", text);
    assert_eq!(problems, []);
    assert_eq!(
        (venues[0].name.as_str(), venues[0].host.as_str()),
        ("A", "127.0.0.1")
    );
}

#[test]
fn evt_1_all_that_is_wrong_with_venues_is_told() {
    let text = r#"colour = "red"
[[venue]]
id = "Madrid"
name = ""
time_zone = "Europe/Nowhere"
devices = ["x 1", 3]
seats = 4
[[venue]]
id = "b"
name = "B"
time_zone = "Asia/Tokyo"
devices = ["b-1", "b-1"]
[[venue]]
id = "b"
devices = "b-2"
"#;
    check_venues(
        text,
        &expect![[r#"
            venues.toml:1: colour: is not allowed here: write [[venue]] entries
            venues.toml:7: venue[1].seats: is not allowed here; allowed are id, name, time_zone, host, devices, enrol
            venues.toml:3: venue[1].id: 'Madrid' is not an id: 1 to 32 of a-z, 0-9 and '-', not beginning with '-'
            venues.toml:4: venue[1].name: must be a text in quotes, not empty
            venues.toml:5: venue[1].time_zone: 'Europe/Nowhere' is not a time zone: write a name such as Europe/Madrid
            venues.toml:6: venue[1].devices: must contain texts in quotes
            venues.toml:6: venue[1].devices: 'x 1' is not an id: 1 to 32 of a-z, 0-9 and '-', not beginning with '-'
            venues.toml:12: venue[2].devices: 'b-1' appears twice
            venues.toml:14: venue[3].id: 'b' appears twice
            venues.toml:13: venue[3].name: is missing
            venues.toml:13: venue[3].time_zone: is missing
            venues.toml:15: venue[3].devices: must be a list such as ["a-1", "a-2"]"#]],
    );
}

/// What is pasted into a file may hide characters: the file names them, with their line.
#[test]
fn evt_1_a_name_with_a_hidden_character_is_told() {
    let text = "[[venue]]\nid = \"b\"\nname = \"Oslo\u{202e}\"\ntime_zone = \"Europe/Oslo\"\ndevices = [\"b-1\"]\n";
    check_venues(
        text,
        &expect![[r"
            venues.toml:3: venue[1].name: character 5 of the text is U+202E, a character that turns the direction of the text: delete it, or type the text again instead of pasting it"]],
    );
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    for text in [
        "[[venue]]\nid = \n",
        "[[venue]\n",
        "\u{0}",
        "a = 1\na = 2\n",
    ] {
        let (_, problems) = read_venues("venues.toml", text);
        assert!(
            problems.iter().any(|problem| problem.line.is_some()),
            "{text:?}: {problems:?}"
        );
    }
    check_venues(
        "",
        &expect!["venues.toml: venue: an event needs at least one [[venue]]"],
    );
    check_venues(
        "venue = 3\n",
        &expect!["venues.toml:1: venue: is not allowed here: write [[venue]] entries"],
    );
}

fn venues() -> Vec<Venue> {
    let text = "[[venue]]\nid = \"a\"\nname = \"A\"\ntime_zone = \"Asia/Tokyo\"\ndevices = []\n";
    read_venues("v", text).0
}

fn official(person: &str, role: &str, venue: &str) -> String {
    let venue = if venue.is_empty() {
        String::new()
    } else {
        format!("venue = \"{venue}\"\n")
    };
    format!("[[official]]\nperson = \"{person}\"\nname = \"N\"\nrole = \"{role}\"\n{venue}")
}

#[test]
fn evt_3_offices_that_must_be_filled() {
    let all = [
        ("o", "organiser", ""),
        ("c", "chief-arbiter", ""),
        ("l", "lca", "a"),
        ("t", "lta", "a"),
    ];
    let text = |rows: &[(&str, &str, &str)]| -> String {
        rows.iter()
            .map(|(person, role, venue)| official(person, role, venue))
            .collect()
    };
    assert_eq!(read_officials("o", &text(&all), Some(&venues())).1, []);
    for missing in 0..all.len() {
        let mut rows = all.to_vec();
        let (_, role, _) = rows.remove(missing);
        let problems = shown(read_officials("o", &text(&rows), Some(&venues())).1);
        assert!(problems.contains(role), "without {role}: {problems}");
    }
}

#[test]
fn all_that_is_wrong_with_officials_is_told() {
    let text = official("A", "king", "")
        + &official("x", "lca", "")
        + &official("x", "arbiter", "a")
        + &official("y", "lta", "nowhere");
    let expected = expect![[r"
        officials.toml:2: official[1].person: 'A' is not an id: 1 to 32 of a-z, 0-9 and '-', not beginning with '-'
        officials.toml:4: official[1].role: 'king' is not a role: write one of lta, lca, arbiter, chief-arbiter, organiser
        officials.toml:8: official[2].venue: is missing: an LCA or LTA needs a venue
        officials.toml:10: official[3].person: 'x' appears twice
        officials.toml:13: official[3].venue: is for LCA and LTA only: leave it out
        officials.toml:18: official[4].venue: 'nowhere' is not among the venues of venues.toml"]];
    expected.assert_eq(&shown(
        read_officials("officials.toml", &text, Some(&venues())).1,
    ));
}

#[test]
fn evt_1_regulations_are_checked_with_line_and_article() {
    let problems = check_regulations("regulations.toml", "name = \"X\"\nrounds = 0\n");
    assert!(problems.len() >= 3, "{problems:?}");
    assert!(
        problems
            .iter()
            .any(|p| p.field == "rounds" && p.line == Some(2)),
        "{problems:?}"
    );
    assert!(
        problems
            .iter()
            .any(|p| p.field == "time_control" && p.text.contains("O 4.4"))
    );
}

#[test]
fn pen_3_ids_by_which_a_broker_would_take_one_for_another_are_refused() {
    for id in ["venue-a", "coordinator", "unknown"] {
        let text = format!(
            "[[venue]]\nid = \"a\"\nname = \"A\"\ntime_zone = \"Asia/Tokyo\"\ndevices = [\"{id}\"]\n"
        );
        check_has(&read_venues("v", &text).1, 5, id);
        check_has(
            &read_officials("o", &official(id, "arbiter", ""), Some(&venues())).1,
            2,
            id,
        );
    }
    let text =
        "[[venue]]\nid = \"a\"\nname = \"A\"\ntime_zone = \"Asia/Tokyo\"\ndevices = [\"lab\"]\n";
    let venues = read_venues("v", text).0;
    let problems = read_officials("o", &official("lab", "arbiter", ""), Some(&venues)).1;
    check_has(&problems, 2, "'lab' is the id of a device");
}

fn check_has(problems: &[Problem], line: usize, told: &str) {
    let found = problems
        .iter()
        .any(|p| p.line == Some(line) && p.text.contains(told));
    assert!(found, "{told}: {problems:?}");
}

/// A megabyte of one line took minutes, as each of its errors was explained by reading the line again.
#[test]
fn evt_1_a_list_that_is_no_list_is_refused_at_once() {
    let values = "x;".repeat(100_000);
    check_venues(
        &values,
        &expect![[r#"
            venues.toml:1: 'x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;' is no setting: a setting is written as name = "Open 2026""#]],
    );
    check_venues(
        &"x".repeat(300_000),
        &expect!["venues.toml: the file has more than 262144 bytes: is it the right one?"],
    );
}
