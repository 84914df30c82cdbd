//! Buchholz, Fore Buchholz, Sonneborn-Berger (8, 9.1), with unplayed rounds (16) and cuts (14).

use super::model::{Entrant, Kind, Model, Round};
use super::system::Edition;
use super::tie_break::{Method, TieBreak};
use super::tie_break_value::{Value, round_half_up};

/// What one round contributes.
#[derive(Debug, Clone, Copy)]
struct Part {
    /// The opponent's score, in halves of a point.
    score: u32,
    /// In halves of a point; for Sonneborn-Berger in quarters.
    value: u32,
    /// The player was not available.
    voluntary: bool,
}

impl Model {
    /// `BH`, `FB` or `SB`.
    pub(super) fn by_opponents(&self, tie_break: TieBreak) -> Vec<Value> {
        let drawn = self.last_round_drawn();
        let is_fore = tie_break.method == Method::ForeBuchholz;
        let model = if is_fore { &drawn } else { self };
        let berger = tie_break.method == Method::SonnebornBerger;
        let (unit, decimals) = if berger { (25, 2) } else { (50, 1) };
        let sums = model.sums(tie_break, berger);
        let value = |sum: u32| Value::new(i64::from(sum) * unit, decimals);
        sums.into_iter().map(value).collect()
    }

    /// `AOB`: the average over the opponents met over the board.
    pub(super) fn average_buchholz(&self, tie_break: TieBreak) -> Vec<Value> {
        let method = if tie_break.fore {
            Method::ForeBuchholz
        } else {
            Method::Buchholz
        };
        let buchholz = self.by_opponents(TieBreak::plain(method));
        self.each(|entrant| {
            let opponents = entrant.rounds.iter().filter_map(Round::played);
            let values = opponents.filter_map(|opponent| buchholz[opponent].hundredths());
            let (sum, count) = values.fold((0, 0), |(sum, n), value| (sum + value, n + 1));
            match count {
                0 => Value::NONE,
                _ => Value::new(round_half_up(sum, count), 2),
            }
        })
    }

    /// As if everybody who was paired in the final round had drawn (8.3).
    fn last_round_drawn(&self) -> Self {
        let mut model = self.clone();
        if self.through < self.total {
            return model;
        }
        let draw = self.options.points.games.draw_halves().into();
        for entrant in &mut model.entrants {
            let Some(last) = entrant.rounds.last_mut() else {
                continue;
            };
            if last.opponent.is_some() {
                last.kind = Kind::Played;
                last.halves = draw;
            }
        }
        model
    }

    fn sums(&self, tie_break: TieBreak, berger: bool) -> Vec<u32> {
        let adjusted = self.each(|entrant| self.adjusted(entrant));
        self.each(|entrant| {
            let rounds = entrant.rounds.iter();
            let part = |round| self.part(entrant, round, &adjusted, berger);
            let parts = rounds.filter_map(part).collect();
            cut(parts, tie_break)
        })
    }

    /// A player's score as their opponents' tie-breaks see it (16.3).
    fn adjusted(&self, entrant: &Entrant) -> u32 {
        if self.round_robin() {
            return entrant.halves();
        }
        let draw = u32::from(self.options.points.games.draw_halves());
        let there = |round: &Round| !round.voluntary();
        let last = entrant.rounds.iter().rposition(there);
        let rounds = entrant.rounds.iter().enumerate();
        let halves = rounds.map(|(index, round)| {
            let gone = round.kind == Kind::Absent && last.is_none_or(|last| index > last);
            if gone { draw } else { round.halves }
        });
        halves.sum()
    }

    fn part(
        &self,
        entrant: &Entrant,
        round: &Round,
        adjusted: &[u32],
        berger: bool,
    ) -> Option<Part> {
        let met = self.met(round);
        let score = match met {
            Some(opponent) => adjusted[opponent],
            None if self.round_robin() || round.kind == Kind::Pending => return None,
            None => self.dummy(entrant, round, adjusted),
        };
        Some(Part {
            score,
            value: if berger { score * round.halves } else { score },
            voluntary: met.is_none() && round.voluntary(),
        })
    }

    /// The score of the dummy met in an unplayed round (16.4).
    fn dummy(&self, entrant: &Entrant, round: &Round, adjusted: &[u32]) -> u32 {
        let own = entrant.halves();
        if self.options.edition == Edition::From2024 {
            return own;
        }
        let rounds = u32::try_from(self.through).unwrap_or(u32::MAX);
        let draws = u32::from(self.options.points.games.draw_halves()).saturating_mul(rounds);
        let most = round
            .opponent
            .map_or(draws, |scheduled| adjusted[scheduled]);
        own.min(most)
    }
}

/// The sum of what is left after the cuts, the least values first.
fn cut(mut parts: Vec<Part>, tie_break: TieBreak) -> u32 {
    for _ in 0..tie_break.cut_low {
        if let Some(index) = least(&parts) {
            parts.remove(index);
        }
    }
    for _ in 0..tie_break.cut_high {
        let most = parts.iter().enumerate();
        let most = most.max_by_key(|(_, part)| (part.score, part.value));
        if let Some((index, _)) = most {
            parts.remove(index);
        }
    }
    parts.iter().map(|part| part.value).sum()
}

/// The least significant value (14.1), or that of a round in which the player was not available,
/// if it is no lower (16.5).
fn least(parts: &[Part]) -> Option<usize> {
    let all = || parts.iter().enumerate();
    let (index, least) = all().min_by_key(|(_, part)| (part.score, part.value))?;
    let voluntary = all().filter(|(_, part)| part.voluntary);
    let voluntary = voluntary.min_by_key(|(_, part)| (part.value, part.score));
    match voluntary {
        Some((other, part)) if part.value >= least.value => Some(other),
        _ => Some(index),
    }
}
