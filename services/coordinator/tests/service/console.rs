//! The console: a session acts in the office that it was given for, and in no other.

use adoube_proto::v1::sessions_client::SessionsClient;
use adoube_proto::v1::{
    ArbiterCommand, BoardRef, CommandReply, EventView, ImportReply, InviteRequest, PauseCommand,
    RevokeReply, RevokeRequest, Role as WireRole, RoundReply, RoundRequest, SessionsReply,
    SessionsRequest, Verb, WatchReply, WatchRequest, WhoReply, WhoRequest, arbiter_command,
    watch_reply::Body,
};
use adoube_tournament::actor::Role;
use tonic::Code;

use crate::kit::{Frames, Page, Site, TOURNAMENT, importing, rpc, setting_up};

fn pausing() -> ArbiterCommand {
    ArbiterCommand {
        tournament: TOURNAMENT.to_owned(),
        board: Some(BoardRef { round: 1, board: 1 }),
        command_id: fastrand::u128(..).to_be_bytes().to_vec(),
        reason: "noise".to_owned(),
        command: Some(arbiter_command::Command::Pause(PauseCommand {})),
        ..ArbiterCommand::default()
    }
}

fn watching() -> WatchRequest {
    WatchRequest {
        tournament: TOURNAMENT.to_owned(),
        round: 1,
        ticks: true,
        board: 0,
    }
}

fn sessions() -> SessionsRequest {
    SessionsRequest {
        tournament: TOURNAMENT.to_owned(),
    }
}

/// gRPC's number for "permission denied".
const DENIED: &str = "7";
/// gRPC's number for "not signed in".
const SIGNED_OUT: &str = "16";

