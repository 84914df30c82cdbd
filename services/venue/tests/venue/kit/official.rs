//! An official at the venue's own port, and the coordinator that vouches for him.

use adoube_proto::v1::lta_client::LtaClient;
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{
    CancelOrderRequest, GiveOrderRequest, Grants, LtaReply, LtaWatchRequest, OrderFate, OrderKind,
    OrderView, OrdersRequest, SignedGrant,
};
use adoube_tournament::actor::Role;
use adoube_tournament::grants::{Grant, Revocations};
use adoube_tournament::time::Time;
use rcgen::KeyPair;
use ring::signature::Ed25519KeyPair;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};
use tonic::{Status, Streaming};

use super::authority::Paper;
use super::{Venue, soon};

/// The coordinator's signature.
pub(crate) struct Vouching {
    pem: String,
    pair: Ed25519KeyPair,
}

impl Vouching {
    pub(crate) fn new() -> Self {
        let key = KeyPair::generate_for(&rcgen::PKCS_ED25519).unwrap();
        let der = key.serialize_der();
        Self {
            pem: key.public_key_pem(),
            pair: Ed25519KeyPair::from_pkcs8_maybe_unchecked(&der).unwrap(),
        }
    }

    pub(crate) fn pem(&self) -> String {
        self.pem.clone()
    }

    pub(crate) fn grants(
        &self,
        at: u64,
        officials: &[(&str, Role, &str)],
        ended: &[u64],
    ) -> Grants {
        let sign = |message: &[u8]| self.pair.sign(message).as_ref().to_vec();
        let signed = |(serial, (person, role, venue)): (u64, &(&str, Role, &str))| {
            let grant = Grant {
                tournament: "open".parse().unwrap(),
                person: person.parse().unwrap(),
                role: *role,
                venue: venue.parse().ok(),
                serial,
                until: Time(at + 3_600_000),
            };
            SignedGrant {
                person: (*person).to_owned(),
                role: match role {
                    Role::Lta => adoube_proto::v1::Role::Lta,
                    Role::Lca => adoube_proto::v1::Role::Lca,
                    Role::ChiefArbiter => adoube_proto::v1::Role::ChiefArbiter,
                    _ => adoube_proto::v1::Role::Organiser,
                }
                .into(),
                venue: (*venue).to_owned(),
                serial,
                until: at + 3_600_000,
                signature: sign(&grant.message()),
                name: String::new(),
            }
        };
        let list = Revocations {
            tournament: "open".parse().unwrap(),
            at: Time(at),
            serials: ended.iter().copied().collect(),
        };
        Grants {
            tournament: "open".to_owned(),
            grants: (1..).zip(officials).map(signed).collect(),
            at,
            revoked: ended.to_vec(),
            revocations_signature: sign(&list.message()),
            speed: 1_000,
            time_zone: "Europe/Madrid".to_owned(),
        }
    }
}

/// A connection to the venue's port under somebody's certificate.
pub(crate) struct Lta(pub(crate) LtaClient<Channel>);

impl Lta {
    pub(crate) fn connect(venue: &Venue, paper: &Paper) -> Self {
        let issued = venue.authority.issue(paper);
        let tls = ClientTlsConfig::new()
            .ca_certificate(Certificate::from_pem(venue.authority.pem()))
            .identity(Identity::from_pem(issued.certificate, issued.key))
            .domain_name("madrid.adoube");
        let endpoint = Endpoint::from_shared(format!("https://127.0.0.1:{}", venue.officials));
        let channel = endpoint.unwrap().tls_config(tls).unwrap().connect_lazy();
        Self(LtaClient::new(channel))
    }

    pub(crate) fn person(venue: &Venue, person: &str) -> Self {
        Self::connect(venue, &Paper::official(person))
    }

    /// Begins to watch: the stream, or why not.
    pub(crate) async fn watch(&mut self) -> Result<Streaming<LtaReply>, Status> {
        let request = LtaWatchRequest {
            version: adoube_proto::VERSION,
        };
        let begun = soon("an answer", self.0.watch(request)).await;
        begun.map(tonic::Response::into_inner)
    }

    /// `ok`, or the first word of the refusal.
    pub(crate) async fn word(&mut self) -> String {
        match self.watch().await {
            Ok(_) => "ok".to_owned(),
            Err(status) => {
                let text = status.message();
                text.split([':', ' ']).next().unwrap_or_default().to_owned()
            }
        }
    }

    pub(crate) async fn give(
        &mut self,
        number: u8,
        device: &str,
        (what, text): (&str, &str),
        expires_in_ms: u64,
    ) -> Result<OrderView, Status> {
        let order = GiveOrderRequest {
            id: format!("{number:032x}"),
            device: device.to_owned(),
            what: OrderKind::number_of(what),
            text: text.to_owned(),
            expires_in_ms,
            ..GiveOrderRequest::default()
        };
        let given = soon("an answer", self.0.give_order(order)).await;
        given.map(tonic::Response::into_inner)
    }

    pub(crate) async fn cancel(&mut self, number: u8) -> Result<OrderView, Status> {
        let id = format!("{number:032x}");
        let taken = soon("an answer", self.0.cancel_order(CancelOrderRequest { id })).await;
        taken.map(tonic::Response::into_inner)
    }

    /// Waits until an order has this fate.
    pub(crate) async fn until(&mut self, number: u8, fate: OrderFate) -> OrderView {
        let id = format!("{number:032x}");
        let waiting = async {
            loop {
                let request = OrdersRequest::default();
                let orders = self.0.orders(request).await.unwrap().into_inner().orders;
                if let Some(order) = orders.into_iter().find(|o| o.id == id && o.fate() == fate) {
                    return order;
                }
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        };
        soon(&format!("order {number} {fate:?}"), waiting).await
    }
}

/// The next message that is wanted.
pub(crate) async fn heard<T>(
    stream: &mut Streaming<LtaReply>,
    mut wanted: impl FnMut(Body) -> Option<T>,
) -> T {
    let waiting = async {
        loop {
            let reply = stream.message().await.unwrap().expect("the stream goes on");
            if let Some(found) = reply.body.and_then(&mut wanted) {
                return found;
            }
        }
    };
    soon("what is wanted of the stream", waiting).await
}
