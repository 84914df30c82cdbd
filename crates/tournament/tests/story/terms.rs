//! The regulations that a script begins with.
//!
//! ```text
//! regulations 40/7200:1800+30 suspended by-arbiter charge-until-detection
//! regulations 300+3 suspended-after-30
//! regulations 300+3 flag-stands reconnect-within-60
//! regulations 300+3 lag-200-2000-50        ms a move, quota, refill
//! scoring 3-1-0                       a win, a draw, a loss, in points
//! position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
//! chess960 0
//! before checks default-time 30      minutes
//! allows smart-move premove automatic-queen claims
//! physical-boards follow obligatory          … optional scoresheets of dgt millennium
//! laws 2023 full                     the edition, and how closely it is supervised
//! ```

use std::sync::Arc;

use adoube_chess::{BySide, Side, Start, Variant};
use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Charge, ClockWhileAway, Entering, FlagWhileAway, Opened, Present,
    ResumeBy, Terms,
};
use adoube_tournament::clock::LagRules;
use adoube_tournament::ids::BoardId;
use adoube_tournament::laws::{Laws, Regime};
use adoube_tournament::physical_board::{
    BoardEntry, BoardMake, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::time::Millis;

use super::actors;

/// Ninety minutes and thirty seconds a move; the clock runs while a seat is away.
pub(crate) fn usual() -> Opened {
    let away = AwayPolicy {
        clock: ClockWhileAway::Runs,
        resume: ResumeBy::BothBack,
        charge: Charge::Nothing,
        flag: FlagWhileAway::ChiefArbiter,
        reconnect_within: None,
    };
    Opened {
        board: BoardId { round: 1, board: 1 },
        seats: BySide::from_fn(actors::seat),
        terms: Terms {
            before: BeforeGame::default(),
            entering: Entering::default(),
            claims: false,
            laws: Laws::default(),
            supervision: None,
            time_control: Arc::new("5400+30".parse().unwrap()),
            start: Start::standard(),
            away,
            win_halves: 2,
            draw_odds: None,
            physical_boards: None,
            lag: None,
            draw_halves: 1,
            loss_halves: 0,
        },
        regulations_version: 1,
    }
}

/// Takes in one of the lines above; false if it is none.
pub(crate) fn set(opened: &mut Opened, line: &str) -> bool {
    let Some((word, rest)) = line.split_once(' ') else {
        return false;
    };
    let terms = &mut opened.terms;
    match word {
        "regulations" => regulations(terms, rest),
        "scoring" => scoring(terms, rest),
        "before" => before(terms, rest),
        "allows" => allow(terms, rest),
        "laws" => laws(terms, rest),
        "physical-boards" => terms.physical_boards = Some(physical_boards(rest)),
        "position" => terms.start = Start::from_fen(Variant::Standard, rest).unwrap(),
        "chess960" => terms.start = Start::chess960(rest.parse().unwrap()).unwrap(),
        _ => return false,
    }
    true
}

fn physical_boards(text: &str) -> PhysicalBoards {
    let (text, makes) = text.split_once(" of ").unwrap_or((text, ""));
    let makes = makes
        .split_whitespace()
        .map(|make| BoardMake::from_name(make).unwrap());
    let (text, scoresheets) = match text.strip_suffix(" scoresheets") {
        Some(text) => (text, true),
        None => (text, false),
    };
    let (used_for, necessity) = text.split_once(' ').unwrap();
    PhysicalBoards {
        used_for: match used_for {
            "follow" => BoardUse::Following,
            "enter-moves" => BoardUse::Playing,
            other => panic!("no use of a board: {other}"),
        },
        necessity: match necessity {
            "optional" => Necessity::Optional,
            "obligatory" => Necessity::Obligatory,
            other => panic!("neither optional nor obligatory: {other}"),
        },
        entry: BoardEntry::AtOnce,
        makes: BoardMakes::of(makes),
        scoresheets,
    }
}

fn regulations(terms: &mut Terms, text: &str) {
    let mut words = text.split_whitespace();
    terms.time_control = Arc::new(words.next().unwrap().parse().unwrap());
    for word in words {
        match word {
            "runs" => terms.away.clock = ClockWhileAway::Runs,
            "suspended" => suspend_after(terms, 0),
            "both-back" => terms.away.resume = ResumeBy::BothBack,
            "by-arbiter" => terms.away.resume = ResumeBy::Arbiter,
            "draw-odds-white" => terms.draw_odds = Some(Side::White),
            "draw-odds-black" => terms.draw_odds = Some(Side::Black),
            "charge-nothing" => terms.away.charge = Charge::Nothing,
            "flag-stands" => terms.away.flag = FlagWhileAway::Stands,
            "charge-until-detection" => terms.away.charge = Charge::UntilDetection,
            other if other.starts_with("lag-") => {
                let bounds = other["lag-".len()..].split('-');
                let [per_move, quota, refill] = bounds
                    .map(|ms| Millis(ms.parse().unwrap()))
                    .collect::<Vec<_>>()[..]
                else {
                    panic!("three bounds: {other}");
                };
                terms.lag = Some(LagRules {
                    per_move,
                    quota,
                    refill,
                });
            }
            other if other.starts_with("reconnect-within-") => {
                let seconds = other["reconnect-within-".len()..].parse().unwrap();
                terms.away.reconnect_within = Some(Millis::from_seconds(seconds));
            }
            other => {
                let seconds = other.strip_prefix("suspended-after-");
                let seconds = seconds.unwrap_or_else(|| panic!("no regulation: {other}"));
                suspend_after(terms, seconds.parse().unwrap());
            }
        }
    }
}

/// `before checks repeated-checks default-time 0:30:00 first-move white-clock-runs`
fn before(terms: &mut Terms, text: &str) {
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let before = &mut terms.before;
        match word {
            "checks" => before.checks = true,
            "repeated-checks" => before.repeat_checks = true,
            "first-move" => before.present = Present::FirstMove,
            "white-clock-runs" => before.white_clock_runs = true,
            "default-time" => {
                let minutes: u64 = words.next().unwrap().parse().unwrap();
                before.default_time = Some(Millis::from_seconds(60 * minutes));
            }
            other => panic!("nothing before the game: {other}"),
        }
    }
}

