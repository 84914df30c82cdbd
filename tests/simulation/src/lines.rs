//! What was seen of a run, line by line, for whoever looks into it.

use adoube_record::{decode_board, decode_incident, decode_round, streams};

use crate::evidence::Evidence;
use crate::story::Story;
use crate::system::BEGIN;

impl Evidence {
    /// What happened, in order: virtual milliseconds, then the step, the record or the answer. Records bear
    /// coordinator time, as milliseconds since the first run began.
    pub fn lines(&self, story: &Story) -> Vec<String> {
        let steps = story
            .steps
            .iter()
            .map(|(at, step)| (*at, format!("> {step}")));
        let records = self.stored.iter().map(|(at, stream, entry)| {
            let text = record(stream.as_str(), entry.sequence, &entry.body);
            (*at, format!("{stream} {} {text}", entry.sequence))
        });
        let answers = self.answered.iter().map(|answered| {
            let text = format!(
                "device {} hears of {:?}: {:?}",
                answered.device, answered.id, answered.outcome
            );
            (answered.at, text)
        });
        let runs = self.lives.iter().flat_map(|life| {
            let ended = life
                .ended
                .map(|(at, game)| (at, format!("killed at {}", since(game.0))));
            let (at, game) = life.began;
            [Some((at, format!("begins at {}", since(game.0)))), ended]
        });
        let mut lines: Vec<(u64, String)> = steps
            .chain(runs.flatten())
            .chain(records)
            .chain(answers)
            .collect();
        lines.sort_by_key(|(at, _)| *at);
        let line = |(at, text): (u64, String)| format!("{at:>7} {text}");
        lines.into_iter().map(line).collect()
    }
}

/// Coordinator time as milliseconds since the first run began.
const fn since(time: u64) -> u64 {
    time.saturating_sub(BEGIN.0)
}

fn record(stream: &str, sequence: u64, body: &[u8]) -> String {
    use streams::Kind as K;
    let unreadable = |error: adoube_record::DecodeError| error.to_string();
    match streams::parse(stream) {
        Some((_, K::Board(_))) => decode_board(sequence, body).map_or_else(unreadable, |record| {
            format!("at {} {:?}", since(record.time.0), record.event)
        }),
        Some((_, K::Incident(_))) => decode_incident(sequence, body)
            .map_or_else(unreadable, |record| {
                format!("at {} {:?}", since(record.time.0), record.body)
            }),
        Some((_, K::Round(_))) => decode_round(sequence, body).map_or_else(unreadable, |record| {
            format!("at {} {:?}", since(record.time.0), record.body)
        }),
        _ => format!("{} bytes", body.len()),
    }
}
