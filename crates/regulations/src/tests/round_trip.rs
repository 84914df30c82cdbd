//! What is written is read alike.

use std::sync::Arc;

use adoube_chess::{Side, Variant};
use proptest::option;
use proptest::prelude::*;

use super::super::{from_toml, to_toml};
use adoube_tournament::board::{
    AwayPolicy, Charge, ClockWhileAway, Entering, FlagWhileAway, Present, ResumeBy,
};
use adoube_tournament::clock::{Extra, LagRules, TimeControl, TimeControlClass};
use adoube_tournament::date::Date;
use adoube_tournament::incident::ruling;
use adoube_tournament::laws::Laws;
use adoube_tournament::penalty::Fine;
use adoube_tournament::physical_board::{
    BoardEntry, BoardMake, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::regulations::{
    BeforeRules, Draw960, Kind, LostBy, PenaltyTerms, PointsOfExpelled, ProfileHash, Regime,
    Regulations, RulingRules, VenueRules,
};
use adoube_tournament::scoring::Scoring;
use adoube_tournament::standings::{System, TieBreak};
use adoube_tournament::time::Millis;

fn physical_boards(
    allowed: bool,
    obligatory: bool,
    least: Option<Millis>,
) -> Option<PhysicalBoards> {
    allowed.then_some(PhysicalBoards {
        used_for: if least >= Some(Millis::from_seconds(30)) {
            BoardUse::Following
        } else {
            BoardUse::Playing
        },
        necessity: if obligatory {
            Necessity::Obligatory
        } else {
            Necessity::Optional
        },
        entry: if obligatory {
            BoardEntry::ClockPress
        } else {
            BoardEntry::AtOnce
        },
        makes: if obligatory {
            BoardMakes::of([BoardMake::Dgt, BoardMake::Tabutronic])
        } else {
            BoardMakes::ANY
        },
        scoresheets: obligatory,
    })
}

fn line() -> impl Strategy<Value = String> {
    "([\"'\\\\#=\\[a-zÀ-ž][\"'\\\\#=\\[a-zÀ-ž ]{0,19})?[a-z♔\"'\\\\]"
}

fn date() -> impl Strategy<Value = Date> {
    let parts = (1900_u16..2999, 1_u8..=12, 1_u8..=28);
    parts.prop_map(|(year, month, day)| Date::new(year, month, day).unwrap())
}

fn scoring() -> impl Strategy<Value = Scoring> {
    let halves = (0_u8..=200, 0_u8..=200, 0_u8..=200, 0_u8..=200);
    halves.prop_filter_map("no scoring", |(win, draw, loss, bye)| {
        let games = Scoring::from_halves(win, draw, loss).ok()?;
        games.with_pairing_bye(bye.min(win)).ok()
    })
}

fn control() -> impl Strategy<Value = Arc<TimeControl>> {
    const TEXTS: [&str; 13] = [
        "40/7200:20/3600:900+30",
        "40/7200:3600",
        "5400+30",
        "40/5400+30:1800+30",
        "900+10",
        "1500",
        "180+2",
        "300",
        "60+0.5",
        "5400d30",
        "300b3",
        "W300-B240",
        "W900+10-B600+10",
    ];
    proptest::sample::select(&TEXTS[..]).prop_map(|text| Arc::new(text.parse().unwrap()))
}

fn tie_breaks() -> impl Strategy<Value = Vec<TieBreak>> {
    let texts = [
        "BH/C1",
        "BH",
        "SB",
        "DE",
        "ARO/M1",
        "KS/L-2",
        "TPR/U1400",
        "AOB/F",
    ];
    let lists = proptest::sample::subsequence(texts.to_vec(), 0..=texts.len());
    lists.prop_map(|list| list.into_iter().map(|text| text.parse().unwrap()).collect())
}

fn rulings() -> impl Strategy<Value = RulingRules> {
    let kinds = ruling::Kind::ALL.to_vec();
    let excluded = proptest::sample::subsequence(kinds, 0..=ruling::Kind::ALL.len());
    (any::<bool>(), excluded, 0_u64..=3600).prop_map(|(four_eyes, excluded, seconds)| RulingRules {
        four_eyes,
        excluded: excluded.into_iter().collect(),
        start_in: Millis::from_seconds(seconds),
    })
}

fn before() -> impl Strategy<Value = BeforeRules> {
    let present = prop_oneof![Just(Present::CheckedIn), Just(Present::FirstMove)];
    (present, any::<[bool; 4]>()).prop_map(|(present, flags)| BeforeRules {
        present,
        white_clock_runs: flags[0],
        lost: if flags[1] {
            LostBy::Itself
        } else {
            LostBy::Arbiter
        },
        checks: flags[2],
        repeat_checks: flags[3],
        profile: flags[2].then_some(ProfileHash([0xa5; 32])),
    })
}

fn away() -> impl Strategy<Value = AwayPolicy> {
    let resume = prop_oneof![Just(ResumeBy::BothBack), Just(ResumeBy::Arbiter)];
    let charge = prop_oneof![Just(Charge::Nothing), Just(Charge::UntilDetection)];
    let flag = prop_oneof![
        Just(FlagWhileAway::Stands),
        Just(FlagWhileAway::ChiefArbiter)
    ];
    let after = option::of(0_u64..=3600);
    let within = option::of(10_u64..=3600);
    let parts = (after, resume, charge, flag, within);
    parts.prop_map(|(after, resume, charge, flag, within)| {
        let within = within.map(|within| after.unwrap_or_default() + within);
        let after = after.map(Millis::from_seconds);
        AwayPolicy {
            clock: after.map_or(ClockWhileAway::Runs, |after| ClockWhileAway::Suspended {
                after,
            }),
            resume,
            charge: if after.is_some() {
                charge
            } else {
                Charge::Nothing
            },
            flag,
            reconnect_within: within.map(Millis::from_seconds),
        }
    })
}

fn lag() -> impl Strategy<Value = LagRules> {
    (1_u64..=1_000, 0_u64..=9_000, 0_u64..=1_000).prop_map(|(per_move, more, refill)| LagRules {
        per_move: Millis(per_move),
        quota: Millis(per_move + more),
        refill: Millis(refill.min(per_move)),
    })
}

fn fines() -> impl Strategy<Value = Vec<Fine>> {
    let fine = (line(), line()).prop_map(|(offence, amount)| Fine { offence, amount });
    proptest::collection::vec(fine, 0..4)
}

fn penalties() -> impl Strategy<Value = PenaltyTerms> {
    const DEVICE: &[&str] = &["game-lost", "warning", "time-off=0:05:00", "game-lost=0.5"];
    let device = proptest::sample::subsequence(DEVICE, 1..=4);
    (any::<bool>(), device, any::<bool>()).prop_map(|(cards, device, opponents)| PenaltyTerms {
        cards,
        prohibited_device: device.iter().map(|typed| typed.parse().unwrap()).collect(),
        points_of_expelled: if opponents {
            PointsOfExpelled::Opponents
        } else {
            PointsOfExpelled::Stay
        },
    })
}

prop_compose! {
    /// Regulations that fit together.
    fn regulations()(
        texts in (line(), option::of(line()), option::of("[A-Z]{3}")),
        days in option::of((date(), date())),
        begin_only in any::<bool>(),
        numbers in (1_u16..=99, 0_u16..=1440, 2_u8..=100),
        flags in (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()),
        time_control in control(),
        (scoring, odds) in (scoring(), option::of(prop_oneof![Just(Side::White), Just(Side::Black)])),
        tie_breaks in tie_breaks(),
        system in option::of(any::<bool>()),
        away in away(),
        rulings in rulings(),
        before in before(),
        (lag, fines, penalties) in (option::of(lag()), fines(), penalties()),
        laws in proptest::sample::select(Laws::ALL.to_vec()),
    ) -> Regulations {
        let (name, city, federation) = texts;
        let (rounds, default_time_minutes, arbiters_per_venue) = numbers;
        let (hybrid, full, boards, quickplay) = flags;
        let class = time_control.class();
        let least = time_control.all_periods().map(|p| p.extra.increment()).min();
        let none = time_control.all_periods().all(|p| p.extra == Extra::NONE);
        Regulations {
            chess960: if full { Draw960::Round } else { Draw960::Given },
            claims: boards,
            laws,
            entering: Entering {
                smart_move: quickplay,
                premove: boards,
                automatic_queen: full,
            },
            before: BeforeRules {
                checks: before.checks && hybrid,
                profile: before.profile.filter(|_| hybrid),
                ..before
            },
            rulings,
            name,
            kind: if hybrid { Kind::Hybrid } else { Kind::SupervisedOnline },
            begin: days.map(|(a, b)| a.min(b)),
            end: days.filter(|_| !begin_only).map(|(a, b)| a.max(b)),
            city,
            federation,
            rounds,
            variant: Variant::Standard,
            supervision: (class != TimeControlClass::Standard)
                .then_some(if full { Regime::Full } else { Regime::Reduced }),
            venues: hybrid.then_some(VenueRules {
                arbiters_per_venue,
                physical_boards: physical_boards(boards, full, least),
            }),
            quickplay_finish: quickplay && none && class != TimeControlClass::Blitz,
            time_control,
            scoring,
            lag,
            draw_odds: odds,
            system: system.map(|robin| {
                let fits = tie_breaks.iter().all(|one| !one.method.swiss_only());
                if robin && fits { System::RoundRobin } else { System::Swiss }
            }),
            tie_breaks,
            default_time_minutes,
            away: AwayPolicy {
                flag: if hybrid { FlagWhileAway::ChiefArbiter } else { away.flag },
                ..away
            },
            fines,
            penalties,
        }
    }
}

proptest! {
    #[test]
    fn evt_1_what_is_written_is_read_alike(regulations in regulations()) {
        let text = to_toml(&regulations);
        let read = from_toml(&text);
        prop_assert_eq!(read.as_ref(), Ok(&regulations), "{}", text);
        prop_assert_eq!(to_toml(&read.unwrap()), text);
    }

    #[test]
    fn evt_1_no_text_makes_it_panic(text in "(name|kind|[a-z\\[\\]='\"0-9.\\n{},#]){0,60}") {
        let _ = from_toml(&text);
    }

    #[test]
    fn evt_1_no_slip_in_a_good_document_makes_it_panic(
        at in 0_usize..super::TEMPLATE.len(),
        slip in "[\\[\\]='\"{}.#\\n0-9a-z]{0,3}",
    ) {
        let mut text = super::TEMPLATE.to_owned();
        text.insert_str(at, &slip);
        if let Err(problems) = from_toml(&text) {
            let lines = text.lines().count();
            prop_assert!(problems.iter().all(|p| p.line >= 1 && p.line <= lines));
        }
    }
}
