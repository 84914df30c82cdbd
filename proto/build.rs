//! Generates the wire's types with protox: no `protoc` is needed.

use std::{error::Error, path::PathBuf};

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
    std::fs::write(
        PathBuf::from(std::env::var("OUT_DIR")?).join("descriptors.bin"),
        prost::Message::encode_to_vec(&descriptors),
    )?;
    config.compile_fds(descriptors)?;
    Ok(())
}
