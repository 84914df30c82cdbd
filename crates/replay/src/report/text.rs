//! The summary of a replay for people.

use std::fmt::Write as _;

use adoube_user_text::text::count;

use super::{Explained, Summary, Told};

impl Summary {
    /// The summary for people; at its end how fast it went.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{}, {}\n{}\n{}{} ended by article 4.5, 5.1 or 5.4, unlike in their source\n",
            count(self.games, "game"),
            count(self.records, "record"),
            self.clocks(),
            self.clocks_apart(),
            count(self.explained.count(), "game"),
        );
        let slowed = self.real_time.iter().flat_map(|real| &real.slowed);
        let hint = self.wants_regulations.then(|| WANTED.to_owned());
        let notes = slowed.chain(&self.time_controls).chain(&hint);
        let notes = notes.chain(&self.no_tournament_report);
        let (rounds, again) = (self.rounds(), self.again());
        let again = again.into_iter().chain(self.superseded());
        let again: Vec<String> = again.collect();
        let notes = notes.chain(&self.report_remarks);
        for note in notes.chain(&rounds).chain(&again) {
            text.push_str(note);
            text.push('\n');
        }
        self.lists(&mut text);
        text.push_str(&self.verdict());
        let _ = write!(
            text,
            "\n{}, {} in {:.1} s: {:.0} moves a second",
            count(self.games, "game"),
            count(self.moves, "move"),
            self.seconds,
            self.moves_per_second
        );
        text
    }

    /// The first of each list.
    fn lists(&self, text: &mut String) {
        // Where the time control is not told that was said once, for all games.
        let replaced = self
            .clock_exceptions
            .iter()
            .filter(|told| told.replaced > 0);
        let replaced = replaced.map(|told| line(told.game, told.line, &told.what));
        list(text, "clocks", replaced, self.clocks_replaced_games, FEW);
        let ended = self.explained.iter().map(ended);
        list(text, "ended here", ended, self.explained.count(), TEN);
        for (kind, told, most) in [
            ("again", &self.repeated, FEW),
            ("warning", &self.remarks, SHOWN),
            ("no result", &self.unfinished, TEN),
            ("result in doubt", &self.doubtful_results, SHOWN),
            ("refused", &self.refused, SHOWN),
            ("MISMATCH", &self.mismatches, SHOWN),
        ] {
            let lines = told.iter().map(
                |Told {
                     game,
                     line: at,
                     what,
                 }| line(*game, *at, what),
            );
            list(text, kind, lines, told.count(), most);
        }
    }

    /// Clocks that are not the source's, and clocks that nothing says how to compare.
    fn clocks_apart(&self) -> String {
        let mut text = String::new();
        if self.clocks_replaced > 0 {
            let _ = writeln!(
                text,
                "{} of {} are impossible with the time control, in {}: games.pgn leaves them out",
                self.clocks_replaced,
                count(self.clock_readings, "clock reading"),
                count(self.clocks_replaced_games, "game"),
            );
        }
        if self.clocks_untold_games > 0 {
            let games = count(self.clocks_untold_games, "game");
            let _ = writeln!(
                text,
                "{games} whose clocks cannot be compared: no time control is given"
            );
        }
        text
    }

    /// What is to be said of clocks.
    fn clocks(&self) -> String {
        let equal = self.clocks_equal;
        let Some(real) = &self.real_time else {
            return match equal {
                0 => "no clock could be compared with the source".to_owned(),
                equal => format!(
                    "{} equal to the source's, to the second{}",
                    count(equal, "clock"),
                    self.after_end()
                ),
            };
        };
        if real.compared(equal) == 0 {
            return "real time: the source has no clocks to compare".to_owned();
        }
        let ahead = match real.ahead_ms {
            0 => "the source's".to_owned(),
            ahead => format!(
                "the expected ones (up to {} s more than the source's, so that no flag falls \
                 because of network delay)",
                seconds(ahead)
            ),
        };
        format!(
            "real time: {equal} clocks within {} s of game time of the source's; {} more within {} \
             s of {ahead}, the network's precision: {} ms of real time multiplied by --speed, plus \
             the source's precision of a second; {} farther off; the farthest {} s from the \
             source's",
            seconds(real.equal_within_ms),
            real.clocks_near,
            seconds(real.tolerance_game_ms),
            real.tolerance_ms,
            real.clocks_apart,
            seconds(real.farthest_ms),
        )
    }

    /// Readings of the source that no clock here was compared with, since the game was over.
    fn after_end(&self) -> String {
        match self.clocks_after_end {
            0 => String::new(),
            after => format!("; {after} more in the source after games that ended here"),
        }
    }

    /// What is to be said of rounds that are not numbered as the source does.
    fn rounds(&self) -> Option<String> {
        let (game, tag) = self.first_renumbered.as_ref()?;
        let games = count(self.renumbered, "game");
        let tag: String = tag.chars().take(20).collect();
        Some(format!(
            "Round in games.pgn is the record's round and board; for {games} the source has \
             another one (the first: \"{tag}\" of game {game}), kept as SourceRound"
        ))
    }

    /// What is to be said of games that do not count.
    fn superseded(&self) -> Option<String> {
        (self.superseded > 0).then(|| {
            format!(
                "{} replaced by another game of its board: played separately, and in games.pgn",
                count(self.superseded, "game")
            )
        })
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
            "{games} in the file more than once: the repeats were played separately and are in \
             games.pgn{report}"
        ))
    }
}

