//! What is said before a game begins, and by players to arbiters: checks, how late players may
//! be, calls.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    ArbiterCalled, AssistantApproved, BoardOutage, BoardRequirement, CallAnswered, CheckKind,
    CheckRecorded, ChecksWaived, DefaultTimeSet, PhysicalBoardDiffers, PhysicalBoardRequirementSet,
    Side,
};
use adoube_user_text::text;

use super::at_device::positions;
use super::{at, because, side};

/// What happened, in words, with ` by the LTA` of whose it is where an official did it; none for what needs no
/// saying.
pub(super) fn of(event: &Event, by: &str) -> Option<String> {
    Some(match event {
        Event::CheckRecorded(check) => checked(check, by),
        Event::ChecksWaived(waived) => checks_waived(waived, by),
        Event::DefaultTimeSet(set) => default_time(set, by),
        Event::ArbiterCalled(call) => called(call),
        Event::AssistantApproved(assistant) => approved(assistant, by),
        Event::AssistantEnded(assistant) => format!(
            "{} no longer enters the moves of {}{}{}",
            assistant.person,
            side(assistant.seat()),
            as_decided("ended", by),
            because(&assistant.reason)
        ),
        Event::CallAnswered(answer) => answered(answer, by),
        Event::CallTaken(taken) => on_the_way(taken.number, by),
        Event::LeaveEnded(of) => format!("{} is back from leave{by}", side(of.seat())),
        // Else it shows the game, or a hand is at work: each move would have several of them.
        Event::PhysicalBoardShown(shown) if shown.placement.is_none() => {
            format!("{}'s board is not connected", side(shown.seat()))
        }
        Event::ScoresheetMarked(marked) => {
            let whose = side(marked.seat());
            let state = if marked.present { "there" } else { "missing" };
            let by = as_decided("noted", by);
            format!(
                "{whose}'s scoresheet is {state}{by}{}",
                because(&marked.note)
            )
        }
        Event::PhysicalBoardShown(shown) if shown.outage.is_some() => {
            format!(
                "{}'s board is connected again{}",
                side(shown.seat()),
                cost(shown.outage)
            )
        }
        Event::PhysicalBoardDiffers(differs) => board_differs(differs, by),
        Event::PhysicalBoardRequirementSet(set) => board_requirement(set, by),
        _ => return None,
    })
}

/// With the number by which a penalty cites it.
fn board_differs(differs: &PhysicalBoardDiffers, by: &str) -> String {
    let note = match differs.note {
        0 => String::new(),
        note => format!("note {note}: "),
    };
    let both = positions(&differs.placement, differs.game());
    let who = side(differs.seat());
    let seen = if differs.seen.is_empty() {
        String::new()
    } else {
        format!("{}{}", as_decided("seen", by), because(&differs.seen))
    };
    format!("{note}{who}'s board differs from the game ({both}){seen}")
}

/// What a board that failed cost its player.
fn cost(outage: Option<BoardOutage>) -> String {
    outage.map_or_else(String::new, |outage| {
        let charged = text::show_span(outage.charged);
        format!(
            " (it failed since {}, while the player's clock ran {charged})",
            at(outage.since)
        )
    })
}

fn board_requirement(set: &PhysicalBoardRequirementSet, by: &str) -> String {
    let who = side(set.seat());
    let what = match set.requirement() {
        BoardRequirement::Lifted => "no longer wait",
        BoardRequirement::Required | BoardRequirement::Unspecified => "wait again",
    };
    format!(
        "{who}'s moves {what} for the physical board{}{}{}",
        cost(set.outage),
        as_decided("decided", by),
        because(&set.reason)
    )
}

/// `call 3: the LTA (maria) is on the way`.
fn on_the_way(call: u32, by: &str) -> String {
    let who = by.strip_prefix(" by ").unwrap_or("an official");
    format!("call {call}: {who} is on the way")
}

fn checked(check: &CheckRecorded, by: &str) -> String {
    let who = side(check.seat());
    let what = match check.kind() {
        CheckKind::Device => format!("{who}'s device was checked"),
        CheckKind::FairPlay => format!("{who} was checked for fair play"),
        CheckKind::Unspecified => {
            format!("{who} was checked ({})", CheckKind::word_of(check.kind))
        }
    };
    let passed = if check.passed { "passed" } else { "not passed" };
    format!("{what}{by}, {passed}{}", because(&check.note))
}

fn checks_waived(waived: &ChecksWaived, by: &str) -> String {
    let whose = match waived.seat() {
        Side::Unspecified => "both players'",
        Side::White => "White's",
        Side::Black => "Black's",
    };
    format!("{whose} checks are waived{by}{}", because(&waived.reason))
}

fn default_time(set: &DefaultTimeSet, by: &str) -> String {
    let why = format!("{}{}", as_decided("set", by), because(&set.reason));
    match set.to {
        Some(to) => format!("default time is now {}{why}", text::show_clock(to)),
        None => format!("no default time, an arbiter decides about late players{why}"),
    }
}

fn called(call: &ArbiterCalled) -> String {
    let who = side(call.seat());
    format!(
        "call {}: {who} {}{}",
        call.number,
        match call.objection {
            Some(result) => format!(
                "objects to the result {}",
                text::show_result(result.white_halves, result.black_halves)
            ),
            None => asks(call.leave).to_owned(),
        },
        because(&call.reason)
    )
}

/// What a player wants of the arbiter.
const fn asks(leave: bool) -> &'static str {
    if leave {
        "asks to leave the playing area"
    } else {
        "calls the arbiter"
    }
}

/// `, approved by the Chief Arbiter`; nothing where nobody is named.
fn as_decided(done: &str, by: &str) -> String {
    match by {
        "" => String::new(),
        by => format!(", {done}{by}"),
    }
}

fn approved(assistant: &AssistantApproved, by: &str) -> String {
    format!(
        "{} enters the moves of {}{}{}",
        assistant.person,
        side(assistant.seat()),
        as_decided("approved", by),
        because(&assistant.reason)
    )
}

fn answered(answer: &CallAnswered, by: &str) -> String {
    let verdict = match (answer.leave, answer.valid) {
        (true, true) => "leave granted",
        (true, false) => "leave refused",
        (false, true) => "valid reason",
        (false, false) => "no valid reason",
    };
    format!(
        "call {} answered{by}: {verdict}{}",
        answer.number,
        because(&answer.note)
    )
}
