//! A page in bad hands at the port of its device's agent: it asks as much as it can, and the game goes on beside it.

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use adoube_proto::v1::{
    BeatRequest, CheckInCommand, DoRequest, MoveCommand, Shown, Vitals, play_command::Command,
    play_page_client::PlayPageClient,
};
use tokio::net::TcpStream;
use tonic::{Code, transport::Channel};

use crate::{
    World,
    world::{
        kiosk::Kiosk,
        page::{Address, asking, bearing},
        until,
    },
};

/// Who floods, each on a connection of its own, and connections that say nothing beside. For a moment each has so many calls at
/// once, together more than the agent lets wait.
const FLOODERS: usize = 8;
const AT_ONCE: usize = 16;
const IDLE: usize = 400;
/// Fewer calls are no flood.
const CALLS: u64 = 2_000;
/// What the agent may take meanwhile, KiB.
const MOST: u64 = 150 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn ven_2_a_page_that_floods_its_agent_disturbs_no_game() {
    let name = "ven_2_a_page_that_floods_its_agent_disturbs_no_game";
    let Some(world) = World::begin(name).await else {
        return;
    };
    let kiosk = Kiosk::start_with(&world.device(), None, &["--page"]);
    let address = Address::of(&world.device()).await;
    let mut page = address.open().await;
    let may = |shown: &Shown| shown.board.clone().and_then(|board| board.may);
    page.until(|shown| may(shown).is_some_and(|may| may.check_in))
        .await;
    page.ask(Command::CheckIn(CheckInCommand {})).await;
    page.until(|shown| may(shown).is_some_and(|may| may.r#move))
        .await;

    let calls = Arc::new(AtomicU64::new(0));
    let turned_away = Arc::new(AtomicU64::new(0));
    let (mut flood, mut crowd) = (Vec::new(), Vec::new());
    for _ in 0..FLOODERS {
        let connection = address.calls().await;
        let begin = || {
            let counts = [&calls, &turned_away].map(Arc::clone);
            let flooding = self::flood(connection.clone(), address.token.clone(), counts);
            tokio::spawn(flooding)
        };
        crowd.extend((1..AT_ONCE).map(|_| begin()));
        flood.push(begin());
    }
    let mut idle = Vec::new();
    for _ in 0..IDLE {
        idle.push(
            TcpStream::connect(("127.0.0.1", address.port))
                .await
                .unwrap(),
        );
    }
    let flooded = || async { (calls.load(Relaxed) > CALLS).then_some(()) };
    until("it is flooded", flooded).await;
    let full = || async { (turned_away.load(Relaxed) > 0).then_some(()) };
    until("more waits than may", full).await;
    crowd.iter().for_each(tokio::task::JoinHandle::abort);

    let heard = || world.venue.heard::<Vitals>("vitals").len();
    let before = heard();
    moves(&address, 1, "e2e4").await;
    page.until(|shown| may(shown).is_some_and(|may| may.r#move))
        .await;
    moves(&address, 3, "g1f3").await;
    let told = || async { (heard() > before + 3).then_some(()) };
    until("the venue hears the device", told).await;
    let made = world.moves();
    assert_eq!(made[..3], ["e2e4", "e7e5", "g1f3"]);
    let hellos = world.coordinator.room.lock().unwrap().hellos.len();
    assert_eq!(hellos, 1, "its link stands");
    let taken = memory(kiosk.id());
    println!("{} calls; the agent takes {taken} KiB", calls.load(Relaxed));
    assert!(taken < MOST, "{taken} KiB");
    flood.iter().for_each(tokio::task::JoinHandle::abort);
}

/// Beats, moves that are none, and whatever has no token, without a pause, as long as the agent lives.
async fn flood(
    mut page: PlayPageClient<Channel>,
    token: String,
    [calls, turned_away]: [Arc<AtomicU64>; 2],
) {
    loop {
        let beat = page.beat(bearing(&token, BeatRequest {})).await;
        if beat.is_err_and(|status| status.code() == Code::Unavailable) {
            return;
        }
        let step_none = page.r#do(bearing(&token, step(9, "a1a1"))).await;
        if step_none.is_err_and(|status| status.code() == Code::ResourceExhausted) {
            turned_away.fetch_add(1, Relaxed);
        }
        let _ = page.r#do(bearing("", step(1, &"x".repeat(100_000)))).await;
        calls.fetch_add(3, Relaxed);
    }
}

/// A move of the player's own, again while the agent has too much to do.
async fn moves(address: &Address, ply: u32, uci: &str) {
    let mut page = address.calls().await;
    loop {
        match page.r#do(bearing(&address.token, step(ply, uci))).await {
            Ok(reply) => match reply.into_inner().refusal {
                Some(refusal) if refusal.code == "busy" => {}
                other => return assert_eq!(other, None),
            },
            Err(status) => assert_eq!(status.code(), Code::ResourceExhausted, "{status}"),
        }
    }
}

fn step(ply: u32, uci: &str) -> DoRequest {
    let command = Command::Move(MoveCommand {
        ply,
        uci: uci.into(),
        ..MoveCommand::default()
    });
    asking(command)
}

/// What a process holds in memory, KiB.
fn memory(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.unwrap()
        .trim()
        .trim_end_matches(" kB")
        .parse()
        .unwrap()
}
