//! Incidents and rulings: what happened, what is known of it, what can be ruled, and what was.

mod absence;
pub mod brief;
mod cause_evidence;
mod clock_basis;
pub mod closing;
mod earlier_rulings;
mod evidence;
pub mod json;
mod leaves;
pub mod list;
mod manual_clock_changes;
pub mod offers;
pub mod outcome;
mod pauses;
mod possible_rulings;
pub mod prepared_ruling;
mod replacements;
pub mod report;
#[cfg(test)]
mod report_tests;
pub mod rulers;
mod ruling_effect;
pub mod ruling_menu;
mod rulings;
pub mod shared_boards;
#[cfg(test)]
mod tests;
pub(crate) mod texts;
mod times;
