//! What the coordinator and a venue's node cost, measured beside what is bare: the same run, the same
//! machine, the same number of streams.
//!
//! One file a measurement (`parts`); each gives rows of a report that name their target, what was
//! measured, how, and beside what.

pub mod clock;
pub mod coordinator;
pub mod desk;
pub mod echo;
pub mod games;
pub mod hosted;
pub mod load;
pub mod machine;
pub mod papers;
pub mod parts;
pub mod process;
pub mod report;
pub mod scale;
pub mod seat;
pub mod sled_writer;
pub mod spread;
pub mod telemetry;
pub mod venue;
