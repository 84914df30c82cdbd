//! The time control that a file tells, beside the event's: it is compared as what it means, for the
//! event's own regulations decide what games are played with.

use std::collections::BTreeMap;

use adoube_chess::pgn::Reader;
use adoube_tournament::clock::TimeControl;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::trf::{File, Tag};
use adoube_user_text::catalogue::{CatalogueMessage, filled};

use super::import_pgn::{self, round_and_board};
use super::report_time_control;

/// What a report says otherwise, in its code (222) or in its words (122). Words are free: they are not
/// compared where the code is the event's, unless they say whose a drawn game is, for which there is no
/// code.
pub fn of_report(file: &File, regulations: &Regulations) -> Vec<String> {
    let [words, code] =
        [Tag::TimeControl, Tag::EncodedTimeControl].map(|tag| file.header(tag).map(str::trim));
    let coded = code.is_some_and(|code| meant(code) == Some(&*regulations.time_control).cloned());
    let words = words
        .filter(|words| !is_said_so(words, regulations))
        .filter(|words| !coded || report_time_control::odds(words).is_some());
    let ours = report_time_control::words(regulations);
    let mut told = Vec::new();
    told.extend(words.map(|theirs| not_taken("file-time-control-words", theirs, &ours)));
    if let Some(theirs) = code.filter(|_| !coded) {
        let ours = regulations.time_control.to_string();
        let id = if in_minutes(theirs, regulations) {
            "file-time-control-seconds"
        } else {
            "file-time-control-code"
        };
        told.push(not_taken(id, theirs, &ours));
    }
    told.iter().map(filled).collect()
}

/// What a round's games say otherwise in their tags, a line for each way to say it. Where no round is
/// named, a file that can be imported has one only.
pub fn of_games(bytes: &[u8], round: Option<u16>, regulations: &Regulations) -> Vec<String> {
    let mut others: BTreeMap<String, usize> = BTreeMap::new();
    let games = Reader::new(bytes).flatten();
    for game in games.filter(|game| !import_pgn::is_superseded(game)) {
        let own = round_and_board(&game).0.or(round);
        let other_round = round.is_some() && own != round;
        let told = game.tag("TimeControl").map(str::trim);
        let told = told.filter(|tag| !matches!(*tag, "" | "?" | "-") && !other_round);
        if let Some(told) = told.filter(|tag| !is_said_so(tag, regulations)) {
            *others.entry(told.to_owned()).or_default() += 1;
        }
    }
    let ours = regulations.time_control.to_string();
    let line = |(theirs, games): (String, usize)| {
        let message = not_taken("file-time-control-games", &theirs, &ours);
        filled(&message.number("games", games))
    };
    others.into_iter().map(line).collect()
}

fn not_taken(id: &'static str, theirs: &str, ours: &str) -> CatalogueMessage {
    CatalogueMessage::new(id)
        .text("theirs", theirs)
        .text("ours", ours)
}

fn meant(text: &str) -> Option<TimeControl> {
    text.parse().ok()
}

/// Whether free text says the event's time control: in our words, by its code, or in minutes.
fn is_said_so(text: &str, regulations: &Regulations) -> bool {
    let ours = &*regulations.time_control;
    let words = [report_time_control::words(regulations), ours.words()];
    meant(text).is_some_and(|told| told == *ours)
        || in_minutes(text, regulations)
        || words.iter().any(|words| text.eq_ignore_ascii_case(words))
}

/// Some write `90+30` for 90 minutes and 30 seconds a move.
fn in_minutes(text: &str, regulations: &Regulations) -> bool {
    let minutes = meant(text).and_then(|told| told.in_minutes());
    minutes.is_some_and(|minutes| minutes == *regulations.time_control)
}

#[cfg(test)]
mod tests {
    use adoube_tournament::trf;

    use super::*;

    const CLASSICAL: &str = "time_control = \"5400+30\"";
    const PERIODS: &str = "time_control = \"40/5400:1800+30\"";

    fn regulations(more: &str) -> Regulations {
        // Announced for rapid and blitz, and for these only.
        let supervision = match more {
            CLASSICAL | PERIODS => "",
            _ => "[supervision]\nregime = \"full\"\n",
        };
        let text = format!(
            "name = \"Open\"\nkind = \"supervised-online\"\nrounds = 5\n{more}\n\
             [disconnection]\nclock = \"runs\"\n{supervision}"
        );
        adoube_regulations::from_toml(&text).unwrap()
    }

