//! What is said at a board beside its moves: offers of a draw (END-2), and who enters the moves of a
//! player who cannot (BRD-8).

use adoube_proto::v1::{BoardView, Side};
use adoube_tournament::typed_time::notation_of;

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
    (stood && gone).then(|| format!("{}'s draw offer is no longer valid", side(by)))
}

fn assisted(before: &BoardView, after: &BoardView, of: Side) -> Option<String> {
    let (was, is) = (assistant(before, of), assistant(after, of));
    match is {
        is if is == was => None,
        "" => Some(format!("{was} no longer enters the moves of {}", side(of))),
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
        format!(", time control {}", notation_of(&board.time_control))
    } else {
        String::new()
    };
    let (odds, periods) = (odds(board), arbiter::periods(board));
    let assisted: String = assisted.collect();
    let devices = devices(board);
    format!("{devices}{stands}{made}{assisted}{odds}{control}{periods}")
}

/// How a side's device stands.
pub(super) struct AtDevice {
    /// Its page takes no input.
    pub page_locked: bool,
    /// Its machine is not held as the event asks.
    pub not_held: bool,
    /// How many kinds of breaches there were.
    pub breaches: u32,
}

pub(super) const fn at_device(board: &BoardView, of: Side) -> AtDevice {
    match of {
        Side::Black => AtDevice {
            page_locked: board.black_page_locked,
            not_held: board.black_not_held,
            breaches: board.black_breaches,
        },
        Side::White | Side::Unspecified => AtDevice {
            page_locked: board.white_page_locked,
            not_held: board.white_not_held,
            breaches: board.white_breaches,
        },
    }
}

/// What stands of the devices: a page that is locked stops no clock (VEN-3); a machine that is not held, and a breach, are an
/// official's to look at (VEN-2).
fn devices(board: &BoardView) -> String {
    let told = SIDES.into_iter().map(|of| {
        let device = at_device(board, of);
        let of_side = |is: bool, what: &str| {
            let told = is.then(|| format!(", {}'s {what}", side(of)));
            told.unwrap_or_default()
        };
        let locked = of_side(device.page_locked, "page is LOCKED");
        let held = of_side(device.not_held, "computer is NOT LOCKED");
        let breaches = match device.breaches {
            0 => String::new(),
            1 => format!(", 1 BREACH at {}'s device", side(of)),
            many => format!(", {many} BREACHES at {}'s device", side(of)),
        };
        locked + &held + &breaches
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
            white_not_held: true,
            white_breaches: 1,
            black_breaches: 3,
            ..BoardView::default()
        };
        let told = ", White's page is LOCKED, White's computer is NOT LOCKED, 1 BREACH at White's \
                    device, 3 BREACHES at Black's device";
        assert_eq!(devices(&board), told);
        assert!(state(&board).starts_with(told));
        assert_eq!(devices(&BoardView::default()), "");
    }
}
