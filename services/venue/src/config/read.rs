//! From a folder to checked settings.

use std::path::Path;

use adoube_key_files as key_files;
use toml::Table;

use super::fields::Fields;
use super::{
    Config, ConfigError, Enrolment, Identity, Officials, Problem, UNKNOWN, Wall, public_key, tls,
};

/// The settings file's name in the node's folder.
pub const FILE: &str = "venue.toml";

/// Reads `folder/venue.toml` and the files it names. Every error is told at once.
pub fn load(folder: &Path) -> Result<Config, ConfigError> {
    let file = folder.join(FILE);
    let failed = |problems| ConfigError {
        file: file.clone(),
        problems,
    };
    let folder = folder
        .canonicalize()
        .map_err(|error| failed(vec![unreadable(&error)]))?;
    let text = key_files::text(&file).map_err(|error| failed(vec![tls::problem("file")(error)]))?;
    parse(&text, &folder).map_err(failed)
}

/// Reads the text of settings, and the files that it names, in the folder. Every error is told at once.
pub fn parse(text: &str, folder: &Path) -> Result<Config, Vec<Problem>> {
    let table: Result<Table, _> = text.parse();
    let table = table.map_err(|error| vec![syntax(text, &error)])?;
    read(Fields::new(table, folder))
}

fn unreadable(error: &std::io::Error) -> Problem {
    Problem {
        field: "file".to_owned(),
        what: format!("cannot be read: {error}; `adoube init` writes one"),
    }
}

fn syntax(text: &str, error: &toml::de::Error) -> Problem {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.bytes().take(start).filter(|b| *b == b'\n').count() + 1;
    Problem {
        field: format!("line {line}"),
        what: error.message().to_owned(),
    }
}

fn read(mut fields: Fields) -> Result<Config, Vec<Problem>> {
    let id = fields.id("id");
    let name = fields.text("name");
    let listen_mqtt = fields.address("listen_mqtt");
    let listen_relay = fields.address("listen_relay");
    let coordinator = fields.address("coordinator");
    let external_broker = fields.optional_address("external_broker");
    let officials = officials(&mut fields);
    let wall = wall(&mut fields, officials.is_some());
    let devices = fields.ids("devices");
    check_devices(&mut fields, &devices);
    let enrolment = enrolment(&mut fields, &devices);
    let data = fields.path("data");
    let telemetry = fields.optional_text("telemetry");
    let identity = identity(&mut fields);
    let problems = fields.finish();
    match (listen_mqtt, listen_relay, coordinator, identity) {
        (Some(listen_mqtt), Some(listen_relay), Some(coordinator), Some(identity))
            if problems.is_empty() =>
        {
            Ok(Config {
                id,
                name,
                listen_mqtt,
                listen_relay,
                coordinator,
                external_broker,
                officials,
                wall,
                devices,
                enrolment,
                data,
                telemetry,
                identity,
            })
        }
        _ => Err(problems),
    }
}

/// The port for officials: both fields or none. A venue may have none.
fn officials(fields: &mut Fields) -> Option<Officials> {
    let listen = fields.optional_address("listen_officials");
    let pem = fields.optional_file("coordinator_key");
    let (listen, (file, pem)) = match (listen, pem) {
        (Some(listen), Some(pem)) => (listen, pem),
        (Some(_), None) => {
            fields.problem(
                "coordinator_key",
                "is missing: officials cannot be identified without it; add both with `adoube \
                 certify`",
            );
            return None;
        }
        (None, _) => return None,
    };
    match public_key::ed25519(&pem) {
        Ok(key) => Some(Officials { listen, key }),
        Err(what) => {
            fields.problem("coordinator_key", format!("{} {what}", file.display()));
            None
        }
    }
}

/// Devices that make their keys themselves. A venue may have none.
fn enrolment(fields: &mut Fields, devices: &[String]) -> Option<Enrolment> {
    let listed = fields.optional_ids("enrol");
    let profile = fields.optional_file("profile").map(|(_, bytes)| bytes);
    for device in listed.iter().filter(|device| !devices.contains(device)) {
        fields.problem("enrol", format!("\"{device}\" is not among the devices"));
    }
    match fields.optional_file("devices_authority") {
        Some((authority, authority_pem)) => {
            if let Err(error) = key_files::authorities(&authority) {
                fields.problem("devices_authority", error.to_string());
            }
            Some(Enrolment {
                authority_pem,
                devices: listed,
                profile,
            })
        }
        None if !listed.is_empty() => {
            let what = "is missing: the keys of the devices under `enrol` cannot be verified; add \
                        it with `adoube certify`";
            fields.problem("devices_authority", what);
            None
        }
        None => None,
    }
}

