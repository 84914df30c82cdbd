//! What a line of a script asks for.
//!
//! ```text
//! 0:00:00 release
//! 0:00:01 both check in
//! 0:00:10 white plays e2e4
//! 0:00:20 black at oslo-2 plays e7e5       another device than his own
//! 0:00:30 white plays e2e4 as half-move 7
//! 0:00:30 white plays e2e4 over 0:00:00.120 measured 0:00:00.080   its device says, it is
//! 0:00:31 white plays e2                   one square: smart move
//! 0:00:32 white writes Cf3 in es
//! 0:00:33 white turns on smart-move premove automatic-queen   … turns all off
//! 0:00:34 black premoves e7e5              … as half-move 4; black takes the premove back
//! 0:00:40 black offers a draw              … accepts, declines, resigns, checks in
//! 0:00:50 hold 1 "fire alarm"               … hold 1 ends "all clear"
//! 0:01:00 arbiter pauses "fire alarm"      … resumes "…"; so would lta, spectator, …
//! 0:02:00 arbiter sets white 0:10:00 black 0:05:00 "wrong setting"
//! 0:02:00 arbiter sets white-period 2 white-moves 3 control 5400+30 "wrong setting"
//! 0:02:10 arbiter adds white 0:02:00 "noise"
//! 0:02:20 arbiter goes back to half-move 3 0:10:00 0:09:00 "a wrong move was entered"
//! 0:02:30 arbiter reverses the colours "the pairing was entered wrongly"
//! 0:02:40 arbiter reopens 0:10:00 0:09:00 "mate is possible"     … 0:09:00 starting 0:00:30 "…"
//! 0:02:40 arbiter approves maria as assistant of white "an injured hand"     … ends the assistant of white
//! 0:02:40 arbiter finds the start wrong, chess960 518 "…"     … a FEN in the place of it
//! 0:02:45 arbiter finds the claim of white wrong "twice only"       … of white with Ng1 wrong
//! 0:02:46 arbiter penalises white with warning time-to-opponent=0:02:00 by O 18.4 "talked"
//! 0:02:46 arbiter penalises white with warning by O 20.6 citing 1 "two moves at once"
//! 0:02:46 lca notes white's board as 8/8/8/8/8/8/8/K1k5 "it lay on the floor"     … after half-move 3
//! 0:02:46 lca marks the scoresheet of white missing "left with it"     … present ""
//! 0:02:47 chief-arbiter withdraws the penalties of record 12 "the wrong player"
//! 0:02:50 white calls the arbiter "noise"
//! 0:02:51 white asks for leave "the toilet"
//! 0:02:55 lta answers call 1 valid "it is quiet now"      … invalid
//! 0:02:56 lca checks white device passed ""           … black fair-play failed
//! 0:02:57 chief-arbiter waives the checks of black "his papers come later"
//! 0:02:58 arbiter waits 0:45:00 "the bus"               … waits until told
//! 0:03:00 arbiter declares ½-0 "both talked"
//! 0:03:10 white confirms
//! 0:03:20 arbiter approves
//! 0:03:30 arbiter corrects 1-0 "misread"
//! 0:03:40 ruling 3.1, resume 0:50:00 0:49:00, start in 0:00:30 "the venue's fault"
//! 0:03:40 ruling 3.2, restart 900+10 "anew"     … result 1-0, postpone
//! 0:03:40 ruling 3.3 by chief-arbiter, result ½-½ "in whose name it stands"
//! 0:03:40 chief-arbiter is offered deduct 0:02:00       any ruling of story/remedies.rs
//! 0:03:45 chief-arbiter rules deduct 0:02:00 "the player's own device"
//! 0:03:50 white is ready
//! 0:04:00 white is lost, last heard 0:03:58, reset        … silence, last-will
//! 0:05:00 white is back
//! 0:09:00 outage since 0:08:00, down       … storage
//! 0:10:00 again                            the last command once more, with the same id
//! 0:11:00 wait                             what is due until then happens
//! 0:12:00 the game goes on, 0:00:20 a move: Nf3 Nc6 Bb5
//! ```

use std::sync::Arc;

