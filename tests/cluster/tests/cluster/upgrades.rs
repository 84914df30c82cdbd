//! Programs of an earlier version are replaced by the present ones, one after the other, during the games: those of
//! both versions understand each other, and the present ones read what the earlier ones left.

use adoube_cluster::event::{Event, VENUES, succeeded};
use adoube_cluster::programs::{adoube, earlier, mosquitto};
use adoube_cluster::promises;

/// Replaces a program, and waits for further moves.
fn replace(event: &mut Event, name: &str) {
    assert_eq!(event.child(name).stop(), Some(0), "{name}");
    event.start(name);
    event.until_moved(2);
}

fn replaced(test: &str, coordinator_first: bool) {
    let Some(folder) = earlier(test) else { return };
    if !mosquitto(test) {
        return;
    }
    let mut event = Event::of_earlier(&folder, 110, 4_000);
    event.begin();
    let seats = event.seated();
    let mut steps = vec![
        ("adoube-coordinator", vec!["coordinator"]),
        ("adoube-venue", VENUES.to_vec()),
        ("adoube-kiosk", seats.iter().map(String::as_str).collect()),
    ];
    if !coordinator_first {
        steps.reverse();
    }
    for (program, names) in &steps {
        event.earlier.remove(program);
        for name in names {
            replace(&mut event, name);
        }
    }
    let games = event.finish();
    promises::assert_kept(&promises::read(&event.log_folder()), &games);
    // The command line of either version reads the games.
    let earlier = event.obeyed(&["export", "pgn", "--round", "1"]);
    event.earlier.clear();
    assert_eq!(event.obeyed(&["export", "pgn", "--round", "1"]), earlier);
    assert_eq!(event.child("coordinator").stop(), Some(0));
    let ledger = event.path("coordinator/data/ledger");
    let mut verify = adoube();
    succeeded(
        &verify
            .args(["verify", "--data"])
            .arg(ledger)
            .output()
            .unwrap(),
    );
    println!(
        "{} programs replaced",
        steps.iter().map(|(_, names)| names.len()).sum::<usize>()
    );
}

#[test]
fn the_coordinator_is_replaced_first() {
    replaced("the_coordinator_is_replaced_first", true);
}

#[test]
fn the_coordinator_is_replaced_last() {
    replaced("the_coordinator_is_replaced_last", false);
}
