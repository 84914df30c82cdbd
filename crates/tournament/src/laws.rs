//! The editions of FIDE's Laws of Chess, and where they differ for an event.
//!
//! Sources: the Laws in force from 1 July 2005, from 1 January 2018 and from 1 January 2023 (FIDE
//! Handbook, E.I.01).

use adoube_chess::AutomaticDraws;
use thiserror::Error;

use crate::clock::TimeControlClass;
use crate::time::Millis;

/// An edition of the Laws of Chess, by the year in which it came into force.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Laws {
    /// Where the regulations name no edition.
    #[default]
    Of2005,
    /// With the changes of 2014 and 2017.
    Of2018,
    /// In force now.
    Of2023,
}

/// How closely rapid and blitz games are supervised (A-A.5, A-B.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Regime {
    /// The Laws hold as in standard play: an arbiter has at most three games in rapid play, one in
    /// blitz, and they are recorded (A-A.3, A-B.3).
    Full,
    /// Fewer arbiters than that: the looser rules for rapid play hold (A-A.4, A-B.4).
    Reduced,
}

/// An article that an edition does not have.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "the Laws of {}, which this event is played by, have no article '{text}': write one of L 1 to L {}",
    .laws.year(),
    .laws.last_article()
)]
pub struct MissingArticle {
    /// The article as it was written, cut to 40 characters.
    pub text: String,
    /// The edition.
    pub laws: Laws,
}

/// What a wrong claim of a draw costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongClaimCost {
    /// What the opponent gets.
    pub opponent_gets: Millis,
    /// What the claimant loses.
    pub claimant_loses: ClaimantLoses,
}

/// What a wrong claim takes off the claimant's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimantLoses {
    /// Half of more than two minutes, three minutes at most; of one to two minutes one is left,
    /// less than one stays (2005, L 9.5 b).
    Half,
    /// Nothing (2018 and 2023, L 9.5.3).
    Nothing,
}

const ONE_MINUTE: Millis = Millis::from_seconds(60);
const TWO_MINUTES: Millis = Millis::from_seconds(120);
const THREE_MINUTES: Millis = Millis::from_seconds(180);

impl Laws {
    /// All editions, from the oldest.
    pub const ALL: [Self; 3] = [Self::Of2005, Self::Of2018, Self::Of2023];

    /// The edition's year, as regulations and records have it.
    pub const fn year(self) -> &'static str {
        match self {
            Self::Of2005 => "2005",
            Self::Of2018 => "2018",
            Self::Of2023 => "2023",
        }
    }

    /// The edition of that year; none if this version knows none.
    pub fn from_year(year: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|laws| laws.year() == year)
    }

    /// The number of the edition's last article; the first is 1.
    pub const fn last_article(self) -> u32 {
        match self {
            Self::Of2005 => 14,
            Self::Of2018 | Self::Of2023 => 12,
        }
    }

    /// Which repetitions and moves draw a game without a claim where such draws are claimed: none
    /// in 2005, whose article 9.6 is about dead positions; L 9.6.1 and 9.6.2 since.
    pub const fn draws_without_claim(self) -> AutomaticDraws {
        match self {
            Self::Of2005 => AutomaticDraws::None,
            Self::Of2018 | Self::Of2023 => AutomaticDraws::FiveAndSeventyFive,
        }
    }

    /// What a wrong claim costs in play of that class, under that supervision.
    ///
    /// 2005, L 9.5 b: the same in every class. 2018, L 9.5.3: two minutes; one in blitz (B.2), however it is
    /// supervised. 2023, L 9.5.3: two minutes; one in rapid (A.3), and in blitz too unless an arbiter supervises each
    /// game, where the Competition Rules hold unchanged (B.2, B.3). Compared with the copies of the Laws that
    /// [`TABLE`](crate::penalty::TABLE) names.
    pub const fn wrong_claim_cost(
        self,
        class: TimeControlClass,
        supervision: Option<Regime>,
    ) -> WrongClaimCost {
        use TimeControlClass::{Blitz, Rapid, Standard};
        let opponent_gets = match (self, class, supervision) {
            (Self::Of2005, Standard | Rapid | Blitz, _) => THREE_MINUTES,
            (Self::Of2018 | Self::Of2023, Standard, _)
            | (Self::Of2018, Rapid, _)
            | (Self::Of2023, Blitz, Some(Regime::Full)) => TWO_MINUTES,
            (Self::Of2018, Blitz, _)
            | (Self::Of2023, Rapid, _)
            | (Self::Of2023, Blitz, Some(Regime::Reduced) | None) => ONE_MINUTE,
        };
        let claimant_loses = match self {
            Self::Of2005 => ClaimantLoses::Half,
            Self::Of2018 | Self::Of2023 => ClaimantLoses::Nothing,
        };
        WrongClaimCost {
            opponent_gets,
            claimant_loses,
        }
    }
}

impl ClaimantLoses {
    /// The claimant's time after the wrong claim.
    pub fn leaves(self, had: Millis) -> Millis {
        match self {
            Self::Nothing => had,
            Self::Half if had >= TWO_MINUTES => had.less(Millis(had.0 / 2).min(THREE_MINUTES)),
            Self::Half => had.min(ONE_MINUTE),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used)]
    use super::*;

    const DOCUMENT: &str = include_str!("../../../docs/clocks.md");

    /// The rows of the document's table that begins with that cell.
    fn rows(first: &str) -> Vec<Vec<&'static str>> {
        let (_, table) = DOCUMENT.split_once(first).expect("the table");
        let rows = table
            .lines()
            .skip(2)
            .map_while(|row| row.strip_prefix('|')?.strip_suffix('|'));
        rows.map(|row| row.split('|').map(str::trim).collect())
            .collect()
    }

    /// `0:05:00` in milliseconds.
    fn span(cell: &str) -> Millis {
        let fields = cell.split(':').map(str::parse::<u64>);
        let seconds = fields.map(Result::unwrap).reduce(|all, one| all * 60 + one);
        Millis::from_seconds(seconds.unwrap())
    }

    #[test]
    fn pen_4_the_document_says_what_a_wrong_claim_costs_by_edition_class_and_supervision() {
        let rows = rows("| Laws |");
        assert_eq!(rows.len(), 15, "standard, and the rest with both regimes");
        for row in rows {
            let [year, class, supervision, gets, loses, _] = row[..] else {
                panic!("{row:?}");
            };
            let laws = Laws::from_year(year).unwrap();
            let class = match class {
                "standard" => TimeControlClass::Standard,
                "rapid" => TimeControlClass::Rapid,
                "blitz" => TimeControlClass::Blitz,
                other => panic!("{other}"),
            };
            let supervision = match supervision {
                "full" => Some(Regime::Full),
                "reduced" => Some(Regime::Reduced),
                _ => None,
            };
            let cost = laws.wrong_claim_cost(class, supervision);
            assert_eq!(cost.opponent_gets, span(gets), "{row:?}");
            let half = cost.claimant_loses == ClaimantLoses::Half;
            assert_eq!(half, loses == "half", "{row:?}");
        }
    }

    #[test]
    fn pen_4_the_document_says_what_is_left_of_a_claimants_time_by_the_laws_of_2005() {
        let rows = rows("| claimant had |");
        assert!(rows.len() >= 10, "{rows:?}");
        for row in rows {
            let [had, has, before, after] = row[..] else {
                panic!("{row:?}");
            };
            assert_eq!(ClaimantLoses::Half.leaves(span(had)), span(has), "{had}");
            assert_eq!(span(before) + THREE_MINUTES, span(after), "{before}");
        }
    }
}
