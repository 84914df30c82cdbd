//! Arbitrary records of a board.

use std::sync::Arc;

use adoube_chess::{BySide, Move, OnSquare, Placement, Position, Side, Start, Variant};
use adoube_tournament::board::event::{
    ArbiterCalled, AssistantApproved, AssistantEnded, BreachesCited, CallAnswered, CallTaken,
    CameLate, CheckRecorded, CheckedIn, ChecksWaived, ClockAdjusted, ClocksSet, DefaultTimeSet,
    DrawDeclined, DrawOffered, Finished, HeadSigned, HoldEnded, HoldStarted, LeaveEnded,
    LimitPassed, Moved, OptionsSet, Outage, PauseReasonGiven, Paused, Penalised, PenaltiesProposed,
    PenaltiesRejected, PenaltiesWithdrawn, PenaltyRuling, PhysicalBoardDiffers,
    PhysicalBoardRequirementSet, PhysicalBoardShown, PositionRestored, PremoveEnded, PremoveSet,
    ReadyGiven, Reopened, Requirement, Restarted, ResultConfirmed, ResultCorrected, Resumed, Ruled,
    SeatBack, SeatLost, SeatMoved, Started,
};
use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Charge, CheckKind, ClockWhileAway, ControlChange, Ending, Entering,
    Event, FlagWhileAway, LossSign, Opened, Options, OutageCause, PauseCause, PremoveEnd,
    PremoveUse, Present, Record, ResumeBy, Score, Seat, Terms, TimeFollows,
};
use adoube_tournament::clock::{
    Extra, LagCredit, LagRules, Period, Reading, RoundTrips, SideReading, TimeControl,
};
use adoube_tournament::ids::RulingRef;
use adoube_tournament::laws::{Laws, Regime};
use adoube_tournament::physical_board::{
    BoardEntry, BoardMake, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::time::Millis;
use proptest::prelude::*;
use proptest::sample::select;

use super::arbitrary::{actor, board, command, device, given, person, text, time, venue};
use super::aside_samples::penalties_of_table;
use super::physical_boards::{board_outage, scoresheet_marked, time_added};
use super::remedy::remedy;

pub(crate) fn record() -> impl Strategy<Value = Record> {
    (any::<u64>(), time(), actor(), command(), event()).prop_map(
        |(sequence, time, actor, command, event)| Record {
            sequence,
            time,
            actor,
            command,
            event,
        },
    )
}

pub(crate) fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

fn penalty_ruling() -> impl Strategy<Value = PenaltyRuling> {
    let penalties = proptest::collection::vec(select(penalties_of_table()), 1..4);
    (side(), penalties, text(), text()).prop_map(|(side, penalties, article, reason)| {
        PenaltyRuling {
            side,
            penalties,
            article,
            reason,
        }
    })
}

fn millis() -> impl Strategy<Value = Millis> {
    any::<u64>().prop_map(Millis)
}

fn side_reading() -> impl Strategy<Value = SideReading> {
    (millis(), any::<u8>(), any::<u16>()).prop_map(|(remaining, period, moves)| SideReading {
        remaining,
        period,
        moves,
    })
}

pub(crate) fn clocks() -> impl Strategy<Value = Reading> {
    let sides = [side_reading(), side_reading()];
    let running = proptest::option::of(side());
    (sides, running, millis()).prop_map(|(sides, running, thought)| Reading {
        sides: BySide::from(sides),
        running,
        thought,
    })
}

fn mv() -> impl Strategy<Value = Move> {
    any::<u16>().prop_filter_map("a move", Move::from_bits)
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        opened().prop_map(|opened| Event::Opened(Box::new(opened))),
        Just(Event::Released),
        side().prop_map(|side| Event::CheckedIn(CheckedIn { side })),
        side().prop_map(|side| Event::DrawOffered(DrawOffered { side })),
        side().prop_map(|side| Event::DrawDeclined(DrawDeclined { side })),
        side().prop_map(|side| Event::SeatBack(SeatBack { side })),
        side().prop_map(|side| Event::LimitPassed(LimitPassed { side })),
        clocks().prop_map(|clocks| Event::Started(Started { clocks })),
        moved(),
        choices(),
        (cause(), clocks()).prop_map(|(cause, clocks)| Event::Paused(Paused { cause, clocks })),
        (given(), clocks()).prop_map(|(reason, clocks)| Event::Resumed(Resumed { reason, clocks })),
        adjusted(),
        repaired(),
        before_the_game(),
        super::at_device::note(),
        proptest::collection::vec(any::<u32>(), 0..4)
            .prop_map(|notes| Event::BreachesCited(BreachesCited { notes })),
        lost(),
        outage(),
        finished(),
        side().prop_map(|side| Event::ResultConfirmed(ResultConfirmed { side })),
        Just(Event::ResultApproved),
        corrected(),
        ruled(),
        restarted(),
        side().prop_map(|side| Event::ReadyGiven(ReadyGiven { side })),
        (side(), device(), device(), text()).prop_map(|(side, from, to, reason)| {
            Event::SeatMoved(SeatMoved {
                side,
                from,
                to,
                reason,
            })
        }),
        signed(),
        on_physical_boards(),
    ]
}

