//! The pairing and its terms: a board's first record.

use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Charge, ClockWhileAway, Entering, FlagWhileAway, Opened, Present,
    ResumeBy, Seat, Terms,
};
use adoube_tournament::clock::LagRules;
use adoube_tournament::laws::{Laws, Regime};
use adoube_tournament::physical_board::{
    BoardEntry, BoardMake, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};

use crate::field::{Decoded, Field};
use crate::log;
use crate::tables::{choice, kinds, messages, required};

messages! {
    Opened { board, seats, terms, regulations_version }
    Seat { person, venue, device }
    Terms {
        time_control, lag, start, away, before, entering, claims, laws, supervision, draw_odds, physical_boards, win_halves,
        draw_halves, loss_halves,
    }
    LagRules { per_move, quota, refill }
    AwayPolicy { clock, resume, charge, flag, reconnect_within }
    BeforeGame { checks, repeat_checks, default_time, present, white_clock_runs }
    Entering { smart_move, premove, automatic_queen }
    PhysicalBoards { used_for, necessity, entry, makes, scoresheets }
}

impl Field<Vec<i32>> for BoardMakes {
    fn write(&self) -> Vec<i32> {
        self.list().map(|make| make.write()).collect()
    }

    fn read(stored: Vec<i32>, what: &'static str) -> Decoded<Self> {
        let makes = stored.into_iter().map(|make| BoardMake::read(make, what));
        Ok(Self::of(makes.collect::<Decoded<Vec<_>>>()?))
    }
}

choice! {
    ClockWhileAway as log::away_policy::Clock;
    wrapped {}
    Runs as Nothing {}
    Suspended as ClockSuspended { after }
}

kinds! {
    Laws as Laws { Of2005, Of2018, Of2023 }
    Regime as Supervision { Full, Reduced }
    BoardUse as BoardUse { Following, Playing }
    Necessity as BoardNecessity { Optional, Obligatory }
    BoardMake as BoardMake { Dgt, Pegasus, Chessnut, Millennium, Certabo, Tabutronic }
    BoardEntry as BoardEntry { AtOnce, ClockPress, ScreenTap }
    Present as Present { CheckedIn, FirstMove }
    ResumeBy as ResumeBy { BothBack, Arbiter }
    Charge as Charge { Nothing, UntilDetection }
    FlagWhileAway as FlagWhileAway { Stands, ChiefArbiter }
}
