//! What a replay tells at its end.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use super::list::List;
use super::reading::{CHUNK, Note};

/// The whole replay; `summary.json`.
#[derive(Debug, Default, Serialize)]
pub(super) struct Summary {
    /// Games that were played, finished or not.
    pub(super) games: u64,
    /// Moves that were made.
    pub(super) moves: u64,
    /// How the games ended: the ending's name, and how many.
    pub(super) endings: BTreeMap<String, u64>,
    /// Games that articles 4.5, 5.1 and 5.4 ended otherwise than their source says.
    pub(super) explained: List<Explained>,
    /// Games that differ from their source for no such reason.
    pub(super) mismatches: List<Told>,
    /// Games that could not be played.
    pub(super) refused: List<Refused>,
    /// Games that have no result in their source, and have none now.
    pub(super) unfinished: List<Told>,
    /// Games whose moves and `Result` tag do not say the same result, and which counts.
    pub(super) doubtful_results: List<Told>,
    /// How many of those have nothing behind their moves: they may be cut off.
    pub(super) cut_off: u64,
    /// Games whose source has clocks that cannot all be true.
    pub(super) clock_exceptions: List<Told>,
    /// Games that are in the file already: they were played, apart from their event's tournament, and no
    /// report counts them.
    pub(super) repeated: List<Told>,
    /// How many those are.
    pub(super) repeated_games: u64,
    /// What is odd about games, and was played as it stands.
    pub(super) remarks: List<Told>,
    /// How many entries of a list are not in it: a file of any size has a summary of a certain size.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) left_out: BTreeMap<&'static str, u64>,
    /// Clocks after moves that were compared with the source, to its whole second, and are equal; in
    /// real time those that are within `equal_within_ms` of it.
    pub(super) clocks_equal: u64,
    /// How time passed, if it did not pass as an input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) real_time: Option<RealTime>,
    /// What was made of time controls that the source does not tell.
    pub(super) time_controls: Vec<String>,
    /// Whether it would help to name the event's regulations.
    #[serde(skip)]
    pub(super) wants_regulations: bool,
    /// Whether they were named.
    #[serde(skip)]
    pub(super) given: bool,
    /// Tournaments of games that were not in the file before.
    pub(super) tournaments: u64,
    /// Tournaments of those that were.
    pub(super) tournaments_of_repeats: u64,
    /// Records of all streams.
    pub(super) records: u64,
    #[serde(skip)]
    pub(super) millis: u64,
    pub(super) seconds: f64,
    pub(super) moves_per_second: f64,
    /// The report that was written; none where the games are not those of one event.
    pub(super) tournament_report: Option<String>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) no_tournament_report: Option<String>,
    /// What whoever reads it is to know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) report_remarks: Vec<String>,
}

/// What is to be said of a replay over the wire. Links take real time, which counts `speed` times on
/// a clock: so a clock may be as near to the source's as can be and far from it, and is then not equal.
#[derive(Debug, Default, Serialize)]
pub(super) struct RealTime {
    /// How much faster than life it was to be.
    pub(super) speed: f64,
    /// Tournaments that were played slower, and why.
    pub(super) slowed: Vec<String>,
    /// How far a clock is from what it was to show at most where no way took unusually long, real
    /// milliseconds.
    pub(super) tolerance_ms: u64,
    /// The same in game milliseconds, a second of the source's precision included; that of the fastest
    /// tournament.
    pub(super) tolerance_game_ms: u64,
    /// The farthest that a player was told to be ahead of the source, so that no flag fell by the way
    /// over the wire, game milliseconds.
    pub(super) ahead_ms: u64,
    /// Clocks are equal within so many game milliseconds, at any speed.
    pub(super) equal_within_ms: u64,
    /// Clocks that are not equal but within the tolerance of what they were to show: the source's, and
    /// what the player was ahead.
    pub(super) clocks_near: u64,
    /// Clocks that are farther off. No game differs for that alone.
    pub(super) clocks_apart: u64,
    /// The farthest that any clock is from the source's, game milliseconds.
    pub(super) farthest_ms: u64,
}

/// A game and what is to be said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Told {
    /// Its place in the file, from 1.
    pub(super) game: u64,
    /// The line on which it begins.
    pub(super) line: u64,
    pub(super) what: String,
}

/// A game that cannot be played.
pub(super) type Refused = Told;

/// A game that the regulations ended otherwise than its source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Explained {
    /// Its place in the file, from 1.
    pub(super) game: u64,
    /// The line on which it begins.
    pub(super) line: u64,
    /// Of the Online Regulations.
    pub(super) article: &'static str,
    /// How it ended here.
    pub(super) ending: String,
    /// After which half-move.
    pub(super) ply: usize,
    /// How many the source has.
    pub(super) source_plies: usize,
    /// Here, as `1/2-1/2`.
    pub(super) result: String,
    /// In the source.
    pub(super) source_result: String,
}

