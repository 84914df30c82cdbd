//! A round in the players' lines.

use adoube_chess::Side;
use adoube_proto::v1::{Ending, PairingEntry, RoundState, RoundView};
use adoube_tournament::scoring::{RoundResult, Scoring};
use adoube_tournament::trf::{Cell, File, result_of_letter};
use adoube_user_text::catalogue::{CatalogueMessage, filled, text};
use anyhow::{Context as _, Result};

use super::number;

/// Enters a round: games, byes, and who was absent. A player who came later, or has gone, was
/// absent in the rounds that were played without him. Of a draft nothing is entered: its pairings are
/// nobody's games and its byes nobody's points yet.
pub(super) fn enter(file: &mut File, view: &RoundView, scoring: Scoring) -> Result<()> {
    if view.state() == RoundState::Draft {
        return Ok(());
    }
    let round = u16::try_from(view.round).with_context(|| text("file-report-round-number"))?;
    for pairing in &view.pairings {
        let (white, black) = (number(pairing.white)?, number(pairing.black)?);
        let (white_result, black_result) = if view.state() == RoundState::Elsewhere {
            (told(&pairing.white_code)?, told(&pairing.black_code)?)
        } else {
            results(pairing, scoring)
        };
        let cell = |opponent, colour, result| Cell {
            opponent: Some(opponent),
            colour: Some(colour),
            result,
        };
        set(file, round, white, cell(black, Side::White, white_result))?;
        set(file, round, black, cell(white, Side::Black, black_result))?;
    }
    for bye in &view.byes {
        let result = told(&bye.kind)?;
        let result = result.with_context(|| {
            let message = CatalogueMessage::new("file-report-no-bye").text("round", round);
            filled(&message.text("bye", &bye.kind))
        })?;
        let opponent = Some(bye.opponent).filter(|opponent| *opponent > 0);
        let cell = Cell {
            opponent: opponent.map(number).transpose()?,
            ..without_game(result)
        };
        set(file, round, number(bye.player)?, cell)?;
    }
    // A blank means the same in a round that was played, whoever told it; but checkers want it written.
    for player in file.players_mut() {
        if player.cell(round).is_blank() {
            player.set_cell(round, without_game(RoundResult::ZeroBye));
        }
    }
    Ok(())
}

/// Takes back that somebody was absent: of a file with games missing it would be said of whoever played
/// one of them.
pub(super) fn without_absences(file: &mut File) {
    let rounds = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    for player in file.players_mut() {
        for round in 1..=rounds {
            if player.cell(round) == without_game(RoundResult::ZeroBye) {
                player.set_cell(round, Cell::default());
            }
        }
    }
}

/// A result as a report writes it; none where it writes nothing.
fn told(letter: &str) -> Result<Option<RoundResult>> {
    let Some(first) = letter.chars().next() else {
        return Ok(None);
    };
    let code = result_of_letter(first);
    code.map(Some).with_context(|| {
        filled(&CatalogueMessage::new("file-report-no-result").text("result", letter))
    })
}

const fn without_game(result: RoundResult) -> Cell {
    Cell {
        opponent: None,
        colour: None,
        result: Some(result),
    }
}

fn set(file: &mut File, round: u16, number: u16, cell: Cell) -> Result<()> {
    let player = file.players_mut().find(|player| player.number == number);
    let player = player.with_context(|| {
        let message = CatalogueMessage::new("file-report-no-player").text("round", round);
        filled(&message.text("player", number))
    })?;
    player.set_cell(round, cell);
    Ok(())
}

/// Each side's result; none while the game goes on.
fn results(pairing: &PairingEntry, scoring: Scoring) -> (Option<RoundResult>, Option<RoundResult>) {
    let Some(result) = &pairing.result else {
        return (None, None);
    };
    let (white, black) = (result.white_halves, result.black_halves);
    if pairing.ending() == Ending::Forfeit {
        let [white, black] = [white, black].map(RoundResult::of_forfeit);
        return (Some(white), Some(black));
    }
    let short = pairing
        .plies
        .is_some_and(|plies| plies < RoundResult::RATED_FROM);
    let code = |own, other| RoundResult::of_game(scoring.result_of(own, other), short);
    (Some(code(white, black)), Some(code(black, white)))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::Result as Points;
    use adoube_tournament::trf::result_letter;

    use super::*;

    /// EVT-5, END-7. Points in halves, ending, half-moves, the two letters of the report.
    #[test]
    fn evt_5_results_are_told_as_reports_distinguish_them() {
        let usual = Scoring::default();
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        let consoling = Scoring::from_halves(6, 4, 2).unwrap();
        for (scoring, points, ending, plies, letters) in [
            (usual, (2, 0), "checkmate", Some(7), "10"),
            (usual, (0, 2), "flag", Some(80), "01"),
            (usual, (1, 1), "agreement", Some(20), "=="),
            (usual, (2, 0), "resignation", Some(1), "WL"),
            (usual, (1, 1), "declared", Some(0), "DD"),
            (usual, (0, 0), "declared", Some(30), "00"),
            (usual, (1, 0), "declared", Some(30), "=0"),
            (usual, (0, 1), "declared", Some(30), "0="),
            (usual, (2, 0), "forfeit", Some(0), "+-"),
            (usual, (0, 2), "forfeit", Some(0), "-+"),
            (usual, (0, 0), "forfeit", Some(0), "--"),
            (football, (6, 0), "resignation", Some(40), "10"),
            (football, (2, 2), "agreement", Some(40), "=="),
            (football, (2, 0), "declared", Some(40), "=0"),
            (football, (0, 2), "declared", Some(40), "0="),
            (football, (0, 0), "declared", Some(40), "00"),
            (consoling, (6, 2), "checkmate", Some(40), "10"),
            (consoling, (4, 2), "declared", Some(40), "=0"),
            (consoling, (2, 2), "declared", Some(40), "00"),
            (consoling, (6, 0), "forfeit", Some(0), "+-"),
            // of a coordinator that does not tell half-moves
            (usual, (2, 0), "checkmate", None, "10"),
        ] {
            let pairing = PairingEntry {
                result: Some(Points {
                    white_halves: points.0,
                    black_halves: points.1,
                }),
                ending: Ending::number_of(ending),
                plies,
                ..PairingEntry::default()
            };
            let (white, black) = results(&pairing, scoring);
            let told: String = [white, black]
                .map(|code| result_letter(code.unwrap()))
                .iter()
                .collect();
            assert_eq!(told, letters, "{points:?} {ending} {plies:?}");
        }
        assert_eq!(results(&PairingEntry::default(), usual), (None, None));
    }
}
