//! Whether a game ended as its source did.

use adoube_chess::{Position, Start};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Ending, GameView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use adoube_user_text::text;

use crate::source::Game;

/// A game as it was played here, beside its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The board's number.
    pub board: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// What the source says: result, ending, half-moves.
    pub source: String,
    /// What happened here.
    pub here: String,
    /// How often its clocks were stopped.
    pub pauses: usize,
    /// For how long in all, real milliseconds.
    pub paused_ms: u64,
    /// For how long a seat was not heard, real milliseconds.
    pub silent_ms: u64,
    /// What is not as in the source; empty if all is.
    pub differences: Vec<CatalogueMessage>,
}

/// Compares a game with its source. `speed` turns recorded time into real time.
pub(super) fn compare(
    game: &Game,
    names: (String, String),
    view: Option<&GameView>,
    speed: f64,
) -> Verdict {
    let events = view.map_or(&[][..], |view| &view.events);
    let events = counted(events);
    let here = Here::of(events);
    let mut differences = Vec::new();
    let mut differ = |id: &'static str, source: &str, here: &str| {
        if source != here {
            differences.push(message!(id, here, source));
        }
    };
    let plies = (game.plies.to_string(), here.plies.to_string());
    differ("cli-demo-differs-plies", &plies.0, &plies.1);
    differ("cli-demo-differs-result", &game.result, &here.result);
    differ("cli-demo-differs-ending", &game.ending, &here.ending);
    match &here.fen {
        Some(fen) => differ("cli-demo-differs-position", &game.final_fen, fen),
        None => differences.push(message!("cli-demo-differs-illegal")),
    }
    let moves: Vec<&str> = game.moves.iter().map(|(uci, _)| uci.as_str()).collect();
    if differences.is_empty() && here.moves != moves {
        differences.push(message!("cli-demo-differs-moves"));
    }
    Verdict {
        board: game.board,
        white: names.0,
        black: names.1,
        source: format!("{} {} {}", game.result, game.ending, game.plies),
        here: format!("{} {} {}", here.result, here.ending, here.plies),
        pauses: pauses(events).len(),
        paused_ms: real(pauses(events).iter().sum(), speed),
        silent_ms: real(silent(events), speed),
        differences,
    }
}

/// The records of the game that counts: from the last time that it began anew.
fn counted(events: &[BoardEvent]) -> &[BoardEvent] {
    let anew = |event: &BoardEvent| matches!(event.event, Some(Event::Restarted(_)));
    let last = events.iter().rposition(anew);
    &events[last.unwrap_or(0)..]
}

struct Here {
    moves: Vec<String>,
    plies: usize,
    result: String,
    ending: String,
    /// None after an illegal move.
    fen: Option<String>,
}

impl Here {
    fn of(events: &[BoardEvent]) -> Self {
        let moves = moves(events);
        let finished = events.iter().rev().find_map(|event| match &event.event {
            Some(Event::Finished(finished)) => Some(finished),
            _ => None,
        });
        let result = finished.and_then(|finished| finished.result);
        Self {
            plies: moves.len(),
            fen: position(&moves),
            moves,
            result: result.map_or_else(
                || "*".to_owned(),
                |points| text::show_result(points.white_halves, points.black_halves),
            ),
            ending: finished.map_or_else(
                || "unfinished".to_owned(),
                |f| Ending::word_of(f.ending).to_owned(),
            ),
        }
    }
}

/// The moves that count.
fn moves(events: &[BoardEvent]) -> Vec<String> {
    let mut played = Vec::new();
    for event in events {
        match &event.event {
            Some(Event::Moved(moved)) => played.push(moved.uci.clone()),
            Some(Event::PositionRestored(back)) => {
                played.truncate(usize::try_from(back.ply).unwrap_or(usize::MAX));
            }
            _ => {}
        }
    }
    played
}

/// The position after these moves, by our own rules and not by what was sent.
fn position(moves: &[String]) -> Option<String> {
    let mut position = Position::from_start(&Start::standard()).ok()?;
    for uci in moves {
        let mv = position.parse_uci(uci).ok()?;
        position.play(mv).ok()?;
    }
    Some(position.fen())
}

/// For how long the clocks stood each time, game milliseconds, outages included.
fn pauses(events: &[BoardEvent]) -> Vec<u64> {
    let mut since = None;
    let mut pauses = Vec::new();
    for event in events {
        match &event.event {
            Some(Event::Paused(_)) => since = since.or(Some(event.time)),
            Some(Event::Outage(outage)) => since = since.or(Some(outage.from)),
            Some(Event::Resumed(_) | Event::Finished(_)) => {
                pauses.extend(since.take().map(|since| event.time.saturating_sub(since)));
            }
            _ => {}
        }
    }
    pauses
}

