//! A connection that stands in time. The endpoint's own limit ends with TCP, and the system takes the
//! connections of a program that hangs: only TLS shows that nobody is there.

use std::time::Duration;

use adoube_event_folder::Credentials;
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Error, Identity};

/// How long a connection may take to stand.
pub const CONNECT: Duration = Duration::from_secs(5);

/// A link over which nothing comes is asked so often whether it still stands.
const KEEPALIVE: Duration = Duration::from_secs(2);

/// Where to connect, as the person of these credentials; `domain` is the name in the certificate, where another one is
/// expected than the host's.
pub(crate) fn endpoint(
    credentials: &Credentials,
    address: &str,
    domain: Option<&str>,
) -> Result<Endpoint> {
    let mut tls = ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(&credentials.authority))
        .identity(Identity::from_pem(
            &credentials.certificate,
            &credentials.key,
        ));
    if let Some(domain) = domain {
        tls = tls.domain_name(domain);
    }
    Endpoint::from_shared(format!("https://{address}"))
        .with_context(|| text!("cli-no-address", address))?
        .user_agent(format!(
            "{}{}",
            adoube_proto::USER_AGENT,
            adoube_proto::VERSION
        ))?
        .connect_timeout(CONNECT)
        .tcp_nodelay(true)
        .http2_keep_alive_interval(KEEPALIVE)
        .keep_alive_timeout(KEEPALIVE)
        .keep_alive_while_idle(true)
        .tls_config(tls)
        .with_context(|| text!("cli-certificates-unusable"))
}

/// Connects to `whose`; in words what was wrong, by `failed` where it is known.
pub async fn connect(
    endpoint: &Endpoint,
    whose: &str,
    failed: impl FnOnce(&Error) -> anyhow::Error,
) -> Result<Channel> {
    match tokio::time::timeout(CONNECT, endpoint.connect()).await {
        Ok(connected) => connected.map_err(|error| failed(&error)),
        Err(_) => Err(trouble!("cli-no-response", whose, seconds: CONNECT.as_secs())),
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
