//! `adoube check`: an event's files, without a coordinator.

mod importable_files;
mod physical_boards;

use std::path::Path;

use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::event::{OfficialPlan, SetUp, State, VenuePlan, decide};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::Regulations;
use adoube_user_text::{Problem, Problems, control_words};
use anyhow::{Result, bail};
use serde_json::{Value, json};

use self::importable_files::ImportableFile;
use super::set_up;
use crate::certify;
use crate::event::EventFiles;
use crate::event::EventFolder;
use crate::lay;
use crate::say::Say;
use crate::text;
use crate::text::shell_word;

/// Checks the files of the folder and says what the event is.
pub(super) fn run(folder: &Path, say: Say) -> Result<()> {
    if !folder.is_dir() {
        let name = folder.display();
        bail!(text!("cli-check-event-no-folder", name));
    }
    let event = EventFolder::new(folder);
    let (files, mut problems) = EventFiles::gathered(&event)?;
    if problems.is_empty() {
        problems.extend(as_set_up(&files));
    }
    let is_of_venues = |problem: &Problem| problem.file == "venues.toml";
    let venues = (!problems.iter().any(is_of_venues)).then_some(files.venues.as_slice());
    let importable = importable_files::read(folder, venues, &mut problems);
    if !problems.is_empty() {
        return Err(Problems(problems).into());
    }
    let Ok(regulations) = adoube_regulations::from_toml(&files.regulations) else {
        return Ok(());
    };
    let missing = certify::missing(&event, &files);
    let mut lines = described(&regulations, &files);
    lines.extend(importable.iter().map(ImportableFile::words));
    if !missing.is_empty() {
        let folder = shell_word(&folder.display().to_string());
        lines.push(text!("cli-check-event-no-certificate", names: missing.join(", "), folder));
    }
    let mut warnings: Vec<String> = importable_files::misnamed_seats(folder)
        .into_iter()
        .collect();
    let remarks = set_up::remarks(&regulations, &files);
    warnings.extend(remarks);
    warnings.extend(importable.iter().flat_map(|file| file.warnings.clone()));
    lines.extend(
        warnings
            .iter()
            .map(|warning| text!("cli-warning", text: warning)),
    );
    if warnings.is_empty() {
        lines.push(text!("cli-check-event-no-problems"));
    }
    let lines: Vec<String> = lines
        .iter()
        .map(|line| lay::fold(line, 2, lay::width()))
        .collect();
    say.result(
        lines.join("\n"),
        &value(&regulations, &files, (&importable, &warnings), &missing),
    );
    Ok(())
}

/// What the coordinator would refuse although each file alone is right.
fn as_set_up(files: &EventFiles) -> Vec<Problem> {
    let venues = files.venues.iter().map(|venue| VenuePlan {
        venue: venue.id.clone(),
        name: venue.name.clone(),
        time_zone: venue.time_zone.clone(),
        devices: venue.devices.clone(),
    });
    let officials = files.officials.iter().filter_map(|official| {
        Some(OfficialPlan {
            person: official.person.clone(),
            role: official.office()?,
            venue: official.venue.clone(),
        })
    });
    let wanted = SetUp {
        regulations: adoube_regulations::draft(&files.regulations),
        venues: venues.collect(),
        officials: officials.collect(),
    };
    let organiser = files
        .officials
        .iter()
        .find(|official| official.office() == Some(Role::Organiser));
    let actor = organiser.map(|official| Actor::official(official.person.clone(), Role::Organiser));
    let refused = actor.and_then(|actor| decide(&State::default(), &actor, &wanted).err());
    let text = match refused {
        None => return Vec::new(),
        Some(Refusal::Invalid(lines)) => lines,
        Some(other) => other.to_string(),
    };
    let problem = |line: &str| Problem {
        file: "officials.toml".to_owned(),
        line: None,
        field: String::new(),
        text: line.to_owned(),
    };
    text.lines().map(problem).collect()
}

/// What the event is, a line each.
fn described(regulations: &Regulations, files: &EventFiles) -> Vec<String> {
    let control = &regulations.time_control;
    let mut lines = vec![
        text!("cli-check-event-name", name: &regulations.name, number rounds: regulations.rounds),
        text!(
            "cli-check-event-control", notation: control_words::notation(control),
            words: control_words::control_words(control), class: control_words::class(control),
        ),
        text!("cli-check-event-default-time", number minutes: regulations.default_time_minutes),
    ];
    lines.extend(physical_boards::described(regulations));
    let seats: usize = files.venues.iter().map(|venue| venue.devices.len()).sum();
    for venue in &files.venues {
        lines.push(text!(
            "cli-check-event-venue", venue: &venue.id, name: &venue.name,
            "time-zone": &venue.time_zone, number devices: venue.devices.len(),
        ));
    }
    lines.push(text!("cli-check-event-seats", number seats: seats));
    let officials = files.officials.iter().map(|official| {
        let office = official.office().map_or("", Role::name);
        let at = official
            .venue
            .as_ref()
            .map_or(String::new(), |venue| format!(" {venue}"));
        format!("{} ({office}{at})", official.person)
    });
    let officials = officials.collect::<Vec<_>>().join(", ");
    lines.push(text!("cli-check-event-officials", officials));
    let profile = match &files.profile {
        Some(profile) if profile.in_force => "applies",
        Some(_) => "unused",
        None => "none",
    };
    lines.push(text!("cli-check-event-profile", profile));
    lines
}

fn value(
    regulations: &Regulations,
    files: &EventFiles,
    (importable, warnings): (&[ImportableFile], &[String]),
    missing: &[String],
) -> Value {
    let venues = files.venues.iter().map(|venue| {
        let devices: Vec<_> = venue.devices.iter().map(ToString::to_string).collect();
        json!({"id": venue.id.to_string(), "name": venue.name, "time_zone": venue.time_zone, "devices": devices})
    });
    let officials = files.officials.iter().map(|official| {
        let venue = official.venue.as_ref().map(ToString::to_string);
        json!({"person": official.person.to_string(), "office": official.office().map(Role::name), "venue": venue})
    });
    json!({
        "ok": true,
        "name": regulations.name,
        "rounds": regulations.rounds,
        "time_control": regulations.time_control.to_string(),
        "time_control_words": regulations.time_control.words(),
        "class": regulations.time_control.class().name(),
        "default_time_minutes": regulations.default_time_minutes,
        "physical_boards": physical_boards::value(regulations),
        "venues": venues.collect::<Vec<_>>(),
        "officials": officials.collect::<Vec<_>>(),
        "profile_asked": files.profile.as_ref().is_some_and(|profile| profile.in_force),
        "files": importable.iter().map(ImportableFile::value).collect::<Vec<_>>(),
        "without_certificate": missing,
        "warnings": warnings,
    })
}
