//! Records and refusals in words.

use adoube_catalogue::{Catalogue, Language};
use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::event::{
    ArbiterCalled, AssistantApproved, AssistantEnded, BoardOutage, BreachesCited, CallAnswered,
    CallTaken, CameLate, CheckRecorded, CheckedIn, ChecksWaived, ClockAdjusted, DefaultTimeSet,
    DrawDeclined, DrawOffered, Finished, HeadSigned, HoldEnded, HoldStarted, LeaveEnded,
    LimitPassed, Moved, OptionsSet, Outage, PauseReasonGiven, Paused, Penalised, PenaltiesProposed,
    PenaltiesRejected, PenaltiesWithdrawn, PenaltyRuling, PhysicalBoardDiffers,
    PhysicalBoardRequirementSet, PhysicalBoardShown, PositionRestored, PremoveEnded, PremoveSet,
    ReadyGiven, Reopened, Requirement, Restarted, ResultConfirmed, ResultCorrected, Resumed, Ruled,
    ScoresheetMarked, SeatBack, SeatLost, SeatMoved, TimeAdded,
};
use adoube_tournament::board::{
    Event, Options, PauseCause, PremoveEnd, PremoveUse, Record, Remedy, Score,
};
use adoube_tournament::clock::{LagCredit, Reading, RoundTrips};
use adoube_tournament::ids::{PersonId, RulingRef};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::{Millis, Time};

use super::actors;

/// A record: its number, its time, its author, what happened, both clocks after it.
pub(crate) fn record(record: &Record) -> String {
    let Record {
        sequence,
        time,
        actor,
        event,
        ..
    } = record;
    let line = format!(
        "  {sequence:3} {:<12} {:<13} {}",
        shown(*time),
        actors::word(actor),
        what(event)
    );
    match event.clocks() {
        Some(reading) => format!("{line:<77} | {}", clocks(reading)),
        None => line.trim_end().to_owned(),
    }
}

/// Whose the result is that the coordinator recorded for somebody.
pub(crate) fn in_whose_name(record: &Record, by: Option<&PersonId>) -> Option<String> {
    let approves = matches!(
        record.event,
        Event::ResultApproved | Event::ResultCorrected(_)
    );
    let by = by.map_or_else(
        || "somebody who is not recorded".to_owned(),
        ToString::to_string,
    );
    (approves && record.actor == Actor::Coordinator).then(|| format!("      in the name of {by}"))
}

/// A refusal: its code, its article, its words.
pub(crate) fn refusal(refusal: &Refusal) -> String {
    let article = refusal.article();
    let article = article.map_or_else(String::new, |article| format!(" ({article})"));
    let text = Catalogue::of(Language::English).refusal(refusal);
    format!("  refused, {}{article}: {text}", refusal.code())
}

fn shown(time: Time) -> String {
    Millis(time.0).to_string()
}

fn credit(credit: &LagCredit) -> String {
    let RoundTrips { claimed, measured } = credit.link;
    format!(
        ", credited {} ms of a round trip of {} ms (its device says {} ms), {} ms left",
        credit.given.0, measured.0, claimed.0, credit.left.0
    )
}

