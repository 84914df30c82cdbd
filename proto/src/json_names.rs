//! Enums in the JSON of MQTT: by their words, such as "no-route"; "" for none.

use serde::{Deserialize as _, Deserializer, Serializer};

include!(concat!(env!("OUT_DIR"), "/json_names.rs"));

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
    Ok(crate::words::number(words, &given))
}
