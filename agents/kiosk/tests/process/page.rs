//! The player's page at the port of its agent.

use std::{fs, os::unix::fs::PermissionsExt as _};

use adoube_proto::v1::{
    CheckInCommand, GameStage, MoveCommand, PageState, Shown, Vitals, WatchPageRequest,
    play_command::Command,
};
use tonic::Code;

use crate::{
    World,
    world::{
        kiosk::Kiosk,
        page::{Address, asking, bearing},
        until,
    },
};

fn step(ply: u32, uci: &str) -> Command {
    Command::Move(MoveCommand {
        ply,
        uci: uci.into(),
        ..MoveCommand::default()
    })
}

fn plies(shown: &Shown) -> usize {
    let board = shown.board.as_ref();
    board.map_or(0, |it| it.moves_from as usize + it.moves.len())
}

/// A game by two moves of a page; the second is made while the link is cut, and is carried out when
/// it is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_plays_and_a_move_of_a_lost_connection_is_carried_out_once() {
    let name = "a_page_plays_and_a_move_of_a_lost_connection_is_carried_out_once";
    let Some(world) = World::begin(name).await else {
        return;
    };
    world.coordinator.room.lock().unwrap().cut_at = Some((3, world.relay.clone()));
    let _kiosk = Kiosk::start_with(&world.device(), None, &["--page"]);
    let mut page = Address::of(&world.device()).await.open().await;
    let may = |shown: &Shown| shown.board.clone().and_then(|board| board.may);
    page.until(|shown| may(shown).is_some_and(|may| may.check_in))
        .await;
    let checked_in = page.ask(Command::CheckIn(CheckInCommand {})).await;
    assert_eq!(checked_in.refusal, None);
    let shown = page
        .until(|shown| may(shown).is_some_and(|may| may.r#move))
        .await;
    let board = shown.board.unwrap();
    let legal = shown.local.unwrap().legal.len();
    assert_eq!((board.stage(), legal), (GameStage::Playing, 20));
    assert_eq!(shown.seat.unwrap().white.unwrap().name, "A");
    assert_eq!(page.ask(step(1, "e2e4")).await.refusal, None);
    let shown = page.until(|shown| plies(shown) == 2).await;
    assert!(shown.board.unwrap().may.unwrap().r#move);
    assert_eq!(page.ask(step(3, "g1f3")).await.refusal, None);
    page.until(|shown| plies(shown) == 4).await;
    assert_eq!(world.moves(), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    let hellos = world.coordinator.room.lock().unwrap().hellos.len();
    assert_eq!(hellos, 2, "the link was cut");
}

/// Nobody opens a page without the token of this start, nor by another name of this machine.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_for_whoever_has_its_token_and_its_name() {
    let Some(world) = World::begin("a_page_is_for_whoever_has_its_token_and_its_name").await else {
        return;
    };
    let kiosk = Kiosk::start_with(&world.device(), None, &["--page"]);
    let address = Address::of(&world.device()).await;
    let file = fs::metadata(world.device().join("data/page.url")).unwrap();
    assert_eq!(file.permissions().mode() & 0o777, 0o600);
    assert_eq!(address.token.len(), 64);
    assert!(!kiosk.log().contains(&address.token), "{}", kiosk.log());
    let other = "0".repeat(64);
    for (token, expected) in [
        (address.token.as_str(), Ok(())),
        (&other, Err(Code::Unauthenticated)),
        (&address.token[1..], Err(Code::Unauthenticated)),
        ("", Err(Code::Unauthenticated)),
    ] {
        let mut calls = address.calls().await;
        let watched = calls
            .watch(bearing(token, WatchPageRequest::default()))
            .await;
        let got = watched.map(drop).map_err(|status| status.code());
        assert_eq!(got, expected, "{token}");
        let asked = asking(Command::CheckIn(CheckInCommand {}));
        if let Err(expected) = expected {
            let answer = calls.r#do(bearing(token, asked)).await;
            assert_eq!(answer.unwrap_err().code(), expected, "{token}");
        }
    }
    // What a name server says of a foreign name is not believed.
    let port = address.port;
    for (name, path, expected) in [
        (format!("127.0.0.1:{port}"), "/no-such-file", 404),
        (format!("localhost:{port}"), "/no-such-file", 404),
        (format!("adoube.example:{port}"), "/no-such-file", 421),
        ("127.0.0.1".to_owned(), "/", 421),
        (
            format!("adoube.example:{port}"),
            "/adoube.v1.PlayPage/Watch",
            421,
        ),
    ] {
        assert_eq!(address.get(&name, path).await, expected, "{name}{path}");
    }
}

/// DIS-1: one page at a time; one that beats, falls silent and is closed: each is told.
#[tokio::test(flavor = "multi_thread")]
async fn dis_1_a_page_is_one_and_is_heard_by_its_beats() {
    let Some(world) = World::begin("dis_1_a_page_is_one_and_is_heard_by_its_beats").await else {
        return;
    };
    let _kiosk = Kiosk::start_with(&world.device(), None, &["--page"]);
    let venue = &world.venue;
    let vitals = |wanted: PageState| async move {
        venue
            .wait("vitals", move |it: &Vitals| it.page() == wanted)
            .await
    };
    vitals(PageState::Closed).await;
    let address = Address::of(&world.device()).await;
    let mut first = address.open().await;
    vitals(PageState::Alive).await;
    let mut second = address.open().await;
    let end = first.end().await;
    assert_eq!((end.code(), end.message()), (Code::Aborted, "another page"));
    drop(first);
    vitals(PageState::Silent).await;
    second.beat().await;
    let line = |what: &'static str| {
        until(what, move || async move {
            venue.lines().into_iter().find(|line| line.what == what)
        })
    };
    assert!(line("page-silent").await.figures[0] >= 3_000);
    line("page-back").await;
    drop(second);
    line("page-closed").await;
    let words = venue.lines().into_iter();
    let closed = words.filter(|line| line.what == "page-closed").count();
    assert_eq!(closed, 1, "a page whose place was taken is not closed");
}
