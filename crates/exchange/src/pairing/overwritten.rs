//! What of a round's draft ends by the pairings of a file: byes, colours, start positions.

use adoube_proto::v1::{EventView, PairingEntry, RoundState, RoundView};
use adoube_tournament::scoring::ByeKind;
use adoube_user_text::catalogue::{CatalogueMessage, filled};

use super::{drafted, withdrawn};
use crate::Imported;

/// The byes, colours and start positions of the draft that the file's pairings end or change: a line each, with what
/// brings them back. Players who have withdrawn have no bye to lose.
pub fn overwritten(view: &EventView, imported: &Imported) -> Vec<String> {
    let round = imported.round;
    let is_draft = |known: &&RoundView| {
        known.state() == RoundState::Draft && round > 0 && known.round == u32::from(round)
    };
    let Some(draft) = view.rounds.iter().find(is_draft) else {
        return Vec::new();
    };
    let gone = |number: u16| withdrawn(view, round).any(|(gone, _)| gone == number);
    let byes = drafted(draft).filter(|(who, _)| !gone(*who));
    let byes = byes.filter_map(|(who, kind)| instead(imported, who, kind));
    let boards = imported.pairings.iter();
    byes.chain(boards.flat_map(|pairing| corrections(draft, pairing)))
        .collect()
}

/// What the draft has of the same two players and the file's pairing has not: their colours, and a start position that
/// was given and not drawn by lot.
fn corrections(draft: &RoundView, pairing: &PairingEntry) -> Vec<String> {
    let (round, board) = (draft.round, pairing.board);
    let players = [pairing.white, pairing.black];
    let mut kept = draft.pairings.iter();
    let Some(kept) = kept
        .find(|kept| [kept.white, kept.black] == players || [kept.black, kept.white] == players)
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if kept.white != pairing.white {
        let (white, black) = (kept.white, kept.black);
        let message = CatalogueMessage::new("file-draft-colours")
            .text("board", format_args!("{round}.{board}"))
            .text("white", white)
            .text("black", black)
            .text("pairing", format_args!("{board} {white} {black}"));
        found.push(filled(&message));
    }
    let is_drawn = draft
        .draws
        .iter()
        .flat_map(|draw| &draw.boards)
        .any(|drawn| drawn.board == kept.board);
    let Some(start) = kept.start.as_ref().filter(|_| !is_drawn) else {
        return found;
    };
    if !start.fen.is_empty() && pairing.start.as_ref() != Some(start) {
        let (white, black, fen) = (pairing.white, pairing.black, &start.fen);
        let of_file = match &pairing.start {
            Some(_) => "another",
            None => "none",
        };
        let message = CatalogueMessage::new("file-draft-start")
            .text("board", format_args!("{round}.{board}"))
            .text("of-file", of_file)
            .text("pairing", format_args!("{board} {white} {black} {fen}"));
        found.push(filled(&message));
    }
    found
}

