//! The checks that nobody recorded yet: `adoube check --list` names them beside those that are.

use adoube_proto::v1::{CheckResult, EventView};
use serde_json::{Value, json};

use super::before::{Check, Seated, kinds, seats};
use crate::args::{CheckArgs, Looked};
use crate::games::comments::side;
use crate::text;

/// Of the boards and sides that are asked for, where checks are required, the game is not over, and they were not waived.
pub(super) fn unlooked(view: &EventView, args: &CheckArgs) -> Vec<Check> {
    let round = args.board().map(|board| board.round).or(args.round);
    let wanted = |seat: &Seated<'_>| {
        let is_open = seat.pairing.result.is_none();
        let before = seat.pairing.before.as_ref();
        args.board().is_none_or(|board| board == seat.board)
            && args.seat.is_none_or(|asked| seat.side == asked.into())
            && is_open
            && before.is_some_and(|before| before.checks_required)
    };
    let seats = seats(view, round).filter(wanted);
    seats
        .flat_map(|seat| seat.with_state(kinds(Looked::Both), CheckResult::Unspecified))
        .collect()
}

pub(super) fn words((board, seat, kind): &Check) -> String {
    text!("cli-check-pending", board, side: seat.word(), kind: kind.word())
}

/// Neither passed nor failed.
pub(super) fn value((board, seat, kind): &Check) -> Value {
    json!({"board": board.to_string(), "seat": side(*seat), "kind": kind.word(), "passed": null})
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BeforeGame, PairingEntry, PlayerChecks, RoundView};
    use adoube_tournament::ids::BoardId;

    use super::*;
    use crate::args::{CheckTarget, NoteArgs, Seat};

    fn checks(device: &str, fair_play: &str, waived: bool) -> PlayerChecks {
        PlayerChecks {
            device: CheckResult::from_word(device).map_or(0, Into::into),
            fair_play: CheckResult::from_word(fair_play).map_or(0, Into::into),
            waived,
        }
    }

    fn pairing(
        board: u32,
        required: bool,
        white: PlayerChecks,
        black: PlayerChecks,
    ) -> PairingEntry {
        PairingEntry {
            board,
            before: Some(BeforeGame {
                checks_required: required,
                white: Some(white),
                black: Some(black),
                ..BeforeGame::default()
            }),
            ..PairingEntry::default()
        }
    }

    fn listed(seat: Option<Seat>, board: Option<BoardId>) -> Vec<String> {
        let nobody = || checks("", "", false);
        let done = || checks("passed", "passed", false);
        let view = EventView {
            rounds: vec![RoundView {
                round: 1,
                pairings: vec![
                    pairing(1, true, done(), checks("", "passed", false)),
                    pairing(2, true, checks("failed", "", false), checks("", "", true)),
                    pairing(3, false, nobody(), nobody()),
                ],
                ..RoundView::default()
            }],
            ..EventView::default()
        };
        let args = CheckArgs {
            target: board.map(CheckTarget::Board),
            seat,
            kind: Looked::Both,
            round: board.is_none().then_some(1),
            passed: false,
            failed: false,
            list: true,
            report: String::new(),
            note: NoteArgs::default(),
        };
        let found = unlooked(&view, &args);
        found.iter().map(words).collect()
    }

    /// EVT-4: what failed and what was waived was looked at; where no check is asked for nobody looks.
    #[test]
    fn evt_4_what_nobody_looked_at_is_listed() {
        let (first, second) = (
            "1.1 Black: device check: not yet",
            "1.2 White: fair-play check: not yet",
        );
        assert_eq!(listed(None, None), [first, second]);
        let board = |board| Some(BoardId { round: 1, board });
        assert_eq!(listed(Some(Seat::Black), board(1)), [first]);
        assert!(listed(Some(Seat::White), board(1)).is_empty());
        assert!(listed(Some(Seat::Black), board(2)).is_empty());
    }
}
