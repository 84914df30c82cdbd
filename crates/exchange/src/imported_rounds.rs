//! Rounds of a report that were played elsewhere: over the board, or under other software.

use adoube_proto::v1::{ByeEntry, PairingEntry, PlayedRound};
use adoube_tournament::date::Date;
use adoube_tournament::scoring::RoundResult;
use adoube_tournament::trf::{File, Line, Round, place, result_letter};
use adoube_user_text::catalogue::{CatalogueMessage, trouble_of};
use anyhow::Result;

use super::import_trf::all;

/// What the report tells of the first `played` rounds, or else of those before `round` in which a
/// game has a result.
pub(super) fn rounds(
    source: &[u8],
    file: &File,
    round: u16,
    played: Option<u16>,
) -> Result<Vec<PlayedRound>> {
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    if let Some(played) = played {
        check(played, round, last)?;
    }
    let numbers = match played {
        Some(played) => 1..=played,
        None => 1..=round.saturating_sub(1).min(last),
    };
    let told = numbers.filter(|number| played.is_some() || has_results(file, *number));
    let (mut rounds, mut wrong) = (Vec::new(), Vec::new());
    for number in told {
        match file.round(number) {
            Ok(found) => rounds.push(tell(file, number, &found)),
            Err(errors) => wrong.extend(errors),
        }
    }
    if wrong.is_empty() {
        return Ok(rounds);
    }
    Err(all("file-trf-rounds-contradict", &place(source, &wrong)))
}

fn check(played: u16, round: u16, last: u16) -> Result<()> {
    if round > 0 && round <= played {
        let message = CatalogueMessage::new("file-trf-here-and-elsewhere")
            .text("round", round)
            .text("played", played);
        return Err(trouble_of(&message));
    }
    if played > last {
        let message = CatalogueMessage::new("file-trf-no-round")
            .text("round", played)
            .text("last", last);
        return Err(trouble_of(&message));
    }
    Ok(())
}

fn has_results(file: &File, round: u16) -> bool {
    let mut cells = file.players().map(|player| player.cell(round));
    cells.any(|cell| cell.opponent.is_some() && cell.result.is_some())
}

fn tell(file: &File, round: u16, found: &Round) -> PlayedRound {
    let letter = |code: Option<RoundResult>| code.map(result_letter).map(String::from);
    let pairings = (1..).zip(&found.games).map(|(board, game)| PairingEntry {
        board,
        white: game.white.into(),
        black: game.black.into(),
        white_code: letter(game.white_result).unwrap_or_default(),
        black_code: letter(game.black_result).unwrap_or_default(),
        ..PairingEntry::default()
    });
    let byes = found.byes.iter().map(|(player, code)| {
        let line = file.player(*player);
        let opponent = line.and_then(|line| line.cell(round).opponent);
        ByeEntry {
            player: (*player).into(),
            kind: result_letter(*code).to_string(),
            opponent: opponent.map_or(0, u32::from),
        }
    });
    PlayedRound {
        round: round.into(),
        pairings: pairings.collect(),
        byes: byes.collect(),
        day: day(file, round).map_or_else(String::new, |day| day.to_string()),
    }
}

/// The day that the report says (132).
pub(super) fn day(file: &File, round: u16) -> Option<Date> {
    let dates = file.lines.iter().find_map(|line| match line {
        Line::Dates(dates) => Some(dates),
        _ => None,
    })?;
    short_date(dates.get(usize::from(round).checked_sub(1)?)?)
}

/// `YY/MM/DD`, of this century.
fn short_date(text: &str) -> Option<Date> {
    format!("20{}", text.replace('/', "-")).parse().ok()
}

#[cfg(test)]
mod tests {
    use adoube_tournament::trf;

    use super::*;

    /// What an event keeps of them is what its own reports write.
    #[test]
    fn evt_5_byes_of_old_signs_come_in_as_the_byes_that_they_are() {
        let line = |number: u16, rounds: &str| {
            format!("001 {number:>4}      P{number:<65} 1.0    1  {rounds}\n")
        };
        let report = [
            "012 Club Open\n".to_owned(),
            line(1, "   2 w 1  0000 - ="),
            line(2, "   1 b 0     3 w 1"),
            line(3, "0000 - +     2 b 0"),
            line(4, "0000 - -  0000 w 1"),
        ]
        .concat();
        let file = trf::read(&report).unwrap();
        let told = rounds(report.as_bytes(), &file, 0, Some(2)).unwrap();
        let byes = told.iter().flat_map(|round| &round.byes);
        let byes: Vec<_> = byes.map(|bye| (bye.player, &*bye.kind)).collect();
        assert_eq!(byes, [(3, "F"), (4, "Z"), (1, "H"), (4, "F")]);
    }
}
