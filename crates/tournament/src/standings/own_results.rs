//! Tie-breaks from a player's own results (7), and Koya's (9.2).

use adoube_chess::Side;

use super::model::{Entrant, Kind, Model, Round};
use super::tie_break::{Limit, Method};
use super::tie_break_value::Value;

impl Model {
    /// How many rounds of each player are of that sort.
    pub(super) fn counted(&self, method: Method) -> Vec<Value> {
        let fits = |round: &Round| self.fits(method, round);
        self.each(|entrant| {
            let count = entrant.rounds.iter().filter(|round| fits(round)).count();
            Value::new(i64::try_from(count).unwrap_or(i64::MAX / 100) * 100, 0)
        })
    }

    fn fits(&self, method: Method, round: &Round) -> bool {
        let won = round.halves == self.win();
        // A game that was lost by forfeit stays unplayed even in a round robin (15.2).
        let over_the_board = self.met(round).is_some() && round.kind != Kind::ForfeitLoss;
        let elected = !round.voluntary() && round.kind != Kind::Pending;
        let black = round.colour == Some(Side::Black) && over_the_board;
        (method == Method::Wins && won)
            || (method == Method::GamesWon && won && over_the_board)
            || (method == Method::BlackGames && black)
            || (method == Method::BlackWins && won && black)
            || (method == Method::RoundsElected && elected)
    }

    fn win(&self) -> u32 {
        self.options.points.games.win_halves().into()
    }

    pub(super) fn standard(&self) -> Vec<Value> {
        let draw = u32::from(self.options.points.games.draw_halves());
        self.each(|entrant| {
            let halves = entrant.rounds.iter().map(|round| match round.halves {
                more if more > draw => 2,
                same if same == draw && same > 0 => 1,
                _ => 0,
            });
            Value::new(halves.sum::<i64>() * 50, 1)
        })
    }

    /// The scores after each round; the first ones are cut (14.1).
    pub(super) fn progressive(&self, cut: u8) -> Vec<Value> {
        self.each(|entrant| {
            let mut so_far = 0;
            let after_each = entrant.rounds.iter().map(|round| {
                so_far += i64::from(round.halves);
                so_far
            });
            let sum: i64 = after_each.skip(cut.into()).sum();
            Value::new(sum * 50, 1)
        })
    }

    /// Points against those who reached the limit.
    pub(super) fn koya(&self, limit: Limit) -> Vec<Value> {
        let limit = self.koya_limit(limit);
        let halves = self.each(Entrant::halves);
        let counts = |round: &&Round| {
            let opponent = round.opponent.filter(|_| round.kind != Kind::Pending);
            opponent.is_some_and(|opponent| i64::from(halves[opponent]) * 100 >= limit)
        };
        self.each(|entrant| {
            let rounds = entrant.rounds.iter().filter(counts);
            let sum: i64 = rounds.map(|round| i64::from(round.halves)).sum();
            Value::new(sum * 50, 1)
        })
    }

    /// In hundredths of halves of a point.
    fn koya_limit(&self, limit: Limit) -> i64 {
        let (players, mut games) = (self.entrants.len(), self.through);
        // With an odd number everybody rests once a cycle.
        if self.round_robin() && games.is_multiple_of(players) {
            games -= games / players;
        }
        let possible = i64::from(self.win()) * i64::try_from(games).unwrap_or(0);
        match limit {
            Limit::Percent(percent) => possible * i64::from(percent),
            Limit::Halves(halves) => possible * 50 + i64::from(halves) * 100,
        }
    }
}