fn what(event: &Event) -> String {
    match event {
        Event::Opened(_) => "opened".to_owned(),
        Event::Released => "released".to_owned(),
        Event::CheckedIn(CheckedIn { side }) => format!("{side} checked in"),
        Event::Started(_) => "started".to_owned(),
        Event::Moved(Moved {
            side,
            ply,
            mv,
            used,
            lag,
            premove,
            assisted,
            ..
        }) => {
            let premove = if *premove { " by premove" } else { "" };
            let assisted = if *assisted { " by the assistant" } else { "" };
            let credit = lag.as_ref().map_or_else(String::new, credit);
            let number = number(*side, *ply);
            format!("{side} {number}: {mv}{premove}{assisted}, used {used}{credit}")
        }
        Event::DrawOffered(DrawOffered { side }) => format!("{side} offers a draw"),
        Event::DrawDeclined(DrawDeclined { side }) => format!("{side} declines"),
        Event::Paused(Paused { cause, .. }) => format!("paused: {}", why(cause)),
        Event::Resumed(Resumed { reason: None, .. }) => "resumed by itself".to_owned(),
        Event::Resumed(Resumed {
            reason: Some(reason),
            ..
        }) => format!("resumed: {reason}"),
        Event::ClockAdjusted(ClockAdjusted {
            before,
            control,
            reason,
            ..
        }) => {
            let control = control.as_ref().map_or_else(String::new, |change| {
                format!(", control {} instead of {}", change.after, change.before)
            });
            format!("clocks set, before: {}{control}: {reason}", clocks(before))
        }
        Event::SeatLost(SeatLost {
            side,
            sign,
            last_contact,
        }) => format!("{side} lost ({sign:?}), heard {}", shown(*last_contact)),
        Event::SeatBack(SeatBack { side }) => format!("{side} back"),
        Event::LimitPassed(LimitPassed { side }) => format!("{side} not back within the limit"),
        Event::Outage(Outage { from, cause, .. }) => {
            format!("outage ({cause:?}) from {}", shown(*from))
        }
        Event::Finished(Finished {
            score,
            ending,
            reason,
            ..
        }) => {
            let reason = reason.as_deref().unwrap_or_default();
            format!("finished {} {} {reason}", result(*score), ending.name())
        }
        Event::Ruled(Ruled {
            ruling,
            by,
            remedy,
            article,
            reason,
            before,
            ..
        }) => {
            let RulingRef { incident, ruling } = ruling;
            let (before, what) = (clocks(before), remedy_words(remedy));
            let by = by
                .as_ref()
                .map_or_else(String::new, |by| format!(" by {by}"));
            format!(
                "ruling {incident}.{ruling}{by} ({article}): {what}, before: {before}: {reason}"
            )
        }
        Event::Restarted(_) => restarted(event),
        Event::ReadyGiven(ReadyGiven { side }) => format!("{side} is ready"),
        Event::SeatMoved(SeatMoved { side, to, .. }) => format!("{side} moves to {to}"),
        Event::ResultConfirmed(ResultConfirmed { side }) => format!("{side} confirms the result"),
        Event::ResultApproved => "result approved".to_owned(),
        Event::ResultCorrected(ResultCorrected {
            before,
            score,
            ending,
            reason,
        }) => {
            let (before, score) = (result(*before), result(*score));
            format!(
                "result corrected from {before} to {score} {}: {reason}",
                ending.name()
            )
        }
        Event::HeadSigned(HeadSigned { sequence, .. }) => format!("signed up to {sequence}"),
        other => beside_the_game(other),
    }
}

fn restarted(event: &Event) -> String {
    let Event::Restarted(Restarted {
        attempt,
        reversed,
        times,
        control,
        fen,
        reason,
        ..
    }) = event
    else {
        panic!("no other game: {event:?}");
    };
    let reversed = if *reversed { ", colours reversed" } else { "" };
    let times = times.map_or_else(String::new, |of| format!(", times of the {}", of.name()));
    let from = fen.as_ref();
    let from = from.map_or_else(String::new, |fen| format!(" from {fen}"));
    format!("game {attempt} begins with {control}{reversed}{times}{from}: {reason}")
}

fn reopened(event: &Event) -> String {
    let Event::Reopened(Reopened {
        reason,
        before,
        start_in,
        ..
    }) = event
    else {
        panic!("not a game that is opened again: {event:?}")
    };
    let start = start_in.map_or_else(String::new, |span| format!(", starting in {span}"));
    format!("reopened{start}, before: {}: {reason}", clocks(before))
}

fn asks(leave: bool, objection: Option<Score>) -> String {
    match (leave, objection) {
        (true, _) => "asks for leave".to_owned(),
        (false, Some(score)) => format!("objects to {}", result(score)),
        (false, None) => "calls the arbiter".to_owned(),
    }
}

fn answered(answer: &CallAnswered) -> String {
    let word = match (answer.leave, answer.valid) {
        (true, true) => "granted",
        (true, false) => "refused",
        (false, true) => "valid",
        (false, false) => "not valid",
    };
    format!("call {} was {word} {}", answer.number, answer.note)
}

fn typed(ruling: &PenaltyRuling) -> String {
    let each: Vec<String> = ruling.penalties.iter().map(ToString::to_string).collect();
    each.join("; ")
}

fn proposed(ruling: &PenaltyRuling) -> String {
    let PenaltyRuling {
        side,
        article,
        reason,
        ..
    } = ruling;
    format!(
        "penalties for {side} are proposed ({article}): {}: {reason}",
        typed(ruling)
    )
}

fn withdrawn(it: &PenaltiesWithdrawn) -> String {
    let penalties: Vec<String> = it.penalties.iter().map(ToString::to_string).collect();
    let (ruling, penalties, reason) = (it.ruling, penalties.join(", "), &it.reason);
    format!("the penalties of record {ruling} are withdrawn: {penalties}: {reason}")
}