/// What the file says of a player who had that bye in the draft; nothing where it says the same.
fn instead(imported: &Imported, who: u16, kind: ByeKind) -> Option<String> {
    let (round, letter, number) = (imported.round, kind.letter(), u32::from(who));
    let mut boards = imported.pairings.iter();
    let board = boards.find(|pairing| [pairing.white, pairing.black].contains(&number));
    let bye = imported.byes.iter().find(|bye| bye.player == number);
    let message = match (board, bye) {
        (Some(pairing), _) => CatalogueMessage::new("file-draft-bye-paired")
            .text("board", format_args!("{round}.{}", pairing.board)),
        (None, Some(bye)) if bye.kind == letter.to_string() => return None,
        (None, Some(bye)) => CatalogueMessage::new("file-draft-bye-other").text("bye", &bye.kind),
        (None, None) => CatalogueMessage::new("file-draft-bye-unnamed"),
    };
    let message = message.text("player", who).text("letter", letter);
    Some(filled(&message))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        ByeEntry, PlayerEntry, RoundView, StartDrawn, StartPosition, StartsDraw, Variant,
    };
    use adoube_tournament::pairing::read_edited;

    use super::*;
    use crate::draft;

    /// The draft holds `2 H, 3 Z, 4 F, 5 U`, of whom the fifth was left over; the sixth has withdrawn.
    fn event(state: &str) -> EventView {
        let byes = [(2, "H"), (3, "Z"), (4, "F"), (5, "U"), (6, "Z")];
        let bye = |(player, kind): (u32, &str)| ByeEntry {
            player,
            kind: kind.to_owned(),
            opponent: 0,
        };
        let player = |number| PlayerEntry {
            number,
            withdrawn_from: if number == 6 { 2 } else { 0 },
            ..PlayerEntry::default()
        };
        EventView {
            players: (1..=8).map(player).collect(),
            rounds: vec![RoundView {
                round: 2,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                byes: byes.map(bye).to_vec(),
                ..RoundView::default()
            }],
            ..EventView::default()
        }
    }

    fn file(text: &str, round: u16) -> Imported {
        let draft = read_edited(text, adoube_chess::Variant::Standard).unwrap();
        Imported {
            round,
            pairings: draft::pairings(&draft),
            byes: draft::byes(&draft),
            ..Imported::default()
        }
    }

    #[test]
    fn evt_5_byes_of_a_draft_that_end_by_a_list_of_pairings_are_named() {
        let paired = "player 2 had a bye (H) in the draft, and the file pairs them on board 2.7: \
                      the bye is removed; restore it with `adoube import pairs` and the line `bye \
                      2 H`";
        let left_out = "player 3 had a bye (Z) in the draft, and the file does not name them: the \
                        bye is removed; restore it with `adoube import pairs` and the line `bye 3 \
                        Z`";
        let other = "player 4 had a bye (F) in the draft, and the file gives them another (H): the \
                     bye is removed; restore it with `adoube import pairs` and the line `bye 4 F`";
        let kept = "1 1 5\n2 7 8\nbye 2 H\nbye 3 Z\nbye 4 F\n";
        let ending = "1 1 5\n7 8 2\nbye 4 H\n";
        for (state, text, round, told) in [
            ("draft", kept, 2, &[][..]),
            ("draft", ending, 2, &[paired, left_out, other]),
            // another round's draft stays as it is
            ("draft", ending, 3, &[]),
            // no pairings at all: a report that brings players
            ("draft", "", 0, &[]),
            // a round that is no draft takes no pairings: the coordinator says so
            ("published", ending, 2, &[]),
        ] {
            let found = overwritten(&event(state), &file(text, round));
            assert_eq!(found, told, "{state} {round}: {text}");
        }
    }

    /// Colours that were reversed and starts that were corrected before a publication was taken back stay in the draft.
    #[test]
    fn evt_6_brd_9_corrections_of_a_draft_that_end_by_a_list_of_pairings_are_named() {
        const FEN: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let start = |fen: &str| {
            Some(StartPosition {
                variant: Variant::Standard.into(),
                fen: fen.to_owned(),
            })
        };
        let mut view = event("draft");
        view.rounds[0].byes.clear();
        view.rounds[0].pairings = [
            (1, 5, 1, None),
            (2, 7, 8, start(FEN)),
            (3, 2, 3, start(FEN)),
        ]
        .into_iter()
        .map(|(board, white, black, start)| PairingEntry {
            board,
            white,
            black,
            start,
            ..PairingEntry::default()
        })
        .collect();
        // The third one was drawn, and is drawn again.
        view.rounds[0].draws = vec![StartsDraw {
            boards: vec![StartDrawn {
                board: 3,
                number: 1,
            }],
            ..StartsDraw::default()
        }];
        let colours = "board 2.1: in the draft player 5 has White against 1, and the file \
                       exchanges their colours; if the draft is right, restore it with `adoube \
                       import pairs` and the line `1 5 1`";
        let gone = "board 2.2: the draft had its own start position, and the file has none: it is \
                    replaced; if the game should begin there, restore it with `adoube import \
                    pairs` and the line `2 7 8 4k3/8/8/8/8/8/8/4K2R w K - 0 1`";
        for (text, told) in [
            (format!("1 5 1\n2 7 8 {FEN}\n3 2 3\n"), &[][..]),
            ("1 1 5\n2 7 8\n3 2 3\n".to_owned(), &[colours, gone]),
            ("1 1 7\n2 5 8\n3 2 3\n".to_owned(), &[]),
        ] {
            assert_eq!(overwritten(&view, &file(&text, 2)), told, "{text}");
        }
    }
}
