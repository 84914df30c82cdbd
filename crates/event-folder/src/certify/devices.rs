//! The certificate of the authority for keys that devices make themselves, in each venue's folder.

use std::fs;
use std::path::{Path, PathBuf};

use adoube_user_text::trouble;
use anyhow::Result;

use crate::EventFolder;
use crate::init::{self, PUBLIC, Plan, templates};
use crate::texts::text;

/// Puts it into the folder of each venue that lacks it.
pub(super) fn hand_out(event: &EventFolder, plan: &Plan) -> Result<()> {
    let certificate = found(event, plan);
    for venue in &plan.venues {
        match &certificate {
            Some(certificate) => put(&event.venue(venue.id.as_str()), certificate)?,
            None if venue.enrol.is_empty() => {}
            None => {
                return Err(trouble(
                    text("cli-certify-no-device-authority"),
                    text("cli-certify-no-device-authority-next"),
                ));
            }
        }
    }
    Ok(())
}

fn put(dir: &Path, certificate: &str) -> Result<()> {
    let path = dir.join(templates::DEVICES_CERTIFICATE);
    if path.exists() {
        return Ok(());
    }
    init::folder(dir)?;
    init::file(&path, certificate, PUBLIC)
}

/// From the coordinator's own folder, or from any venue's.
fn found(event: &EventFolder, plan: &Plan) -> Option<String> {
    let venues = plan.venues.iter();
    let venues = venues.map(|venue| event.venue(venue.id.as_str()));
    let mut folders = [event.coordinator()].into_iter().chain(venues);
    folders
        .find_map(|dir: PathBuf| fs::read_to_string(dir.join(templates::DEVICES_CERTIFICATE)).ok())
}