fn scoresheet(marked: &ScoresheetMarked) -> String {
    let state = if marked.present { "present" } else { "missing" };
    format!("{}'s scoresheet is {state} {}", marked.side, marked.note)
}

fn board_requirement(set: &PhysicalBoardRequirementSet) -> String {
    let wait = match set.requirement {
        Requirement::Required => "wait",
        Requirement::Lifted => "do not wait",
    };
    let cost = set.outage.map_or_else(String::new, outage);
    format!(
        "{}'s moves {wait} for the board{cost}: {}",
        set.side, set.reason
    )
}

/// What officials do beside the game, and calls of the arbiter.
fn beside_the_game(event: &Event) -> String {
    match event {
        Event::Penalised(Penalised {
            ruling,
            clocks: set,
            ..
        }) => {
            let before = set.as_ref();
            let before = before.map_or_else(String::new, |set| {
                format!(", before: {}", clocks(&set.before))
            });
            let PenaltyRuling {
                side,
                article,
                reason,
                ..
            } = ruling;
            format!(
                "{side} is penalised ({article}): {}{before}: {reason}",
                typed(ruling)
            )
        }
        Event::PenaltiesProposed(PenaltiesProposed { ruling }) => proposed(ruling),
        Event::PenaltiesRejected(PenaltiesRejected { proposal, reason }) => {
            format!("the penalties that record {proposal} proposes are rejected: {reason}")
        }
        Event::PenaltiesWithdrawn(it) => withdrawn(it),
        Event::AssistantApproved(AssistantApproved {
            side,
            assistant,
            reason,
        }) => format!("{assistant} enters the moves of {side}: {reason}"),
        Event::AssistantEnded(AssistantEnded {
            side,
            assistant,
            reason,
        }) => format!("{assistant} enters no more moves of {side}: {reason}"),
        Event::TimeAdded(TimeAdded { added, reason, .. }) => {
            format!("time added, {} - {}: {reason}", added.white, added.black)
        }
        Event::PositionRestored(PositionRestored {
            ply,
            reason,
            before,
            ..
        }) => format!(
            "back to half-move {ply}, before: {}: {reason}",
            clocks(before)
        ),
        Event::Reopened(_) => reopened(event),
        Event::OptionsSet(OptionsSet { side, options }) => {
            format!("{side} chooses {}", chosen(*options))
        }
        Event::PremoveSet(PremoveSet { side, ply, mv }) => {
            format!("{side} premoves {}: {mv}", number(*side, *ply))
        }
        Event::PremoveEnded(PremoveEnded { side, mv, why, .. }) => match why {
            PremoveEnd::Cancelled => format!("{side} takes the premove {mv} back"),
            PremoveEnd::Illegal(why) => format!("{side}'s premove {mv} is dropped: {why}"),
        },
        Event::CheckRecorded(CheckRecorded {
            side,
            kind,
            passed,
            note,
        }) => {
            let passed = if *passed { "passed" } else { "failed" };
            format!("{side}: {} check {passed} {note}", kind.name())
        }
        Event::ChecksWaived(ChecksWaived { side, reason }) => {
            let whose = side.map_or("both".to_owned(), |side| side.to_string());
            format!("checks of {whose} waived: {reason}")
        }
        Event::DefaultTimeSet(DefaultTimeSet { to, reason }) => {
            let to = to.map_or("an arbiter decides".to_owned(), |to| to.to_string());
            format!("default time: {to}: {reason}")
        }
        Event::CameLate(CameLate { side, charged, .. }) => {
            format!("{side} came late, charged {charged}")
        }
        Event::ArbiterCalled(ArbiterCalled {
            number,
            side,
            reason,
            leave,
            objection,
        }) => {
            let asks = asks(*leave, *objection);
            format!("call {number}: {side} {asks} {reason}")
        }
        Event::HoldStarted(HoldStarted { hold, reason }) => {
            format!("hold {hold}: {}", given(reason.as_deref()))
        }
        Event::PauseReasonGiven(PauseReasonGiven { hold, reason }) => later(*hold, reason),
        Event::HoldEnded(HoldEnded { hold, reason }) => format!("hold {hold} ends: {reason}"),
        Event::CallTaken(CallTaken { number }) => {
            format!("call {number}: an official is on his way")
        }
        Event::ScoresheetMarked(marked) => scoresheet(marked),
        Event::PhysicalBoardShown(shown) => board_shown(shown),
        Event::PhysicalBoardDiffers(differs) => board_differs(differs),
        Event::BreachesCited(BreachesCited { notes }) => format!("for that, notes {notes:?}"),
        Event::PhysicalBoardRequirementSet(set) => board_requirement(set),
        Event::LeaveEnded(LeaveEnded { side }) => format!("{side} is back from his leave"),
        Event::CallAnswered(answer) => answered(answer),
        other => panic!("not told: {other:?}"),
    }
}

