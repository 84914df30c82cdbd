//! One plain record of every kind, as a real event might hold it.

use std::sync::Arc;

use adoube_chess::{BySide, Side, Start};
use adoube_record::encode_board;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::event::{
    ArbiterCalled, CallAnswered, CallTaken, CameLate, CheckRecorded, CheckedIn, ChecksWaived,
    ClockAdjusted, DefaultTimeSet, DrawDeclined, DrawOffered, Finished, HeadSigned, HoldEnded,
    HoldStarted, LeaveEnded, LimitPassed, Moved, OptionsSet, PauseReasonGiven, Paused,
    PositionRestored, PremoveEnded, PremoveSet, ReadyGiven, Reopened, Restarted, ResultConfirmed,
    ResultCorrected, Resumed, Ruled, SeatMoved, Started, TimeAdded,
};
use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Charge, CheckKind, ClockWhileAway, ControlChange, Ending, Entering,
    Event, FlagWhileAway, Opened, Options, PauseCause, PremoveEnd, PremoveUse, Present, Record,
    Remedy, ResumeBy, Score, Seat, Terms,
};
use adoube_tournament::clock::{LagCredit, LagRules, Reading, RoundTrips, SideReading};
use adoube_tournament::ids::{BoardId, CommandId, RulingRef};
use adoube_tournament::time::{Millis, Time};

use super::{
    aside_samples, incident_samples, physical_board_samples, remedy, setup_samples, venue_samples,
};

const RULING: RulingRef = RulingRef {
    incident: 3,
    ruling: 1,
};

pub(crate) const NOW: Time = Time(1_655_463_600_000);

/// Every kind by name, with its bytes.
pub(crate) fn all() -> Vec<(String, Vec<u8>)> {
    let board = board_events()
        .into_iter()
        .chain(choices())
        .chain(aside_samples::seat_events())
        .chain(limit_events())
        .chain(lag_events())
        .chain(physical_board_samples::physical_board_events())
        .chain(physical_board_samples::board_rule_events())
        .chain(result_events())
        .chain(ruled_events())
        .chain(repairs())
        .chain(before())
        .chain(aside_samples::all())
        .map(|(name, actor, event)| (name, encode_board(&record(actor, event))));
    let named = |(name, bytes): (&str, Vec<u8>)| (name.to_owned(), bytes);
    board
        .chain(venue_samples::all())
        .chain(setup_samples::all())
        .chain(incident_samples::all())
        .map(named)
        .chain(aside_samples::each_penalty())
        .collect()
}

pub(crate) fn player() -> Actor {
    Actor::player("p7".parse().unwrap(), "madrid-1".parse().unwrap())
}

pub(crate) fn chief() -> Actor {
    Actor::official("ca".parse().unwrap(), Role::ChiefArbiter)
}

pub(crate) fn record(actor: Actor, event: Event) -> Record {
    let by_person = matches!(actor, Actor::Person { .. });
    Record {
        sequence: 5,
        time: NOW,
        actor,
        command: by_person.then_some(CommandId([0xa5; 16])),
        event,
    }
}

pub(crate) fn clocks(running: Option<Side>) -> Reading {
    let side = |remaining, period, moves| SideReading {
        remaining: Millis(remaining),
        period,
        moves,
    };
    Reading {
        sides: BySide::new(side(3_541_204, 1, 7), side(3_000_050, 1, 6)),
        running,
        ..Reading::default()
    }
}

/// A move late in a long game, with both clocks large.
pub(crate) fn moved(uci: &str) -> Event {
    Event::Moved(Moved {
        side: Side::Black,
        ply: 214,
        mv: uci.parse().unwrap(),
        used: Millis(1_204_050),
        lag: None,
        clocks: clocks(Some(Side::White)),
        premove: false,
        assisted: false,
        settling: None,
    })
}

