//! What an import brings, from the wire.

use std::collections::BTreeMap;

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::ids::PersonId;
use adoube_tournament::round::{ImportedGame, ImportedRound, Pairings, ResultWithoutGame};
use adoube_tournament::scoring::{ByeKind, RoundResult};
use adoube_tournament::trf::result_of_letter;
use tonic::Status;

use super::convert;

type Result<T> = std::result::Result<T, Status>;

/// A round to come and who does not play in it.
type Granted = (u16, Vec<(PersonId, ByeKind)>);

/// A player's opaque id: a new one for each starting number.
pub(super) fn person_of(number: u16) -> Result<PersonId> {
    convert::id("player", &format!("p{number}"))
}

/// The pairings of the round that is to be played here.
pub(super) fn pairings(request: &v1::ImportRequest) -> Result<Pairings> {
    let board = |entry: &v1::PairingEntry| {
        let seat = |number| person_of(convert::number("pairing", number)?);
        Ok((
            convert::number("board", entry.board)?,
            seat(entry.white)?,
            seat(entry.black)?,
        ))
    };
    let start = |entry: &v1::PairingEntry| {
        let start = convert::start(entry.start.as_ref()?);
        Some(start.and_then(|start| Ok((convert::number("board", entry.board)?, start))))
    };
    let pairings = &request.pairings;
    Ok(Pairings {
        boards: pairings.iter().map(board).collect::<Result<_>>()?,
        starts: pairings.iter().filter_map(start).collect::<Result<_>>()?,
        byes: request.byes.iter().map(bye).collect::<Result<_>>()?,
    })
}

fn bye(entry: &v1::ByeEntry) -> Result<(PersonId, ByeKind)> {
    let person = person_of(convert::number("bye", entry.player)?)?;
    Ok((person, convert::bye(&entry.kind)?))
}

/// The byes of rounds to come.
pub(super) fn granted(request: &v1::ImportRequest) -> Result<Vec<Granted>> {
    let round = |granted: &v1::GrantedByes| {
        let byes = granted.byes.iter().map(bye).collect::<Result<_>>()?;
        Ok((convert::number("granted.round", granted.round)?, byes))
    };
    request.granted.iter().map(round).collect()
}

/// The rounds that were played elsewhere.
pub(super) fn played(request: &v1::ImportRequest) -> Result<Vec<(u16, ImportedRound)>> {
    let round = |told: &v1::PlayedRound| {
        let elsewhere = elsewhere(told, &request.source)?;
        Ok((convert::number("played.round", told.round)?, elsewhere))
    };
    request.played.iter().map(round).collect()
}

fn elsewhere(told: &v1::PlayedRound, source: &str) -> Result<ImportedRound> {
    let (mut games, mut alone) = (BTreeMap::new(), BTreeMap::new());
    for entry in &told.pairings {
        let seat = |number| person_of(convert::number("pairing", number)?);
        let game = ImportedGame {
            players: BySide::new(seat(entry.white)?, seat(entry.black)?),
            results: BySide::new(code(&entry.white_code)?, code(&entry.black_code)?),
        };
        let board = convert::number("board", entry.board)?;
        if games.insert(board, game).is_some() {
            let text = format!("round {}: board {board} is there twice", told.round);
            return Err(Status::invalid_argument(text));
        }
    }
    for bye in &told.byes {
        let person = person_of(convert::number("bye", bye.player)?)?;
        let result = code(&bye.kind)?;
        let result =
            result.ok_or_else(|| Status::invalid_argument("bye: its result is missing"))?;
        let opponent = match bye.opponent {
            0 => None,
            number => Some(person_of(convert::number("opponent", number)?)?),
        };
        if alone
            .insert(person, ResultWithoutGame { opponent, result })
            .is_some()
        {
            let (round, player) = (told.round, bye.player);
            let text = format!("round {round}: player {player} is there twice");
            return Err(Status::invalid_argument(text));
        }
    }
    Ok(ImportedRound {
        source: source.to_owned(),
        day: convert::optional_id("day", &told.day)?,
        games,
        alone,
    })
}

/// A result as a report writes it; none where it writes nothing.
fn code(letter: &str) -> Result<Option<RoundResult>> {
    let mut letters = letter.chars();
    let Some(first) = letters.next() else {
        return Ok(None);
    };
    let code = result_of_letter(first).filter(|_| letters.next().is_none());
    code.map(Some)
        .ok_or_else(|| Status::invalid_argument("result: a letter as reports write it"))
}
