//! Where an offer of a draw stands in a score: beside a move of who made it (L 9.1.2 a, C.12).

use adoube_proto::v1::BoardEvent;
use adoube_proto::v1::board_event::Event;

/// The records of a game in the order in which a score tells them. An offer stands beside a move of who
/// made it: the one that he had just made; or else, as he offered before he moved, his next; or else,
/// where none came, the one before. Its answer stands behind it.
pub(super) fn in_order(events: &[BoardEvent]) -> Vec<&BoardEvent> {
    let mut told: Vec<((usize, bool), &BoardEvent)> = Vec::new();
    let mut behind = None;
    for (at, event) in events.iter().enumerate() {
        let place = match &event.event {
            Some(Event::DrawOffered(offer)) => {
                behind = place(events, at, offer.seat);
                behind
            }
            Some(Event::DrawDeclined(_)) => behind.take(),
            _ => None,
        };
        told.push(((place.unwrap_or(at), place.is_some()), event));
    }
    // Stable: what has one place stays in the order in which it happened.
    told.sort_by_key(|(place, _)| *place);
    told.into_iter().map(|(_, event)| event).collect()
}

/// The record of the move that an offer stands behind; none where it stays where it is.
fn place(events: &[BoardEvent], offered: usize, seat: i32) -> Option<usize> {
    let made = made(&events[..offered]);
    let own = |(at, of): &(usize, i32)| (*of == seat).then_some(*at);
    if made.last().is_some_and(|last| last.1 == seat) {
        return None;
    }
    next(&events[offered..], seat)
        .map(|next| offered + next)
        .or_else(|| made.iter().rev().find_map(own))
}

/// The moves that count, in order: where each is, and whose.
fn made(events: &[BoardEvent]) -> Vec<(usize, i32)> {
    let mut made = Vec::new();
    for (at, event) in events.iter().enumerate() {
        match &event.event {
            Some(Event::Moved(moved)) => made.push((at, moved.seat)),
            Some(Event::PositionRestored(back)) => {
                made.truncate(usize::try_from(back.ply).unwrap_or(usize::MAX));
            }
            _ => {}
        }
    }
    made
}

/// The next move of that side in the same course of play.
fn next(events: &[BoardEvent], seat: i32) -> Option<usize> {
    let goes_on = |event: &&BoardEvent| {
        !matches!(
            event.event,
            Some(Event::Finished(_) | Event::PositionRestored(_))
        )
    };
    let mut events = events.iter().take_while(goes_on);
    events.position(|event| matches!(&event.event, Some(Event::Moved(moved)) if moved.seat == seat))
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::{Language, Notation};
    use adoube_proto::v1::{
        DrawDeclined, DrawOffered, Finished, GameView, Moved, Opened, PositionRestored, Side,
        Started,
    };

    use super::*;
    use crate::{pgn, scores, tests::regulations};

    const MOVES: [(&str, &str); 4] = [
        ("e2e4", "e4"),
        ("e7e5", "e5"),
        ("g1f3", "Nf3"),
        ("b8c6", "Nc6"),
    ];

    /// Such as `m m W m -`: moves in order, an offer by White, by Black, `-` declined, `#` the end,
    /// `<` back to the first half-move.
    fn game(told: &str) -> GameView {
        let mut made = 0;
        let mut offered = Side::White;
        let mut event = |word: &str| match word {
            "m" => {
                let (uci, san) = MOVES[made];
                made += 1;
                let seat = if made % 2 == 1 {
                    Side::White
                } else {
                    Side::Black
                };
                Event::Moved(Moved {
                    seat: seat.into(),
                    uci: uci.to_owned(),
                    san: san.to_owned(),
                    ply: u32::try_from(made).unwrap(),
                    ..Moved::default()
                })
            }
            "W" | "B" => {
                offered = if word == "W" {
                    Side::White
                } else {
                    Side::Black
                };
                Event::DrawOffered(DrawOffered {
                    seat: offered.into(),
                })
            }
            "-" => {
                let seat = if offered == Side::White {
                    Side::Black
                } else {
                    Side::White
                };
                Event::DrawDeclined(DrawDeclined { seat: seat.into() })
            }
            "<" => {
                made = 1;
                Event::PositionRestored(PositionRestored {
                    ply: 1,
                    ..PositionRestored::default()
                })
            }
            _ => Event::Finished(Finished {
                ending: adoube_proto::v1::Ending::Agreement.into(),
                ..Finished::default()
            }),
        };
        let opened = Event::Opened(Opened {
            variant: adoube_proto::v1::Variant::Standard.into(),
            ..Opened::default()
        });
        let first = [opened, Event::Started(Started {})];
        let events = first.into_iter().chain(told.split(' ').map(&mut event));
        let events = (1..).zip(events).map(|(sequence, event)| BoardEvent {
            sequence,
            event: Some(event),
            ..BoardEvent::default()
        });
        GameView {
            events: events.collect(),
            ..GameView::default()
        }
    }

    /// END-2: as it was offered, and where PGN and scoresheet have it.
    #[test]
    fn end_2_an_offer_stands_beside_one_move_in_pgn_and_on_the_scoresheet() {
        for (told, pgn, sheet) in [
            // After his move, before his opponent's: as the Laws have it.
            ("m W m m", "1. e4 {W} 1... e5 2. Nf3", "1. e4 (=) e5 2. Nf3"),
            ("m m B m", "1. e4 e5 {B} 2. Nf3", "1. e4 e5 (=) 2. Nf3"),
            // Before his move: beside the one that he then made.
            (
                "m m W m m",
                "1. e4 e5 2. Nf3 {W} 2... Nc6",
                "1. e4 e5 2. Nf3 (=) Nc6",
            ),
            ("W m m", "1. e4 {W} 1... e5", "1. e4 (=) e5"),
            ("B m m", "1. e4 e5 {B}", "1. e4 e5 (=)"),
            ("m m W - m", "1. e4 e5 2. Nf3 {W -}", "1. e4 e5 2. Nf3 (=)"),
            // He made none: beside the one before.
            ("m m W #", "1. e4 {W} 1... e5 {#}", "1. e4 (=) e5"),
            (
                "m m m m W",
                "1. e4 e5 2. Nf3 {W} 2... Nc6",
                "1. e4 e5 2. Nf3 (=) Nc6",
            ),
            ("m m m B <", "1. e4 {<}", "1. e4"),
            ("m m m < B", "1. e4 {<}", "1. e4"),
        ] {
            let view = game(told);
            let written = adoube_chess::pgn::write(&pgn::game(&view, &regulations()).unwrap());
            let (_, moves) = written.split_once("\n\n").unwrap();
            let moves = moves.replace('\n', " ");
            let short = [
                ("(=) White offers a draw.", "W"),
                ("(=) Black offers a draw.", "B"),
                ("Black declines the draw.", "-"),
                ("Draw agreed.", "#"),
            ];
            let moves = short
                .iter()
                .fold(moves, |text, (long, short)| text.replace(long, short));
            if !told.contains('<') {
                let moves = moves.trim().trim_end_matches(['*', ' ']);
                assert_eq!(moves, pgn, "{told}");
            }
            let english = Notation::of(Language::English);
            let written = scores::write(&[view], &regulations(), english).unwrap();
            assert_eq!(written.lines().nth(1), Some(sheet), "{told}");
        }
    }
}
