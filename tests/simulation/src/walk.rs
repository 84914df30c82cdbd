//! A run to walk through: all that happened in it, in order, and how its boards stood after each of it.

use std::fmt;

use adoube_ledger::{Entry, StreamName};
use adoube_record::{decode_board, decode_incident, decode_round, streams};
use adoube_tournament::board::{Board, Boards, Record};
use adoube_tournament::ids::BoardId;
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
    /// What it was. Coordinator time in it is milliseconds since the first run began, too.
    pub text: String,
    /// What it was on a board's record.
    board: Option<(BoardId, Box<Record>)>,
}

impl Moment {
    fn new(at: u64, kind: Kind, text: String) -> Self {
        Self {
            at,
            kind,
            text,
            board: None,
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.kind == Kind::Step { "> " } else { "" };
        write!(f, "{:>7} {mark}{}", self.at, self.text)
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

    /// The boards after the first so many moments, and the time of the last record among them. A record
    /// that does not follow on those before it changes nothing here: it is among the violations.
    pub fn boards(&self, through: usize) -> (Boards, Option<Time>) {
        let mut boards = Boards::new();
        let mut latest = None;
        let records = self.moments.iter().take(through);
        for (id, record) in records.filter_map(|moment| moment.board.as_ref()) {
            latest = latest.max(Some(record.time));
            match boards.get_mut(id) {
                None => {
                    boards.extend(Board::from_first(record).ok().map(|board| (*id, board)));
                }
                Some(board) => {
                    let _ = Board::evolve(board, record);
                }
            }
        }
        (boards, latest)
    }
}

/// What was seen, in order.
fn moments(evidence: &Evidence, story: &Story) -> Vec<Moment> {
    let steps = story.steps.iter();
    let steps = steps.map(|(at, step)| Moment::new(*at, Kind::Step, step.to_string()));
    let runs = evidence.lives.iter().flat_map(|life| {
        let run = |at, text: &str, time: Time| {
            Moment::new(at, Kind::Run, format!("{text} at {}", since(time)))
        };
        let (at, time) = life.began;
        let ended = life
            .ended
            .map(|(at, time)| run(at, "the coordinator is killed", time));
        [Some(run(at, "the coordinator begins", time)), ended]
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
        "device {} hears of {:?}: {outcome}",
        answered.device, answered.id
    );
    Moment::new(answered.at, Kind::Answer, text)
}

/// Coordinator time as milliseconds since the first run began.
const fn since(time: Time) -> u64 {
    time.0.saturating_sub(BEGIN.0)
}

fn record(at: u64, stream: &StreamName, entry: &Entry) -> Moment {
    use streams::Kind as K;
    let sequence = entry.sequence;
    let mut board = None;
    let told = |time: Time, body: &dyn fmt::Debug| format!("at {} {body:?}", since(time));
    let what = match streams::parse(stream.as_str()) {
        Some((_, K::Board(id))) => decode_board(sequence, &entry.body).map(|record| {
            let text = told(record.time, &record.event);
            board = Some((id, Box::new(record)));
            text
        }),
        Some((_, K::Incident(_))) => {
            let record = decode_incident(sequence, &entry.body);
            record.map(|record| told(record.time, &record.body))
        }
        Some((_, K::Round(_))) => {
            let record = decode_round(sequence, &entry.body);
            record.map(|record| told(record.time, &record.body))
        }
        _ => Ok(format!("{} bytes", entry.body.len())),
    };
    let what = what.unwrap_or_else(|error| error.to_string());
    let text = format!("{stream} {sequence} {what}");
    let moment = Moment::new(at, Kind::Record, text);
    Moment { board, ..moment }
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
        let (before, none) = walk.boards(0);
        assert!(before.is_empty() && none.is_none());
        let (after, _) = walk.boards(walk.moments.len());
        assert_eq!(after.len(), 2);
        assert!(after.values().all(Board::is_finished));
        let half = walk.boards(walk.moments.len() / 2).0;
        let plies = |boards: &Boards| -> usize {
            boards
                .values()
                .map(|board| board.line().moves().len())
                .sum()
        };
        assert!(plies(&half) < plies(&after));
    }
}
