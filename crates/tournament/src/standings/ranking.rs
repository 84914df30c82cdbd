//! From a crosstable to the standings.

use super::crosstable::Crosstable;
use super::error::StandingsError;
use super::model::{Entrant, Kind, Model};
use super::ranking_table::{Standing, Standings};
use super::system::{Edition, System};
use super::tie_break::{Method, TieBreak};
use super::tie_break_value::Value;
use crate::scoring::PointSystem;

/// What decides about the order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// What each result brings.
    pub points: PointSystem,
    /// Swiss or round robin.
    pub system: System,
    /// Which regulations hold.
    pub edition: Edition,
    /// In the order in which they are applied; points come first unless they are named.
    pub tie_breaks: Vec<TieBreak>,
}

/// The standings of a crosstable's players after that round.
pub fn standings(
    table: &Crosstable,
    through: u16,
    options: &Options,
) -> Result<Standings, StandingsError> {
    let model = Model::new(table, through, options)?;
    for tie_break in &options.tie_breaks {
        if model.round_robin() && tie_break.method.swiss_only() {
            return Err(StandingsError::NotInRoundRobin(tie_break.to_string()));
        }
    }
    let mut order = Order::new(&model);
    let named = |tie_break: &TieBreak| tie_break.method == Method::Points;
    if !options.tie_breaks.iter().any(named) {
        order.refine(&model.points());
    }
    for tie_break in &options.tie_breaks {
        order.apply(*tie_break);
    }
    Ok(order.table(through))
}

impl Model {
    fn points(&self) -> Vec<Value> {
        self.each(|entrant| Value::new(i64::from(entrant.halves()) * 50, 1))
    }

    /// Each player's value of a tie-break other than the direct encounter.
    fn values(&self, tie_break: TieBreak) -> Vec<Value> {
        match tie_break.method {
            Method::Points | Method::DirectEncounter => self.points(),
            Method::PairingNumber => {
                self.each(|entrant| Value::new(i64::from(entrant.number) * 100, 0))
            }
            Method::Standard => self.standard(),
            Method::Progressive => self.progressive(tie_break.cut_low),
            Method::Koya => self.koya(tie_break.limit),
            Method::Buchholz | Method::ForeBuchholz | Method::SonnebornBerger => {
                self.by_opponents(tie_break)
            }
            Method::AverageBuchholz => self.average_buchholz(tie_break),
            Method::AverageRating
            | Method::Performance
            | Method::PerfectPerformance
            | Method::AveragePerformance
            | Method::AveragePerfect
            | Method::Rating => self.by_ratings(tie_break),
            method @ (Method::Wins
            | Method::GamesWon
            | Method::BlackGames
            | Method::BlackWins
            | Method::RoundsElected) => self.counted(method),
        }
    }

    fn pending(&self) -> usize {
        let rounds = self.entrants.iter().flat_map(|entrant| &entrant.rounds);
        rounds.filter(|round| round.kind == Kind::Pending).count() / 2
    }
}

/// The players, split into ever smaller groups of those who are still tied.
struct Order<'m> {
    model: &'m Model,
    groups: Vec<Vec<usize>>,
    values: Vec<Vec<Value>>,
}

impl<'m> Order<'m> {
    fn new(model: &'m Model) -> Self {
        let all = (0..model.entrants.len()).collect();
        Self {
            model,
            groups: vec![all],
            values: model.each(|_| Vec::new()),
        }
    }

    fn apply(&mut self, tie_break: TieBreak) {
        if tie_break.method == Method::DirectEncounter {
            return self.apply_direct(tie_break.as_played);
        }
        let values = self.model.values(tie_break);
        if tie_break.method == Method::PairingNumber {
            let lower_first: Vec<_> = values.iter().map(|value| value.reversed()).collect();
            self.refine(&lower_first);
        } else {
            self.refine(&values);
        }
        for (own, value) in self.values.iter_mut().zip(values) {
            own.push(value);
        }
    }

    /// Splits each group by these values, the greater ones first.
    fn refine(&mut self, values: &[Value]) {
        let mut refined = Vec::new();
        for group in &self.groups {
            let mut group = group.clone();
            group.sort_by(|one, other| values[*other].cmp(&values[*one]).then(one.cmp(other)));
            let parts = group.chunk_by(|one, other| values[*one] == values[*other]);
            refined.extend(parts.map(<[usize]>::to_vec));
        }
        self.groups = refined;
    }

    /// The value that is shown is the place among those who were tied.
    fn apply_direct(&mut self, as_played: bool) {
        let mut places = self.model.each(|_| Value::NONE);
        let mut refined = Vec::new();
        for group in &self.groups {
            let parts = self.model.direct_encounter(group, as_played);
            let mut place = 1;
            for part in &parts {
                for player in part.iter().filter(|_| parts.len() > 1) {
                    places[*player] = Value::new(place * 100, 0);
                }
                place += i64::try_from(part.len()).unwrap_or(0);
            }
            refined.extend(parts);
        }
        self.groups = refined;
        for (own, place) in self.values.iter_mut().zip(places) {
            own.push(place);
        }
    }

    fn table(self, round: u16) -> Standings {
        let halves = self.model.each(Entrant::halves);
        let mut players = Vec::new();
        for group in &self.groups {
            let rank = u16::try_from(players.len() + 1).unwrap_or(u16::MAX);
            let mut group = group.clone();
            group.sort_by_key(|player| self.model.entrants[*player].number);
            players.extend(group.into_iter().map(|player| Standing {
                number: self.model.entrants[player].number,
                rank,
                halves: halves[player],
                values: self.values[player].clone(),
            }));
        }
        Standings {
            round,
            tie_breaks: self.model.options.tie_breaks.clone(),
            players,
            pending: self.model.pending(),
        }
    }
}