use adoube_chess::{BySide, Side, Start};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, AnswerCall, ApproveAssistant, ArbiterOrder, CallArbiter, CarryOut,
    CorrectResult, DeclareForfeit, DeclareResult, EndAssistant, EndHold, EndLeave,
    ExtendDefaultTime, GiveHoldReason, Hold, HoldDefaultTime, LoseSeat, MarkScoresheet,
    NoteBoardViolation, ObjectToResult, Penalise, Play, PlayWritten, PlayerOrder, RecordCheck,
    RegainSeat, Release, Reopen, ReportBoard, RestorePosition, ReverseColours, SetBoardRequirement,
    SetPremove, SystemOrder, TakeCall, WaiveChecks, WithdrawPenalties, WrongStart,
};
use adoube_tournament::board::event::Requirement;
use adoube_tournament::board::{
    Adjustment, Basis, CheckKind, LossSign, Options, Order, OutageCause, PremoveUse, Remedy, Score,
    SideAdjustment, SignOff, TimeFollows,
};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::{PersonId, RulingRef};
use adoube_tournament::incident::ruling::RequestedRemedy;
use adoube_tournament::penalty::{ClaimedMove, Measure, Penalty, PenaltyKind};
use adoube_tournament::physical_board::BoardMake;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::time::{Millis, Time};

use super::{actors, remedies, terms};

/// What a line asks for.
pub(crate) enum Step {
    /// Commands, one after the other.
    Give(Vec<(Actor, Order)>),
    /// The coordinator was away since then, for that cause.
    Outage(Time, OutageCause),
    /// What that ruling on the incident would come to is shown to that arbiter.
    Offer(RequestedRemedy),
    /// That arbiter rules on the incident so, for that reason.
    Rule(Actor, RequestedRemedy, String),
    /// The last command once more.
    Again,
    /// Nothing, but time passes.
    Wait,
    /// Moves in algebraic notation, that long for each.
    Moves(Millis, Vec<String>),
}

/// A time and a sentence.
pub(crate) fn read(line: &str, next_ply: u32) -> (Time, Step) {
    let (time, sentence) = line.split_once(' ').unwrap_or((line, ""));
    (Time(millis(time).0), step(sentence, next_ply))
}

fn step(sentence: &str, next_ply: u32) -> Step {
    let (sentence, reason) = sentence.split_once('"').unwrap_or((sentence, ""));
    let reason = reason.trim_end_matches('"').to_owned();
    let words: Vec<&str> = sentence
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        ["wait"] => Step::Wait,
        ["again"] => Step::Again,
        ["release"] => own(Order::System(SystemOrder::Release(Release::default()))),
        ["both", "check", "in"] => Step::Give(
            ["white", "black"]
                .map(|side| {
                    (
                        actors::actor(side, None),
                        Order::Player(PlayerOrder::CheckIn),
                    )
                })
                .to_vec(),
        ),
        ["outage", "since", from, cause] => Step::Outage(
            Time(millis(from).0),
            match cause {
                "down" => OutageCause::Down,
                _ => OutageCause::Storage,
            },
        ),
        [
            "the",
            "game",
            "goes",
            "on",
            each,
            "a",
            "move:",
            ref moves @ ..,
        ] => Step::Moves(
            millis(each),
            moves.iter().map(ToString::to_string).collect(),
        ),
        [who, "is", "lost", "last", "heard", at, sign] => own(lost(who, at, sign)),
        ["ruling", number, "by", who, ref rest @ ..] => {
            own(ruling(number, actors::person(who), rest, reason))
        }
        ["ruling", number, ref rest @ ..] => own(ruling(number, None, rest, reason)),
        ["nobody", "could", "come", "for", span] => own(Order::System(
            SystemOrder::HoldDefaultTime(HoldDefaultTime { by: millis(span) }),
        )),
        ["hold", number] => own(Order::System(SystemOrder::Hold(Hold {
            hold: number.parse().unwrap(),
            reason: Some(reason),
        }))),
        ["hold", number, "without", "a", "reason"] => own(Order::System(SystemOrder::Hold(Hold {
            hold: number.parse().unwrap(),
            reason: None,
        }))),
        ["hold", number, "gets", "its", "reason"] => {
            let hold = number.parse().unwrap();
            own(Order::System(SystemOrder::GiveHoldReason(GiveHoldReason {
                hold,
                reason,
            })))
        }
        ["hold", number, "ends"] => own(Order::System(SystemOrder::EndHold(EndHold {
            hold: number.parse().unwrap(),
            reason,
        }))),
        [who, "is", "offered", ref words @ ..] => {
            roles::may(&actors::actor(who, None), Verb::Rule).expect("an arbiter who may rule");
            Step::Offer(remedies::remedy(words))
        }
        [who, "rules", ref words @ ..] => {
            Step::Rule(actors::actor(who, None), remedies::remedy(words), reason)
        }
        [who, "board", ref words @ ..] => board_report(who, words),
        [who, "is", "ready"] => Step::Give(vec![(
            actors::actor(who, None),
            Order::Player(PlayerOrder::Ready),
        )]),
        [who, "is", "back"] => own(Order::System(SystemOrder::RegainSeat(RegainSeat {
            side: side(who),
        }))),
        [who, "at", device, ref rest @ ..] => {
            let actor = actors::actor(who, Some(device));
            Step::Give(vec![(actor, order(rest, reason, next_ply))])
        }
        [who, ref rest @ ..] => {
            let actor = actors::actor(who, None);
            Step::Give(vec![(actor, order(rest, reason, next_ply))])
        }
        [] => panic!("an empty sentence"),
    }
}

