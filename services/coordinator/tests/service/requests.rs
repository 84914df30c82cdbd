//! Health, reflection, and requests that cannot be.

use adoube_proto::v1::{DescribeRequest, GamesRequest, RoundRequest, StartPosition, Variant};
use tonic::Code;
use tonic_health::pb::HealthCheckRequest;
use tonic_health::pb::health_client::HealthClient;

use crate::kit::{Site, TOURNAMENT, describe, importing, setting_up};

#[tokio::test(flavor = "multi_thread")]
async fn health_answers() {
    let site = Site::new().await;
    let paper = site.authority.client("adoube:venue:madrid");
    let mut health = HealthClient::new(site.channel(Some(&paper)).await.unwrap());
    for service in ["", "adoube.v1.Play", "adoube.v1.Uplink", "adoube.v1.Event"] {
        let service = service.to_owned();
        let checked = health.check(HealthCheckRequest { service }).await.unwrap();
        assert_eq!(checked.into_inner().status, 1, "serving");
    }
    let service = "adoube.v1.Else".to_owned();
    assert!(health.check(HealthCheckRequest { service }).await.is_err());
}

/// The names of all services that reflection lists, by one of its two forms.
macro_rules! reflected_services {
    ($site:expr, $form:ident) => {{
        use tonic_reflection::pb::$form::ServerReflectionRequest;
        use tonic_reflection::pb::$form::server_reflection_client::ServerReflectionClient;
        use tonic_reflection::pb::$form::server_reflection_request::MessageRequest;
        use tonic_reflection::pb::$form::server_reflection_response::MessageResponse;

        let paper = $site.authority.client("adoube:official:chief");
        let channel = $site.channel(Some(&paper)).await.unwrap();
        let request = ServerReflectionRequest {
            host: String::new(),
            message_request: Some(MessageRequest::ListServices(String::new())),
        };
        let mut replies = ServerReflectionClient::new(channel)
            .server_reflection_info(tokio_stream::iter([request]))
            .await
            .unwrap()
            .into_inner();
        let reply = replies.message().await.unwrap().unwrap();
        let Some(MessageResponse::ListServicesResponse(list)) = reply.message_response else {
            panic!("{reply:?}")
        };
        let names = list.service.into_iter().map(|service| service.name);
        names.collect::<Vec<String>>()
    }};
}

#[tokio::test(flavor = "multi_thread")]
async fn both_forms_of_reflection_list_the_services() {
    let site = Site::new().await;
    for names in [
        reflected_services!(site, v1),
        reflected_services!(site, v1alpha),
    ] {
        for service in ["adoube.v1.Play", "adoube.v1.Uplink", "adoube.v1.Event"] {
            let is_listed = names.iter().any(|name| name == service);
            assert!(is_listed, "{service}: {names:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_cannot_be_are_refused_with_a_reason() {
    let site = Site::with_a_round().await;
    let mut chief = site.official("official:chief").await;
    for (tournament, code) in [
        (TOURNAMENT, Code::Ok),
        ("other", Code::NotFound),
        ("", Code::InvalidArgument),
        ("../test", Code::InvalidArgument),
        ("TEST", Code::InvalidArgument),
    ] {
        let tournament = tournament.to_owned();
        let described = chief
            .describe(DescribeRequest {
                tournament: tournament.clone(),
            })
            .await;
        let met = described.map_or_else(|status| status.code(), |_| Code::Ok);
        assert_eq!(met, code, "{tournament}");
    }
    for (round, code) in [
        (0, Code::FailedPrecondition),
        (99, Code::FailedPrecondition),
        (70_000, Code::InvalidArgument),
    ] {
        let request = RoundRequest {
            tournament: TOURNAMENT.to_owned(),
            round,
            ..RoundRequest::default()
        };
        let refused = chief.publish_round(request).await.unwrap_err();
        assert_eq!(refused.code(), code, "{round}: {refused}");
    }
}

/// A game comes whole, and a round without games gives none.
#[tokio::test(flavor = "multi_thread")]
async fn games_come_whole() {
    let site = Site::with_a_round().await;
    let mut chief = site.official("official:chief").await;
    for (round, games) in [(1, 1), (2, 0)] {
        let tournament = TOURNAMENT.to_owned();
        let request = GamesRequest {
            tournament,
            round,
            board: 0,
        };
        let mut stream = chief.games(request).await.unwrap().into_inner();
        let mut count = 0;
        while let Some(game) = stream.message().await.unwrap() {
            count += 1;
            let sequences = game.events.iter().map(|event| event.sequence);
            assert!(sequences.eq([1, 2]), "opened, released");
            assert_eq!(game.white.unwrap().name, "Anna");
        }
        assert_eq!(count, games, "round {round}");
    }
}

/// Two calls at once open one tournament, not two that write against each other.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_opened_once() {
    let site = Site::new().await;
    let mut one = site.official("organiser:olga").await;
    let mut other = site.official("organiser:olga").await;
    for n in 0..20 {
        let mut request = setting_up();
        request.tournament = format!("event-{n}");
        let (first, second) = tokio::join!(one.set_up(request.clone()), other.set_up(request));
        let views = [first.unwrap().into_inner(), second.unwrap().into_inner()];
        assert_eq!(views[0], views[1], "{n}");
        assert_eq!(views[0].regulations_version, 1);
    }
    assert_eq!(describe(&mut one).await.unwrap_err().code(), Code::NotFound);
}

#[tokio::test(flavor = "multi_thread")]
async fn brd_9_a_start_position_comes_over_the_wire_and_is_shown() {
    let site = Site::with_a_round().await;
    let mut chief = site.official("official:chief").await;
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (variant, fen, code) in [
        ("standard", fen, Code::Ok),
        ("bughouse", fen, Code::InvalidArgument),
        ("standard", &"8/".repeat(300), Code::InvalidArgument),
        ("standard", "8/8", Code::FailedPrecondition),
    ] {
        let start = StartPosition {
            variant: Variant::number_of(variant),
            fen: fen.to_owned(),
        };
        let mut request = importing(2);
        request.pairings[0].start = Some(start.clone());
        let imported = chief.import(request).await;
        let met = imported.map_or_else(|status| status.code(), |_| Code::Ok);
        assert_eq!(met, code, "{variant} {fen}");
        let view = describe(&mut chief).await.unwrap();
        let round = view.rounds.iter().find(|round| round.round == 2).unwrap();
        let shown = round.pairings[0].start.clone().unwrap();
        assert_eq!(shown.fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }
}
