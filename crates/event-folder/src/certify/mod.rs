//! Certificates that are still missing for the people and devices of an event.

mod devices;
mod make;
mod profile;
mod standing;
#[cfg(test)]
mod tests;

use adoube_tournament::ids::DeviceId;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};

use crate::EventFiles as Files;
use crate::EventFolder;
use crate::trust::{Authority, Validity};

/// Makes what is missing; one line for each that was made. Certificates hold for so many days from `now`, in seconds
/// since the Unix epoch.
///
/// # Errors
/// If the event's files are wrong, or a file cannot be read or written.
pub fn certify(event: &EventFolder, days: u32, now: u64) -> Result<Vec<String>> {
    let files = Files::read(event)?;
    let authority = authority(event, days, now)?;
    let plan = standing::plan(event, &files.venues)?;
    devices::hand_out(event, &plan)?;
    let mut made = make::Maker::new(event, &authority, &plan).all(&files.officials)?;
    made.extend(profile::hand_out(
        event,
        &files.venues,
        files.profile.as_ref(),
    )?);
    Ok(made)
}

/// Who stands in the files and has no certificate: `venue lima`, `device lima-1`, `official x`.
pub fn missing(event: &EventFolder, files: &Files) -> Vec<String> {
    let mut all = Vec::new();
    for venue in &files.venues {
        let id = venue.id.as_str();
        all.push((format!("venue {id}"), event.venue(id)));
        let keyless = |device: &&DeviceId| !venue.enrol.contains(device);
        for device in venue.devices.iter().filter(keyless) {
            let folder = event.device(id, device.as_str());
            all.push((format!("device {device}"), folder));
        }
    }
    for official in &files.officials {
        let person = official.person.as_str();
        all.push((format!("official {person}"), event.official(person)));
    }
    all.retain(|(_, folder)| !folder.join(make::CERTIFICATE).exists());
    all.into_iter().map(|(name, _)| name).collect()
}

fn authority(event: &EventFolder, days: u32, now: u64) -> Result<Authority> {
    let folder = event.path().join("authority");
    let read = |file: &str| {
        let path = folder.join(file);
        std::fs::read_to_string(&path).map_err(|error| {
            trouble(
                format!("{} cannot be read: {error}", path.display()),
                "the authority's key is needed to make certificates: put the folder authority/ \
                 back while this command runs",
            )
        })
    };
    let validity = Validity::days(now, days);
    let found = Authority::read(&read("authority.pem")?, &read("authority.key")?, validity)
        .with_context(|| format!("{} contains no authority", folder.display()))?;
    found.ok_or_else(|| {
        trouble(
            format!(
                "the key in {} does not match its certificate",
                folder.display()
            ),
            "put back both files as `adoube init` made them",
        )
    })
}
