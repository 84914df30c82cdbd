//! What officials ask of the coordinator at the node's port, list and take back.

use std::time::Duration;

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::venue_report;
use adoube_proto::v1::{
    BoardRef, CallReply, CallWord, IntendRequest, IntentFate, IntentView, IntentsRequest, LtaReply,
    SeenBack, Side, VenueIntent, WithdrawIntentRequest,
};
use adoube_tournament::actor::Role;
use tonic::{Code, Response, Status, Streaming};

use crate::kit::{Coordinator, Lta, Venue, heard, soon};

const OFFICIALS: [(&str, Role, &str); 3] = [
    ("lena", Role::Lta, "madrid"),
    ("lola", Role::Lca, "madrid"),
    ("omar", Role::Lta, "oslo"),
];

fn id(number: u8) -> String {
    format!("{number:032x}")
}

impl Lta {
    /// Asks for a spare that is to be there in so many milliseconds.
    async fn intends(&mut self, number: u8, expires_in_ms: u64) -> Result<IntentView, Status> {
        let intent = Some(VenueIntent {
            id: id(number),
            board: Some(BoardRef { round: 1, board: 1 }),
            side: Side::White.into(),
            what: Some(What::MoveTo("d-2".to_owned())),
            expires_in_ms,
            ..VenueIntent::default()
        });
        let asked = soon("an answer", self.0.intend(IntendRequest { intent })).await;
        asked.map(Response::into_inner)
    }

    /// Says a word on the call of a player; none: that he is back.
    async fn says(&mut self, number: u8, word: Option<CallReply>) -> Result<&'static str, Status> {
        let what = match word {
            Some(word) => What::Call(CallWord {
                number: 1,
                word: word.into(),
            }),
            None => What::Back(SeenBack {}),
        };
        let intent = VenueIntent {
            id: id(number),
            board: Some(BoardRef { round: 1, board: 1 }),
            side: Side::White.into(),
            what: Some(what),
            ..VenueIntent::default()
        };
        let intent = Some(intent);
        let asked = soon("an answer", self.0.intend(IntendRequest { intent })).await;
        asked.map(|asked| asked.into_inner().fate().word())
    }

    async fn withdraws(&mut self, number: u8) -> Result<IntentView, Status> {
        let request = WithdrawIntentRequest { id: id(number) };
        let taken = soon("an answer", self.0.withdraw_intent(request)).await;
        taken.map(Response::into_inner)
    }

    /// Fate, and whether it is unconfirmed.
    async fn fate(&mut self, number: u8) -> (&'static str, bool) {
        let all = self
            .0
            .intents(IntentsRequest {})
            .await
            .unwrap()
            .into_inner();
        let own = |view: &IntentView| view.intent.as_ref().is_some_and(|it| it.id == id(number));
        let view = all.intents.into_iter().find(own).unwrap();
        (view.fate().word(), view.unconfirmed)
    }
}

/// What the coordinator heard: which, and why it is void.
fn told(coordinator: &Coordinator) -> Vec<(String, &'static str)> {
    coordinator.heard(|heard| {
        let intents = heard.kept.iter().filter_map(|report| match &report.body {
            Some(venue_report::Body::Intent(intent)) => {
                assert!(
                    (1..=3_600_000).contains(&intent.expires_in_ms),
                    "{intent:?}"
                );
                Some((intent.id.clone(), intent.void().word()))
            }
            _ => None,
        });
        intents.collect()
    })
}

async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !done().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    soon(what, waiting).await;
}

