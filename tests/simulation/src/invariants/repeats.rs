//! A command has its effect once, however often it comes, and one answer.

use std::collections::BTreeMap;

use adoube_tournament::actor::Actor;
use adoube_tournament::ids::CommandId;

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::Evidence;

/// With these nothing was decided: the same again may be carried out.
const UNDECIDED: [&str; 3] = ["storage", "stopping", "busy"];

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = carried_out(evidence, books);
    found.extend(answers(evidence));
    let violation = |what| Violation::new(Invariant::RepeatIsNothing, what);
    found.into_iter().map(violation).collect()
}

/// Each record's command was given, and led to no other record.
fn carried_out(evidence: &Evidence, books: &Books) -> Vec<String> {
    let mut found = Vec::new();
    let mut borne = BTreeMap::new();
    for (board, record) in books.records() {
        let Some(id) = record.command else { continue };
        let place = format!("{board} record {}", record.sequence);
        let by_player = matches!(
            &record.actor,
            Actor::Person {
                device: Some(_),
                ..
            }
        );
        if by_player && !evidence.issued.contains_key(&id) {
            found.push(format!("{place}: nobody gave the command {id:?}"));
        }
        if let Some(before) = borne.insert(id, place.clone()) {
            found.push(format!("{place}: the command {id:?} led to {before}"));
        }
    }
    found
}

/// Once a command was carried out every answer that the coordinator gives to it is that.
fn answers(evidence: &Evidence) -> Vec<String> {
    let mut found = Vec::new();
    let mut first: BTreeMap<CommandId, u64> = BTreeMap::new();
    let mut answers: Vec<_> = evidence.answered.iter().collect();
    answers.sort_by_key(|answered| answered.said);
    for answered in answers {
        let known = first.get(&answered.id).copied();
        match (known, &answered.outcome) {
            (None, Ok(sequence)) => drop(first.insert(answered.id, *sequence)),
            (Some(known), Ok(sequence)) if known == *sequence => {}
            (Some(_), Err(code)) if UNDECIDED.contains(&code.as_str()) => {}
            (Some(known), other) => found.push(format!(
                "device {}: the command {:?} was record {known}, and at {} ms {other:?}",
                answered.device, answered.id, answered.at
            )),
            (None, Err(_)) => {}
        }
    }
    found
}
