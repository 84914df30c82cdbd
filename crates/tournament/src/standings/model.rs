//! A crosstable as tie-breaks look at it.

use std::collections::BTreeMap;

use adoube_chess::Side;

use super::crosstable::{Crosstable, CrosstablePlayer, PlayerRound};
use super::error::StandingsError;
use super::ranking::Options;
use super::system::System;
use crate::scoring::{PointSystem, RoundResult};

/// What a round was for a player (15, 16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Played,
    ForfeitWin,
    ForfeitLoss,
    /// A full-point bye, or one that the pairing allocated.
    Bye,
    /// A half-point or zero-point bye, or nothing at all.
    Absent,
    /// Paired, without a result.
    Pending,
}

/// A player's round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Round {
    pub(super) kind: Kind,
    /// Index of the opponent.
    pub(super) opponent: Option<usize>,
    pub(super) colour: Option<Side>,
    /// Halves of a point that it brought.
    pub(super) halves: u32,
    /// 2 for a win, 1 for a draw, as ratings count.
    pub(super) rated: u32,
}

impl Round {
    /// A round in which the player was not available (16.1.2).
    pub(super) const fn voluntary(&self) -> bool {
        matches!(self.kind, Kind::Absent | Kind::ForfeitLoss)
    }

    /// The opponent met over the board.
    pub(super) fn played(&self) -> Option<usize> {
        self.opponent.filter(|_| self.kind == Kind::Played)
    }

    const fn forfeit(&self) -> bool {
        matches!(self.kind, Kind::ForfeitWin | Kind::ForfeitLoss)
    }
}

/// A player with their rounds, from the first one to the last that counts.
#[derive(Debug, Clone)]
pub(super) struct Entrant {
    pub(super) number: u16,
    pub(super) rating: Option<u16>,
    pub(super) rounds: Vec<Round>,
}

impl Entrant {
    /// Halves of a point.
    pub(super) fn halves(&self) -> u32 {
        self.rounds.iter().map(|round| round.halves).sum()
    }
}

/// The event.
#[derive(Debug, Clone)]
pub(super) struct Model {
    pub(super) entrants: Vec<Entrant>,
    /// Rounds that count.
    pub(super) through: usize,
    /// Rounds that the event has.
    pub(super) total: usize,
    pub(super) options: Options,
}

impl Model {
    pub(super) fn new(
        table: &Crosstable,
        through: u16,
        options: &Options,
    ) -> Result<Self, StandingsError> {
        let index = table.players.iter().enumerate();
        let index: BTreeMap<u16, usize> = index.map(|(i, player)| (player.number, i)).collect();
        let entrants = table
            .players
            .iter()
            .map(|player| entrant(player, through, options.points, &index));
        let entrants = entrants.collect::<Result<Vec<_>, _>>()?;
        if entrants.is_empty() {
            return Err(StandingsError::NoPlayers);
        }
        let through = usize::from(through);
        Ok(Self {
            entrants,
            through,
            total: table.all_rounds().max(through),
            options: options.clone(),
        })
    }

    pub(super) fn round_robin(&self) -> bool {
        self.options.system == System::RoundRobin
    }

    /// The opponent of a game that counts as played: a forfeited one does in a round robin (15.2).
    pub(super) fn met(&self, round: &Round) -> Option<usize> {
        let counts = round.kind == Kind::Played || (self.round_robin() && round.forfeit());
        round.opponent.filter(|_| counts)
    }

    /// Each player's value.
    pub(super) fn each<T>(&self, of: impl Fn(&Entrant) -> T) -> Vec<T> {
        self.entrants.iter().map(of).collect()
    }
}

fn entrant(
    player: &CrosstablePlayer,
    through: u16,
    points: PointSystem,
    index: &BTreeMap<u16, usize>,
) -> Result<Entrant, StandingsError> {
    let mut rounds = Vec::new();
    for number in 1..=through {
        let from_table = player.round(number);
        let opponent = match from_table.opponent {
            None => None,
            Some(opponent) => Some(*index.get(&opponent).ok_or({
                StandingsError::NoSuchOpponent {
                    round: usize::from(number),
                    player: player.number,
                    opponent,
                }
            })?),
        };
        rounds.push(round(from_table, opponent, points));
    }
    let rating = player.rating.filter(|rating| *rating > 0);
    Ok(Entrant {
        number: player.number,
        rating,
        rounds,
    })
}

fn round(played: PlayerRound, opponent: Option<usize>, points: PointSystem) -> Round {
    use RoundResult::{
        Draw, ForfeitLoss, ForfeitWin, FullBye, HalfBye, Loss, PairingBye, ShortDraw, ShortLoss,
        ShortWin, Win, ZeroBye,
    };
    let met = opponent.is_some();
    let kind = match played.result {
        None if met => Kind::Pending,
        None | Some(HalfBye | ZeroBye) => Kind::Absent,
        Some(FullBye | PairingBye) => Kind::Bye,
        Some(ForfeitWin) => Kind::ForfeitWin,
        Some(ForfeitLoss) => Kind::ForfeitLoss,
        Some(Win | Draw | Loss | ShortWin | ShortDraw | ShortLoss) => Kind::Played,
    };
    let rated = match played.result {
        Some(Win | ShortWin) => 2,
        Some(Draw | ShortDraw) => 1,
        None
        | Some(
            Loss | ShortLoss | ForfeitWin | ForfeitLoss | HalfBye | FullBye | PairingBye | ZeroBye,
        ) => 0,
    };
    Round {
        kind,
        opponent,
        colour: played.colour,
        halves: played
            .result
            .map_or(0, |code| u32::from(code.halves(points))),
        rated,
    }
}
