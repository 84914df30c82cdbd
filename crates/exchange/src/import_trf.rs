//! Players and pairings of a round from a tournament's report.

use adoube_proto::v1::{ByeEntry, PairingEntry, PlayerEntry};
use adoube_tournament::scoring::{ByeKind, RoundResult};
use adoube_tournament::trf::{self, File, Player, TrfError, result_letter};
use adoube_user_text::catalogue::{CatalogueMessage, filled, trouble_of};
use anyhow::{Error, Result};

use super::{Imported, bye_records, granted_byes, imported_rounds};

/// Reads a file: its players, the pairings of `round`, or else of the latest round with games that
/// have no result (0 for players only), and what it tells of the rounds that were `played` elsewhere,
/// or else of those before `round` that have results.
pub fn read(bytes: &[u8], round: Option<u16>, played: Option<u16>) -> Result<Imported> {
    let mut file = trf::read(bytes).map_err(|errors| all("file-trf-no-report", &errors))?;
    let records = bye_records::take(&mut file);
    let players: Vec<PlayerEntry> = file.players().map(entry).collect();
    if players.is_empty() {
        return Err(without_players());
    }
    let round = match (round, played) {
        (Some(round), _) => round,
        // Whoever names the rounds that were played may want no more.
        (None, Some(played)) => open_round(&file)
            .ok()
            .filter(|round| *round > played)
            .unwrap_or(0),
        (None, None) => open_round(&file)?,
    };
    let mut imported = Imported {
        players,
        round,
        played: imported_rounds::rounds(bytes, &file, round, played)?,
        ..Imported::default()
    };
    let played: Vec<u32> = imported.played.iter().map(|told| told.round).collect();
    let comes_in = |of: u16| of == round || played.contains(&of.into());
    let records = records.into_iter().filter(|(of, _)| comes_in(*of));
    imported.remarks.extend(records.map(|(_, told)| told));
    if round > 0 {
        enter_round(&mut imported, bytes, &file, round)?;
    }
    Ok(imported)
}

/// A report that only tells of its tournament.
pub fn without_players() -> Error {
    trouble_of(&CatalogueMessage::new("file-trf-no-players"))
}

/// A message with all that is wrong, a line each.
pub(super) fn all(id: &'static str, errors: &[TrfError]) -> Error {
    let lines: Vec<String> = errors.iter().map(|wrong| filled(&wrong.placed())).collect();
    trouble_of(&CatalogueMessage::new(id).text("errors", lines.join("\n")))
}

/// A player as the report has them.
pub fn entry(player: &Player) -> PlayerEntry {
    let profile = player.profile();
    PlayerEntry {
        number: player.number.into(),
        name: profile.name,
        title: profile.title,
        federation: profile.federation,
        rating: profile.rating.unwrap_or(0).into(),
        fide_id: profile.fide_id.unwrap_or(0),
        birth: profile.birth,
        sex: profile.sex,
        ..PlayerEntry::default()
    }
}

/// The latest round in which somebody has an opponent and no result.
fn open_round(file: &File) -> Result<u16> {
    let last = granted_byes::last_paired(file);
    if last == 0 {
        return Err(trouble_of(&CatalogueMessage::new("file-trf-no-pairings")));
    }
    let open = |round: &u16| {
        file.players().any(|player| {
            let cell = player.cell(*round);
            cell.opponent.is_some() && cell.result.is_none()
        })
    };
    (1..=last).rev().find(open).ok_or_else(|| {
        trouble_of(&CatalogueMessage::new("file-trf-all-results").text("last", last))
    })
}

/// The pairings of a round. A forfeited game is one of them: whoever hands the round back needs
/// it there, and it is for the arbiter to declare it.
fn enter_round(imported: &mut Imported, source: &[u8], file: &File, round: u16) -> Result<()> {
    let found = file
        .round(round)
        .map_err(|wrong| all("file-trf-contradicts", &trf::place(source, &wrong)))?;
    for (board, game) in (1..).zip(&found.games) {
        imported.pairings.push(PairingEntry {
            board,
            white: game.white.into(),
            black: game.black.into(),
            ..PairingEntry::default()
        });
        if let (Some(white), Some(black)) = (forfeit(game.white_result), forfeit(game.black_result))
        {
            imported.forfeits.push((board, white, black));
        } else if game.white_result.is_some() || game.black_result.is_some() {
            imported.dropped += 1;
        }
    }
    imported
        .remarks
        .extend(colourless_forfeits(source, file, round, &found.byes));
    let byes = found.byes.iter().filter_map(|(player, code)| {
        Some(ByeEntry {
            player: (*player).into(),
            kind: bye(*code)?.letter().to_string(),
            opponent: 0,
        })
    });
    imported.byes = byes.collect();
    if imported.pairings.is_empty() {
        return Err(unpaired(file, round));
    }
    Ok(())
}

/// A round without pairings; where the report is complete before it, how its rounds come in.
fn unpaired(file: &File, round: u16) -> Error {
    let last = granted_byes::last_paired(file);
    let message = if last == 0 || last >= round {
        CatalogueMessage::new("file-trf-unpaired")
    } else {
        CatalogueMessage::new("file-trf-unpaired-behind").text("last", last)
    };
    trouble_of(&message.text("round", round))
}

/// Halves of a point of a forfeit.
fn forfeit(code: Option<RoundResult>) -> Option<u32> {
    match code {
        Some(RoundResult::ForfeitWin) => Some(2),
        Some(RoundResult::ForfeitLoss) => Some(0),
        _ => None,
    }
}

/// Forfeits whose colours the report does not tell: no board can be opened for them, and each side has a bye of the
/// same points.
fn colourless_forfeits(
    source: &[u8],
    file: &File,
    round: u16,
    byes: &[(u16, RoundResult)],
) -> Vec<String> {
    let told = byes.iter().filter_map(|(player, code)| {
        let cell = file.player(*player)?.cell(round);
        let opponent = cell.opponent?;
        let (sign, letter) = (result_letter(*code), bye(*code)?.letter());
        Some(trf::Inconsistent {
            round,
            player: *player,
            column: 1,
            message: CatalogueMessage::new("file-trf-colourless")
                .text("sign", sign)
                .text("opponent", opponent)
                .text("letter", letter),
        })
    });
    let told: Vec<trf::Inconsistent> = told.collect();
    let placed = trf::place(source, &told).into_iter();
    placed
        .map(|one| {
            let message = CatalogueMessage::new("file-line").text("line", one.line);
            filled(&message.messages("what", vec![one.message]))
        })
        .collect()
}

/// The bye; for a forfeit whose colours the report does not tell, the one of the same points.
fn bye(code: RoundResult) -> Option<ByeKind> {
    match code {
        RoundResult::ForfeitWin => Some(ByeKind::Full),
        RoundResult::ForfeitLoss => Some(ByeKind::Zero),
        other => other.bye(),
    }
}
