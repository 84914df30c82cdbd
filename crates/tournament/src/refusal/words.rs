//! Parts of refusals' sentences.

use crate::roles::Verb;

/// How many moves a square belongs to.
pub(super) fn begin_or_end(moves: usize) -> String {
    match moves {
        0 => "no legal move begins or ends".to_owned(),
        _ => format!("{moves} legal moves begin or end"),
    }
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
