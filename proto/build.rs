//! Generates the wire's types with protox: no `protoc` is needed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{error::Error, path::PathBuf};

use prost_types::field_descriptor_proto::Type;
use prost_types::{EnumDescriptorProto, FieldDescriptorProto, FileDescriptorSet};

const FILES: [&str; 11] = [
    "adoube/v1/common.proto",
    "adoube/v1/board.proto",
    "adoube/v1/play.proto",
    "adoube/v1/uplink.proto",
    "adoube/v1/event.proto",
    "adoube/v1/incident.proto",
    "adoube/v1/telemetry.proto",
    "adoube/v1/lta.proto",
    "adoube/v1/sessions.proto",
    "adoube/v1/page.proto",
    "adoube/v1/enrol.proto",
];

/// Messages that travel as JSON over MQTT.
const JSON: [&str; 14] = [
    "Birth",
    "Lockdown",
    "LockLayer",
    "State",
    "Vitals",
    "PhysicalBoardStatus",
    "DeviceEvent",
    "Order",
    "OrderAck",
    "Journal",
    "JournalLine",
    "JournalReceipt",
    "DevicePing",
    "DevicePong",
];

#[expect(
    clippy::disallowed_methods,
    reason = "cargo tells build scripts by the environment"
)]
fn main() -> Result<(), Box<dyn Error>> {
    for file in FILES {
        println!("cargo::rerun-if-changed={file}");
    }
    let descriptors = protox::compile(FILES, ["."])?;
    let mut config = tonic_prost_build::configure()
        .codec_path("crate::codec::LeanCodec")
        // Most refusals travel in enums whose other variants are small.
        .boxed(".adoube.v1.Refusal.message")
        .bytes(".adoube.v1.Answer.command_id")
        .bytes(".adoube.v1.PlayCommand.id");
    for message in JSON {
        let path = format!(".adoube.v1.{message}");
        config = config
            .type_attribute(&path, "#[derive(serde::Serialize, serde::Deserialize)]")
            .type_attribute(&path, "#[serde(default)]");
    }
    let enums = enums(&descriptors);
    let words: String = enums.values().map(|of| word_methods(of)).collect();
    let mut modules = BTreeMap::new();
    for (path, of) in json_enum_fields(&descriptors) {
        let Some(described) = enums.get(of.as_str()) else {
            return Err(format!("{path}: {of} is not described").into());
        };
        let module = snake(described.name());
        let attribute = format!("#[serde(with = \"crate::json_names::{module}\")]");
        config = config.field_attribute(path, attribute);
        modules.insert(module, json_module(described.name()));
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let modules: String = modules.into_values().collect();
    std::fs::write(out.join("json_names.rs"), modules)?;
    std::fs::write(out.join("words.rs"), words)?;
    std::fs::write(
        out.join("descriptors.bin"),
        prost::Message::encode_to_vec(&descriptors),
    )?;
    config.compile_fds(descriptors)?;
    Ok(())
}

/// All enums, by their full names.
fn enums(descriptors: &FileDescriptorSet) -> BTreeMap<String, &EnumDescriptorProto> {
    let files = descriptors.file.iter();
    files
        .flat_map(|file| {
            let named =
                move |of: &EnumDescriptorProto| format!(".{}.{}", file.package(), of.name());
            file.enum_type.iter().map(move |of| (named(of), of))
        })
        .collect()
}

/// The fields of JSON messages that are enums: the path of each, and its enum's full name.
fn json_enum_fields(descriptors: &FileDescriptorSet) -> Vec<(String, String)> {
    let messages = descriptors.file.iter().flat_map(|file| &file.message_type);
    let json = messages.filter(|message| JSON.contains(&message.name()));
    json.flat_map(|message| {
        let of_enum = |field: &&FieldDescriptorProto| field.r#type() == Type::Enum;
        let fields = message.field.iter().filter(of_enum);
        fields.map(|field| {
            let path = format!(".adoube.v1.{}.{}", message.name(), field.name());
            (path, field.type_name().to_owned())
        })
    })
    .collect()
}

/// The words of an enum, made from the names of its values: `PLAY_LINK_STATE_NO_ROUTE` is "no-route".
fn word_methods(of: &EnumDescriptorProto) -> String {
    let prefix = format!("{}_", snake(of.name()).to_uppercase());
    let mut words = String::new();
    for value in of.value.iter().filter(|value| value.number() != 0) {
        let name = value.name();
        let name = name.strip_prefix(&prefix).unwrap_or(name);
        let (word, number) = (name.to_lowercase().replace('_', "-"), value.number());
        let _ = write!(words, "({number}, {word:?}), ");
    }
    let name = of.name();
    format!(
        "impl crate::v1::{name} {{\n    \
         /// The values except the unspecified one, and their words.\n    \
         pub const WORDS: &'static [(i32, &'static str)] = &[{words}];\n    \
         /// Its word; \"\" if it is unspecified.\n    \
         pub fn word(self) -> &'static str {{\n        \
         crate::words::word(Self::WORDS, self.into())\n    }}\n    \
         /// The word of a field's number; [`crate::words::UNKNOWN`] for a value of a later version.\n    \
         pub fn word_of(number: i32) -> &'static str {{\n        \
         crate::words::word(Self::WORDS, number)\n    }}\n    \
         /// The value with this word.\n    \
         pub fn from_word(word: &str) -> Option<Self> {{\n        \
         crate::words::known(Self::WORDS, word).and_then(|number| Self::try_from(number).ok())\n    }}\n    \
         /// The number of the value with this word: 0 for \"\", [`crate::words::UNKNOWN_NUMBER`] for a word of a later version.\n    \
         pub fn number_of(word: &str) -> i32 {{\n        \
         crate::words::number(Self::WORDS, word)\n    }}\n}}\n"
    )
}

/// `serialize` and `deserialize` of an enum's number by its word.
fn json_module(name: &str) -> String {
    let module = snake(name);
    format!(
        "pub mod {module} {{\n    use crate::v1::{name};\n    \
         pub fn serialize<S: serde::Serializer>(value: &i32, to: S) -> Result<S::Ok, S::Error> {{\n        \
         super::serialize({name}::WORDS, *value, to)\n    }}\n    \
         pub fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<i32, D::Error> {{\n        \
         super::deserialize({name}::WORDS, from)\n    }}\n}}\n"
    )
}

/// `PlayLinkState` as `play_link_state`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
