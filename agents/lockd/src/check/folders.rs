//! Nothing starts from what a player can write.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path};

use nix::errno::Errno;

use super::trial::{Trial, as_player, errno, runs};
use crate::profile::NoExec;

const NAME: &str = ".adoube-check";

pub(super) fn trials(no_exec: &NoExec, player: u32) -> Vec<Trial> {
    no_exec
        .folders
        .iter()
        .flat_map(|folder| in_folder(folder, player))
        .collect()
}

/// A file is put there, read by the player, and started.
fn in_folder(folder: &Path, player: u32) -> Vec<Trial> {
    let file = folder.join(NAME);
    let put = put(&file).map_err(|error| errno(&error));
    let read = put.and_then(|()| {
        as_player(player, || {
            let read = fs::read(&file).map_err(|error| errno(&error));
            read.map(drop)
        })
    });
    let started = runs(player, &file);
    let _ = fs::remove_file(&file);
    vec![
        Trial::control(format!("reads a program in {}", folder.display()), read),
        Trial::forbidden(
            format!("runs it in {}", folder.display()),
            started,
            &[Errno::EACCES],
        ),
    ]
}

fn put(file: &Path) -> std::io::Result<()> {
    fs::copy("/proc/self/exe", file)?;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
}
