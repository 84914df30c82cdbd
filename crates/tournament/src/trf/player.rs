//! A player's line.

use crate::roster::Profile;
use crate::scoring::RoundResult;
use crate::standings::PlayerRound;

/// A player and what they did in each round (001).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Player {
    /// Starting number, 1 to 9999.
    pub number: u16,
    /// `m`, `w` or empty.
    pub sex: String,
    /// At most 3 characters; old files write `g`, `m`, `f` for `GM`, `IM`, `FM`.
    pub title: String,
    /// Last name, first name; at most 33 characters are written.
    pub name: String,
    /// At most 9999.
    pub rating: Option<u16>,
    /// FIDE code.
    pub federation: String,
    /// Number in the FIDE list, at most 11 digits.
    pub fide_id: Option<u64>,
    /// `YYYY/MM/DD`, or what the file says instead; at most 11 characters.
    pub birth: String,
    /// Tenths of a point, at most 9999; from 100 points on only whole ones are written.
    pub points_tenths: Option<u16>,
    /// From 1, at most 9999; ties allowed.
    pub rank: Option<u16>,
    /// From the first round on; the last one is not blank.
    pub rounds: Vec<Cell>,
}

/// What a player's line has for one round.
pub type Cell = PlayerRound;

impl Cell {
    /// As it counts: old reports write a bye or an absence as the result of a game against nobody
    /// (`0000 - =`).
    #[must_use]
    pub fn with_bye_of_old_sign(self) -> Self {
        use RoundResult::{
            Draw, ForfeitLoss, ForfeitWin, FullBye, HalfBye, Loss, PairingBye, ShortDraw,
            ShortLoss, ShortWin, Win, ZeroBye,
        };
        if self.opponent.is_some() {
            return self;
        }
        let result = self.result.map(|code| match code {
            Win | ShortWin | ForfeitWin => FullBye,
            Draw | ShortDraw => HalfBye,
            Loss | ShortLoss | ForfeitLoss => ZeroBye,
            bye @ (HalfBye | FullBye | PairingBye | ZeroBye) => bye,
        });
        match result {
            // A colour without result: nobody knows yet whom the player meets.
            None => self,
            Some(_) => Self {
                result,
                ..Self::default()
            },
        }
    }

    /// Whether nothing is known.
    pub const fn is_blank(&self) -> bool {
        self.opponent.is_none() && self.colour.is_none() && self.result.is_none()
    }
}

impl Player {
    /// The line of a person, without rounds.
    pub fn new(number: u16, profile: &Profile) -> Self {
        Self {
            number,
            sex: profile.sex.clone(),
            title: profile.title.clone(),
            name: profile.name.clone(),
            rating: profile.rating,
            federation: profile.federation.clone(),
            fide_id: profile.fide_id,
            birth: profile.birth.clone(),
            ..Self::default()
        }
    }

    /// The person. A zero, as some tools write for an unknown number, is none.
    pub fn profile(&self) -> Profile {
        Profile {
            name: self.name.clone(),
            title: long_title(&self.title),
            federation: self.federation.clone(),
            rating: self.rating.filter(|rating| *rating > 0),
            fide_id: self.fide_id.filter(|id| *id > 0),
            birth: self.birth.clone(),
            sex: self.sex.clone(),
        }
    }

    /// What is known of a round, from 1.
    pub fn cell(&self, round: u16) -> Cell {
        let index = usize::from(round).checked_sub(1);
        let cell = index.and_then(|index| self.rounds.get(index));
        cell.copied().unwrap_or_default()
    }

    /// Sets a round, from 1.
    pub fn set_cell(&mut self, round: u16, cell: Cell) {
        let Some(index) = usize::from(round).checked_sub(1) else {
            return;
        };
        if self.rounds.len() <= index {
            self.rounds.resize(index + 1, Cell::default());
        }
        self.rounds[index] = cell;
        self.drop_blank_end();
    }

    /// Blank rounds at the end say nothing.
    pub(super) fn drop_blank_end(&mut self) {
        while self.rounds.last().is_some_and(Cell::is_blank) {
            self.rounds.pop();
        }
    }
}

/// The title as FIDE writes it today; the letters of older files are understood.
fn long_title(title: &str) -> String {
    let long = match title {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        other => return other.to_uppercase(),
    };
    long.to_owned()
}
