//! Players whose physical board is not as the event asks: `adoube check` names them, with the command that accepts a board.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardDeviation, EventView, GameView, Side};
use adoube_tournament::ids::BoardId;
use adoube_tournament::physical_board::BoardMake;
use serde_json::{Value, json};

use super::before::seats;
use crate::args::CheckArgs;
use crate::games::comments::side;
use crate::games::wire_ids::{game, read_board_make};
use crate::say::Say;
use crate::text;

/// A player's board that is not as the event asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Deviation {
    board: BoardId,
    seat: Side,
    kind: BoardDeviation,
    /// The player's number.
    player: u32,
}

/// Those of the boards and sides that are asked for.
pub(super) fn deviations(view: &EventView, args: &CheckArgs) -> Vec<Deviation> {
    let round = args.board().map(|board| board.round).or(args.round);
    let found = seats(view, round).map(|seat| {
        let before = seat.pairing.before.unwrap_or_default();
        let (kind, player) = match seat.side {
            Side::Black => (before.black_board(), seat.pairing.black),
            Side::White | Side::Unspecified => (before.white_board(), seat.pairing.white),
        };
        Deviation {
            board: seat.board,
            seat: seat.side,
            kind,
            player,
        }
    });
    let found = found.filter(|it| {
        it.kind != BoardDeviation::Unspecified
            && args.board().is_none_or(|asked| asked == it.board)
            && args.seat.is_none_or(|asked| it.seat == asked.into())
    });
    found.collect()
}

/// Those of players at these venues.
pub(super) fn at_venues(
    view: &EventView,
    deviations: Vec<Deviation>,
    venues: &[String],
) -> Vec<Deviation> {
    let is_here = |it: &Deviation| {
        let mut players = view.players.iter();
        let player = players.find(|player| player.number == it.player);
        player.is_some_and(|player| venues.contains(&player.venue))
    };
    deviations.into_iter().filter(is_here).collect()
}

/// Tells what is wrong with each board, and how the Chief Arbiter accepts it.
pub(super) fn tell(view: &EventView, games: &[GameView], deviations: &[Deviation], say: Say) {
    for deviation in deviations {
        let make = make(games, *deviation);
        let text = words(*deviation, make, &makes_that_count(view));
        say.result(text, &value(*deviation, make));
    }
}

fn words(deviation: Deviation, make: Option<BoardMake>, makes: &str) -> String {
    let (id, make) = match (deviation.kind, make) {
        (BoardDeviation::NotConnected, _) => ("cli-board-deviation-not-connected", ""),
        (BoardDeviation::OtherMake | BoardDeviation::Unspecified, None) => {
            ("cli-board-deviation-unknown-make", "")
        }
        (BoardDeviation::OtherMake | BoardDeviation::Unspecified, Some(make)) => {
            ("cli-board-deviation-other-make", make.name())
        }
    };
    text!(id, board: deviation.board, side: side(deviation.seat).to_lowercase(), make, makes)
}

fn value(deviation: Deviation, make: Option<BoardMake>) -> Value {
    let kind = match deviation.kind {
        BoardDeviation::NotConnected => "not-connected",
        BoardDeviation::OtherMake | BoardDeviation::Unspecified => "other-make",
    };
    json!({
        "board": deviation.board.to_string(), "seat": side(deviation.seat), "deviation": kind,
        "make": make.map(BoardMake::name),
    })
}

/// The make of the board that is connected; none where it is not known, and where none is connected.
fn make(games: &[GameView], deviation: Deviation) -> Option<BoardMake> {
    let events = game(games, deviation.board)?.events.iter().rev();
    let shown = events.filter_map(|event| match &event.event {
        Some(Event::PhysicalBoardShown(shown)) if shown.seat() == deviation.seat => Some(shown),
        _ => None,
    });
    let shown = shown.take(1).find(|shown| shown.placement.is_some());
    shown.and_then(|shown| read_board_make(shown.make()))
}

/// Separated by commas; empty where any make counts.
fn makes_that_count(view: &EventView) -> String {
    let regulations = adoube_regulations::from_published(&view.regulations).ok();
    let venues = regulations.and_then(|regulations| regulations.venues);
    let boards = venues.and_then(|venues| venues.physical_boards);
    let makes = boards.map_or_else(Vec::new, |boards| boards.makes.list().collect());
    let makes: Vec<_> = makes.into_iter().map(BoardMake::name).collect();
    makes.join(", ")
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{self, BoardEvent, BoardRef, PhysicalBoardShown};

    use super::*;

    /// EBD-1: the check names the board that keeps a game from beginning, and the command that accepts it.
    #[test]
    fn ebd_1_a_board_that_does_not_count_is_told_with_its_make_and_the_command() {
        let shown = |make: v1::BoardMake, placement: Option<&str>| GameView {
            board: Some(BoardRef { round: 1, board: 1 }),
            events: vec![BoardEvent {
                event: Some(Event::PhysicalBoardShown(PhysicalBoardShown {
                    seat: Side::Black.into(),
                    placement: placement.map(str::to_owned),
                    make: make.into(),
                    ..PhysicalBoardShown::default()
                })),
                ..BoardEvent::default()
            }],
            ..GameView::default()
        };
        let told = |kind, game: GameView| {
            let deviation = Deviation {
                board: BoardId { round: 1, board: 1 },
                seat: Side::Black,
                kind,
                player: 2,
            };
            words(deviation, make(&[game], deviation), "dgt, millennium")
        };
        let waive = "`adoube waive 1.1 black --reason TEXT`";
        for (kind, game, what) in [
            (
                BoardDeviation::OtherMake,
                shown(v1::BoardMake::Certabo, Some("8/8")),
                "the board of Black is a certabo, but only these makes are accepted: dgt, millennium. \
                 The Chief Arbiter can accept it",
            ),
            (
                BoardDeviation::OtherMake,
                shown(v1::BoardMake::Unspecified, Some("8/8")),
                "the make of the board of Black is unknown; only these makes are accepted: dgt, \
                 millennium. The Chief Arbiter can accept it",
            ),
            (
                BoardDeviation::NotConnected,
                shown(v1::BoardMake::Unspecified, None),
                "Black has no board connected, but every player must have one. The Chief Arbiter can \
                 accept this",
            ),
        ] {
            assert_eq!(told(kind, game), format!("1.1: {what}: {waive}"));
        }
    }
}