fn placement() -> impl Strategy<Value = Placement> {
    (0..960_u16, any::<u8>()).prop_map(|(number, unidentified)| {
        let start = Start::chess960(number).unwrap();
        let position = Position::from_start(&start).unwrap();
        Placement::from_fn(|square| match position.piece_at(square) {
            Some(_) if square.index() == unidentified => OnSquare::Unidentified,
            piece => piece.into(),
        })
    })
}

fn on_physical_boards() -> impl Strategy<Value = Event> {
    let requirement = select(vec![Requirement::Required, Requirement::Lifted]);
    let ply = proptest::option::of(any::<u32>());
    prop_oneof![
        (
            side(),
            proptest::option::of(placement()),
            ply,
            proptest::option::of(select(BoardMake::ALL.to_vec())),
            proptest::option::of(board_outage())
        )
            .prop_map(|(side, placement, ply, make, outage)| {
                Event::PhysicalBoardShown(Box::new(PhysicalBoardShown {
                    side,
                    placement,
                    ply,
                    make,
                    outage,
                }))
            }),
        (
            (side(), placement(), proptest::option::of(placement())),
            proptest::option::of(any::<u32>()),
            proptest::option::of(any::<u32>()),
            proptest::option::of(text()),
        )
            .prop_map(|((side, placement, game), ply, note, seen)| {
                Event::PhysicalBoardDiffers(Box::new(PhysicalBoardDiffers {
                    side,
                    placement,
                    game,
                    ply,
                    note,
                    seen,
                }))
            }),
        scoresheet_marked(),
        (
            side(),
            requirement,
            text(),
            proptest::option::of(board_outage())
        )
            .prop_map(|(side, requirement, reason, outage)| {
                Event::PhysicalBoardRequirementSet(PhysicalBoardRequirementSet {
                    side,
                    requirement,
                    reason,
                    outage,
                })
            }),
    ]
}

fn moved() -> impl Strategy<Value = Event> {
    let lag = proptest::option::of(credit());
    let counted = (any::<u32>(), any::<bool>(), any::<bool>());
    let settling = proptest::option::of(millis());
    let parts = (side(), counted, mv(), millis(), (lag, settling), clocks());
    parts.prop_map(
        |(side, (ply, premove, assisted), mv, used, (lag, settling), clocks)| {
            Event::Moved(Moved {
                side,
                ply,
                mv,
                used,
                lag,
                settling,
                clocks,
                premove,
                assisted,
            })
        },
    )
}

fn credit() -> impl Strategy<Value = LagCredit> {
    [millis(), millis(), millis(), millis()].prop_map(|[given, claimed, measured, left]| {
        let link = RoundTrips { claimed, measured };
        LagCredit { given, link, left }
    })
}

fn lag() -> impl Strategy<Value = LagRules> {
    [millis(), millis(), millis()].prop_map(|[per_move, quota, refill]| LagRules {
        per_move,
        quota,
        refill,
    })
}

fn choices() -> impl Strategy<Value = Event> {
    let premove = select(PremoveUse::ALL.to_vec());
    let options = (any::<[bool; 2]>(), premove).prop_map(|(flags, premove)| Options {
        smart_move: flags[0],
        premove,
        automatic_queen: flags[1],
    });
    let why = prop_oneof![
        Just(PremoveEnd::Cancelled),
        "[a-z ]{1,20}".prop_map(PremoveEnd::Illegal)
    ];
    prop_oneof![
        (side(), options)
            .prop_map(|(side, options)| Event::OptionsSet(OptionsSet { side, options })),
        (side(), any::<u32>(), mv()).prop_map(|(side, ply, mv)| Event::PremoveSet(PremoveSet {
            side,
            ply,
            mv
        })),
        (side(), any::<u32>(), mv(), why).prop_map(|(side, ply, mv, why)| Event::PremoveEnded(
            PremoveEnded { side, ply, mv, why }
        )),
    ]
}

