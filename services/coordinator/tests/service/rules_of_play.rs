//! What a device gets for moves that it sends over its link: refusals, clocks, the end of the game.

use std::time::Duration;

use adoube_coordinator::shard::views::penalties::wire;
use adoube_proto::v1::arbiter_command::Command as Official;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{
    ArbiterCommand, BoardEvent, BoardRef, MoveCommand, PauseCommand, PenaliseCommand, Refusal,
    SetOptionsCommand, Side, StartPosition, Variant,
};

use crate::kit::{Link, Site, TOURNAMENT, heartbeat, importing, moving, order, setting_up};

/// A round of an event with these lines in its regulations, from a position or from the usual one.
pub(crate) async fn playing(time_control: &str, more: &str, fen: &str) -> (Site, [Link; 2]) {
    let site = Site::new().await;
    let mut request = setting_up();
    let other = request.regulations.replace("5400+30", time_control);
    request.regulations = format!("{other}{more}");
    let mut organiser = site.official("organiser:olga").await;
    organiser.set_up(request).await.unwrap();
    let mut import = importing(1);
    if !fen.is_empty() {
        import.pairings[0].start = Some(StartPosition {
            variant: Variant::Standard.into(),
            fen: fen.to_owned(),
        });
    }
    site.play(import).await;
    let mut links = Link::both(&site).await;
    for link in &mut links {
        record(link, |event| matches!(event, Event::Started(_))).await;
    }
    (site, links)
}

/// The next record of such a kind, once the device was sent a view that tells of it.
pub(crate) async fn record(link: &mut Link, is_such: impl Fn(&Event) -> bool) -> BoardEvent {
    loop {
        while let Some(record) = link.next_record().await {
            if record.event.as_ref().is_some_and(&is_such) {
                return record;
            }
        }
        if let Body::Answer(answer) = link.next().await.expect("a view") {
            assert_eq!(answer.refusal, None);
        }
    }
}

/// Sends a move that is refused, and gives why.
async fn refusal(link: &mut Link, ply: u32, uci: &str) -> Refusal {
    link.say(moving(ply, uci)).await;
    loop {
        match link.next().await.expect("an answer") {
            Body::Answer(answer) => {
                if let Some(refusal) = answer.refusal {
                    return refusal;
                }
            }
            Body::View(view) => assert!(view.moves.is_empty(), "{uci} was recorded"),
            _ => {}
        }
    }
}

/// Plays moves in turn from White's first, and gives the records of them that the opponents received.
pub(crate) async fn played(links: &mut [Link; 2], moves: &[&str]) -> Vec<BoardEvent> {
    let mut records = Vec::new();
    for (ply, uci) in (1..).zip(moves) {
        let [white, black] = links;
        let (sender, other) = if ply % 2 == 1 {
            (white, black)
        } else {
            (black, white)
        };
        sender.say(moving(ply, uci)).await;
        let is_it = |event: &Event| matches!(event, Event::Moved(it) if it.ply == ply);
        record(sender, is_it).await;
        records.push(record(other, is_it).await);
    }
    records
}

/// How the game ended, as both devices were told.
async fn ending(links: &mut [Link; 2]) -> (&'static str, [u32; 2]) {
    let mut ends = Vec::new();
    for link in links {
        let end = record(link, |event| matches!(event, Event::Finished(_))).await;
        let Some(Event::Finished(finished)) = end.event else {
            panic!("{end:?}");
        };
        let points = finished.result.unwrap();
        ends.push((
            finished.ending().word(),
            [points.white_halves, points.black_halves],
        ));
    }
    assert_eq!(ends[0], ends[1]);
    ends.remove(0)
}