    const ARMAGEDDON: &str = "time_control = \"W300-B240\"\ndraw_odds = \"black\"";
    const DELAY: &str = "time_control = \"600d5\"";
    const IN_WORDS: &str = "10 minutes, with a delay of 5 seconds before each move";

    /// CLK-2, EVT-5: what a report says of the time control, and what of it is told.
    #[test]
    fn clk_2_evt_5_a_report_of_another_time_control_is_told() {
        for (event, words, code, told) in [
            (CLASSICAL, "", "5400+30", &[][..]),
            (CLASSICAL, "", "W5400+30-B5400+30", &[]),
            (CLASSICAL, "90 minutes, 30 seconds a move", "5400+30", &[]),
            (CLASSICAL, "5400+30", "", &[]),
            // Free text in minutes is no other time control; a code in minutes is.
            (CLASSICAL, "90+30", "", &[]),
            (
                CLASSICAL,
                "90 minutes, with 30 seconds added after each move",
                "",
                &[],
            ),
            (
                CLASSICAL,
                "",
                "90+30",
                &[
                    "(222) '90+30' is not imported from the file: regulations.toml says '5400+30'; \
                     the code is in seconds, in minutes it would be the same",
                ],
            ),
            (
                CLASSICAL,
                "90 minutes, 30 seconds a move",
                "",
                &[
                    "(122) '90 minutes, 30 seconds a move' is not imported from the file: \
                     regulations.toml says '5400+30'",
                ],
            ),
            (
                CLASSICAL,
                "40/120, 60",
                "40/7200:3600",
                &[
                    "(122) '40/120, 60' is not imported from the file: regulations.toml says \
                     '5400+30'",
                    "(222) '40/7200:3600' is not imported from the file: regulations.toml says \
                     '5400+30'",
                ],
            ),
            (
                CLASSICAL,
                "",
                "90 min",
                &["(222) '90 min' is not imported from the file: regulations.toml says '5400+30'"],
            ),
            (PERIODS, "40/90:30+30", "", &[]),
            (
                PERIODS,
                "",
                "40/90:30+30",
                &[
                    "(222) '40/90:30+30' is not imported from the file: regulations.toml says \
                     '40/5400:1800+30'; the code is in seconds, in minutes it would be the same",
                ],
            ),
            (DELAY, IN_WORDS, "", &[]),
            (ARMAGEDDON, "", "W300-B240", &[]),
            (
                ARMAGEDDON,
                "W300-B240, a drawn game is Black's",
                "W300-B240",
                &[],
            ),
            (
                ARMAGEDDON,
                "W300-B240, a drawn game is White's",
                "W300-B240",
                &[
                    "(122) 'W300-B240, a drawn game is White's' is not imported from the file: \
                     regulations.toml says 'W300-B240, a drawn game is Black's'",
                ],
            ),
            (
                "time_control = \"W300-B240\"",
                "W300-B240, a drawn game is Black's",
                "W300-B240",
                &[
                    "(122) 'W300-B240, a drawn game is Black's' is not imported from the file: \
                     regulations.toml says 'W300-B240'",
                ],
            ),
        ] {
            let line = |tag: &str, text: &str| match text {
                "" => String::new(),
                text => format!("{tag} {text}\n"),
            };
            let report = format!("012 Open\n{}{}", line("122", words), line("222", code));
            let file = trf::read(report.as_bytes()).unwrap();
            let found = of_report(&file, &regulations(event));
            assert_eq!(found.len(), told.len(), "{report}{found:#?}");
            for (found, told) in found.iter().zip(told) {
                assert!(found.ends_with(told), "{found}");
            }
        }
    }

    /// CLK-2, EVT-5: games that are imported to be played here say what they were timed with elsewhere.
    #[test]
    fn clk_2_evt_5_games_of_another_time_control_are_told() {
        let text: String = [
            ("1.1", "5400+30"),
            ("1.2", "90+30"),
            ("1.3", "?"),
            ("1.4", "-"),
            ("1.5", "40/7200:1800"),
            ("1.6", "40/7200:1800"),
            ("1.7", "120'/40 + 30'"),
            ("2.1", "300"),
        ]
        .map(|(round, control)| {
            format!("[Round \"{round}\"]\n[TimeControl \"{control}\"]\n[Result \"*\"]\n\n*\n\n")
        })
        .concat();
        let told = of_games(text.as_bytes(), Some(1), &regulations(CLASSICAL));
        let ours = "is not imported from the file: regulations.toml says '5400+30'";
        assert_eq!(
            told,
            [
                format!("TimeControl of a game '120'/40 + 30'' {ours}"),
                format!("TimeControl of 2 games '40/7200:1800' {ours}"),
            ]
        );
    }
}
