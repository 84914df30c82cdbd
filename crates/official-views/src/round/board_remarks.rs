//! What is said at a board beside its moves: offers of a draw (END-2), and who enters the moves of a
//! player who cannot (BRD-8).

use adoube_proto::v1::{BoardView, GameStage, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::control_words::notation_of;

use super::board_events;
use super::board_side::BoardSide;
use crate::catalogue::filled;

/// Lines for what is new at a board.
pub(super) fn news(before: Option<&BoardView>, after: &BoardView) -> Vec<String> {
    let Some(before) = before.filter(|before| before.attempt == after.attempt) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for (was, is) in BoardSide::both(before).iter().zip(&BoardSide::both(after)) {
        lines.extend(offered(before, after, (was, is)));
        lines.extend(assisted(was, is));
    }
    lines
}

/// An offer, with its number in this game; or that it is no longer valid.
fn offered(
    before: &BoardView,
    after: &BoardView,
    (was, is): (&BoardSide<'_>, &BoardSide<'_>),
) -> Option<String> {
    let by = is.side;
    if is.draw_offers > was.draw_offers {
        let offered = CatalogueMessage::new("cli-live-draw-offer")
            .text("side", by.word())
            .text("offer", is.draw_offers);
        return Some(filled(&offered));
    }
    let stood = before.draw_offered_by() == by;
    let gone = after.draw_offered_by() != by && after.state() != GameStage::Finished;
    (stood && gone).then(|| {
        let over = CatalogueMessage::new("cli-live-draw-offer-over");
        filled(&over.text("side", by.word()))
    })
}

fn assisted(was: &BoardSide<'_>, is: &BoardSide<'_>) -> Option<String> {
    let (told, assistant) = match is.assistant {
        assistant if assistant == was.assistant => return None,
        "" => (
            CatalogueMessage::new("cli-live-assistant-ended"),
            was.assistant,
        ),
        assistant => (CatalogueMessage::new("cli-live-assistant"), assistant),
    };
    let told = told.text("assistant", assistant);
    Some(filled(&told.text("side", is.side.word())))
}

/// The current state: devices, whose offer, how many there were, assistants, and what is special about the game.
pub(super) fn state(board: &BoardView) -> Vec<String> {
    let sides = BoardSide::both(board);
    let made = sides.iter().any(|side| side.draw_offers > 0).then(|| {
        CatalogueMessage::new("cli-live-draws-offered")
            .text("white", board.white_draw_offers)
            .text("black", board.black_draw_offers)
    });
    let offered = match board.draw_offered_by() {
        Side::Unspecified => None,
        by => Some(CatalogueMessage::new("cli-live-offers-draw").text("side", by.word())),
    };
    let assisted = sides.iter().filter(|side| !side.assistant.is_empty());
    let assisted = assisted.map(|side| {
        CatalogueMessage::new("cli-live-assisted")
            .text("side", side.side.word())
            .text("assistant", side.assistant)
    });
    let control = board.own_time_control.then(|| {
        CatalogueMessage::new("cli-live-time-control")
            .text("control", notation_of(&board.time_control))
    });
    let told = devices(&sides).into_iter().chain(offered).chain(made);
    let told = told.chain(assisted).chain(odds(board)).chain(control);
    let told = told.map(|message| filled(&message));
    told.chain(board_events::periods(board)).collect()
}

/// The state of the devices: a locked page stops no clock (VEN-3); a machine that is not locked, and a breach, are an
/// official's to look at (VEN-2).
fn devices(sides: &[BoardSide<'_>; 2]) -> Vec<CatalogueMessage> {
    let told = sides.iter().flat_map(|side| {
        let locked = CatalogueMessage::new("cli-live-page-locked");
        let not_locked = CatalogueMessage::new("cli-live-not-locked");
        let breaches = CatalogueMessage::new("cli-live-breaches").number("n", side.breaches);
        let all = [
            (side.page_locked, locked),
            (side.not_locked, not_locked),
            (side.breaches > 0, breaches),
        ];
        let told = all.into_iter().filter(|(is, _)| *is);
        told.map(|(_, message)| message.text("side", side.side.word()))
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
