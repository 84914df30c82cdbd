//! The time control under which games were played: regulations may have changed since.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView, Restarted};
use adoube_tournament::clock::TimeControl;

/// That of a game of a board, whose own records are `played`: the one that an arbiter set before its
/// first move, or the one it began anew with, or else the one the board was opened with. None where
/// the records do not say.
pub(super) fn of<'a>(
    events: &'a [BoardEvent],
    played: &'a [BoardEvent],
    begun: Option<&'a Restarted>,
) -> Option<&'a str> {
    let opened = || {
        events.iter().find_map(|event| match &event.event {
            Some(Event::Opened(opened)) => Some(opened.time_control.as_str()),
            _ => None,
        })
    };
    let said = |control: &&str| !control.is_empty();
    let anew = begun.map(|begun| begun.time_control.as_str());
    set_before_moves(played)
        .or(anew.filter(said))
        .or_else(|| opened().filter(said))
}

/// The last one that an arbiter set before a move was made. What he corrects later stands beside the
/// moves: part of the game was played with the other.
fn set_before_moves(played: &[BoardEvent]) -> Option<&str> {
    let events = played.iter().filter_map(|event| event.event.as_ref());
    let before = events.take_while(|event| !matches!(event, Event::Moved(_)));
    let set = before.filter_map(|event| match event {
        Event::ClockAdjusted(set) => Some(set.control.as_str()),
        _ => None,
    });
    set.filter(|control| !control.is_empty()).last()
}

/// That of a round, for a report, which has room for one: that of its first board as it was
/// opened. None where there are no games.
pub(crate) fn of_round(games: &[GameView]) -> Option<TimeControl> {
    let first = games.iter().min_by_key(|game| {
        let board = game.board.unwrap_or_default();
        (board.round, board.board)
    })?;
    of(&first.events, &[], None)?.parse().ok()
}
