//! Penalties over the coordinator's port: what an official imposes, what both players get, what is refused.

use adoube_coordinator::shard::views::penalties::wire;
use adoube_proto::v1::arbiter_command::Command as Official;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    AgreeToPenaltiesCommand, ArbiterCommand, BoardRef, DescribeRequest, ImportRequest,
    PenaliseCommand, PenaltiesReply, PenaltiesRequest, PenaltyKind, PenaltyMeasure, Refusal,
    RejectPenaltiesCommand, Result as Points, RoundRequest, Side, WithdrawPenaltiesCommand,
};

use crate::kit::{Site, TOURNAMENT, importing, setting_up};
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

fn dry(command: ArbiterCommand) -> ArbiterCommand {
    ArbiterCommand {
        dry_run: true,
        ..command
    }
}

async fn impose(site: &Site, command: ArbiterCommand) -> Option<Refusal> {
    let mut chief = site.official("official:chief").await;
    chief
        .command(command)
        .await
        .unwrap()
        .into_inner()
        .answer?
        .refusal
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

async fn penalties(site: &Site, player: Option<u32>) -> Result<PenaltiesReply, tonic::Status> {
    let request = PenaltiesRequest {
        tournament: TOURNAMENT.to_owned(),
        player,
    };
    let mut chief = site.official("official:chief").await;
    chief
        .penalties(request)
        .await
        .map(tonic::Response::into_inner)
}

fn round(number: u32) -> RoundRequest {
    RoundRequest {
        tournament: TOURNAMENT.to_owned(),
        round: number,
        ..RoundRequest::default()
    }
}

/// PEN-1, PEN-2, O 17.3, 18.4.7, 18.4.8: a prohibited device costs the game, and the Chief Arbiter excludes the player from
/// round 2, which is then not paired with them. A fine has to be announced, and a round to exist.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_pen_2_an_exclusion_reaches_the_next_round_and_fines_are_those_announced() {
    let fines = "[[fines]]\noffence = \"a phone\"\namount = \"50 EUR\"\n";
    let (site, mut links) = playing("5400+30", fines, "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    for (typed, article) in [
        ("fine=2", "O 18.4.7"),
        ("exclusion=2-99", "O 18.4.8"),
        ("yellow-card", "O 13.4"),
    ] {
        let refused = impose(&site, ruling(&[typed, "game-lost"], "a phone"));
        assert_eq!(refused.await.unwrap().article, article, "{typed}");
    }
    let lost = ruling(&["game-lost", "exclusion=2", "fine=1"], "a phone");
    assert_eq!(impose(&site, lost).await, None);
    let told = record(&mut links[1], |event| matches!(event, Event::Penalised(_))).await;
    let Some(Event::Penalised(penalised)) = told.event else {
        panic!("no penalty");
    };
    assert_eq!(penalised.penalties[2].amount, "50 EUR");
    record(&mut links[1], |event| matches!(event, Event::Finished(_))).await;
    let mut organiser = site.official("organiser:olga").await;
    let second = ImportRequest {
        round: 2,
        ..importing(2)
    };
    let refused = organiser.import(second).await.unwrap_err();
    assert!(
        refused.message().contains("excluded from round 2"),
        "{refused:?}"
    );
    let third = importing(3);
    organiser.import(third).await.expect("out of round 2 alone");
}

/// PEN-1, O 18.4.8: in a round robin the excluded player stays paired, and the game is forfeited as the round starts, whoever
/// is there; nobody waits for the default time.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_evt_2_an_excluded_players_game_in_a_round_robin_is_forfeited_at_the_start() {
    let (site, mut links) = playing("5400+30", "", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    let mut organiser = site.official("organiser:olga").await;
    let view = organiser
        .describe(DescribeRequest {
            tournament: TOURNAMENT.to_owned(),
        })
        .await
        .unwrap()
        .into_inner();
    let mut set_up = setting_up();
    set_up.regulations = format!("system = \"round-robin\"\n{}", view.regulations);
    organiser.set_up(set_up).await.unwrap();
    assert_eq!(
        impose(&site, ruling(&["game-lost", "exclusion=2"], "a phone")).await,
        None
    );
    record(&mut links[1], |event| matches!(event, Event::Finished(_))).await;
    let mut chief = site.official("official:chief").await;
    chief.close_round(round(1)).await.unwrap();
    organiser.import(importing(2)).await.unwrap();
    chief.publish_round(round(2)).await.unwrap();
    chief.start_round(round(2)).await.unwrap();
    let records = site.records_of_first_board(2).await;
    let finished = records.iter().find_map(|record| match &record.event {
        Some(Event::Finished(finished)) => Some(finished.clone()),
        _ => None,
    });
    let finished = finished.expect("a forfeit");
    let won = Points {
        white_halves: 0,
        black_halves: 2,
    };
    assert_eq!(
        (finished.result, finished.ending().word()),
        (Some(won), "forfeit")
    );
}

