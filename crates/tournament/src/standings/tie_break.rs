//! The tie-breaks by their codes.

use std::fmt;

use crate::words::words;

/// What a tie-break counts (C.07, 4.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// `PTS`: the points themselves.
    Points,
    /// `DE`, 6: who beat whom among the tied.
    DirectEncounter,
    /// `WIN`, 7.1: rounds that brought as many points as a win.
    Wins,
    /// `WON`, 7.2: games won over the board.
    GamesWon,
    /// `BPG`, 7.3: games played with Black.
    BlackGames,
    /// `BWG`, 7.4: games won with Black.
    BlackWins,
    /// `PS`, 7.5: the sum of the scores after each round.
    Progressive,
    /// `REP` (formerly `GE`), 7.6: rounds that one elected to play.
    RoundsElected,
    /// `STD`: a point a win and half a point a draw, whatever the event's points are.
    Standard,
    /// `BH`, 8.1: the opponents' scores.
    Buchholz,
    /// `AOB`, 8.2: the average Buchholz of the opponents.
    AverageBuchholz,
    /// `FB`, 8.3: Buchholz as if the last round were drawn.
    ForeBuchholz,
    /// `SB`, 9.1: the opponents' scores times the points scored against them.
    SonnebornBerger,
    /// `KS`, 9.2: points against those who have half of the possible points.
    Koya,
    /// `ARO`, 10.1: the opponents' average rating.
    AverageRating,
    /// `TPR`, 10.2: rating performance.
    Performance,
    /// `PTP`, 10.3: the lowest rating of which the score would have been expected.
    PerfectPerformance,
    /// `APRO`, 10.4: the average performance of the opponents.
    AveragePerformance,
    /// `APPO`, 10.5: the average perfect performance of the opponents.
    AveragePerfect,
    /// `RTNG`, of March 2026: the player's own rating, the higher first.
    Rating,
    /// `TPN`, of March 2026: the tournament pairing number, the lower first.
    PairingNumber,
}

// The words are the codes that reports write (C.07).
words! {
    Method {
        Points = "PTS",
        DirectEncounter = "DE",
        Wins = "WIN",
        GamesWon = "WON",
        BlackGames = "BPG",
        BlackWins = "BWG",
        Progressive = "PS",
        RoundsElected = "REP",
        Standard = "STD",
        Buchholz = "BH",
        AverageBuchholz = "AOB",
        ForeBuchholz = "FB",
        SonnebornBerger = "SB",
        Koya = "KS",
        AverageRating = "ARO",
        Performance = "TPR",
        PerfectPerformance = "PTP",
        AveragePerformance = "APRO",
        AveragePerfect = "APPO",
        Rating = "RTNG",
        PairingNumber = "TPN",
    }
}

impl Method {
    /// Whether it rests on ratings (10).
    pub const fn by_ratings(self) -> bool {
        matches!(
            self,
            Self::AverageRating
                | Self::Performance
                | Self::PerfectPerformance
                | Self::AveragePerformance
                | Self::AveragePerfect
                | Self::Rating
        )
    }

    /// Whether it must not be used in a round robin (8).
    pub const fn swiss_only(self) -> bool {
        matches!(
            self,
            Self::Buchholz | Self::AverageBuchholz | Self::ForeBuchholz
        )
    }
}

/// A tie-break with its modifiers (14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TieBreak {
    /// What it counts.
    pub method: Method,
    /// How many of the least values are cut (`C1`, `C2`, `M1`, `M2`).
    pub cut_low: u8,
    /// How many of the greatest values are cut (`M1`, `M2`).
    pub cut_high: u8,
    /// `P`: forfeited games count as played.
    pub as_played: bool,
    /// `F`: from Fore Buchholz instead of Buchholz.
    pub fore: bool,
    /// `L`: another limit than half of the points.
    pub limit: Limit,
    /// `U`: the rating of those who have none.
    pub unrated: Option<u16>,
}

/// Whose games count for [`Method::Koya`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// Opponents with at least so many hundredths of the possible points; usually 50.
    Percent(u8),
    /// Opponents with at least half of the possible points and so many halves of a point more,
    /// or fewer.
    Halves(i8),
}

impl TieBreak {
    /// Without modifiers.
    pub const fn plain(method: Method) -> Self {
        Self {
            method,
            cut_low: 0,
            cut_high: 0,
            as_played: false,
            fore: false,
            limit: Limit::Percent(50),
            unrated: None,
        }
    }
}

impl fmt::Display for TieBreak {
    /// As it is read: `BH/C1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.method.name())?;
        match (self.cut_low, self.cut_high) {
            (0, 0) => {}
            (low, 0) => write!(f, "/C{low}")?,
            (low, _) => write!(f, "/M{low}")?,
        }
        if self.as_played {
            f.write_str("/P")?;
        }
        if self.fore {
            f.write_str("/F")?;
        }
        match self.limit {
            Limit::Percent(50) => {}
            Limit::Percent(percent) => write!(f, "/L{percent}")?,
            Limit::Halves(halves) => write!(f, "/L{halves:+}")?,
        }
        match self.unrated {
            Some(rating) => write!(f, "/U{rating}"),
            None => Ok(()),
        }
    }
}
