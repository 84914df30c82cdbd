//! Whoever was added to an event after its making.

use std::fs;

use super::*;
use crate::Credentials;
use crate::init;

const NOW: u64 = 1_800_000_000;

fn event(line: &str) -> (tempfile::TempDir, EventFolder) {
    let root = tempfile::tempdir().unwrap();
    let args = init::NewEvent::parse(&format!("open {line}"));
    let dir = root.path().join("open");
    init::write(&dir, &init::Plan::of(&args).unwrap(), NOW).unwrap();
    (root, EventFolder::new(dir))
}

fn append(path: &std::path::Path, text: &str) {
    let old = fs::read_to_string(path).unwrap();
    fs::write(path, old + text).unwrap();
}

const LIMA: &str = "\n[[venue]]\nid = \"lima\"\nname = \"Lima\"\ntime_zone = \"America/Lima\"\n\
                    host = \"10.0.0.5\"\ndevices = [\"lima-1\"]\n";

fn add_lima(event: &EventFolder) {
    append(&event.venues(), LIMA);
    let official = |role: &str| {
        format!(
            "\n[[official]]\nperson = \"{role}-lima\"\nname = \"N\"\nrole = \"{role}\"\nvenue = \"lima\"\n"
        )
    };
    append(&event.officials(), &(official("lca") + &official("lta")));
}