async fn until_connected(stream: &mut Streaming<LtaReply>, connected: bool) {
    heard(stream, |body| match body {
        Body::Uplink(uplink) => (uplink.connected == connected).then_some(()),
        _ => None,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_4_what_was_asked_of_the_coordinator_expires_or_is_taken_back() {
    let venue = Venue::with("external_broker = \"127.0.0.1:9\"");
    venue.grant(1_000, &OFFICIALS, &[]);
    let coordinator = Coordinator::start(&venue, 0, true);
    let node = venue.start().await;
    let [mut lena, mut lola, mut omar] =
        ["lena", "lola", "omar"].map(|who| Lta::person(&venue, who));
    until("lena is known", async || lena.word().await == "ok").await;
    let mut stream = lena.watch().await.unwrap();
    until_connected(&mut stream, true).await;
    drop(coordinator);
    until_connected(&mut stream, false).await;

    for (number, expires_in_ms) in [(1, 0), (2, 0), (3, 1_000)] {
        let asked = lena.intends(number, expires_in_ms).await.unwrap();
        assert_eq!(asked.fate(), IntentFate::Waiting);
        assert_eq!(lena.fate(number).await.0, "waiting", "read at once");
    }
    let refused = lena.intends(4, 999).await.unwrap_err();
    assert_eq!(refused.code(), Code::InvalidArgument);
    for stranger in [&mut lola, &mut omar] {
        let refused = stranger.withdraws(1).await.unwrap_err();
        assert_eq!(refused.code(), Code::PermissionDenied);
    }
    assert_eq!(lena.withdraws(9).await.unwrap_err().code(), Code::NotFound);

    // The coordinator never heard of these: they are over.
    let taken = lena.withdraws(1).await.unwrap();
    let shown = (taken.fate().word(), &*taken.withdrawn_by, taken.unconfirmed);
    assert_eq!(shown, ("withdrawn", "lena", false));
    until("it expires", async || lena.fate(3).await.0 == "expired").await;
    until("that is so", async || !lena.fate(3).await.1).await;
    let late = lena.withdraws(3).await.unwrap_err();
    assert_eq!(late.code(), Code::FailedPrecondition);

    // This one it hears of, so its word is awaited; also after a restart of the node.
    let coordinator = Coordinator::start(&venue, 0, true);
    let said = |number, void: &'static str| (id(number), void);
    until("it is told", async || {
        told(&coordinator).contains(&said(2, ""))
    })
    .await;
    let taken = lena.withdraws(2).await.unwrap();
    assert_eq!(
        (taken.fate().word(), taken.unconfirmed),
        ("withdrawn", true)
    );
    until("it is told", async || {
        told(&coordinator).contains(&said(2, "withdrawn"))
    })
    .await;
    let others = told(&coordinator)
        .into_iter()
        .filter(|(other, _)| *other != id(2));
    assert_eq!(others.count(), 0, "what was over before");
    node.stop().await;
    drop(coordinator);
    let node = venue.start().await;
    let mut lena = Lta::person(&venue, "lena");
    until("the port is open", async || lena.word().await == "ok").await;
    assert_eq!(lena.fate(2).await, ("withdrawn", true));
    assert_eq!(lena.fate(1).await, ("withdrawn", false));
    node.stop().await;
}

/// VEN-8: LTA and LCA of the venue, arbiter and chief arbiter have a word on a call; nobody else, and no other word.
#[tokio::test(flavor = "multi_thread")]
async fn ven_8_who_may_say_what_of_a_call() {
    let venue = Venue::with("external_broker = \"127.0.0.1:9\"");
    venue.grant(1_000, &OFFICIALS, &[]);
    let node = venue.start().await;
    let mut lena = Lta::person(&venue, "lena");
    let coordinator = Coordinator::start(&venue, 0, true);
    until("lena is known", async || lena.word().await == "ok").await;
    drop(coordinator);
    let words = [
        Some(CallReply::Coming),
        Some(CallReply::Valid),
        Some(CallReply::NotValid),
        None,
    ];
    for (number, word) in (1..).zip(words) {
        assert_eq!(
            lena.says(number, word).await.unwrap(),
            "waiting",
            "{word:?}"
        );
    }
    let refused = lena
        .says(9, Some(CallReply::Unspecified))
        .await
        .unwrap_err();
    assert_eq!(refused.code(), Code::InvalidArgument);
    for word in words {
        let refused = Lta::person(&venue, "omar").says(9, word).await;
        assert_eq!(refused.unwrap_err().code(), Code::PermissionDenied);
    }
    node.stop().await;
}
