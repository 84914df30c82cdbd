//! What is refused, where, and by which article.

use super::super::{from_toml, to_toml};
use super::HYBRID;

/// What a document is told: line, field, a part of the message, article.
type Told = (usize, &'static str, &'static str, &'static str);

fn assert_told(text: &str, expected: &[Told]) {
    let problems = from_toml(text).unwrap_err();
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        problems.len(),
        expected.len(),
        "{text}\n{}",
        told.join("\n")
    );
    for (problem, (line, field, part, article)) in problems.iter().zip(expected) {
        let place = (problem.line, problem.field.as_str(), problem.article);
        assert_eq!(place, (*line, *field, *article), "{text}\n{problem}");
        assert!(
            problem.message.contains(part),
            "{part} is not in: {problem}"
        );
    }
}

#[test]
fn evt_1_an_empty_document_is_told_everything_it_leaves_out() {
    assert_told(
        "",
        &[
            (1, "name", "what the event is called", ""),
            (1, "kind", "hybrid", "O 6.2"),
            (1, "time_control", "90+30", "O 4.4"),
            (1, "rounds", "1 to 99", ""),
        ],
    );
}

#[test]
fn evt_1_every_error_is_told_at_once_with_its_line() {
    assert_told(
        "name = ''\nkind = 'hybird'\nrounds = 0\nfederation = 'Spain'\nbegin = 2026-02-30\n\
         time_contol = '90+30'\ntime_control = 90\n[scoring]\nwin = 0.7\n\
         [disconnection]\nclock = 'stops'\nresume = true\n[venues]\narbiters_per_venue = 1\n\
         [quickplay_finish]\nannounced = 'yes'\n",
        &[
            (1, "name", "1 to 200", ""),
            (
                2,
                "kind",
                "\"hybird\" is not known: write \"hybrid\" or",
                "O 6.2",
            ),
            (3, "rounds", "a whole number of 1 to 99", ""),
            (4, "federation", "three capital letters", ""),
            (5, "", "not TOML: invalid date", ""),
            (6, "time_contol", "did you mean time_control?", ""),
            (7, "time_control", "between quotes", "O 4.4"),
            (9, "scoring.win", "multiple of a half", "O 7.2"),
            (
                11,
                "disconnection.clock",
                "\"runs\" or \"suspended\"",
                "O 4.3",
            ),
            (12, "disconnection.resume", "not a boolean", "O 19.6"),
            (14, "venues.arbiters_per_venue", "2 to 100", "O 16.9"),
            (16, "quickplay_finish.announced", "true or false", "A-G.2"),
        ],
    );
}

