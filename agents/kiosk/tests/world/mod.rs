//! What surrounds a kiosk: a broker, a venue, a relay, a coordinator, certificates.

pub mod broker;
pub mod certificates;
pub mod coordinator;
pub mod kiosk;
pub mod lockd;
pub mod machine;
pub mod page;
pub mod relay;
pub mod venue;

use std::{future::Future, net::TcpListener, time::Duration};

pub const VENUE: &str = "madrid";
pub const DEVICE: &str = "madrid-1";

/// Waits until something is there. Generous: no test depends on being fast.
pub async fn until<T, F: Future<Output = Option<T>>>(what: &str, mut look: impl FnMut() -> F) -> T {
    for _ in 0..3_000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a minute passed without {what}");
}

/// A port that nobody listens on now.
pub fn free_port() -> u16 {
    std::iter::repeat_with(|| fastrand::u16(20_000..32_000))
        .take(1_000)
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .expect("a free port")
}
