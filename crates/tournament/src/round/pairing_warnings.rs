//! What an arbiter should look at in pairings, before they are published and while the round is played. None of it is
//! refused: there may be a reason for it.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::{BySide, Side};

use super::decide::Pairings;
use crate::ids::PersonId;
use crate::note::{Note, note};
use crate::regulations::Regulations;
use crate::roster;
use crate::round_stage::Stage;
use crate::standings::System;

/// How many names a warning has.
const MOST: usize = 30;
/// Nobody has the same colour so often in a row (FIDE C.04.1.7).
const IN_A_ROW: usize = 3;
/// Nobody has one colour more often than the other by more games than this (FIDE C.04.1.6).
const MOST_DIFFERENCE: usize = 2;

/// What an earlier round means for this one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EarlierRound {
    /// Its number.
    pub round: u16,
    /// White and Black of each game as it was played; a forfeited game was not.
    pub games: Vec<BySide<PersonId>>,
    /// Who had as many points as a win brings, without playing.
    pub free: Vec<PersonId>,
}

fn met_before_note(board: u16, players: BySide<String>, round: u16, swiss: bool) -> Note {
    let (word, article) = if swiss {
        ("met-before-swiss", " (FIDE C.04.1.2)")
    } else {
        ("met-before", "")
    };
    let BySide { white, black } = players;
    note!(
        word => "board {board}: {white} and {black} met in round {round}{article}",
        board, first = white, second = black, round
    )
}

fn not_paired_note(players: &[PersonId], stage: Stage, name: impl Fn(&PersonId) -> String) -> Note {
    let names: Vec<String> = players.iter().take(MOST).map(name).collect();
    let names = names.join("; ");
    let (word, word_of_many, absent) = match stage {
        Stage::Draft => (
            "not-paired",
            "not-paired-more",
            "they count as absent (Z) after the round is published",
        ),
        Stage::Published | Stage::Started | Stage::Closed | Stage::Elsewhere => (
            "absent-unpaired",
            "absent-unpaired-more",
            "they count as absent (Z)",
        ),
    };
    match players.len().saturating_sub(MOST) {
        0 => {
            note!(word => "no game and no bye: {names}; {absent}", names)
        }
        more => {
            note!(
                word_of_many => "no game and no bye: {names} and {more} more; {absent}", names, more
            )
        }
    }
}

/// The games before a round, by who played them.
#[derive(Default)]
struct Games<'e> {
    /// The rounds in which two have met, by both of them in the order of their ids.
    met: BTreeMap<[&'e PersonId; 2], Vec<u16>>,
    /// The colours of each player, without the rounds in which they had no game.
    colours: BTreeMap<&'e PersonId, Vec<Side>>,
}

impl<'e> Games<'e> {
    fn of(earlier: &'e [EarlierRound]) -> Self {
        let mut all = Self::default();
        for round in earlier {
            for BySide { white, black } in &round.games {
                all.met
                    .entry(pair(white, black))
                    .or_default()
                    .push(round.round);
                all.colours.entry(white).or_default().push(Side::White);
                all.colours.entry(black).or_default().push(Side::Black);
            }
        }
        all
    }
}

fn pair<'p>(one: &'p PersonId, other: &'p PersonId) -> [&'p PersonId; 2] {
    [one.min(other), one.max(other)]
}

/// A round whose pairings are looked at.
#[derive(Debug, Clone, Copy)]
pub struct PairedRound<'p> {
    /// Its number.
    pub number: u16,
    /// How far it is.
    pub stage: Stage,
    /// Its pairings.
    pub pairings: &'p Pairings,
}

/// Everything to look at in the pairings of that round, by the rounds before it in their order; `name` is what a
/// player is called.
pub fn pairing_warnings(
    round: PairedRound<'_>,
    roster: &roster::State,
    earlier: &[EarlierRound],
    regulations: Option<&Regulations>,
    name: impl Fn(&PersonId) -> String,
) -> Vec<Note> {
    let pairings = round.pairings;
    let left = not_paired(round.number, pairings, roster);
    let left = (!left.is_empty()).then(|| not_paired_note(&left, round.stage, &name));
    let mut found: Vec<_> = left.into_iter().collect();
    let (often, swiss) = meetings(roster, regulations);
    let games = Games::of(earlier);
    for (board, white, black) in &pairings.boards {
        let met = games.met.get(&pair(white, black));
        let met = met.filter(|met| met.len() >= often);
        if let Some(round) = met.and_then(|met| met.iter().max().copied()) {
            let players = BySide::new(white, black).map(&name);
            found.push(met_before_note(*board, players, round, swiss));
        }
        if swiss {
            for (player, side) in [(white, Side::White), (black, Side::Black)] {
                let before = games.colours.get(player).map_or(&[][..], Vec::as_slice);
                found.extend(colour_notes(*board, &name(player), side, before));
            }
        }
    }
    for (player, _) in pairings.byes.iter().filter(|(_, kind)| kind.is_pairings()) {
        let had = earlier.iter().rfind(|e| e.free.contains(player));
        found.extend(had.map(|had| bye_again_note(&name(player), had.round)));
    }
    found
}

/// `before` are the colours of the player's games so far. Nobody has the same colour for the third time in a row, or one
/// colour in more than two games more than the other.
fn colour_notes(board: u16, player: &str, side: Side, before: &[Side]) -> Vec<Note> {
    let mut colours = before.to_vec();
    colours.push(side);
    let times = colours.iter().rev().take_while(|had| **had == side).count();
    let same = colours.iter().filter(|had| **had == side).count();
    let more = same.saturating_sub(colours.len() - same);
    let mut found = Vec::new();
    if times >= IN_A_ROW {
        found.push(note!(
            "same-colour" => "board {board}: {player} has {side} {times} times in a row (FIDE C.04.1.7)",
            board, player, side = side.word(), times
        ));
    }
    if more > MOST_DIFFERENCE {
        found.push(note!(
            "colour-difference" => "board {board}: {player} has {side} in {more} games more than the other colour \
                (FIDE C.04.1.6)",
            board, player, side = side.word(), more
        ));
    }
    found
}

/// A player who gets the bye of the pairing after a whole point without a game.
fn bye_again_note(player: &str, round: u16) -> Note {
    note!(
        "bye-again" => "{player} has the pairing-allocated bye (U), and already got a full point \
                        without playing in round {round} (FIDE C.04.1.4)",
        player, round
    )
}

/// Players who take part in that round, and neither play nor have a bye.
pub fn not_paired(round: u16, pairings: &Pairings, roster: &roster::State) -> Vec<PersonId> {
    let boards = pairings.boards.iter();
    let named: BTreeSet<&PersonId> = boards
        .flat_map(|(_, white, black)| [white, black])
        .chain(pairings.byes.iter().map(|(person, _)| person))
        .collect();
    let left = roster.players().values();
    let here = |person: &PersonId| roster.out_since(person, round).is_none();
    let left = left.filter(|person| here(person) && !named.contains(person));
    left.cloned().collect()
}

/// How often two may meet, and whether the rules of Swiss systems say so: in a round robin as
/// often as it goes round.
fn meetings(roster: &roster::State, regulations: Option<&Regulations>) -> (usize, bool) {
    let robin = |r: &&Regulations| r.system == Some(System::RoundRobin);
    let Some(regulations) = regulations.filter(robin) else {
        return (1, true);
    };
    let players = roster.players().len();
    let once = (players + players % 2).saturating_sub(1).max(1);
    let cycles = usize::from(regulations.rounds) / once;
    (cycles.max(1), false)
}
