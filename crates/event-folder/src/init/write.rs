//! Writing the folder: whole or not at all, and never over something.

use std::fs;
use std::path::{Path, PathBuf};

use adoube_tournament::ids::DeviceId;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result, bail};

use super::files::{PUBLIC, SECRET, file, folder};
use super::{Plan, templates};
use crate::EventFolder;
use crate::texts::{of_file, text};
use crate::trust::{Authority, Bearer, Validity, signing_key, signing_public};

/// Makes the event's folder at `dir`, which must not exist or be empty.
///
/// Everything is written beside it first and put in its place at the end, so that a full disk or
/// a kill leaves no half of an event. Certificates hold from `now`, in seconds since the Unix epoch.
pub fn write(dir: &Path, plan: &Plan, now: u64) -> Result<()> {
    refuse_to_overwrite(dir)?;
    let parent = match dir.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    };
    fs::create_dir_all(&parent).with_context(|| of_file("cli-folder-file-not-made", &parent))?;
    let beside = tempfile::Builder::new()
        .prefix(".adoube-init-")
        .tempdir_in(&parent)
        .with_context(|| of_file("cli-folder-file-no-room", &parent))?;
    let inside = Writer::new(beside.path(), plan, now)?;
    inside.event()?;
    fs::rename(beside.path(), dir).with_context(|| of_file("cli-folder-file-not-made", dir))?;
    // What was renamed away is not there to be removed any more.
    let _ = beside.keep();
    Ok(())
}

fn refuse_to_overwrite(dir: &Path) -> Result<()> {
    match fs::read_dir(dir).map(|mut entries| entries.next().is_none()) {
        Ok(false) => bail!(trouble(
            of_file("cli-folder-file-exists", dir),
            text("cli-folder-file-exists-next"),
        )),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| of_file("cli-folder-file-not-made", dir))
        }
        Ok(true) | Err(_) => Ok(()),
    }
}

struct Writer<'a> {
    folder: EventFolder,
    plan: &'a Plan,
    authority: Authority,
    /// For keys that devices make themselves.
    of_devices: Authority,
    signing: String,
}

impl<'a> Writer<'a> {
    fn new(dir: &Path, plan: &'a Plan, now: u64) -> Result<Self> {
        let validity = Validity::days(now, plan.days);
        let authority = Authority::new(plan.tournament.as_str(), validity)?;
        Ok(Self {
            folder: EventFolder::new(dir),
            plan,
            authority,
            of_devices: Authority::of_devices(plan.tournament.as_str(), validity)?,
            signing: signing_key()?,
        })
    }

    fn event(&self) -> Result<()> {
        let (folder, plan) = (&self.folder, self.plan);
        file(&folder.regulations(), &plan.regulations, PUBLIC)?;
        file(&folder.profile(), templates::SAMPLE_PROFILE, PUBLIC)?;
        file(&folder.venues(), &templates::venues(plan), PUBLIC)?;
        file(&folder.officials(), &templates::officials(plan), PUBLIC)?;
        self.authority()?;
        self.coordinator()?;
        self.venues()?;
        self.officials()
    }

    fn authority(&self) -> Result<()> {
        let dir = self.folder.path().join("authority");
        file(
            &dir.join("authority.pem"),
            &self.authority.certificate(),
            PUBLIC,
        )?;
        file(&dir.join("authority.key"), &self.authority.key(), SECRET)
    }

    fn coordinator(&self) -> Result<()> {
        let dir = self.folder.coordinator();
        self.identity(&dir, Bearer::Coordinator)?;
        file(&dir.join("signing.pem"), &self.signing, SECRET)?;
        if self.plan.console.is_some() {
            let host = &self.plan.host;
            let issued = self.authority.issue(Bearer::Console { host })?;
            file(&dir.join("console.pem"), &issued.certificate, PUBLIC)?;
            file(&dir.join("console.key"), &issued.key, SECRET)?;
        }
        folder(&dir.join("data"))?;
        let devices = &self.of_devices;
        file(
            &dir.join(templates::DEVICES_CERTIFICATE),
            &devices.certificate(),
            PUBLIC,
        )?;
        file(&dir.join(templates::DEVICES_KEY), &devices.key(), SECRET)?;
        file(
            &dir.join("coordinator.toml"),
            &templates::coordinator(self.plan),
            PUBLIC,
        )
    }

    fn venues(&self) -> Result<()> {
        for venue in &self.plan.venues {
            let id = venue.id.as_str();
            let dir = self.folder.venue(id);
            self.identity(
                &dir,
                Bearer::Venue {
                    id,
                    host: &venue.host,
                },
            )?;
            folder(&dir.join("data"))?;
            if venue.wall.is_some() {
                let host = &venue.host;
                let issued = self.authority.issue(Bearer::Console { host })?;
                file(
                    &dir.join(templates::WALL_CERTIFICATE),
                    &issued.certificate,
                    PUBLIC,
                )?;
                file(&dir.join(templates::WALL_KEY), &issued.key, SECRET)?;
            }
            let devices = self.of_devices.certificate();
            file(&dir.join(templates::DEVICES_CERTIFICATE), &devices, PUBLIC)?;
            let public = signing_public(&self.signing)?;
            file(&dir.join(templates::COORDINATOR_KEY), &public, PUBLIC)?;
            file(
                &dir.join("venue.toml"),
                &templates::venue(self.plan, venue),
                PUBLIC,
            )?;
            let keyless = |device: &&DeviceId| !venue.enrol.contains(device);
            for device in venue.devices.iter().filter(keyless) {
                let dir = self.folder.device(id, device.as_str());
                self.identity(
                    &dir,
                    Bearer::Device {
                        venue: id,
                        id: device.as_str(),
                    },
                )?;
                folder(&dir.join("data"))?;
                file(
                    &dir.join("device.toml"),
                    &templates::device(venue, device),
                    PUBLIC,
                )?;
            }
        }
        Ok(())
    }

    fn officials(&self) -> Result<()> {
        for (person, _, role, _) in templates::official_rows(self.plan) {
            let dir = self.folder.official(&person);
            let bearer = match role {
                "organiser" => Bearer::Organiser(&person),
                _ => Bearer::Official(&person),
            };
            self.identity(&dir, bearer)?;
            file(
                &dir.join("official.toml"),
                &templates::official(self.plan, &person),
                PUBLIC,
            )?;
        }
        Ok(())
    }

    /// Certificate, key and whom to trust, for one bearer.
    fn identity(&self, dir: &Path, bearer: Bearer<'_>) -> Result<()> {
        let issued = self.authority.issue(bearer)?;
        file(&dir.join("certificate.pem"), &issued.certificate, PUBLIC)?;
        file(&dir.join("key.pem"), &issued.key, SECRET)?;
        file(
            &dir.join("authority.pem"),
            &self.authority.certificate(),
            PUBLIC,
        )
    }
}
