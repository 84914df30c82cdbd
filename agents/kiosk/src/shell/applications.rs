//! Which applications run, as the machine tells it (VEN-3). A name proves nothing: a program can
//! call itself anything.

use std::{collections::BTreeMap, fs, io, path::Path};

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

/// Reads a machine's `/proc`. Processes that end meanwhile are left out. The answer has so many bytes already.
pub(super) fn list(proc: &Path, taken: usize) -> io::Result<Found> {
    let mut counts: BTreeMap<(String, String), u32> = BTreeMap::new();
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
        if let Some(who) = process(&entry.path()) {
            *counts.entry(who).or_default() += 1;
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
    for ((name, user), count) in counts {
        let times = if count > 1 {
            format!(" x{count}")
        } else {
            String::new()
        };
        let line = format!("{name} (user {user}){times}");
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

    use super::{MAX_BYTES, MAX_LINES, list};

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
        let found = list(proc, 0).unwrap();
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
    fn ven_3_a_long_list_is_cut_and_says_how_many_are_missing() {
        let proc = tempfile::tempdir().unwrap();
        for pid in 0..200 {
            let name = format!("{pid}-{}", "x".repeat(80));
            add(proc.path(), &pid.to_string(), &name, 0, "x\0");
        }
        let short = list(proc.path(), MAX_BYTES - 500).unwrap();
        assert!(short.lines.len() < 10 && !short.lines.is_empty());
        let found = list(proc.path(), 0).unwrap();
        assert!(found.lines.len() <= MAX_LINES);
        assert!(found.lines.iter().map(|line| line.len() + 3).sum::<usize>() <= MAX_BYTES);
        assert_eq!(
            found.lines.len() + usize::try_from(found.more).unwrap(),
            200
        );
    }

    #[test]
    fn ven_3_this_machine_tells_of_this_process() {
        let found = list(std::path::Path::new("/proc"), 0).unwrap();
        assert!(found.processes > 0 && !found.lines.is_empty());
        assert!(list(std::path::Path::new("/nowhere"), 0).is_err());
    }
}
