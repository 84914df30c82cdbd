//! What the event asks of this machine: its profile, as far as the agent has to know it.

use adoube_proto::v1::{LockLayer, LockLayerKind, LockLayerState};
use adoube_proto::words::for_lockd;
use ring::digest::{SHA256, digest};
use toml::{Table, Value};

/// The layers that a profile can name.
const LAYERS: [LockLayerKind; 14] = [
    LockLayerKind::Programs,
    LockLayerKind::NoExec,
    LockLayerKind::Kernel,
    LockLayerKind::Network,
    LockLayerKind::Browser,
    LockLayerKind::Stop,
    LockLayerKind::Reports,
    LockLayerKind::Keys,
    LockLayerKind::Usb,
    LockLayerKind::Boards,
    LockLayerKind::Screens,
    LockLayerKind::Signs,
    LockLayerKind::Terminals,
    LockLayerKind::Time,
];

/// The event's profile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// SHA-256 of the file's bytes, 64 hexadecimal digits.
    pub hash: String,
    /// The layers that it names, and whether a device must hold each.
    layers: Vec<(LockLayerKind, bool)>,
    /// The agent's port that the player is to reach.
    pub page_port: Option<u16>,
}

impl Asked {
    /// Reads the bytes of a profile. What else stands there is its daemon's to judge.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let text = str::from_utf8(bytes).map_err(|error| error.to_string())?;
        let table = text.parse::<Table>().map_err(|error| error.to_string())?;
        let asked = |kind: &LockLayerKind| {
            let layer = table.get(&for_lockd(kind.word()))?.as_table()?;
            let required = layer.get("required").and_then(Value::as_bool);
            Some((*kind, required.unwrap_or(true)))
        };
        Ok(Self {
            hash: hex::encode(digest(&SHA256, bytes)),
            layers: LAYERS.iter().filter_map(asked).collect(),
            page_port: page_port(&table),
        })
    }

    /// All that it asks for, none of which is to be had.
    pub fn unavailable(&self, why: &str) -> Vec<LockLayer> {
        let layers = self.layers.iter();
        let layer = |(kind, required): &(LockLayerKind, bool)| LockLayer {
            layer: (*kind).into(),
            state: LockLayerState::Unavailable.into(),
            required: *required,
            why: why.to_owned(),
        };
        layers.map(layer).collect()
    }
}

fn page_port(profile: &Table) -> Option<u16> {
    let port = profile.get("network")?.get("port")?.as_integer()?;
    u16::try_from(port).ok().filter(|port| *port != 0)
}

#[cfg(test)]
mod tests {
    use super::Asked;

    #[test]
    fn ven_2_the_layers_that_a_profile_names_are_known_and_required_unless_it_says_otherwise() {
        let text = b"name = \"x\"\n[network]\nport = 1\n[reports]\nrequired = false\n[telepathy]\n";
        let asked = Asked::read(text).unwrap();
        assert_eq!((asked.hash.len(), asked.page_port), (64, Some(1)));
        let layers = asked.unavailable("no daemon");
        let told: Vec<_> = layers
            .iter()
            .map(|it| (it.layer().word(), it.required, it.why.as_str()))
            .collect();
        assert_eq!(
            told,
            [
                ("network", true, "no daemon"),
                ("reports", false, "no daemon")
            ]
        );
        for port in ["0", "70000", "-1", "\"7370\""] {
            let text = format!("[network]\nport = {port}\n");
            assert_eq!(Asked::read(text.as_bytes()).unwrap().page_port, None);
        }
        assert!(Asked::read(b"name = ").is_err());
        assert!(Asked::read(b"\xff").is_err());
    }
}