fn cause() -> impl Strategy<Value = PauseCause> {
    prop_oneof![
        given().prop_map(|reason| PauseCause::Arbiter { reason }),
        (side(), time()).prop_map(|(side, last_contact)| PauseCause::Away { side, last_contact }),
        Just(PauseCause::Outage),
        (any::<u32>(), given()).prop_map(|(hold, reason)| PauseCause::Hold { hold, reason }),
        (ruling(), text()).prop_map(|(ruling, reason)| PauseCause::Ruling { ruling, reason }),
        (ruling(), text()).prop_map(|(ruling, reason)| PauseCause::Postponed { ruling, reason }),
    ]
}

fn ruling() -> impl Strategy<Value = RulingRef> {
    (any::<u32>(), any::<u32>()).prop_map(|(incident, ruling)| RulingRef { incident, ruling })
}

fn ruled() -> impl Strategy<Value = Event> {
    let words = (text(), text());
    let clocks = (clocks(), clocks());
    let someone = || proptest::option::of(person());
    let cites = proptest::collection::vec(any::<u32>(), 0..3);
    let whose = (ruling(), someone(), someone(), any::<[bool; 2]>(), cites);
    (whose, remedy(), words, millis(), clocks).prop_map(
        |(
            (ruling, by, seconded_by, unheard, cites),
            remedy,
            (article, reason),
            start_in,
            (before, clocks),
        )| {
            Event::Ruled(Ruled {
                ruling,
                by,
                seconded_by,
                remedy,
                article,
                reason,
                start_in,
                cites,
                unheard: BySide::from(unheard),
                before,
                clocks,
            })
        },
    )
}

fn restarted() -> impl Strategy<Value = Event> {
    let times = prop_oneof![
        Just(None),
        Just(Some(TimeFollows::Colour)),
        Just(Some(TimeFollows::Player)),
    ];
    let game = (1..=u16::MAX, any::<bool>(), times);
    let fen = proptest::option::of("[a-z]{1,20}");
    (game, time_control(), fen, text(), clocks()).prop_map(
        |((attempt, reversed, times), control, fen, reason, clocks)| {
            Event::Restarted(Restarted {
                attempt,
                reversed,
                times,
                control: Arc::new(control),
                fen,
                reason,
                clocks,
            })
        },
    )
}

fn adjusted() -> impl Strategy<Value = Event> {
    let change = (time_control(), time_control()).prop_map(|(before, after)| ControlChange {
        before: Arc::new(before),
        after: Arc::new(after),
    });
    let control = proptest::option::of(change);
    (clocks(), clocks(), control, text()).prop_map(|(before, clocks, control, reason)| {
        Event::ClockAdjusted(ClockAdjusted {
            before,
            clocks,
            control,
            reason,
        })
    })
}

fn repaired() -> impl Strategy<Value = Event> {
    prop_oneof![
        time_added(),
        (any::<u32>(), text(), clocks(), clocks()).prop_map(|(ply, reason, before, clocks)| {
            Event::PositionRestored(PositionRestored {
                ply,
                reason,
                before,
                clocks,
            })
        }),
        (
            penalty_ruling(),
            person(),
            proptest::option::of((clocks(), clocks()))
        )
            .prop_map(|(ruling, proposed_by, set)| {
                Event::Penalised(Penalised {
                    ruling,
                    proposed_by: Some(proposed_by),
                    clocks: set.map(|(before, after)| ClocksSet { before, after }),
                })
            }),
        penalty_ruling().prop_map(|ruling| Event::PenaltiesProposed(PenaltiesProposed { ruling })),
        (1..1000_u64, text()).prop_map(|(proposal, reason)| {
            Event::PenaltiesRejected(PenaltiesRejected { proposal, reason })
        }),
        (1..1000_u64, penalty_ruling()).prop_map(|(ruling, of)| {
            Event::PenaltiesWithdrawn(PenaltiesWithdrawn {
                ruling,
                penalties: of.penalties,
                reason: of.reason,
            })
        }),
        (side(), person(), text()).prop_map(|(side, assistant, reason)| {
            Event::AssistantApproved(AssistantApproved {
                side,
                assistant,
                reason,
            })
        }),
        (side(), person(), text()).prop_map(|(side, assistant, reason)| Event::AssistantEnded(
            AssistantEnded {
                side,
                assistant,
                reason,
            }
        )),
        (text(), clocks(), clocks(), proptest::option::of(millis())).prop_map(
            |(reason, before, clocks, start_in)| Event::Reopened(Reopened {
                reason,
                before,
                clocks,
                start_in,
            })
        ),
    ]
}

