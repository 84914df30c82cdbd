//! Which applications run, as the machine tells it (VEN-3). A name proves nothing: a program can
//! call itself anything.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::Path,
};

use crate::lockdown::said::Ran;

/// Processes that are looked at; a machine with more is in trouble of another kind.
const MOST: usize = 10_000;
/// Lines of an answer, and bytes of all of them.
const MAX_LINES: usize = 120;
const MAX_BYTES: usize = 6_000;
/// The longest name, bytes.
const MAX_NAME: usize = 48;

/// What runs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// A line for each name and user.
    pub(super) lines: Vec<String>,
    /// Names that found no room.
    pub(super) more: u32,
    /// Processes, those of the kernel left out.
    pub(super) processes: usize,
    /// Names of theirs.
    pub(super) names: usize,
}

/// Programs of one name and user, in the order in which they are told: the player's first, of these first what is not on the
/// list.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Application {
    is_others: bool,
    is_listed: bool,
    name: String,
    user: String,
}

impl Application {
    fn line(&self, count: u32) -> String {
        let Self { name, user, .. } = self;
        let times = if count > 1 {
            format!(" x{count}")
        } else {
            String::new()
        };
        let stranger = if self.is_listed {
            ""
        } else {
            " NOT ON THE LIST"
        };
        format!("{name} (user {user}){times}{stranger}")
    }
}

/// Reads a machine's `/proc`. Processes that end meanwhile are left out. The answer has so many bytes already. `known` is what the
/// daemon tells of whose they are.
pub(super) fn list(proc: &Path, taken: usize, known: &[Ran]) -> io::Result<Found> {
    let players: BTreeSet<String> = known
        .iter()
        .filter(|ran| ran.player)
        .map(|ran| ran.user.to_string())
        .collect();
    let strangers: BTreeSet<String> = known
        .iter()
        .filter(|ran| ran.stranger)
        .map(|ran| ran.pid.to_string())
        .collect();
    let mut counts: BTreeMap<Application, u32> = BTreeMap::new();
    let mut processes = 0;
    for entry in fs::read_dir(proc)?.take(MOST).flatten() {
        let is_process = entry
            .file_name()
            .as_encoded_bytes()
            .iter()
            .all(u8::is_ascii_digit);
        if !is_process {
            continue;
        }
        if let Some((name, user)) = process(&entry.path()) {
            let number = entry.file_name().to_string_lossy().into_owned();
            let application = Application {
                is_others: !players.contains(&user),
                is_listed: !strangers.contains(&number),
                name,
                user,
            };
            *counts.entry(application).or_default() += 1;
            processes += 1;
        }
    }
    let names = counts.len();
    let mut found = Found {
        processes,
        names,
        ..Found::default()
    };
    let mut bytes = taken;
    for (application, count) in counts {
        let line = application.line(count);
        bytes += line.len() + 3;
        if found.lines.len() < MAX_LINES && bytes <= MAX_BYTES {
            found.lines.push(line);
        } else {
            found.more += 1;
        }
    }
    Ok(found)
}

/// A process's name and user; none for the kernel's own and for one that has just ended.
fn process(folder: &Path) -> Option<(String, String)> {
    let cmdline = fs::read(folder.join("cmdline")).ok()?;
    if cmdline.is_empty() {
        return None;
    }
    let status = fs::read(folder.join("status")).ok()?;
    let status = String::from_utf8_lossy(&status);
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|rest| rest.split_whitespace().next())
    };
    let name = status.lines().next()?.strip_prefix("Name:")?.trim();
    Some((plain(name), field("Uid:")?.to_owned()))
}

