//! EVT-1: what a change of the regulations comes to.

use super::super::changes::with_terms;
use super::super::{CountsFrom, TEMPLATE, changes, from_toml};
use adoube_tournament::regulations::Regulations;

/// The sample with other lines in place of some of its own.
fn with(changes: &[(&str, &str)]) -> Regulations {
    let text = changes
        .iter()
        .fold(TEMPLATE.to_owned(), |text, (old, new)| {
            assert!(text.contains(old), "{old}");
            text.replacen(old, new, 1)
        });
    from_toml(&text).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// `name: before > after`
fn told(before: &Regulations, after: &Regulations) -> Vec<String> {
    let changes = changes(before, after).into_iter();
    let value = |value: Option<String>| value.unwrap_or_else(|| "none".to_owned());
    changes
        .map(|change| {
            let counts = match change.counts {
                CountsFrom::Now => "now",
                CountsFrom::NextPublication => "next",
            };
            let (before, after) = (value(change.before), value(change.after));
            format!("{}: {before} > {after} {counts}", change.setting)
        })
        .collect()
}

#[test]
fn evt_1_each_setting_that_changed_is_named_with_both_values_and_when_it_counts() {
    let before = with(&[]);
    for (changes, expected) in [
        (&[][..], &[][..]),
        (
            &[("four_eyes = false", "four_eyes = true")],
            &["rulings.four_eyes: false > true now"],
        ),
        (
            &[("start_in_s = 30", "start_in_s = 10")],
            &["rulings.start_in_s: 30 > 10 now"],
        ),
        (&[("rounds = 9", "rounds = 7")], &["rounds: 9 > 7 now"]),
        (
            &[("system = \"swiss\"", "system = \"round-robin\"")],
            &["system: \"swiss\" > \"round-robin\" now"],
        ),
        (
            &[("time_control = \"90+30\"", "time_control = \"60+30\"")],
            &["time_control: \"90+30\" > \"60+30\" next"],
        ),
        (
            &[
                ("#draw_odds", "draw_odds"),
                ("default_time = 30", "default_time = 5"),
            ],
            &[
                "default_time: 30 > 5 next",
                "draw_odds: none > \"black\" next",
            ],
        ),
        (
            &[
                ("time_control = \"90+30\"", "time_control = \"15+10\""),
                ("#[supervision]\n#regime", "[supervision]\nregime"),
            ],
            &[
                "supervision.regime: none > \"full\" next",
                "time_control: \"90+30\" > \"15+10\" next",
            ],
        ),
    ] {
        let after = with(changes);
        assert_eq!(told(&before, &after), expected, "{changes:?}");
    }
}

/// A setting counts from the next publication exactly where boards keep it.
#[test]
fn evt_1_what_boards_keep_counts_from_the_next_publication() {
    let before = with(&[]);
    for (old, new) in [
        ("four_eyes = false", "four_eyes = true"),
        ("exclude = \"\"", "exclude = \"restart\""),
        ("start_in_s = 30", "start_in_s = 10"),
        ("rounds = 9", "rounds = 7"),
        ("system = \"swiss\"", "system = \"round-robin\""),
        ("name = \"My hybrid event\"", "name = \"Another\""),
        ("#city", "city"),
        ("#tie_breaks", "tie_breaks"),
        ("time_control = \"90+30\"", "time_control = \"60+30\""),
        ("default_time = 30", "default_time = 0"),
        ("#draw_odds", "draw_odds"),
        ("win = 1", "win = 3"),
        ("#pairing_bye", "pairing_bye"),
        ("present = \"checked-in\"", "present = \"first-move\""),
        ("white_clock = \"runs\"", "white_clock = \"stands\""),
        ("lost = \"by-itself\"", "lost = \"by-arbiter\""),
        ("before_game = \"required\"", "before_game = \"none\""),
        ("repeat_at_restart = false", "repeat_at_restart = true"),
        ("claims = false", "claims = true"),
        ("laws = \"2023\"", "laws = \"2018\""),
        ("smart_move = false", "smart_move = true"),
        ("\nclock = \"runs\"", "\nclock = \"suspended\""),
        ("resume = \"both-back\"", "resume = \"arbiter\""),
        (
            "#[lag]\n#per_move_ms = 200\n#quota_ms = 2000\n#refill_ms = 50",
            "[lag]\nper_move_ms = 200\nquota_ms = 2000\nrefill_ms = 50",
        ),
    ] {
        let after = with(&[(old, new)]);
        let changed = changes(&before, &after);
        assert!(!changed.is_empty(), "{new}");
        let kept = before.terms(None) != after.terms(None);
        let next = changed
            .iter()
            .any(|change| change.counts == CountsFrom::NextPublication);
        assert_eq!(next, kept, "{new}: {changed:?}");
        // What a board has of the regulations before is found again.
        let of_board = changes(&with_terms(&after, &before.terms(None)), &after);
        assert_eq!(!of_board.is_empty(), kept, "{new}: {of_board:?}");
    }
}
