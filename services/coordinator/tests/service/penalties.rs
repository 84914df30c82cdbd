//! Penalties over the coordinator's port: what an official imposes, what both players get, what is refused.

use adoube_coordinator::shard::views::penalties::wire;
use adoube_proto::v1::arbiter_command::Command as Official;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    ArbiterCommand, BoardRef, PenaliseCommand, Refusal, Result as Points, Side,
};

use crate::kit::{Site, TOURNAMENT};
use crate::rules_of_play::{played, playing, record};

/// Penalties of White as they are typed, by one ruling.
fn ruling(typed: &[&str], reason: &str) -> ArbiterCommand {
    let penalties = typed.iter().map(|one| wire(&one.parse().unwrap()));
    ArbiterCommand {
        tournament: TOURNAMENT.to_owned(),
        board: Some(BoardRef { round: 1, board: 1 }),
        command_id: fastrand::u128(..).to_be_bytes().to_vec(),
        reason: reason.to_owned(),
        command: Some(Official::Penalise(PenaliseCommand {
            seat: Side::White.into(),
            penalties: penalties.collect(),
            article: "O 18.4".to_owned(),
        })),
        ..ArbiterCommand::default()
    }
}

async fn impose(site: &Site, command: ArbiterCommand) -> Option<Refusal> {
    let mut chief = site.official("official:chief").await;
    chief.command(command).await.unwrap().into_inner().refusal
}

/// PEN-1, O 18.4.1, 18.4.2: a warning and time for the opponent are one ruling; both players get it with its reason. The
/// same command again changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_a_warning_and_time_reach_both_players_as_one_ruling() {
    let (site, mut links) = playing("5400+30", "", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    let command = ruling(&["warning", "time-to-opponent=2:00"], "talked");
    for _ in 0..2 {
        assert_eq!(impose(&site, command.clone()).await, None);
    }
    assert_eq!(impose(&site, ruling(&["warning"], "again")).await, None);
    for link in &mut links {
        let told = record(link, |event| matches!(event, Event::Penalised(_))).await;
        let (after, Some(Event::Penalised(penalised))) = (told.clocks.unwrap(), told.event) else {
            panic!("no penalty");
        };
        let before = penalised.before.unwrap();
        assert_eq!(after.black, before.black + 120_000);
        assert_eq!((after.white, penalised.penalties.len()), (before.white, 2));
        assert_eq!(
            (penalised.reason, penalised.by),
            ("talked".to_owned(), "chief".to_owned())
        );
        // The next one is the other ruling: the repeated command made no record.
        let next = record(link, |event| matches!(event, Event::Penalised(_))).await;
        let Some(Event::Penalised(next)) = next.event else {
            panic!("no penalty");
        };
        assert_eq!(next.reason, "again");
    }
}

/// END-7, PEN-1: what cannot be is refused with its article, and a game is lost within what its scoring knows.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_end_7_penalties_keep_a_result_within_the_scoring() {
    let (site, mut links) = playing("5400+30", "", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    for (typed, code, article) in [
        (
            &["points-off=0.5"][..],
            "against-regulations",
            "O 18.4.4, 18.4.5",
        ),
        (&["time-off=3:00:00"], "against-regulations", "O 18.4.3"),
        (
            &["warning", "game-lost=1.5"],
            "against-regulations",
            "O 7.2",
        ),
        (&["expulsion"], "against-regulations", "O 18.4.8, 18.4.9"),
    ] {
        let refused = impose(&site, ruling(typed, "talked")).await.unwrap();
        assert_eq!(
            (&*refused.code, &*refused.article),
            (code, article),
            "{typed:?}"
        );
    }
    let refused = impose(&site, ruling(&["warning"], "")).await.unwrap();
    assert_eq!(refused.code, "reason-required");
    assert_eq!(
        impose(&site, ruling(&["game-lost=0.5"], "refused")).await,
        None
    );
    let over = record(&mut links[1], |event| matches!(event, Event::Finished(_))).await;
    let Some(Event::Finished(finished)) = over.event else {
        panic!("not over");
    };
    let half = Points {
        white_halves: 0,
        black_halves: 1,
    };
    assert_eq!(finished.result, Some(half));
    // A full point for the opponent now: 1 and 0.
    let more = ruling(&["points-to-opponent=0.5"], "refused again");
    assert_eq!(impose(&site, more).await, None);
    let corrected = record(&mut links[1], |event| {
        matches!(event, Event::ResultCorrected(_))
    })
    .await;
    let Some(Event::ResultCorrected(corrected)) = corrected.event else {
        panic!("not corrected");
    };
    assert_eq!(corrected.result.unwrap().black_halves, 2);
    let above = ruling(&["points-to-opponent=0.5"], "refused again");
    assert_eq!(impose(&site, above).await.unwrap().article, "O 7.2");
}
