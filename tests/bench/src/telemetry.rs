//! Devices at a venue's broker: a connection of its own each, under mutual TLS, and its vitals each second.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use adoube_proto::v1::{
    Birth, DevicePresence, NetworkState, PageState, PlayLinkState, PowerSource, State, Vitals,
};
use anyhow::{Context as _, Result};
use rumqttc::{AsyncClient, Event, MqttOptions, Packet, QoS, TlsConfiguration, Transport};
use serde::Serialize;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::papers::Paper;
use crate::venue::VENUE;

/// How long a connection may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A device that is connected.
pub struct Device {
    id: String,
    client: AsyncClient,
    sequence: u64,
}

/// Connections that were lost and made anew.
pub type Lost = Arc<AtomicU64>;

impl Device {
    /// Connects to the broker and says that it is born.
    pub async fn join(
        id: String,
        port: u16,
        authority: &str,
        paper: &Paper,
        lost: Lost,
    ) -> Result<Self> {
        let mut options = MqttOptions::new(&id, "127.0.0.1", port);
        options
            .set_keep_alive(Duration::from_secs(5))
            .set_transport(Transport::tls_with_config(TlsConfiguration::Simple {
                ca: authority.as_bytes().to_vec(),
                alpn: None,
                client_auth: Some((
                    paper.certificate.as_bytes().to_vec(),
                    paper.key.as_bytes().to_vec(),
                )),
            }));
        let (client, mut events) = AsyncClient::new(options, 16);
        let (tell, connected) = oneshot::channel();
        tokio::spawn(async move {
            let mut tell = Some(tell);
            loop {
                match events.poll().await {
                    Ok(Event::Incoming(Packet::ConnAck(_))) => {
                        let _ = tell.take().map(|tell| tell.send(()));
                    }
                    Ok(_) => {}
                    Err(_) => {
                        lost.fetch_add(1, Ordering::Relaxed);
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                }
            }
        });
        timeout(PATIENCE, connected)
            .await
            .context("no connection")??;
        let device = Self {
            id,
            client,
            sequence: 0,
        };
        let birth = Birth {
            version: adoube_proto::VERSION,
            device: device.id.clone(),
            session: 1,
            instance: format!("{:032x}", fastrand::u128(..)),
            ..Birth::default()
        };
        device.say("birth", false, &birth).await?;
        let state = State {
            state: DevicePresence::Ready.into(),
            session: 1,
        };
        device.say("state", true, &state).await?;
        Ok(device)
    }

    /// Its vitals, once.
    pub async fn vitals(&mut self) -> Result<()> {
        self.sequence += 1;
        let vitals = Vitals {
            sequence: self.sequence,
            session: 1,
            boot_id: "6b1f0c52-0a3e-4d0f-9a5e-9f0c6d2b7a11".to_owned(),
            monotonic_ms: self.sequence * 1_000,
            venue_round_trip_us: 400,
            play_link: PlayLinkState::Waiting.into(),
            page: PageState::Alive.into(),
            network: NetworkState::Up.into(),
            power: PowerSource::Mains.into(),
            ..Vitals::default()
        };
        self.say("vitals", false, &vitals).await
    }

    /// How many vitals it sent.
    pub const fn sent(&self) -> u64 {
        self.sequence
    }

    async fn say(&self, kind: &str, retain: bool, message: &impl Serialize) -> Result<()> {
        let topic = format!("adoube/v1/{VENUE}/{}/{kind}", self.id);
        let payload = serde_json::to_vec(message)?;
        self.client
            .publish(topic, QoS::AtLeastOnce, retain, payload)
            .await?;
        Ok(())
    }
}
