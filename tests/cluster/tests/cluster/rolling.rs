//! A rolling restart: every program is stopped and started once, with changed settings, while the games
//! go on.

use std::net::TcpStream;
use std::path::Path;

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::programs::mosquitto;
use adoube_cluster::{ports, promises};
use adoube_proto::v1::board_event::Event as Told;

/// Puts other words into a settings file.
fn change(file: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{from} is not in {text}");
    std::fs::write(file, text.replacen(from, to, 1)).unwrap();
}

/// Stops a program in good order and starts it again; the games go on.
fn restart(event: &mut Event, name: &str) {
    assert_eq!(event.child(name).stop(), Some(0), "{name}");
    event.start(name);
    event.until_moved(2);
}

#[test]
fn games_go_on_while_every_program_is_started_anew_with_other_settings() {
    if !mosquitto("games_go_on_while_every_program_is_started_anew_with_other_settings") {
        return;
    }
    let mut event = Event::crowd(2, 90, 4_000);
    event.begin();
    let seats = event.seated();

    // The console is served no more.
    let console = event.port + ports::CONSOLE;
    assert!(TcpStream::connect(("127.0.0.1", console)).is_ok());
    let settings = event.folder_of("coordinator").join("coordinator.toml");
    let text = std::fs::read_to_string(&settings).unwrap();
    let (before, rest) = text.split_once("[console]").unwrap();
    let (_, after) = rest.split_once("[enrolment]").unwrap();
    std::fs::write(&settings, format!("{before}[enrolment]{after}")).unwrap();
    restart(&mut event, "coordinator");
    assert!(TcpStream::connect(("127.0.0.1", console)).is_err());

    // Each venue has another name, which its officials are told.
    for venue in VENUES {
        let settings = event.folder_of(venue).join("venue.toml");
        change(
            &settings,
            &format!("name = \"{venue}\""),
            &format!("name = \"Hall of {venue}\""),
        );
        restart(&mut event, venue);
    }

    // Each device keeps its data in another place.
    for seat in &seats {
        let folder = event.folder_of(seat);
        change(
            &folder.join("device.toml"),
            "data = \"data\"",
            "data = \"moved\"",
        );
        assert_eq!(event.child(seat).stop(), Some(0), "{seat}");
        std::fs::rename(folder.join("data"), folder.join("moved")).unwrap();
        event.start(seat);
        event.until_moved(2);
    }
    for seat in &seats {
        assert!(!event.folder_of(seat).join("data").exists(), "{seat}");
    }

    let games = event.finish();
    let told = games.iter().flat_map(|game| &game.events);
    let lost = told.filter(|told| matches!(told.event, Some(Told::SeatLost(_))));
    assert!(
        lost.count() >= seats.len(),
        "whoever was away was not seen to be"
    );
    promises::assert_kept(&promises::read(&event.log_folder()), &games);
    let names = seats.iter().map(String::as_str).chain(VENUES);
    for name in names.chain(["coordinator"]) {
        assert_eq!(event.child(name).stop(), Some(0), "{name}");
    }
}