/// Rows of what follows the least hybrid document (from line 5 on), and what is told.
const FIELDS: &[(&str, &[Told])] = &[
    (
        "variant = 'atomic'",
        &[(5, "variant", "\"standard\" or \"chess960\"", "A-F")],
    ),
    // EVT-5
    (
        "system = 'knockout'",
        &[(5, "system", "\"swiss\" or \"round-robin\"", "C.07")],
    ),
    (
        "system = 'round-robin'\ntie_breaks = 'BH/C1,SB,AOB'",
        &[(
            6,
            "tie_breaks",
            "BH/C1, AOB must not be used in a round robin",
            "C.07, 8",
        )],
    ),
    // days
    (
        "begin = 2026-06-18\nend = 2026-06-17",
        &[(6, "end", "before it begins", "")],
    ),
    (
        "begin = 2026-06-18T10:00:00",
        &[(5, "begin", "year-month-day", "")],
    ),
    // EVT-2
    (
        "default_time = -1",
        &[(5, "default_time", "0 to 1440", "O 16.11")],
    ),
    (
        "default_time = 1.5",
        &[(5, "default_time", "0 to 1440", "O 16.11")],
    ),
    // END-7
    (
        "[scoring]\ndraw = 1.5",
        &[(5, "scoring", "draw more than a win", "O 7.1")],
    ),
    (
        "[scoring]\nwin = 2\ndraw = 1.5",
        &[(5, "scoring", "more in all", "O 7.1")],
    ),
    (
        "[scoring]\nwin = 0\ndraw = 0",
        &[(5, "scoring", "more than a loss", "O 7.1")],
    ),
    (
        "[scoring]\npairing_bye = 1.5",
        &[(5, "scoring", "bye must not bring more than a win", "O 7.1")],
    ),
    (
        "[scoring]\ndraw = 0.75",
        &[(6, "scoring.draw", "multiple of a half", "O 7.2")],
    ),
    (
        "[scoring]\nwin = -1",
        &[(6, "scoring.win", "multiple of a half", "O 7.2")],
    ),
    (
        "[scoring]\nwin = inf",
        &[(6, "scoring.win", "multiple of a half", "O 7.2")],
    ),
    (
        "[scoring]\nwin = 1e0",
        &[(6, "scoring.win", "multiple of a half", "O 7.2")],
    ),
    ("scoring = 1", &[(5, "scoring", "[scoring]", "")]),
    // DIS-2, DIS-8
    (
        "[disconnection]\nsuspend_after_s = 5",
        &[(
            6,
            "disconnection.suspend_after_s",
            "\"suspended\" only",
            "O 11.3",
        )],
    ),
    (
        "[disconnection]\nclock = 'runs'\ncharge = 'until-detection'",
        &[(
            7,
            "disconnection.charge",
            "charges everything itself",
            "O 16.5",
        )],
    ),
    (
        "[disconnection]\nclock = 'suspended'\nsuspend_after_s = 9999",
        &[(7, "disconnection.suspend_after_s", "0 to 3600", "O 11.3")],
    ),
    (
        "[disconnection]\nflag = 'stands'",
        &[(6, "disconnection.flag", "the Chief Arbiter rules", "O 18.9")],
    ),
    (
        "[disconnection]\nreconnect_within_s = 5",
        &[(
            6,
            "disconnection.reconnect_within_s",
            "10 to 7200",
            "O 11.4.2",
        )],
    ),
    (
        "[disconnection]\nclock = 'suspended'\nsuspend_after_s = 60\nreconnect_within_s = 60",
        &[(
            8,
            "disconnection.reconnect_within_s",
            "longer than suspend_after_s",
            "O 11.4.2",
        )],
    ),
    (
        "[disconnection]\nflag = 'falls'",
        &[(6, "disconnection.flag", "\"stands\"", "O 11.4.2")],
    ),
    // A-A.5: standard play has no regime
    (
        "[supervision]\nregime = 'full'",
        &[(6, "supervision.regime", "leave it out", "A-A.5")],
    ),
    // EBD-1: arbiters are announced where physical boards are allowed
    (
        "[venues]\nphysical_boards = true",
        &[(
            5,
            "venues.arbiters_per_venue",
            "where physical boards",
            "O 20.2",
        )],
    ),
    // CLK-9: not with an increment
    (
        "[quickplay_finish]\nannounced = true",
        &[(
            6,
            "quickplay_finish.announced",
            "with an increment",
            "A-G.3",
        )],
    ),
    // PEN-1
    (
        "[[fines]]\noffence = 'noise'\n[[fines]]\namount = '1 EUR'\nsum = 2",
        &[
            (5, "fines.amount", "how much", "O 10.9"),
            (7, "fines.offence", "what the fine is for", "O 10.9"),
            (9, "fines.sum", "known are offence, amount", ""),
        ],
    ),
    // PEN-2: what the event does not have is no penalty for a prohibited device
    (
        "[penalties]\nprohibited_device = 'yellow-card, exclusion=8-12, fine=phone, wrong-claim'",
        &[
            (6, "penalties.prohibited_device", "cards = true", "O 13.4"),
            (6, "penalties.prohibited_device", "up to 9", "O 18.4.8"),
            (
                6,
                "penalties.prohibited_device",
                "no fine \"phone\"",
                "O 18.4.7",
            ),
            (6, "penalties.prohibited_device", "a wrong claim", "L 9.5"),
        ],
    ),
    (
        "[penalties]\ncards = 1\nprohibited_device = 'yellow-card'",
        &[(6, "penalties.cards", "true or false", "O 13.4")],
    ),
    ("fines = [1]", &[(5, "fines", "[[fines]]", "O 10.9")]),
    ("fines = 'many'", &[(5, "fines", "[[fines]]", "O 10.9")]),
    // unknown fields
    ("prize = 3", &[(5, "prize", "there is no such field", "")]),
    (
        "[venues]\narbiter_per_venue = 2",
        &[(
            6,
            "venues.arbiter_per_venue",
            "did you mean arbiters_per_venue?",
            "",
        )],
    ),
    (
        "[disconection]\nclock = 'runs'",
        &[(5, "disconection", "mean disconnection?", "")],
    ),
];

