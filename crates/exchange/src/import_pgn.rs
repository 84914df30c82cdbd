//! Players and pairings of a round from the tags of a PGN's games.

use std::collections::BTreeMap;

use adoube_chess::pgn::{Game, Outcome, Reader};
use adoube_chess::{Position, Start, Variant};
use adoube_proto::v1::{ByeEntry, PairingEntry, PlayerEntry};
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::trf;
use adoube_user_text::catalogue::{CatalogueMessage, filled, trouble_of};
use anyhow::{Context as _, Error, Result, bail};

use super::{Imported, chess_faults, draft};

/// Games that cannot be read and are named one by one.
const NAMED: usize = 20;

/// Reads a file. `known` are the players that the tournament has: they keep their starting
/// numbers, found by FIDE id or else by name; others get the numbers after the last. A game that is set
/// up begins there, by the rules of the event's `variant`.
pub fn read(
    bytes: &[u8],
    round: Option<u16>,
    known: &[PlayerEntry],
    variant: Variant,
) -> Result<Imported> {
    let OfRound {
        round,
        games,
        remarks,
    } = of_round(games(bytes)?, round)?;
    let mut players = Players::new(known);
    let encoding = trf::other_bytes(bytes).into_iter();
    let mut imported = Imported {
        round,
        remarks: encoding
            .map(|note| filled(&note.placed()))
            .chain(remarks)
            .collect(),
        ..Imported::default()
    };
    for (index, (board, game)) in (1..).zip(games) {
        if let Some(colour) = ["White", "Black"].into_iter().find(|c| is_bye(&game, c)) {
            take_bye(&mut imported, &mut players, &game, colour)?;
            continue;
        }
        let (white, black) = (
            players.number(&game, "White")?,
            players.number(&game, "Black")?,
        );
        if white == black {
            let message = CatalogueMessage::new("file-pgn-both-colours")
                .text("name", game.tag("White").unwrap_or_default())
                .text("round", round);
            bail!(filled(&message));
        }
        let board = board.unwrap_or(index);
        take_result(&mut imported, &game, board);
        let start = start(&game, variant).with_context(|| {
            let message = CatalogueMessage::new("file-pgn-start-of-board");
            filled(&message.text("round", round).text("board", board))
        })?;
        imported.pairings.push(PairingEntry {
            board,
            white,
            black,
            start: start.as_ref().and_then(draft::start),
            ..PairingEntry::default()
        });
    }
    imported.pairings.sort_by_key(|pairing| pairing.board);
    imported.remarks.extend(players.remarks);
    imported.players = players.new;
    Ok(imported)
}

/// The games of a file that count.
fn games(bytes: &[u8]) -> Result<Vec<Game>> {
    let (mut games, mut unread, mut more) = (Vec::new(), Vec::new(), 0);
    for game in Reader::new(bytes) {
        match game {
            Ok(game) => games.push(game),
            Err(error) if unread.len() < NAMED => unread.push(filled(&chess_faults::game(&error))),
            Err(_) => more += 1,
        }
    }
    if more > 0 {
        unread.push(filled(
            &CatalogueMessage::new("file-and-more").number("more", more),
        ));
    }
    if !unread.is_empty() {
        let message = CatalogueMessage::new("file-pgn-unread");
        return Err(trouble_of(&message.text("games", unread.join("\n"))));
    }
    if games.is_empty() {
        let message = CatalogueMessage::new("file-pgn-empty").number("bytes", bytes.len());
        return Err(trouble_of(&message));
    }
    games.retain(|game| !is_superseded(game));
    Ok(games)
}

/// A game that another one of its board replaced, as our own files tell: its board is there with that one.
pub(super) fn is_superseded(game: &Game) -> bool {
    game.tag("Superseded").is_some()
}

/// Whether nobody plays that colour: programs that pair write `BYE` in the place of a name.
fn is_bye(game: &Game, colour: &str) -> bool {
    let name = game.tag(colour).unwrap_or_default();
    name.trim().eq_ignore_ascii_case("bye")
}