/// What is on a player's physical board, for how long, and whether the player confirms it.
fn board_report(who: &str, words: &[&str]) -> Step {
    let (words, make) = match words {
        ["of", make, rest @ ..] => (rest, BoardMake::from_name(make)),
        _ => (words, None),
    };
    let (placement, stood, confirmed) = match *words {
        ["shows", placement] => (Some(placement), Millis::ZERO, false),
        ["shows", placement, "confirmed"] => (Some(placement), Millis::ZERO, true),
        ["shows", placement, "for", span] => (Some(placement), millis(span), false),
        ["is", "disconnected"] => (None, Millis::ZERO, false),
        _ => panic!("not understood: {words:?}"),
    };
    let report = ReportBoard {
        placement: placement.map(|placement| placement.parse().unwrap()),
        make,
        stood,
        confirmed,
    };
    let actor = actors::actor(who.trim_end_matches("'s"), None);
    let order = Order::Player(PlayerOrder::ReportBoard(report));
    Step::Give(vec![(actor, order)])
}

fn own(order: Order) -> Step {
    Step::Give(vec![(Actor::Coordinator, order)])
}

fn ruling(number: &str, by: Option<PersonId>, words: &[&str], reason: String) -> Order {
    let (incident, ruling) = number.split_once('.').unwrap();
    let (remedy, rest) = match *words {
        ["resume", white, black, ref rest @ ..] => {
            let (white, black) = (millis(white), millis(black));
            let basis = Basis::typed(BySide::new(white, black));
            let resume = Remedy::Resume {
                white,
                black,
                basis: Box::new(basis),
            };
            (resume, rest)
        }
        ["restart", control, ref rest @ ..] => (
            Remedy::Restart {
                control: Arc::new(control.parse().unwrap()),
            },
            rest,
        ),
        ["result", score, ref rest @ ..] => (
            Remedy::Result {
                score: points(score),
            },
            rest,
        ),
        ["postpone", ref rest @ ..] => (Remedy::Postpone, rest),
        _ => panic!("no remedy: {words:?}"),
    };
    Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef {
            incident: incident.parse().unwrap(),
            ruling: ruling.parse().unwrap(),
        },
        by,
        seconded_by: None,
        remedy,
        article: "O 18.9".to_owned(),
        reason,
        start_in: match *rest {
            ["start", "in", span] => millis(span),
            _ => Millis::ZERO,
        },
        cites: Vec::new(),
        unheard: BySide::both(false),
    }))
}

fn lost(who: &str, at: &str, sign: &str) -> Order {
    Order::System(SystemOrder::LoseSeat(LoseSeat {
        side: side(who),
        last_contact: Time(millis(at).0),
        sign: match sign {
            "reset" => LossSign::Reset,
            "last-will" => LossSign::LastWill,
            "silence" => LossSign::Silence,
            other => panic!("no sign of a loss: {other}"),
        },
    }))
}

/// A claim that was wrong, with the move that was intended if there was one.
fn claim(who: &str, with: &[&str], reason: String) -> Order {
    let claimed = match with {
        [] => None,
        ["with", san] => Some((*san, "en")),
        ["with", san, "in", language] => Some((*san, *language)),
        other => panic!("no claim: {other:?}"),
    };
    let claimed = claimed.map(|(written, language)| {
        Measure::Claim(ClaimedMove {
            written: written.to_owned(),
            language: Some(language.to_owned()),
        })
    });
    Act::Penalise(Penalise {
        side: side(who),
        penalties: vec![Penalty::new(PenaltyKind::WrongClaim, claimed).unwrap()],
        article: "L 9.5".to_owned(),
        four_eyes: false,
    })
    .because(reason)
}