impl Summary {
    /// Notes how long it took, in milliseconds, and how much the lists leave out.
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    pub(super) fn close(&mut self, millis: u64) {
        let lists = [
            ("explained", self.explained.left_out()),
            ("mismatches", self.mismatches.left_out()),
            ("refused", self.refused.left_out()),
            ("unfinished", self.unfinished.left_out()),
            ("doubtful_results", self.doubtful_results.left_out()),
            ("clock_exceptions", self.clock_exceptions.left_out()),
            ("repeated", self.repeated.left_out()),
            ("remarks", self.remarks.left_out()),
        ];
        self.left_out = lists.into_iter().filter(|(_, left)| *left > 0).collect();
        self.repeated_games = self.repeated.count();
        self.millis = millis;
        self.seconds = millis as f64 / 1000.0;
        self.moves_per_second = self.moves as f64 / self.seconds.max(0.001);
    }

    /// Counts a tournament; how many there were before it.
    pub(super) const fn open(&mut self, again: bool) -> u64 {
        let before = self.tournaments + self.tournaments_of_repeats;
        if again {
            self.tournaments_of_repeats += 1;
        } else {
            self.tournaments += 1;
        }
        before
    }

    /// Whether every game could be played and ended as it should.
    pub(super) const fn is_good(&self) -> bool {
        self.mismatches.is_empty() && self.refused.is_empty()
    }

    /// What is to be said of clocks.
    fn clocks(&self) -> String {
        let equal = self.clocks_equal;
        let Some(real) = &self.real_time else {
            return match equal {
                0 => "no clock could be compared with the source's".to_owned(),
                1 => "1 clock equal to the source's, to its whole second".to_owned(),
                equal => format!("{equal} clocks equal to the source's, to its whole second"),
            };
        };
        let ahead = match real.ahead_ms {
            0 => "the source's".to_owned(),
            ahead => format!(
                "what they were to show (up to {} s more than the source's, lest a flag fall by the way \
                 over the wire)",
                seconds(ahead)
            ),
        };
        format!(
            "over the wire: {equal} clocks within {} s of game time of the source's; {} more within {} s \
             of {ahead}, as near as links let them be: {} ms of real time, which --speed makes so much \
             game time, and a second of the source's precision; {} farther off; the farthest {} s from \
             the source's",
            seconds(real.equal_within_ms),
            real.clocks_near,
            seconds(real.tolerance_game_ms),
            real.tolerance_ms,
            real.clocks_apart,
            seconds(real.farthest_ms),
        )
    }

    /// Takes what was made of a time control.
    pub(super) fn note(&mut self, note: Note) {
        self.wants_regulations |= note.unknown;
        self.time_controls.push(note.text);
    }

    /// Why there is no report; none if there can be one.
    pub(super) fn no_report(&self) -> Option<String> {
        let held = if self.given {
            "; the regulations that were given hold for each, and join none"
        } else {
            ""
        };
        match self.tournaments {
            0 => Some("no game was played, so there is no tournament.trf".to_owned()),
            1 => None,
            several => Some(format!(
                "{several} tournaments, so there is no tournament.trf: games of another Event, Site, \
                 time control or variant, games after one without a result, and more than {CHUNK} \
                 games in a row are another's{held}"
            )),
        }
    }

    /// Why the report is not called one.
    pub(super) fn lacking(&self) -> String {
        let games = match self.refused.count() {
            1 => "1 game of the source was refused".to_owned(),
            games => format!("{games} games of the source were refused"),
        };
        format!("{games}, so there is no tournament.trf: tournament.trf.part is without")
    }

    /// What is to be said of games that are there again.
    fn again(&self) -> Option<String> {
        let games = match self.repeated_games {
            0 => return None,
            1 => "1 game is".to_owned(),
            games => format!("{games} games are"),
        };
        let report = match &self.tournament_report {
            Some(name) => format!("; {name} counts each game once"),
            None => String::new(),
        };
        Some(format!(
            "{games} in the file more than once: the repeats were played, apart from the others, and \
             are in games.pgn{report}"
        ))
    }

    /// In a line.
    fn verdict(&self) -> String {
        let cut = match self.cut_off {
            _ if !self.is_good() => {
                return "NOT every game could be played as its source".to_owned();
            }
            0 => return "every game ended as it should".to_owned(),
            1 => "1 game has no result behind its moves and".to_owned(),
            many => format!("{many} games have no result behind their moves and"),
        };
        format!("{cut} may be cut off; the others ended as they should")
    }