/// Gives a bye to whoever has no opponent, by the points that the file tells.
fn take_bye(
    imported: &mut Imported,
    players: &mut Players<'_>,
    game: &Game,
    bye: &str,
) -> Result<()> {
    let own = if bye == "White" { "Black" } else { "White" };
    if is_bye(game, own) {
        let message = CatalogueMessage::new("file-pgn-two-byes").text("round", imported.round);
        bail!(filled(&message));
    }
    let player = players.number(game, own)?;
    let name = game.tag(own).unwrap_or_default().trim();
    let told = match game.result {
        Outcome::Draw => Some(1),
        Outcome::Unknown => None,
        outcome => Some(halves(outcome, own)),
    };
    let kind = match told {
        Some(0) => ByeKind::Zero,
        Some(1) => ByeKind::Half,
        Some(_) | None => ByeKind::Pairing,
    };
    let letter = kind.letter();
    let message = CatalogueMessage::new("file-pgn-bye")
        .text("name", name)
        .text("result", game.result)
        .text("letter", letter);
    imported.remarks.push(filled(&message));
    imported.byes.push(ByeEntry {
        player,
        kind: letter.to_string(),
        opponent: 0,
    });
    Ok(())
}

/// A side's half-points.
const fn halves(outcome: Outcome, colour: &str) -> u8 {
    let (white, black) = match outcome {
        Outcome::WhiteWins => (2, 0),
        Outcome::BlackWins => (0, 2),
        Outcome::Draw => (1, 1),
        Outcome::Unknown => (0, 0),
        Outcome::Other { white, black } => (white, black),
    };
    // Of the two names one begins with W.
    if colour.as_bytes()[0] == b'W' {
        white
    } else {
        black
    }
}

/// Results are played for here: a forfeit is for an arbiter to declare, any other is left out, and one
/// that cannot be read is named.
fn take_result(imported: &mut Imported, game: &Game, board: u32) {
    let round = imported.round;
    if let Some(text) = game.unread_result() {
        let message = CatalogueMessage::new("file-pgn-unread-result")
            .text("board", format_args!("{round}.{board}"))
            .text("result", text);
        imported.remarks.push(filled(&message));
    }
    let told = game.result != Outcome::Unknown;
    if told && game.is_forfeit() {
        let [white, black] = ["White", "Black"].map(|colour| halves(game.result, colour).into());
        imported.forfeits.push((board, white, black));
    } else if told {
        imported.dropped += 1;
    }
}

/// The position that a game's tags set up; none where they set up nothing.
fn start(game: &Game, variant: Variant) -> Result<Option<Start>> {
    let told = |name| {
        game.tag(name)
            .map(str::trim)
            .filter(|tag| !matches!(*tag, "" | "?"))
    };
    let told_start = game
        .start()
        .map_err(|wrong| Error::msg(filled(&chess_faults::start(&wrong))))?;
    let start = match told("FEN") {
        // A FEN alone does not say by which rules kings castle: the event does.
        Some(fen) if told("Variant").is_none() => Start::from_fen(variant, fen)
            .map_err(|wrong| Error::msg(filled(&chess_faults::fen(&wrong))))?,
        _ => told_start,
    };
    let is_other = start.variant != variant;
    if is_other && (start.fen.is_some() || start.variant == Variant::Chess960) {
        let name = |variant| match variant {
            Variant::Standard => "standard",
            Variant::Chess960 => "chess960",
        };
        let message = CatalogueMessage::new("file-pgn-other-variant")
            .text("own", name(start.variant))
            .text("event", name(variant));
        return Err(trouble_of(&message));
    }
    let usual = Position::from_start(&Start::standard())?.fen();
    let is_usual = start.variant == Variant::Standard && start.fen.as_deref() == Some(&usual);
    Ok(Some(start).filter(|start| start.fen.is_some() && !is_usual))
}

/// The games of one round.
struct OfRound {
    round: u16,
    /// Each with its board, if the file says so.
    games: Vec<(Option<u32>, Game)>,
    /// Which games have no round and are not taken.
    remarks: Vec<String>,
}

fn of_round(games: Vec<Game>, wanted: Option<u16>) -> Result<OfRound> {
    let mut rounds: BTreeMap<u16, Vec<(Option<u32>, Game)>> = BTreeMap::new();
    let mut remarks = Vec::new();
    for game in games {
        let (round, board) = round_and_board(&game);
        match round.or(wanted) {
            Some(round) => rounds.entry(round).or_default().push((board, game)),
            None => remarks.push(without_round(&game)),
        }
    }
    let found = wanted.or_else(|| rounds.keys().next().copied().filter(|_| rounds.len() == 1));
    let Some(round) = found else {
        let all: Vec<String> = rounds.keys().map(ToString::to_string).collect();
        let all = if all.is_empty() {
            "-".to_owned()
        } else {
            all.join(", ")
        };
        let message = CatalogueMessage::new("file-pgn-rounds").text("rounds", all);
        return Err(trouble_of(&message));
    };
    match rounds.remove(&round) {
        Some(games) => Ok(OfRound {
            round,
            games,
            remarks,
        }),
        None => bail!(filled(
            &CatalogueMessage::new("file-pgn-no-round").text("round", round)
        )),
    }
}

