//! A wireless network that somebody lets the device join: its settings for NetworkManager, and the program
//! that is asked to use them.
//!
//! The secret goes from the request into a file of root's, and nowhere else: into no argument, which every
//! user could read, and into no journal.

use std::{
    fmt::Write as _,
    fs::OpenOptions,
    io::{self, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use crate::{
    durable::{remove, replace},
    within,
};

/// What the network is called on this machine. There is one at most.
pub(crate) const NAME: &str = "adoube-venue";

/// How long NetworkManager may take to join, seconds.
const PATIENCE: &str = "25";
/// How long its program may take for anything, also where it does not answer at all: a device is let go all the same.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// The longest reason that is told, bytes.
const LONGEST: usize = 300;

/// A network and how to be let in, checked.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Wanted {
    ssid: String,
    /// Empty for a network that is open to all.
    secret: String,
}

/// A network that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unfit {
    /// Its name.
    #[error("a network's name has 1 to 32 bytes, and no control characters")]
    Name,
    /// Its secret.
    #[error("a network's password has 8 to 63 ASCII characters, or 64 hexadecimal digits")]
    Secret,
}

impl std::fmt::Debug for Wanted {
    /// Without the secret: it may stand in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Wanted")
            .field("ssid", &self.ssid)
            .finish_non_exhaustive()
    }
}

impl Wanted {
    pub(crate) fn read(ssid: &str, secret: &str) -> Result<Self, Unfit> {
        if !(1..=32).contains(&ssid.len()) || ssid.chars().any(char::is_control) {
            return Err(Unfit::Name);
        }
        let plain = secret.bytes().all(|byte| (0x20..0x7f).contains(&byte));
        let key = secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !(secret.is_empty() || key || (8..=63).contains(&secret.len())) || !plain {
            return Err(Unfit::Secret);
        }
        Ok(Self {
            ssid: ssid.to_owned(),
            secret: secret.to_owned(),
        })
    }

    /// As NetworkManager reads it. The name is told byte by byte, so that none of its letters means
    /// anything there.
    fn settings(&self) -> String {
        let mut text = format!(
            "# Written by adoube-lockd; removed when the device is \
             unlocked.\n[connection]\nid={NAME}\ntype=wifi\nautoconnect-priority=100\n\n[wifi]\nmode=infrastructure\nssid="
        );
        for byte in self.ssid.bytes() {
            let _ = write!(text, "{byte};");
        }
        if !self.secret.is_empty() {
            let secret = self.secret.replace('\\', "\\\\");
            let secret = match secret.strip_prefix(' ') {
                Some(rest) => format!("\\s{rest}"),
                None => secret,
            };
            let _ = write!(text, "\n\n[wifi-security]\nkey-mgmt=wpa-psk\npsk={secret}");
        }
        text.push_str("\n\n[ipv4]\nmethod=auto\n\n[ipv6]\nmethod=auto\n");
        text
    }

    /// Writes the settings, whole, for root alone. What could not be written whole does not stay.
    pub(crate) fn write(&self, file: &Path) -> io::Result<()> {
        let fresh = fresh(file);
        remove(&fresh)?;
        let mut options = OpenOptions::new();
        let options = options.write(true).create_new(true).mode(0o600);
        let written = options.open(&fresh).and_then(|mut open| {
            open.write_all(self.settings().as_bytes())?;
            open.sync_all()?;
            replace(&fresh, file)
        });
        written.inspect_err(|_| {
            let _ = remove(&fresh);
        })
    }
}

/// Where settings are written before they are whole.
fn fresh(file: &Path) -> PathBuf {
    file.with_extension("new")
}

/// Who can use such settings.
pub(crate) trait Networks {
    /// Has the device join the network of these settings; why it did not, for people.
    fn join(&self, settings: &Path) -> Result<(), String>;
    /// Has it look which settings there are, after some went.
    fn reload(&self) -> Result<(), String>;
}

