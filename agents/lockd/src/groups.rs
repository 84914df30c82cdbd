//! Where control groups are.

use std::{fs, path::PathBuf};

/// Where cgroup v2 is mounted.
pub(crate) fn root() -> Result<PathBuf, String> {
    let mounts = fs::read_to_string("/proc/self/mounts").map_err(|error| error.to_string())?;
    let mut fields = mounts
        .lines()
        .map(|line| line.split(' ').collect::<Vec<_>>());
    let found = fields.find(|fields| fields.get(2) == Some(&"cgroup2"));
    let place = found.and_then(|fields| fields.get(1).map(PathBuf::from));
    place.ok_or_else(|| "cgroup v2 is not mounted".to_owned())
}

/// Where a process is below it; none of one whose group is not told, or not to be reached from here.
pub(crate) fn of(pid: i32) -> Option<PathBuf> {
    let text = fs::read_to_string(format!("/proc/{pid}/cgroup")).ok()?;
    let place = text.lines().find_map(|line| line.strip_prefix("0::/"))?;
    (!place.contains("..")).then(|| PathBuf::from(place))
}
