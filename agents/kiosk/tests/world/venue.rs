//! A venue in small: an MQTT client that gives tokens and keeps what devices say.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use adoube_proto::v1::{
    DeviceEvent, DevicePing, Journal, JournalLine, JournalReceipt, Order, OrderAck, OrderKind,
    OrderOutcome,
};
use rumqttc::{
    TlsConfiguration, Transport,
    v5::{AsyncClient, Event, Incoming, MqttOptions, mqttbytes::QoS},
};
use serde::de::DeserializeOwned;

use super::{
    DEVICE, VENUE,
    certificates::{Authority, Identity, client},
    relay::Relay,
    until,
};

type Heard = Arc<Mutex<Vec<(String, Vec<u8>)>>>;

pub struct Venue {
    client: AsyncClient,
    heard: Heard,
    /// Whether it confirms lines of a journal.
    pub confirms: Arc<AtomicBool>,
}

impl Venue {
    pub async fn start(broker: u16, authority: &Authority, relay: Relay) -> Self {
        let identity = authority.venue(VENUE);
        let options = options(&format!("venue-{VENUE}"), broker, authority, &identity);
        let (client, mut events) = AsyncClient::new(options, 64);
        client
            .subscribe(format!("adoube/v1/{VENUE}/+/+"), QoS::AtLeastOnce)
            .await
            .unwrap();
        let heard = Heard::default();
        let (listening, answering) = (heard.clone(), client.clone());
        let confirms = Arc::new(AtomicBool::new(true));
        let confirming = confirms.clone();
        let (ready, subscribed) = tokio::sync::oneshot::channel();
        let mut ready = Some(ready);
        tokio::spawn(async move {
            while let Ok(event) = events.poll().await {
                match event {
                    Event::Incoming(Incoming::SubAck(_)) => {
                        ready.take().map(|ready| ready.send(()));
                    }
                    Event::Incoming(Incoming::Publish(publish)) => {
                        let topic = String::from_utf8(publish.topic.to_vec()).unwrap();
                        let kind = topic.rsplit('/').next().unwrap().to_owned();
                        answer(&answering, &relay, &kind, &publish.payload);
                        if kind == "journal" && confirming.load(Ordering::Relaxed) {
                            confirm(&answering, &publish.payload);
                        }
                        listening
                            .lock()
                            .unwrap()
                            .push((kind, publish.payload.to_vec()));
                    }
                    _ => {}
                }
            }
        });
        subscribed.await.unwrap();
        Self {
            client,
            heard,
            confirms,
        }
    }

    /// Everything heard so far of this kind.
    pub fn heard<T: DeserializeOwned>(&self, kind: &str) -> Vec<T> {
        let heard = self.heard.lock().unwrap();
        heard
            .iter()
            .filter(|(of, _)| of == kind)
            .map(|(_, payload)| serde_json::from_slice(payload).unwrap())
            .collect()
    }

    /// Waits for a message of this kind that is as wanted.
    pub async fn wait<T: DeserializeOwned>(&self, kind: &str, wanted: impl Fn(&T) -> bool) -> T {
        until(kind, || async {
            self.heard(kind).into_iter().find(&wanted)
        })
        .await
    }

    pub fn ping(&self, number: u64) {
        let payload = serde_json::to_vec(&DevicePing {
            number,
            network_key: "07".repeat(32),
            ..DevicePing::default()
        })
        .unwrap();
        let topic = format!("adoube/v1/{VENUE}/{DEVICE}/ping");
        self.client
            .try_publish(topic, QoS::AtMostOnce, false, payload)
            .unwrap();
    }

    /// Every line heard of the device's journal, in the order in which they came.
    pub fn lines(&self) -> Vec<JournalLine> {
        let batches = self.heard::<Journal>("journal");
        batches.into_iter().flat_map(|batch| batch.lines).collect()
    }

    pub async fn order(&self, payload: String) {
        send(&self.client, payload);
        tokio::task::yield_now().await;
    }

    /// What became of an order of that number, once it is carried out.
    pub async fn answer(&self, number: u32, what: &str) -> OrderAck {
        let id = format!("{number:032x}");
        let order = format!(r#"{{"id":"{id}","what":"{what}","text":"stop"}}"#);
        self.order(order).await;
        self.wait("ack", |it: &OrderAck| {
            it.id == id && it.outcome() != OrderOutcome::Received
        })
        .await
    }
}

/// The broker keeps it for the device's next connection.
fn confirm(client: &AsyncClient, payload: &[u8]) {
    let batch: Journal = serde_json::from_slice(payload).unwrap();
    let receipt = JournalReceipt {
        journal: batch.journal,
        through: batch.lines.last().unwrap().number,
    };
    let topic = format!("adoube/v1/{VENUE}/{DEVICE}/receipt");
    let payload = serde_json::to_vec(&receipt).unwrap();
    client
        .try_publish(topic, QoS::AtLeastOnce, true, payload)
        .unwrap();
}

fn answer(client: &AsyncClient, relay: &Relay, kind: &str, payload: &[u8]) {
    let count = match kind {
        "birth" => 2,
        "event" => {
            let event: DeviceEvent = serde_json::from_slice(payload).unwrap();
            usize::from(event.what == "tokens-wanted")
        }
        _ => 0,
    };
    if count == 0 {
        return;
    }
    let tokens: Vec<_> = (0..count)
        .map(|_| format!("{:032x}", fastrand::u128(..)))
        .collect();
    relay.tokens.lock().unwrap().extend(tokens.iter().cloned());
    let order = Order {
        id: format!("{:032x}", fastrand::u128(..)),
        what: OrderKind::RelayTokens.into(),
        tokens,
        ..Order::default()
    };
    send(client, serde_json::to_string(&order).unwrap());
}

fn send(client: &AsyncClient, payload: String) {
    let topic = format!("adoube/v1/{VENUE}/{DEVICE}/order");
    client
        .try_publish(topic, QoS::AtLeastOnce, false, payload)
        .unwrap();
}

pub fn options(name: &str, port: u16, authority: &Authority, identity: &Identity) -> MqttOptions {
    let mut options = MqttOptions::new(name, "127.0.0.1", port);
    let tls = TlsConfiguration::Rustls(client(authority, identity));
    options
        .set_transport(Transport::tls_with_config(tls))
        .set_keep_alive(Duration::from_secs(30))
        .set_outgoing_inflight_upper_limit(32);
    options
}