fn board_differs(differs: &PhysicalBoardDiffers) -> String {
    let game = differs.game.unwrap();
    let note = differs
        .note
        .map_or_else(String::new, |note| format!(" (note {note})"));
    let seen = differs.seen.as_deref();
    let seen = seen.map_or_else(String::new, |seen| format!(": {seen}"));
    let (side, placement) = (differs.side, differs.placement);
    format!("{side}'s board differs{note}: {placement}, in the game {game}{seen}")
}

fn board_shown(shown: &PhysicalBoardShown) -> String {
    let make = shown
        .make
        .map_or_else(String::new, |make| format!(" ({})", make.name()));
    let side = shown.side;
    let told = match (shown.ply, shown.placement) {
        (_, None) => format!("{side}'s board is disconnected"),
        (Some(0), Some(_)) => format!("{side}'s board shows the beginning"),
        (Some(ply), Some(_)) => {
            let mover = if ply % 2 == 1 {
                Side::White
            } else {
                Side::Black
            };
            format!(
                "{side}'s board shows the position after {}",
                number(mover, ply)
            )
        }
        (None, Some(placement)) => format!("{side}'s board shows {placement}"),
    };
    told + &make + &shown.outage.map_or_else(String::new, outage)
}

fn outage(outage: BoardOutage) -> String {
    let (since, charged) = (Millis(outage.since.0), outage.charged);
    format!(", failed since {since}, which cost {charged}")
}

/// `12` for White's twelfth move, `12…` for Black's.
fn number(side: Side, ply: u32) -> String {
    let dots = if side == Side::Black { "…" } else { "" };
    format!("{}{dots}", ply.div_ceil(2))
}

fn chosen(options: Options) -> String {
    let mut on = Vec::new();
    if options.smart_move {
        on.push("smart move");
    }
    if options.premove != PremoveUse::Off {
        on.push("premove");
    }
    if options.automatic_queen {
        on.push("automatic queen");
    }
    if on.is_empty() {
        return "nothing".to_owned();
    }
    on.join(", ")
}

fn remedy_words(remedy: &Remedy) -> String {
    match remedy {
        Remedy::Resume { white, black, .. } => format!("resume with {white} - {black}"),
        Remedy::Restart { control } => format!("restart with {control}"),
        Remedy::Result { score } => format!("result {}", result(*score)),
        Remedy::Postpone => "postponed".to_owned(),
    }
}

fn result(score: Score) -> String {
    format!("{}-{}", points(score.white), points(score.black))
}

fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

fn later(hold: Option<u32>, reason: &str) -> String {
    match hold {
        Some(hold) => format!("reason of hold {hold}: {reason}"),
        None => format!("reason of the pause: {reason}"),
    }
}

fn given(reason: Option<&str>) -> &str {
    reason.unwrap_or("no reason yet")
}

fn why(cause: &PauseCause) -> String {
    match cause {
        PauseCause::Arbiter { reason } => given(reason.as_deref()).to_owned(),
        PauseCause::Away { side, last_contact } => {
            format!("{side} is away since {}", shown(*last_contact))
        }
        PauseCause::Hold { hold, reason } => format!("hold {hold}: {}", given(reason.as_deref())),
        PauseCause::Outage => "outage".to_owned(),
        PauseCause::Ruling { reason, .. } => format!("ruling: {reason}"),
        PauseCause::Postponed { reason, .. } => format!("postponed: {reason}"),
    }
}

/// Both clocks; a star at the one that runs, the period from the second on.
fn clocks(reading: &Reading) -> String {
    let one = |side: Side| {
        let shown = reading.sides[side];
        let star = if reading.running == Some(side) {
            "*"
        } else {
            ""
        };
        let period = match shown.period {
            0 => String::new(),
            period => format!(" (period {}, {})", period + 1, shown.moves),
        };
        format!("{}{star}{period}", shown.remaining)
    };
    format!("{} - {}", one(Side::White), one(Side::Black))
}
