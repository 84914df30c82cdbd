//! What asks this process to end.

use std::{io, io::Read};

use tokio::{
    signal::unix::{SignalKind, signal},
    sync::oneshot,
};

/// Completes on SIGTERM or SIGINT, and, if asked for, when standard input closes: so a supervisor
/// that dies leaves nothing behind. It listens from this call on; the runtime must be there.
pub fn asked_to_stop(
    until_stdin_closes: bool,
) -> io::Result<impl Future<Output = io::Result<&'static str>>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let (keep, closed) = if until_stdin_closes {
        (None, watch_stdin()?)
    } else {
        let (keep, never) = oneshot::channel();
        (Some(keep), never)
    };
    Ok(async move {
        let _keep = keep;
        Ok(tokio::select! {
            _ = terminate.recv() => "SIGTERM",
            _ = interrupt.recv() => "SIGINT",
            _ = closed => "standard input closed",
        })
    })
}

/// A thread of its own: a read of standard input cannot be given up.
fn watch_stdin() -> io::Result<oneshot::Receiver<()>> {
    let (sender, receiver) = oneshot::channel();
    std::thread::Builder::new()
        .name("stdin".into())
        .spawn(move || {
            let mut buffer = [0; 256];
            while matches!(io::stdin().read(&mut buffer), Ok(count) if count > 0) {}
            let _ = sender.send(());
        })?;
    Ok(receiver)
}
