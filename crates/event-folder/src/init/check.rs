//! What could not work is refused before anything is written.

use std::collections::BTreeSet;

use adoube_tournament::text::{MAX_NAME, PlainText};
use adoube_user_text::trouble;
use anyhow::{Result, bail};

use super::Plan;
use super::templates::official_rows;
use crate::reserved;

/// The longest venue id that leaves room for `lca-` before it within an id.
const MAX_VENUE_ID: usize = adoube_tournament::ids::MAX_ID - 4;

pub(super) fn plan(plan: &Plan) -> Result<()> {
    if plan.venues.is_empty() {
        bail!(trouble(
            "an event needs at least one venue",
            "give --venues N or --venue ID:NAME:ZONE"
        ));
    }
    let mut seen = BTreeSet::new();
    for venue in &plan.venues {
        if venue.id.as_str().len() > MAX_VENUE_ID {
            bail!(
                "the venue id '{}' is longer than {MAX_VENUE_ID} letters",
                venue.id
            );
        }
        for text in [&venue.name, &venue.host] {
            if let Err(fault) = PlainText::new(text, MAX_NAME) {
                bail!("venue {}: its name and host: {fault}", venue.id);
            }
        }
        let reserved = venue.devices.iter().find_map(|id| reserved(id.as_str()));
        if let Some(problem) = reserved {
            bail!("{problem}: choose another venue id");
        }
        let devices = venue.devices.iter().map(ToString::to_string);
        for id in devices.chain([venue.id.to_string()]) {
            if !seen.insert(id.clone()) {
                bail!("two venues or devices would have the id '{id}': choose other venue ids");
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
            bail!("a person and a device would have the id '{person}': choose other venue ids");
        }
    }
    Ok(())
}
