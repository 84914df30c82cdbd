//! What an arbiter should look at before pairings are published. None of it is refused: there may
//! be a reason for it.

use std::collections::BTreeSet;
use std::fmt;

use super::decide::Pairings;
use crate::ids::PersonId;
use crate::regulations::Regulations;
use crate::roster;
use crate::standings::System;

/// How many numbers a remark names.
const MOST: usize = 30;

/// What earlier rounds mean for this one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Earlier {
    /// Which.
    pub round: u16,
    /// Who met whom; a game that was forfeited is none.
    pub games: Vec<[PersonId; 2]>,
    /// Who had as many points as a win brings, without playing.
    pub free: Vec<PersonId>,
}

/// One thing to look at; players by their starting numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// Players who neither play nor have a bye.
    NotPaired(Vec<u16>),
    /// Two who have met as often as they should.
    MetBefore {
        /// Both, as paired now.
        players: [u16; 2],
        /// When they met last.
        round: u16,
        /// Whether the rules of Swiss systems are against it.
        swiss: bool,
    },
    /// A pairing-allocated bye for somebody who had a point without playing.
    ByeAgain {
        /// Who.
        player: u16,
        /// When.
        round: u16,
    },
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPaired(players) => {
                let told: Vec<_> = players.iter().take(MOST).map(u16::to_string).collect();
                let more = match players.len().saturating_sub(MOST) {
                    0 => String::new(),
                    left => format!(" and {left} more"),
                };
                let who = match players.len() {
                    1 => "1 player is not paired and has no bye: ".to_owned(),
                    count => format!("{count} players are not paired and have no bye: "),
                };
                let next = "they count as absent (Z) once the round is published";
                write!(f, "{who}{}{more}; {next}", told.join(", "))
            }
            Self::MetBefore {
                players: [white, black],
                round,
                swiss,
            } => {
                write!(
                    f,
                    "players {white} and {black} met before, in round {round}"
                )?;
                f.write_str(if *swiss { " (FIDE C.04.1.2)" } else { "" })
            }
            Self::ByeAgain { player, round } => write!(
                f,
                "player {player} is left over (U) and had a whole point without playing in round \
                 {round} already (FIDE C.04.1.4)"
            ),
        }
    }
}

/// Everything to look at in the pairings of that round, of which the `earlier` ones were before.
pub fn remarks(
    round: u16,
    pairings: &Pairings,
    roster: &roster::State,
    earlier: &[Earlier],
    regulations: Option<&Regulations>,
) -> Vec<Remark> {
    let number = |person: &PersonId| roster.person(person).and_then(|entry| entry.number);
    let mut found: Vec<_> = not_paired(round, pairings, roster).into_iter().collect();
    let (often, swiss) = meetings(roster, regulations);
    for (_, white, black) in &pairings.boards {
        let both = |game: &&[PersonId; 2]| game.contains(white) && game.contains(black);
        let met = earlier.iter().filter(|e| e.games.iter().any(|g| both(&g)));
        let met: Vec<u16> = met.map(|earlier| earlier.round).collect();
        if let (true, Some(white), Some(black)) = (met.len() >= often, number(white), number(black))
        {
            found.push(Remark::MetBefore {
                players: [white, black],
                round: met.into_iter().max().unwrap_or_default(),
                swiss,
            });
        }
    }
    for (person, _) in pairings.byes.iter().filter(|(_, kind)| kind.is_pairings()) {
        let had = earlier.iter().rfind(|e| e.free.contains(person));
        if let (Some(had), Some(player)) = (had, number(person)) {
            let round = had.round;
            found.push(Remark::ByeAgain { player, round });
        }
    }
    found
}

fn not_paired(round: u16, pairings: &Pairings, roster: &roster::State) -> Option<Remark> {
    let boards = pairings.boards.iter();
    let named: BTreeSet<&PersonId> = boards
        .flat_map(|(_, white, black)| [white, black])
        .chain(pairings.byes.iter().map(|(person, _)| person))
        .collect();
    let left = roster.players().iter();
    let here = |person: &PersonId| roster.out_since(person, round).is_none();
    let left = left.filter(|(_, person)| here(person) && !named.contains(person));
    let left: Vec<u16> = left.map(|(number, _)| *number).collect();
    Some(Remark::NotPaired(left)).filter(|remark| *remark != Remark::NotPaired(Vec::new()))
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
