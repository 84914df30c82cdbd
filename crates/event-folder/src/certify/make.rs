//! Making what is missing, never over what is there.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use adoube_proto::v1::Role;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::DeviceId;
use adoube_tournament::message;
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};
use toml::de::DeTable;

use crate::init::{self, PUBLIC, Plan, SECRET, VenuePlan, templates};
use crate::texts::{filled, of_file};
use crate::trust::{Authority, Bearer, signing_public};
use crate::{EventFolder, Official};

pub(super) const CERTIFICATE: &str = "certificate.pem";

/// Goes through everybody in the files.
pub(super) struct Maker<'a> {
    event: &'a EventFolder,
    authority: &'a Authority,
    plan: &'a Plan,
    made: Vec<String>,
}

impl<'a> Maker<'a> {
    pub(super) const fn new(
        event: &'a EventFolder,
        authority: &'a Authority,
        plan: &'a Plan,
    ) -> Self {
        Self {
            event,
            authority,
            plan,
            made: Vec::new(),
        }
    }

    /// One line for each that was made.
    pub(super) fn all(mut self, officials: &[Official]) -> Result<Vec<String>> {
        for venue in &self.plan.venues {
            self.venue(venue)?;
        }
        for official in officials {
            self.official(official)?;
        }
        Ok(self.made)
    }

    fn venue(&mut self, venue: &VenuePlan) -> Result<()> {
        let id = venue.id.as_str();
        let dir = self.event.venue(id);
        let host = venue.host.as_str();
        let text = templates::venue(self.plan, venue);
        let settings = dir.join("venue.toml");
        if settings.exists() {
            self.list_devices(venue, &settings, "devices", &venue.devices)?;
            self.list_devices(venue, &settings, "enrol", &venue.enrol)?;
        }
        self.bearer(
            &named("venue").text("id", id),
            &dir,
            Bearer::Venue { id, host },
            ("venue.toml", &text),
        )?;
        init::folder(&dir.join("data"))?;
        self.coordinator_key(venue, &dir)?;
        let mqtt = broker(&settings)?.unwrap_or_else(|| init::address(&venue.host, venue.mqtt));
        let keyless = |device: &&DeviceId| !venue.enrol.contains(device);
        for device in venue.devices.iter().filter(keyless) {
            let dir = self.event.device(id, device.as_str());
            let text = templates::device_at(venue, device, &mqtt);
            let bearer = Bearer::Device {
                venue: id,
                id: device.as_str(),
            };
            let name = named("device-of").text("id", device).text("venue", id);
            self.bearer(&name, &dir, bearer, ("device.toml", &text))?;
            init::folder(&dir.join("data"))?;
        }
        Ok(())
    }

    fn official(&mut self, official: &Official) -> Result<()> {
        let person = official.person.as_str();
        let bearer = match official.role {
            Role::Organiser => Bearer::Organiser(person),
            _ => Bearer::Official(person),
        };
        let text = templates::official(self.plan, person);
        let dir = self.event.official(person);
        let name = named("official").text("id", person);
        self.bearer(&name, &dir, bearer, ("official.toml", &text))
    }

    /// Certificate, key, whom to trust, and settings, each where it is missing. A certificate
    /// without its key is left alone: the key is elsewhere, with its owner.
    fn bearer(
        &mut self,
        name: &CatalogueMessage,
        dir: &Path,
        bearer: Bearer<'_>,
        (settings, text): (&str, &str),
    ) -> Result<()> {
        let mut made = Vec::new();
        if !dir.join(CERTIFICATE).exists() {
            let key = dir.join("key.pem");
            let certificate = if key.exists() {
                let text = fs::read_to_string(&key)
                    .with_context(|| of_file("cli-folder-file-unreadable", &key))?;
                self.authority.issue_for(bearer, &text)?
            } else {
                let issued = self.authority.issue(bearer)?;
                init::file(&key, &issued.key, SECRET)?;
                made.push(made_file("key"));
                issued.certificate
            };
            init::file(&dir.join(CERTIFICATE), &certificate, PUBLIC)?;
            made.push(made_file("certificate"));
        }
        let trusted = self.authority.certificate();
        for (file, text) in [("authority.pem", trusted.as_str()), (settings, text)] {
            if !dir.join(file).exists() {
                init::file(&dir.join(file), text, PUBLIC)?;
                made.push(file.to_owned());
            }
        }
        if !made.is_empty() {
            let line = CatalogueMessage {
                id: "cli-certify-made".into(),
                ..name.clone()
            };
            let line = line
                .text("made", made.join(", "))
                .text("folder", dir.display());
            self.made.push(filled(&line));
        }
        Ok(())
    }

