//! The browser's policies: there, and out of the player's reach. That Chromium keeps them is proved by
//! tests, not on each device: a check must not open a browser over the player's own.

use std::fs;

use nix::errno::Errno;

use super::trial::{Trial, as_player, errno};
use crate::{browser, profile::Browser};

pub(super) fn trials(browser: &Browser, player: u32) -> Vec<Trial> {
    let file = browser::file(browser);
    let found = fs::read_to_string(&file).map_err(|error| errno(&error));
    let found = found.and_then(|text| {
        if text == browser::policies(&browser.page) {
            Ok(())
        } else {
            Err(Errno::EINVAL)
        }
    });
    let read = as_player(player, || {
        fs::read(&file).map(drop).map_err(|error| errno(&error))
    });
    let written = as_player(player, || {
        let opened = fs::OpenOptions::new().append(true).open(&file);
        opened.map(drop).map_err(|error| errno(&error))
    });
    let other = browser.policies.join("zz.json");
    let beside = as_player(player, || {
        let made = fs::File::create_new(&other);
        made.map(drop).map_err(|error| errno(&error))
    });
    if beside.is_ok() {
        // It should not be there, and is not to stay.
        let _ = fs::remove_file(&other);
    }
    let by = [Errno::EACCES, Errno::EPERM, Errno::EROFS];
    vec![
        Trial::control(
            format!("{} has the required content", file.display()),
            found,
        ),
        Trial::control("the player's browser reads it", read),
        Trial::forbidden("the player changes it", written, &by),
        Trial::forbidden("the player adds another file", beside, &by),
    ]
}
