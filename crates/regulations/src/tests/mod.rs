//! Documents and what is told about them.

mod changes;
mod refused;
mod round_trip;

use super::{TEMPLATE, from_toml, to_toml};
use adoube_tournament::board::{Charge, ClockWhileAway, FlagWhileAway, Present, ResumeBy};
use adoube_tournament::laws::Laws;
use adoube_tournament::physical_board::{
    BoardEntry, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::regulations::{Kind, Regime, Regulations, VenueRules};
use adoube_tournament::standings::System;
use adoube_tournament::time::Millis;

/// The least that a hybrid event must say.
const HYBRID: &str = "name = 'Open'\nkind = 'hybrid'\nrounds = 9\ntime_control = '5400+30'\n";

fn read(text: &str) -> Regulations {
    from_toml(text).unwrap_or_else(|problems| {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        panic!("{text}\n{}", lines.join("\n"))
    })
}

#[test]
fn evt_1_the_template_is_valid_and_says_what_the_defaults_are() {
    let regulations = read(TEMPLATE);
    assert_eq!(regulations.system, Some(System::Swiss));
    assert_eq!(regulations.laws, Laws::Of2023);
    let same = Regulations {
        name: "Open".to_owned(),
        // Zero where an event is silent, which the template therefore is not.
        default_time_minutes: 0,
        // The newest, which the template names; where an event is silent, the oldest.
        laws: Laws::Of2005,
        // The one that has no default: nothing is made up.
        system: None,
        ..regulations
    };
    assert_eq!(read(HYBRID), same, "the template differs from the defaults");
}

#[test]
fn evt_1_every_example_in_the_template_can_be_taken() {
    let field = |line: &'static str| match line.strip_prefix('#') {
        Some(example) if !example.starts_with(' ') => example,
        _ => line,
    };
    let lines = TEMPLATE.lines().map(field);
    let lines: Vec<_> = lines
        .filter(|line| !line.contains("suspend_after_s"))
        .collect();
    let uncommented = lines.join("\n");
    let rapid = uncommented.replace("\"90+30\"", "\"15+10\"");
    let regulations = read(&rapid);
    assert_eq!(regulations.supervision, Some(Regime::Full));
    assert_eq!(regulations.fines.len(), 1);
    assert_eq!(regulations.city.as_deref(), Some("Madrid"));
    assert!(regulations.begin < regulations.end);
}

#[test]
fn evt_1_what_has_a_default_is_filled_in_and_shown() {
    let shown = to_toml(&read(HYBRID));
    for line in [
        "variant = \"standard\"",
        "default_time = 0",
        "[scoring]\nwin = 1\ndraw = 0.5\nloss = 0\npairing_bye = 1\n",
        "clock = \"runs\"\nresume = \"both-back\"\ncharge = \"nothing\"\nflag = \"chief-arbiter\"\n",
        "arbiters_per_venue = 2\nphysical_boards = false\n",
        "[late]\npresent = \"checked-in\"\nwhite_clock = \"runs\"\nlost = \"by-itself\"\n",
        "[checks]\nbefore_game = \"required\"\nrepeat_at_restart = false\n",
        "[quickplay_finish]\nannounced = false\n",
    ] {
        assert!(shown.contains(line), "{line} is not in\n{shown}");
    }
}

#[test]
fn evt_1_everything_can_be_said() {
    let regulations = read(
        "name = 'Ñandú Rápido'\nkind = 'hybrid'\nrounds = 11\nbegin = 2026-06-17\n\
         end = '2026-06-18'\ncity = 'Madrid'\nfederation = 'ESP'\nvariant = 'standard'\n\
         time_control = '900+30'\ndefault_time = 30\n\
         [scoring]\nwin = 3\ndraw = 1.0\nloss = 0.0\npairing_bye = 1.5\n\
         [disconnection]\nclock = 'suspended'\nsuspend_after_s = 5\nresume = 'arbiter'\n\
         charge = 'until-detection'\nflag = 'chief-arbiter'\nreconnect_within_s = 300\n\
         [supervision]\nregime = 'reduced'\n\
         [venues]\narbiters_per_venue = 3\nphysical_boards = true\nboards_necessity = 'obligatory'\n\
         [[fines]]\noffence = 'noise'\namount = '50 EUR'\n",
    );
    assert_eq!(regulations.scoring.win_halves(), 6);
    assert_eq!(regulations.scoring.pairing_bye_halves(), 3);
    assert_eq!(regulations.default_time_minutes, 30);
    let after = Millis::from_seconds(5);
    assert_eq!(regulations.away.clock, ClockWhileAway::Suspended { after });
    assert_eq!(regulations.away.resume, ResumeBy::Arbiter);
    assert_eq!(regulations.away.charge, Charge::UntilDetection);
    let within = Some(Millis::from_seconds(300));
    assert_eq!(regulations.away.reconnect_within, within);
    assert_eq!(regulations.supervision, Some(Regime::Reduced));
    let rules = VenueRules {
        arbiters_per_venue: 3,
        physical_boards: Some(PhysicalBoards {
            used_for: BoardUse::Following,
            necessity: Necessity::Obligatory,
            entry: BoardEntry::AtOnce,
            makes: BoardMakes::ANY,
            scoresheets: false,
        }),
    };
    assert_eq!(regulations.venues, Some(rules));
    let terms = regulations.terms(None);
    assert_eq!(
        (terms.win_halves, terms.draw_halves, terms.loss_halves),
        (6, 2, 0)
    );
    assert_eq!(terms.away, regulations.away);
    assert_eq!(terms.time_control.to_string(), "900+30");
}

