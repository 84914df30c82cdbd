//! Generates the types of what is stored with protox: no `protoc` is needed.

use std::error::Error;

const ROOT: &str = "../../proto";

const FILES: [&str; 10] = [
    "adoube/log/v1/header.proto",
    "adoube/log/v1/common.proto",
    "adoube/log/v1/ruling.proto",
    "adoube/log/v1/board.proto",
    "adoube/log/v1/penalty.proto",
    "adoube/log/v1/venue.proto",
    "adoube/log/v1/event.proto",
    "adoube/log/v1/roster.proto",
    "adoube/log/v1/round.proto",
    "adoube/log/v1/incident.proto",
];

fn main() -> Result<(), Box<dyn Error>> {
    for file in FILES {
        println!("cargo::rerun-if-changed={ROOT}/{file}");
    }
    let descriptors = protox::compile(FILES, [ROOT])?;
    prost_build::Config::new().compile_fds(descriptors)?;
    Ok(())
}
