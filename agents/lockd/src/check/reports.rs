//! What starts is reported at once.

use std::path::Path;

use nix::{
    errno::Errno,
    poll::{PollFd, PollFlags, poll},
};
use std::os::fd::AsFd as _;

use super::trial::{Trial, errno, runs};
use crate::execs::{Connector, Heard};

/// How long a report may take, in milliseconds.
const PATIENCE: u16 = 1000;

pub(super) fn trials(control: &Path, player: u32) -> Vec<Trial> {
    let heard = Connector::open()
        .map_err(|error| errno(&error))
        .and_then(|connector| {
            runs(player, control)?;
            hears(&connector)
        });
    vec![Trial::control(
        format!("a start of {} is reported", control.display()),
        heard,
    )]
}

/// An exec; others of this machine are as good.
fn hears(connector: &Connector) -> Result<(), Errno> {
    let mut source = [PollFd::new(connector.as_fd(), PollFlags::POLLIN)];
    poll(&mut source, PATIENCE)?;
    match connector.next() {
        Ok(Heard::Exec(_)) => Ok(()),
        _ => Err(Errno::ETIMEDOUT),
    }
}
