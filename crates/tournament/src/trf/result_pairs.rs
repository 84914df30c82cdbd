//! Which two results one game can have (END-7), and which two colours.

use adoube_chess::Side;

use super::player::{Cell, Player};
use super::result_letters::result_letter;
use super::round::{COLOUR, Inconsistent, Players};
use crate::catalogue_message::CatalogueMessage;
use crate::scoring::RoundResult;

/// How far behind the beginning of a round its result stands.
const RESULT: usize = 7;

/// What both lines tell of a game, with the opponent's number: at the lower number of the two, so that it is
/// told once. Who has no line, or names another, is told elsewhere.
fn met(players: &Players<'_>, player: &Player, round: u16) -> Option<(Cell, u16, Cell)> {
    let cell = player.cell(round);
    let number = cell.opponent.filter(|number| *number > player.number)?;
    let other = players.get(&number)?.cell(round);
    (other.opponent == Some(player.number)).then_some((cell, number, other))
}

/// What is wrong with the results of a player and their opponent.
pub(super) fn impossible(
    players: &Players<'_>,
    player: &Player,
    round: u16,
) -> Option<Inconsistent> {
    let (cell, number, other) = met(players, player, round)?;
    if go_together(cell.result, other.result) {
        return None;
    }
    let shown = |code: Option<RoundResult>| match code {
        Some(code) => result_letter(code).to_string(),
        None => "none".to_owned(),
    };
    let message = CatalogueMessage::new("file-trf-impossible")
        .text("own", shown(cell.result))
        .text("theirs", shown(other.result))
        .text("opponent", number);
    Some(Inconsistent::new(round, player.number, RESULT, message))
}

/// What is wrong with the colours of a player and their opponent: of two who met one has White and the
/// other Black, or the report tells neither. A forfeit may have none.
pub(super) fn same_colours(
    players: &Players<'_>,
    player: &Player,
    round: u16,
) -> Option<Inconsistent> {
    let (cell, number, other) = met(players, player, round)?;
    let forfeit = cell.meets_nobody() || other.meets_nobody();
    let fit = match (cell.colour, other.colour) {
        (None, None) => true,
        (Some(own), Some(theirs)) => own != theirs,
        _ => false,
    };
    if forfeit || fit {
        return None;
    }
    let shown = |side: Option<Side>| match side {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => "none",
    };
    let message = CatalogueMessage::new("file-trf-same-colours")
        .text("own", shown(cell.colour))
        .text("theirs", shown(other.colour))
        .text("opponent", number);
    Some(Inconsistent::new(round, player.number, COLOUR, message))
}

/// Each side has one of the usual scores, and both together no more than a game brings: half a point
/// against none is the arbiter's to give, a point against a half is not. A game is played, or short,
/// or forfeited for both.
fn go_together(own: Option<RoundResult>, other: Option<RoundResult>) -> bool {
    use RoundResult::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
    let (own, other) = match (own, other) {
        (None, None) => return true,
        (Some(own), Some(other)) => (own, other),
        _ => return false,
    };
    [(own, other), (other, own)].iter().any(|sides| {
        matches!(
            sides,
            (Win | Draw | Loss, Loss)
                | (Draw, Draw)
                | (ShortWin | ShortDraw | ShortLoss, ShortLoss)
                | (ShortDraw, ShortDraw)
                | (ForfeitWin | ForfeitLoss, ForfeitLoss)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::result_letters::result_of_letter;
    use super::*;

    /// Every pair of letters, and blanks, that a game can have; no other is taken.
    #[test]
    fn end_7_a_game_has_two_results_that_go_together() {
        let possible = [
            "10", "01", "==", "=0", "0=", "00", "WL", "LW", "DD", "DL", "LD", "LL", "+-", "-+",
            "--", "  ",
        ];
        let letters = RoundResult::ALL.into_iter().map(result_letter);
        let letters: Vec<char> = letters.chain([' ']).collect();
        for own in &letters {
            for other in &letters {
                let pair = format!("{own}{other}");
                let [own, other] = [own, other].map(|letter| result_of_letter(*letter));
                let wanted = possible.contains(&&*pair);
                assert_eq!(go_together(own, other), wanted, "{pair}");
            }
        }
    }
}