/// EVT-5: what the document says, and what is understood.
#[test]
fn evt_5_the_system_is_said_and_kept() {
    for (line, system) in [
        ("", None),
        (
            "system = 'swiss'\ntie_breaks = 'BH/C1,BH,SB,DE'",
            Some(System::Swiss),
        ),
        (
            "system = 'round-robin'\ntie_breaks = 'SB,KS,DE'",
            Some(System::RoundRobin),
        ),
        // What was not said is not made up.
        ("tie_breaks = 'BH/C1,BH,SB,DE'", None),
    ] {
        let regulations = read(&format!("{HYBRID}{line}\n"));
        assert_eq!(regulations.system, system, "{line}");
        let shown = to_toml(&regulations);
        assert_eq!(shown.contains("system = "), system.is_some(), "{shown}");
    }
}

#[test]
fn evt_2_nobody_may_be_late_where_the_event_is_silent() {
    assert_eq!(read(HYBRID).default_time_minutes, 0);
    assert_eq!(
        read(&format!("{HYBRID}default_time = 15")).default_time_minutes,
        15
    );
}

/// Zero where an event is silent, and it acts: the template says more than that.
#[test]
fn evt_2_evt_4_what_a_board_is_told_of_it() {
    let silent = read(HYBRID).terms(None).before;
    assert_eq!(silent.default_time, Some(Millis::ZERO));
    assert!(silent.checks && !silent.repeat_checks && !silent.white_clock_runs);
    let said = read(&format!(
        "{HYBRID}default_time = 15\n[late]\npresent = 'first-move'\n\
         [checks]\nbefore_game = 'none'\nrepeat_at_restart = true\n"
    ));
    let said = said.terms(None).before;
    assert_eq!(said.default_time, Some(Millis::from_seconds(900)));
    assert_eq!(said.present, Present::FirstMove);
    assert!(said.white_clock_runs && !said.checks && said.repeat_checks);
    let by_arbiter = read(&format!(
        "{HYBRID}[late]\nlost = 'by-arbiter'\nwhite_clock = 'stands'\n"
    ));
    let told = by_arbiter.terms(None).before;
    assert_eq!((told.default_time, told.white_clock_runs), (None, false));
    assert_eq!(read(TEMPLATE).default_time_minutes, 30);
}

/// O 16.7: the hash is read as it is published, and asks for somebody who checks.
#[test]
fn evt_4_which_profile_devices_are_held_to() {
    let hash = "0123456789ABCDEF".repeat(4);
    let said = read(&format!("{HYBRID}[checks]\ndevice_profile = '{hash}'\n"));
    let profile = said.before.profile.unwrap();
    assert_eq!(profile.to_string(), hash.to_lowercase());
    assert!(to_toml(&said).contains(&format!("device_profile = \"{profile}\"")));
    for (lines, why) in [
        ("device_profile = 'abc'", "64 hexadecimal digits"),
        ("device_profile = 7", "64 hexadecimal digits"),
        (
            &format!("before_game = 'none'\ndevice_profile = '{hash}'"),
            "nobody checks devices",
        ),
    ] {
        let text = format!("{HYBRID}[checks]\n{lines}\n");
        let problems = from_toml(&text).unwrap_err();
        assert!(
            problems.iter().any(|it| it.to_string().contains(why)),
            "{problems:?}"
        );
    }
}

/// DIS-2: by the kind of event, and by what it says.
#[test]
fn dis_2_who_has_the_last_word_on_a_flag_that_fell_while_away() {
    let online = "name = 'O'\nkind = 'supervised-online'\nrounds = 5\ntime_control = '5400+30'\n\
                  [disconnection]\nclock = 'runs'\n";
    for (head, said, flag) in [
        (HYBRID, "", FlagWhileAway::ChiefArbiter),
        (
            HYBRID,
            "[disconnection]\nflag = 'chief-arbiter'",
            FlagWhileAway::ChiefArbiter,
        ),
        (online, "", FlagWhileAway::Stands),
        (online, "flag = 'stands'", FlagWhileAway::Stands),
        (
            online,
            "flag = 'chief-arbiter'",
            FlagWhileAway::ChiefArbiter,
        ),
    ] {
        let regulations = read(&format!("{head}{said}\n"));
        assert_eq!(regulations.terms(None).away.flag, flag, "{head}{said}");
        let again = read(&to_toml(&regulations));
        assert_eq!(again.away.flag, flag, "{head}{said}");
    }
}

#[test]
fn an_online_event_has_no_venues_and_announces_what_a_disconnection_leads_to() {
    let regulations = read(
        "name = 'Online'\nkind = 'supervised-online'\nrounds = 5\ntime_control = '5400+30'\n\
         [disconnection]\nclock = 'runs'\n",
    );
    assert_eq!(regulations.kind, Kind::SupervisedOnline);
    assert_eq!(regulations.venues, None);
    assert!(!to_toml(&regulations).contains("[venues]"));
}
