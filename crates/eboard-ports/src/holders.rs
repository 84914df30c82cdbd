//! Who has a port open, and who may open it.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::Path;

use nix::unistd::{Gid, Group};

/// The program that has the port open, with its process; `None` where no other is seen. A user sees their
/// own processes only.
pub(crate) fn holder_of(port: &Path) -> Option<String> {
    let port = fs::canonicalize(port).ok()?;
    let own = std::process::id().to_string();
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let mut holders = processes.filter(|process| {
        let name = process.file_name();
        let name = name.to_string_lossy();
        let is_other = name != own && name.bytes().all(|byte| byte.is_ascii_digit());
        let files = is_other.then(|| fs::read_dir(process.path().join("fd")).ok());
        let mut files = files.flatten().into_iter().flatten().flatten();
        files.any(|file| fs::read_link(file.path()).is_ok_and(|target| target == port))
    });
    let holder = holders.next()?;
    let program = fs::read_to_string(holder.path().join("comm")).ok()?;
    let process = holder.file_name();
    Some(format!(
        "{} (process {})",
        program.trim(),
        process.to_string_lossy()
    ))
}

/// The group whose members may read and write the port.
pub(crate) fn group_of(port: &Path) -> Option<String> {
    let metadata = fs::metadata(port).ok()?;
    let may_group = metadata.permissions().mode() & 0o060 == 0o060;
    let group = Group::from_gid(Gid::from_raw(metadata.gid()));
    may_group
        .then(|| group.ok().flatten().map(|group| group.name))
        .flatten()
}