fn lost() -> impl Strategy<Value = Event> {
    let signs = vec![
        LossSign::Silence,
        LossSign::Reset,
        LossSign::LastWill,
        LossSign::Outage,
        LossSign::Page,
    ];
    (side(), select(signs), time()).prop_map(|(side, sign, last_contact)| {
        Event::SeatLost(SeatLost {
            side,
            sign,
            last_contact,
        })
    })
}

fn outage() -> impl Strategy<Value = Event> {
    let causes = vec![OutageCause::Down, OutageCause::Storage];
    (time(), select(causes), clocks()).prop_map(|(from, cause, clocks)| {
        Event::Outage(Outage {
            from,
            cause,
            clocks,
        })
    })
}

pub(crate) fn score() -> impl Strategy<Value = Score> {
    (any::<u8>(), any::<u8>()).prop_map(|(white, black)| Score { white, black })
}

fn corrected() -> impl Strategy<Value = Event> {
    let ending = select(Ending::ALL.to_vec());
    (score(), score(), ending, text()).prop_map(|(before, score, ending, reason)| {
        Event::ResultCorrected(ResultCorrected {
            before,
            score,
            ending,
            reason,
        })
    })
}

fn finished() -> impl Strategy<Value = Event> {
    (score(), select(Ending::ALL.to_vec()), given(), clocks()).prop_map(
        |(score, ending, reason, clocks)| {
            Event::Finished(Finished {
                score,
                ending,
                reason,
                clocks,
            })
        },
    )
}

fn signed() -> impl Strategy<Value = Event> {
    (any::<u64>(), any::<[u8; 32]>(), any::<Vec<u8>>()).prop_map(|(sequence, hash, signature)| {
        Event::HeadSigned(HeadSigned {
            sequence,
            hash,
            signature,
        })
    })
}

pub(crate) fn opened() -> impl Strategy<Value = Opened> {
    (board(), [seat(), seat()], terms(), any::<u32>()).prop_map(
        |(board, seats, terms, regulations_version)| Opened {
            board,
            seats: BySide::from(seats),
            terms,
            regulations_version,
        },
    )
}

fn seat() -> impl Strategy<Value = Seat> {
    (person(), venue(), device()).prop_map(|(person, venue, device)| Seat {
        person,
        venue,
        device,
    })
}

fn terms() -> impl Strategy<Value = Terms> {
    let points = [any::<u8>(), any::<u8>(), any::<u8>()];
    let odds = proptest::option::of(side());
    let lag = proptest::option::of(lag());
    let before = (before(), any::<[bool; 4]>());
    let edition = (
        select(Laws::ALL.to_vec()),
        proptest::option::of(select(vec![Regime::Full, Regime::Reduced])),
        proptest::option::of(physical_boards()),
    );
    let terms = (
        time_control(),
        lag,
        start(),
        away(),
        before,
        (odds, points),
        edition,
    );
    terms.prop_map(
        |(
            control,
            lag,
            start,
            away,
            (before, flags),
            (draw_odds, points),
            (laws, supervision, physical_boards),
        )| {
            Terms {
                lag,
                entering: Entering {
                    smart_move: flags[0],
                    premove: flags[1],
                    automatic_queen: flags[2],
                },
                claims: flags[3],
                laws,
                supervision,
                draw_odds,
                physical_boards,
                before,
                time_control: Arc::new(control),
                start,
                away,
                win_halves: points[0],
                draw_halves: points[1],
                loss_halves: points[2],
            }
        },
    )
}

fn before() -> impl Strategy<Value = BeforeGame> {
    let present = select(vec![Present::CheckedIn, Present::FirstMove]);
    let time = proptest::option::of(millis());
    (any::<[bool; 3]>(), time, present).prop_map(|(flags, default_time, present)| BeforeGame {
        checks: flags[0],
        repeat_checks: flags[1],
        default_time,
        present,
        white_clock_runs: flags[2],
    })
}

fn called() -> impl Strategy<Value = Event> {
    let points = proptest::option::of((0..=2_u8, 0..=2_u8));
    let call = (any::<u32>(), side(), text(), any::<bool>(), points);
    call.prop_map(|(number, side, reason, leave, points)| {
        Event::ArbiterCalled(ArbiterCalled {
            number,
            side,
            reason,
            leave,
            objection: points.map(|(white, black)| Score { white, black }),
        })
    })
}