/// A move in an event that gives credits for the network's time.
fn credited() -> Event {
    let Event::Moved(Moved {
        side,
        ply,
        mv,
        used,
        clocks,
        ..
    }) = moved("e7e5")
    else {
        unreachable!("a move")
    };
    let link = RoundTrips {
        claimed: Millis(4_294_967),
        measured: Millis(120),
    };
    let lag = Some(LagCredit {
        given: Millis(120),
        link,
        left: Millis(1_930),
    });
    Event::Moved(Moved {
        side,
        ply,
        mv,
        used,
        lag,
        clocks,
        premove: false,
        assisted: false,
        settling: None,
    })
}

/// The pairing of an event that gives them.
fn opened_with_lag() -> Event {
    let Event::Opened(mut opened) = opened() else {
        unreachable!("a pairing")
    };
    opened.terms.lag = Some(LagRules {
        per_move: Millis(200),
        quota: Millis(2_000),
        refill: Millis(50),
    });
    Event::Opened(opened)
}

fn seat(person: &str, venue: &str) -> Seat {
    Seat {
        person: person.parse().unwrap(),
        venue: venue.parse().unwrap(),
        device: format!("{venue}-1").parse().unwrap(),
    }
}

pub(crate) fn opened() -> Event {
    let away = AwayPolicy {
        clock: ClockWhileAway::Suspended {
            after: Millis(30_000),
        },
        resume: ResumeBy::Arbiter,
        charge: Charge::Nothing,
        flag: FlagWhileAway::ChiefArbiter,
        reconnect_within: None,
    };
    Event::Opened(Box::new(Opened {
        board: BoardId {
            round: 3,
            board: 12,
        },
        seats: BySide::new(seat("p7", "madrid"), seat("p8", "oslo")),
        terms: Terms {
            before: BeforeGame::default(),
            entering: Entering::default(),
            claims: false,
            laws: adoube_tournament::laws::Laws::default(),
            supervision: None,
            time_control: Arc::new("40/7200:20/3600:900+30".parse().unwrap()),
            lag: None,
            start: Start::chess960(959).unwrap(),
            away,
            win_halves: 2,
            draw_odds: None,
            physical_boards: None,
            draw_halves: 1,
            loss_halves: 0,
        },
        regulations_version: 2,
    }))
}

fn finished(ending: Ending, reason: Option<&str>) -> Event {
    Event::Finished(Finished {
        score: Score { white: 2, black: 0 },
        ending,
        reason: reason.map(str::to_owned),
        clocks: clocks(None),
    })
}

fn corrected() -> Event {
    Event::ResultCorrected(ResultCorrected {
        before: Score { white: 2, black: 0 },
        score: Score { white: 1, black: 1 },
        ending: Ending::Declared,
        reason: "on appeal".to_owned(),
    })
}

/// What players choose, and their premoves.
fn choices() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::White;
    let own = Actor::Coordinator;
    vec![
        (
            "board options-set",
            player(),
            Event::OptionsSet(OptionsSet {
                side,
                options: Options {
                    smart_move: true,
                    premove: PremoveUse::Confirmed,
                    automatic_queen: true,
                },
            }),
        ),
        (
            "board premove-set",
            player(),
            Event::PremoveSet(PremoveSet {
                side,
                ply: 213,
                mv: "a7a8q".parse().unwrap(),
            }),
        ),
        (
            "board premove-dropped",
            own.clone(),
            Event::PremoveEnded(PremoveEnded {
                side,
                ply: 213,
                mv: "a7a8q".parse().unwrap(),
                why: PremoveEnd::Illegal("another piece is in the way".to_owned()),
            }),
        ),
        (
            "board premove-cancelled",
            player(),
            Event::PremoveEnded(PremoveEnded {
                side,
                ply: 213,
                mv: "a7a8q".parse().unwrap(),
                why: PremoveEnd::Cancelled,
            }),
        ),
    ]
}