fn allow(terms: &mut Terms, text: &str) {
    for word in text.split_whitespace() {
        match word {
            "smart-move" => terms.entering.smart_move = true,
            "premove" => terms.entering.premove = true,
            "automatic-queen" => terms.entering.automatic_queen = true,
            "claims" => terms.claims = true,
            other => panic!("nothing to allow: {other}"),
        }
    }
}

/// `laws 2023 full`
fn laws(terms: &mut Terms, text: &str) {
    let (year, supervision) = text.split_once(' ').unwrap_or((text, ""));
    terms.laws = Laws::from_year(year).unwrap();
    terms.supervision = match supervision {
        "" => None,
        "full" => Some(Regime::Full),
        "reduced" => Some(Regime::Reduced),
        other => panic!("no supervision: {other}"),
    };
}

const fn suspend_after(terms: &mut Terms, seconds: u64) {
    let after = Millis::from_seconds(seconds);
    terms.away.clock = ClockWhileAway::Suspended { after };
}

fn scoring(terms: &mut Terms, text: &str) {
    let halves: Vec<u8> = text.split('-').map(halves).collect();
    [terms.win_halves, terms.draw_halves, terms.loss_halves] = halves.try_into().unwrap();
}

/// `1`, `½` or `1.5` points, in halves.
pub(crate) fn halves(points: &str) -> u8 {
    match points.strip_suffix(".5").or(points.strip_suffix('½')) {
        Some("") => 1,
        Some(whole) => whole.parse::<u8>().unwrap() * 2 + 1,
        None => points.parse::<u8>().unwrap() * 2,
    }
}