/// Penalties of a side, and the article that they rest on: O 18.4 if none is given.
fn penalty(who: &str, words: &[&str], reason: String) -> Order {
    let citing = words.iter().position(|word| *word == "citing");
    let (words, cites) = words.split_at(citing.unwrap_or(words.len()));
    let cites = cites.iter().skip(1).map(|note| note.parse().unwrap());
    let by = words.iter().position(|word| *word == "by");
    let (penalties, article) = words.split_at(by.unwrap_or(words.len()));
    let article = match article {
        [] => "O 18.4".to_owned(),
        [_, article @ ..] => article.join(" "),
    };
    let penalties = penalties.iter().map(|typed| typed.parse().unwrap());
    let act = Act::Penalise(Penalise {
        side: side(who),
        penalties: penalties.collect(),
        article,
        four_eyes: false,
    });
    Order::Arbiter(ArbiterOrder {
        reason: Some(reason),
        cites: cites.collect(),
        ..ArbiterOrder::new(act)
    })
}

/// A call, or a request for leave.
fn call(reason: String, leave: bool) -> Order {
    Order::Player(PlayerOrder::CallArbiter(CallArbiter { reason, leave }))
}

/// What an official does about a call.
fn answer(words: &[&str], reason: String) -> Order {
    match *words {
        ["comes", "to", "call", number] => Order::from(Act::TakeCall(TakeCall {
            number: number.parse().unwrap(),
        })),
        ["sees", who, "back"] => Order::from(Act::EndLeave(EndLeave { side: side(who) })),
        ["answers", "call", number, valid] => Order::from(Act::AnswerCall(AnswerCall {
            number: number.parse().unwrap(),
            valid: valid == "valid",
            note: reason,
        })),
        _ => panic!("no word on a call: {words:?}"),
    }
}

fn board_requirement(verb: &str, who: &str, rest: &[&str], reason: String) -> Order {
    let requirement = match verb {
        "lifts" => Requirement::Lifted,
        _ => Requirement::Required,
    };
    Act::SetBoardRequirement(SetBoardRequirement {
        side: side(who),
        requirement,
        give_back: rest == ["and", "gives", "back"],
    })
    .because(reason)
}

fn board_violation(who: &str, placement: &str, after: &[&str], reason: String) -> Order {
    Act::NoteBoardViolation(NoteBoardViolation {
        side: side(who.trim_end_matches("'s")),
        placement: placement.parse().unwrap(),
        ply: after.last().map(|ply| ply.parse().unwrap()),
    })
    .because(reason)
}

