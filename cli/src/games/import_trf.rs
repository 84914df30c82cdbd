//! Players and pairings of a round from a tournament's report.

use std::fmt::Display;

use adoube_proto::v1::{PairingEntry, PlayerEntry};
use adoube_tournament::trf::{self, File, Player, ResultCode};
use anyhow::{Result, anyhow, bail};

use super::Imported;
use crate::say::trouble;

/// Reads a file: its players, and the pairings of `round`, or else of the latest round with games
/// that have no result; 0 for players only.
pub(crate) fn read(bytes: &[u8], round: Option<u16>) -> Result<Imported> {
    let file = trf::read(bytes).map_err(|errors| all("not a tournament report", &errors))?;
    let players: Vec<PlayerEntry> = file.players().map(entry).collect();
    if players.is_empty() {
        bail!("the report has no players");
    }
    let round = match round {
        Some(round) => round,
        None => open_round(&file)?,
    };
    let pairings = if round == 0 {
        Vec::new()
    } else {
        pairings(&file, round)?
    };
    Ok(Imported {
        players,
        round,
        pairings,
    })
}

fn all(what: &str, errors: &[impl Display]) -> anyhow::Error {
    let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
    anyhow!("{what}:\n{}", lines.join("\n"))
}

fn entry(player: &Player) -> PlayerEntry {
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
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    let open = |round: &u16| {
        file.players().any(|player| {
            let cell = player.cell(*round);
            cell.opponent.is_some() && cell.result.is_none()
        })
    };
    (1..=last).rev().find(open).ok_or_else(|| {
        trouble(
            "every round of the report has its results",
            "say which round is to be played with --round N, or --round 0 for the players only",
        )
    })
}

fn pairings(file: &File, round: u16) -> Result<Vec<PairingEntry>> {
    let pairs = file
        .round(round)
        .map_err(|wrong| all("the report contradicts itself", &wrong))?;
    let forfeit = |code: Option<ResultCode>| {
        matches!(code, Some(ResultCode::ForfeitWin | ResultCode::ForfeitLoss))
    };
    // What was decided without a game is not played.
    let games = pairs
        .games
        .iter()
        .filter(|g| !forfeit(g.white_result) && !forfeit(g.black_result));
    let pairings: Vec<PairingEntry> = (1..)
        .zip(games)
        .map(|(board, game)| PairingEntry {
            board,
            white: game.white.into(),
            black: game.black.into(),
            result: None,
            ending: String::new(),
        })
        .collect();
    if pairings.is_empty() {
        bail!("the report has no pairings of round {round}");
    }
    Ok(pairings)
}
