//! What players were promised: every move that was acknowledged is in the record, once and in its
//! place. Players' logs against the coordinator's ledger.

use std::path::Path;

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{GameView, Moved};

use crate::files::contents;

/// What programs must log, so that kiosks tell of every acknowledgement.
pub const LOGGED: &str = "info,adoube_kiosk=debug";

/// A move that was acknowledged to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Promise {
    /// As "1.2".
    board: String,
    ply: u32,
    uci: String,
    /// The record it was said to be.
    sequence: u64,
}

/// Every acknowledgement in these logs.
pub fn read(logs: &Path) -> Vec<Promise> {
    let mut promises = Vec::new();
    for (_, bytes) in contents(logs) {
        promises.extend(String::from_utf8_lossy(&bytes).lines().filter_map(promise));
    }
    promises
}

/// Every promise is kept by these games, and there are some for each game; records and half-moves
/// are numbered without gaps. The games must have been read after the promises.
pub fn assert_kept(promises: &[Promise], games: &[GameView]) {
    for game in games {
        let board = game.board.unwrap_or_default();
        let board = format!("{}.{}", board.round, board.board);
        let own: Vec<&Promise> = promises.iter().filter(|p| p.board == board).collect();
        let played = moves(game);
        // The last answer before a kill may be lost on its way; most are not.
        assert!(
            own.len() * 2 > played.len(),
            "board {board}: {} of {} moves acknowledged",
            own.len(),
            played.len()
        );
        for promise in own {
            let place = usize::try_from(promise.ply).unwrap() - 1;
            let (sequence, moved) = played
                .get(place)
                .unwrap_or_else(|| panic!("lost: {promise:?}"));
            assert_eq!(
                (promise.sequence, &promise.uci),
                (*sequence, &moved.uci),
                "board {board}, half-move {}",
                promise.ply
            );
        }
    }
}

/// A game's moves with the numbers of their records, both checked to be without gaps.
fn moves(game: &GameView) -> Vec<(u64, &Moved)> {
    let mut moves = Vec::new();
    for (event, sequence) in game.events.iter().zip(1..) {
        assert_eq!(
            event.sequence, sequence,
            "records are numbered without gaps"
        );
        if let Some(Event::Moved(moved)) = &event.event {
            moves.push((sequence, moved));
            assert_eq!(
                usize::try_from(moved.ply).unwrap(),
                moves.len(),
                "{moved:?}"
            );
        }
    }
    moves
}

/// A line such as
/// `… acknowledged board="1.1" seat="white" sequence=9 command=Move(MoveCommand { ply: 3, uci: "d2d4" })`.
fn promise(line: &str) -> Option<Promise> {
    let (_, fields) = line.split_once(" acknowledged ")?;
    let (_, step) = fields.split_once("MoveCommand {")?;
    Some(Promise {
        board: after(fields, "board=\"", '"')?.to_owned(),
        ply: after(step, "ply: ", ',')?.parse().ok()?,
        uci: after(step, "uci: \"", '"')?.to_owned(),
        sequence: after(fields, "sequence=", ' ')?.parse().ok()?,
    })
}

fn after<'a>(text: &'a str, what: &str, end: char) -> Option<&'a str> {
    let (_, rest) = text.split_once(what)?;
    rest.split(end).next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::{BoardEvent, BoardRef};

    #[test]
    fn acknowledgements_are_read_from_what_a_kiosk_logs() {
        let line = "2026-01-01T00:00:00Z DEBUG kiosk{device=\"d-1\"}: adoube_kiosk::agent::core: \
            acknowledged board=\"1.2\" seat=\"white\" sequence=9 \
            command=Move(MoveCommand { ply: 3, uci: \"d2d4\" })";
        let expected = Promise {
            board: "1.2".to_owned(),
            ply: 3,
            uci: "d2d4".to_owned(),
            sequence: 9,
        };
        assert_eq!(promise(line), Some(expected));
        assert_eq!(
            promise("acknowledged sequence=9 command=CheckIn(CheckInCommand)"),
            None
        );
    }

    fn kept(log: &str, plies: &[(u64, u32, &str)]) -> bool {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("kiosk.log"), log).unwrap();
        let event = |(sequence, ply, uci): &(u64, u32, &str)| BoardEvent {
            sequence: *sequence,
            event: Some(Event::Moved(Moved {
                ply: *ply,
                uci: (*uci).to_owned(),
                ..Moved::default()
            })),
            ..BoardEvent::default()
        };
        let game = GameView {
            board: Some(BoardRef { round: 1, board: 2 }),
            events: plies.iter().map(event).collect(),
            ..GameView::default()
        };
        let promises = read(folder.path());
        std::panic::catch_unwind(|| assert_kept(&promises, &[game])).is_ok()
    }

    /// Records as (number, half-move, move), and whether the promise of move 1 as record 1 is
    /// kept by them.
    #[test]
    fn a_broken_promise_is_noticed() {
        let log = " acknowledged board=\"1.2\" sequence=1 command=Move(MoveCommand { ply: 1, uci: \"e2e4\" })";
        for (records, good) in [
            (&[(1, 1, "e2e4")][..], true),
            (&[(1, 1, "d2d4")], false),
            (&[], false),
            (&[(2, 1, "e2e4")], false),
            (&[(1, 1, "e2e4"), (2, 1, "e2e4")], false),
        ] {
            assert_eq!(kept(log, records), good, "{records:?}");
        }
        assert!(!kept("", &[(1, 1, "e2e4")]), "nothing was acknowledged");
    }
}