fn order(words: &[&str], reason: String, next_ply: u32) -> Order {
    match *words {
        ["checks", "in"] => Order::Player(PlayerOrder::CheckIn),
        [
            verb @ ("plays" | "writes" | "turns" | "premoves" | "takes"),
            ref rest @ ..,
        ] => entry(verb, rest, next_ply),
        ["offers", "a", "draw"] => Order::Player(PlayerOrder::OfferDraw),
        ["accepts"] => Order::Player(PlayerOrder::AcceptDraw),
        ["declines"] => Order::Player(PlayerOrder::DeclineDraw),
        ["resigns"] => Order::Player(PlayerOrder::Resign),
        ["releases"] => Order::System(SystemOrder::Release(Release::default())),
        ["flags"] => Order::System(SystemOrder::FallFlag),
        ["pauses"] => Act::Pause.because(reason),
        ["pauses", "without", "a", "reason"] => Order::from(Act::Pause),
        ["gives", "the", "reason"] => Act::GivePauseReason.because(reason),
        ["resumes"] => Act::Resume.because(reason),
        ["declares", score] => Act::DeclareResult(DeclareResult {
            score: points(score),
        })
        .because(reason),
        ["forfeits", score] => Act::DeclareForfeit(DeclareForfeit {
            score: points(score),
        })
        .because(reason),
        ["confirms"] => Order::Player(PlayerOrder::ConfirmResult),
        ["approves"] => Order::from(Act::ApproveResult),
        ["approves" | "ends", ref rest @ ..] => assistant(rest, reason),
        ["corrects", score, ref how @ ..] => Act::CorrectResult(CorrectResult {
            score: points(score),
            without_odds: how == ["without", "odds"],
            forfeit: match how {
                [] | ["without", "odds"] => None,
                ["forfeit"] => Some(true),
                ["no", "forfeit"] => Some(false),
                _ => panic!("{how:?} is no way to correct"),
            },
        })
        .because(reason),
        ["sets", ref words @ ..] => Act::AdjustClock(AdjustClock {
            change: adjustment(words),
        })
        .because(reason),
        ["finds", "the", "claim", "of", who, ref with @ .., "wrong"] => claim(who, with, reason),
        ["penalises", who, "with", ref words @ ..] => penalty(who, words, reason),
        ["withdraws", "the", "penalties", "of", "record", ruling] => {
            let ruling = ruling.parse().unwrap();
            Act::WithdrawPenalties(WithdrawPenalties { ruling }).because(reason)
        }
        ["finds", "the", "start", "wrong", ref right @ ..] => Act::WrongStart(WrongStart {
            fen: match right {
                ["chess960", number] => {
                    let start = Start::chess960(number.parse().unwrap());
                    start.unwrap().fen.unwrap()
                }
                fen => fen.join(" "),
            },
        })
        .because(reason),
        [
            verb @ ("lifts" | "demands"),
            "the",
            "board",
            "of",
            who,
            ref rest @ ..,
        ] => board_requirement(verb, who, rest, reason),
        ["notes", who, "board", "as", placement, ref after @ ..] => {
            board_violation(who, placement, after, reason)
        }
        ["marks", "the", "scoresheet", "of", who, state] => {
            Order::from(Act::MarkScoresheet(MarkScoresheet {
                side: side(who),
                present: state == "present",
                note: reason,
            }))
        }
        ["objects"] => Order::Player(PlayerOrder::ObjectToResult(ObjectToResult { reason })),
        ["calls", "the", "arbiter"] | ["asks", "for", "leave"] => call(reason, words[0] == "asks"),
        ["comes" | "sees" | "answers", ..] => answer(words, reason),
        ["checks", who, kind, result] => Order::from(Act::RecordCheck(RecordCheck {
            side: side(who),
            kind: match kind {
                "device" => CheckKind::Device,
                _ => CheckKind::FairPlay,
            },
            passed: result == "passed",
            note: reason,
            sign: SignOff::Latest,
        })),
        ["waives", "the", "checks"] => Act::WaiveChecks(WaiveChecks { side: None }).because(reason),
        ["waives", "the", "checks", "of", who] => Act::WaiveChecks(WaiveChecks {
            side: Some(side(who)),
        })
        .because(reason),
        ["waits", "until", "told"] => {
            Act::ExtendDefaultTime(ExtendDefaultTime { to: None }).because(reason)
        }
        ["waits", span] => Act::ExtendDefaultTime(ExtendDefaultTime {
            to: Some(millis(span)),
        })
        .because(reason),
        ["adds", ref times @ ..] => Act::AddTime(AddTime {
            time: BySide::new(
                clock(times, "white").unwrap_or_default(),
                clock(times, "black").unwrap_or_default(),
            ),
        })
        .because(reason),
        ["goes", "back", "to", "half-move", ply, white, black] => {
            Act::RestorePosition(RestorePosition {
                ply: ply.parse().unwrap(),
                clocks: BySide::new(Some(millis(white)), Some(millis(black))),
            })
            .because(reason)
        }
        ["reverses", "the", "colours", ref times @ ..] => reversal(times, reason),
        ["reopens", white, black, ref start_in @ ..] => Act::Reopen(Reopen {
            clocks: BySide::new(millis(white), millis(black)),
            start_in: clock(start_in, "starting"),
        })
        .because(reason),
        _ => panic!("not understood: {words:?}"),
    }
}

/// Reversed colours, and what different times belong to.
fn reversal(times: &[&str], reason: String) -> Order {
    let times = match times {
        [] => None,
        ["times", "stay", "with", "the", "colours"] => Some(TimeFollows::Colour),
        ["times", "go", "with", "the", "players"] => Some(TimeFollows::Player),
        _ => panic!("{times:?} is no way to reverse"),
    };
    Act::ReverseColours(ReverseColours { times }).because(reason)
}

