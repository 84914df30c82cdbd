//! The text of each file. People edit the three in the event's folder, so those explain
//! themselves; the others belong to one program each.

use std::fmt::{Display, Write as _};

use super::plan::address;
use super::{Plan, VenuePlan};

/// What an event may ask of its playing devices, with what each table means.
pub(crate) const SAMPLE_PROFILE: &str = include_str!("profile.toml");

/// A text as TOML writes it, in quotes.
fn quoted(text: impl Display) -> String {
    toml::Value::String(text.to_string()).to_string()
}

pub(crate) fn list(ids: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = ids.into_iter().map(quoted).collect();
    format!("[{}]", items.join(", "))
}

pub(super) fn venues(plan: &Plan) -> String {
    let mut text = String::from(
        "# Where people play. After a change: adoube --event DIR set-up\n\
         # A new venue or device needs a certificate too: adoube --event DIR certify\n\
         #\n\
         # id         a-z, 0-9 and '-', at most 28 letters; it is part of certificates: never change it\n\
         # time_zone  IANA name; times are shown in it\n\
         # host       the name or address at which the devices reach the venue node\n\
         # devices    registered devices; an id must be unique in the whole event\n\
         # enrol      more devices, which make their own keys: adoube enrol DEVICE\n",
    );
    for venue in &plan.venues {
        let _ = write!(
            text,
            "\n[[venue]]\nid = {}\nname = {}\ntime_zone = {}\nhost = {}\ndevices = {}\n",
            quoted(&venue.id),
            quoted(&venue.name),
            quoted(&venue.time_zone),
            quoted(&venue.host),
            list(venue.devices.iter().filter(|id| !venue.enrol.contains(id))),
        );
        if !venue.enrol.is_empty() {
            let _ = writeln!(text, "enrol = {}", list(&venue.enrol));
        }
    }
    text
}