    /// What the venue node knows officials by, and what its page is known by.
    fn coordinator_key(&mut self, venue: &VenuePlan, dir: &Path) -> Result<()> {
        let path = dir.join(templates::COORDINATOR_KEY);
        if !path.exists() {
            let key = self.public_key()?;
            init::file(&path, &key, PUBLIC)?;
            let message = CatalogueMessage::new("cli-certify-coordinator-key")
                .text("venue", &venue.id)
                .text("file", path.display());
            self.made.push(filled(&message));
        }
        if venue.wall.is_some() && !dir.join(templates::WALL_CERTIFICATE).exists() {
            let host = &venue.host;
            let issued = self.authority.issue(Bearer::Console { host })?;
            init::file(
                &dir.join(templates::WALL_CERTIFICATE),
                &issued.certificate,
                PUBLIC,
            )?;
            init::file(&dir.join(templates::WALL_KEY), &issued.key, SECRET)?;
        }
        Ok(())
    }

    /// From the coordinator's own folder, or from any venue's.
    fn public_key(&self) -> Result<String> {
        if let Ok(key) = fs::read_to_string(self.event.coordinator().join("signing.pem")) {
            return Ok(signing_public(&key)?);
        }
        let mut others = self.plan.venues.iter().filter_map(|venue| {
            let path = self.event.venue(venue.id.as_str());
            fs::read_to_string(path.join(templates::COORDINATOR_KEY)).ok()
        });
        others
            .next()
            .ok_or_else(|| trouble!("cli-certify-no-public-key"))
    }

    /// Brings the venue node's list of devices up to date; the rest of the file stays as it is.
    fn list_devices(
        &mut self,
        venue: &VenuePlan,
        path: &Path,
        name: &str,
        wanted: &[DeviceId],
    ) -> Result<()> {
        let text = fs::read_to_string(path)
            .with_context(|| of_file("cli-folder-file-unreadable", path))?;
        let table = DeTable::parse(&text).with_context(|| of_file("cli-folder-file-in", path))?;
        let Some(listed) = table.get_ref().get(name) else {
            if !wanted.is_empty() {
                let list = templates::list(wanted);
                replace(path, &format!("{name} = {list}\n{text}"))?;
                self.listed(venue, path);
            }
            return Ok(());
        };
        let array = listed.get_ref().as_array();
        let now: Vec<_> = array
            .into_iter()
            .flat_map(|array| array.iter())
            .map(|item| item.get_ref().as_str())
            .collect();
        let same = now.len() == wanted.len()
            && now
                .iter()
                .zip(wanted)
                .all(|(now, id)| *now == Some(id.as_str()));
        if same {
            return Ok(());
        }
        let mut text = text.clone();
        text.replace_range(listed.span(), &templates::list(wanted));
        replace(path, &text)?;
        self.listed(venue, path);
        Ok(())
    }

    fn listed(&mut self, venue: &VenuePlan, path: &Path) {
        let line = text!("cli-certify-devices-listed", venue: &venue.id, file: path.display());
        if !self.made.contains(&line) {
            self.made.push(line);
        }
    }
}

/// Who has a certificate, by `kind` as the message has it.
pub(super) fn named(kind: &str) -> CatalogueMessage {
    message!("cli-certify-bearer", kind)
}

fn made_file(what: &str) -> String {
    text!("cli-certify-made-file", what)
}

/// The broker that a venue has of its own, if it has one.
fn broker(settings: &Path) -> Result<Option<String>> {
    let text = fs::read_to_string(settings)
        .with_context(|| of_file("cli-folder-file-unreadable", settings))?;
    let table: toml::Table =
        toml::from_str(&text).with_context(|| of_file("cli-folder-file-in", settings))?;
    let found = table.get("external_broker").and_then(toml::Value::as_str);
    Ok(found.map(str::to_owned))
}

/// Writes a file whole, in the place of the old one.
pub(super) fn replace(path: &Path, text: &str) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let parent = path.parent().unwrap_or(Path::new("."));
    let write = || -> std::io::Result<()> {
        let mut file = tempfile::Builder::new()
            .permissions(fs::Permissions::from_mode(PUBLIC))
            .tempfile_in(parent)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    write().with_context(|| of_file("cli-folder-file-unwritable", path))
}