#[test]
fn evt_1_fields_that_cannot_be_or_do_not_fit_together() {
    for (rest, expected) in FIELDS {
        assert_told(&format!("{HYBRID}{rest}\n"), expected);
    }
}

/// Time control, what follows, and what is told.
#[test]
fn evt_1_what_depends_on_the_time_control() {
    let rapid: &[Told] = &[(4, "supervision.regime", "how closely", "A-A.5")];
    let table: &[(&str, &str, &[Told])] = &[
        (
            "900+10",
            "[venues]",
            &[(4, rapid[0].1, rapid[0].2, rapid[0].3)],
        ),
        (
            "900+10",
            "[supervision]",
            &[(5, rapid[0].1, rapid[0].2, rapid[0].3)],
        ),
        // The line is that of the time control, which asks for it.
        (
            "15+10",
            "",
            &[(
                4,
                "supervision.regime",
                "the time control 15+10 makes this rapid play, which announces how closely games are supervised: \
                 take the # away before [supervision] and regime, or add both lines at the end of the file: regime = \"full\", \
                 or \"reduced\"",
                "A-A.5",
            )],
        ),
        (
            "180+2",
            "",
            &[(
                4,
                "time_control",
                "'180+2' can be 180 min + 2 s or 3 min + 2 s: write one of them",
                "O 4.4",
            )],
        ),
        (
            "3+2",
            "[supervision]",
            &[(5, "supervision.regime", "how closely", "A-B.5")],
        ),
        // CLK-9
        (
            "300",
            "supervision.regime = 'full'\nquickplay_finish.announced = true",
            &[(6, "quickplay_finish.announced", "none in blitz", "A-G.3")],
        ),
        // EBD-1: 30 s from move one, not from a later period on
        (
            "40/5400:1800+30",
            "venues.arbiters_per_venue = 3\nvenues.physical_boards = true",
            &[(6, "venues.physical_boards", "from move one", "O 20")],
        ),
        (
            "5400+29",
            "venues.arbiters_per_venue = 3\nvenues.physical_boards = true",
            &[(
                6,
                "venues.physical_boards",
                "is 90+29: write false, or a time control with 30 s a move",
                "O 20",
            )],
        ),
        (
            "ninety",
            "",
            &[(
                4,
                "time_control",
                "write minutes+seconds such as 90+30",
                "O 4.4",
            )],
        ),
        (
            "40/5400",
            "",
            &[(4, "time_control", "the last period", "O 4.4")],
        ),
    ];
    for (control, rest, expected) in table {
        let head = HYBRID.replace("5400+30", control);
        assert_told(&format!("{head}{rest}\n"), expected);
    }
}

