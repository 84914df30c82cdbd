//! The wall: who is let in by an invitation, and for how long.

use adoube_proto::v1::sessions_client::SessionsClient;
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    InviteRequest, Role as WireRole, SessionsRequest, WithdrawInvitationRequest,
};
use adoube_tournament::actor::Role;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};

use crate::kit::{Browser, Coordinator, Heard, Lta, Paper, Venue, free_port, soon, until};

const OFFICIALS: [(&str, Role, &str); 4] = [
    ("lena", Role::Lta, "madrid"),
    ("clara", Role::ChiefArbiter, ""),
    ("lola", Role::Lca, "madrid"),
    ("omar", Role::Lta, "oslo"),
];

/// A venue with a wall, told once of its people.
async fn venue() -> (Venue, u16, adoube_venue::shell::Node, Coordinator) {
    let port = free_port();
    let venue = Venue::with(&format!(
        "external_broker = \"127.0.0.1:9\"\nlisten_wall = \"127.0.0.1:{port}\"\n\
         wall_certificate = \"certificate.pem\"\nwall_key = \"key.pem\"\n\
         wall_address = \"https://madrid.example/\""
    ));
    venue.grant(1_000, &OFFICIALS, &[]);
    let node = venue.start().await;
    let coordinator = Coordinator::start(&venue, 0, true);
    let told = async {
        while Lta::person(&venue, "lena").word().await != "ok" {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    soon("the venue knows its people", told).await;
    (venue, port, node, coordinator)
}

fn desk(venue: &Venue, person: &str) -> SessionsClient<Channel> {
    let issued = venue.authority.issue(&Paper::official(person));
    let tls = ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(venue.authority.pem()))
        .identity(Identity::from_pem(issued.certificate, issued.key))
        .domain_name("madrid.adoube");
    let endpoint = Endpoint::from_shared(format!("https://127.0.0.1:{}", venue.officials));
    SessionsClient::new(endpoint.unwrap().tls_config(tls).unwrap().connect_lazy())
}

fn inviting(person: &str, role: WireRole, venue: &str) -> InviteRequest {
    InviteRequest {
        person: person.to_owned(),
        role: role.into(),
        venue: venue.to_owned(),
        ..InviteRequest::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_who_invites_whom_to_the_wall() {
    let (venue, _, node, _coordinator) = venue().await;
    for (caller, person, role, at, expected) in [
        ("lena", "lena", WireRole::Lta, "madrid", "ok"),
        ("lena", "lola", WireRole::Lca, "madrid", "not-your-role"),
        ("lola", "lena", WireRole::Lta, "madrid", "ok"),
        ("lola", "clara", WireRole::ChiefArbiter, "", "not-your-role"),
        ("clara", "lola", WireRole::Lca, "madrid", "ok"),
        ("clara", "omar", WireRole::Lta, "oslo", "other-venue"),
        ("clara", "lena", WireRole::Lca, "madrid", "not-granted"),
        ("clara", "nobody", WireRole::Lta, "madrid", "not-granted"),
        ("omar", "omar", WireRole::Lta, "oslo", "other-venue"),
        ("clara", "lena", WireRole::Unspecified, "madrid", "role"),
    ] {
        let invited = desk(&venue, caller)
            .invite(inviting(person, role, at))
            .await;
        let word = match invited {
            Ok(_) => "ok".to_owned(),
            Err(status) => {
                let text = status.message();
                text.split([':', ' ']).next().unwrap_or_default().to_owned()
            }
        };
        assert_eq!(word, expected, "{caller} invites {person} as {role:?}");
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_4_the_wall_opens_by_an_invitation_while_the_venue_is_cut_off() {
    let (venue, port, node, coordinator) = venue().await;
    drop(coordinator);
    let mut lena = desk(&venue, "lena");
    let invited = lena.invite(inviting("lena", WireRole::Lta, "madrid")).await;
    let invited = invited.unwrap().into_inner();
    assert_eq!(invited.console, "https://madrid.example/");
    let before = Browser::open(&venue, port).await.watch("").await;
    assert_eq!(
        before.header("grpc-status"),
        Some("16"),
        "nobody is signed in"
    );

    let signed_in = Browser::open(&venue, port)
        .await
        .sign_in(&invited.invitation)
        .await;
    assert_eq!(signed_in.status(), 204);
    let again = Browser::open(&venue, port)
        .await
        .sign_in(&invited.invitation)
        .await;
    assert_eq!(again.status(), 409, "an invitation works once");
    let mut watch = Browser::open(&venue, port)
        .await
        .watch(&signed_in.cookie())
        .await;
    assert_eq!((watch.status(), watch.header("grpc-status")), (200, None));
    assert!(watch.goes_on().await);

    let sessions = lena
        .list(SessionsRequest::default())
        .await
        .unwrap()
        .into_inner()
        .sessions;
    assert_eq!(sessions.len(), 1);
    let revoke = adoube_proto::v1::RevokeRequest {
        id: sessions[0].id.clone(),
        ..Default::default()
    };
    lena.revoke(revoke).await.unwrap();
    while watch.goes_on().await {}
    let after = Browser::open(&venue, port)
        .await
        .watch(&signed_in.cookie())
        .await;
    assert_eq!(
        after.header("grpc-status"),
        Some("16"),
        "the session was ended"
    );
    node.stop().await;
}

/// What became of invitations, as the node reported it: which, what, for whom, by whom.
fn invitations(heard: &Heard) -> Vec<[String; 4]> {
    let told = heard.kept.iter().filter_map(|report| match &report.body {
        Some(Body::Invitation(change)) => Some([
            change.invitation.clone(),
            change.what().word().to_owned(),
            format!("{} {}", change.person, change.role().word()),
            format!("{} {}", change.by, change.by_role().word()),
        ]),
        _ => None,
    });
    told.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_what_becomes_of_invitations_is_reported_also_what_was_done_while_cut_off() {
    let (venue, port, node, first) = venue().await;
    let asked = inviting("lena", WireRole::Lta, "madrid");
    let one = desk(&venue, "lola").invite(asked).await.unwrap();
    let one = one.into_inner();
    let browser = Browser::open(&venue, port).await;
    assert_eq!(browser.sign_in(&one.invitation).await.status(), 204);
    until("an invitation made and used", || {
        first.heard(invitations).len() == 2
    })
    .await;
    let row = |id: &str, what: &str, whom: &str, by: &str| [id, what, whom, by].map(str::to_owned);
    assert_eq!(
        first.heard(invitations),
        [
            row(&one.id, "made", "lena lta", "lola lca"),
            row(&one.id, "used", "lena lta", "lena lta"),
        ]
    );
    let has = first.heard(|heard| heard.numbers().into_iter().max().unwrap_or_default());
    drop(first);

    let asked = inviting("lola", WireRole::Lca, "madrid");
    let mut clara = desk(&venue, "clara");
    let other = clara.invite(asked).await.unwrap().into_inner();
    let withdrawn = WithdrawInvitationRequest {
        id: other.id.clone(),
        ..WithdrawInvitationRequest::default()
    };
    clara.withdraw(withdrawn).await.unwrap();
    node.stop().await;
    let node = venue.start().await;
    let second = Coordinator::start(&venue, has, true);
    until("an invitation made and withdrawn", || {
        second.heard(invitations).len() >= 2
    })
    .await;
    let mut told = second.heard(invitations);
    // A node that ends between its outbox and its book says the same once more.
    told.dedup();
    assert_eq!(
        told,
        [
            row(&other.id, "made", "lola lca", "clara chief-arbiter"),
            row(&other.id, "withdrawn", "lola lca", "clara chief-arbiter"),
        ]
    );
    let said = second.heard(|heard| format!("{:?}", heard.kept));
    assert!(
        !said.contains(&other.invitation),
        "what opens it is told to nobody"
    );
    node.stop().await;
}