    /// The summary for people; at its end how fast it went.
    pub(super) fn text(&self) -> String {
        let mut text = format!(
            "{} games, {} records\n\
             {}\n\
             {} games whose clocks could not all be compared\n\
             {} games ended by article 4.5, 5.1 or 5.4 otherwise than their source says\n",
            self.games,
            self.records,
            self.clocks(),
            self.clock_exceptions.count(),
            self.explained.count(),
        );
        let slowed = self.real_time.iter().flat_map(|real| &real.slowed);
        let hint = self.wants_regulations.then(|| WANTED.to_owned());
        let notes = slowed.chain(&self.time_controls).chain(&hint);
        let notes = notes.chain(&self.no_tournament_report);
        for note in notes.chain(&self.report_remarks).chain(&self.again()) {
            text.push_str(note);
            text.push('\n');
        }
        for (kind, list, most) in [
            ("again", &self.repeated, FEW),
            ("warning", &self.remarks, SHOWN),
            ("result in doubt", &self.doubtful_results, SHOWN),
            ("refused", &self.refused, SHOWN),
            ("MISMATCH", &self.mismatches, SHOWN),
        ] {
            for told in list.iter().take(most) {
                let Told { game, line, what } = told;
                let _ = writeln!(text, "{kind}: game {game}, line {line}: {what}");
            }
            if let Some(more) = list.count().checked_sub(most as u64 + 1) {
                let _ = writeln!(text, "{kind}: {} more, see summary.json", more + 1);
            }
        }
        text.push_str(&self.verdict());
        let _ = write!(
            text,
            "\n{} games, {} moves in {:.1} s: {:.0} moves a second",
            self.games, self.moves, self.seconds, self.moves_per_second
        );
        text
    }
}

/// What to do about time controls that a source does not tell.
const WANTED: &str = "if you know the event's time control, name it: --regulations FILE, a document such as \
                      `adoube init` makes, with its time_control and rounds";

/// Lines of one kind that are shown; `summary.json` has all.
const SHOWN: usize = 20;
/// The same, of games that are there again: one is as good as all.
const FEW: usize = 3;

fn seconds(millis: u64) -> String {
    format!("{}.{}", millis / 1000, millis % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told, by what was found: time controls, tournaments, regulations.
    #[test]
    fn what_a_replay_made_of_its_source_is_told_and_how_fast_it_went() {
        let note = |text: &str, unknown| Note {
            text: text.to_owned(),
            unknown,
        };
        let names = "--regulations FILE";
        let several = "2 tournaments, so there is no tournament.trf";
        let joins = "hold for each, and join none";
        for (notes, tournaments, given, has, has_not) in [
            (vec![], 1, false, &[][..], &[names, several, joins][..]),
            (
                vec![note("free", true)],
                1,
                false,
                &["free", names],
                &[several],
            ),
            (
                vec![note("minutes", false)],
                1,
                false,
                &["minutes"],
                &[names],
            ),
            (vec![], 2, false, &[several], &[joins]),
            (vec![], 2, true, &[several, joins], &[names]),
        ] {
            let mut summary = Summary {
                games: 2,
                moves: 300,
                tournaments,
                given,
                ..Summary::default()
            };
            for note in notes {
                summary.note(note);
            }
            summary.close(1_500);
            summary.no_tournament_report = summary.no_report();
            let text = summary.text();
            for part in has {
                assert!(text.contains(part), "{part}: {text}");
            }
            for part in has_not {
                assert!(!text.contains(part), "{part}: {text}");
            }
            let last = "2 games, 300 moves in 1.5 s: 200 moves a second";
            assert_eq!(text.lines().last(), Some(last));
        }
    }

    #[test]
    fn end_8_a_game_that_may_be_cut_off_did_not_end_as_it_should() {
        let other = Told {
            game: 1,
            line: 1,
            what: "no game".to_owned(),
        };
        for (cut_off, refused, told) in [
            (0, false, "every game ended as it should"),
            (
                1,
                false,
                "1 game has no result behind its moves and may be cut off; the others ended as they should",
            ),
            (
                2,
                false,
                "2 games have no result behind their moves and may be cut off; the others ended as they \
                 should",
            ),
            (2, true, "NOT every game could be played as its source"),
        ] {
            let mut summary = Summary {
                cut_off,
                ..Summary::default()
            };
            if refused {
                summary.refused.push(1, other.clone());
            }
            let text = summary.text();
            assert_eq!(text.lines().nth_back(1), Some(told), "{text}");
        }
    }

    #[test]
    fn clk_2_no_clock_that_is_minutes_off_is_called_equal() {
        let mut summary = Summary {
            clocks_equal: 3,
            ..Summary::default()
        };
        assert!(
            summary
                .text()
                .contains("\n3 clocks equal to the source's, to its whole second\n")
        );
        summary.real_time = Some(RealTime {
            tolerance_ms: 100,
            tolerance_game_ms: 31_000,
            equal_within_ms: 2_500,
            clocks_near: 40,
            clocks_apart: 2,
            farthest_ms: 320_450,
            ..RealTime::default()
        });
        let more = "what they were to show (up to 240.0 s more than the source's, lest a flag fall by \
                    the way over the wire)";
        for (ahead, of) in [(0, "the source's"), (240_000, more)] {
            if let Some(real) = &mut summary.real_time {
                real.ahead_ms = ahead;
            }
            let told = format!(
                "\nover the wire: 3 clocks within 2.5 s of game time of the source's; 40 more within \
                 31.0 s of {of}, as near as links let them be: 100 ms of real time, which --speed makes \
                 so much game time, and a second of the source's precision; 2 farther off; the farthest \
                 320.4 s from the source's\n"
            );
            let text = summary.text();
            assert!(text.contains(&told), "{text}");
        }
        let text = summary.text();
        assert!(!text.contains("equal"), "{text}");
    }
}
