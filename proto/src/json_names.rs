//! Enums in the JSON of MQTT: by the name of the value, such as "no-route"; "" for none.

use serde::{Deserialize as _, Deserializer, Serializer};

include!(concat!(env!("OUT_DIR"), "/json_names.rs"));

/// What stands for a value of a later version: its number is in no enum of this one.
pub const UNKNOWN: i32 = -1;
const UNKNOWN_NAME: &str = "unknown-to-this-version";

fn serialize<S: Serializer>(names: &[(i32, &str)], value: i32, to: S) -> Result<S::Ok, S::Error> {
    let named = names.iter().find(|(number, _)| *number == value);
    to.serialize_str(match named {
        Some((_, name)) => name,
        None if value == 0 => "",
        None => UNKNOWN_NAME,
    })
}

fn deserialize<'de, D: Deserializer<'de>>(
    names: &[(i32, &str)],
    from: D,
) -> Result<i32, D::Error> {
    let given = std::borrow::Cow::<'de, str>::deserialize(from)?;
    let named = names.iter().find(|(_, name)| *name == given);
    Ok(match named {
        Some((number, _)) => *number,
        None if given.is_empty() => 0,
        None => UNKNOWN,
    })
}
