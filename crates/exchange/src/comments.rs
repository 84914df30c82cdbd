//! What happened at a board besides its moves, in words.

mod at_device;
mod back;
mod before;
mod clock_setting;
mod connection;
mod ruling;

use adoube_chess::pgn::Outcome;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, ClockAdjusted, Clocks, LagCredit, Moved, PauseCause, Penalised, PenaltiesProposed,
    PenaltiesRejected, PenaltiesWithdrawn, Penalty, PositionRestored, Reopened, Result as Points,
    ResultCorrected, Role, Side, TimeAdded,
};
use adoube_user_text::{catalogue, text};
use jiff::Timestamp;

pub use at_device::{breach, breach_at, cited};
pub use back::of;
pub use clock_setting::counted;
pub(super) use connection::disconnected;
pub use connection::loss_text;

use super::{game_ending, officials};

/// What a record itself tells.
fn of_record(event: &BoardEvent) -> Option<String> {
    Some(match event.event.as_ref()? {
        Event::Moved(moved) => of_move(moved)?,
        Event::DrawOffered(offer) => format!("(=) {} offers a draw.", side(offer.seat())),
        Event::DrawDeclined(answer) => format!("{} declines the draw.", side(answer.seat())),
        // The hold itself says so (`holds::told`).
        Event::Paused(paused) if paused.cause() == PauseCause::Hold => return None,
        Event::Paused(paused) => format!(
            "{}: clocks stopped, {}.",
            at(event.time),
            connection::pause(event, paused)
        ),
        Event::Resumed(resumed) => format!(
            "{}: resumed{}{}.",
            at(event.time),
            by(event),
            because(&resumed.reason)
        ),
        Event::ClockAdjusted(adjusted) => adjustment(event, adjusted),
        Event::Penalised(penalised) => penalties(event, penalised),
        Event::PenaltiesProposed(proposed) => penalties_proposed(event, proposed),
        Event::PenaltiesRejected(rejected) => penalties_rejected(event, rejected),
        Event::PenaltiesWithdrawn(withdrawn) => penalties_withdrawn(event, withdrawn),
        Event::CameLate(late) => format!(
            "{} was late: {} deducted.",
            side(late.seat()),
            text::show_clock(late.charged)
        ),
        Event::TimeAdded(added) => time_added(event, added),
        Event::Reopened(reopened) => reopening(event, reopened),
        Event::Outage(outage) => connection::outage(outage),
        Event::SeatLost(lost) => format!("{}: {}.", at(event.time), connection::lost(lost)),
        Event::SeatBack(back) => format!(
            "{}: {} is connected again.",
            at(event.time),
            side(back.seat())
        ),
        Event::LimitPassed(limit) => format!(
            "{}: {} did not reconnect in time.",
            at(event.time),
            side(limit.seat())
        ),
        Event::Finished(finished) => game_ending::told(event, finished),
        Event::Ruled(ruled) => ruling::told(event, ruled),
        Event::SeatMoved(moved) => format!(
            "{}: {} moves to device {}{}{}.",
            at(event.time),
            side(moved.seat()),
            moved.to,
            by(event),
            because(&moved.reason)
        ),
        Event::ReadyGiven(by) => format!("{}: {} is ready.", at(event.time), side(by.seat())),
        Event::ResultCorrected(corrected) => correction(event, corrected),
        Event::DeviceNoted(note) => at_device::of(note, &by(event)),
        Event::BreachesCited(cited) => at_device::cites(event, cited),
        other => format!("{}: {}.", at(event.time), before::of(other, &by(event))?),
    })
}

/// The same for who watches: when it was, his lines say.
pub fn untimed(event: &BoardEvent) -> Option<String> {
    let told = of(event)?;
    let time = format!("{}: ", at(event.time));
    let rest = told.strip_prefix(&time).map(str::to_owned);
    Some(rest.unwrap_or(told))
}

