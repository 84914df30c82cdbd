//! The time control under which games were played: regulations may have changed since.

use adoube_chess::Side;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView, Opened, Restarted, Side as WireSide};
use adoube_tournament::clock::TimeControl;

/// That of a game of a board, whose own records are `played`: the one that an arbiter set before its
/// first move, or the one it began anew with, or else the one the board was opened with. None where
/// the records do not say.
pub(super) fn of<'a>(
    events: &'a [BoardEvent],
    played: &'a [BoardEvent],
    begun: Option<&'a Restarted>,
) -> Option<&'a str> {
    let said = |control: &&str| !control.is_empty();
    let opened = || opened(events).map(|opened| opened.time_control.as_str());
    let anew = begun.map(|begun| begun.time_control.as_str());
    let set = set(before_moves(played)).last();
    set.or(anew.filter(said)).or_else(|| opened().filter(said))
}

/// Those that an arbiter set once moves had been made: part of the game was played with each.
pub(super) fn changes(played: &[BoardEvent]) -> impl Iterator<Item = &str> {
    set(&played[before_moves(played).len()..])
}

/// Whose a drawn game of the board is; none where it is shared.
pub fn draw_odds(events: &[BoardEvent]) -> Option<Side> {
    match opened(events)?.draw_odds() {
        WireSide::White => Some(Side::White),
        WireSide::Black => Some(Side::Black),
        WireSide::Unspecified => None,
    }
}

/// What the board of a round with the lowest number was opened with, by the regulations of then.
pub(super) fn opened_with(games: &[GameView]) -> Option<(TimeControl, Option<Side>)> {
    let first = games.iter().min_by_key(|game| {
        let board = game.board.unwrap_or_default();
        (board.round, board.board)
    })?;
    let control = of(&first.events, &[], None)?.parse().ok()?;
    Some((control, draw_odds(&first.events)))
}

/// The time control that a record brings: a board's when it is opened, one that an arbiter sets, or that of
/// another game.
pub(super) fn brought_by(event: &BoardEvent) -> Option<&str> {
    let control = match &event.event {
        Some(Event::Opened(opened)) => &opened.time_control,
        Some(Event::ClockAdjusted(set)) => &set.control,
        Some(Event::Restarted(anew)) => &anew.time_control,
        _ => return None,
    };
    Some(control.as_str()).filter(|control| !control.is_empty())
}

fn opened(events: &[BoardEvent]) -> Option<&Opened> {
    events.iter().find_map(|event| match &event.event {
        Some(Event::Opened(opened)) => Some(opened),
        _ => None,
    })
}

fn before_moves(played: &[BoardEvent]) -> &[BoardEvent] {
    let moved = |event: &BoardEvent| matches!(event.event, Some(Event::Moved(_)));
    let first = played.iter().position(moved);
    &played[..first.unwrap_or(played.len())]
}

/// The time controls that an arbiter set.
fn set(events: &[BoardEvent]) -> impl Iterator<Item = &str> {
    let set = events.iter().filter_map(|event| match &event.event {
        Some(Event::ClockAdjusted(set)) => Some(set.control.as_str()),
        _ => None,
    });
    set.filter(|control| !control.is_empty())
}
