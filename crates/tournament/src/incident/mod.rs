//! Incidents: what was seen of a disconnection, and what most likely caused it (DIS-1, DIS-8).

pub mod cause;
pub mod evidence;
