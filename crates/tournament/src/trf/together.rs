//! Which two results one game can have (END-7).

use super::player::Player;
use super::result::ResultCode;
use super::round::{Inconsistent, Players};

/// How far behind the beginning of a round its result stands.
const RESULT: usize = 7;

/// What is wrong with the results of a player and his opponent, told once: at the lower number. Who
/// has no line, or names another, is told elsewhere.
pub(super) fn impossible(
    players: &Players<'_>,
    player: &Player,
    round: u16,
) -> Option<Inconsistent> {
    let cell = player.cell(round);
    let number = cell.opponent.filter(|number| *number > player.number)?;
    let other = players.get(&number)?.cell(round);
    if other.opponent != Some(player.number) || go_together(cell.result, other.result) {
        return None;
    }
    let shown = |code: Option<ResultCode>| match code {
        Some(code) => format!("'{}'", code.letter()),
        None => "no result".to_owned(),
    };
    let (own, theirs) = (shown(cell.result), shown(other.result));
    let message = format!(
        "{own} here and {theirs} in the line of the opponent {number}: no game has these results"
    );
    Some(Inconsistent::new(round, player.number, RESULT, message))
}

/// Each side has one of the usual scores, and both together no more than a game brings: half a point
/// against none is the arbiter's to give, a point against a half is not. A game is played, or short,
/// or forfeited for both.
fn go_together(own: Option<ResultCode>, other: Option<ResultCode>) -> bool {
    use ResultCode::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
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
    use super::*;

    /// Every pair of letters, and blanks, that a game can have; no other is taken.
    #[test]
    fn end_7_a_game_has_two_results_that_go_together() {
        let possible = [
            "10", "01", "==", "=0", "0=", "00", "WL", "LW", "DD", "DL", "LD", "LL", "+-", "-+",
            "--", "  ",
        ];
        let letters = ResultCode::LETTERS.iter().map(|(_, letter)| *letter);
        let letters: Vec<char> = letters.chain([' ']).collect();
        for own in &letters {
            for other in &letters {
                let pair = format!("{own}{other}");
                let [own, other] = [own, other].map(|letter| ResultCode::from_letter(*letter));
                let wanted = possible.contains(&&*pair);
                assert_eq!(go_together(own, other), wanted, "{pair}");
            }
        }
    }
}