#[test]
fn evt_1_what_depends_on_the_kind() {
    let online = HYBRID.replace("'hybrid'", "'supervised-online'");
    let announce: Told = (1, "disconnection.clock", "announce what", "O 11.3");
    assert_told(&online, &[announce]);
    assert_told(
        &format!("{online}[disconnection]\nresume = 'arbiter'\n[venues]\n"),
        &[
            (5, "disconnection.clock", "announce what", "O 11.3"),
            (7, "venues", "has no venues", "O 16.1"),
        ],
    );
}

#[test]
fn ebd_1_physical_boards_with_enough_increment_and_announced_arbiters() {
    let rest = "venues.arbiters_per_venue = 2\nvenues.physical_boards = true\n";
    assert!(from_toml(&format!("{HYBRID}{rest}")).is_ok());
}

#[test]
fn brd_9_double_chess960_is_refused_by_name() {
    for (text, field, line) in [
        (
            format!("{HYBRID}variant = \"double-chess960\"\n"),
            "variant",
            1,
        ),
        (
            format!("{HYBRID}variant = \"chess960\"\n[chess960]\ndraw = \"double\"\n"),
            "chess960.draw",
            3,
        ),
    ] {
        let line = HYBRID.lines().count() + line;
        assert_told(
            &text,
            &[(line, field, "double Chess960 is not played", "A-F")],
        );
    }
}

/// A time control as it is typed, and what it is.
#[test]
fn evt_1_a_time_control_is_read_as_people_write_it() {
    for (typed, control) in [
        ("90+30", "5400+30"),
        ("90 min + 30 s", "5400+30"),
        ("5400+30", "5400+30"),
        ("2:00:00 + 30", "7200+30"),
    ] {
        let text = HYBRID.replace("5400+30", typed);
        let read = from_toml(&text).unwrap();
        assert_eq!(read.time_control.to_string(), control, "{typed}");
    }
}

/// EVT-1: the document that is recorded reads as it was meant.
#[test]
fn evt_1_a_recorded_time_control_keeps_its_meaning() {
    for typed in ["180 s + 2 s", "60 s", "45 s + 1 s"] {
        let text = HYBRID.replace("5400+30", typed);
        let read = from_toml(&format!("{text}supervision.regime = 'full'\n")).unwrap();
        let recorded = to_toml(&read);
        assert_eq!(from_toml(&recorded), Ok(read), "{recorded}");
    }
}

#[test]
fn clk_9_a_quickplay_finish_in_play_without_increment() {
    let text = HYBRID.replace("5400+30", "40/7200:3600");
    assert!(from_toml(&format!("{text}quickplay_finish.announced = true")).is_ok());
}