fn board_events() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::White;
    let stopped = clocks(None);
    let own = Actor::Coordinator;
    let paused = |cause| {
        Event::Paused(Paused {
            cause,
            clocks: stopped,
        })
    };
    let arbiter = PauseCause::Arbiter {
        reason: Some("fire alarm".to_owned()),
    };
    let away = PauseCause::Away {
        side,
        last_contact: Time(NOW.0 - 3_000),
    };
    vec![
        ("board opened", own.clone(), opened()),
        ("board released", own.clone(), Event::Released),
        (
            "board checked-in",
            player(),
            Event::CheckedIn(CheckedIn { side }),
        ),
        (
            "board started",
            own.clone(),
            Event::Started(Started {
                clocks: clocks(Some(side)),
            }),
        ),
        ("board moved", player(), moved("e2e1q")),
        (
            "board draw-offered",
            player(),
            Event::DrawOffered(DrawOffered { side }),
        ),
        (
            "board draw-declined",
            player(),
            Event::DrawDeclined(DrawDeclined { side }),
        ),
        ("board paused-arbiter", chief(), paused(arbiter)),
        ("board paused-away", own.clone(), paused(away)),
        (
            "board paused-outage",
            own.clone(),
            paused(PauseCause::Outage),
        ),
        (
            "board resumed",
            chief(),
            Event::Resumed(Resumed {
                reason: Some("all clear".to_owned()),
                clocks: clocks(Some(side)),
            }),
        ),
        (
            "board clock-adjusted",
            chief(),
            Event::ClockAdjusted(ClockAdjusted {
                before: stopped,
                clocks: Reading::default(),
                control: None,
                reason: "wrong setting".to_owned(),
            }),
        ),
        (
            "board finished",
            own.clone(),
            finished(Ending::Declared, Some("left the venue")),
        ),
        (
            "board finished-forfeit",
            own.clone(),
            finished(Ending::Forfeit, Some("did not come")),
        ),
        (
            "board head-signed",
            own,
            Event::HeadSigned(HeadSigned {
                sequence: 4,
                hash: [0x5a; 32],
                signature: vec![0xc3; 64],
            }),
        ),
    ]
}

fn ruled(remedy: Remedy) -> Event {
    ruled_by(None, remedy)
}

fn ruled_by(by: Option<&str>, remedy: Remedy) -> Event {
    Event::Ruled(Ruled {
        ruling: RULING,
        by: by.map(|by| by.parse().unwrap()),
        seconded_by: None,
        remedy,
        article: "O 18.9 a".to_owned(),
        reason: "the venue's uplink".to_owned(),
        start_in: Millis(30_000),
        cites: Vec::new(),
        unheard: BySide::both(false),
        before: clocks(Some(Side::White)),
        clocks: clocks(None),
    })
}

/// White was not there to be shown it; two officials agreed on it.
fn unheard() -> Event {
    let mut event = ruled_by(Some("chief"), Remedy::Postpone);
    if let Event::Ruled(Ruled {
        unheard,
        seconded_by,
        ..
    }) = &mut event
    {
        unheard.white = true;
        *seconded_by = Some("arbiter".parse().unwrap());
    }
    event
}

/// It cites what the event forbids and happened at the board's devices.
fn citing() -> Event {
    let mut event = ruled_by(Some("chief"), Remedy::Postpone);
    if let Event::Ruled(Ruled { cites, .. }) = &mut event {
        *cites = vec![2, 5];
    }
    event
}

