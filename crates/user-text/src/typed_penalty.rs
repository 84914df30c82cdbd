//! Penalties as people type them.

use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::penalty::{
    self, Penalty, UnreadableMeasure, UnreadablePenalty, WrongMeasure,
};

use crate::catalogue::{filled, text};
use crate::typed_time::unreadable;

/// A penalty with its value behind `=`.
pub fn parse_penalty(typed: &str) -> Result<Penalty, String> {
    typed
        .parse()
        .map_err(|error| filled(&unreadable_penalty(error)))
}

fn unreadable_penalty(error: UnreadablePenalty) -> CatalogueMessage {
    match error {
        UnreadablePenalty::Kind { text, near: None } => CatalogueMessage::new("cli-usage-penalty")
            .text("typed", text)
            .text("kinds", penalty::ids().join(", ")),
        UnreadablePenalty::Kind {
            text,
            near: Some(near),
        } => CatalogueMessage::new("cli-usage-penalty-near")
            .text("typed", text)
            .text("near", near),
        UnreadablePenalty::Measure { text: typed, why } => {
            let why = match why {
                UnreadableMeasure::Time(error) => unreadable(&error),
                UnreadableMeasure::Points => text("cli-usage-points"),
                UnreadableMeasure::Rounds => text("cli-usage-rounds"),
            };
            CatalogueMessage::new("cli-usage-penalty-value")
                .text("typed", typed)
                .text("why", why)
        }
        UnreadablePenalty::Wrong(WrongMeasure(kind)) => {
            let takes = kind.row().measured.message();
            CatalogueMessage::new("cli-usage-penalty-takes")
                .text("penalty", kind.row().id)
                .text("takes", filled(&takes))
        }
    }
}