/// PEN-1, O 18.9: where the event asks for two officials, a lost game is proposed, and counts once another one agrees; time
/// counts at once.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_a_second_official_agrees_to_a_lost_game() {
    let (site, mut links) = playing("5400+30", "[rulings]\nfour_eyes = true\n", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    assert_eq!(
        impose(&site, ruling(&["time-off=1:00"], "talked")).await,
        None
    );
    assert_eq!(impose(&site, ruling(&["game-lost"], "a phone")).await, None);
    let events = site.records_of_first_board(1).await;
    let proposed = events
        .iter()
        .find(|record| matches!(record.event, Some(Event::PenaltiesProposed(_))));
    let proposal = proposed.expect("a proposal").sequence;
    // Another penalty leaves the proposal as it stands.
    assert_eq!(impose(&site, ruling(&["warning"], "talked")).await, None);
    let listed = penalties(&site, None).await.unwrap().proposed;
    let listed: Vec<_> = listed
        .iter()
        .map(|one| (one.by.as_str(), one.reason.as_str()))
        .collect();
    assert_eq!(listed, [("", "a phone")]);
    let agree = |reason: &str| ArbiterCommand {
        command: Some(Official::AgreeToPenalties(AgreeToPenaltiesCommand {
            proposal,
        })),
        ..ruling(&["warning"], reason)
    };
    assert_eq!(
        impose(&site, agree("my own")).await.unwrap().code,
        "four-eyes"
    );
    let mut arbiter = site.official("official:arbiter").await;
    let reply = arbiter.command(agree("agreed")).await.unwrap().into_inner();
    assert_eq!(reply.answer.unwrap().refusal, None);
    let told = record(
        &mut links[1],
        |event| matches!(event, Event::Penalised(it) if it.proposed_by == "chief"),
    );
    let Some(Event::Penalised(penalised)) = told.await.event else {
        panic!("no penalty");
    };
    assert_eq!(
        (penalised.by.as_str(), penalised.reason.as_str()),
        ("arbiter", "a phone")
    );
    record(&mut links[1], |event| matches!(event, Event::Finished(_))).await;
    // Agreed once, it is not proposed any more.
    let listed = penalties(&site, None).await.unwrap();
    assert_eq!((listed.proposed.len(), listed.imposed.len()), (0, 3));
    assert_eq!(impose(&site, agree("again")).await.unwrap().code, "invalid");
}

/// PEN-1, O 18.9: another official rejects a proposal, or its author takes it back, with a reason; nobody can agree to it
/// any more, and the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_a_proposal_is_rejected_or_taken_back_with_a_reason() {
    let (site, mut links) = playing("5400+30", "[rulings]\nfour_eyes = true\n", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    for official in ["official:arbiter", "official:chief"] {
        assert_eq!(impose(&site, ruling(&["game-lost"], "a phone")).await, None);
        let listed = penalties(&site, Some(1)).await.unwrap().proposed;
        let proposal = listed[0].record;
        let mut official = site.official(official).await;
        let mut order = async |command: Official, reason: &str| {
            let command = ArbiterCommand {
                command: Some(command),
                ..ruling(&["warning"], reason)
            };
            let reply = official.command(command).await.unwrap().into_inner();
            reply.answer?.refusal.map(|refusal| refusal.code)
        };
        let reject = || Official::RejectPenalties(RejectPenaltiesCommand { proposal });
        let agree = || Official::AgreeToPenalties(AgreeToPenaltiesCommand { proposal });
        let needs_reason = order(reject(), "").await;
        assert_eq!(needs_reason.as_deref(), Some("reason-required"));
        assert_eq!(order(reject(), "the phone was the opponent's").await, None);
        let gone = Some("invalid");
        assert_eq!(order(agree(), "agreed").await.as_deref(), gone);
        assert_eq!(order(reject(), "again").await.as_deref(), gone);
        let listed = penalties(&site, None).await.unwrap();
        assert!(listed.proposed.is_empty() && listed.imposed.is_empty());
    }
    let goes_on = ruling(&["time-off=1:00"], "talked");
    assert_eq!(impose(&site, goes_on).await, None, "the clocks still count");
}

