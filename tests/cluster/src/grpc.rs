//! Calls to the coordinator under any certificate.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tokio::runtime::Runtime;
use tonic::Status;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};

use crate::certificates::Paper;

/// How long one call may take.
const CALL: Duration = Duration::from_secs(20);

/// Somebody who calls the coordinator, connected anew each time.
#[derive(Debug)]
pub struct Caller {
    runtime: Runtime,
    endpoint: Endpoint,
}

impl Caller {
    /// Who shows this certificate to the coordinator of the event in this folder, at this address.
    pub fn new(event: &Path, address: &str, paper: &Paper) -> Self {
        Self::at(event, address, Some("coordinator.adoube"), paper)
    }

    /// The same for whoever listens at that address, by a name other than its own if one is given.
    pub fn at(event: &Path, address: &str, name: Option<&str>, paper: &Paper) -> Self {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let authority = fs::read(event.join("authority/authority.pem")).unwrap();
        let tls = ClientTlsConfig::new()
            .ca_certificate(Certificate::from_pem(authority))
            .identity(Identity::from_pem(&paper.certificate, &paper.key));
        let tls = match name {
            Some(name) => tls.domain_name(name),
            None => tls,
        };
        let endpoint = Endpoint::from_shared(format!("https://{address}")).unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        Self {
            runtime: runtime.unwrap(),
            endpoint: endpoint.tls_config(tls).unwrap(),
        }
    }

    /// Makes a call, or says why it came to nothing.
    pub fn call<T>(
        &self,
        ask: impl AsyncFnOnce(Channel) -> Result<T, Status>,
    ) -> Result<T, Status> {
        self.within(CALL, ask)
    }

    /// Makes a call that may take so long.
    pub fn within<T>(
        &self,
        patience: Duration,
        ask: impl AsyncFnOnce(Channel) -> Result<T, Status>,
    ) -> Result<T, Status> {
        let whole = async {
            let channel = self.endpoint.connect().await;
            ask(channel.map_err(|error| Status::unavailable(error.to_string()))?).await
        };
        self.runtime.block_on(async {
            let answer = tokio::time::timeout(patience, whole).await;
            answer.unwrap_or_else(|_| Err(Status::deadline_exceeded("no answer")))
        })
    }
}
