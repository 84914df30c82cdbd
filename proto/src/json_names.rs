//! Enums in the JSON of MQTT: by their words, such as "no-route"; "" for none.

use serde::{Deserialize as _, Deserializer, Serializer};

include!(concat!(env!("OUT_DIR"), "/json_names.rs"));

/// What stands for a value of a later version: its number is in no enum of this one.
pub const UNKNOWN: i32 = -1;

fn serialize<S: Serializer>(
    words: &[(i32, &'static str)],
    value: i32,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.serialize_str(crate::words::word(words, value))
}

fn deserialize<'de, D: Deserializer<'de>>(
    words: &[(i32, &'static str)],
    from: D,
) -> Result<i32, D::Error> {
    let given = std::borrow::Cow::<'de, str>::deserialize(from)?;
    Ok(match crate::words::number(words, &given) {
        Some(number) => number,
        None if given.is_empty() => 0,
        None => UNKNOWN,
    })
}
