//! A game as it was recorded, beside its source.

use adoube_exchange::pgn;
use adoube_proto::v1::GameView;
use adoube_proto::v1::board_event::Event;
use adoube_tournament::regulations::Regulations;
use anyhow::Result;

use super::table::late_flag;
use crate::game::{Leeway, Run};
use crate::source::Played;

/// The game as it went, for the judge, and its text.
pub(super) fn of(
    played: Played,
    view: GameView,
    regulations: &Regulations,
    leeway: Leeway,
    trouble: Option<String>,
) -> Result<(Run, String)> {
    let mut game = pgn::game(&view, regulations)?;
    played.put(&mut game);
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

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;
    use adoube_proto::v1::{BoardEvent, Opened, Started};

    use super::*;

    /// In March of 2026.
    const NOW: u64 = 1_773_000_000_000;

    #[test]
    fn the_game_keeps_the_day_of_its_source_not_that_of_the_replay() {
        let text = "[Event \"Open\"]\n[Site \"Lima\"]\n[Date \"1972.07.11\"]\n\n1-0";
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let control = crate::control::read(Some("60"), None).unwrap();
        let played = crate::source::take(&game, 1, 1, &control).unwrap();
        let regulations = include_str!("../../../demo/fixtures/candidates-2022.toml");
        let regulations = adoube_regulations::from_toml(regulations).unwrap();
        let event = |event| BoardEvent {
            time: NOW,
            event: Some(event),
            ..BoardEvent::default()
        };
        let view = GameView {
            events: vec![
                event(Event::Opened(Opened::default())),
                event(Event::Started(Started::default())),
            ],
            ..GameView::default()
        };
        let (_, text) = of(played, view, &regulations, Leeway::default(), None).unwrap();
        for tag in ["Event \"Open\"", "Site \"Lima\"", "Date \"1972.07.11\""] {
            assert!(text.contains(&format!("[{tag}]")), "{text}");
        }
        assert!(!text.contains("2026"), "{text}");
    }
}
