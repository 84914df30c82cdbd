//! What random games are played under: short controls, so that periods end and flags fall.

use std::sync::Arc;

use adoube_chess::{BySide, Start, Variant};
use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Charge, ClockWhileAway, Entering, FlagWhileAway, Opened, ResumeBy,
    Seat, Terms,
};
use adoube_tournament::clock::LagRules;
use adoube_tournament::ids::BoardId;
use adoube_tournament::laws::Laws;
use adoube_tournament::physical_board::{
    BoardEntry, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::time::Millis;
use proptest::prelude::*;
use proptest::sample::select;

const CONTROLS: [&str; 10] = [
    "60",
    "20+2",
    "3/20:2/10:15+1.5",
    "1/5+1:1/5+2:5+3",
    "40/7200:20/3600:900+30",
    "60d2",
    "3/20d3:2/10:15d1",
    "30b2",
    "2/20b3:2/10d1:15b1.5",
    "W40-B2/30d1:20+2",
];

/// Games near their end, so that the ends are reached.
const STARTS: [&str; 4] = [
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
    "8/8/8/8/2k5/8/3p4/3K4 w - - 0 1",
    "7k/8/6K1/8/8/8/8/5Q2 w - - 90 80",
    "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1",
];

pub(crate) fn opened() -> impl Strategy<Value = Opened> {
    let parts = (
        select(CONTROLS.to_vec()),
        lag(),
        start(),
        away(),
        any::<bool>(),
        select(Laws::ALL.to_vec()),
        physical_boards(),
    );
    parts.prop_map(
        |(control, lag, start, away, claims, laws, physical_boards)| Opened {
            board: BoardId { round: 1, board: 1 },
            seats: BySide::new(seat("anna", "madrid"), seat("boris", "oslo")),
            terms: Terms {
                before: BeforeGame::default(),
                entering: Entering::default(),
                claims,
                laws,
                supervision: None,
                time_control: Arc::new(control.parse().unwrap()),
                start,
                away,
                win_halves: 2,
                draw_odds: None,
                physical_boards,
                lag,
                draw_halves: 1,
                loss_halves: 0,
            },
            regulations_version: 1,
        },
    )
}

/// Mostly none; where boards follow, a player may do without, or few moves would be made.
fn physical_boards() -> impl Strategy<Value = Option<PhysicalBoards>> {
    let boards = |used_for, necessity, entry| {
        Some(PhysicalBoards {
            used_for,
            necessity,
            entry,
            makes: BoardMakes::ANY,
            scoresheets: false,
        })
    };
    prop_oneof![
        4 => Just(None),
        1 => Just(boards(BoardUse::Following, Necessity::Optional, BoardEntry::AtOnce)),
        1 => Just(boards(BoardUse::Playing, Necessity::Optional, BoardEntry::AtOnce)),
        1 => Just(boards(BoardUse::Playing, Necessity::Obligatory, BoardEntry::ClockPress)),
    ]
}

/// A position to begin from anew.
pub(crate) fn another_start(variant: Variant, number: u16) -> String {
    match variant {
        Variant::Standard => STARTS[usize::from(number) % STARTS.len()].to_owned(),
        Variant::Chess960 => Start::chess960(number).unwrap().fen.unwrap(),
    }
}

/// Quotas that a few moves use up.
fn lag() -> impl Strategy<Value = Option<LagRules>> {
    let rules = |per_move, quota, refill| {
        Some(LagRules {
            per_move: Millis(per_move),
            quota: Millis(quota),
            refill: Millis(refill),
        })
    };
    select(vec![None, rules(200, 2_000, 50), rules(300, 500, 20)])
}

fn seat(person: &str, venue: &str) -> Seat {
    Seat {
        person: person.parse().unwrap(),
        venue: venue.parse().unwrap(),
        device: format!("{venue}-1").parse().unwrap(),
    }
}

fn start() -> impl Strategy<Value = Start> {
    let set_up = |fen: &str| Start::from_fen(Variant::Standard, fen).unwrap();
    prop_oneof![
        Just(Start::standard()),
        (0..960_u16).prop_map(|number| Start::chess960(number).unwrap()),
        select(STARTS.map(set_up).to_vec()),
    ]
}

fn away() -> impl Strategy<Value = AwayPolicy> {
    let clock = select(vec![
        ClockWhileAway::Runs,
        ClockWhileAway::Suspended {
            after: Millis::ZERO,
        },
        ClockWhileAway::Suspended {
            after: Millis(5_000),
        },
    ]);
    let resume = select(vec![ResumeBy::BothBack, ResumeBy::Arbiter]);
    let charge = select(vec![Charge::Nothing, Charge::UntilDetection]);
    let flag = select(vec![FlagWhileAway::Stands, FlagWhileAway::ChiefArbiter]);
    let within = select(vec![None, None, Some(Millis(8_000))]);
    let parts = (clock, resume, charge, flag, within);
    parts.prop_map(|(clock, resume, charge, flag, within)| AwayPolicy {
        clock,
        resume,
        charge,
        flag,
        reconnect_within: within,
    })
}
