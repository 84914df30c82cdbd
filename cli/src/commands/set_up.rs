//! `adoube set-up`: the organiser's files, checked and sent.

use std::path::{Path, PathBuf};

use adoube_proto::v1::{OfficialEntry, SettingChange, VenueEntry};
use adoube_tournament::regulations::Regulations;
use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::args::{Common, SetUpArgs};
use crate::certify;
use crate::client::{Client, ORGANISER};
use crate::event::{self, EventFolder, EventProfile, Official, Problem, Problems, Venue};
use crate::lay;
use crate::plain;
use crate::say::Say;
use crate::text::shell_word;

/// Checks the three files and sends them.
pub(super) fn run(common: &Common, args: &SetUpArgs, say: Say) -> Result<()> {
    let mut common = common.clone();
    if let Some(dir) = &args.dir {
        common.event.clone_from(dir);
    }
    let event = EventFolder::new(&common.event);
    let files = Files::read(&event)?;
    if let Ok(regulations) = Regulations::from_toml(&files.regulations) {
        for remark in remarks(&regulations, &files) {
            say.text(lay::fold(&format!("warning: {remark}"), 2, lay::width()));
        }
    }
    let missing = certify::missing(&event, &files);
    if !missing.is_empty() {
        let dir = shell_word(&common.event.display().to_string());
        say.text(format!(
            "warning: no certificate for {}; make it with: adoube --event {dir} certify",
            missing.join(", ")
        ));
    }
    if args.check {
        let text = "regulations, venues and officials have no problems";
        say.result(text, &json!({"ok": true, "without_certificate": missing}));
        return Ok(());
    }
    super::wait(send(&common, files, &missing, say))
}

/// What is right in form and should be looked at again.
pub(super) fn remarks(regulations: &Regulations, files: &Files) -> Vec<String> {
    let remarks = regulations.remarks(&files.regulations);
    let told = remarks
        .iter()
        .map(|remark| format!("regulations.toml, {remark}"));
    told.collect()
}

async fn send(common: &Common, files: Files, missing: &[String], say: Say) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let (venues, officials) = (
        venue_entries(&files.venues),
        official_entries(&files.officials),
    );
    let view = client.set_up(files.regulations, venues, officials).await?;
    let devices: usize = view.venues.iter().map(|venue| venue.devices.len()).sum();
    let control = super::describe::understood(&view).unwrap_or_default();
    let remarks = view
        .remarks
        .iter()
        .map(|remark| format!("\n{}", lay::fold(remark, 2, lay::width())));
    let remarks: String = remarks.collect();
    let text = format!(
        "{}: regulations version {}, {} venues, {devices} devices, {} officials\n\
         time control {control}{}{remarks}",
        view.tournament,
        view.regulations_version,
        view.venues.len(),
        view.officials.len(),
        changes(&view.changes),
    );
    let value = json!({
        "tournament": view.tournament, "regulations_version": view.regulations_version,
        "venues": view.venues.len(), "devices": devices, "officials": view.officials.len(),
        "without_certificate": missing, "remarks": view.remarks,
        "changes": view.changes.iter().map(change_value).collect::<Vec<_>>(),
    });
    say.result(text, &value);
    Ok(())
}

/// Each setting that changed, with both values and from when the new one counts.
fn changes(changes: &[SettingChange]) -> String {
    let line = |change: &SettingChange| {
        let [before, after] = [&change.before, &change.after].map(|value| match value {
            Some(value) => value,
            None => "not set",
        });
        let from = match change.from_round {
            Some(round) => format!("from round {round} on"),
            None => "from now on".to_owned(),
        };
        format!("\nchanged: {}: {before} -> {after}, {from}", change.setting)
    };
    changes.iter().map(line).collect()
}

fn change_value(change: &SettingChange) -> Value {
    json!({
        "setting": change.setting, "before": change.before, "after": change.after, "from_round": change.from_round,
    })
}

/// The three files that an organiser writes, in order.
pub(crate) struct Files {
    pub(super) regulations: String,
    pub(crate) venues: Vec<Venue>,
    pub(crate) officials: Vec<Official>,
    /// What is asked of playing devices, where its file is here.
    pub(crate) profile: Option<EventProfile>,
}