/// A game that is not taken.
fn without_round(game: &Game) -> String {
    let [white, black, round] = ["White", "Black", "Round"].map(|tag| {
        let text = game.tag(tag).unwrap_or("?");
        text.chars().take(60).collect::<String>()
    });
    filled(
        &CatalogueMessage::new("file-pgn-without-round")
            .text("white", white)
            .text("black", black)
            .text("round", round),
    )
}

/// `3.12` is board 12 of round 3; a `Board` tag tells the board too.
pub(super) fn round_and_board(game: &Game) -> (Option<u16>, Option<u32>) {
    let tag = game.tag("Round").unwrap_or("?");
    let (round, board) = tag
        .split_once('.')
        .map_or((tag, None), |(r, b)| (r, Some(b)));
    let board = board.or_else(|| game.tag("Board"));
    (
        round.trim().parse().ok(),
        board.and_then(|board| board.trim().parse().ok()),
    )
}

struct Players<'a> {
    known: &'a [PlayerEntry],
    new: Vec<PlayerEntry>,
    /// Whose name was read as that of a player who is written otherwise.
    remarks: Vec<String>,
}

impl<'a> Players<'a> {
    const fn new(known: &'a [PlayerEntry]) -> Self {
        Self {
            known,
            new: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// The starting number of a game's White or Black.
    fn number(&mut self, game: &Game, colour: &str) -> Result<u32> {
        let tag = |name: &str| game.tag(&format!("{colour}{name}")).unwrap_or_default();
        let name = tag("").trim();
        if name.is_empty() || name == "?" {
            let message = CatalogueMessage::new("file-pgn-nameless").text("colour", colour);
            bail!(filled(&message));
        }
        let fide_id = tag("FideId").parse().unwrap_or(0);
        if let Some((number, known)) = self.found(name, fide_id, colour)? {
            if known != name {
                let told = filled(
                    &CatalogueMessage::new("file-pgn-known-name")
                        .text("name", name)
                        .text("player", number)
                        .text("known", known),
                );
                if !self.remarks.contains(&told) {
                    self.remarks.push(told);
                }
            }
            return Ok(number);
        }
        let last = self.known.iter().chain(&self.new).map(|p| p.number).max();
        let number = last.unwrap_or(0) + 1;
        self.new.push(PlayerEntry {
            number,
            name: name.to_owned(),
            title: tag("Title").to_owned(),
            federation: tag("Country").to_owned(),
            rating: tag("Elo").parse().unwrap_or(0),
            fide_id,
            ..PlayerEntry::default()
        });
        Ok(number)
    }

    /// Number and name of the player with that FIDE number, or else with that name, or else with its letters.
    fn found(&self, name: &str, fide_id: u64, colour: &str) -> Result<Option<(u32, String)>> {
        let all = || self.known.iter().chain(&self.new);
        let of = |player: &PlayerEntry| Some((player.number, player.name.clone()));
        if let Some(player) = all().find(|p| fide_id > 0 && p.fide_id == fide_id) {
            return Ok(of(player));
        }
        let may_be = |player: &&PlayerEntry| fide_id == 0 || player.fide_id == 0;
        let mut named: Vec<_> = all().filter(|p| p.name == name).filter(may_be).collect();
        if named.is_empty() {
            let own = letters(name);
            let same = |p: &&PlayerEntry| !own.is_empty() && letters(&p.name) == own;
            named = all().filter(same).filter(may_be).collect();
        }
        match named.as_slice() {
            [] => Ok(None),
            [player] => Ok(of(player)),
            several => {
                let numbers = several.iter().map(|player| player.number.to_string());
                let either = |one, other| {
                    let message = CatalogueMessage::new("file-either");
                    filled(&message.text("one", one).text("other", other))
                };
                let message = CatalogueMessage::new("file-pgn-ambiguous-name")
                    .text("name", name)
                    .text("players", numbers.reduce(either).unwrap_or_default())
                    .text("colour", colour);
                Err(trouble_of(&message))
            }
        }
    }
}

/// With its figures, without case, spaces and signs.
fn letters(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
