//! A new event's folder with everything in it.

mod check;
mod files;
mod new_event;
mod plan;
pub(crate) mod templates;
#[cfg(test)]
mod tests;
mod write;

pub(crate) use files::{PUBLIC, SECRET, file, folder};
pub use new_event::NewEvent;
pub(crate) use plan::{
    CONSOLE_OFFSET, MQTT_OFFSET, OFFICIALS_OFFSET, RELAY_OFFSET, WALL_OFFSET, address,
};
pub use plan::{Plan, VenuePlan};
pub use templates::device as device_toml;
pub use write::write;