/// BRD-1, O 3.3: an illegal move is refused with its reason and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn brd_1_an_illegal_move_is_refused_and_the_game_goes_on() {
    let (site, mut links) = playing("5400+30", "", "").await;
    for (uci, told) in [
        ("e2e5", "does not move like that"),
        ("e4e5", "no piece"),
        ("e7e5", "is the opponent"),
        ("e1e2", "your own piece is there"),
    ] {
        let refused = refusal(&mut links[0], 1, uci).await;
        assert_eq!(
            (refused.code.as_str(), refused.article.as_str()),
            ("illegal-move", "O 3.3"),
            "{uci}"
        );
        assert!(refused.text.contains(told), "{uci}: {}", refused.text);
    }
    let records = played(&mut links, &["e2e4", "e7e5"]).await;
    assert_eq!(records.len(), 2);
    let refused = refusal(&mut links[0], 3, "e4e5").await;
    assert_eq!(refused.code, "illegal-move");
    // The arbiter reads a game without the refused moves.
    let all = moves(&site).await;
    assert_eq!(
        all.iter().map(|m| m.0.as_str()).collect::<Vec<_>>(),
        ["e4", "e5"]
    );
}

/// The moves of the game as an arbiter reads it, with White's and Black's clock after each.
async fn moves(site: &Site) -> Vec<(String, u64, u64)> {
    let records = site.records_of_first_board(1).await;
    records.iter().filter_map(clocked).collect()
}

fn clocked(record: &BoardEvent) -> Option<(String, u64, u64)> {
    let Some(Event::Moved(moved)) = &record.event else {
        return None;
    };
    let clocks = record.clocks.as_ref().unwrap();
    Some((moved.san.clone(), clocks.white, clocks.black))
}

/// BRD-2, O 2.3, 3.7: players and arbiter get the same moves with the same clocks after each.
#[tokio::test(flavor = "multi_thread")]
async fn brd_2_players_and_arbiter_get_every_move_with_both_clocks() {
    let (site, mut links) = playing("5400+30", "", "").await;
    let records = played(&mut links, &["e2e4", "e7e5", "g1f3", "b8c6"]).await;
    let told: Vec<_> = records.iter().filter_map(clocked).collect();
    assert_eq!(told, moves(&site).await);
    let sans: Vec<&str> = told.iter().map(|(san, ..)| san.as_str()).collect();
    assert_eq!(sans, ["e4", "e5", "Nf3", "Nc6"]);
    // 90 minutes and 30 seconds for each move that was made, less what was used.
    for (number, (_, white, black)) in (1_u64..).zip(&told) {
        let made = [number.div_ceil(2), number / 2];
        for (clock, made) in [white, black].into_iter().zip(made) {
            let most = 5_400_000 + 30_000 * made;
            assert!((most - 20_000..=most).contains(clock), "{told:?}");
        }
    }
    // A device that reconnects gets them all again.
    let mut again = Link::greeted(&site, "madrid-1", 0).await;
    let view = loop {
        if let Some(Body::View(view)) = again.next().await {
            break view;
        }
    };
    let repeated = view.moves.into_iter().map(|it| (it.san, it.left));
    let own = (0..).zip(told).map(|(ply, (san, white, black))| {
        let left = if ply % 2 == 0 { white } else { black };
        (san, left)
    });
    assert!(repeated.eq(own));
}

/// BRD-7, O 3.6 c: a promotion without a piece is refused unless the player turned the automatic queen on.
#[tokio::test(flavor = "multi_thread")]
async fn brd_7_a_queen_comes_by_itself_only_where_it_was_turned_on() {
    let fen = "6k1/PP6/8/8/8/8/8/6K1 w - - 0 1";
    let (_site, mut links) = playing("5400+30", "", fen).await;
    assert_eq!(refusal(&mut links[0], 1, "a7a8").await.code, "choose-piece");
    let options = SetOptionsCommand {
        automatic_queen: true,
        ..SetOptionsCommand::default()
    };
    links[0].say(order(Command::SetOptions(options))).await;
    while !matches!(links[0].next().await, Some(Body::Answer(_))) {}
    links[0].say(moving(1, "a7a8")).await;
    let moved = record(&mut links[1], |event| matches!(event, Event::Moved(_))).await;
    assert_eq!(clocked(&moved).unwrap().0, "a8=Q+");
}

