//! Programs are held to the list.

use super::trial::{Trial, runs};
use crate::profile::Programs;
use nix::errno::Errno;

/// This very program is on nobody's list.
const STRANGER: &str = "/proc/self/exe";

pub(super) fn trials(programs: &Programs, player: u32) -> Vec<Trial> {
    let stranger = std::fs::read_link(STRANGER).unwrap_or_else(|_| STRANGER.into());
    let control = &programs.control;
    vec![
        Trial::control(
            format!("runs {}, which is on the list", control.display()),
            runs(player, control),
        ),
        Trial::forbidden(
            format!("runs {}, which is not", stranger.display()),
            runs(player, &stranger),
            &[Errno::EPERM],
        ),
    ]
}
