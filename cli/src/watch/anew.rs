//! Another game on the same board: from where it begins, and why (BRD-9, DIS-5, EVT-6).

use adoube_proto::v1::BoardView;
use adoube_proto::v1::board_event::Event;

use super::lines::people;

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
            Some(Event::Restarted(anew)) => Some(anew),
            _ => None,
        });
    let (from, why) = how.map_or(("", ""), |anew| (anew.fen.as_str(), anew.reason.as_str()));
    let told = |word: &str, text: &str| match text {
        "" => String::new(),
        text => format!("{word}{text}"),
    };
    Some(format!(
        "game {} begins anew, {}{}{}",
        after.attempt,
        people(after),
        told(", from ", from),
        told(": ", why)
    ))
}