/// A name fit to be sent: a program chooses its own, and may choose badly.
fn plain(name: &str) -> String {
    let fit = |c: char| c.is_ascii_graphic() && !matches!(c, '"' | '\\');
    let name = name.chars().take(MAX_NAME);
    name.map(|c| if fit(c) { c } else { '?' }).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::fs;

    use adoube_texts::{known, languages};

    use super::{MAX_BYTES, MAX_LINES, Ran, list};

    fn add(proc: &std::path::Path, pid: &str, name: &str, user: u32, cmdline: &str) {
        let folder = proc.join(pid);
        fs::create_dir(&folder).unwrap();
        let status = format!("Name:\t{name}\nUmask:\t0022\nUid:\t{user}\t{user}\t{user}\t{user}\n");
        fs::write(folder.join("status"), status).unwrap();
        fs::write(folder.join("cmdline"), cmdline).unwrap();
    }

    #[test]
    fn ven_3_applications_are_listed_by_name_and_user() {
        let proc = tempfile::tempdir().unwrap();
        let proc = proc.path();
        add(proc, "1", "init", 0, "/sbin/init\0");
        add(proc, "2", "kthreadd", 0, "");
        add(proc, "10", "chromium", 1000, "chromium\0");
        add(proc, "11", "chromium", 1000, "chromium\0--type=gpu\0");
        add(proc, "12", "chromium", 0, "chromium\0");
        add(proc, "13", "e\"v\\il\u{7}", 1000, "x\0");
        fs::create_dir(proc.join("14")).unwrap();
        fs::create_dir(proc.join("sys")).unwrap();
        let found = list(proc, 0, &[]).unwrap();
        assert_eq!(
            found.lines,
            [
                "chromium (user 0)",
                "chromium (user 1000) x2",
                "e?v?il? (user 1000)",
                "init (user 0)"
            ]
        );
        assert_eq!((found.processes, found.names, found.more), (5, 4, 0));
    }

    #[test]
    fn ven_3_the_players_programs_come_first_and_those_on_no_list_are_marked() {
        let proc = tempfile::tempdir().unwrap();
        let proc = proc.path();
        add(proc, "1", "a-service", 0, "x\0");
        add(proc, "10", "cage", 1000, "cage\0");
        add(proc, "11", "vim", 1000, "vim\0");
        add(proc, "12", "vim", 1000, "vim\0");
        add(proc, "13", "vim", 0, "vim\0");
        let ran = |pid, user, stranger| Ran {
            pid,
            user,
            player: user == 1000,
            stranger,
        };
        let running = [
            ran(1, 0, false),
            ran(10, 1000, false),
            ran(11, 1000, true),
            ran(12, 1000, true),
        ];
        let found = list(proc, 0, &running).unwrap();
        let told = [
            "vim (user 1000) x2 NOT ON THE LIST",
            "cage (user 1000)",
            "a-service (user 0)",
            "vim (user 0)",
        ];
        assert_eq!(found.lines, told);
        let english = &languages()["en"];
        for line in ["vim (user 1000) NOT ON THE LIST", told[0]] {
            let key = known(english, "wall-seen", line).unwrap();
            assert!(key.starts_with("wall-seen-stranger"), "{key}");
        }
    }

    #[test]
    fn ven_3_a_long_list_is_cut_and_says_how_many_are_missing() {
        let proc = tempfile::tempdir().unwrap();
        for pid in 0..200 {
            let name = format!("{pid}-{}", "x".repeat(80));
            add(proc.path(), &pid.to_string(), &name, 0, "x\0");
        }
        let short = list(proc.path(), MAX_BYTES - 500, &[]).unwrap();
        assert!(short.lines.len() < 10 && !short.lines.is_empty());
        let found = list(proc.path(), 0, &[]).unwrap();
        assert!(found.lines.len() <= MAX_LINES);
        assert!(found.lines.iter().map(|line| line.len() + 3).sum::<usize>() <= MAX_BYTES);
        assert_eq!(
            found.lines.len() + usize::try_from(found.more).unwrap(),
            200
        );
    }

    #[test]
    fn ven_3_this_machine_tells_of_this_process() {
        let found = list(std::path::Path::new("/proc"), 0, &[]).unwrap();
        assert!(found.processes > 0 && !found.lines.is_empty());
        assert!(list(std::path::Path::new("/nowhere"), 0, &[]).is_err());
    }
}