/// Person, name, role, venue.
pub(super) type OfficialRow = (String, String, &'static str, Option<String>);

pub(super) fn official_rows(plan: &Plan) -> Vec<OfficialRow> {
    let mut rows: Vec<OfficialRow> = vec![
        ("organiser".into(), "Organiser".into(), "organiser", None),
        (
            "chief".into(),
            "Chief Arbiter".into(),
            "chief-arbiter",
            None,
        ),
        ("arbiter".into(), "Arbiter".into(), "arbiter", None),
    ];
    for venue in &plan.venues {
        for role in ["lca", "lta"] {
            let name = format!("{} {}", role.to_uppercase(), venue.name);
            rows.push((
                format!("{role}-{}", venue.id),
                name,
                role,
                Some(venue.id.to_string()),
            ));
        }
    }
    rows
}

pub(super) fn officials(plan: &Plan) -> String {
    let mut text = String::from(
        "# Who has which role. Write the real names; after a change: adoube --event DIR set-up\n\
         # A new person needs a certificate too: adoube --event DIR certify\n\
         #\n\
         # person  an id; it is part of the certificate in officials/<person>/: never change it\n\
         # role    organiser, chief-arbiter, arbiter, lca (local chief arbiter of a venue),\n\
         #         lta (local technical arbiter of a venue)\n\
         # venue   for lca and lta\n",
    );
    for (person, name, role, venue) in official_rows(plan) {
        let _ = write!(
            text,
            "\n[[official]]\nperson = {}\nname = {}\nrole = {}\n",
            quoted(person),
            quoted(name),
            quoted(role)
        );
        if let Some(venue) = venue {
            let _ = writeln!(text, "venue = {}", quoted(venue));
        }
    }
    text
}

const TRUST: &str =
    "certificate = \"certificate.pem\"\nkey = \"key.pem\"\nauthority = \"authority.pem\"\n";

pub(super) fn coordinator(plan: &Plan) -> String {
    format!(
        "# adoube-coordinator --dir (this folder)\nlisten = {}\n{TRUST}\
         signing_key = \"signing.pem\"\ndata = \"data\"\n{}{ENROLMENT}",
        quoted(listen(&plan.host, plan.port)),
        plan.console
            .map(|port| console(plan, port))
            .unwrap_or_default(),
    )
}

/// The authority for keys that devices make themselves, beside the coordinator's settings, and its
/// certificate beside each venue's.
pub(crate) const DEVICES_CERTIFICATE: &str = "devices.pem";
pub(crate) const DEVICES_KEY: &str = "devices.key";

/// What the coordinator vouches for such keys with.
const ENROLMENT: &str = "\n# Keys that devices make (adoube enrol).\n[enrolment]\n\
    certificate = \"devices.pem\"\nkey = \"devices.key\"\n";

/// By what a venue's node believes them.
const DEVICES_AUTHORITY: &str = "devices_authority = \"devices.pem\"\n";

/// The page for officials.
fn console(plan: &Plan, port: u16) -> String {
    format!(
        "\n# The page for officials (adoube invite). Browsers accept this certificate only if they have the\n\
         # event's authority installed: replace it with a certificate of your own, with its chain.\n\
         [console]\nlisten = {}\ncertificate = \"console.pem\"\nkey = \"console.key\"\naddress = {}\n",
        quoted(listen(&plan.host, port)),
        quoted(format!("https://{}/", address(&plan.host, port))),
    )
}

pub(crate) fn venue(plan: &Plan, venue: &VenuePlan) -> String {
    format!(
        "# adoube-venue --dir (this folder)\nid = {}\nname = {}\n\
         listen_mqtt = {}\nlisten_relay = {}\n{}coordinator = {}\n{TRUST}data = \"data\"\n{}{}devices = {}\n\
         # external_broker = \"host:port\"   # your own MQTT broker; then the venue node starts none\n",
        quoted(&venue.id),
        quoted(&venue.name),
        quoted(listen(&venue.host, venue.mqtt)),
        quoted(listen(&venue.host, venue.relay)),
        officials_ports(venue),
        quoted(plan.coordinator()),
        DEVICES_AUTHORITY,
        enrol(venue),
        list(&venue.devices),
    )
}

/// Which of a venue's devices make their keys themselves, if any do.
pub(crate) fn enrol(venue: &VenuePlan) -> String {
    if venue.enrol.is_empty() {
        return String::new();
    }
    format!("enrol = {}\n", list(&venue.enrol))
}

/// The coordinator's public key, beside a venue's settings.
pub(crate) const COORDINATOR_KEY: &str = "coordinator.pub";

/// The lines for the ports at which officials watch and give orders, by the command line and by a browser.
fn officials_ports(venue: &VenuePlan) -> String {
    let port = listen(&venue.host, venue.officials);
    let mut fields = vec![
        ("listen_officials", port),
        ("coordinator_key", COORDINATOR_KEY.to_owned()),
    ];
    if let Some(port) = venue.wall {
        let wall = format!("https://{}/", address(&venue.host, port));
        fields.extend([
            ("listen_wall", listen(&venue.host, port)),
            ("wall_certificate", WALL_CERTIFICATE.to_owned()),
            ("wall_key", WALL_KEY.to_owned()),
            ("wall_address", wall),
        ]);
    }
    let line = |(key, value): (&str, String)| format!("{key} = {}\n", quoted(value));
    fields.into_iter().map(line).collect()
}

/// The certificate of a venue's page and its key, beside a venue's settings.
pub(crate) const WALL_CERTIFICATE: &str = "wall.pem";
pub(crate) const WALL_KEY: &str = "wall.key";

/// A device's own settings.
pub fn device(venue: &VenuePlan, device: impl Display) -> String {
    let mqtt = address(&venue.host, venue.mqtt);
    device_at(venue, device, &mqtt)
}

/// A device's own settings where the broker is elsewhere.
pub(crate) fn device_at(venue: &VenuePlan, device: impl Display, mqtt: &str) -> String {
    format!(
        "# adoube-kiosk run --page --dir (this folder); start it again after a change\nid = {}\nvenue = {}\nmqtt = {}\nrelay = {}\n{TRUST}data = \"data\"\n",
        quoted(device),
        quoted(&venue.id),
        quoted(mqtt),
        quoted(address(&venue.host, venue.relay)),
    )
}

pub(crate) fn official(plan: &Plan, person: &str) -> String {
    let mut venues = String::new();
    for venue in &plan.venues {
        let at = quoted(address(&venue.host, venue.officials));
        let _ = writeln!(venues, "{} = {at}", venue.id);
    }
    format!(
        "# adoube --event DIR --as {person} ...\nperson = {}\ntournament = {}\ncoordinator = {}\n{TRUST}\
         \n# The venue nodes' addresses for officials.\n[venues]\n{venues}",
        quoted(person),
        quoted(&plan.tournament),
        quoted(plan.coordinator()),
    )
}

/// Where to listen: on loopback if that is where it is reached, else on every address.
fn listen(host: &str, port: u16) -> String {
    match host {
        "127.0.0.1" | "localhost" => format!("127.0.0.1:{port}"),
        "::1" => format!("[::1]:{port}"),
        host if host.contains(':') => format!("[::]:{port}"),
        _ => format!("0.0.0.0:{port}"),
    }
}
