//! What is said at a board beside its moves: offers of a draw (END-2), and who enters the moves of a
//! player who cannot (BRD-8).

use adoube_proto::v1::{BoardView, Side};

use super::arbiter;
use crate::games::comments::side;

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// Lines for what is new at a board.
pub(super) fn told(board: &str, before: Option<&BoardView>, after: &BoardView) -> Vec<String> {
    let Some(before) = before.filter(|before| before.attempt == after.attempt) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for of in SIDES {
        lines.extend(offered(before, after, of));
        lines.extend(assisted(before, after, of));
    }
    lines
        .iter()
        .map(|line| format!("{board}: {line}"))
        .collect()
}

/// An offer, with its number in this game; or that it stands no more.
fn offered(before: &BoardView, after: &BoardView, by: Side) -> Option<String> {
    let (was, is) = (offers(before, by), offers(after, by));
    if is > was {
        return Some(format!("{} offers a draw, offer {is}", side(by)));
    }
    let stood = before.draw_offered_by() == by;
    let gone = after.draw_offered_by() != by && after.state != "finished";
    (stood && gone).then(|| format!("{}'s offer of a draw stands no more", side(by)))
}

fn assisted(before: &BoardView, after: &BoardView, of: Side) -> Option<String> {
    let (was, is) = (assistant(before, of), assistant(after, of));
    match is {
        is if is == was => None,
        "" => Some(format!("{was} enters no more moves of {}", side(of))),
        is => Some(format!("{is} enters the moves of {}", side(of))),
    }
}

/// How many draws the side offered in this game.
const fn offers(board: &BoardView, by: Side) -> u32 {
    match by {
        Side::Black => board.black_draw_offers,
        Side::White | Side::Unspecified => board.white_draw_offers,
    }
}

/// Who enters the side's moves; empty where the player does.
pub(super) fn assistant(board: &BoardView, of: Side) -> &str {
    match of {
        Side::Black => &board.black_assistant,
        Side::White | Side::Unspecified => &board.white_assistant,
    }
}

/// The same as it stands: whose offer, how many there were, and assistants.
pub(super) fn state(board: &BoardView) -> String {
    let stands = match board.draw_offered_by() {
        Side::Unspecified => String::new(),
        by => format!(", {} offers a draw", side(by)),
    };
    let made = match (board.white_draw_offers, board.black_draw_offers) {
        (0, 0) => String::new(),
        (white, black) => format!(", draws offered: White {white}, Black {black}"),
    };
    let assisted = SIDES.into_iter().filter_map(|of| {
        let assistant = assistant(board, of);
        (!assistant.is_empty()).then(|| format!(", {} assisted by {assistant}", side(of)))
    });
    let control = if board.own_time_control {
        format!(", time control {}", board.time_control)
    } else {
        String::new()
    };
    let (odds, periods) = (odds(board), arbiter::periods(board));
    let assisted: String = assisted.collect();
    let devices = devices(board);
    format!("{devices}{stands}{made}{assisted}{odds}{control}{periods}")
}

/// Whether the page of the side's device is locked, and how many kinds of breaches there were.
pub(super) const fn at_device(board: &BoardView, of: Side) -> (bool, u32) {
    match of {
        Side::Black => (board.black_page_locked, board.black_breaches),
        Side::White | Side::Unspecified => (board.white_page_locked, board.white_breaches),
    }
}

/// What stands of the devices: a page that is locked stops no clock (VEN-3), and a breach is an official's to look at (VEN-2).
fn devices(board: &BoardView) -> String {
    let told = SIDES.into_iter().map(|of| {
        let (locked, breaches) = at_device(board, of);
        let locked = if locked {
            format!(", {}'s page is LOCKED", side(of))
        } else {
            String::new()
        };
        let breaches = match breaches {
            0 => String::new(),
            1 => format!(", 1 BREACH at {}'s device", side(of)),
            many => format!(", {many} BREACHES at {}'s device", side(of)),
        };
        locked + &breaches
    });
    told.collect()
}

/// Whose a drawn game is, where it is not shared.
pub(super) fn odds(board: &BoardView) -> String {
    match board.draw_odds() {
        Side::Unspecified => String::new(),
        of => format!(", draw odds {}", side(of)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who begins to watch then is told what stands.
    #[test]
    fn ven_2_a_page_that_is_locked_and_breaches_stand_at_the_board() {
        let board = BoardView {
            white_page_locked: true,
            white_breaches: 1,
            black_breaches: 3,
            ..BoardView::default()
        };
        let told =
            ", White's page is LOCKED, 1 BREACH at White's device, 3 BREACHES at Black's device";
        assert_eq!(devices(&board), told);
        assert!(state(&board).starts_with(told));
        assert_eq!(devices(&BoardView::default()), "");
    }
}
