//! What an organiser writes: regulations, venues and officials.

use std::path::{Path, PathBuf};

use adoube_tournament::message;
use adoube_user_text::{Problem, Problems, plain};
use anyhow::{Result, bail};

use crate::texts::filled;
use crate::{EventFolder, EventProfile, Official, Venue};

/// The three files that an organiser writes, in order.
pub struct EventFiles {
    /// TOML.
    pub regulations: String,
    /// Where it is played.
    pub venues: Vec<Venue>,
    /// Who has an office.
    pub officials: Vec<Official>,
    /// What is asked of playing devices, where its file is here.
    pub profile: Option<EventProfile>,
}

impl EventFiles {
    /// Reads them, and reports everything that is wrong at once.
    pub fn read(event: &EventFolder) -> Result<Self> {
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

    /// What is right in their texts, and all that is wrong. A file that cannot be read counts as empty; its only problem is
    /// then that.
    pub fn gathered(event: &EventFolder) -> Result<(Self, Vec<Problem>)> {
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
        let mut problems = crate::check_regulations("regulations.toml", &regulations);
        let (venues, in_venues) = crate::read_venues("venues.toml", &venues);
        let sound = in_venues.is_empty().then_some(venues.as_slice());
        let (officials, in_officials) = crate::read_officials("officials.toml", &officials, sound);
        problems.extend(in_venues);
        problems.extend(in_officials);
        let (profile, in_profile) = crate::read_profile(event, &regulations)?;
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
    let message = match crate::misnamed_as(path) {
        Some(found) => message!("cli-folder-misnamed", found),
        None => message!("cli-folder-wrong"),
    };
    bail!(filled(&message.text("file", path.display())))
}
