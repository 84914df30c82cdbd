//! Byes of a round's draft that end by the pairings of a file.

use adoube_proto::v1::EventView;
use adoube_tournament::round::ByeKind;

use super::{drafted, withdrawn};
use crate::games::Imported;

/// The byes of the draft that stood there and that the file's pairings end or change: a line each, with what
/// brings them back. Who has withdrawn has none to lose.
pub(crate) fn overwritten(view: &EventView, imported: &Imported) -> Vec<String> {
    let round = imported.round;
    let drafts = view
        .rounds
        .iter()
        .filter(|known| known.state == "draft" && round > 0 && known.round == u32::from(round));
    let gone = |number: u16| withdrawn(view, round).any(|(gone, _)| gone == number);
    let byes = drafts.flat_map(drafted).filter(|(who, _)| !gone(*who));
    byes.filter_map(|(who, kind)| instead(imported, who, kind))
        .collect()
}

/// What the file says of a player who had that bye in the draft; nothing where it says the same.
fn instead(imported: &Imported, who: u16, kind: ByeKind) -> Option<String> {
    let (round, letter, number) = (imported.round, kind.letter(), u32::from(who));
    let mut boards = imported.pairings.iter();
    let board = boards.find(|pairing| [pairing.white, pairing.black].contains(&number));
    let bye = imported.byes.iter().find(|bye| bye.player == number);
    let now = match (board, bye) {
        (Some(pairing), _) => format!("pairs him on board {round}.{}", pairing.board),
        (None, Some(bye)) if bye.kind == letter.to_string() => return None,
        (None, Some(bye)) => format!("gives him another ({})", bye.kind),
        (None, None) => "does not name him".to_owned(),
    };
    Some(format!(
        "player {who} had a bye ({letter}) in the draft, and the file {now}: that bye is gone; if he is to \
         have it, `adoube import pairs` with the line `bye {who} {letter}` brings it back"
    ))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{ByeEntry, PlayerEntry, RoundView};
    use adoube_tournament::pairing::read_edited;

    use super::*;
    use crate::games::draft;

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
                state: state.to_owned(),
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
        let paired = "player 2 had a bye (H) in the draft, and the file pairs him on board 2.7: that \
                      bye is gone; if he is to have it, `adoube import pairs` with the line `bye 2 \
                      H` brings it back";
        let left_out = "player 3 had a bye (Z) in the draft, and the file does not name him: that bye \
                        is gone; if he is to have it, `adoube import pairs` with the line `bye 3 \
                      Z` brings it back";
        let other = "player 4 had a bye (F) in the draft, and the file gives him another (H): that bye \
                     is gone; if he is to have it, `adoube import pairs` with the line `bye 4 \
                      F` brings it back";
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
}
