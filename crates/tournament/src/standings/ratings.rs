//! Tie-breaks from ratings (10): only games over the board count (15.2).

use super::model::{Entrant, Model, Round};
use super::tie_break::{Method, TieBreak};
use super::tie_break_value::{Value, round_half_up};

/// The rating difference of each score of 50 to 100 per cent (B.02, 8.1.1).
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The greatest difference at which 50, 51, … 99 per cent are expected (B.02, 8.1.2).
const EXPECTED: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// A game that counts: the opponent's rating, and 2 for a win, 1 for a draw.
#[derive(Debug, Clone, Copy)]
struct Rated {
    rating: i64,
    halves: i64,
}

impl Model {
    /// `ARO`, `TPR`, `PTP`, `APRO`, `APPO`, `RTNG`. Nobody has a value while somebody has no rating and
    /// the tie-break does not say what to take for it (`/U1400`).
    pub(super) fn by_ratings(&self, tie_break: TieBreak) -> Vec<Value> {
        let rated = |entrant: &Entrant| entrant.rating.or(tie_break.unrated).is_some();
        if !self.entrants.iter().all(rated) {
            return self.each(|_| Value::NONE);
        }
        if tie_break.method == Method::Rating {
            let rating = |entrant: &Entrant| entrant.rating.or(tie_break.unrated).unwrap_or(0);
            return self.each(|entrant| Value::new(i64::from(rating(entrant)) * 100, 0));
        }
        let own = |method| self.each(|entrant| self.own(entrant, method, tie_break));
        let method = tie_break.method;
        let values = if method == Method::AveragePerformance {
            self.average(&own(Method::Performance))
        } else if method == Method::AveragePerfect {
            self.average(&own(Method::PerfectPerformance))
        } else {
            own(method)
        };
        let value = |value: Option<i64>| value.map_or(Value::NONE, |v| Value::new(v * 100, 0));
        values.into_iter().map(value).collect()
    }

    fn own(&self, entrant: &Entrant, method: Method, tie_break: TieBreak) -> Option<i64> {
        let games = self.games(entrant, tie_break);
        if method == Method::Performance {
            performance(&games)
        } else if method == Method::PerfectPerformance {
            perfect(&games)
        } else {
            average_rating(&games)
        }
    }

    /// The games that are left after the cuts.
    fn games(&self, entrant: &Entrant, tie_break: TieBreak) -> Vec<Rated> {
        let rated = |round: &Round| {
            let opponent = &self.entrants[round.played()?];
            Some(Rated {
                rating: opponent.rating.or(tie_break.unrated)?.into(),
                halves: round.rated.into(),
            })
        };
        let mut games: Vec<_> = entrant.rounds.iter().filter_map(rated).collect();
        games.sort_by_key(|game| game.rating);
        let low = usize::from(tie_break.cut_low).min(games.len());
        games.drain(..low);
        games.truncate(games.len().saturating_sub(tie_break.cut_high.into()));
        games
    }

    /// Over the opponents met over the board who have a value.
    fn average(&self, values: &[Option<i64>]) -> Vec<Option<i64>> {
        self.each(|entrant| {
            let opponents = entrant.rounds.iter().filter_map(Round::played);
            let values: Vec<i64> = opponents.filter_map(|opponent| values[opponent]).collect();
            average(&values)
        })
    }
}

fn average(values: &[i64]) -> Option<i64> {
    let count = i64::try_from(values.len())
        .ok()
        .filter(|count| *count > 0)?;
    Some(round_half_up(values.iter().sum(), count))
}

fn average_rating(games: &[Rated]) -> Option<i64> {
    let ratings: Vec<i64> = games.iter().map(|game| game.rating).collect();
    average(&ratings)
}

fn score(games: &[Rated]) -> i64 {
    games.iter().map(|game| game.halves).sum()
}

fn performance(games: &[Rated]) -> Option<i64> {
    let count = i64::try_from(games.len()).ok()?;
    let average = average_rating(games)?;
    let percent = round_half_up(score(games) * 50, count);
    let difference = usize::try_from((percent - 50).abs()).ok()?;
    let difference = DIFFERENCES.get(difference)?;
    Some(average + (percent - 50).signum() * difference)
}

/// The lowest rating whose expected score is the real one or more (10.3).
fn perfect(games: &[Rated]) -> Option<i64> {
    let lowest = games.iter().map(|game| game.rating).min()?;
    let highest = games.iter().map(|game| game.rating).max()?;
    let score = score(games);
    if score == 0 {
        return Some(lowest - 800);
    }
    // Halves of a point are 50 hundredths of an expected one.
    let enough = |rating: &i64| {
        let expected = games.iter().map(|game| expected(rating - game.rating));
        expected.sum::<i64>() >= score * 50
    };
    (lowest - 800..=highest + 800).find(enough)
}

/// Hundredths of a point.
fn expected(difference: i64) -> i64 {
    let size = difference.abs();
    let above = EXPECTED.iter().position(|most| size <= *most);
    let more = above.map_or(100, |index| 50 + i64::try_from(index).unwrap_or(50));
    if difference < 0 { 100 - more } else { more }
}
