//! Direct encounter (6).

use std::collections::BTreeMap;

use super::model::Model;

/// A tied player's score against the others of the tie, in units that are the same for all.
#[derive(Debug, Clone, Copy)]
struct Score {
    player: usize,
    points: u64,
    /// If they won all the games that were not played.
    most: u64,
}

impl Model {
    /// The tied players in groups, the better ones first; one group where nothing tells them
    /// apart. Forfeited games count in a round robin, or where `as_played` says so.
    pub(super) fn direct_encounter(&self, tied: &[usize], as_played: bool) -> Vec<Vec<usize>> {
        if tied.len() < 2 {
            return vec![tied.to_vec()];
        }
        let groups = self.direct_once(tied, as_played);
        if groups.len() == 1 {
            return groups;
        }
        let again = groups.iter();
        again
            .flat_map(|group| self.direct_encounter(group, as_played))
            .collect()
    }

    fn direct_once(&self, tied: &[usize], as_played: bool) -> Vec<Vec<usize>> {
        let others = tied.len() - 1;
        let mut complete = true;
        let mut scores = Vec::new();
        for player in tied {
            let met = self.encounters(*player, tied, as_played);
            complete &= met.len() == others;
            scores.push(self.score(*player, &met, others));
        }
        scores.sort_by_key(|score| (u64::MAX - score.points, u64::MAX - score.most, score.player));
        if complete {
            by_points(&scores)
        } else {
            certain(&scores)
        }
    }

    /// Halves of a point and games against each of the others.
    fn encounters(
        &self,
        player: usize,
        tied: &[usize],
        as_played: bool,
    ) -> BTreeMap<usize, (u64, u64)> {
        let mut met: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
        for round in &self.entrants[player].rounds {
            let scheduled = round.opponent.filter(|_| as_played);
            let opponent = self.met(round).or(scheduled);
            let Some(opponent) = opponent.filter(|opponent| tied.contains(opponent)) else {
                continue;
            };
            let (halves, games) = met.entry(opponent).or_default();
            *halves += u64::from(round.halves);
            *games += 1;
        }
        met
    }

    /// Those who met more than once count the average (6.1).
    fn score(&self, player: usize, met: &BTreeMap<usize, (u64, u64)>, others: usize) -> Score {
        let points = met
            .values()
            .map(|(halves, games)| halves * AVERAGES / games)
            .sum();
        let missing = u64::try_from(others.saturating_sub(met.len())).unwrap_or(0);
        let win = u64::from(self.options.points.games.win_halves());
        Score {
            player,
            points,
            most: points + missing * win * AVERAGES,
        }
    }
}

/// Divisible by each number of games that two may have had: up to 10.
const AVERAGES: u64 = 2_520;

fn by_points(scores: &[Score]) -> Vec<Vec<usize>> {
    let groups = scores.chunk_by(|one, other| one.points == other.points);
    groups
        .map(|group| group.iter().map(|score| score.player).collect())
        .collect()
}

/// One by one those who stand above the rest however the missing games had ended (6.2); the rest
/// stays tied.
fn certain(scores: &[Score]) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    let mut rest = scores;
    while let Some((first, others)) = rest.split_first() {
        let above = others.iter().all(|other| first.points > other.most);
        if !above {
            break;
        }
        groups.push(vec![first.player]);
        rest = others;
    }
    if !rest.is_empty() {
        groups.push(rest.iter().map(|score| score.player).collect());
    }
    groups
}