#[test]
fn what_is_no_toml_is_told_with_its_line_and_without_what_only_seems_to_be_missing() {
    assert_told(
        "name = 'Open'\nkind = \nrounds = 100\n",
        &[(2, "", "not TOML", ""), (3, "rounds", "1 to 99", "")],
    );
    for text in [
        "name = 'a'\nname = 'b'",
        "= = =",
        "[a\n]b",
        "\u{0}",
        "name = \"\\q\"",
    ] {
        assert!(from_toml(text).is_err(), "{text}");
    }
    for (value, told) in [
        (
            "nine",
            "'nine' is no value: write a number such as 0.5, a date such as 2026-06-17, or text in quotes",
        ),
        ("five # or six", "'five' is no value"),
        ("x", "'x' is no value"),
        ("My Open", "'My Open' is no value"),
        ("true5", "'true5' is no value"),
        ("0,5", "'0,5' is no value: write a number such as 0.5"),
        ("0:5", "'0:5' is no value"),
        (
            "17.06.2026",
            "'17.06.2026' is no value: write a number such as 0.5, a date such as 2026-06-17",
        ),
        ("15+10", "'15+10' is no value"),
        ("", "'rounds' has no value"),
    ] {
        assert_told(
            &format!("name = 'Open'\nrounds = {value}\n"),
            &[(2, "", told, "")],
        );
    }
    for (line, told) in [
        (
            "time_control = 90+30",
            "'90+30' is no value: write time_control = \"90+30\"",
        ),
        (
            "time_control = 15/10",
            "a move write 15+10; a time control stands in quotes",
        ),
        (
            "default_time = 10 min",
            "'10 min' is no value: write default_time = 10 (minutes)",
        ),
        (
            "default_time = 0:10:00",
            "'0:10:00' is no value: write default_time = 10 (minutes)",
        ),
        (
            "time_control = \u{201c}90+30\u{201d} # a comment",
            "the quotes are curly, and only plain ones count: write time_control = \"90+30\"",
        ),
        ("city = \u{2018}Madrid\u{2019}", "write city = \"Madrid\""),
        (
            "city = \u{ab}L\u{2019}Aquila\u{bb}",
            "write city = \"L\u{2019}Aquila\"",
        ),
    ] {
        assert_told(&format!("name = 'Open'\n{line}\n"), &[(2, "", told, "")]);
    }
    let text = format!("default_time = '10 min'\n{HYBRID}");
    let told = "write it as whole minutes, without quotes: 10";
    assert_told(&text, &[(1, "default_time", told, "O 16.11")]);
    let twice = "name = 'Open'\nrounds = 5\nrounds = 6\n";
    assert_told(twice, &[(3, "", "not TOML: duplicate key", "")]);
    let colon = "not TOML: 'rounds: 9' is no setting: a setting is written as rounds = 9";
    assert_told("name = 'Open'\nrounds: 9\n", &[(2, "", colon, "")]);
    let text =
        "not TOML: 'Dear players' is no setting: a setting is written as name = \"Open 2026\"";
    assert_told("Dear players\n", &[(1, "", text, "")]);
    let long = "# ".repeat(40_000);
    assert_told(&long, &[(1, "", "at most 65536 bytes", "")]);
}

#[test]
fn evt_5_tie_breaks_are_refused_by_name() {
    let text = format!("tie_breaks = 'BH/C1, XY, EDE'\n{HYBRID}");
    let what = "'XY' is no tie-break";
    assert_told(&text, &[(1, "tie_breaks", what, "")]);
    let text = format!("tie_breaks = ['BH']\n{HYBRID}");
    assert_told(&text, &[(1, "tie_breaks", "a text between quotes", "")]);
}

/// Off unless all three bounds are given, and only where they fit together.
#[test]
fn clk_1_lag_compensation_is_bounded_or_off() {
    assert_eq!(from_toml(HYBRID).unwrap().lag, None);
    let with = |lag: &str| format!("{HYBRID}[lag]\n{lag}");
    let text = with("per_move_ms = 200\nquota_ms = 2000\nrefill_ms = 50\n");
    assert!(from_toml(&text).unwrap().lag.is_some());
    let line = with("").lines().count();
    let missing = "or leave the whole section out";
    for (lag, told) in [
        (
            "",
            vec![
                (line, "lag.per_move_ms", missing, ""),
                (line, "lag.quota_ms", missing, ""),
                (line, "lag.refill_ms", missing, ""),
            ],
        ),
        (
            "per_move_ms = 0\nquota_ms = 99999\nrefill_ms = 'much'\n",
            vec![
                (line + 1, "lag.per_move_ms", "1 to 1000", ""),
                (line + 2, "lag.quota_ms", "1 to 10000", ""),
                (line + 3, "lag.refill_ms", "0 to 1000", ""),
            ],
        ),
        (
            "per_move_ms = 200\nquota_ms = 199\nrefill_ms = 201\n",
            vec![
                (line + 2, "lag.quota_ms", "at least per_move_ms, 200", ""),
                (line + 3, "lag.refill_ms", "at most per_move_ms, 200", ""),
            ],
        ),
        (
            "per_move = 200\nper_move_ms = 200\nquota_ms = 200\nrefill_ms = 0\n",
            vec![(line + 1, "lag.per_move", "did you mean per_move_ms?", "")],
        ),
    ] {
        assert_told(&with(lag), &told);
    }
}
