//! A venue as its own node tells of it: devices, alarms, orders, requests, enrolment.

mod alarm_text;
mod columns;
mod device_list;
mod device_lock;
pub mod enrolment;
pub mod history;
pub mod json;
pub mod lines;
pub mod lock_checks;
mod model;
mod open_items;
mod reports;
pub mod screen;
mod table;
#[cfg(test)]
mod tests;
mod vitals;

pub use model::{Model, News};
pub use table::table;