/// Who enters a side's moves in a game that began anew.
pub(super) fn assisted(assistant: &str, seat: Side) -> String {
    format!("{assistant} enters the moves of {}.", side(seat))
}

/// That an assistant entered it, that it was a premove, and what it was credited with: for the network's time, and for what
/// the physical board that entered it needed to be certain.
fn of_move(moved: &Moved) -> Option<String> {
    let assisted = moved
        .assisted
        .then(|| "Entered by an assistant.".to_owned());
    let premove = moved.premove.then(|| "A premove.".to_owned());
    let credit = moved.lag.as_ref().and_then(credit);
    let settling = moved
        .settling
        .map(|settling| format!("Entered by the physical board, certain after {settling} ms."));
    let said = assisted
        .into_iter()
        .chain(premove)
        .chain(credit)
        .chain(settling);
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What a move was credited with for the network's time, and what both ends had measured.
fn credit(credit: &LagCredit) -> Option<String> {
    let LagCredit {
        given,
        claimed,
        measured,
        left,
    } = credit;
    (*given > 0).then(|| {
        format!(
            "Credited {given} ms for the network (measured {measured} ms, its device says \
             {claimed} ms; {left} ms left)."
        )
    })
}

/// Coordinator time as an instant; none for what no calendar has.
pub fn instant(millis: u64) -> Option<Timestamp> {
    Timestamp::from_millisecond(i64::try_from(millis).ok()?).ok()
}

pub(crate) fn at(millis: u64) -> String {
    instant(millis).map_or_else(
        || format!("{millis} ms"),
        |time| time.strftime("%H:%M:%S UTC").to_string(),
    )
}

/// A side's name.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
        Side::Unspecified => "nobody",
    }
}

pub(super) fn because(reason: &str) -> String {
    match reason.trim() {
        "" => String::new(),
        reason => format!(", {}", reason.trim_end_matches('.')),
    }
}

/// ` by the LTA (maria)`; nothing where nobody is named.
fn by(event: &BoardEvent) -> String {
    match officials::told(&event.by, Role::word_of(event.office)) {
        nobody if nobody.is_empty() => nobody,
        who => format!(" by {who}"),
    }
}

fn adjustment(event: &BoardEvent, adjusted: &ClockAdjusted) -> String {
    let before = adjusted.before.as_ref().map(clocks).unwrap_or_default();
    let after = event.clocks.as_ref().map(clocks).unwrap_or_default();
    let why = because(&adjusted.reason);
    let more = clock_setting::corrected(adjusted);
    format!(
        "{}: clocks set{} from {before} to {after}{more}{why}.",
        at(event.time),
        by(event)
    )
}

fn penalties(event: &BoardEvent, penalised: &Penalised) -> String {
    let clocks = penalised.before.as_ref().map(|before| {
        let after = event.clocks.as_ref().map(clocks).unwrap_or_default();
        format!(", clocks set from {} to {after}", clocks(before))
    });
    let proposed = match penalised.proposed_by.as_str() {
        "" => String::new(),
        who => format!(", proposed by {who}"),
    };
    format!(
        "{}: {} is penalised{}{proposed} ({}): {}{}{}.",
        at(event.time),
        side(penalised.seat()),
        by(event),
        penalised.article,
        listed(&penalised.penalties),
        clocks.unwrap_or_default(),
        because(&penalised.reason),
    )
}

fn penalties_proposed(event: &BoardEvent, proposed: &PenaltiesProposed) -> String {
    format!(
        "{}: penalties for {} are proposed{} ({}): {}{}.",
        at(event.time),
        side(proposed.seat()),
        by(event),
        proposed.article,
        listed(&proposed.penalties),
        because(&proposed.reason),
    )
}

fn penalties_rejected(event: &BoardEvent, rejected: &PenaltiesRejected) -> String {
    let (time, by, why) = (at(event.time), by(event), because(&rejected.reason));
    format!("{time}: the proposed penalties are rejected{by}{why}.")
}

