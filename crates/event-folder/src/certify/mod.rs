//! Certificates that are still missing for the people and devices of an event.

mod devices;
mod make;
mod profile;
mod standing;
#[cfg(test)]
mod tests;

use adoube_tournament::ids::DeviceId;
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};

use crate::EventFiles as Files;
use crate::EventFolder;
use crate::texts::{filled, of_file};
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
        all.push((make::named("venue").text("id", id), event.venue(id)));
        let keyless = |device: &&DeviceId| !venue.enrol.contains(device);
        for device in venue.devices.iter().filter(keyless) {
            let folder = event.device(id, device.as_str());
            all.push((make::named("device").text("id", device), folder));
        }
    }
    for official in &files.officials {
        let person = official.person.as_str();
        let name = make::named("official").text("id", person);
        all.push((name, event.official(person)));
    }
    all.retain(|(_, folder)| !folder.join(make::CERTIFICATE).exists());
    all.into_iter().map(|(name, _)| filled(&name)).collect()
}

fn authority(event: &EventFolder, days: u32, now: u64) -> Result<Authority> {
    let folder = event.path().join("authority");
    let read = |file: &str| {
        let path = folder.join(file);
        std::fs::read_to_string(&path).map_err(|error| {
            trouble(
                text!("cli-folder-file-unreadable-because", file: path.display(), error),
                text!("cli-certify-authority-next"),
            )
        })
    };
    let validity = Validity::days(now, days);
    let found = Authority::read(&read("authority.pem")?, &read("authority.key")?, validity)
        .with_context(|| of_file("cli-certify-no-authority", &folder))?;
    found.ok_or_else(|| {
        trouble(
            of_file("cli-certify-other-key", &folder),
            text!("cli-certify-other-key-next"),
        )
    })
}
