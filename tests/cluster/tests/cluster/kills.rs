//! SIGKILL in the middle of a round: nothing acknowledged is lost, nobody's clock is wronged.

use std::process::Command;
use std::time::Duration;

use adoube_cluster::child::Child;
use adoube_cluster::clocks::outages;
use adoube_cluster::demo::{self, Demo};
use adoube_cluster::event::{Event, SPEED, VENUES, succeeded};
use adoube_cluster::files::contents;
use adoube_cluster::programs::{adoube, mosquitto, program};
use adoube_cluster::promises;
use adoube_cluster::waiting::until;
use adoube_proto::v1::OutageCause;

/// How long what was killed stays dead.
const DEATH: Duration = Duration::from_secs(1);

/// Real milliseconds between two alive-marks, and how late one may be on a slow machine.
const MARK: u64 = 1_000;
const SLACK: u64 = 5_000;

/// Coordinator, venue node and kiosk are killed, one after the other.
#[test]
fn nothing_is_lost_and_clocks_are_charged_to_the_last_mark_and_not_beyond() {
    if !mosquitto("nothing_is_lost_and_clocks_are_charged_to_the_last_mark_and_not_beyond") {
        return;
    }
    let mut event = Event::playing(80, 4_000);
    let killed = event.kill("coordinator");
    std::thread::sleep(DEATH);
    event.start("coordinator");
    event.until_moved(4);
    for name in [VENUES[0].to_owned(), event.seated()[0].clone()] {
        event.kill(&name);
        std::thread::sleep(DEATH);
        event.start(&name);
        event.until_moved(4);
    }
    let outages = outages(&event.finish());
    assert_eq!(outages.len(), 2, "one at each board: {outages:?}");
    for outage in outages {
        assert_eq!(outage.cause, OutageCause::Down);
        let (earliest, latest) = (killed.0 - (MARK + SLACK) * SPEED, killed.1);
        let just = earliest <= outage.from && outage.from <= latest;
        assert!(just, "{outage:?}, killed {killed:?}");
    }
}

/// What the demo kills, one after the other, in each of its rounds.
const KINDS: [&str; 3] = ["coordinator", "venue", "kiosk"];

/// The demo's round again and again, until `ADOUBE_DEMO_KILLS` programs were killed in it.
#[test]
fn every_game_of_the_demos_round_ends_as_its_source_did_whatever_is_killed() {
    if !mosquitto("every_game_of_the_demos_round_ends_as_its_source_did_whatever_is_killed") {
        return;
    }
    let goal = std::env::var("ADOUBE_DEMO_KILLS").map_or(3, |goal| goal.parse().unwrap());
    let mut kills = 0;
    while kills < goal {
        kills += kill_in_a_demo();
        println!("{kills} kills");
    }
}

/// Plays one round; how many programs were killed.
fn kill_in_a_demo() -> usize {
    let chaos = KINDS.into_iter().flat_map(|kind| ["--chaos", kind]);
    let args = ["--no-silence", "--keep", "kept"].into_iter().chain(chaos);
    let mut demo = Demo::start(300, &args.collect::<Vec<_>>());
    let status = demo.child.end_within(Duration::from_mins(10));
    let said = demo.child.said();
    assert_eq!(status, Some(0), "{said}");
    let killed = said
        .lines()
        .filter(|line| line.ends_with(" is killed"))
        .count();
    assert_eq!(killed, KINDS.len(), "{said}");

    let (event, logs) = (demo.kept("kept/event"), demo.kept("kept/logs"));
    for (file, bytes) in contents(&logs) {
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("panicked"), "{}:\n{text}", file.display());
    }
    let data = event.join("coordinator/data");
    succeeded(
        &adoube()
            .arg("verify")
            .arg("--data")
            .arg(data)
            .output()
            .unwrap(),
    );
    let mut coordinator = Command::new(program("adoube-coordinator"));
    coordinator.arg("--until-stdin-closes").arg("--dir");
    coordinator.arg(event.join("coordinator"));
    let _coordinator = Child::start("coordinator", coordinator, &demo.kept("again"));
    let official = demo::official(&event);
    let games = until("the games", || official.games().ok());
    promises::assert_kept(&promises::read(&logs), &games);
    // The games that went on when the coordinator was killed say so, each once.
    let outages = outages(&games);
    assert!((1..=games.len()).contains(&outages.len()), "{outages:?}");
    killed
}
