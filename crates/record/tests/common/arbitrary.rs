//! Arbitrary ids, actors and envelopes.

use adoube_record::Envelope;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{BoardId, CommandId, DeviceId, PersonId, VenueId};
use adoube_tournament::time::Time;
use proptest::prelude::*;

const ID: &str = "[a-z0-9][a-z0-9-]{0,31}";

pub(crate) fn person() -> impl Strategy<Value = PersonId> {
    ID.prop_map(|text| text.parse().unwrap())
}

pub(crate) fn venue() -> impl Strategy<Value = VenueId> {
    ID.prop_map(|text| text.parse().unwrap())
}

pub(crate) fn device() -> impl Strategy<Value = DeviceId> {
    ID.prop_map(|text| text.parse().unwrap())
}

pub(crate) fn board() -> impl Strategy<Value = BoardId> {
    (1..=u16::MAX, 1..=u16::MAX).prop_map(|(round, board)| BoardId { round, board })
}

pub(crate) fn role() -> impl Strategy<Value = Role> {
    proptest::sample::select(Role::ALL.to_vec())
}

pub(crate) fn actor() -> impl Strategy<Value = Actor> {
    let person = (person(), role(), proptest::option::of(device()));
    prop_oneof![
        Just(Actor::Coordinator),
        venue().prop_map(Actor::Venue),
        person.prop_map(|(person, role, device)| Actor::Person {
            person,
            role,
            device
        }),
    ]
}

pub(crate) fn command() -> impl Strategy<Value = Option<CommandId>> {
    proptest::option::of(any::<[u8; 16]>().prop_map(CommandId))
}

pub(crate) fn time() -> impl Strategy<Value = Time> {
    any::<u64>().prop_map(Time)
}

/// Any text, with lines, quotes and letters of all alphabets.
pub(crate) fn text() -> impl Strategy<Value = String> {
    any::<String>()
}

/// What somebody may leave out; what is given is not empty.
pub(crate) fn given() -> impl Strategy<Value = Option<String>> {
    text().prop_map(|text| Some(text).filter(|text| !text.is_empty()))
}

pub(crate) fn envelope<T: std::fmt::Debug>(
    body: impl Strategy<Value = T>,
) -> impl Strategy<Value = Envelope<T>> {
    (any::<u64>(), time(), actor(), command(), body).prop_map(
        |(sequence, time, actor, command, body)| Envelope {
            sequence,
            time,
            actor,
            command,
            body,
        },
    )
}
