//! `profile.toml`: what the event asks of its playing devices (O 16.7), as the file that it publishes.

use std::fmt::Display;
use std::path::Path;

use adoube_lockd::profile::{Profile, ProfileError, plain};
use adoube_tournament::regulations::ProfileHash;
use adoube_user_text::Problem;
use adoube_user_text::plain;
use adoube_user_text::text;

use super::EventFolder;

/// Its name, in the event's folder and in each device's.
pub(crate) const PROFILE: &str = "profile.toml";

/// A profile that is in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventProfile {
    /// Its text.
    pub text: String,
    /// SHA-256 of the file.
    pub hash: String,
    /// Whether the regulations name it. One that they do not name is nobody's.
    pub in_force: bool,
}

/// The profile of an event with these regulations, where its file is here; and everything that is wrong with it.
pub fn read(
    event: &EventFolder,
    regulations: &str,
) -> anyhow::Result<(Option<EventProfile>, Vec<Problem>)> {
    let path = event.profile();
    if !path.exists() {
        return Ok((None, missing(regulations).into_iter().collect()));
    }
    let text = plain::read(&path)?;
    let profile = match Profile::read(&path) {
        Ok(profile) => profile,
        Err(error) => return Ok((None, vec![wrong(&path, &text, error)])),
    };
    let named = adoube_regulations::from_toml(regulations).ok();
    let Some(named) = named.and_then(|regulations| regulations.before.profile) else {
        return Ok((Some(of(text, profile.hash, false)), Vec::new()));
    };
    if ProfileHash::parse(&profile.hash) == Some(named) {
        return Ok((Some(of(text, profile.hash, true)), Vec::new()));
    }
    let problem = Problem {
        file: "regulations.toml".to_owned(),
        line: line_of(regulations, "device_profile"),
        field: "checks.device_profile".to_owned(),
        text: with_hash("cli-folder-problem-other-profile", profile.hash),
    };
    Ok((None, vec![problem]))
}

/// The file that the regulations name is not here.
fn missing(regulations: &str) -> Option<Problem> {
    let named = adoube_regulations::from_toml(regulations)
        .ok()?
        .before
        .profile?;
    Some(Problem {
        file: "regulations.toml".to_owned(),
        line: line_of(regulations, "device_profile"),
        field: "checks.device_profile".to_owned(),
        text: with_hash("cli-folder-problem-no-profile", named),
    })
}

/// What is said of the profile's file and a digest.
fn with_hash(id: &'static str, hash: impl Display) -> String {
    text!(id, file: PROFILE, hash)
}

const fn of(text: String, hash: String, in_force: bool) -> EventProfile {
    EventProfile {
        text,
        hash,
        in_force,
    }
}

fn wrong(path: &Path, text: &str, error: ProfileError) -> Problem {
    let (line, said) = match error {
        ProfileError::Form { error, .. } => {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map(|before| before.matches('\n').count() + 1);
            (line, plain(error.message()))
        }
        ProfileError::Sense { what, .. } => {
            // It begins with what is wrong: a key, a path, a value.
            let begins = what.split(':').next().unwrap_or_default();
            let key = begins.rsplit('.').next().unwrap_or_default();
            (line_of(text, begins).or_else(|| line_of(text, key)), what)
        }
        other @ ProfileError::File { .. } => (None, other.to_string()),
    };
    Problem {
        file: path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
        line,
        field: String::new(),
        text: said,
    }
}

/// From 1; the first line that says it, comments left out.
fn line_of(text: &str, word: &str) -> Option<usize> {
    let says = |line: &str| {
        let code = line.split('#').next().unwrap_or_default();
        !word.is_empty() && code.contains(word)
    };
    text.lines().position(says).map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::init::templates::SAMPLE_PROFILE;

    fn found(profile: &str, checks: &str) -> (Option<bool>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let event = EventFolder::new(folder.path());
        fs::write(event.profile(), profile).unwrap();
        let template = adoube_regulations::TEMPLATE;
        let regulations = template.replacen("[checks]\n", &format!("[checks]\n{checks}"), 1);
        let (profile, problems) = read(&event, &regulations).unwrap();
        let problems = problems.iter().map(ToString::to_string).collect();
        (profile.map(|profile| profile.in_force), problems)
    }

    fn hash() -> String {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(PROFILE);
        fs::write(&path, SAMPLE_PROFILE).unwrap();
        Profile::read(&path).unwrap().hash
    }

    /// O 16.7: no device is held to a file that is not there.
    #[test]
    fn ven_2_a_profile_that_the_regulations_name_and_that_is_not_there_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let event = EventFolder::new(folder.path());
        let template = adoube_regulations::TEMPLATE;
        assert_eq!(read(&event, template).unwrap(), (None, Vec::new()));
        let named = format!("[checks]\ndevice_profile = \"{}\"\n", hash());
        let regulations = template.replacen("[checks]\n", &named, 1);
        let (profile, problems) = read(&event, &regulations).unwrap();
        assert_eq!(profile, None);
        let problem = problems.first().unwrap().to_string();
        let told = format!("profile.toml is missing in this folder, but {} ", hash());
        assert!(problem.contains(&told), "{problem}");
        assert!(problem.starts_with("regulations.toml:"), "{problem}");
    }

    /// O 16.7: it is in force where the regulations name it by its digest, and nowhere else.
    #[test]
    fn ven_2_a_profile_is_in_force_where_the_regulations_name_it() {
        assert_eq!(found(SAMPLE_PROFILE, ""), (Some(false), vec![]));
        let named = format!("device_profile = \"{}\"\n", hash());
        assert_eq!(found(SAMPLE_PROFILE, &named), (Some(true), vec![]));
        let other = format!("device_profile = \"{}\"\n", "0".repeat(64));
        let (none, problems) = found(SAMPLE_PROFILE, &other);
        assert_eq!(none, None);
        let begins = "regulations.toml:";
        let says = format!(
            "checks.device_profile: the SHA-256 of profile.toml is {}",
            hash()
        );
        assert!(
            problems[0].starts_with(begins) && problems[0].contains(&says),
            "{problems:?}"
        );
        let none = EventFolder::new("/nowhere");
        assert_eq!(read(&none, "").unwrap(), (None, vec![]));
    }

    /// Before the event, and by its line.
    #[test]
    fn ven_2_a_profile_that_is_none_is_refused_by_its_line() {
        let head = "name = \"x\"\nagent = \"a\"\nusers = [\"kiosk\"]\n";
        for (text, told) in [
            (
                format!("{head}\n[teleport]\n"),
                "profile.toml:5: unknown field `teleport`",
            ),
            (
                format!("{head}[network]\nport = 70000\nvenue = []\n"),
                "profile.toml:5: invalid value: integer `70000`, expected a whole number up to 65535",
            ),
            (
                format!("{head}[no_exec]\nfolders = [\"/home\",\n\"tmp\"]\n"),
                "profile.toml:6: tmp: a path begins with a slash",
            ),
            (
                format!("{head}[breach]\ndenied = \"stop\"\n"),
                "profile.toml:5: breach.denied: there is no program to stop",
            ),
            (
                "name = \"x\"\nagent = \"a\"\nusers = []\n".to_owned(),
                "profile.toml:3: users: name the users whose programs are restricted",
            ),
        ] {
            let (none, problems) = found(&text, "");
            assert_eq!(none, None);
            assert!(problems[0].starts_with(told), "{problems:?}");
        }
    }
}