/// What rulings make of a board.
fn ruled_events() -> Vec<(&'static str, Actor, Event)> {
    let own = || Actor::Coordinator;
    let control = Arc::new("900+10".parse().unwrap());
    let resume = Remedy::Resume {
        white: Millis(3_541_204),
        black: Millis(3_000_050),
        basis: Box::default(),
    };
    let anew = Remedy::Restart {
        control: Arc::clone(&control),
    };
    let score = Score { white: 0, black: 0 };
    let paused = |cause| {
        Event::Paused(Paused {
            cause,
            clocks: clocks(None),
        })
    };
    let reason = "the venue's uplink".to_owned();
    let waiting = PauseCause::Ruling {
        ruling: RULING,
        reason: reason.clone(),
    };
    let put_off = PauseCause::Postponed {
        ruling: RULING,
        reason: reason.clone(),
    };
    let restarted = Event::Restarted(Restarted {
        attempt: 2,
        reversed: true,
        times: None,
        control,
        fen: None,
        reason,
        clocks: clocks(None),
    });
    let side = Side::White;
    vec![
        ("board ruled-resume", own(), ruled(resume)),
        ("board ruled-basis", own(), ruled(remedy::with_basis())),
        ("board ruled-shares", own(), ruled(remedy::with_shares())),
        ("board ruled-restart", own(), ruled(anew)),
        ("board ruled-result", own(), ruled(Remedy::Result { score })),
        ("board ruled-postpone", own(), ruled(Remedy::Postpone)),
        (
            "board ruled-result-by",
            own(),
            ruled_by(Some("chief"), Remedy::Result { score }),
        ),
        ("board ruled-unheard", own(), unheard()),
        ("board ruled-citing", own(), citing()),
        ("board paused-ruling", own(), paused(waiting)),
        ("board paused-postponed", own(), paused(put_off)),
        ("board restarted", own(), restarted),
        (
            "board ready-given",
            player(),
            Event::ReadyGiven(ReadyGiven { side }),
        ),
        (
            "board seat-moved",
            chief(),
            Event::SeatMoved(SeatMoved {
                side,
                from: "madrid-1".parse().unwrap(),
                to: "madrid-9".parse().unwrap(),
                reason: "its screen is broken".to_owned(),
            }),
        ),
    ]
}

/// What an arbiter puts right.
fn repairs() -> Vec<(&'static str, Actor, Event)> {
    let reason = || "noise in the hall".to_owned();
    let (before, clocks) = (clocks(Some(Side::White)), clocks(None));
    let control = |text: &str| Arc::new(text.parse().unwrap());
    let adjusted = Event::ClockAdjusted(ClockAdjusted {
        before,
        clocks,
        control: Some(ControlChange {
            before: control("5400"),
            after: control("5400+30"),
        }),
        reason: reason(),
    });
    let added = Event::TimeAdded(TimeAdded {
        added: BySide::new(Millis(120_000), Millis(0)),
        clocks,
        reason: reason(),
        gives_back: Vec::new(),
    });
    let restored = Event::PositionRestored(PositionRestored {
        ply: 23,
        reason: reason(),
        before,
        clocks,
    });
    let reopened = Event::Reopened(Reopened {
        reason: reason(),
        before,
        clocks,
        start_in: None,
    });
    let when_ready = Event::Reopened(Reopened {
        reason: reason(),
        before,
        clocks,
        start_in: Some(Millis(30_000)),
    });
    vec![
        ("board clock-adjusted-control", chief(), adjusted),
        ("board time-added", chief(), added),
        ("board position-restored", chief(), restored),
        ("board reopened", chief(), reopened),
        ("board reopened-when-ready", chief(), when_ready),
    ]
}

fn objected() -> Event {
    Event::ArbiterCalled(ArbiterCalled {
        number: 3,
        side: Side::White,
        reason: "it was a draw".to_owned(),
        leave: false,
        objection: Some(Score { white: 2, black: 0 }),
    })
}

