//! The reason that an official gives.

use super::Refusal;
use crate::text::{MAX_REASON, PlainText, TextFault};

impl PlainText {
    /// Why something is ruled or done.
    pub fn reason(text: &str) -> Result<Self, Refusal> {
        Self::new(text, MAX_REASON).map_err(|fault| match fault {
            TextFault::Empty | TextFault::Long(_) => Refusal::ReasonRequired,
            TextFault::Hidden(hidden) => Refusal::HiddenCharacter(hidden),
        })
    }
}
