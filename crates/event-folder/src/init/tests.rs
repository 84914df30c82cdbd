//! The folder that is made, read back as its readers do.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use anyhow::Result;

use super::*;
use crate::{self as event, Credentials, EventFolder};

const NOW: u64 = 1_800_000_000;

fn plan(line: &str) -> Result<Plan> {
    Plan::of(&NewEvent::parse(line))
}

fn made(line: &str) -> (tempfile::TempDir, EventFolder) {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("open");
    write(&dir, &plan(&format!("open {line}")).unwrap(), NOW).unwrap();
    (root, EventFolder::new(dir))
}

/// Every file below a folder, from there.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                assert_eq!(
                    path.metadata().unwrap().permissions().mode() & 0o077,
                    0,
                    "{path:?}"
                );
                folders.push(path.clone());
            }
            all.insert(
                path.strip_prefix(folder)
                    .unwrap()
                    .to_string_lossy()
                    .into_owned(),
            );
        }
    }
    all
}

#[test]
fn everything_is_there_and_keys_are_for_their_owner_only() {
    let (_root, folder) = made("--venues 2 --devices-per-venue 2");
    let files = files(folder.path());
    let identity = ["certificate.pem", "key.pem", "authority.pem"];
    let bearers = [
        "coordinator",
        "venues/madrid",
        "venues/chennai",
        "venues/madrid/devices/madrid-1",
        "venues/chennai/devices/chennai-2",
        "officials/organiser",
        "officials/chief",
        "officials/arbiter",
        "officials/lca-madrid",
        "officials/lta-chennai",
    ];
    let mut wanted: Vec<String> = bearers
        .iter()
        .flat_map(|b| identity.map(|file| format!("{b}/{file}")))
        .collect();
    wanted.extend(
        [
            "regulations.toml",
            "profile.toml",
            "venues.toml",
            "officials.toml",
            "authority/authority.pem",
            "authority/authority.key",
            "coordinator/coordinator.toml",
            "coordinator/signing.pem",
            "coordinator/data",
            "venues/madrid/venue.toml",
            "venues/madrid/data",
            "venues/madrid/devices/madrid-2/device.toml",
            "venues/madrid/devices/madrid-2/data",
            "officials/chief/official.toml",
        ]
        .map(str::to_owned),
    );
    for file in wanted {
        assert!(files.contains(&file), "{file} is missing");
    }
    for file in files.iter().filter(|f| {
        ["authority.key", "key.pem", "signing.pem"]
            .iter()
            .any(|key| f.ends_with(key))
    }) {
        let mode = folder
            .path()
            .join(file)
            .metadata()
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
}

#[test]
fn evt_1_what_is_written_is_in_order_as_it_stands() {
    let (_root, folder) = made("--venues 3");
    let read = |path| fs::read_to_string(path).unwrap();
    assert_eq!(
        event::check_regulations("r", &read(folder.regulations())),
        []
    );
    let (venues, problems) = event::read_venues("v", &read(folder.venues()));
    assert_eq!((venues.len(), problems), (3, Vec::new()));
    let (officials, problems) =
        event::read_officials("o", &read(folder.officials()), Some(&venues));
    assert_eq!((officials.len(), problems), (9, Vec::new()));
}

#[test]
fn every_toml_is_toml_and_tells_the_ports() {
    let (_root, folder) = made("--venues 2 --port-base 9000");
    let read = |path: std::path::PathBuf| {
        fs::read_to_string(path)
            .unwrap()
            .parse::<toml::Table>()
            .unwrap()
    };
    let coordinator = read(folder.coordinator().join("coordinator.toml"));
    assert_eq!(coordinator["listen"].as_str(), Some("127.0.0.1:9000"));
    let venue = read(folder.venue("chennai").join("venue.toml"));
    assert_eq!(venue["listen_relay"].as_str(), Some("127.0.0.1:9101"));
    assert_eq!(venue["listen_mqtt"].as_str(), Some("127.0.0.1:10184"));
    assert_eq!(venue["coordinator"].as_str(), Some("127.0.0.1:9000"));
    assert_eq!(venue["devices"].as_array().unwrap().len(), 4);
    let device = read(folder.device("chennai", "chennai-3").join("device.toml"));
    assert_eq!(device["relay"].as_str(), Some("127.0.0.1:9101"));
    assert_eq!(device["mqtt"].as_str(), Some("127.0.0.1:10184"));
    let chief = Credentials::read(&folder, "chief").unwrap();
    assert_eq!(
        (chief.tournament.as_str(), chief.coordinator.as_str()),
        ("open", "127.0.0.1:9000")
    );
}

#[test]
fn what_runs_elsewhere_listens_on_every_address() {
    let (_root, folder) =
        made("--host arbiter.example --venue a:A:Europe/Madrid:10.1.2.3 --venue b:B:Asia/Tokyo");
    let read = |path| fs::read_to_string(path).unwrap();
    let coordinator = read(folder.coordinator().join("coordinator.toml"));
    assert!(
        coordinator.contains("listen = \"0.0.0.0:7700\""),
        "{coordinator}"
    );
    let a = read(folder.venue("a").join("venue.toml"));
    assert!(a.contains("listen_relay = \"0.0.0.0:7800\""), "{a}");
    assert!(a.contains("coordinator = \"arbiter.example:7700\""), "{a}");
    let device = read(folder.device("a", "a-1").join("device.toml"));
    assert!(device.contains("relay = \"10.1.2.3:7800\""), "{device}");
    let b = read(folder.venue("b").join("venue.toml"));
    assert!(b.contains("listen_relay = \"127.0.0.1:7801\""), "{b}");
}

#[test]
fn nothing_is_ever_written_over() {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("open");
    let plan = plan("open").unwrap();
    fs::create_dir(&dir).unwrap();
    write(&dir, &plan, NOW).unwrap();
    let before = fs::read(dir.join("authority/authority.key")).unwrap();
    let error = write(&dir, &plan, NOW).unwrap_err().to_string();
    assert!(error.contains("not empty"), "{error}");
    assert_eq!(
        fs::read(dir.join("authority/authority.key")).unwrap(),
        before
    );
    fs::write(root.path().join("file"), "").unwrap();
    assert!(write(&root.path().join("file"), &plan, NOW).is_err());
    let entries = fs::read_dir(root.path()).unwrap().count();
    assert_eq!(entries, 2, "what was begun beside it is gone");
}

#[test]
fn what_cannot_be_is_refused_before_anything_is_written() {
    for (line, told) in [
        ("open --venue madrid", "not a venue"),
        ("open --venue Madrid:M:Europe/Madrid", "not an id"),
        ("open --venue a:A:Europe/Nowhere", "not a time zone"),
        (
            "open --venue a:A:Europe/Madrid --venue a:B:Europe/Madrid",
            "two venues",
        ),
        (
            "open --venue a:A:Asia/Tokyo --venue a-1:B:Asia/Tokyo",
            "two venues or devices",
        ),
        (
            "open --venue abcdefghijklmnopqrstuvwxyz-abc:A:Asia/Tokyo",
            "longer than",
        ),
        (
            "open --venue venue:A:Asia/Tokyo",
            "reserved for venue nodes",
        ),
        (
            "open --venue 1:A:Asia/Tokyo --venue lca:B:Asia/Tokyo",
            "a person and a device",
        ),
        ("open --port-base 65000", "exceed 65535"),
        ("open --tournament Ö", "not an id"),
    ] {
        let error = plan(line)
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default();
        assert!(error.contains(told), "{line}: {error}");
    }
}

#[test]
fn the_folders_name_becomes_the_tournaments_id() {
    for (dir, id) in [
        ("Open 2027", "open-2027"),
        ("é", "event"),
        ("..", "event"),
        ("a/b-c", "b-c"),
    ] {
        let args = NewEvent {
            dir: dir.into(),
            venues: 1,
            venue: Vec::new(),
            devices_per_venue: 1,
            port_base: 7700,
            host: "127.0.0.1".to_owned(),
            tournament: None,
            days: 1,
        };
        assert_eq!(Plan::of(&args).unwrap().tournament.as_str(), id, "{dir}");
    }
}
