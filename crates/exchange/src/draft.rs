//! A round's pairings as people edit them, on their way to the coordinator and from it.

use std::collections::BTreeMap;

use adoube_chess::{Start, Variant};
use adoube_proto::v1::{self, ByeEntry, EventView, PairingEntry, RoundView, StartPosition};
use adoube_tournament::pairing::{Draft, read_edited, write_edited};
use adoube_tournament::scoring::ByeKind;
use adoube_user_text::catalogue::{CatalogueMessage, filled, trouble_of};
use adoube_user_text::plain;
use anyhow::{Context as _, Result, anyhow};

use super::Imported;
use crate::event_rounds;

/// Reads the text of a round's pairings; start positions are of the event's variant.
pub fn read(text: &str, round: Option<u16>, variant: Variant) -> Result<Imported> {
    let round = round
        .filter(|round| *round > 0)
        .ok_or_else(|| trouble_of(&CatalogueMessage::new("file-pairings-without-round")))?;
    let draft = read_edited(text, variant).map_err(|wrong| {
        let wrong = wrong.iter().map(|wrong| {
            let message = CatalogueMessage::new("file-pairings-line")
                .text("line", wrong.line)
                .text("text", &wrong.text);
            filled(&message)
        });
        anyhow!(plain::first_errors(&wrong.collect::<Vec<_>>()))
    })?;
    if draft.boards.is_empty() && draft.byes.is_empty() {
        return Err(trouble_of(&CatalogueMessage::new("file-pairings-empty")));
    }
    Ok(Imported {
        round,
        pairings: pairings(&draft),
        byes: byes(&draft),
        ..Imported::default()
    })
}

/// Writes the pairings of a round that can be read again.
pub fn write(view: &EventView, round: u16) -> Result<String> {
    let known = event_rounds::round(view, round)?;
    if known.pairings.is_empty() && known.byes.is_empty() {
        let message = CatalogueMessage::new("file-pairings-none").text("round", round);
        return Err(trouble_of(&message));
    }
    let names = names(view);
    let name = |number| names.get(&number).cloned().unwrap_or_default();
    Ok(write_edited(&of_round(known)?, name))
}

fn of_round(view: &RoundView) -> Result<Draft> {
    let mut draft = Draft::default();
    let drawn = |board| {
        let boards = view.draws.iter().flat_map(|draw| &draw.boards);
        boards.clone().any(|drawn| drawn.board == board)
    };
    for pairing in &view.pairings {
        let numbers = [pairing.board, pairing.white, pairing.black].map(u16::try_from);
        let [board, white, black] = numbers;
        let board = board?;
        draft.boards.push((board, white?, black?));
        // Lots are drawn again where pairings change; what was given stays with its board.
        let start = pairing.start.as_ref().filter(|_| !drawn(pairing.board));
        let start = start.and_then(given);
        draft.starts.extend(start.map(|start| (board, start)));
    }
    for bye in &view.byes {
        let kind = bye.kind.chars().next().and_then(ByeKind::from_letter);
        let kind = kind.with_context(|| {
            filled(&CatalogueMessage::new("file-no-bye").text("bye", &bye.kind))
        })?;
        draft.byes.push((bye.player.try_into()?, kind));
    }
    Ok(draft)
}

/// From the wire; none for what this version does not know.
fn given(start: &StartPosition) -> Option<Start> {
    let variant = match start.variant() {
        v1::Variant::Standard => Variant::Standard,
        v1::Variant::Chess960 => Variant::Chess960,
        v1::Variant::Unspecified => return None,
    };
    let fen = Some(start.fen.clone()).filter(|fen| !fen.is_empty());
    Some(Start { variant, fen })
}

/// For the wire; none for the position that chess begins from.
pub fn start(start: &Start) -> Option<StartPosition> {
    let variant = match start.variant {
        Variant::Standard => v1::Variant::Standard,
        Variant::Chess960 => v1::Variant::Chess960,
    };
    (*start != Start::standard()).then(|| StartPosition {
        variant: variant.into(),
        fen: start.fen.clone().unwrap_or_default(),
    })
}

/// Everybody's name by starting number.
pub fn names(view: &EventView) -> BTreeMap<u16, String> {
    let players = view.players.iter();
    let name = players.filter_map(|p| Some((u16::try_from(p.number).ok()?, p.name.clone())));
    name.collect()
}

/// For the wire.
pub fn pairings(draft: &Draft) -> Vec<PairingEntry> {
    let entry = |(board, white, black): &(u16, u16, u16)| PairingEntry {
        board: (*board).into(),
        white: (*white).into(),
        black: (*black).into(),
        start: draft.starts.get(board).and_then(start),
        ..PairingEntry::default()
    };
    draft.boards.iter().map(entry).collect()
}

/// For the wire.
pub fn byes(draft: &Draft) -> Vec<ByeEntry> {
    let entry = |(player, kind): &(u16, ByeKind)| ByeEntry {
        player: (*player).into(),
        kind: kind.letter().to_string(),
        opponent: 0,
    };
    draft.byes.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_a_draft_goes_out_to_be_edited_and_comes_back() {
        let text = "1 4 2 518\n2 1 3\nbye 5 U\nbye 6 H\n";
        let imported = read(text, Some(2), Variant::Chess960).unwrap();
        let view = EventView {
            rounds: vec![RoundView {
                round: 2,
                pairings: imported.pairings.clone(),
                byes: imported.byes.clone(),
                ..RoundView::default()
            }],
            ..EventView::default()
        };
        let again = read(&write(&view, 2).unwrap(), Some(2), Variant::Chess960).unwrap();
        assert_eq!(again.pairings, imported.pairings);
        assert_eq!(again.byes, imported.byes);
        let told = write(&view, 3).unwrap_err().to_string();
        assert_eq!(told, "round 3 does not exist");
        for (text, round, told) in [
            (text, None, "does not contain its round"),
            (text, Some(0), "does not contain its round"),
            ("1 2\n", Some(1), "line 1: '1 2'"),
            ("", Some(1), "no pairings and no byes"),
            (
                "\u{feff}# nobody\r\n\r\n",
                Some(1),
                "no pairings and no byes",
            ),
        ] {
            let error = format!("{:#}", read(text, round, Variant::Standard).unwrap_err());
            assert!(error.contains(told), "{told}: {error}");
        }
    }
}
