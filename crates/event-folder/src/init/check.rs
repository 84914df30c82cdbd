//! What could not work is refused before anything is written.

use std::collections::BTreeSet;

use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::text::{MAX_NAME, PlainText};
use adoube_user_text::trouble;
use anyhow::{Result, bail};

use super::Plan;
use super::templates::official_rows;
use crate::reserved;
use crate::texts::{filled, text};

/// The longest venue id that leaves room for `lca-` before it within an id.
const MAX_VENUE_ID: usize = adoube_tournament::ids::MAX_ID - 4;

pub(super) fn plan(plan: &Plan) -> Result<()> {
    if plan.venues.is_empty() {
        bail!(trouble(
            text("cli-init-no-venue"),
            text("cli-init-no-venue-next")
        ));
    }
    let mut seen = BTreeSet::new();
    for venue in &plan.venues {
        if venue.id.as_str().len() > MAX_VENUE_ID {
            let message = CatalogueMessage::new("cli-init-long-id")
                .text("id", &venue.id)
                .number("most", MAX_VENUE_ID);
            bail!(filled(&message));
        }
        for typed in [&venue.name, &venue.host] {
            if let Err(fault) = PlainText::new(typed, MAX_NAME) {
                let message = CatalogueMessage::new("cli-init-name-or-host")
                    .text("id", &venue.id)
                    .text("fault", fault);
                bail!(filled(&message));
            }
        }
        let reserved = venue.devices.iter().find_map(|id| reserved(id.as_str()));
        if let Some(problem) = reserved {
            let message = CatalogueMessage::new("cli-init-reserved");
            bail!(filled(&message.text("problem", problem)));
        }
        let devices = venue.devices.iter().map(ToString::to_string);
        for id in devices.chain([venue.id.to_string()]) {
            if !seen.insert(id.clone()) {
                let message = CatalogueMessage::new("cli-init-id-twice").text("id", id);
                bail!(filled(&message));
            }
        }
    }
    for (person, _, _, _) in official_rows(plan) {
        if plan
            .venues
            .iter()
            .flat_map(|venue| &venue.devices)
            .any(|id| id.as_str() == person)
        {
            let message = CatalogueMessage::new("cli-init-id-of-person").text("id", person);
            bail!(filled(&message));
        }
    }
    Ok(())
}
