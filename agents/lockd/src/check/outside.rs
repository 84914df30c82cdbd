//! Filesystems that neither the list nor a layer beside it holds, and where a player could put a program that needs no
//! loader: the kernel asks nobody before it runs.

use std::{
    collections::{BTreeSet, VecDeque},
    fs::{self, OpenOptions},
    os::unix::fs::{MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
};

use nix::{
    errno::Errno,
    unistd::{AccessFlags, access},
};

use super::trial::{Trial, as_player, errno};
use crate::{mountinfo, profile::Programs};

const NAME: &str = ".adoube-check";
/// Kinds of the kernel's own, in which no file is a program whatever its rights say.
const NO_FILES: [&str; 5] = ["mqueue", "proc", "sysfs", "cgroup", "cgroup2"];
/// Folders of a filesystem in which it is tried at most, those near its top first.
const MOST_FOLDERS: usize = 1_000;

pub(super) fn trial(programs: &Programs, player: u32) -> Trial {
    let tried = "other filesystems where the player could put a program";
    let table = match mountinfo::table() {
        Ok(table) => table,
        Err(error) => return Trial::unseen(tried, format!("{}: {error}", mountinfo::TABLE)),
    };
    let held = programs.filesystems.iter().filter_map(|path| device(path));
    let held: BTreeSet<u64> = held.collect();
    let open: Vec<String> = mounts(&table)
        .into_iter()
        .filter(|place| !is_left_out(place, &programs.left_out))
        .filter(|place| device(place).is_none_or(|device| !held.contains(&device)))
        .filter(|place| as_player(player, || puts(place)).is_ok())
        .map(|place| place.display().to_string())
        .collect();
    let outcome = if open.is_empty() {
        "none".to_owned()
    } else {
        format!(
            "{}: name each under [no_exec], or in `filesystems`",
            open.join(", ")
        )
    };
    Trial::seen(tried, outcome, open.is_empty())
}

/// Where something is mounted from which programs start, each place once.
fn mounts(table: &str) -> BTreeSet<PathBuf> {
    let mut open = BTreeSet::new();
    for mount in mountinfo::all(table) {
        let nothing_starts = mount.has("noexec") || mount.has("ro");
        // What is mounted over another one counts alone.
        if nothing_starts || NO_FILES.contains(&mount.kind) {
            open.remove(&mount.place);
        } else {
            open.insert(mount.place);
        }
    }
    open
}

fn is_left_out(place: &Path, left_out: &[PathBuf]) -> bool {
    left_out.iter().any(|folder| place.starts_with(folder))
}

fn device(path: &Path) -> Option<u64> {
    fs::metadata(path).ok().map(|it| it.dev())
}

/// A file that may be executed is put into one of its folders, and removed again.
fn puts(place: &Path) -> Result<(), Errno> {
    let own = device(place);
    let mut waiting = VecDeque::from([place.to_owned()]);
    let mut seen = 0;
    while let Some(folder) = waiting.pop_front() {
        if put(&folder).is_ok() {
            return Ok(());
        }
        let inside = fs::read_dir(&folder).into_iter().flatten().flatten();
        for entry in inside.filter(|it| it.file_type().is_ok_and(|kind| kind.is_dir())) {
            seen += 1;
            if seen > MOST_FOLDERS {
                return Err(Errno::EACCES);
            }
            let path = entry.path();
            if device(&path) == own {
                waiting.push_back(path);
            }
        }
    }
    Err(Errno::EACCES)
}

fn put(folder: &Path) -> Result<(), Errno> {
    let file = folder.join(format!("{NAME}-{}", std::process::id()));
    let mut fresh = OpenOptions::new();
    let fresh = fresh.write(true).create_new(true).mode(0o700);
    fresh.open(&file).map_err(|error| errno(&error))?;
    let may = access(&file, AccessFlags::X_OK);
    let _ = fs::remove_file(&file);
    may
}

#[cfg(test)]
mod tests {
    use super::{is_left_out, mounts};

    #[test]
    fn ven_3_what_is_mounted_where_programs_start_is_looked_at() {
        let table = "\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
23 22 0:21 / /proc rw,nosuid - proc proc rw
24 22 0:22 / /dev/shm rw,nosuid,nodev shared:2 - tmpfs tmpfs rw
25 22 0:23 / /tmp rw,noexec - tmpfs tmpfs rw
26 22 0:24 / /media/read ro - iso9660 /dev/sr0 ro
27 22 0:25 / /srv/a\\040b rw - tmpfs tmpfs rw
28 22 0:26 / /var/tmp rw - tmpfs tmpfs rw
29 28 0:26 / /var/tmp rw,noexec - tmpfs tmpfs rw
cut off";
        let open: Vec<String> = mounts(table)
            .into_iter()
            .map(|place| place.display().to_string())
            .collect();
        assert_eq!(open, ["/", "/dev/shm", "/srv/a b"]);
        let left_out = |of: &str| is_left_out("/srv/a b".as_ref(), &[of.into()]);
        assert!(left_out("/") && left_out("/srv") && left_out("/srv/a b"));
        assert!(!left_out("/srv/a"), "a folder's name is whole");
    }
}
