//! Devices that their daemons hold (`--locked`), several on one machine: each holds a filesystem of its own, in a
//! namespace of its own, with the programs of a player who is nobody. The machine itself is never held.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use adoube_local_event::Crew;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use anyhow::{Context as _, Result};
use nix::unistd::{Uid, User};
use serde_json::Value;
use tokio::process::Command;

/// Who plays there.
const PLAYER: &str = "nobody";

/// Where each device has its filesystem, in its own namespace: a player must get there, and into no event's folder.
const DISK: &str = "/mnt";

/// Furnishes the filesystem and becomes the daemon's keeper: `$1` the folder, `$2` the daemon's program, `$3` where. It starts a
/// daemon that has ended again after five seconds, as a system's manager of services does, and ends it in order when it is told
/// to stop, and when who started it is gone.
const DEVICE: &str = r#"set -eu
mount -t tmpfs -o mode=755 none "$3"
cp /bin/true "$3/allowed"
cp /bin/true "$3/other"
mkdir -m 777 "$3/home"
cp "$2" "$3/adoube-lockd"
keep() {
    over= daemon= pause=
    trap 'over=1; kill -TERM $daemon $pause 2>/dev/null || :' TERM
    while [ -z "$over" ]; do
        pause=
        "$3/adoube-lockd" run --wait --state "$1/lock" --profile "$1/profile.toml" --socket "$1/lockd.sock" </dev/null &
        daemon=$!
        wait $daemon || :
        [ -z "$over" ] || break
        sleep 5 &
        pause=$!
        wait $pause || :
    done
    wait
}
keep "$@" &
trap : TERM
while read -r _; do :; done
kill -TERM $!
wait $!
"#;

/// How a device stands, as its own check found it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceLock {
    /// The device.
    pub device: String,
    /// Its layers; none if nothing was tested.
    pub layers: Vec<Layer>,
    /// Why nothing was tested.
    pub why: String,
}

/// One layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// Such as `programs`.
    pub name: String,
    /// Such as `enforced`.
    pub state: String,
    /// Why it does not work.
    pub why: String,
    /// Whether it works.
    pub holds: bool,
}

/// Why no device can be locked here, a message for each thing that is missing; empty where they can.
pub(super) fn missing(crew: &Crew) -> Vec<CatalogueMessage> {
    let user = message!("cli-demo-lock-no-user", user: PLAYER);
    let disk = message!("cli-demo-lock-no-disk", folder: DISK);
    let found = [
        (
            message!("cli-demo-lock-no-root"),
            Uid::effective().is_root(),
        ),
        (
            message!("cli-demo-lock-no-daemon"),
            crew.program("adoube-lockd").is_file(),
        ),
        (disk, Path::new(DISK).is_dir()),
        (user, matches!(User::from_name(PLAYER), Ok(Some(_)))),
    ];
    let missing = found.into_iter().filter(|(_, is_there)| !is_there);
    missing.map(|(message, _)| message).collect()
}

/// Starts the daemon of a device, and names it in the device's settings.
pub(super) fn hold(crew: &mut Crew, device: &str, dir: &Path) -> Result<()> {
    let cannot = || crate::unwritable(dir);
    // The daemon may be asked by another working folder's agent.
    let dir = &fs::canonicalize(dir).with_context(cannot)?;
    fs::write(dir.join("profile.toml"), profile(device)).with_context(cannot)?;
    let settings = OpenOptions::new()
        .append(true)
        .open(dir.join("device.toml"));
    settings
        .and_then(|mut file| writeln!(file, "profile = \"profile.toml\"\nlockd = \"lockd.sock\""))
        .with_context(cannot)?;
    let lockd = crew.program("adoube-lockd");
    crew.start_lock(device, DEVICE, &[dir, &lockd, Path::new(DISK)])
}

fn profile(device: &str) -> String {
    format!(
        "name = \"The demo\"\nusers = [\"{PLAYER}\"]\nagent = \"root\"\n\
         [programs]\nrequired = false\ncontrol = \"{DISK}/allowed\"\nallow = [\"{DISK}/allowed\"]\n\
         filesystems = [\"{DISK}\"]\nleft_out = [\"/\"]\n\
         [no_exec]\nrequired = false\nfolders = [\"{DISK}/home\"]\n\
         [stop]\nrequired = false\ngroup = \"adoube-demo-{device}\"\n\
         [screens]\nrequired = false\n\
         [signs]\nrequired = false\nallow_virtual = true\n\
         [terminals]\nrequired = false\n\
         [time]\nrequired = false\n"
    )
}

/// Waits until the daemon can be asked; it is there within seconds, or is told of as gone.
pub(super) fn is_there(dir: &Path) -> bool {
    dir.join("lockd.sock").exists()
}

/// Has the device prove every layer by trying.
pub(super) async fn check(crew_program: PathBuf, device: &str, dir: &Path) -> DeviceLock {
    let asked = Command::new(crew_program)
        .args(["check", "--json", "--dir"])
        .arg(dir)
        .stdin(Stdio::null())
        .output()
        .await;
    let none = |why: String| DeviceLock {
        device: device.to_owned(),
        layers: Vec::new(),
        why,
    };
    match asked {
        Ok(output) => match serde_json::from_slice(&output.stdout) {
            Ok(report) => read(device, &report),
            Err(_) => none(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
        },
        Err(error) => none(error.to_string()),
    }
}

fn read(device: &str, report: &Value) -> DeviceLock {
    let word = |value: &Value, field: &str| value[field].as_str().unwrap_or_default().to_owned();
    let layer = |value: &Value| Layer {
        name: word(value, "layer"),
        state: word(value, "state").replace('_', " "),
        why: word(value, "why"),
        holds: value["holds"] == true,
    };
    DeviceLock {
        device: device.to_owned(),
        layers: report["layers"]
            .as_array()
            .map(|all| all.iter().map(layer).collect())
            .unwrap_or_default(),
        why: word(report, "why"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_2_a_devices_report_is_read() {
        let report = serde_json::json!({"state": "engaged", "layers": [
            {"layer": "time", "state": "reporting_only", "why": "told", "holds": true},
            {"layer": "stop", "state": "unavailable", "why": "no cgroup v2", "holds": false},
        ]});
        let lock = read("madrid-1", &report);
        assert_eq!(lock.layers[0].state, "reporting only");
        let holds: Vec<bool> = lock.layers.iter().map(|layer| layer.holds).collect();
        assert_eq!(holds, [true, false]);
        let none = read("madrid-2", &serde_json::json!({"why": "nobody answers"}));
        assert_eq!(
            (none.layers, none.why.as_str()),
            (Vec::new(), "nobody answers")
        );
    }

    #[test]
    fn ven_2_a_devices_profile_names_nothing_but_its_own_disk() {
        let text = profile("madrid-1");
        let table: toml::Table = text.parse().unwrap();
        let filesystems = table["programs"]["filesystems"].as_array().unwrap();
        assert_eq!(filesystems.len(), 1);
        assert_eq!(filesystems[0].as_str(), Some(DISK));
        let held = text.replace("left_out = [\"/\"]\n", "");
        assert!(!held.contains("\"/\""));
    }
}
