//! The games of one board: the one that counts, and those before it that began anew.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Remedy, Restarted, Role, Ruled, Side};

use super::game_time_control::{brought_by, of};
use super::officials;

/// One game of a board.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    /// From 1.
    pub(super) number: usize,
    /// How it came about; none for the first.
    pub(super) begun: Option<&'a Restarted>,
    /// The ruling by which it came about; none where there was none.
    pub(super) begun_by: Option<&'a Ruled>,
    /// The official who let it begin, in words; empty where he is not told.
    pub(super) begun_who: String,
    /// From where it began, if not from where the board was opened.
    pub(super) start: Option<&'a str>,
    /// What put another in its place; none for the one that counts.
    pub(super) superseded: Option<&'a Restarted>,
    /// The ruling that did.
    pub(super) superseded_by: Option<&'a Ruled>,
    /// The official who did.
    pub(super) superseded_who: String,
    /// Its records.
    pub(super) events: &'a [BoardEvent],
    /// Who entered White's and Black's moves from its beginning, approved in a game before.
    pub(super) assistants: [Option<&'a str>; 2],
    /// Its time control at its end; none where its records do not tell.
    pub(super) control: Option<&'a str>,
    /// That of the game before at its end; none for the first.
    pub(super) control_before: Option<&'a str>,
    /// The event's, with which the board was opened; none where its records do not tell.
    pub(super) control_of_event: Option<&'a str>,
    /// The last contact with White and Black where they were disconnected as it began, ms.
    pub(super) disconnected: [Option<u64>; 2],
    /// Whether its players had the other colours than those of the game that counts.
    pub(super) reversed: bool,
}

/// The games of a board's records, in order; the last one counts.
pub(super) fn attempts(events: &[BoardEvent]) -> Vec<Attempt<'_>> {
    let mut attempts: Vec<Attempt<'_>> = Vec::new();
    let (mut begun, mut begun_by, mut begun_who) = (None, None, String::new());
    let mut start = None;
    let mut assistants = [None; 2];
    let mut disconnected = [None; 2];
    let (mut control, mut control_before) = (None, None);
    let control_of_event = of(events, &[], None);
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
        let disconnected_before = disconnected;
        let superseded_who = after.first().map_or_else(String::new, who);
        control = own.iter().rev().find_map(brought_by).or(control);
        attempts.push(Attempt {
            number: attempts.len() + 1,
            begun,
            begun_by,
            begun_who,
            start,
            superseded: next.map(|(_, restarted)| restarted),
            superseded_by: restart(own).filter(|_| next.is_some()),
            superseded_who: superseded_who.clone(),
            events: own,
            assistants,
            control,
            control_before,
            control_of_event,
            disconnected: disconnected_before,
            reversed: false,
        });
        let Some((_, restarted)) = next else { break };
        (begun, begun_by) = (Some(restarted), restart(own));
        for event in own {
            assist(&mut assistants, event);
            connect(&mut disconnected, event);
        }
        begun_who = superseded_who;
        control_before = control;
        control = after.first().and_then(brought_by).or(control);
        if restarted.reversed {
            assistants.swap(0, 1);
            disconnected.swap(0, 1);
        }
        start = Some(restarted.fen.as_str())
            .filter(|fen| !fen.is_empty())
            .or(start);
        rest = &after[1..];
    }
    mark_reversed(&mut attempts);
    attempts
}

/// Whose players had other colours than in the game that counts.
fn mark_reversed(attempts: &mut [Attempt<'_>]) {
    let mut reversed = false;
    for attempt in attempts.iter_mut().rev() {
        reversed ^= attempt.superseded.is_some_and(|by| by.reversed);
        attempt.reversed = reversed;
    }
}

fn who(event: &BoardEvent) -> String {
    officials::told(&event.by, Role::word_of(event.office))
}

/// The ruling by which the game after these records began: it stands right before that.
fn restart(events: &[BoardEvent]) -> Option<&Ruled> {
    match &events.last()?.event {
        Some(Event::Ruled(ruled)) if ruled.remedy() == Remedy::Restart => Some(ruled),
        _ => None,
    }
}

/// Takes in who enters the moves of a side from a record on.
fn assist<'a>(assistants: &mut [Option<&'a str>; 2], event: &'a BoardEvent) {
    let index = |seat: Side| usize::from(seat == Side::Black);
    match &event.event {
        Some(Event::AssistantApproved(approved)) => {
            assistants[index(approved.seat())] = Some(&approved.person);
        }
        Some(Event::AssistantEnded(ended)) => assistants[index(ended.seat())] = None,
        _ => {}
    }
}

/// Takes in which players are disconnected from a record on, and the last contact with them.
fn connect(disconnected: &mut [Option<u64>; 2], event: &BoardEvent) {
    let index = |seat: Side| usize::from(seat == Side::Black);
    match &event.event {
        Some(Event::SeatLost(lost)) => disconnected[index(lost.seat())] = Some(lost.last_contact),
        Some(Event::SeatBack(back)) => disconnected[index(back.seat())] = None,
        Some(Event::Outage(outage)) => {
            for side in disconnected {
                side.get_or_insert(outage.from);
            }
        }
        Some(Event::Finished(_)) => *disconnected = [None; 2],
        _ => {}
    }
}
