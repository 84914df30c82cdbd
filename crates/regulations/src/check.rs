//! What settings must be to each other: one function a rule.

use adoube_chess::Side;

use super::forms::shown;
use super::reader::Reader;
use super::settings::Document as _;
use adoube_tournament::board::{Charge, ClockWhileAway, FlagWhileAway};
use adoube_tournament::clock::{Extra, TimeControlClass};
use adoube_tournament::penalty::Effect;
use adoube_tournament::physical_board::BoardUse;
use adoube_tournament::regulations::{Kind, Regulations, UnavailablePenalty};
use adoube_tournament::standings::System;
use adoube_tournament::time::Millis;

/// Physical boards need at least this increment (O 20).
const LEAST_BOARD_INCREMENT: Millis = Millis::from_seconds(30);

/// Field, what it must say, and the article that asks for it.
const REQUIRED: [(&str, &str, &str); 4] = [
    ("name", "say what the event is called", ""),
    (
        "kind",
        "say which type of event it is: \"hybrid\" or \"supervised-online\"",
        "O 6.2",
    ),
    (
        "time_control",
        "announce the time control, such as \"90+30\" for 90 minutes and 30 seconds a move",
        "O 4.4",
    ),
    ("rounds", "say how many rounds there are, 1 to 99", ""),
];

/// What no event can leave out.
pub(super) fn required(read: &mut Reader<'_>) {
    for (field, message, article) in REQUIRED {
        if !read.has(field) {
            read.left_out(field, message, article);
        }
    }
}

/// All rules. What is missing or wrong in `read` has its default in `regulations`.
pub(super) fn rules(read: &mut Reader<'_>, regulations: &Regulations) {
    days(read, regulations);
    tie_breaks(read, regulations);
    if read.is_good("kind") {
        match regulations.kind {
            Kind::Hybrid => hybrid(read, regulations),
            Kind::SupervisedOnline => supervised_online(read, regulations),
        }
    }
    device_profile(read, regulations);
    prohibited_device(read, regulations);
    if matches!(regulations.away.clock, ClockWhileAway::Runs) && !read.is_bad("disconnection.clock")
    {
        running_clock(read, regulations);
    }
    lag(read);
    if read.is_good("time_control") {
        supervision(read, regulations);
        quickplay_finish(read, regulations);
    }
}

/// The last day is not before the first.
fn days(read: &mut Reader<'_>, regulations: &Regulations) {
    if let (Some(begin), Some(end)) = (regulations.begin, regulations.end)
        && end < begin
    {
        let message = format!("the event ends before it begins, on {begin}");
        read.wrong("end", &message, "");
    }
}

/// EVT-5: a round robin has no tie-breaks that only a Swiss may have.
fn tie_breaks(read: &mut Reader<'_>, regulations: &Regulations) {
    let list = regulations.tie_breaks.iter();
    let swiss: Vec<String> = list
        .filter(|one| one.method.swiss_only())
        .map(ToString::to_string)
        .collect();
    if regulations.system == Some(System::RoundRobin) && !swiss.is_empty() {
        let codes = swiss.join(", ");
        let message = format!("{codes} must not be used in a round robin: leave it out");
        read.wrong("tie_breaks", &message, "C.07, 8");
    }
}

/// DIS-2: a flag that fell during a disconnection goes to the Chief Arbiter. EBD-1: where physical boards are allowed, the
/// number of arbiters is announced, and each move brings 30 s from move one.
fn hybrid(read: &mut Reader<'_>, regulations: &Regulations) {
    if regulations.away.flag == FlagWhileAway::Stands {
        let message = "in a hybrid event the Chief Arbiter rules on every disconnection: write \
                       \"chief-arbiter\", or leave it out";
        read.wrong("disconnection.flag", message, "O 18.9");
    }
    let Some(boards) = regulations.venues.and_then(|venues| venues.physical_boards) else {
        return;
    };
    if !read.has("venues.arbiters_per_venue") {
        let message = "announce how many arbiters each venue has where physical boards are allowed";
        read.left_out("venues.arbiters_per_venue", message, "O 20.2");
    }
    let control = &regulations.time_control;
    let mut periods = control.all_periods();
    if boards.used_for == BoardUse::Following
        && read.is_good("time_control")
        && periods.any(|period| period.extra.increment() < LEAST_BOARD_INCREMENT)
    {
        let message = format!(
            "physical boards need an increment of at least 30 seconds from move one, and the \
             time control (line {}) is {}: write false, or a time control with 30 s a move, or let the boards enter \
             the moves",
            read.line("time_control"),
            control.notation(),
        );
        read.wrong("venues.physical_boards", &message, "O 20");
    }
}

