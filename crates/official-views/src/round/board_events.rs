//! What an arbiter sees of the records that a change comes with: each move, how it came, the period that
//! it began, and whatever was done to the clocks, with its reason; and how far each side's periods are.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardView, GameStage, Moved, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::catalogue::filled;
use crate::comments;
use crate::text;

/// The moves, in their order.
pub(super) fn moves(view: &BoardView) -> impl DoubleEndedIterator<Item = &Moved> {
    view.events.iter().filter_map(|event| match &event.event {
        Some(Event::Moved(moved)) => Some(moved),
        _ => None,
    })
}

/// The moves before the last one that came with it: a premove comes with the move that it waited for.
pub(super) fn earlier(view: &BoardView) -> impl Iterator<Item = String> {
    let before = moves(view).filter(|moved| moved.ply < view.ply);
    before.map(|moved| {
        let mut told = vec![numbered(view, moved.ply, &moved.san)];
        told.extend(about(moved));
        told.join(", ")
    })
}

/// What is to be said of the last move.
pub(super) fn about_last(view: &BoardView) -> Vec<String> {
    let last = moves(view).rfind(|moved| moved.ply == view.ply);
    last.map_or_else(Vec::new, about)
}

fn about(moved: &Moved) -> Vec<String> {
    let premove = moved.premove;
    let premove = premove.then(|| filled(&CatalogueMessage::new("cli-live-premove")));
    let period = (moved.period > 0).then(|| {
        let begins = CatalogueMessage::new("cli-live-period-begins");
        filled(&begins.text("period", moved.period))
    });
    premove.into_iter().chain(period).collect()
}

/// `17...Nd5`, numbered as the position's FEN counts; empty before the first move.
pub(super) fn numbered(view: &BoardView, ply: u32, san: &str) -> String {
    if ply == 0 {
        return String::new();
    }
    let before = text::half_moves_before(&view.fen).saturating_sub(view.ply);
    text::numbered(before + ply, &[san])
}

/// What was done to the clocks by an arbiter, and why.
pub(super) fn clocks(view: &BoardView) -> Vec<String> {
    let told = view.events.iter().filter_map(|event| match &event.event {
        Some(
            Event::ClockAdjusted(_)
            | Event::PenaltiesProposed(_)
            | Event::PenaltiesRejected(_)
            | Event::PenaltiesWithdrawn(_)
            | Event::Penalised(_)
            | Event::TimeAdded(_),
        ) => comments::untimed(event),
        Some(Event::PositionRestored(back)) => Some(comments::back_to(event, back)),
        _ => None,
    });
    told.collect()
}

/// What befell the devices, as their venues reported it.
pub(super) fn devices(view: &BoardView) -> Vec<String> {
    let noted = view.events.iter();
    let noted = noted.filter(|event| {
        matches!(
            event.event,
            Some(Event::DeviceNoted(_) | Event::BreachesCited(_))
        )
    });
    noted.filter_map(comments::of).collect()
}

/// What befell the physical boards: a difference or a violation with the number of its note, a requirement that was lifted or
/// set again, and in the game a board that was disconnected or came back.
pub(super) fn physical_boards(view: &BoardView) -> Vec<String> {
    let is_under_way = matches!(view.state(), GameStage::Playing | GameStage::Paused);
    let told = view.events.iter().filter(|event| match &event.event {
        Some(Event::PhysicalBoardDiffers(_) | Event::PhysicalBoardRequirementSet(_)) => true,
        Some(Event::PhysicalBoardShown(_)) => is_under_way,
        _ => false,
    });
    told.filter_map(comments::untimed).collect()
}

/// Period and completed moves in it, of a side of a game that has several; none for any other.
pub(super) fn period(view: &BoardView, side: Side) -> Option<(u32, u32)> {
    let counters = view.counters?;
    Some(match side {
        Side::Black => (counters.black_period, counters.black_moves),
        Side::White | Side::Unspecified => (counters.white_period, counters.white_moves),
    })
}

/// The same of both sides; none where there is but one period.
pub(super) fn periods(view: &BoardView) -> Option<String> {
    let several = view.time_control.contains(':');
    let both = [Side::White, Side::Black].map(|side| period(view, side));
    let [Some(white), Some(black)] = both else {
        return None;
    };
    let counted = |(period, moves): (u32, u32)| format!("{period}/{moves}");
    several.then(|| {
        let periods = CatalogueMessage::new("cli-live-periods")
            .text("white", counted(white))
            .text("black", counted(black));
        filled(&periods)
    })
}