/// The page for officials: all of its fields or none.
fn wall(fields: &mut Fields, officials: bool) -> Option<Wall> {
    let listen = fields.optional_address("listen_wall")?;
    if !officials {
        fields.problem(
            "listen_wall",
            "also needs listen_officials and coordinator_key",
        );
    }
    Some(Wall {
        listen,
        certificate: fields.file("wall_certificate").0,
        key: fields.file("wall_key").0,
        address: fields.text("wall_address"),
    })
}

/// Names that others bear at the broker: a device called so would be taken for them.
fn check_devices(fields: &mut Fields, devices: &[String]) {
    if devices.is_empty() {
        fields.problem("devices", "names no device");
    }
    for device in devices {
        if device.starts_with("venue-") || device == "coordinator" || device == UNKNOWN {
            fields.problem("devices", format!("\"{device}\" is a reserved name"));
        }
    }
}

fn identity(fields: &mut Fields) -> Option<Identity> {
    let (certificate, certificate_pem) = fields.file("certificate");
    let (key, key_pem) = fields.file("key");
    let (authority, authority_pem) = fields.file("authority");
    let read = [&certificate_pem, &key_pem, &authority_pem];
    if read.iter().any(|pem| pem.is_empty()) {
        return None;
    }
    match tls::client(&certificate, &key, &authority) {
        Ok(client) => Some(Identity {
            certificate,
            key,
            authority,
            certificate_pem,
            key_pem,
            authority_pem,
            client,
        }),
        Err(Problem { field, what }) => {
            fields.problem(&field, what);
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<(String, String)> {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), text).unwrap();
        let error = load(folder.path()).unwrap_err();
        assert_eq!(error.file, folder.path().join(FILE));
        error
            .problems
            .into_iter()
            .map(|problem| (problem.field, problem.what))
            .collect()
    }

    #[test]
    fn every_error_is_told_at_once_with_its_field() {
        let text = r#"
            id = "Madrid!"
            name = ""
            listen_mqtt = 8883
            listen_relay = "127.0.0.1"
            coordinator = "127.0.0.1:99999"
            external_broker = "nowhere"
            devices = ["madrid-1", "madrid-1", "Bad", 7, "venue-x"]
            certificate = "none.pem"
            key = "none.key"
            dat = "data"
        "#;
        let expected = [
            ("id", "is not an id"),
            ("name", "is empty"),
            ("listen_mqtt", "not a text"),
            ("listen_relay", "host:port"),
            ("coordinator", "1 to 65535"),
            ("external_broker", "host:port"),
            ("devices", "twice"),
            ("devices", "\"Bad\""),
            ("devices", "integer"),
            ("devices", "is a reserved name"),
            ("data", "is missing"),
            ("certificate", "none.pem cannot be read"),
            ("key", "none.key cannot be read"),
            ("authority", "is missing"),
            ("dat", "not a known field"),
        ];
        let found = problems(text);
        assert_eq!(found.len(), expected.len(), "{found:#?}");
        for ((field, what), (want_field, want)) in found.iter().zip(expected) {
            assert_eq!(field, want_field);
            assert!(what.contains(want), "{field}: {what}");
        }
    }

    #[test]
    fn a_device_that_enrols_is_a_device_and_somebody_vouches_for_it() {
        let found = problems("devices = [\"madrid-1\"]\nenrol = [\"madrid-1\", \"lima-1\"]\n");
        let of = |field: &str| {
            let mut all = found.iter().filter(|(name, _)| name == field);
            all.next().map(|(_, what)| what.clone()).unwrap_or_default()
        };
        assert_eq!(of("enrol"), "\"lima-1\" is not among the devices");
        assert!(of("devices_authority").contains("add it with `adoube certify`"));
    }

    #[test]
    fn broken_text_names_its_line() {
        let found = problems("id = \"madrid\"\nname = = 3\n");
        assert_eq!(found[0].0, "line 2");
    }

    #[test]
    fn a_missing_file_says_what_to_do() {
        let folder = tempfile::tempdir().unwrap();
        let error = load(folder.path()).unwrap_err().to_string();
        assert!(error.contains("venue.toml cannot be read"), "{error}");
        let error = load(&folder.path().join("nowhere")).unwrap_err();
        assert!(error.to_string().contains("adoube init"));
    }
}
