//! What a replay tells at its end.

mod text;
mod verdict;

use std::collections::BTreeMap;

use serde::Serialize;

use super::list::List;
use super::source_reader::{CHUNK, Note};

/// The whole replay; `summary.json`.
#[derive(Debug, Default, Serialize)]
pub struct Summary {
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
    /// Games whose clocks are not their source's throughout, or cannot be compared with them.
    pub(super) clock_exceptions: List<ClocksApart>,
    /// Readings of the source's clocks in games whose time control is known.
    pub(super) clock_readings: u64,
    /// How many of them cannot be under it: games.pgn leaves them out.
    pub(super) clocks_replaced: u64,
    /// In how many games.
    pub(super) clocks_replaced_games: u64,
    /// Games that have readings and whose time control is not told.
    pub(super) clocks_untold_games: u64,
    /// Games that are in the file already: they were played, apart from their event's tournament, and no
    /// report counts them.
    pub(super) repeated: List<Told>,
    /// How many those are.
    pub(super) repeated_games: u64,
    /// Games that another of their board replaced, as our own files tell; likewise.
    #[serde(skip_serializing_if = "is_none")]
    pub(super) superseded: u64,
    /// Games whose `Round` tag says something else than the record's round and board.
    pub(super) renumbered: u64,
    /// The first of them, and what its tag says.
    #[serde(skip)]
    pub(super) first_renumbered: Option<(u64, String)>,
    /// What is odd about games, and was played as it stands.
    pub(super) remarks: List<Told>,
    /// How many entries of a list are not in it: a file of any size has a summary of a certain size.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) left_out: BTreeMap<&'static str, u64>,
    /// Clocks after moves that were compared with the source, to its whole second, and are equal; in
    /// real time those that are within `equal_within_ms` of it.
    pub(super) clocks_equal: u64,
    /// Readings of the source after the half-move with which a game ended here.
    pub(super) clocks_after_end: u64,
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

impl RealTime {
    /// Clocks that were compared, `equal` of them with success.
    pub(super) const fn compared(&self, equal: u64) -> u64 {
        equal + self.clocks_near + self.clocks_apart
    }
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

/// A game whose clocks are not its source's throughout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ClocksApart {
    /// Its place in the file, from 1.
    pub(super) game: u64,
    /// The line on which it begins.
    pub(super) line: u64,
    pub(super) what: String,
    /// How many readings its source has.
    pub(super) readings: u64,
    /// How many of them are not what the clocks show here.
    pub(super) replaced: u64,
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_none(games: &u64) -> bool {
    *games == 0
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
        self.repeated_games = self.repeated.count() - self.superseded;
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

    /// Takes what was made of a time control.
    pub(super) fn note(&mut self, note: Note) {
        self.wants_regulations |= note.unknown;
        self.time_controls.push(note.text);
    }

    /// Counts a game whose `Round` tag says something else; the first may come after others.
    pub(super) fn renumber(&mut self, game: u64, tag: &str) {
        self.renumbered += 1;
        let first = self.first_renumbered.as_ref();
        if first.is_none_or(|(first, _)| game < *first) {
            self.first_renumbered = Some((game, tag.to_owned()));
        }
    }

    /// Why there is no report; none if there can be one.
    pub(super) fn no_report(&self) -> Option<String> {
        let held = if self.given {
            "; the given regulations apply to each, and merge none"
        } else {
            ""
        };
        match self.tournaments {
            0 => Some(
                "no game was played, so there is no games.pgn and no tournament.trf".to_owned(),
            ),
            1 => None,
            several => Some(format!(
                "{several} tournaments, so there is no tournament.trf: a new tournament begins \
                 with another Event, Site, time control or variant, after a game without a result, \
                 and after {CHUNK} games in a row{held}"
            )),
        }
    }

    /// Why the report is not called one.
    pub(super) fn lacking(&self) -> String {
        let games = match self.refused.count() {
            1 => "1 game of the source was refused".to_owned(),
            games => format!("{games} games of the source were refused"),
        };
        format!("{games}, so there is no tournament.trf; tournament.trf.part leaves them out")
    }
}