/// NetworkManager, by its program.
pub(crate) struct NetworkManager<'a> {
    /// `nmcli`.
    program: &'a Path,
    /// How long it may take.
    wait: Duration,
}

impl<'a> NetworkManager<'a> {
    /// Asked by this program.
    pub(crate) const fn by(program: &'a Path) -> Self {
        Self {
            program,
            wait: LONGEST_WAIT,
        }
    }

    fn nmcli(&self, arguments: &[&std::ffi::OsStr]) -> Result<(), String> {
        let mut command = Command::new(self.program);
        let command = command.args(arguments).env("LC_ALL", "C");
        let said = within::run(command, self.wait)
            .map_err(|error| format!("cannot run NetworkManager's program: {error}"))?;
        let said = said.ok_or("NetworkManager does not respond")?;
        if said.status.success() {
            return Ok(());
        }
        let words = String::from_utf8_lossy(&said.stderr);
        let words = words.lines().next().unwrap_or("it gave no message");
        let mut words: String = words.chars().filter(|c| !c.is_control()).collect();
        while words.len() > LONGEST {
            words.pop();
        }
        Err(format!("NetworkManager says: {words}"))
    }
}

impl Networks for NetworkManager<'_> {
    fn join(&self, settings: &Path) -> Result<(), String> {
        self.nmcli(&["connection".as_ref(), "load".as_ref(), settings.as_os_str()])?;
        let up = ["--wait", PATIENCE, "connection", "up", "id", NAME];
        self.nmcli(&up.map(std::ffi::OsStr::new))
    }

    fn reload(&self) -> Result<(), String> {
        self.nmcli(&["connection", "reload"].map(std::ffi::OsStr::new))
    }
}

/// Joins, and leaves everything as it was where that fails.
pub(crate) fn join(networks: &impl Networks, settings: &Path) -> Result<(), String> {
    networks.join(settings).inspect_err(|_| {
        let _ = forget(networks, settings);
    })
}