/// What comes before a game, calls of the arbiter, and holds.
fn before() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::White;
    let note = || "two spectators were sent out".to_owned();
    let called = Event::ArbiterCalled(ArbiterCalled {
        number: 1,
        side,
        reason: "noise behind me".to_owned(),
        leave: false,
        objection: None,
    });
    let answered = Event::CallAnswered(CallAnswered {
        number: 1,
        valid: true,
        leave: false,
        note: note(),
    });
    let asked = Event::ArbiterCalled(ArbiterCalled {
        number: 2,
        side,
        reason: "a glass of water".to_owned(),
        leave: true,
        objection: None,
    });
    let granted = Event::CallAnswered(CallAnswered {
        number: 2,
        valid: true,
        leave: true,
        note: String::new(),
    });
    let taken = Event::CallTaken(CallTaken { number: 1 });
    let back = Event::LeaveEnded(LeaveEnded { side });
    let checked = Event::CheckRecorded(CheckRecorded {
        side,
        kind: CheckKind::FairPlay,
        passed: true,
        note: "put away, switched off".to_owned(),
    });
    let waived = Event::ChecksWaived(ChecksWaived {
        side: None,
        reason: "a rehearsal".to_owned(),
    });
    let until = Event::DefaultTimeSet(DefaultTimeSet {
        to: Some(Millis(2_700_000)),
        reason: "the bus".to_owned(),
    });
    let late = Event::CameLate(CameLate {
        side,
        charged: Millis(300_000),
        clocks: clocks(None),
    });
    let (hold, reason) = (2, "fire alarm".to_owned());
    let begun = Event::HoldStarted(HoldStarted {
        hold,
        reason: Some(reason.clone()),
    });
    let ended = Event::HoldEnded(HoldEnded {
        hold,
        reason: "all clear".to_owned(),
    });
    let paused = Event::Paused(Paused {
        cause: PauseCause::Hold {
            hold,
            reason: Some(reason),
        },
        clocks: clocks(None),
    });
    let later = |hold| {
        Event::PauseReasonGiven(PauseReasonGiven {
            hold,
            reason: "fire alarm".to_owned(),
        })
    };
    let own = Actor::Coordinator;
    vec![
        ("board pause-reason-given", chief(), later(None)),
        ("board hold-reason-given", own.clone(), later(Some(hold))),
        ("board held", own.clone(), begun),
        ("board hold-ended", own.clone(), ended),
        ("board paused-hold", own, paused),
        ("board arbiter-called", player(), called),
        ("board call-answered", chief(), answered),
        ("board leave-asked", player(), asked),
        ("board objected", player(), objected()),
        ("board leave-answered", chief(), granted),
        ("board call-taken", chief(), taken),
        ("board leave-ended", chief(), back),
        ("board check-recorded", chief(), checked),
        ("board checks-waived", chief(), waived),
        ("board default-time-set", chief(), until),
        ("board came-late", player(), late),
        (
            "board opened-with-checks",
            Actor::Coordinator,
            with_checks(),
        ),
    ]
}

fn with_checks() -> Event {
    let Event::Opened(mut opened) = opened() else {
        panic!("a pairing");
    };
    opened.terms.before = BeforeGame {
        checks: true,
        repeat_checks: true,
        default_time: Some(Millis(1_800_000)),
        present: Present::FirstMove,
        white_clock_runs: true,
    };
    Event::Opened(opened)
}

/// A pairing of an event that gives a time to reconnect, and lets flags stand.
fn with_limit() -> Event {
    let Event::Opened(mut opened) = opened() else {
        panic!("a pairing");
    };
    opened.terms.away.flag = FlagWhileAway::Stands;
    opened.terms.away.reconnect_within = Some(Millis(300_000));
    Event::Opened(opened)
}

/// Where the event gives credits for the network's time.
fn lag_events() -> Vec<(&'static str, Actor, Event)> {
    let opened = opened_with_lag();
    vec![
        ("board opened-with-lag", Actor::Coordinator, opened),
        ("board moved-credited", player(), credited()),
    ]
}

/// Who is not back in time.
fn limit_events() -> Vec<(&'static str, Actor, Event)> {
    let passed = Event::LimitPassed(LimitPassed { side: Side::White });
    let lost = finished(Ending::NotReconnected, None);
    vec![
        ("board opened-with-limit", Actor::Coordinator, with_limit()),
        ("board limit-passed", Actor::Coordinator, passed),
        ("board finished-not-reconnected", Actor::Coordinator, lost),
    ]
}

/// What is said of a result.
fn result_events() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::White;
    vec![
        (
            "board result-confirmed",
            player(),
            Event::ResultConfirmed(ResultConfirmed { side }),
        ),
        ("board result-approved", chief(), Event::ResultApproved),
        ("board result-corrected", chief(), corrected()),
    ]
}
