//! Parts of refusals' sentences.

use crate::ids::PersonId;
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

/// Who would not have been refused.
pub(super) fn who_may(verb: Verb) -> String {
    let names: Vec<&str> = verb.allowed().0.iter().map(|role| role.name()).collect();
    match names.split_last() {
        None => "nobody may order this: it is done without an order".to_owned(),
        Some((only, [])) => format!("only {only} may do this"),
        Some((last, others)) => format!("only {} or {last} may do this", others.join(", ")),
    }
}

/// That somebody ruled first.
pub(super) fn already_ruled(
    incident: u32,
    rulings: u32,
    kind: &str,
    by: Option<&PersonId>,
) -> String {
    let by = by.map_or("the server", |person| person.as_str());
    let s = if rulings == 1 { "" } else { "s" };
    format!(
        "incident {incident} has {rulings} ruling{s} by now, the last '{kind}' by {by}: look at it first"
    )
}
