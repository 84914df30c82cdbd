//! What the programs tell of themselves: spans and metrics by OTLP over gRPC, where an endpoint is given.
//!
//! The only crate that knows OpenTelemetry. A program holds an `Option<Telemetry>`; without an endpoint it is
//! none, and nothing is timed, counted or kept. What is told never waits: a full queue drops, and drops are
//! counted. Times are given, not read: each program has a clock of its own.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod asked;
mod context;
mod health;
mod metrics;
mod span;
mod spans;
mod telemetry;

pub use asked::Asked;
pub use context::Context;
pub use metrics::{Counter, Histogram, Reading};
pub use span::{Kind, Label, Span};
pub use telemetry::{Program, StartError, Telemetry};
