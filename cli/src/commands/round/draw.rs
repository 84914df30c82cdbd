//! `adoube round draw`: a draw of Chess960 start positions, drawn again and compared (BRD-9).

use adoube_chess::Start;
use adoube_proto::v1::{RoundView, StartsDraw};
use adoube_tournament::round::drawn_number;
use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::args::Common;
use crate::catalogue::yes_or_no;
use crate::client::{CHIEF, Client};
use crate::commands::event_rounds;
use crate::say::{Say, trouble};
use crate::text;

/// Shows the draws of a round; an error where a number does not follow from its seed.
pub(super) async fn show(common: &Common, round: u16, say: Say) -> Result<()> {
    let view = Client::connect(common, CHIEF).await?.describe().await?;
    let round = event_rounds::round(&view, round)?;
    if round.draws.is_empty() {
        return Err(trouble!("cli-draw-none", round: round.round));
    }
    say.result(text(round), &value(round));
    let wrong: Vec<String> = round.draws.iter().flat_map(wrong).collect();
    if !wrong.is_empty() {
        bail!(text!("cli-draw-mismatch", boards: wrong.join(", ")));
    }
    Ok(())
}

fn text(round: &RoundView) -> String {
    let mut lines = Vec::new();
    for draw in &round.draws {
        let one = yes_or_no(draw.one_for_round);
        lines.push(text!("cli-draw-head", round: round.round, one));
        lines.push(text!("cli-draw-text", text: &draw.text));
        lines.push(text!("cli-draw-seed", seed: hex::encode(&draw.seed)));
        lines.push(text!("cli-draw-signed"));
        for (board, number, again) in boards(draw) {
            let board = format!("{:>4}", format!("{}.{board}", round.round));
            let same = yes_or_no(number == again);
            lines.push(text!(
                "cli-draw-board", board, number: format!("{number:>3}"), array: array(number), same,
                again,
            ));
        }
    }
    for (board, start) in given(round) {
        let board = format!("{:>4}", format!("{}.{board}", round.round));
        lines.push(text!("cli-draw-given", board, start));
    }
    lines.join("\n")
}

/// White's pieces as they stand, from the a-file on.
fn array(number: u32) -> String {
    let start = u16::try_from(number).ok().map(Start::chess960);
    let fen = start.and_then(|start| start.ok()?.fen).unwrap_or_default();
    let ranks = fen.split([' ', '/']).nth(7);
    ranks.unwrap_or("?").to_owned()
}

/// Boards that no draw was for.
fn given(round: &RoundView) -> Vec<(u32, &str)> {
    let drawn = |board: u32| {
        let mut drawn = round.draws.iter().flat_map(|draw| &draw.boards);
        drawn.any(|one| one.board == board)
    };
    let others = round
        .pairings
        .iter()
        .filter(|pairing| !drawn(pairing.board));
    let others = others.filter_map(|pairing| Some((pairing.board, pairing.start.as_ref()?)));
    others
        .map(|(board, start)| (board, start.fen.as_str()))
        .collect()
}

fn value(round: &RoundView) -> Value {
    let draws = round.draws.iter().map(|draw| {
        let boards = boards(draw).into_iter();
        let boards = boards.map(|(board, number, again)| {
            let array = array(number);
            json!({"board": board, "number": number, "array": array, "drawn_again": again})
        });
        json!({
            "text": draw.text, "seed": hex::encode(&draw.seed), "one_for_round": draw.one_for_round,
            "boards": boards.collect::<Vec<_>>(),
        })
    });
    let given = given(round).into_iter();
    let given = given.map(|(board, fen)| json!({"board": board, "fen": fen}));
    json!({
        "round": round.round, "draws": draws.collect::<Vec<_>>(),
        "given": given.collect::<Vec<_>>(),
    })
}

/// Board, the number that is recorded, and the one that the seed gives.
fn boards(draw: &StartsDraw) -> Vec<(u32, u32, u32)> {
    let again = |board: u32| {
        let board = if draw.one_for_round {
            0
        } else {
            u16::try_from(board).unwrap_or(0)
        };
        u32::from(drawn_number(&draw.seed, board))
    };
    let all = draw.boards.iter();
    all.map(|drawn| (drawn.board, drawn.number, again(drawn.board)))
        .collect()
}

fn wrong(draw: &StartsDraw) -> Vec<String> {
    let all = boards(draw)
        .into_iter()
        .filter(|(_, number, again)| number != again);
    all.map(|(board, _, _)| text!("cli-draw-wrong", board))
        .collect()
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{PairingEntry, StartDrawn};

    use super::*;

    fn round(one_for_round: bool, numbers: [u32; 2]) -> RoundView {
        let boards = (1..).zip(numbers);
        let boards = boards.map(|(board, number)| StartDrawn { board, number });
        RoundView {
            round: 3,
            draws: vec![StartsDraw {
                seed: b"seed".to_vec(),
                text: "chess960 draw of open, round 3, at 1".to_owned(),
                one_for_round,
                boards: boards.collect(),
            }],
            ..RoundView::default()
        }
    }

    #[test]
    fn brd_9_a_draw_is_shown_and_drawn_again() {
        for (one, numbers, wrong) in [
            (false, [923, 762], vec![]),
            (true, [809, 809], vec![]),
            (false, [923, 0], vec!["board 2"]),
        ] {
            let round = round(one, numbers);
            assert_eq!(super::wrong(&round.draws[0]), wrong, "{one} {numbers:?}");
            let text = text(&round);
            assert!(text.contains("seed  73656564\n"), "{text}");
            assert_eq!(text.contains("NOT THE SAME"), !wrong.is_empty(), "{text}");
        }
        let told = value(&round(false, [923, 0]));
        assert_eq!(told["draws"][0]["boards"][1]["drawn_again"], 762);
        assert_eq!(told["draws"][0]["boards"][1]["array"], "BBQNNRKR");
    }

    #[test]
    fn brd_9_a_position_that_came_with_its_pairing_is_told_as_such() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let pairing = |board| PairingEntry {
            board,
            start: Some(adoube_proto::v1::StartPosition {
                variant: adoube_proto::v1::Variant::Chess960.into(),
                fen: fen.to_owned(),
            }),
            ..PairingEntry::default()
        };
        let round = RoundView {
            pairings: vec![pairing(1), pairing(2), pairing(4)],
            ..round(false, [923, 762])
        };
        let text = text(&round);
        assert!(text.contains("board  3.2  number 762  "), "{text}");
        assert!(
            text.ends_with(&format!("\nboard  3.4  from the pairings: {fen}")),
            "{text}"
        );
        assert_eq!(value(&round)["given"][0]["board"], 4);
    }
}