/// PEN-1, O 18.9: an exclusion that was imposed by mistake is withdrawn by the Chief Arbiter, who sees first what comes back
/// and what stays; the player can be paired again, both players learn it, and the list keeps the ruling as withdrawn.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_an_exclusion_by_mistake_is_withdrawn_and_the_player_is_paired_again() {
    let (site, mut links) = playing("5400+30", "", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    let lost = ruling(&["time-off=0:30", "game-lost", "exclusion=2"], "a phone");
    assert_eq!(impose(&site, lost).await, None);
    let mut organiser = site.official("organiser:olga").await;
    organiser.import(importing(2)).await.unwrap_err();
    let record_of_ruling = penalties(&site, Some(1)).await.unwrap().imposed[0].record;
    let withdraw = |reason: &str| ArbiterCommand {
        command: Some(Official::WithdrawPenalties(WithdrawPenaltiesCommand {
            ruling: record_of_ruling,
        })),
        ..ruling(&["warning"], reason)
    };
    let mut arbiter = site.official("official:arbiter").await;
    let refused = arbiter.command(withdraw("no phone")).await;
    assert_eq!(
        refused
            .unwrap()
            .into_inner()
            .answer
            .unwrap()
            .refusal
            .unwrap()
            .code,
        "not-your-role"
    );
    let mut chief = site.official("official:chief").await;
    let foreseen = chief
        .command(dry(withdraw("no phone")))
        .await
        .unwrap()
        .into_inner()
        .preview
        .unwrap();
    let words: Vec<_> = foreseen
        .consequences
        .iter()
        .map(|note| note.word.as_str())
        .collect();
    let stays = [
        "penalty-withdrawn-result-stays",
        "penalty-withdrawn-clocks-stay",
    ];
    assert_eq!(words, [stays[0], stays[1], "penalty-withdrawn-rounds"]);
    assert_eq!(
        impose(&site, withdraw("")).await.unwrap().code,
        "reason-required"
    );
    assert_eq!(impose(&site, withdraw("no phone")).await, None);
    for link in &mut links {
        let told = record(link, |event| matches!(event, Event::PenaltiesWithdrawn(_))).await;
        let Some(Event::PenaltiesWithdrawn(withdrawn)) = told.event else {
            panic!("not withdrawn");
        };
        assert_eq!(
            (withdrawn.ruling, withdrawn.penalties.len()),
            (record_of_ruling, 3)
        );
    }
    organiser.import(importing(2)).await.expect("paired again");
    let listed = penalties(&site, Some(1)).await.unwrap().imposed;
    let withdrawn = listed[0].withdrawn.as_ref().expect("kept as withdrawn");
    assert_eq!(withdrawn.reason, "no phone");
    assert_eq!(
        impose(&site, withdraw("again")).await.unwrap().code,
        "invalid"
    );
}

