//! Parts of refusals' sentences.

use crate::ids::{BoardId, PersonId, RulingRef, VenueId};
use crate::note::Note;
use crate::verb::Verb;

/// An official set the position after a player entered something.
pub(super) const POSITION_SET: &str = "the position was set anew after this was entered: look at it, and enter it again if it still holds";

/// How many moves a square belongs to.
pub(super) fn begin_or_end(moves: usize) -> String {
    match moves {
        0 => "no legal move begins or ends".to_owned(),
        _ => format!("{moves} legal moves begin or end"),
    }
}

/// What is to be known besides, after a semicolon each.
pub(super) fn besides(notes: &[Note]) -> String {
    notes
        .iter()
        .fold(String::new(), |said, note| said + "; " + &note.text)
}

/// What keeps a start from being taken back, and what to do instead.
pub(super) fn moves_made(round: u16, boards: &str, more: usize) -> String {
    let more = match more {
        0 => String::new(),
        more => format!(", {more} more"),
    };
    format!(
        "round {round}: moves were made on {boards}{more}; a start is taken back only before the first move. Stop \
         the clocks (adoube clock pause --round {round} --reason ...), then put each game right (adoube board \
         --help) or give it a result (adoube result --help)"
    )
}

/// Who would not have been refused.
pub(super) fn who_may(verb: Verb) -> String {
    let names: Vec<&str> = verb.allowed().0.iter().map(|role| role.name()).collect();
    match names.split_last() {
        None => "nobody may order this: it is done without an order".to_owned(),
        Some((only, [])) => format!("only {only} may do this"),
        Some((last, others)) => format!("only {} or {last} may do this", others.join(", ")),
    }
}

/// Who did not come in time has lost, and what lets him play after all.
pub(super) fn forfeited(board: BoardId) -> String {
    format!(
        "board {board} is forfeited, since somebody did not come: `adoube board reopen {board} --white \
         H:MM:SS --black H:MM:SS --reason TEXT` lets it be played after all"
    )
}

/// What keeps a round from being closed, and what ends it.
pub(super) fn hold_stands(
    round: u16,
    hold: u32,
    venue: Option<&VenueId>,
    reason: Option<&str>,
) -> String {
    let (whose, option) = venue.map_or_else(
        || ("all boards".to_owned(), String::new()),
        |venue| (format!("boards of {venue}"), format!(" --venue {venue}")),
    );
    let reason = reason.map_or_else(String::new, |reason| format!(": {reason}"));
    format!(
        "hold {hold} of round {round}, {whose}, is on{reason}; end it first with `adoube clock resume --round \
         {round}{option} --reason TEXT`"
    )
}

/// What became of the board of a proposal, and what can be done with it.
pub(super) fn proposal_stale(incident: u32, ruling: u32, board: BoardId, what: &Note) -> String {
    format!(
        "board {board} has moved on since ruling {ruling} was proposed: {what}; rule anew (`adoube \
         rule {incident} ...`), which takes its place, or turn it down (`adoube rule {incident} \
         reject {ruling} --reason TEXT`)"
    )
}

/// What cannot be cited, and where the numbers stand that can.
pub(super) fn no_breach(board: BoardId, note: u32) -> String {
    format!(
        "board {board} has no breach under device note {note}: `adoube incident N` tells what can be cited on the \
         boards of an incident, and the board's record every note of its devices"
    )
}

/// What changed since whoever gives a command looked.
pub(super) fn changed_since(board: BoardId, what: &Note, by: Option<&PersonId>) -> String {
    let by = by.map_or("the coordinator", |person| person.as_str());
    format!(
        "board {board} changed after you looked at it: {what} (by {by}); look at it again, and give the command once \
         more if it is still right"
    )
}

/// That a ruling made a result, and how it is taken back.
pub(super) fn result_ruled(board: BoardId, ruling: RulingRef) -> String {
    let incident = ruling.incident;
    format!(
        "the result of board {board} is ruling {ruling}'s: take it back by another ruling on that incident, until the \
         round is closed (`adoube rule {incident} resume --board {board} --reason TEXT`), or correct it (`adoube result \
         correct {board} RESULT --reason TEXT`)"
    )
}

/// That somebody ruled first.
pub(super) fn already_ruled(
    incident: u32,
    rulings: u32,
    kind: &str,
    by: Option<&PersonId>,
) -> String {
    let by = by.map_or("the coordinator", |person| person.as_str());
    let s = if rulings == 1 { "" } else { "s" };
    format!(
        "incident {incident} has {rulings} ruling{s} by now, the last '{kind}' by {by}: look at it first"
    )
}

/// That another proposal waits.
pub(super) fn proposal_waits(incident: u32, ruling: u32, by: Option<&PersonId>) -> String {
    let by = by.map_or("the coordinator", |person| person.as_str());
    format!(
        "incident {incident}: ruling {ruling}, proposed by {by}, waits for a second official: agree \
         (`adoube rule {incident} second {ruling}`) or turn it down (`adoube rule {incident} reject \
         {ruling} --reason TEXT`) first"
    )
}