fn table(path: std::path::PathBuf) -> toml::Table {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

fn lacking(event: &EventFolder) -> Vec<String> {
    missing(event, &Files::read(event).unwrap())
}

#[test]
fn a_new_venue_gets_everything_and_others_keep_their_keys() {
    let (_root, event) = event("--venues 2 --port-base 9000 --host arbiter.example");
    assert!(lacking(&event).is_empty());
    add_lima(&event);
    let wanted = [
        "venue lima",
        "device lima-1",
        "official lca-lima",
        "official lta-lima",
    ];
    assert_eq!(lacking(&event), wanted);
    let key = event.venue("madrid").join("key.pem");
    let before = fs::read(&key).unwrap();
    let made = certify(&event, 30, NOW).unwrap();
    assert_eq!(made.len(), 5, "{made:?}");
    assert!(lacking(&event).is_empty());
    assert_eq!(fs::read(&key).unwrap(), before);
    let venue = table(event.venue("lima").join("venue.toml"));
    assert_eq!(venue["listen_relay"].as_str(), Some("0.0.0.0:9102"));
    assert_eq!(venue["coordinator"].as_str(), Some("arbiter.example:9000"));
    let device = table(event.device("lima", "lima-1").join("device.toml"));
    assert_eq!(device["mqtt"].as_str(), Some("10.0.0.5:10185"));
    assert!(event.device("lima", "lima-1").join("data").is_dir());
    let lca = Credentials::read(&event, "lca-lima").unwrap();
    assert_eq!(lca.coordinator, "arbiter.example:9000");
    assert!(
        certify(&event, 30, NOW).unwrap().is_empty(),
        "nothing is left to make"
    );
}

#[test]
fn a_new_device_is_listed_where_its_venue_node_looks_and_the_rest_stays() {
    let (_root, event) = event("--venues 1 --devices-per-venue 1");
    let settings = event.venue("madrid").join("venue.toml");
    append(
        &settings,
        "# our own remark\nexternal_broker = \"mqtt.example:1\"\n",
    );
    let text = fs::read_to_string(event.venues()).unwrap();
    fs::write(
        event.venues(),
        text.replace("[\"madrid-1\"]", "[\"madrid-1\", \"extra\"]"),
    )
    .unwrap();
    let made = certify(&event, 30, NOW).unwrap();
    assert!(made[0].contains("restart its adoube-venue"), "{made:?}");
    let text = fs::read_to_string(&settings).unwrap();
    assert!(
        text.contains("devices = [\"madrid-1\", \"extra\"]\n"),
        "{text}"
    );
    assert!(text.contains("# our own remark"), "{text}");
    let device = table(event.device("madrid", "extra").join("device.toml"));
    assert_eq!(device["mqtt"].as_str(), Some("mqtt.example:1"));
}

#[test]
fn a_key_that_is_there_gets_a_certificate_of_its_own() {
    let (_root, event) = event("");
    let dir = event.official("chief");
    let key = fs::read_to_string(dir.join("key.pem")).unwrap();
    fs::remove_file(dir.join("certificate.pem")).unwrap();
    let made = certify(&event, 30, NOW).unwrap();
    assert_eq!(made.len(), 1);
    assert_eq!(fs::read_to_string(dir.join("key.pem")).unwrap(), key);
    let pem = fs::read_to_string(dir.join("certificate.pem")).unwrap();
    let (_, pem) = x509_parser::pem::parse_x509_pem(pem.as_bytes()).unwrap();
    let (_, authority) = x509_parser::pem::parse_x509_pem(
        &fs::read(event.path().join("authority/authority.pem")).unwrap(),
    )
    .unwrap();
    let (leaf, authority) = (pem.parse_x509().unwrap(), authority.parse_x509().unwrap());
    assert_eq!(leaf.issuer(), authority.subject());
    assert!(leaf.subject().to_string().contains("chief"));
    let public = &leaf.tbs_certificate.subject_pki.subject_public_key.data;
    let own = rcgen::KeyPair::from_pem(&key).unwrap();
    assert_eq!(public.as_ref(), rcgen::PublicKeyData::der_bytes(&own));
    assert!(leaf.verify_signature(Some(authority.public_key())).is_ok());
}

#[test]
fn without_the_authoritys_own_key_nothing_is_made() {
    let (_root, event) = event("");
    add_lima(&event);
    let key = event.path().join("authority/authority.key");
    fs::write(&key, rcgen::KeyPair::generate().unwrap().serialize_pem()).unwrap();
    let error = certify(&event, 30, NOW).unwrap_err().to_string();
    assert!(error.contains("does not match"), "{error}");
    fs::remove_file(&key).unwrap();
    let error = certify(&event, 30, NOW).unwrap_err().to_string();
    assert!(error.contains("authority.key cannot be read"), "{error}");
    assert!(!event.venue("lima").exists());
}

/// Names that get no key here, and whom their node and the coordinator believe for them.
#[test]
fn ven_1_a_device_that_makes_its_key_itself_gets_none_here() {
    let (_root, event) = event("--venues 1 --devices-per-venue 1");
    append(&event.venues(), "enrol = [\"madrid-9\"]\n");
    let made = certify(&event, 30, NOW).unwrap();
    assert_eq!(made.len(), 1, "{made:?}");
    assert!(lacking(&event).is_empty());
    assert!(!event.device("madrid", "madrid-9").exists());
    let venue = table(event.venue("madrid").join("venue.toml"));
    let ids = |field: &str| venue[field].as_array().unwrap().len();
    assert_eq!((ids("devices"), ids("enrol")), (2, 1));
    let read = |dir: std::path::PathBuf| fs::read_to_string(dir.join("devices.pem")).unwrap();
    assert_eq!(read(event.coordinator()), read(event.venue("madrid")));
    assert!(certify(&event, 30, NOW).unwrap().is_empty());
}

/// O 16.7: a profile that the regulations name is in each device's and each node's folder, and another one that was there is not.
#[test]
fn ven_2_the_profile_that_the_regulations_name_is_handed_out_once() {
    let (_root, event) = event("--venues 2");
    let device = event.device("madrid", "madrid-1");
    assert!(
        certify(&event, 30, NOW).unwrap().is_empty(),
        "a sample is nobody's"
    );
    assert!(!device.join("profile.toml").exists());
    let hash = Files::read(&event).unwrap().profile.unwrap().hash;
    let regulations = fs::read_to_string(event.regulations()).unwrap();
    let name = |hash: &str| {
        let named = format!("[checks]\ndevice_profile = \"{hash}\"\n");
        let text = regulations.replacen("[checks]\n", &named, 1);
        fs::write(event.regulations(), text).unwrap();
    };
    name(&"0".repeat(64));
    let refused = certify(&event, 30, NOW).unwrap_err().to_string();
    assert!(refused.contains(&hash), "{refused}");
    name(&hash);
    let made = certify(&event, 30, NOW).unwrap();
    for (line, what) in made
        .iter()
        .zip(["venue madrid", "device madrid-1 of madrid"])
    {
        let told = format!("{what}: the event's profile");
        assert!(line.starts_with(&told), "{made:?}");
    }
    let published = fs::read(event.profile()).unwrap();
    // The node gives it to a device that is enrolled later.
    let node = event.venue("madrid");
    assert_eq!(fs::read(node.join("profile.toml")).unwrap(), published);
    let settings = table(node.join("venue.toml"));
    assert_eq!(settings["profile"].as_str(), Some("profile.toml"));
    assert_eq!(fs::read(device.join("profile.toml")).unwrap(), published);
    let settings = table(device.join("device.toml"));
    assert_eq!(settings["profile"].as_str(), Some("profile.toml"));
    assert!(
        certify(&event, 30, NOW).unwrap().is_empty(),
        "nothing is left to do"
    );
    fs::write(device.join("profile.toml"), "name = \"another\"\n").unwrap();
    assert_eq!(certify(&event, 30, NOW).unwrap().len(), 1);
    assert_eq!(fs::read(device.join("profile.toml")).unwrap(), published);
}
