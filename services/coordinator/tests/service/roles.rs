//! PEN-3 on the wire: the certificate tells the person, the tournament's record the role.

use adoube_proto::v1::{
    ArbiterCommand, BoardRef, PauseCommand, RoundRequest, WatchRequest, arbiter_command,
};
use tonic::Code;

use crate::kit::{Site, TOURNAMENT, importing, setting_up};

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

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_who_may_do_what() {
    let site = Site::with_a_round().await;
    // who; set up, import, start a round, pause, watch
    for (name, may) in [
        ("official:chief", ".yyyy"),
        ("official:arbiter", "..yyy"),
        ("official:lta-oslo", "...yy"),
        ("official:lca-oslo", "...yy"),
        ("official:orga", "yy..y"),
        ("organiser:olga", "yy..y"),
        ("official:stranger", "....."),
        ("official:p1", "....."),
    ] {
        let mut client = site.official(name).await;
        let watch = WatchRequest {
            tournament: TOURNAMENT.to_owned(),
            round: 1,
            ticks: false,
            board: 0,
        };
        let round = RoundRequest {
            tournament: TOURNAMENT.to_owned(),
            round: 3,
            ..RoundRequest::default()
        };
        let watched = match client.watch(watch).await {
            Ok(stream) => stream.into_inner().message().await.map(drop),
            Err(status) => Err(status),
        };
        let paused = client
            .command(pausing())
            .await
            .unwrap()
            .into_inner()
            .answer
            .unwrap()
            .refusal;
        let paused = paused.is_none_or(|refusal| refusal.code != "not-your-role");
        let met = [
            allowed(client.set_up(setting_up()).await.map(drop)),
            allowed(client.import(importing(2)).await.map(drop)),
            allowed(client.start_round(round).await.map(drop)),
            paused,
            allowed(watched),
        ];
        let met: String = met.map(|may| if may { 'y' } else { '.' }).iter().collect();
        assert_eq!(met, may, "{name}");
    }
}

/// Whether the role table let it through; what else is wrong with it is another matter.
fn allowed(result: Result<(), tonic::Status>) -> bool {
    result.map_or_else(|status| status.code() != Code::PermissionDenied, |()| true)
}

/// Who may not enter people leaves no key behind by trying.
#[tokio::test(flavor = "multi_thread")]
async fn pen_3_a_refused_import_leaves_no_key() {
    let site = Site::with_a_round().await;
    let before = site.keys();
    assert!(before > 0);
    for name in ["official:lta-oslo", "official:stranger"] {
        let mut client = site.official(name).await;
        let mut request = importing(2);
        request.players[0].number = 77;
        let refused = client.import(request).await.unwrap_err();
        assert_eq!(refused.code(), Code::PermissionDenied, "{name}");
        let mut request = setting_up();
        request.officials[0].person = "intruder".to_owned();
        let refused = client.set_up(request).await.unwrap_err();
        assert_eq!(refused.code(), Code::PermissionDenied, "{name}");
    }
    assert_eq!(site.keys(), before);
}

/// Only whom the authority named an organiser opens a tournament that is not on record.
#[tokio::test(flavor = "multi_thread")]
async fn pen_3_who_opens_a_tournament() {
    let site = Site::new().await;
    let mut chief = site.official("official:chief").await;
    let refused = chief.set_up(setting_up()).await.unwrap_err();
    assert_eq!(refused.code(), Code::PermissionDenied);
    let mut organiser = site.official("organiser:olga").await;
    organiser.set_up(setting_up()).await.unwrap();
}
