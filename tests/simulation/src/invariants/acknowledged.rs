//! What was acknowledged is on record, for good.

use adoube_coordinator::shard::Reply;
use adoube_proto::v1::{IntentFate, IntentView};
use adoube_tournament::ids::CommandId;

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::Evidence;

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = players(evidence, books);
    found.extend(officials(evidence, books));
    found.extend(
        evidence
            .wished
            .iter()
            .filter_map(|view| wished(books, view)),
    );
    let violation = |what| Violation::new(Invariant::AcknowledgedKept, what);
    found.into_iter().map(violation).collect()
}

/// What players were told of their commands. What led to no record changed nothing: there is nothing to keep.
fn players(evidence: &Evidence, books: &Books) -> Vec<String> {
    let told = evidence.answered.iter();
    let told = told.filter_map(|answered| Some((answered, *answered.outcome.as_ref().ok()?)));
    let lost = told
        .filter(|(answered, sequence)| *sequence > 0 && !books.is_record(*sequence, answered.id));
    let lost = lost.map(|(answered, sequence)| {
        format!(
            "device {} was told at {} ms that record {sequence} is its command {:?}",
            answered.device, answered.at, answered.id,
        )
    });
    lost.collect()
}

/// What officials were told is done: on a board, in a round, in an incident.
fn officials(evidence: &Evidence, books: &Books) -> Vec<String> {
    let lost = evidence.replied.iter().filter(|(id, reply)| match reply {
        Reply::Answered(0) => false,
        Reply::Answered(sequence) => !books.is_record(*sequence, *id),
        Reply::Round(_) | Reply::Incident(_) => !books.commands.contains(id),
        _ => false,
    });
    let lost = lost.map(|(id, reply)| {
        let by = evidence.asked.get(id);
        format!("{by:?} was told that his command {id:?} is done: {reply:?}")
    });
    lost.collect()
}

/// What was asked for at a venue has its word by the end, and is on record if and only if that says so.
fn wished(books: &Books, view: &IntentView) -> Option<String> {
    let id = &view.intent.as_ref()?.id;
    let command = CommandId(u128::from_str_radix(id, 16).ok()?.to_be_bytes());
    let done = books
        .records()
        .any(|(_, record)| record.command == Some(command));
    let told = match view.fate() {
        IntentFate::Accepted => Some(true),
        IntentFate::Refused | IntentFate::Expired | IntentFate::Withdrawn => Some(false),
        IntentFate::Unspecified | IntentFate::Waiting => None,
    };
    let told = told.filter(|_| !view.unconfirmed);
    (told != Some(done)).then(|| {
        let (fate, sure) = (view.fate().word(), !view.unconfirmed);
        format!(
            "{id}, asked for at a venue, is {fate} there (confirmed: {sure}); on record: {done}"
        )
    })
}
