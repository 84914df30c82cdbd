//! `adoube board notes`: what can be cited on a board, with the numbers of the notes.

use adoube_chess::{OnSquare, Placement, Square};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, DeviceNoteKind, DeviceNoted, GameView, PhysicalBoardDiffers};
use adoube_tournament::ids::BoardId;
use anyhow::{Context as _, Result};
use serde_json::json;

use crate::args::{Common, NotesArgs};
use crate::client::{CHIEF, Client};
use crate::games::comments::{breach, breach_at, side};
use crate::games::wire_ids;
use crate::lay;
use crate::say::Say;
use crate::text;
use crate::zone;

/// Lists them, in the order of their numbers.
pub(in crate::commands) async fn list(common: &Common, args: &NotesArgs, say: Say) -> Result<()> {
    let board = args.board;
    let mut client = Client::connect(common, CHIEF).await?;
    let games = client.games(board.round).await?;
    let game = wire_ids::game(&games, board).with_context(|| text!("cli-no-board", board))?;
    let notes = citable(game);
    let event = client.describe().await?;
    let zone = zone::of_event(&event);
    if notes.is_empty() {
        say.text(text!("cli-board-notes-none", board));
    }
    for note in &notes {
        let value = json!({
            "board": board.to_string(), "note": note.number, "seat": side(note.seat()),
            "what": DeviceNoteKind::word_of(note.what), "text": breach(note),
            "squares": different_squares(note),
        });
        say.result(lay::fold(&line(note, zone), 4, lay::width()), &value);
    }
    Ok(())
}

/// With the option that cites it, the squares that differed, and its times in this zone.
fn line(note: &DeviceNoted, zone: &str) -> String {
    let text = breach_at(note, &|millis| zone::time(millis, zone));
    let line = format!("--cites {}: {text}", note.number);
    let squares = different_squares(note);
    if squares.is_empty() {
        return line;
    }
    format!(
        "{line}. {}",
        text!("physical-board-squares", squares: squares.join(" "))
    )
}

/// The squares on which a physical board differed from the game, a1 first; none for a note of another kind.
fn different_squares(note: &DeviceNoted) -> Vec<String> {
    let [Ok(seen), Ok(game)] = [&note.placement, &note.game].map(|it| it.parse::<Placement>())
    else {
        return Vec::new();
    };
    let differs = |square: &Square| {
        let piece = match game.at(*square) {
            OnSquare::Piece(side, piece) => Some((side, piece)),
            OnSquare::Empty | OnSquare::Unidentified => None,
        };
        !seen.at(*square).fits(piece)
    };
    let squares = Square::all().filter(differs);
    squares.map(|square| square.to_string()).collect()
}

/// What the event forbids and happened at a device, and where a physical board differed.
fn citable(game: &GameView) -> Vec<DeviceNoted> {
    let mut notes: Vec<_> = game.events.iter().filter_map(note).collect();
    notes.sort_by_key(|note| note.number);
    notes
}

fn note(event: &BoardEvent) -> Option<DeviceNoted> {
    match event.event.as_ref()? {
        Event::DeviceNoted(note)
            if matches!(
                note.what(),
                DeviceNoteKind::Forbidden | DeviceNoteKind::LetGo
            ) =>
        {
            Some(note.clone())
        }
        Event::PhysicalBoardDiffers(differs) if differs.note > 0 => {
            Some(difference(event.time, differs))
        }
        _ => None,
    }
}

fn difference(at: u64, differs: &PhysicalBoardDiffers) -> DeviceNoted {
    DeviceNoted {
        number: differs.note,
        seat: differs.seat,
        at,
        error: Some(0),
        what: DeviceNoteKind::BoardDiffers.into(),
        text: differs.seen.clone(),
        placement: differs.placement.clone(),
        game: differs.game().to_owned(),
        ..DeviceNoted::default()
    }
}

/// The number of the note that the record of this number made; none where the record made none.
pub(super) fn number(games: &[GameView], board: BoardId, sequence: u64) -> Option<u32> {
    let events = &wire_ids::game(games, board)?.events;
    let event = events.iter().find(|event| event.sequence == sequence)?;
    note(event).map(|note| note.number)
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, Side};

    use super::*;

    const NOON: u64 = 1_655_467_200_000;

    fn game() -> GameView {
        let differs = |note| PhysicalBoardDiffers {
            seat: Side::White.into(),
            placement: "rnbqkbnr/8/8/8/8/8/8/K?6".to_owned(),
            game: Some("rnbqkb1r/8/5n2/8/8/8/8/KB6".to_owned()),
            note,
            seen: "moved two pieces at once.".to_owned(),
            ..PhysicalBoardDiffers::default()
        };
        let at_device = |number, what: &str| DeviceNoted {
            number,
            seat: Side::Black.into(),
            device: "lima-1".to_owned(),
            at: NOON,
            error: Some(0),
            what: DeviceNoteKind::from_word(what).unwrap().into(),
            text: "2 screens".to_owned(),
            first: number,
            ..DeviceNoted::default()
        };
        let events = [
            Event::DeviceNoted(at_device(1, "locked")),
            Event::PhysicalBoardDiffers(differs(3)),
            Event::DeviceNoted(at_device(2, "forbidden")),
            Event::PhysicalBoardDiffers(differs(0)),
        ];
        let numbered = (7..).zip(events);
        GameView {
            board: Some(BoardRef { round: 1, board: 3 }),
            events: numbered
                .map(|(sequence, event)| BoardEvent {
                    sequence,
                    time: NOON,
                    event: Some(event),
                    ..BoardEvent::default()
                })
                .collect(),
            ..GameView::default()
        }
    }

    /// EBD-5, O 20.6: a difference is listed with the number that cites it. A locked page, and a difference without a number,
    /// cannot be cited.
    #[test]
    fn ebd_5_what_can_be_cited_on_a_board_is_listed_with_its_number() {
        let lines: Vec<_> = citable(&game())
            .iter()
            .map(|note| line(note, "Europe/Madrid"))
            .collect();
        assert_eq!(
            lines,
            [
                "--cites 2: 14:00:00 CEST, something forbidden on Black's device lima-1, not \
                 prevented: 2 screens",
                "--cites 3: 14:00:00 CEST, White's board differed from the game (board: \
                 rnbqkbnr/8/8/8/8/8/8/K?6; game: rnbqkb1r/8/5n2/8/8/8/8/KB6): moved two pieces at \
                 once. Different on f6 g8",
            ]
        );
    }

    #[test]
    fn ebd_5_a_violation_is_told_with_the_number_of_its_note() {
        let board = BoardId { round: 1, board: 3 };
        let games = [game()];
        let found = [7, 8, 10, 99].map(|record| number(&games, board, record));
        assert_eq!(found, [None, Some(3), None, None]);
    }
}