/// NOT-1: a move is read in the letters of the player's language, and in figurines.
#[tokio::test(flavor = "multi_thread")]
async fn not_1_a_move_is_read_in_national_letters_and_in_figurines() {
    let (site, mut links) = playing("5400+30", "", "").await;
    for (ply, side, written, language) in [
        (1, 0, "Cf3", "es"),
        (2, 1, "Sf6", "de"),
        (3, 0, "♘c3", "fr"),
        (4, 1, "Pc6", "nl"),
    ] {
        let command = MoveCommand {
            ply,
            written: written.to_owned(),
            language: language.to_owned(),
            ..MoveCommand::default()
        };
        links[side].say(order(Command::Move(command))).await;
        record(
            &mut links[side],
            |event| matches!(event, Event::Moved(it) if it.ply == ply),
        )
        .await;
    }
    let all = moves(&site).await;
    let sans: Vec<&str> = all.iter().map(|(san, ..)| san.as_str()).collect();
    assert_eq!(sans, ["Nf3", "Nf6", "Nc3", "Nc6"]);
}

/// CLK-3: a move within the delay costs nothing, and nothing of the delay is kept.
#[tokio::test(flavor = "multi_thread")]
async fn clk_3_the_main_time_stands_still_during_the_delay() {
    let (_site, mut links) = playing("5400d30", "", "").await;
    for record in played(&mut links, &["e2e4", "e7e5", "g1f3", "b8c6"]).await {
        let clocks = record.clocks.unwrap();
        assert_eq!((clocks.white, clocks.black), (5_400_000, 5_400_000));
        // Nothing is left over from the moves before.
        assert!((1..=30_000).contains(&clocks.delay), "{clocks:?}");
    }
    let (site, mut links) = playing("5400d1", "", "").await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    played(&mut links, &["e2e4"]).await;
    let (_, white, black) = moves(&site).await.remove(0);
    assert!((5_380_000..=5_399_500).contains(&white), "{white}");
    assert_eq!(black, 5_400_000);
}

/// END-3, END-4, END-5: the move that brings the draw ends the game on both devices, and no claim is needed.
#[tokio::test(flavor = "multi_thread")]
async fn end_3_end_4_end_5_automatic_draws_end_the_game_at_once() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let twice = [shuffle, shuffle].concat();
    for (fen, moves, expected) in [
        ("", &twice[..], "threefold-repetition"),
        ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", &["g1g6"], "stalemate"),
        (
            "4k3/8/8/8/8/8/R7/4K3 w - - 97 80",
            &["a2a1", "e8d7", "a1b1"],
            "fifty-moves",
        ),
        // A bare king takes the last piece.
        (
            "8/8/8/8/2k5/8/3p4/3K4 w - - 0 1",
            &["d1d2"],
            "dead-position",
        ),
    ] {
        let (_site, mut links) = playing("5400+30", "", fen).await;
        played(&mut links, moves).await;
        assert_eq!(ending(&mut links).await, (expected, [1, 1]));
        let ply = u32::try_from(moves.len()).unwrap() + 1;
        let next = usize::from(ply % 2 == 0);
        let refused = refusal(&mut links[next], ply, "a7a6").await;
        assert_eq!(refused.code, "game-over", "{expected}");
    }
}

/// PEN-4, L 9.5 b: a wrong claim gives the opponent three minutes and takes three from the claimant; where
/// claims are not kept there is none.
#[tokio::test(flavor = "multi_thread")]
async fn pen_4_a_wrong_claim_costs_time_only_where_claims_are_kept() {
    for (more, is_kept) in [("[draws]\nclaims = true\n", true), ("", false)] {
        let (site, mut links) = playing("5400+30", more, "").await;
        played(&mut links, &["e2e4", "e7e5"]).await;
        let mut chief = site.official("official:chief").await;
        let mut say = async |command: Official| {
            let command = ArbiterCommand {
                tournament: TOURNAMENT.to_owned(),
                board: Some(BoardRef { round: 1, board: 1 }),
                command_id: fastrand::u128(..).to_be_bytes().to_vec(),
                reason: "the position was there once".to_owned(),
                command: Some(command),
                ..ArbiterCommand::default()
            };
            let reply = chief.command(command).await.unwrap().into_inner();
            reply.answer?.refusal
        };
        assert_eq!(say(Official::Pause(PauseCommand {})).await, None);
        let paused = record(&mut links[1], |event| matches!(event, Event::Paused(_))).await;
        let before = paused.clocks.unwrap();
        let claim = PenaliseCommand {
            seat: Side::White.into(),
            penalties: vec![wire(&"wrong-claim".parse().unwrap())],
            article: "L 9.5".to_owned(),
        };
        let refused = say(Official::Penalise(claim)).await;
        assert_eq!(refused.is_none(), is_kept, "{refused:?}");
        if is_kept {
            let changed = record(&mut links[1], |event| matches!(event, Event::Penalised(_)));
            let after = changed.await.clocks.unwrap();
            assert_eq!(after.white, before.white - 180_000);
            assert_eq!(after.black, before.black + 180_000);
        }
    }
}