/// Settings that are not there are as good as forgotten.
pub(crate) fn forget(networks: &impl Networks, settings: &Path) -> Result<(), String> {
    let failed = |error: io::Error| format!("{}: {error}", settings.display());
    // The secret may stand in what a power cut left half written.
    remove(&fresh(settings)).map_err(failed)?;
    if !remove(settings).map_err(failed)? {
        return Ok(());
    }
    networks.reload()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::{fs, os::unix::fs::PermissionsExt as _};

    use super::*;

    /// An `nmcli` that writes down how it was called and what its settings said, and lets in whoever has
    /// the right password.
    fn nmcli(folder: &Path) -> PathBuf {
        let program = folder.join("nmcli");
        let (log, seen) = (folder.join("log"), folder.join("seen"));
        let text = format!(
            "#!/bin/sh\necho \"$*\" >> {log}\ncase \"$*\" in\nconnection\\ load*) cat \"$3\" > {seen} ;;\n\
             *up*) grep -q 'psk=right horse' {seen} || {{ echo 'Error: Secrets were required' >&2; \
             exit 4; }} ;;\nesac\n",
            log = log.display(),
            seen = seen.display()
        );
        fs::write(&program, text).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        program
    }

    fn log(folder: &Path) -> String {
        fs::read_to_string(folder.join("log")).unwrap_or_default()
    }

    #[test]
    fn a_network_is_joined_and_its_secret_is_roots_alone() {
        let folder = tempfile::tempdir().unwrap();
        let program = nmcli(folder.path());
        let networks = NetworkManager::by(&program);
        let settings = folder.path().join("adoube-venue.nmconnection");
        let wanted = Wanted::read("Sala 2", "right horse").unwrap();
        wanted.write(&settings).unwrap();
        let mode = fs::metadata(&settings).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(join(&networks, &settings), Ok(()));
        let log = log(folder.path());
        assert!(
            log.ends_with("--wait 25 connection up id adoube-venue\n"),
            "{log}"
        );
        assert!(!log.contains("horse") && !format!("{wanted:?}").contains("horse"));
        let seen = fs::read_to_string(folder.path().join("seen")).unwrap();
        assert!(seen.contains("ssid=83;97;108;97;32;50;\n"), "{seen}");
        assert_eq!(forget(&networks, &settings), Ok(()));
        assert!(!settings.exists());
    }

    #[test]
    fn a_network_that_does_not_let_in_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let program = nmcli(folder.path());
        let networks = NetworkManager::by(&program);
        let settings = folder.path().join("adoube-venue.nmconnection");
        Wanted::read("Sala 2", "wrong horse")
            .unwrap()
            .write(&settings)
            .unwrap();
        let told = join(&networks, &settings).unwrap_err();
        assert_eq!(told, "NetworkManager says: Error: Secrets were required");
        assert!(!settings.exists());
        assert!(log(folder.path()).ends_with("connection reload\n"));
        // Nothing is there any more: nothing is asked.
        let before = log(folder.path());
        assert_eq!(forget(&networks, &settings), Ok(()));
        assert_eq!(log(folder.path()), before);
        // The secret may stand in what was not whole yet.
        fs::write(fresh(&settings), "psk=right horse").unwrap();
        assert_eq!(forget(&networks, &settings), Ok(()));
        assert!(!fresh(&settings).exists());
        let nobody = NetworkManager::by(Path::new("/nowhere/nmcli"));
        Wanted::read("Sala 2", "")
            .unwrap()
            .write(&settings)
            .unwrap();
        let told = join(&nobody, &settings).unwrap_err();
        assert!(
            told.starts_with("cannot run NetworkManager's program"),
            "{told}"
        );
    }

    /// A device is let go though nobody answers: its network is forgotten, and the program that asked is ended.
    #[test]
    fn ven_3_a_networkmanager_that_hangs_keeps_no_device_from_being_let_go() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("nmcli");
        // Long enough to be seen to have been waited for, and told by its end then.
        fs::write(&program, "#!/bin/sh\nexec sleep 60\n").unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let networks = NetworkManager {
            wait: Duration::from_millis(50),
            ..NetworkManager::by(&program)
        };
        let settings = folder.path().join("adoube-venue.nmconnection");
        let wanted = Wanted::read("Sala 2", "right horse").unwrap();
        wanted.write(&settings).unwrap();
        let told = forget(&networks, &settings);
        assert_eq!(told, Err("NetworkManager does not respond".to_owned()));
        assert!(!settings.exists());
        // Once more, as the next start does: nothing is left to be asked for.
        assert_eq!(forget(&networks, &settings), Ok(()));
    }

    #[test]
    fn what_cannot_be_a_network_is_told() {
        let long = "x".repeat(33);
        for (ssid, secret, told) in [
            ("", "12345678", Err(Unfit::Name)),
            (long.as_str(), "12345678", Err(Unfit::Name)),
            ("a\nb", "12345678", Err(Unfit::Name)),
            ("Sala", "1234567", Err(Unfit::Secret)),
            ("Sala", "12345678\n", Err(Unfit::Secret)),
            ("Sala", "contraseña", Err(Unfit::Secret)),
            ("Sala", "", Ok(())),
            ("Sala", "12345678", Ok(())),
        ] {
            let found = Wanted::read(ssid, secret).map(drop);
            assert_eq!(found, told, "{ssid:?} {secret:?}");
        }
        assert!(Wanted::read("Sala", &"f".repeat(64)).is_ok());
        assert!(Wanted::read("Sala", &"g".repeat(64)).is_err());
    }

    #[test]
    fn no_letter_of_a_password_means_anything_to_networkmanager() {
        let text = Wanted::read("Sala", r" a\sb;c#d").unwrap().settings();
        assert!(text.contains("\npsk=\\sa\\\\sb;c#d\n"), "{text}");
        let open = Wanted::read("Sala", "").unwrap().settings();
        assert!(!open.contains("wifi-security"), "{open}");
    }
}
