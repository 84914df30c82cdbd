//! What can hold this machine, by operating system. Whatever another system cannot do is told as
//! unavailable, with the reason.

use std::path::PathBuf;

use tokio::io::{AsyncRead, AsyncWrite};

/// The way to who holds this machine.
pub(crate) trait Platform: Clone + Send + Sync + 'static {
    /// A conversation, line by line.
    type Talk: AsyncRead + AsyncWrite + Unpin + Send;

    /// Begins one; why that is not possible, for people.
    fn talk(&self) -> impl Future<Output = Result<Self::Talk, String>> + Send;
}

/// Linux: `adoube-lockd`, at its socket.
#[cfg(target_os = "linux")]
#[derive(Clone, Debug)]
pub(crate) struct Lockd {
    pub(crate) socket: PathBuf,
}

#[cfg(target_os = "linux")]
impl Platform for Lockd {
    type Talk = tokio::net::UnixStream;

    async fn talk(&self) -> Result<Self::Talk, String> {
        let talk = tokio::net::UnixStream::connect(&self.socket).await;
        talk.map_err(|error| {
            let socket = self.socket.display();
            format!("adoube-lockd does not respond at {socket}: {error}")
        })
    }
}

/// A system that nothing was made for.
#[cfg(any(test, not(target_os = "linux")))]
#[derive(Clone, Debug)]
pub(crate) struct Nobody;

#[cfg(any(test, not(target_os = "linux")))]
impl Platform for Nobody {
    type Talk = tokio::io::DuplexStream;

    async fn talk(&self) -> Result<Self::Talk, String> {
        Err(format!(
            "this agent cannot lock a computer with {}",
            std::env::consts::OS
        ))
    }
}

/// The one of this machine.
#[cfg(target_os = "linux")]
pub(crate) const fn of_this_machine(socket: PathBuf) -> impl Platform {
    Lockd { socket }
}

/// The one of this machine.
#[cfg(not(target_os = "linux"))]
pub(crate) fn of_this_machine(_: PathBuf) -> impl Platform {
    Nobody
}
