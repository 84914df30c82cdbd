//! Another game on the same board: from where it begins, and why (BRD-9, DIS-5, EVT-6).

use adoube_proto::v1::BoardView;
use adoube_proto::v1::board_event::Event;
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::narrator::people;
use crate::catalogue::filled;
use crate::text;

/// A line for another game on the same board.
pub(super) fn line(before: &BoardView, after: &BoardView) -> Option<String> {
    if before.attempt == 0 || before.attempt == after.attempt {
        return None;
    }
    let how = after
        .events
        .iter()
        .rev()
        .find_map(|event| match &event.event {
            Some(Event::Restarted(restarted)) => Some(restarted),
            _ => None,
        });
    let (from, why) = how.map_or(("", ""), |it| (it.fen.as_str(), it.reason.as_str()));
    let starts = match from {
        "" => CatalogueMessage::new("cli-live-new-game"),
        from => CatalogueMessage::new("cli-live-new-game-from").text("fen", from),
    };
    let starts = starts
        .text("game", after.attempt)
        .text("players", people(after));
    Some(filled(&starts) + &text::after_colon(why))
}