/// Game milliseconds between a seat's last contact and its return.
fn silent(events: &[BoardEvent]) -> u64 {
    let mut total = 0;
    for (index, event) in events.iter().enumerate() {
        let Some(Event::SeatLost(lost)) = &event.event else {
            continue;
        };
        let back = events[index..].iter().find(|later| match &later.event {
            Some(Event::SeatBack(back)) => back.seat == lost.seat,
            _ => false,
        });
        total += back.map_or(0, |back| back.time.saturating_sub(lost.last_contact));
    }
    total
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "spans of hours, a speed of at least one"
)]
fn real(game_ms: u64, speed: f64) -> u64 {
    (game_ms as f64 / speed.max(0.01)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Source;
    use adoube_proto::v1::{
        Finished, Moved, Paused, Result as Points, Resumed, SeatBack, SeatLost, Side,
    };

    fn event(time: u64, event: Event) -> BoardEvent {
        BoardEvent {
            time,
            event: Some(event),
            ..BoardEvent::default()
        }
    }

    /// Board 2 as it was played, with a silence of Black's in it.
    fn view(game: &Game) -> GameView {
        let mut events: Vec<BoardEvent> = (0..)
            .zip(&game.moves)
            .map(|(ply, (uci, _))| {
                let moved = Moved {
                    ply: ply + 1,
                    uci: uci.clone(),
                    ..Moved::default()
                };
                event(u64::from(ply) * 1_000, Event::Moved(moved))
            })
            .collect();
        let seat = Side::Black.into();
        let lost = SeatLost {
            seat,
            last_contact: 9_000,
            ..SeatLost::default()
        };
        events.insert(10, event(609_000, Event::SeatLost(lost)));
        events.insert(
            11,
            event(
                609_000,
                Event::Paused(Paused {
                    seat,
                    ..Paused::default()
                }),
            ),
        );
        events.insert(12, event(1_809_000, Event::SeatBack(SeatBack { seat })));
        events.insert(13, event(1_809_000, Event::Resumed(Resumed::default())));
        let result = Some(Points {
            white_halves: 0,
            black_halves: 2,
        });
        let finished = Finished {
            result,
            ending: Ending::Resignation.into(),
            ..Finished::default()
        };
        events.push(event(9_000_000, Event::Finished(finished)));
        GameView {
            events,
            ..GameView::default()
        }
    }

    fn verdict(game: &Game, view: Option<&GameView>) -> Verdict {
        compare(game, ("W".to_owned(), "B".to_owned()), view, 200.0)
    }

    #[test]
    fn a_game_as_in_the_source_is_accepted_with_its_pauses_told() {
        let source = Source::read().unwrap();
        let game = &source.games[1];
        let verdict = verdict(game, Some(&view(game)));
        assert_eq!(verdict.differences, []);
        assert_eq!(
            (verdict.pauses, verdict.paused_ms, verdict.silent_ms),
            (1, 6_000, 9_000)
        );
        assert_eq!(verdict.here, "0-1 resignation 64");
    }

    #[test]
    fn an_outage_is_a_pause_from_its_beginning() {
        use adoube_proto::v1::Outage;
        let outage = Outage {
            from: 1_000,
            until: 3_000,
            ..Outage::default()
        };
        let events = [
            event(3_000, Event::Outage(outage)),
            event(5_000, Event::Resumed(Resumed::default())),
            event(6_000, Event::Paused(Paused::default())),
            event(9_000, Event::Finished(Finished::default())),
        ];
        assert_eq!(pauses(&events), [4_000, 3_000]);
    }

    #[test]
    fn every_difference_is_told() {
        let source = Source::read().unwrap();
        let game = &source.games[1];
        assert_eq!(verdict(game, None).differences.len(), 4);
        let mut flagged = view(game);
        if let Some(Event::Finished(finished)) = &mut flagged.events.last_mut().unwrap().event {
            finished.ending = Ending::Flag.into();
        }
        let told = verdict(game, Some(&flagged)).differences;
        let told: Vec<String> = told.iter().map(crate::filled).collect();
        assert_eq!(told, ["the ending is flag, in the source resignation"]);
        let mut short = view(game);
        short.events.remove(3);
        assert!(verdict(game, Some(&short)).differences.len() >= 2);
    }
}
