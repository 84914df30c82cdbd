//! A game as it was recorded, beside its source.

use adoube_proto::v1::GameView;
use adoube_proto::v1::board_event::Event;
use adoube_tournament::regulations::Regulations;
use anyhow::Result;

use super::table::late_flag;
use crate::games::pgn;
use crate::replay::game::Run;
use crate::replay::source::Played;

/// The game as it went, for the judge, and its text.
pub(super) fn of(
    played: Played,
    view: GameView,
    regulations: &Regulations,
    leeway: u64,
    trouble: Option<String>,
) -> Result<(Run, String)> {
    let mut game = pgn::game(&view, regulations)?;
    played.tags.put(&mut game);
    let text = adoube_chess::pgn::write(&game);
    let mut run = Run::within(played, leeway);
    if let Some(trouble) = trouble {
        run.refuse(trouble);
    }
    for event in view.events {
        if let Some(Event::Moved(moved)) = &event.event {
            let index = usize::try_from(moved.ply).unwrap_or(0).checked_sub(1);
            let wanted = index.and_then(|index| run.played.moves.get(index));
            if wanted.map(ToString::to_string).as_deref() != Some(moved.uci.as_str()) {
                run.refuse(format!(
                    "ply {}: {} is not in the source",
                    moved.ply, moved.uci
                ));
            }
        }
        run.take(event);
    }
    let late = run.finished.as_ref();
    let late = late.and_then(|finished| late_flag(&run.played, run.plies, finished));
    if let Some(late) = late {
        run.refuse(late);
    }
    Ok((run, text))
}