/// Lines of one kind, at most so many; how many there are beyond them.
fn list(
    text: &mut String,
    kind: &str,
    lines: impl Iterator<Item = String>,
    count: u64,
    most: usize,
) {
    for line in lines.take(most) {
        let _ = writeln!(text, "{kind}: {line}");
    }
    if let Some(more) = count.checked_sub(most as u64 + 1) {
        let _ = writeln!(text, "{kind}: {} more, see summary.json", more + 1);
    }
}

fn line(game: u64, line: u64, what: &str) -> String {
    format!("game {game}, line {line}: {what}")
}

/// A game that an article ended otherwise than its source.
fn ended(explained: &Explained) -> String {
    let Explained {
        game,
        line: at,
        article,
        ending,
        ply,
        source_plies,
        result,
        source_result,
    } = explained;
    let what = format!(
        "{ending} ({article}) at ply {ply} of {source_plies}, {result}; in the source {source_result}"
    );
    line(*game, *at, &what)
}

/// What to do about time controls that a source does not tell.
const WANTED: &str = "if you know the event's time control, give it: --regulations FILE, \
                      regulations such as `adoube init` makes, with its time_control and rounds";

/// Lines of one kind that are shown; `summary.json` has all.
const SHOWN: usize = 20;
/// The same, of games that are no trouble.
const TEN: usize = 10;
/// The same, of games that are there again and of clocks: one is as good as all.
const FEW: usize = 3;

pub(super) fn seconds(millis: u64) -> String {
    format!("{}.{}", millis / 1000, millis % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::RealTime;
    use crate::source_reader::Note;

    /// What is told, by what was found: time controls, tournaments, regulations.
    #[test]
    fn what_a_replay_made_of_its_source_is_told_and_how_fast_it_went() {
        let note = |text: &str, unknown| Note {
            text: text.to_owned(),
            unknown,
        };
        let names = "--regulations FILE";
        let several = "2 tournaments, so there is no tournament.trf";
        let joins = "apply to each, and merge none";
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
    fn clk_2_no_clock_that_is_minutes_off_is_called_equal() {
        let mut summary = Summary {
            clocks_equal: 3,
            ..Summary::default()
        };
        assert!(
            summary
                .text()
                .contains("\n3 clocks equal to the source's, to the second\n")
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
        let more = "the expected ones (up to 240.0 s more than the source's, so that no flag falls \
                    because of network delay)";
        for (ahead, of) in [(0, "the source's"), (240_000, more)] {
            if let Some(real) = &mut summary.real_time {
                real.ahead_ms = ahead;
            }
            let told = format!(
                "\nreal time: 3 clocks within 2.5 s of game time of the source's; 40 more within \
                 31.0 s of {of}, the network's precision: 100 ms of real time multiplied by \
                 --speed, plus the source's precision of a second; 2 farther off; the farthest \
                 320.4 s from the source's\n"
            );
            let text = summary.text();
            assert!(text.contains(&told), "{text}");
        }
        let text = summary.text();
        assert!(!text.contains("equal"), "{text}");
    }

    #[test]
    fn clk_2_readings_after_a_games_end_are_accounted_for_and_none_are_not_compared() {
        let mut summary = Summary {
            clocks_equal: 4_641,
            clocks_after_end: 46,
            ..Summary::default()
        };
        let told = "\n4641 clocks equal to the source's, to the second; 46 more in the source \
                    after games that ended here\n";
        assert!(summary.text().contains(told), "{}", summary.text());
        summary = Summary {
            real_time: Some(RealTime::default()),
            ..Summary::default()
        };
        let told = "\nreal time: the source has no clocks to compare\n";
        assert!(summary.text().contains(told), "{}", summary.text());
    }

    #[test]
    fn end_4_games_that_an_article_ended_are_named_on_the_screen() {
        let ended = |game| Explained {
            game,
            line: game * 10,
            article: "O 5.4.1",
            ending: "threefold-repetition".to_owned(),
            ply: 66,
            source_plies: 80,
            result: "1/2-1/2".to_owned(),
            source_result: "1-0".to_owned(),
        };
        for (games, more) in [(1, None), (10, None), (12, Some(2))] {
            let mut summary = Summary::default();
            (1..=games).for_each(|game| summary.explained.push(game, ended(game)));
            let text = summary.text();
            let lines = text.lines().filter(|line| line.starts_with("ended here: "));
            let lines: Vec<&str> = lines.collect();
            assert_eq!(
                lines[0],
                "ended here: game 1, line 10: threefold-repetition (O 5.4.1) at ply 66 of 80, 1/2-1/2; in \
                 the source 1-0"
            );
            let shown = games.min(10) + u64::from(more.is_some());
            assert_eq!(lines.len() as u64, shown, "{text}");
            let more = more.map(|more| format!("ended here: {more} more, see summary.json"));
            assert!(
                more.is_none_or(|more| lines.last() == Some(&&*more)),
                "{text}"
            );
        }
    }
}
