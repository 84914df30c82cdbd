//! A run to walk through: all that happened in it, in order, and how its boards stood after each of it.

mod words;

use std::fmt;

use adoube_ledger::{Entry, StreamName};
use adoube_record::{decode_board, decode_incident, decode_round, streams};
use adoube_tournament::board::{Board, Boards, Record};
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::time::Time;

use crate::evidence::{Answered, Evidence};
use crate::invariants::Violation;
use crate::story::Story;
use crate::system::BEGIN;

/// What sort of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A step of the story: what went wrong or was ordered.
    Step,
    /// A run of the coordinator began or was killed.
    Run,
    /// A record came to be on the disk.
    Record,
    /// A player's device was answered.
    Answer,
}

impl Kind {
    /// Its word for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Run => "run",
            Self::Record => "record",
            Self::Answer => "answer",
        }
    }
}

/// One thing that happened.
#[derive(Debug, Clone)]
pub struct Moment {
    /// When, virtual milliseconds since the first run began.
    pub at: u64,
    /// Of which sort it is.
    pub kind: Kind,
    /// What it was, in a few words.
    pub words: String,
    /// What it was, whole. Coordinator time in it is milliseconds since the first run began, too, where it stands
    /// at the beginning.
    pub text: String,
    /// What it was on a board's record.
    board: Option<(BoardId, Box<Record>)>,
    /// Whether the coordinator runs from then on, where that changes.
    runs: Option<bool>,
}

impl Moment {
    fn new(at: u64, kind: Kind, text: String) -> Self {
        Self {
            at,
            kind,
            words: text.clone(),
            text,
            board: None,
            runs: None,
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.kind == Kind::Step { "> " } else { "" };
        write!(f, "{:>7} {mark}{}", self.at, self.words)
    }
}

/// A run that was told.
pub struct Walk {
    /// All that happened, in order.
    pub moments: Vec<Moment>,
    /// What does not hold.
    pub violations: Vec<Violation>,
}

impl Walk {
    /// Tells a story and keeps what came of it.
    pub fn through(story: &Story) -> Self {
        let told = story.tell(None);
        Self {
            moments: moments(&told.evidence, story),
            violations: told.violations,
        }
    }

    /// Whether the coordinator is down after the first so many moments.
    pub fn is_down(&self, through: usize) -> bool {
        let mut before = self.moments.iter().take(through).rev();
        before.find_map(|moment| moment.runs) == Some(false)
    }

