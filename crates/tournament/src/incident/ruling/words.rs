//! A ruling's consequence in words, as an arbiter reads it before he confirms.

use adoube_chess::BySide;

use crate::board::{Basis, Board, Remedy, Score};
use crate::time::Millis;

/// What becomes of a board, such as "White 0:23:11, Black 0:18:02, Black to move, the clock starts 30 s after both
/// players are ready". Without the board, what does not depend on it.
pub fn consequence(board: Option<&Board>, remedy: &Remedy, start_in: Millis) -> String {
    match remedy {
        Remedy::Resume {
            white,
            black,
            basis,
        } => {
            let clocks = both(BySide::new(*white, *black), basis);
            let to_move = board.map_or_else(String::new, |board| {
                format!("{} to move, ", board.line().position().side_to_move())
            });
            format!("{clocks}, {to_move}{}", starts(start_in))
        }
        Remedy::Restart { control } => {
            let BySide { white, black } =
                BySide::from_fn(|side| whole(control.period(side, 0).on_the_clock()));
            let clocks = if white == black {
                format!("both clocks {white}")
            } else {
                format!("White {white}, Black {black}")
            };
            let kept = match board.map(Board::ply) {
                None => "the moves played stay".to_owned(),
                Some(1) => "the half-move played stays".to_owned(),
                Some(moves) => format!("the {moves} half-moves played stay"),
            };
            let control = control.notation();
            format!(
                "a new game, same colours, time control {control}, {clocks}, {}; {kept} in the record, but that \
                 game cannot be resumed",
                starts(start_in),
            )
        }
        Remedy::Result { score } => format!("the game ends {}", score_text(*score)),
        Remedy::Postpone => {
            "the game stays as it is until an arbiter resumes or restarts it".to_owned()
        }
    }
}

/// `White 0:23:11, Black 0:18:02`, as a resumption sets them.
pub(super) fn both(clocks: BySide<Millis>, basis: &Basis) -> String {
    let typed = basis.clocks.are_typed();
    let BySide { white, black } = clocks.map(|time| clock(time, typed));
    format!("White {white}, Black {black}")
}

fn starts(start_in: Millis) -> String {
    match start_in.0 / 1000 {
        0 => "the clock starts when both players are ready".to_owned(),
        seconds => format!("the clock starts {seconds} s after both players are ready"),
    }
}

/// A clock as it was typed; else as players see it, in whole seconds, and tenths of the last ten.
pub(super) fn clock(time: Millis, typed: bool) -> String {
    let step = match time.0 {
        _ if typed => 1,
        0..10_000 => 100,
        _ => 1000,
    };
    let shown = Millis(time.0 / step * step).to_string();
    if shown.contains('.') {
        shown.trim_end_matches('0').to_owned()
    } else {
        shown
    }
}

/// A clock in whole seconds, as players see it.
pub(super) fn whole(time: Millis) -> Millis {
    Millis(time.0 / 1000 * 1000)
}

pub(super) fn score_text(score: Score) -> String {
    format!("{}-{}", halves(score.white), halves(score.black))
}

fn halves(halves: u8) -> String {
    let whole = halves / 2;
    match (whole, halves % 2) {
        (0, 1) => "½".to_owned(),
        (_, 1) => format!("{whole}½"),
        _ => whole.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DIS-3: half a second that was typed is not shown as none.
    #[test]
    fn dis_3_a_clock_that_was_typed_is_told_as_it_was_typed() {
        for (millis, typed, told) in [
            (500, true, "0:00:00.5"),
            (300_250, true, "0:05:00.25"),
            (300_000, true, "0:05:00"),
            (300_250, false, "0:05:00"),
            (9_999, false, "0:00:09.9"),
            (10_999, false, "0:00:10"),
        ] {
            assert_eq!(clock(Millis(millis), typed), told);
        }
    }
}