/// Who enters a player's moves.
fn assistant(words: &[&str], reason: String) -> Order {
    match words {
        [who, "as", "assistant", "of", player] => Act::ApproveAssistant(ApproveAssistant {
            side: side(player),
            assistant: who.parse().unwrap(),
        })
        .because(reason),
        ["the", "assistant", "of", player] => {
            Act::EndAssistant(EndAssistant { side: side(player) }).because(reason)
        }
        _ => panic!("not understood: {words:?}"),
    }
}

/// How players enter their moves.
fn entry(verb: &str, words: &[&str], next_ply: u32) -> Order {
    match (verb, words) {
        ("plays", [uci]) => Order::Player(PlayerOrder::Play(Play {
            ply: next_ply,
            uci: (*uci).to_owned(),
            link: RoundTrips::default(),
        })),
        ("plays", [uci, "over", claimed, "measured", measured]) => {
            Order::Player(PlayerOrder::Play(Play {
                ply: next_ply,
                uci: (*uci).to_owned(),
                link: RoundTrips {
                    claimed: millis(claimed),
                    measured: millis(measured),
                },
            }))
        }
        ("plays", [uci, "as", "half-move", ply]) => Order::Player(PlayerOrder::Play(Play {
            ply: ply.parse().unwrap(),
            uci: (*uci).to_owned(),
            link: RoundTrips::default(),
        })),
        ("writes", [text, "in", language]) => {
            Order::Player(PlayerOrder::PlayWritten(PlayWritten {
                ply: next_ply,
                text: (*text).to_owned(),
                language: (*language).to_owned(),
                link: RoundTrips::default(),
            }))
        }
        ("turns", ["all", "off"]) => Order::Player(PlayerOrder::SetOptions(Options::default())),
        ("turns", ["on", options @ ..]) => Order::Player(PlayerOrder::SetOptions(Options {
            smart_move: options.contains(&"smart-move"),
            premove: if options.contains(&"premove") {
                PremoveUse::AtOnce
            } else {
                PremoveUse::Off
            },
            automatic_queen: options.contains(&"automatic-queen"),
        })),
        ("premoves", [uci]) => premove(uci, next_ply + 1),
        ("premoves", [uci, "as", "half-move", ply]) => premove(uci, ply.parse().unwrap()),
        ("takes", ["the", "premove", "back"]) => Order::Player(PlayerOrder::CancelPremove),
        _ => panic!("not understood: {verb} {words:?}"),
    }
}

fn premove(uci: &str, ply: u32) -> Order {
    Order::Player(PlayerOrder::SetPremove(SetPremove {
        ply,
        uci: uci.to_owned(),
        link: RoundTrips::default(),
    }))
}

/// `white 0:10:00 black-period 2 black-moves 3 control 5400+30`
fn adjustment(words: &[&str]) -> Adjustment {
    let number = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        Some(words[at + 1].parse::<u16>().unwrap())
    };
    let side = |side: &str| SideAdjustment {
        remaining: clock(words, side),
        period: number(&format!("{side}-period")).map(|period| u8::try_from(period - 1).unwrap()),
        moves: number(&format!("{side}-moves")),
    };
    let control = words.iter().position(|word| *word == "control");
    Adjustment {
        sides: BySide::new(side("white"), side("black")),
        control: control.map(|at| Arc::new(words[at + 1].parse().unwrap())),
    }
}

pub(super) fn clock(words: &[&str], side: &str) -> Option<Millis> {
    let at = words.iter().position(|word| *word == side)?;
    Some(millis(words[at + 1]))
}

pub(super) fn points(text: &str) -> Score {
    let (white, black) = text.split_once('-').unwrap();
    Score {
        white: terms::halves(white),
        black: terms::halves(black),
    }
}

fn side(word: &str) -> Side {
    match word {
        "white" => Side::White,
        "black" => Side::Black,
        other => panic!("no side: {other}"),
    }
}

/// `h:mm:ss` with milliseconds after a point.
pub(super) fn millis(text: &str) -> Millis {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<u64> = whole
        .split(':')
        .map(|part| part.parse().unwrap_or_else(|_| panic!("no time: {text}")))
        .collect();
    let [hours, minutes, seconds] = parts[..] else {
        panic!("no time: {text}");
    };
    let fraction: u64 = format!("{fraction:0<3}").parse().unwrap();
    Millis((hours * 3600 + minutes * 60 + seconds) * 1000 + fraction)
}
