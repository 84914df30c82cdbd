//! What is said at a board beside its moves: offers of a draw (END-2), and who enters the moves of a
//! player who cannot (BRD-8).

use adoube_proto::v1::{BoardView, GameStage, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::control_words::notation_of;

use super::board_events;
use crate::catalogue::filled;

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// Lines for what is new at a board.
pub(super) fn news(before: Option<&BoardView>, after: &BoardView) -> Vec<String> {
    let Some(before) = before.filter(|before| before.attempt == after.attempt) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for of in SIDES {
        lines.extend(offered(before, after, of));
        lines.extend(assisted(before, after, of));
    }
    lines
}

/// An offer, with its number in this game; or that it stands no more.
fn offered(before: &BoardView, after: &BoardView, by: Side) -> Option<String> {
    let (was, is) = (offers(before, by), offers(after, by));
    if is > was {
        let offered = CatalogueMessage::new("cli-live-draw-offer")
            .text("side", by.word())
            .text("offer", is);
        return Some(filled(&offered));
    }
    let stood = before.draw_offered_by() == by;
    let gone = after.draw_offered_by() != by && after.state() != GameStage::Finished;
    (stood && gone).then(|| {
        let over = CatalogueMessage::new("cli-live-draw-offer-over");
        filled(&over.text("side", by.word()))
    })
}

fn assisted(before: &BoardView, after: &BoardView, of: Side) -> Option<String> {
    let (was, is) = (assistant(before, of), assistant(after, of));
    let (told, assistant) = match is {
        is if is == was => return None,
        "" => (CatalogueMessage::new("cli-live-assistant-ended"), was),
        is => (CatalogueMessage::new("cli-live-assistant"), is),
    };
    let told = told.text("assistant", assistant).text("side", of.word());
    Some(filled(&told))
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

/// The same as it stands: devices, whose offer, how many there were, assistants, and what is special about the game.
pub(super) fn state(board: &BoardView) -> Vec<String> {
    let offers = (board.white_draw_offers, board.black_draw_offers);
    let made = (offers != (0, 0)).then(|| {
        CatalogueMessage::new("cli-live-draws-offered")
            .text("white", offers.0)
            .text("black", offers.1)
    });
    let offered = match board.draw_offered_by() {
        Side::Unspecified => None,
        by => Some(CatalogueMessage::new("cli-live-offers-draw").text("side", by.word())),
    };
    let assisted = SIDES.into_iter().filter_map(|of| {
        let assistant = assistant(board, of);
        let told = CatalogueMessage::new("cli-live-assisted")
            .text("side", of.word())
            .text("assistant", assistant);
        (!assistant.is_empty()).then_some(told)
    });
    let control = board.own_time_control.then(|| {
        CatalogueMessage::new("cli-live-time-control")
            .text("control", notation_of(&board.time_control))
    });
    let told = devices(board).into_iter().chain(offered).chain(made);
    let told = told.chain(assisted).chain(odds(board)).chain(control);
    let told = told.map(|message| filled(&message));
    told.chain(board_events::periods(board)).collect()
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
fn devices(board: &BoardView) -> Vec<CatalogueMessage> {
    let told = SIDES.into_iter().flat_map(|of| {
        let device = at_device(board, of);
        let locked = CatalogueMessage::new("cli-live-page-locked");
        let not_held = CatalogueMessage::new("cli-live-not-locked");
        let breaches = CatalogueMessage::new("cli-live-breaches").number("n", device.breaches);
        let all = [
            (device.page_locked, locked),
            (device.not_held, not_held),
            (device.breaches > 0, breaches),
        ];
        let told = all.into_iter().filter(|(is, _)| *is);
        told.map(move |(_, message)| message.text("side", of.word()))
    });
    told.collect()
}

/// Whose a drawn game is, where it is not shared.
pub(super) fn odds(board: &BoardView) -> Option<CatalogueMessage> {
    match board.draw_odds() {
        Side::Unspecified => None,
        of => Some(CatalogueMessage::new("cli-live-draw-odds").text("side", of.word())),
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
        let told = "White's page is LOCKED, White's computer is NOT LOCKED, 1 BREACH at White's \
                    device, 3 BREACHES at Black's device";
        assert_eq!(state(&board).join(", "), told);
        assert_eq!(state(&BoardView::default()), [""; 0]);
    }
}