/// An online event with one official and these terms of a disconnection, and its game under way.
async fn online(terms: &str) -> (Site, [Link; 2]) {
    let site = Site::new().await;
    let mut request = setting_up();
    let kind = request.regulations.replace("hybrid", "supervised-online");
    request.regulations = kind.replace("clock = \"runs\"", terms);
    request.officials.truncate(1);
    let mut organiser = site.official("organiser:olga").await;
    organiser.set_up(request).await.unwrap();
    site.play(importing(1)).await;
    let mut links = Link::both(&site).await;
    record(&mut links[1], |event| matches!(event, Event::Started(_))).await;
    (site, links)
}

/// The clock that runs once White is disconnected, how the game ends with White away, and after how long, ms.
async fn with_white_away(clock: &str) -> (Side, &'static str, [u32; 2], u64) {
    let terms = format!("clock = {clock:?}\nreconnect_within_s = 10");
    let (_site, [white, mut black]) = online(&terms).await;
    let requests = black.requests.clone();
    let beats = tokio::spawn(async move {
        for number in 1.. {
            let _ = requests.send(heartbeat(number)).await;
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    });
    drop(white);
    let lost = record(&mut black, |event| matches!(event, Event::SeatLost(_))).await;
    let running = black.view.take().unwrap().clocks.unwrap().running();
    let end = record(&mut black, |event| matches!(event, Event::Finished(_))).await;
    beats.abort();
    let waited = end.time - lost.time;
    let Some(Event::Finished(finished)) = end.event else {
        panic!("{end:?}");
    };
    let points = finished.result.unwrap();
    let points = [points.white_halves, points.black_halves];
    (running, finished.ending().word(), points, waited)
}

/// DIS-2, O 11.3, 11.4.2: the clocks do what the event announced for a disconnection, and who does not reconnect
/// within the time for it loses.
#[tokio::test(flavor = "multi_thread")]
async fn dis_2_the_clocks_and_the_time_to_reconnect_are_as_announced() {
    let (runs, suspended) = tokio::join!(with_white_away("runs"), with_white_away("suspended"));
    for ((clock, ending, points, waited), running) in
        [(runs, Side::White), (suspended, Side::Unspecified)]
    {
        assert_eq!(clock, running);
        assert_eq!((ending, points), ("not-reconnected", [0, 2]));
        // The time counts from the last contact, which is a moment before the loss is recorded.
        assert!((8_000..20_000).contains(&waited), "{waited} ms");
    }
}

/// SUP-1, O 11.4: an online event needs no local officials, and the clock of a disconnected player runs.
#[tokio::test(flavor = "multi_thread")]
async fn sup_1_the_clock_of_a_player_who_is_disconnected_online_runs() {
    let (site, [white, mut black]) = online("clock = \"runs\"").await;
    drop(white);
    let lost = record(&mut black, |event| matches!(event, Event::SeatLost(_))).await;
    let then = lost.clocks.unwrap();
    assert_eq!((then.running(), then.black), (Side::White, 5_400_000));
    // White is back and moves: the time away was White's own.
    let away = 500;
    tokio::time::sleep(Duration::from_millis(away)).await;
    let again = Link::greeted(&site, "madrid-1", 0).await;
    again.say(moving(1, "e2e4")).await;
    let moved = record(&mut black, |event| matches!(event, Event::Moved(_))).await;
    let clocks = moved.clocks.unwrap();
    let most = then.white - away + 30_000;
    assert!(clocks.white <= most, "{clocks:?} {then:?}");
    assert_eq!(clocks.black, 5_400_000);
}
