//! Where the page is, and its token, kept over a restart of the agent.
//!
//! A page that is open can then go on by itself. Another start of the machine, or another version of the agent,
//! whose pages may speak otherwise, has another token.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use ring::rand::{SecureRandom, SystemRandom};
use serde::{Deserialize, Serialize};

use super::write_secret;
use crate::shell::files::FileError;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A longer file is not one of ours.
const MAX_FILE: u64 = 4 * 1024;

/// What is kept.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// Of the start of the machine.
    boot_id: String,
    /// The agent's version.
    version: String,
    pub(super) address: SocketAddr,
    /// The token: 64 hexadecimal digits.
    pub(super) secret: String,
}

impl Kept {
    /// A token that nobody has seen; none if the system provides no random numbers.
    pub(super) fn make(address: SocketAddr, boot_id: &str) -> Option<Self> {
        let mut secret = [0; 32];
        SystemRandom::new().fill(&mut secret).ok()?;
        Some(Self {
            boot_id: boot_id.to_owned(),
            version: VERSION.to_owned(),
            address,
            secret: hex::encode(secret),
        })
    }

    /// What an agent of this version left since the machine was started. Damage is nothing: the page is then
    /// opened again by hand.
    pub(super) fn read(data: &Path, boot_id: &str) -> Option<Self> {
        let file = file(data);
        let short = fs::metadata(&file).ok()?.len() <= MAX_FILE;
        let bytes = short.then(|| fs::read(&file).ok()).flatten()?;
        let kept: Self = serde_json::from_slice(&bytes).ok()?;
        let sound = kept.secret.len() == 64
            && kept.secret.bytes().all(|byte| byte.is_ascii_hexdigit())
            && kept.address.ip().is_loopback()
            && kept.address.port() != 0;
        (sound && kept.boot_id == boot_id && kept.version == VERSION).then_some(kept)
    }

    /// For this user only.
    pub(super) fn write(&self, data: &Path) -> Result<(), FileError> {
        let file = file(data);
        let text = serde_json::to_string(self).map_err(std::io::Error::from);
        let written = text.and_then(|text| write_secret(&file, &text));
        written.map_err(FileError::of(&file))
    }

    /// Nobody gets in by it any more.
    pub(super) fn forget(data: &Path) {
        let _ = fs::remove_file(file(data));
    }
}

fn file(data: &Path) -> PathBuf {
    data.join("page.key")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::{fs, os::unix::fs::PermissionsExt as _};

    use super::{Kept, file};

    #[test]
    fn ven_2_a_pages_token_is_kept_as_long_as_the_machine_runs() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        assert_eq!(Kept::read(data, "boot"), None);
        let kept = Kept::make("127.0.0.1:8700".parse().unwrap(), "boot").unwrap();
        let other = Kept::make(kept.address, "boot").unwrap();
        assert_ne!(kept.secret, other.secret);
        kept.write(data).unwrap();
        let mode = fs::metadata(file(data)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(Kept::read(data, "another boot"), None);
        assert_eq!(Kept::read(data, "boot"), Some(kept));
        let sound = fs::read_to_string(file(data)).unwrap();
        for (what, by) in [
            ("\"version\":\"", "\"version\":\"0."),
            ("127.0.0.1", "10.0.0.1"),
            (":8700", ":0"),
            ("\"secret\":\"", "\"secret\":\"x"),
            ("{", "{{"),
        ] {
            let damaged = sound.replacen(what, by, 1);
            assert_ne!(damaged, sound);
            fs::write(file(data), damaged).unwrap();
            assert_eq!(Kept::read(data, "boot"), None, "{what}");
        }
        fs::write(file(data), "x".repeat(5_000)).unwrap();
        assert_eq!(Kept::read(data, "boot"), None);
        Kept::forget(data);
        assert!(!file(data).exists());
    }
}
