//! Points and ranks from results.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::file::File;
use super::player::Player;
use crate::scoring::{PointSystem, Scoring};
use crate::standings::Standings;

impl Player {
    /// Halves of a point from the rounds before this one.
    pub fn halves_before(&self, round: u16, points: impl Into<PointSystem>) -> u32 {
        let points = points.into();
        let rounds = usize::from(round.saturating_sub(1));
        let results = self
            .rounds
            .iter()
            .take(rounds)
            .filter_map(|cell| cell.with_bye_of_old_sign().result);
        results.map(|code| u32::from(code.halves(points))).sum()
    }
}

impl File {
    /// Fills in everybody's points and rank.
    pub fn rank_by(&mut self, standings: &Standings) {
        for player in self.players_mut() {
            let Some(standing) = standings.player(player.number) else {
                continue;
            };
            player.points_tenths = Some(u16::try_from(standing.halves * 5).unwrap_or(u16::MAX));
            player.rank = Some(standing.rank);
        }
    }

    /// Fills in everybody's points, and ranks by points and, among equals, by starting number:
    /// tie-breaks are for other tools.
    pub fn rank_by_points(&mut self, scoring: Scoring) {
        let mut order = Vec::new();
        for player in self.players_mut() {
            let halves = player.halves_before(u16::MAX, scoring);
            let tenths = u16::try_from(halves * 5).unwrap_or(u16::MAX);
            player.points_tenths = Some(tenths);
            order.push((Reverse(tenths), player.number));
        }
        order.sort_unstable();
        let ranks = order.into_iter().map(|(_, number)| number).zip(1..);
        let ranks: BTreeMap<u16, u16> = ranks.collect();
        for player in self.players_mut() {
            player.rank = ranks.get(&player.number).copied();
        }
    }
}
