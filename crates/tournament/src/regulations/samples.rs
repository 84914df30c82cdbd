//! Regulations for tests.

use std::sync::Arc;

use super::{Draft, Kind, Published, Regulations};

/// A hybrid event of nine rounds that leaves all else as it is.
pub(crate) fn hybrid() -> Regulations {
    let control = Arc::new("5400+30".parse().unwrap());
    Regulations {
        name: "Open".to_owned(),
        rounds: 9,
        ..Regulations::defaults(Kind::Hybrid, control)
    }
}

/// Handed in, with rounds on line 4 and scoring on line 9.
pub(crate) fn draft(regulations: Regulations) -> Draft {
    let lines = [("rounds", 4), ("scoring", 9)];
    Draft {
        regulations,
        document: "the document".to_owned(),
        lines: lines.map(|(name, line)| (name.to_owned(), line)).into(),
    }
}

pub(crate) fn published(regulations: Regulations) -> Published {
    Published {
        text: "the document".to_owned(),
        regulations: Some(Arc::new(regulations)),
    }
}