fn before_the_game() -> impl Strategy<Value = Event> {
    let kind = select(CheckKind::ALL.to_vec());
    prop_oneof![
        called(),
        (any::<u32>(), given())
            .prop_map(|(hold, reason)| Event::HoldStarted(HoldStarted { hold, reason })),
        (proptest::option::of(any::<u32>()), text())
            .prop_map(|(hold, reason)| Event::PauseReasonGiven(PauseReasonGiven { hold, reason })),
        (any::<u32>(), text())
            .prop_map(|(hold, reason)| Event::HoldEnded(HoldEnded { hold, reason })),
        (any::<u32>(), any::<bool>(), any::<bool>(), text()).prop_map(
            |(number, valid, leave, note)| {
                Event::CallAnswered(CallAnswered {
                    number,
                    valid,
                    leave,
                    note,
                })
            }
        ),
        any::<u32>().prop_map(|number| Event::CallTaken(CallTaken { number })),
        side().prop_map(|side| Event::LeaveEnded(LeaveEnded { side })),
        (side(), kind, any::<bool>(), text()).prop_map(|(side, kind, passed, note)| {
            Event::CheckRecorded(CheckRecorded {
                side,
                kind,
                passed,
                note,
            })
        }),
        (proptest::option::of(side()), text())
            .prop_map(|(side, reason)| Event::ChecksWaived(ChecksWaived { side, reason })),
        (proptest::option::of(millis()), text())
            .prop_map(|(to, reason)| Event::DefaultTimeSet(DefaultTimeSet { to, reason })),
        (side(), millis(), clocks()).prop_map(|(side, charged, clocks)| Event::CameLate(
            CameLate {
                side,
                charged,
                clocks,
            }
        )),
    ]
}

fn away() -> impl Strategy<Value = AwayPolicy> {
    let clock = prop_oneof![
        Just(ClockWhileAway::Runs),
        millis().prop_map(|after| ClockWhileAway::Suspended { after }),
    ];
    let resume = select(vec![ResumeBy::BothBack, ResumeBy::Arbiter]);
    let charge = select(vec![Charge::Nothing, Charge::UntilDetection]);
    let flag = select(vec![FlagWhileAway::Stands, FlagWhileAway::ChiefArbiter]);
    let within = proptest::option::of(millis());
    let parts = (clock, resume, charge, flag, within);
    parts.prop_map(|(clock, resume, charge, flag, within)| AwayPolicy {
        clock,
        resume,
        charge,
        flag,
        reconnect_within: within,
    })
}

fn start() -> impl Strategy<Value = Start> {
    prop_oneof![
        Just(Start::standard()),
        (0..960_u16).prop_map(|number| Start::chess960(number).unwrap()),
        Just(Start {
            variant: Variant::Chess960,
            fen: None
        }),
        Just(Start::from_fen(Variant::Standard, "4k3/8/8/8/8/8/4P3/4K3 w - - 5 40").unwrap()),
    ]
}

/// Any time control that an event may announce, with milliseconds.
pub(crate) fn time_control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        periods().prop_map(|periods| TimeControl::new(periods).unwrap()),
        (periods(), periods()).prop_map(|(w, b)| TimeControl::of_sides(w, b).unwrap()),
    ]
}

fn periods() -> impl Strategy<Value = Vec<Period>> {
    const WEEK: u64 = 604_800_000;
    let extra = prop_oneof![
        Just(Extra::NONE),
        (1..=WEEK).prop_map(|extra| Extra::Increment(Millis(extra))),
        (1..=WEEK).prop_map(|extra| Extra::Delay(Millis(extra))),
        (1..=WEEK).prop_map(|extra| Extra::Bronstein(Millis(extra))),
    ];
    let period = (1..=u16::MAX, 1..=WEEK, extra);
    let periods = proptest::collection::vec(period, 1..=16);
    periods.prop_map(|periods| {
        let last = periods.len() - 1;
        let period = |(index, (moves, base, extra)): (usize, (u16, u64, Extra))| Period {
            moves: (index < last).then_some(moves),
            base: Millis(base),
            extra,
        };
        periods.into_iter().enumerate().map(period).collect()
    })
}

fn physical_boards() -> impl Strategy<Value = PhysicalBoards> {
    let used_for = select(vec![BoardUse::Following, BoardUse::Playing]);
    let necessity = select(vec![Necessity::Optional, Necessity::Obligatory]);
    let entry = select(vec![
        BoardEntry::AtOnce,
        BoardEntry::ClockPress,
        BoardEntry::ScreenTap,
    ]);
    let makes = proptest::sample::subsequence(BoardMake::ALL.to_vec(), 0..6);
    let parts = (used_for, necessity, entry, makes, any::<bool>());
    parts.prop_map(
        |(used_for, necessity, entry, makes, scoresheets)| PhysicalBoards {
            makes: BoardMakes::of(makes),
            used_for,
            necessity,
            entry,
            scoresheets,
        },
    )
}
