//! Pairings as lists of starting numbers: what an engine writes, what is edited by hand, and the
//! tables of a round robin (EVT-5). No other pairing is made here.

mod berger;
mod draft;
mod edit;
mod engine;

pub use berger::{BergerError, berger};
pub use draft::Draft;
pub use edit::{EditError, read_edited, write_edited};
pub use engine::{EngineError, Expected, read_engine};
