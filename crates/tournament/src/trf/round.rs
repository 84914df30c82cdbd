//! A round as pairings, from what its players' lines say of it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use adoube_chess::Side;
use thiserror::Error;

use super::file::File;
use super::player::{Cell, Player};
use super::read_player::{FIRST_ROUND, ROUND_WIDTH};
use super::result_pairs;
use crate::catalogue_message::CatalogueMessage;
use crate::scoring::{PointSystem, RoundResult};

/// Who met whom in a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Round {
    /// The best first, as boards are numbered: by the higher score of the two before the round,
    /// then by both scores, then by the lower starting number.
    pub games: Vec<Game>,
    /// Who did not meet anybody, by starting number; also who won or lost by forfeit where the
    /// report does not tell the colours.
    pub byes: Vec<(u16, RoundResult)>,
}

/// A game of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// White's starting number.
    pub white: u16,
    /// Black's starting number.
    pub black: u16,
    /// White's result; none if it is not played.
    pub white_result: Option<RoundResult>,
    /// Black's result; none if it is not played.
    pub black_result: Option<RoundResult>,
}

/// Two lines that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("round {round}, player {player}: {message}")]
pub struct Inconsistent {
    /// From 1.
    pub round: u16,
    /// Starting number.
    pub player: u16,
    /// Where in the player's line, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: CatalogueMessage,
}

impl Inconsistent {
    /// Of a player's round, so many columns behind its beginning.
    pub(super) fn new(round: u16, player: u16, offset: usize, message: CatalogueMessage) -> Self {
        let before = usize::from(round.saturating_sub(1)) * ROUND_WIDTH;
        Self {
            round,
            player,
            column: FIRST_ROUND + before + offset,
            message,
        }
    }

    /// What is wrong, of which player in which round.
    pub(super) fn told(&self) -> CatalogueMessage {
        CatalogueMessage::new("file-trf-of-player")
            .text("round", self.round)
            .text("player", self.player)
            .messages("what", vec![self.message.clone()])
    }
}

impl File {
    /// The pairings of a round, from 1. An error names every player whose line does not fit their
    /// opponent's.
    pub fn round(&self, round: u16) -> Result<Round, Vec<Inconsistent>> {
        let players = self.by_number();
        let mut found = Round::default();
        let mut wrong = Vec::new();
        for player in self.players() {
            match meeting(&players, player, round) {
                Ok(Some(game)) => found.games.push(game),
                Ok(None) => {}
                Err((offset, message)) => {
                    wrong.push(Inconsistent::new(round, player.number, offset, message));
                }
            }
            wrong.extend(result_pairs::impossible(&players, player, round));
            let cell = player.cell(round);
            let counted = cell.with_bye_of_old_sign();
            if let (true, Some(result)) = (cell.meets_nobody(), counted.result) {
                found.byes.push((player.number, result));
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let points = self.points().unwrap_or_default();
        found
            .games
            .sort_by_cached_key(|game| board_order(&players, *game, round, points));
        found.byes.sort_unstable();
        Ok(found)
    }

    /// The games of a round whose two results no game can have, or whose two colours.
    pub fn impossible_games(&self, round: u16) -> Vec<Inconsistent> {
        let players = self.by_number();
        let wrong = self.players().flat_map(|player| {
            let colours = result_pairs::same_colours(&players, player, round);
            colours
                .into_iter()
                .chain(result_pairs::impossible(&players, player, round))
        });
        wrong.collect()
    }

    fn by_number(&self) -> Players<'_> {
        self.players()
            .map(|player| (player.number, player))
            .collect()
    }
}

impl Cell {
    /// A bye, an absence, or a forfeit that was given no colour.
    pub(super) fn meets_nobody(self) -> bool {
        use RoundResult::{ForfeitLoss, ForfeitWin};
        let forfeit = matches!(self.result, Some(ForfeitWin | ForfeitLoss));
        self.opponent.is_none() || (self.colour.is_none() && forfeit)
    }
}

/// The players by starting number.
pub(super) type Players<'f> = BTreeMap<u16, &'f Player>;

/// How far behind the beginning of a round its colour stands.
pub(super) const COLOUR: usize = 5;

/// Columns behind the beginning of the round, and what is wrong there.
type Wrong = (usize, CatalogueMessage);

/// White's game of the round; none for Black and for who meets nobody.
fn meeting(players: &Players<'_>, player: &Player, round: u16) -> Result<Option<Game>, Wrong> {
    let cell = player.cell(round);
    let Some(number) = cell.opponent.filter(|_| !cell.meets_nobody()) else {
        return Ok(None);
    };
    if number == player.number {
        return Err((0, CatalogueMessage::new("file-trf-own-opponent")));
    }
    let wrong = |id| CatalogueMessage::new(id).text("opponent", number);
    let opponent = players
        .get(&number)
        .ok_or_else(|| (0, wrong("file-trf-no-line")))?;
    let other = opponent.cell(round);
    if other.opponent != Some(player.number) {
        return Err((0, wrong("file-trf-names-another")));
    }
    match (cell.colour, other.colour) {
        (Some(Side::White), Some(Side::Black)) => Ok(Some(Game {
            white: player.number,
            black: number,
            white_result: cell.result,
            black_result: other.result,
        })),
        (Some(Side::Black), Some(Side::White)) => Ok(None),
        _ => {
            let message = wrong("file-trf-colours").text("player", player.number);
            Err((COLOUR, message))
        }
    }
}

/// Smaller is earlier.
fn board_order(
    players: &Players<'_>,
    game: Game,
    round: u16,
    points: PointSystem,
) -> (Reverse<u32>, Reverse<u32>, u16) {
    let before = |number: u16| {
        let player = players.get(&number);
        player.map_or(0, |p| p.halves_before(round, points))
    };
    let (white, black) = (before(game.white), before(game.black));
    let higher = white.max(black);
    (
        Reverse(higher),
        Reverse(white + black),
        game.white.min(game.black),
    )
}
