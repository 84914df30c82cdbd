//! The one place that reads the environment.

#![expect(
    clippy::disallowed_methods,
    reason = "a command line reads its environment"
)]

use std::ffi::OsString;
use std::path::PathBuf;

/// The first executable called `name` in PATH, or in one of the further folders: Debian keeps
/// daemons in `/usr/sbin`, which is not in every user's PATH.
pub(crate) fn find_program(name: &str, also_in: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain(also_in.iter().map(PathBuf::from))
        .map(|folder| folder.join(name))
        .find(|candidate| is_executable(candidate))
}

/// The variables that `cargo run` sets for the program it starts. Handed on to another cargo
/// they would look like a change to build scripts that watch them, and half the tree would be
/// built again each time.
pub(crate) fn set_by_cargo_run() -> Vec<OsString> {
    std::env::vars_os()
        .map(|(name, _)| name)
        .filter(|name| {
            let name = name.to_string_lossy();
            name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
        })
        .collect()
}

/// Whether the user has set this variable.
pub(crate) fn given(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

fn is_executable(path: &std::path::Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    path.metadata()
        .is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}
