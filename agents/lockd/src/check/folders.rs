//! Nothing starts from what a player can write.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind},
    os::unix::fs::PermissionsExt as _,
    path::Path,
};

use nix::errno::Errno;

use super::trial::{Trial, as_player, errno, runs};
use crate::{keeper::sessions, profile::NoExec};

const NAME: &str = ".adoube-check";

pub(super) fn trials(no_exec: &NoExec, player: u32) -> Vec<Trial> {
    let session = sessions::folder(player);
    let session = session.is_dir().then_some(&session);
    let folders = no_exec.folders.iter().chain(session);
    folders
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

/// A new file, never what lies there already: a link that the player made would have root write elsewhere.
fn put(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        // What a check has left that was ended.
        _ => {}
    }
    let mut fresh = OpenOptions::new().write(true).create_new(true).open(file)?;
    io::copy(&mut File::open("/proc/self/exe")?, &mut fresh)?;
    fresh.set_permissions(fs::Permissions::from_mode(0o755))
}