    /// The boards after the first so many moments. A record that does not follow on those before it changes
    /// nothing here: it is among the violations.
    pub fn boards(&self, through: usize) -> Boards {
        let mut boards = Boards::new();
        let records = self.moments.iter().take(through);
        for (id, record) in records.filter_map(|moment| moment.board.as_ref()) {
            match boards.get_mut(id) {
                None => {
                    boards.extend(Board::from_first(record).ok().map(|board| (*id, board)));
                }
                Some(board) => {
                    let _ = Board::apply(board, record);
                }
            }
        }
        boards
    }
}

/// What was seen, in order.
fn moments(evidence: &Evidence, story: &Story) -> Vec<Moment> {
    let steps = story.steps.iter();
    let steps = steps.map(|(at, step)| Moment::new(*at, Kind::Step, step.to_string()));
    let runs = evidence.lives.iter().flat_map(|life| {
        let run = |(at, time), runs| {
            let what = if runs { "begins" } else { "is killed" };
            let text = format!("the coordinator {what}, its clock at {}", since(time));
            let runs = Some(runs);
            Moment {
                runs,
                ..Moment::new(at, Kind::Run, text)
            }
        };
        [
            Some(run(life.began, true)),
            life.ended.map(|ended| run(ended, false)),
        ]
    });
    let stored = evidence.stored.iter();
    let records = stored.map(|(at, stream, entry)| record(*at, stream, entry));
    let answers = evidence.answered.iter().map(answer);
    let mut moments: Vec<Moment> = steps
        .chain(runs.flatten())
        .chain(records)
        .chain(answers)
        .collect();
    moments.sort_by_key(|moment| moment.at);
    moments
}

fn answer(answered: &Answered) -> Moment {
    let outcome = match &answered.outcome {
        Ok(sequence) => format!("record {sequence}"),
        Err(code) => format!("refused, {code}"),
    };
    let text = format!(
        "device {} hears of command {}: {outcome}",
        answered.device,
        numbers(answered.id)
    );
    Moment::new(answered.at, Kind::Answer, text)
}

/// A command's id as its two numbers: who gives it, and his which one it is.
fn numbers(CommandId(id): CommandId) -> String {
    let number = |bytes: &[u8]| {
        bytes
            .iter()
            .fold(0, |sum, byte| sum << 8 | u64::from(*byte))
    };
    let (whose, which) = id.split_at(2);
    format!("{}.{}", number(whose), number(&which[6..]))
}

/// Coordinator time as milliseconds since the first run began.
const fn since(time: Time) -> u64 {
    time.0.saturating_sub(BEGIN.0)
}

fn record(at: u64, stream: &StreamName, entry: &Entry) -> Moment {
    use streams::Kind as K;
    let sequence = entry.sequence;
    let mut board = None;
    let told = |time: Time, words: String, body: &dyn fmt::Debug| {
        let at = since(time);
        (
            format!("at {at} {words}"),
            format!("{stream} {sequence} at {at} {body:?}"),
        )
    };
    let kind = streams::parse(stream.as_str()).map(|(_, kind)| kind);
    let place = match &kind {
        Some(K::Board(id)) => format!("board {id}"),
        Some(K::Incident(number)) => format!("incident {number}"),
        Some(K::Round(number)) => format!("round {number}"),
        _ => stream.to_string(),
    };
    let what = match kind {
        Some(K::Board(id)) => decode_board(sequence, &entry.body).map(|record| {
            let text = told(record.time, words::of_board(&record.event), &record.event);
            board = Some((id, Box::new(record)));
            text
        }),
        Some(K::Incident(_)) => decode_incident(sequence, &entry.body).map(|record| {
            let words = words::of_incident(&record.body);
            told(record.time, words, &record.body)
        }),
        Some(K::Round(_)) => decode_round(sequence, &entry.body)
            .map(|record| told(record.time, words::name(&record.body), &record.body)),
        _ => {
            let text = format!("{} bytes", entry.body.len());
            Ok((text.clone(), format!("{stream} {sequence} {text}")))
        }
    };
    let unread =
        |error: &dyn fmt::Display| (error.to_string(), format!("{stream} {sequence} {error}"));
    let (words, text) = what.unwrap_or_else(|error| unread(&error));
    Moment {
        words: format!("{place}, {sequence} {words}"),
        board,
        ..Moment::new(at, Kind::Record, text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, Boards, Kind, Walk};
    use crate::story::Story;

    #[test]
    fn a_walk_has_everything_in_order_and_the_boards_on_the_way() {
        let kept = include_str!("../stories/outage-partly-written-down.story");
        let story = Story::parse(kept).unwrap();
        let walk = Walk::through(&story);
        assert!(walk.violations.is_empty(), "{:?}", walk.violations);
        assert!(walk.moments.is_sorted_by_key(|moment| moment.at));
        for kind in [Kind::Step, Kind::Run, Kind::Record, Kind::Answer] {
            let of_it = walk.moments.iter().filter(|moment| moment.kind == kind);
            assert!(of_it.count() > 1, "{kind:?}");
        }
        assert!(walk.boards(0).is_empty());
        let after = walk.boards(walk.moments.len());
        assert_eq!(after.len(), 2);
        assert!(after.values().all(Board::is_finished));
        let half = walk.boards(walk.moments.len() / 2);
        let plies = |boards: &Boards| -> usize {
            boards
                .values()
                .map(|board| board.line().moves().len())
                .sum()
        };
        assert!(plies(&half) < plies(&after));
        let killed = walk.moments.iter().position(|m| m.runs == Some(false));
        let killed = killed.unwrap();
        assert_eq!(
            [killed, killed + 1].map(|at| walk.is_down(at)),
            [false, true]
        );
        assert!(!walk.is_down(walk.moments.len()));
    }

    #[test]
    fn a_move_is_told_with_both_clocks_and_whose_runs() {
        let walk = Walk::through(&Story::of(1));
        let mut told = walk.moments.iter().map(|moment| &moment.words);
        let moved = told.find(|words| words.contains("Moved White")).unwrap();
        assert!(
            moved.contains("; White 4:57.") && moved.ends_with("Black's runs"),
            "{moved}"
        );
    }
}
