//! Where the page is served: a browser that the machine's daemon holds reaches one port alone.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::net::TcpListener;

use super::PageError;
use crate::{config::DeviceConfig, shell::lockdown::asked};

/// What is known of it beforehand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// The device's settings name it.
    Told(SocketAddr),
    /// The player is to reach it there. Of several devices on one machine, as in a rehearsal, one has it.
    Asked(SocketAddr),
    Any,
}

impl Place {
    pub(super) fn of(config: &DeviceConfig) -> Self {
        if let Some(told) = config.page {
            return Self::Told(told);
        }
        // A profile that cannot be read is told by who watches the lock.
        let profile = config.profile.as_deref().and_then(|it| asked(it).ok());
        match profile.and_then(|profile| profile.page_port) {
            Some(port) => Self::Asked((Ipv4Addr::LOCALHOST, port).into()),
            None => Self::Any,
        }
    }

    /// Whether the page can no longer be where it was.
    pub(super) async fn is_elsewhere(self, before: SocketAddr) -> bool {
        match self {
            Self::Told(told) => told != before,
            Self::Asked(asked) => asked != before && TcpListener::bind(asked).await.is_ok(),
            Self::Any => false,
        }
    }

    pub(super) async fn bind(self) -> Result<(TcpListener, SocketAddr), PageError> {
        let free = (Ipv4Addr::LOCALHOST, 0).into();
        match self {
            Self::Told(told) => bind(told).await,
            Self::Any => bind(free).await,
            Self::Asked(asked) => match bind(asked).await {
                Ok(bound) => Ok(bound),
                Err(error) => {
                    tracing::warn!("not where the event's profile has it: {error}");
                    bind(free).await
                }
            },
        }
    }
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), PageError> {
    let unusable = |error| PageError::Port { address, error };
    let listener = TcpListener::bind(address).await.map_err(unusable)?;
    let address = listener.local_addr().map_err(unusable)?;
    Ok((listener, address))
}