impl Files {
    /// Reads them; everything that is wrong in any is told at once.
    pub(crate) fn read(event: &EventFolder) -> Result<Self> {
        let [regulations, venues, officials] = Self::PATHS.map(|path| path(event));
        for path in [&regulations, &venues, &officials] {
            is_there(path)?;
        }
        let texts = [
            plain::read(&regulations)?,
            plain::read(&venues)?,
            plain::read(&officials)?,
        ];
        let (files, problems) = Self::checked(event, texts)?;
        if problems.is_empty() {
            Ok(files)
        } else {
            Err(Problems(problems).into())
        }
    }

    /// Where they are.
    const PATHS: [fn(&EventFolder) -> PathBuf; 3] = [
        EventFolder::regulations,
        EventFolder::venues,
        EventFolder::officials,
    ];

    /// What is right in their texts, and all that is wrong. A file that cannot be read counts as empty, and is told
    /// alone.
    pub(crate) fn gathered(event: &EventFolder) -> Result<(Self, Vec<Problem>)> {
        let mut unread = Vec::new();
        let texts = Self::PATHS.map(|path| {
            let path = path(event);
            let read = is_there(&path).and_then(|()| plain::read(&path));
            read.unwrap_or_else(|error| {
                unread.push(Problem::of_file(&path, &error));
                String::new()
            })
        });
        let (files, mut problems) = Self::checked(event, texts)?;
        problems.retain(|problem| unread.iter().all(|other| other.file != problem.file));
        unread.extend(problems);
        Ok((files, unread))
    }

    fn checked(
        event: &EventFolder,
        [regulations, venues, officials]: [String; 3],
    ) -> Result<(Self, Vec<Problem>)> {
        let mut problems = event::check_regulations("regulations.toml", &regulations);
        let (venues, in_venues) = event::read_venues("venues.toml", &venues);
        let sound = in_venues.is_empty().then_some(venues.as_slice());
        let (officials, in_officials) = event::read_officials("officials.toml", &officials, sound);
        problems.extend(in_venues);
        problems.extend(in_officials);
        let (profile, in_profile) = event::read_profile(event, &regulations)?;
        problems.extend(in_profile);
        let files = Self {
            regulations,
            venues,
            officials,
            profile,
        };
        Ok((files, problems))
    }
}

fn is_there(path: &Path) -> Result<()> {
    if path.exists() {
        return Ok(());
    }
    let missing = path.display();
    match event::misnamed_as(path) {
        Some(found) => bail!("{missing} is missing, but {found} exists: rename it"),
        None => bail!("{missing} is missing: is this the event's folder?"),
    }
}

/// Venues as the wire has them.
pub(crate) fn venue_entries(venues: &[Venue]) -> Vec<VenueEntry> {
    let entry = |venue: &Venue| VenueEntry {
        id: venue.id.to_string(),
        name: venue.name.clone(),
        time_zone: venue.time_zone.clone(),
        devices: venue.devices.iter().map(ToString::to_string).collect(),
    };
    venues.iter().map(entry).collect()
}

/// Officials as the wire has them.
pub(crate) fn official_entries(officials: &[Official]) -> Vec<OfficialEntry> {
    let entry = |official: &Official| OfficialEntry {
        person: official.person.to_string(),
        name: official.name.clone(),
        role: official.role.into(),
        venue: official
            .venue
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
    };
    officials.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_1_each_setting_that_changed_is_shown_with_both_values() {
        let change = |setting: &str, before: &str, after: Option<&str>, from_round| SettingChange {
            setting: setting.to_owned(),
            before: Some(before.to_owned()),
            after: after.map(str::to_owned),
            from_round,
        };
        let told = changes(&[
            change("rulings.four_eyes", "false", Some("true"), None),
            change("draw_odds", "\"black\"", None, Some(3)),
        ]);
        assert_eq!(
            told,
            "\nchanged: rulings.four_eyes: false -> true, from now on\nchanged: draw_odds: \"black\" -> not set, from round \
             3 on"
        );
    }
}
