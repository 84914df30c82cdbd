//! The games of one board: the one that counts, and those before it that began anew.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Restarted};

/// One game of a board.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    /// From 1.
    pub(super) number: usize,
    /// How it came about; none for the first.
    pub(super) begun: Option<&'a Restarted>,
    /// What put another in its place; none for the one that counts.
    pub(super) superseded: Option<&'a Restarted>,
    /// Its records.
    pub(super) events: &'a [BoardEvent],
    /// Whether its players had the other colours than those of the game that counts.
    pub(super) reversed: bool,
}

impl Attempt<'_> {
    /// Whether anything of it is to be told: one that was annulled before it began is not.
    pub(super) fn was_played(&self) -> bool {
        let begun = |event: &BoardEvent| {
            matches!(
                event.event,
                Some(Event::Started(_) | Event::Moved(_) | Event::Resumed(_))
            )
        };
        self.superseded.is_none() || self.events.iter().any(begun)
    }
}

/// The games of a board's records, in order; the last one counts.
pub(super) fn attempts(events: &[BoardEvent]) -> Vec<Attempt<'_>> {
    let mut attempts: Vec<Attempt<'_>> = Vec::new();
    let mut begun = None;
    let mut rest = events;
    loop {
        let next = rest
            .iter()
            .enumerate()
            .find_map(|(at, event)| match &event.event {
                Some(Event::Restarted(restarted)) => Some((at, restarted)),
                _ => None,
            });
        let (own, after) = rest.split_at(next.map_or(rest.len(), |(at, _)| at));
        attempts.push(Attempt {
            number: attempts.len() + 1,
            begun,
            superseded: next.map(|(_, restarted)| restarted),
            events: own,
            reversed: false,
        });
        let Some((_, restarted)) = next else { break };
        begun = Some(restarted);
        rest = &after[1..];
    }
    let mut reversed = false;
    for attempt in attempts.iter_mut().rev() {
        reversed ^= attempt.superseded.is_some_and(|by| by.reversed);
        attempt.reversed = reversed;
    }
    attempts
}