fn penalties_withdrawn(event: &BoardEvent, withdrawn: &PenaltiesWithdrawn) -> String {
    let (time, by, why) = (at(event.time), by(event), because(&withdrawn.reason));
    format!(
        "{time}: withdrawn{by}: {}{why}.",
        listed(&withdrawn.penalties)
    )
}

/// In English: games are exported in it.
fn listed(penalties: &[Penalty]) -> String {
    let messages = penalties
        .iter()
        .filter_map(|penalty| penalty.message.as_ref());
    let told: Vec<String> = messages.map(catalogue::english).collect();
    told.join("; ")
}

fn time_added(event: &BoardEvent, added: &TimeAdded) -> String {
    let side = |name: &str, time: u64| {
        (time > 0).then(|| format!("{name} is given {}", text::show_clock(time)))
    };
    let sides = [side("White", added.white), side("Black", added.black)];
    let sides: Vec<String> = sides.into_iter().flatten().collect();
    let why = because(&added.reason);
    let (sides, by) = (sides.join(", "), by(event));
    format!("{}: {sides}{by}{why}.", at(event.time))
}

fn reopening(event: &BoardEvent, reopened: &Reopened) -> String {
    let after = event.clocks.as_ref().map(clocks).unwrap_or_default();
    let why = because(&reopened.reason);
    format!(
        "{}: the game is reopened{}, clocks set to {after}{why}.",
        at(event.time),
        by(event)
    )
}

/// An earlier position, for who watches: its moves were told as they were made.
pub fn back_to(event: &BoardEvent, back: &PositionRestored) -> String {
    let after = event.clocks.as_ref().map(clocks).unwrap_or_default();
    let (ply, why) = (back.ply, because(&back.reason));
    let by = by(event);
    format!("back to half-move {ply}{by}, clocks set to {after}{why}.")
}

/// A position that was restored, and the moves that count no more.
pub(super) fn restored(event: &BoardEvent, back: &PositionRestored, abandoned: &str) -> String {
    let after = event.clocks.as_ref().map(clocks).unwrap_or_default();
    let why = because(&back.reason);
    format!(
        "{}: back to this position{}, clocks set to {after}{why}; moves taken back: {abandoned}.",
        at(event.time),
        by(event)
    )
}

/// `White 0:04:00, Black 0:03:00`.
pub fn clocks(clocks: &Clocks) -> String {
    let (white, black) = (
        text::show_clock(clocks.white),
        text::show_clock(clocks.black),
    );
    format!("White {white}, Black {black}")
}

fn correction(event: &BoardEvent, corrected: &ResultCorrected) -> String {
    let shown = |points: Option<Points>| {
        let points = points.unwrap_or_default();
        text::show_result(points.white_halves, points.black_halves)
    };
    let (before, after) = (shown(corrected.before), shown(corrected.result));
    let why = because(&corrected.reason);
    format!(
        "{}: result corrected{} from {before} to {after}{why}.",
        at(event.time),
        by(event)
    )
}

/// A score for which the moves of a game have no sign at their end.
pub(super) fn score(result: Outcome) -> Option<String> {
    let Outcome::Other { .. } = result else {
        return None;
    };
    Some(format!(
        "The result is {result}: PGN has no sign for it after the moves."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire_ids::wire_penalty;

    #[test]
    fn pen_1_withdrawn_penalties_are_in_the_score_with_who_withdrew_them_and_why() {
        let withdrawn = Event::PenaltiesWithdrawn(PenaltiesWithdrawn {
            penalties: vec![wire_penalty(&"game-lost".parse().unwrap())],
            reason: "no phone".to_owned(),
            ..PenaltiesWithdrawn::default()
        });
        let event = BoardEvent {
            by: "the Chief Arbiter".to_owned(),
            event: Some(withdrawn),
            ..BoardEvent::default()
        };
        let told = of(&event).unwrap();
        assert!(
            told.ends_with(": withdrawn by the Chief Arbiter: Game lost, no phone."),
            "{told}"
        );
    }
}
