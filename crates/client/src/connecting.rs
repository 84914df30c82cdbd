//! A connection that stands in time. The endpoint's own limit ends with TCP, and the system takes the
//! connections of a program that hangs: only TLS shows that nobody is there.

use std::time::Duration;

use adoube_user_text::trouble;
use anyhow::Result;
use tonic::transport::{Channel, Endpoint, Error};

/// How long a connection may take to stand.
pub const CONNECT: Duration = Duration::from_secs(5);

/// Connects to `whose`; in words what was wrong, by `failed` where it is known.
pub async fn connect(
    endpoint: &Endpoint,
    whose: &str,
    failed: impl FnOnce(&Error) -> anyhow::Error,
) -> Result<Channel> {
    match tokio::time::timeout(CONNECT, endpoint.connect()).await {
        Ok(connected) => connected.map_err(|error| failed(&error)),
        Err(_) => Err(trouble(
            format!(
                "{whose} accepts connections but does not respond: nothing received in {} s",
                CONNECT.as_secs()
            ),
            "its program is frozen or stopped, or its machine is overloaded; no request was sent \
             yet",
        )),
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;
    use tonic::transport::{ClientTlsConfig, Endpoint};

    use super::*;

    /// VEN-4: a node that is stopped has its connections taken by the system, and says nothing.
    #[tokio::test]
    async fn ven_4_who_takes_connections_and_says_nothing_is_not_waited_for() {
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = silent.local_addr().unwrap();
        let endpoint = Endpoint::from_shared(format!("https://{address}"))
            .unwrap()
            .connect_timeout(CONNECT)
            .tls_config(ClientTlsConfig::new())
            .unwrap();
        let told = connect(&endpoint, "the venue node", |error| panic!("{error}")).await;
        let told = told.unwrap_err().to_string();
        assert!(
            told.contains("does not respond: nothing received in 5 s"),
            "{told}"
        );
        drop(silent);
    }
}
