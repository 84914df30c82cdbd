//! Standard output that may be a pipe whose reader goes away.

use std::io::{self, ErrorKind, Write as _};
use std::time::Duration;

use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use std::os::fd::AsFd as _;

use crate::catalogue::filled;

/// How often it is looked whether anybody still reads.
const LOOK: Duration = Duration::from_millis(500);

/// Writes lines; false when nobody reads them any more.
pub(crate) fn write(lines: &[String]) -> Result<bool> {
    let mut out = io::stdout().lock();
    for line in lines {
        if let Some(done) = gone(writeln!(out, "{line}"))? {
            return Ok(done);
        }
    }
    Ok(gone(out.flush())?.unwrap_or(true))
}

/// Some(false) when the reader is gone.
fn gone(result: io::Result<()>) -> Result<Option<bool>> {
    match result {
        Ok(()) => Ok(None),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Some(false)),
        Err(error) => {
            let unwritable = CatalogueMessage::new("cli-live-unwritable");
            Err(error).with_context(|| filled(&unwritable))
        }
    }
}

/// Ends when nobody reads standard output any more. A quiet round has nothing to write for
/// minutes, so that writing alone would not notice.
pub(crate) async fn closed() {
    loop {
        tokio::time::sleep(LOOK).await;
        let out = io::stdout();
        // Without events only errors are reported.
        let mut fds = [PollFd::new(out.as_fd(), PollFlags::empty())];
        let told = poll(&mut fds, PollTimeout::ZERO).is_ok_and(|ready| ready > 0);
        let broken = |fd: &PollFd<'_>| fd.revents().is_some_and(|e| e.contains(PollFlags::POLLERR));
        if told && broken(&fds[0]) {
            return;
        }
    }
}
