//! The letters of results.

use crate::scoring::RoundResult;

/// The letter of a result.
pub const fn result_letter(result: RoundResult) -> char {
    match result {
        RoundResult::Win => '1',
        RoundResult::Draw => '=',
        RoundResult::Loss => '0',
        RoundResult::ForfeitWin => '+',
        RoundResult::ForfeitLoss => '-',
        RoundResult::ShortWin => 'W',
        RoundResult::ShortDraw => 'D',
        RoundResult::ShortLoss => 'L',
        RoundResult::HalfBye => 'H',
        RoundResult::FullBye => 'F',
        RoundResult::PairingBye => 'U',
        RoundResult::ZeroBye => 'Z',
    }
}

/// The result of that letter, either case.
pub fn result_of_letter(letter: char) -> Option<RoundResult> {
    let wanted = letter.to_ascii_uppercase();
    let mut all = RoundResult::ALL.into_iter();
    all.find(|result| result_letter(*result) == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::ByeKind;

    #[test]
    fn evt_5_byes_have_the_same_letters_in_drafts_and_reports() {
        for kind in ByeKind::ALL {
            assert_eq!(result_letter(kind.into()), kind.letter());
        }
    }
}
