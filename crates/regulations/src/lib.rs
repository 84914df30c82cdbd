//! `regulations.toml`: reading, checking and writing an event's regulations (EVT-1).

mod board_remarks;
mod changes;
mod check;
mod forms;
mod read;
mod reader;
mod remarks;
mod settings;
mod syntax;
mod template;
mod write;

#[cfg(test)]
mod tests;

pub use changes::{CountsFrom, SettingChange, changes, kept_by};
pub use read::{draft, from_published, from_toml, published};
pub use remarks::remarks;
pub use syntax::syntax_problem;
pub use template::TEMPLATE;
pub use write::to_toml;
