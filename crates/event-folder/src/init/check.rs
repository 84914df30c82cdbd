//! What could not work is refused before anything is written.

use std::collections::BTreeSet;

use adoube_tournament::text::{MAX_NAME, PlainText};
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Result, bail};

use super::Plan;
use super::templates::official_rows;
use crate::reserved;

/// The longest venue id that leaves room for `lca-` before it within an id.
const MAX_VENUE_ID: usize = adoube_tournament::ids::MAX_ID - 4;

pub(super) fn plan(plan: &Plan) -> Result<()> {
    if plan.venues.is_empty() {
        bail!(trouble!("cli-init-no-venue"));
    }
    let mut seen = BTreeSet::new();
    for venue in &plan.venues {
        if venue.id.as_str().len() > MAX_VENUE_ID {
            bail!(text!("cli-init-long-id", id: &venue.id, number most: MAX_VENUE_ID));
        }
        for typed in [&venue.name, &venue.host] {
            if let Err(fault) = PlainText::new(typed, MAX_NAME) {
                bail!(text!("cli-init-name-or-host", id: &venue.id, fault));
            }
        }
        let reserved = venue.devices.iter().find_map(|id| reserved(id.as_str()));
        if let Some(problem) = reserved {
            bail!(text!("cli-init-reserved", problem));
        }
        let devices = venue.devices.iter().map(ToString::to_string);
        for id in devices.chain([venue.id.to_string()]) {
            if !seen.insert(id.clone()) {
                bail!(text!("cli-init-id-twice", id));
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
            bail!(text!("cli-init-id-of-person", id: person));
        }
    }
    Ok(())
}