/// DIS-2, EVT-1: it announces what a disconnection leads to. It has neither venues nor an LCA.
fn supervised_online(read: &mut Reader<'_>, regulations: &Regulations) {
    if !read.has("disconnection.clock") {
        let message = "announce what a disconnection leads to: clock = \"runs\" or \"suspended\"";
        read.wrong("disconnection.clock", message, "O 11.3");
    }
    if read.has_section("venues") {
        let message = "a supervised online event has no venues: leave the section out";
        read.wrong("venues", message, "O 16.1");
    }
    if regulations.before.checks {
        let message = "a supervised online event has no LCA who checks: write \"none\"";
        read.wrong("checks.before_game", message, "O 18.5");
    }
}

/// PEN-2: what a prohibited device costs is something that the event can impose.
fn prohibited_device(read: &mut Reader<'_>, regulations: &Regulations) {
    for penalty in &regulations.penalties.prohibited_device {
        let message = match regulations.unavailable(penalty) {
            Some(UnavailablePenalty::Fine(fine)) => format!(
                "no fine \"{}\" is announced: announce it under [[fines]], or leave it out here",
                shown(&fine.offence)
            ),
            // The number of rounds may be what is wrong.
            Some(UnavailablePenalty::Round(_)) if !read.is_good("rounds") => continue,
            Some(UnavailablePenalty::Round(round)) => format!(
                "there is no round {round}: write rounds up to {}",
                regulations.rounds
            ),
            Some(UnavailablePenalty::Card) if read.is_bad("penalties.cards") => continue,
            Some(UnavailablePenalty::Card) => format!(
                "the event has no cards: write cards = true, or leave {} out here",
                penalty.row().id
            ),
            None if penalty.has(Effect::CostOfWrongClaim) => {
                "a wrong claim of a draw is no penalty for a device: leave it out here".to_owned()
            }
            None => continue,
        };
        let article = penalty.row().article(regulations.kind);
        read.wrong("penalties.prohibited_device", &message, article);
    }
}

/// A device is held to a profile when its player is checked.
fn device_profile(read: &mut Reader<'_>, regulations: &Regulations) {
    if regulations.before.profile.is_some() && !regulations.before.checks {
        let message = "nobody checks devices in this event: leave it out";
        read.wrong("checks.device_profile", message, "O 18.5");
    }
}

/// A clock that runs on is neither suspended later nor charged beside.
fn running_clock(read: &mut Reader<'_>, regulations: &Regulations) {
    if read.is_good("disconnection.suspend_after_s") {
        let message = "it goes with clock = \"suspended\" only: leave it out, or suspend the clock";
        read.wrong("disconnection.suspend_after_s", message, "O 11.3");
    }
    if regulations.away.charge == Charge::UntilDetection {
        let message = "a clock that runs charges everything itself: write \"nothing\", or suspend \
                       the clock";
        read.wrong("disconnection.charge", message, "O 16.5");
    }
}

/// Nothing is credited where the section is left out; otherwise it says everything.
fn lag(read: &mut Reader<'_>) {
    for field in ["lag.per_move_ms", "lag.quota_ms", "lag.refill_ms"] {
        if read.has_section("lag") && !read.has(field) {
            let message = "say how many milliseconds, or leave the whole section out";
            read.left_out(field, message, "");
        }
    }
}

/// EVT-1: rapid and blitz announce how closely they are supervised, standard play does not.
fn supervision(read: &mut Reader<'_>, regulations: &Regulations) {
    let control = &regulations.time_control;
    let article = match control.class() {
        TimeControlClass::Standard => {
            if regulations.supervision.is_some() {
                let message = "it is announced for rapid and blitz only, and this time control is \
                               standard: leave it out";
                read.wrong("supervision.regime", message, "A-A.5");
            }
            return;
        }
        TimeControlClass::Rapid => "A-A.5",
        TimeControlClass::Blitz => "A-B.5",
    };
    if read.has("supervision.regime") {
        return;
    }
    let (written, class) = (control.notation(), control.class().name());
    let brings = match control.periods(Side::White) {
        [_] if control.is_alike() => String::new(),
        _ => format!(", with {} in sixty moves", control.over_sixty_moves()),
    };
    // The time control asks for it, and is more often the mistake than what is not there.
    let (place, add) = if read.has_section("supervision") {
        (
            "supervision",
            "add the line regime = \"full\", or \"reduced\"",
        )
    } else {
        (
            "time_control",
            "take the # away before [supervision] and regime, or add both lines at the end of the file: regime = \"full\", or \"reduced\"",
        )
    };
    let message = format!(
        "the time control {written} makes this {class} play{brings}, which announces how closely \
         games are supervised: {add}"
    );
    read.asked_for(read.line(place), "supervision.regime", &message, article);
}

/// CLK-9: standard and rapid play without increment only.
fn quickplay_finish(read: &mut Reader<'_>, regulations: &Regulations) {
    if !regulations.quickplay_finish {
        return;
    }
    let control = &regulations.time_control;
    let mut wrong = |message| read.wrong("quickplay_finish.announced", message, "A-G.3");
    if control.class() == TimeControlClass::Blitz {
        wrong("there is none in blitz: write false");
    }
    if control.all_periods().any(|p| p.extra != Extra::NONE) {
        wrong("there is none with an increment: write false");
    }
}