/// PEN-1, PEN-2: an event's penalties with what each is measured in, and the list of those that were imposed.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_pen_2_the_list_names_who_got_what_and_the_rules_what_there_is() {
    use PenaltyMeasure::{Fine, Nothing, OpponentsPoints, Points, Rounds, Time};
    let terms = "[[fines]]\noffence = \"a phone\"\namount = \"50 EUR\"\n\
                 [penalties]\ncards = true\nprohibited_device = \"time-off=5:00, fine=1\"\n";
    let (site, mut links) = playing("5400+30", terms, "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    assert_eq!(
        impose(&site, ruling(&["yellow-card"], "left the video call")).await,
        None
    );
    let all = penalties(&site, None).await.unwrap();
    let rules = all.rules.unwrap();
    let device = rules.prohibited_device.iter();
    let device = device.map(|it| (it.kind(), &*it.offence, &*it.amount));
    let wanted = [
        (PenaltyKind::TimeOff, "", ""),
        (PenaltyKind::Fine, "a phone", "50 EUR"),
    ];
    assert_eq!(device.collect::<Vec<_>>(), wanted);
    assert_eq!(rules.prohibited_device_article, "O 17.3");
    let shown: Vec<(String, bool, PenaltyMeasure)> = rules
        .kinds
        .iter()
        .map(|kind| {
            (
                kind.article.clone(),
                kind.chief_arbiter_only,
                kind.measure(),
            )
        })
        .collect();
    let wanted = [
        ("O 18.4.1", false, Nothing),
        ("O 18.4.2", false, Time),
        ("O 18.4.3", false, Time),
        ("O 18.4.4", false, Points),
        ("O 18.4.5", false, Points),
        ("O 18.4.6", false, OpponentsPoints),
        ("O 18.4.7", false, Fine),
        ("O 18.4.8", true, Rounds),
        ("O 18.4.9", true, Nothing),
        ("O 13.4", false, Nothing),
        ("O 13.4", false, Nothing),
    ];
    let wanted = wanted.map(|(article, chief, measure)| (article.to_owned(), chief, measure));
    assert_eq!(shown, wanted, "no claims are kept");
    let [imposed] = all.imposed.as_slice() else {
        panic!("{:?}", all.imposed);
    };
    let told = (imposed.player, imposed.name.as_str(), imposed.by.as_str());
    assert_eq!(told, (1, "Anna", "Official chief"));
    let of_black = penalties(&site, Some(2)).await.unwrap();
    let seat = (of_black.board, of_black.seat());
    assert_eq!(seat, (Some(BoardRef { round: 1, board: 1 }), Side::Black));
    assert!(of_black.imposed.is_empty());
    let nobody = penalties(&site, Some(9)).await.unwrap_err();
    assert!(
        nobody.message().contains("no player with the number 9"),
        "{nobody:?}"
    );
}

/// PEN-1: before it counts an official is told the result that it leads to, and a proposal that it is one.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_the_result_is_told_before_it_counts() {
    let (site, mut links) = playing("5400+30", "[rulings]\nfour_eyes = true\n", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    let mut chief = site.official("official:chief").await;
    let mut told = async |typed: &[&str]| {
        let reply = chief
            .command(dry(ruling(typed, "a phone")))
            .await
            .unwrap()
            .into_inner();
        let notes = reply.preview.unwrap().consequences.into_iter();
        notes.map(|note| (note.word, note.text)).collect::<Vec<_>>()
    };
    let lost = told(&["game-lost=0.5"]).await;
    let texts = |word: &str| -> Vec<String> {
        let such = lost.iter().filter(|(told, _)| told == word);
        such.map(|(_, text)| text.clone()).collect()
    };
    assert_eq!(texts("penalty-result"), ["the result is then 0-0.5"]);
    assert_eq!(texts("penalty-for-two").len(), 1, "{lost:?}");
    let warned = told(&["warning"]).await;
    assert!(warned.is_empty(), "{warned:?}");
    assert_eq!(impose(&site, ruling(&["warning"], "talked")).await, None);
    let again = told(&["warning"]).await;
    assert_eq!(again.len(), 1, "a moment ago: {again:?}");
}

/// PEN-1, O 18.4.9: who is playing in a later round is not expelled by way of an earlier board.
#[tokio::test(flavor = "multi_thread")]
async fn pen_1_a_player_who_plays_elsewhere_is_not_expelled() {
    let (site, mut links) = playing("5400+30", "", "").await;
    played(&mut links, &["e2e4", "e7e5"]).await;
    assert_eq!(impose(&site, ruling(&["game-lost"], "a phone")).await, None);
    record(&mut links[1], |event| matches!(event, Event::Finished(_))).await;
    let mut chief = site.official("official:chief").await;
    chief.close_round(round(1)).await.unwrap();
    site.play(importing(2)).await;
    let refused = impose(&site, ruling(&["expulsion"], "a phone"))
        .await
        .unwrap();
    assert_eq!(refused.article, "O 18.4.8, 18.4.9", "{refused:?}");
    assert!(refused.text.contains("board 2.1"), "{refused:?}");
    let lost = ArbiterCommand {
        board: Some(BoardRef { round: 2, board: 1 }),
        ..ruling(&["game-lost", "expulsion"], "a phone")
    };
    assert_eq!(impose(&site, lost).await, None);
}
