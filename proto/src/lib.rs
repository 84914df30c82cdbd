//! The wire: generated from `proto/adoube/v1/*.proto`, and nothing else.
//!
//! Coordinator, venue nodes, kiosks and the command line meet here and only here.

#![allow(missing_docs, clippy::all, clippy::pedantic)]

pub mod codec;
pub mod json_names;
pub mod words;

/// Version 1 of the wire.
pub mod v1 {
    tonic::include_proto!("adoube.v1");
}

/// The version that this build speaks and offers in every greeting.
pub const VERSION: u32 = 2;

/// What programs and pages call themselves in each call to the coordinator: this and [`VERSION`], such as
/// "adoube-wire/2". Programs say so in `user-agent`, pages in `x-user-agent`, as gRPC-Web does.
pub const USER_AGENT: &str = "adoube-wire/";

/// The description of every service and message, for gRPC reflection.
pub const DESCRIPTORS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/descriptors.bin"));
