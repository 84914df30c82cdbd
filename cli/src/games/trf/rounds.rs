//! A round in the players' lines.

use adoube_chess::Side;
use adoube_proto::v1::{PairingEntry, RoundView};
use adoube_tournament::round::ByeKind;
use adoube_tournament::trf::{Cell, File, ResultCode};
use anyhow::{Context as _, Result};

use super::number;

/// Less than this many half-moves, and a game is not rated: it lasted less than a move.
const RATED_PLIES: u32 = 2;

/// Enters a round: games, byes, and who was absent. A player who came later, or has gone, was
/// absent in the rounds that were played without him.
pub(super) fn enter(file: &mut File, view: &RoundView) -> Result<()> {
    let round = u16::try_from(view.round).context("a round's number is too large")?;
    for pairing in &view.pairings {
        let (white, black) = (number(pairing.white)?, number(pairing.black)?);
        let (white_result, black_result) = results(pairing);
        let cell = |opponent, colour, result| Cell {
            opponent: Some(opponent),
            colour: Some(colour),
            result,
        };
        set(file, round, white, cell(black, Side::White, white_result))?;
        set(file, round, black, cell(white, Side::Black, black_result))?;
    }
    for bye in &view.byes {
        let kind = bye.kind.chars().next().and_then(ByeKind::from_letter);
        let kind = kind.with_context(|| format!("round {round}: '{}' is no bye", bye.kind))?;
        set(file, round, number(bye.player)?, without_game(kind.into()))?;
    }
    if view.state != "draft" {
        for player in file.players_mut() {
            if player.cell(round).is_blank() {
                player.set_cell(round, without_game(ResultCode::ZeroBye));
            }
        }
    }
    Ok(())
}

const fn without_game(result: ResultCode) -> Cell {
    Cell {
        opponent: None,
        colour: None,
        result: Some(result),
    }
}

fn set(file: &mut File, round: u16, number: u16, cell: Cell) -> Result<()> {
    let player = file.players_mut().find(|player| player.number == number);
    let player = player.with_context(|| format!("round {round}: there is no player {number}"))?;
    player.set_cell(round, cell);
    Ok(())
}

/// Each side's result; none while the game goes on.
fn results(pairing: &PairingEntry) -> (Option<ResultCode>, Option<ResultCode>) {
    let Some(result) = &pairing.result else {
        return (None, None);
    };
    let (white, black) = (result.white_halves, result.black_halves);
    if pairing.ending == "forfeit" {
        return (Some(forfeit(white)), Some(forfeit(black)));
    }
    let short = pairing.plies.is_some_and(|plies| plies < RATED_PLIES);
    (
        Some(code(white, black, short)),
        Some(code(black, white, short)),
    )
}

const fn forfeit(halves: u32) -> ResultCode {
    if halves > 0 {
        ResultCode::ForfeitWin
    } else {
        ResultCode::ForfeitLoss
    }
}

/// One side's code: who has more has won, whatever a win brings. A report knows no game that
/// both have lost: each of them has a loss, and of two unequal halves the greater is a draw.
const fn code(own: u32, other: u32, short: bool) -> ResultCode {
    let sides = if own + other == 1 {
        (own, 1)
    } else {
        (own, other)
    };
    match (sides, short) {
        ((own, other), false) if own > other => ResultCode::Win,
        ((own, other), true) if own > other => ResultCode::ShortWin,
        ((own, other), false) if own == other && own > 0 => ResultCode::Draw,
        ((own, other), true) if own == other && own > 0 => ResultCode::ShortDraw,
        (_, false) => ResultCode::Loss,
        (_, true) => ResultCode::ShortLoss,
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::Result as Points;

    use super::*;

    /// EVT-5, END-7. Points in halves, ending, half-moves, the two letters of the report.
    #[test]
    fn evt_5_results_are_told_as_reports_distinguish_them() {
        for (points, ending, plies, letters) in [
            ((2, 0), "checkmate", Some(7), "10"),
            ((0, 2), "flag", Some(80), "01"),
            ((1, 1), "agreement", Some(20), "=="),
            ((2, 0), "resignation", Some(1), "WL"),
            ((1, 1), "declared", Some(0), "DD"),
            ((0, 0), "declared", Some(30), "00"),
            ((1, 0), "declared", Some(30), "=0"),
            ((0, 1), "declared", Some(30), "0="),
            ((2, 0), "forfeit", Some(0), "+-"),
            ((0, 2), "forfeit", Some(0), "-+"),
            ((0, 0), "forfeit", Some(0), "--"),
            // of a scoring of three points a win, one a draw
            ((6, 0), "resignation", Some(40), "10"),
            ((2, 2), "agreement", Some(40), "=="),
            // of a coordinator that does not tell half-moves
            ((2, 0), "checkmate", None, "10"),
        ] {
            let pairing = PairingEntry {
                result: Some(Points {
                    white_halves: points.0,
                    black_halves: points.1,
                }),
                ending: ending.to_owned(),
                plies,
                ..PairingEntry::default()
            };
            let (white, black) = results(&pairing);
            let told: String = [white, black]
                .map(|code| code.unwrap().letter())
                .iter()
                .collect();
            assert_eq!(told, letters, "{points:?} {ending} {plies:?}");
        }
        assert_eq!(results(&PairingEntry::default()), (None, None));
    }
}