async fn may(page: &Page) -> String {
    let round = RoundRequest {
        tournament: TOURNAMENT.to_owned(),
        round: 3,
        ..RoundRequest::default()
    };
    let paused = page
        .one::<CommandReply>(&rpc("Event/Command"), &pausing())
        .await;
    let refusal = paused.unwrap().answer.unwrap().refusal;
    let watched = page
        .one::<WatchReply>(&rpc("Event/Watch"), &watching())
        .await;
    let denied = |status: Option<String>| status.as_deref() == Some(DENIED);
    let met = [
        denied(
            page.one::<EventView>(&rpc("Event/SetUp"), &setting_up())
                .await
                .err(),
        ),
        denied(
            page.one::<ImportReply>(&rpc("Event/Import"), &importing(2))
                .await
                .err(),
        ),
        denied(
            page.one::<RoundReply>(&rpc("Event/StartRound"), &round)
                .await
                .err(),
        ),
        refusal.is_some_and(|refusal| refusal.code == "not-your-role"),
        denied(watched.err()),
    ];
    met.map(|denied| if denied { '.' } else { 'y' })
        .iter()
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_a_session_may_what_its_office_may() {
    let site = Site::with_a_round().await;
    // who; set up, import, start a round, pause, watch
    for (person, role, venue, expected) in [
        ("chief", Role::ChiefArbiter, None, ".yyyy"),
        ("arbiter", Role::Arbiter, None, "..yyy"),
        ("lta-oslo", Role::Lta, Some("oslo"), "...yy"),
        ("orga", Role::Organiser, None, "yy..y"),
        // Offices that the tournament did not give them.
        ("arbiter", Role::ChiefArbiter, None, "....."),
        ("lta-oslo", Role::Lta, Some("madrid"), "....."),
        ("stranger", Role::Organiser, None, "....."),
    ] {
        let page = site.page(person, role, venue).await;
        assert_eq!(
            may(&page).await,
            expected,
            "{person} as {role:?} at {venue:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_who_has_two_offices_acts_in_that_of_the_session() {
    let site = Site::with_a_round().await;
    let mut wanted = setting_up();
    let mut second = wanted.officials[0].clone();
    second.role = WireRole::Lta.into();
    second.venue = "oslo".to_owned();
    wanted.officials.push(second);
    let mut organiser = site.official("organiser:olga").await;
    organiser.set_up(wanted).await.unwrap();
    let local = site.page("chief", Role::Lta, Some("oslo")).await;
    assert_eq!(may(&local).await, "...yy");
    let who: WhoReply = local
        .one(&rpc("Sessions/Who"), &WhoRequest {})
        .await
        .unwrap();
    assert_eq!(who.session.as_ref().unwrap().venue, "oslo");
    let allows = |verb: Verb| who.may.contains(&verb.into());
    assert!(allows(Verb::OrderDevice) && !allows(Verb::Rule));
    // The organiser takes the office back: it holds no more at once.
    organiser.set_up(setting_up()).await.unwrap();
    assert_eq!(may(&local).await, ".....");
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_who_invites_whom() {
    let site = Site::with_a_round().await;
    for (caller, person, role, venue, code) in [
        ("official:chief", "lta-oslo", WireRole::Lta, "oslo", None),
        ("organiser:olga", "chief", WireRole::ChiefArbiter, "", None),
        (
            "official:lta-oslo",
            "lta-oslo",
            WireRole::Lta,
            "oslo",
            Some(Code::PermissionDenied),
        ),
        (
            "official:chief",
            "lta-oslo",
            WireRole::Lta,
            "madrid",
            Some(Code::FailedPrecondition),
        ),
        (
            "official:chief",
            "lta-oslo",
            WireRole::Unspecified,
            "oslo",
            Some(Code::InvalidArgument),
        ),
        (
            "official:chief",
            "Nobody!",
            WireRole::Lta,
            "oslo",
            Some(Code::InvalidArgument),
        ),
    ] {
        let paper = site.authority.client(&format!("adoube:{caller}"));
        let channel = site.channel(Some(&paper)).await.unwrap();
        let request = InviteRequest {
            tournament: TOURNAMENT.to_owned(),
            person: person.to_owned(),
            role: role.into(),
            venue: venue.to_owned(),
            ..InviteRequest::default()
        };
        let invited = SessionsClient::new(channel).invite(request).await;
        assert_eq!(
            invited.err().map(|status| status.code()),
            code,
            "{caller} {person} {venue}"
        );
    }
}

/// Only the Chief Arbiter invites to a wall from here; the node of the venue makes the invitation, and none is linked.
#[tokio::test(flavor = "multi_thread")]
async fn pen_3_who_invites_to_a_wall() {
    let site = Site::with_a_round().await;
    for (caller, wall, code) in [
        ("organiser:olga", "oslo", Code::PermissionDenied),
        ("official:lta-oslo", "oslo", Code::PermissionDenied),
        ("official:chief", "oslo", Code::FailedPrecondition),
        ("official:chief", "atlantis", Code::NotFound),
        ("official:chief", "No venue!", Code::InvalidArgument),
    ] {
        let paper = site.authority.client(&format!("adoube:{caller}"));
        let channel = site.channel(Some(&paper)).await.unwrap();
        let request = InviteRequest {
            tournament: TOURNAMENT.to_owned(),
            person: "lta-oslo".to_owned(),
            role: WireRole::Lta.into(),
            venue: "oslo".to_owned(),
            wall: wall.to_owned(),
            ..InviteRequest::default()
        };
        let invited = SessionsClient::new(channel).invite(request).await;
        let told = invited.unwrap_err();
        assert_eq!(told.code(), code, "{caller} {wall}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_a_session_that_is_ended_sees_no_more() {
    let site = Site::with_a_round().await;
    let chief = site.page("chief", Role::ChiefArbiter, None).await;
    let local = site.page("lta-oslo", Role::Lta, Some("oslo")).await;
    let list = rpc("Sessions/List");
    let all: SessionsReply = chief.one(&list, &sessions()).await.unwrap();
    let own: SessionsReply = local.one(&list, &sessions()).await.unwrap();
    assert_eq!((all.sessions.len(), own.sessions.len()), (2, 1));
    let revoke = |session: &adoube_proto::v1::SessionView| RevokeRequest {
        tournament: TOURNAMENT.to_owned(),
        id: session.id.clone(),
    };
    let chiefs = all.sessions.iter().find(|session| session.own).unwrap();
    let refused = local
        .one::<RevokeReply>(&rpc("Sessions/Revoke"), &revoke(chiefs))
        .await;
    assert!(
        refused.is_err(),
        "an LTA ends no session of the Chief Arbiter's"
    );

    let mut watch = Frames::of(local.call(&rpc("Event/Watch"), &watching()).await);
    watch.next::<WatchReply>().await.unwrap().unwrap();
    let _: RevokeReply = chief
        .one(&rpc("Sessions/Revoke"), &revoke(&own.sessions[0]))
        .await
        .unwrap();
    while let Some(reply) = watch.next::<WatchReply>().await {
        reply.unwrap();
    }
    let after = local.one::<SessionsReply>(&list, &sessions()).await;
    assert_eq!(after.unwrap_err(), SIGNED_OUT);
}

#[tokio::test(flavor = "multi_thread")]
async fn clk_1_a_page_that_watches_gets_the_clocks_each_second() {
    let site = Site::with_a_round().await;
    let page = site.page("chief", Role::ChiefArbiter, None).await;
    let mut watch = Frames::of(page.call(&rpc("Event/Watch"), &watching()).await);
    let mut ticks = 0;
    while ticks < 2 {
        let reply: WatchReply = watch.next().await.unwrap().unwrap();
        ticks += u32::from(matches!(reply.body, Some(Body::Ticks(_))));
    }
}
