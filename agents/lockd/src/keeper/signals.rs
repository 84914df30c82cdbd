//! The word to stop, as something to be waited for beside the rest.

use nix::{
    errno::Errno,
    sys::{
        signal::{SigSet, Signal},
        signalfd::{SfdFlags, SignalFd},
    },
};

use super::KeeperError;

/// From now on SIGTERM and SIGINT wait until they are read.
pub(super) fn open() -> Result<SignalFd, KeeperError> {
    let failed = |error: Errno| KeeperError::system("signals")(error.into());
    let mask = SigSet::from_iter([Signal::SIGTERM, Signal::SIGINT]);
    mask.thread_block().map_err(failed)?;
    SignalFd::with_flags(&mask, SfdFlags::SFD_CLOEXEC | SfdFlags::SFD_NONBLOCK).map_err(failed)
}

/// Whether it was told to stop.
pub(super) fn stop(signals: &SignalFd) -> bool {
    signals.read_signal().is_ok_and(|signal| signal.is_some())
}
