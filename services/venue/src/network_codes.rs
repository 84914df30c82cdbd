//! Codes by which officials let a device into another network that reaches nobody, this node neither: the
//! device has been told its key as long as it was heard, and asks a question that only this node can answer.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use adoube_enrolment::{answer, seal};
use ring::hmac;
use ring::rand::{SecureRandom as _, SystemRandom};

/// What all keys follow from, in the node's data: they are the same after a new start.
const FILE: &str = "network.secret";

/// Gives each device its key, and answers its questions.
#[derive(Clone)]
pub struct NetworkCodes {
    secret: hmac::Key,
    devices: Vec<String>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Not one of this venue.
    #[error("{0} is not a device of this venue")]
    Foreign(String),
    /// It is no question.
    #[error("a device shows four letters and digits: read them again")]
    Question,
    /// This machine fails.
    #[error("this machine provides no random numbers")]
    Randomness,
}

impl std::fmt::Debug for NetworkCodes {
    /// Without the secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NetworkCodes").finish_non_exhaustive()
    }
}

impl NetworkCodes {
    /// For the devices of a venue, by a secret of its own.
    pub fn new(secret: &[u8], devices: &[String]) -> Self {
        Self {
            secret: hmac::Key::new(hmac::HMAC_SHA256, secret),
            devices: devices.to_vec(),
        }
    }

    /// By the secret that is kept in this folder, which is made if it is not there.
    pub fn open(folder: &Path, devices: &[String]) -> io::Result<Self> {
        let path = folder.join(FILE);
        match fs::read(&path) {
            Ok(secret) if secret.len() == 32 => return Ok(Self::new(&secret, devices)),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        let mut secret = [0; 32];
        let random = SystemRandom::new().fill(&mut secret);
        random.map_err(|_| io::Error::other("this machine provides no random numbers"))?;
        let mut options = fs::OpenOptions::new();
        let options = options.write(true).create(true).truncate(true).mode(0o600);
        let mut file = options.open(&path)?;
        file.write_all(&secret)?;
        file.sync_all()?;
        fs::File::open(folder)?.sync_all()?;
        Ok(Self::new(&secret, devices))
    }

    /// A device's own key, hexadecimal; nobody else's follows from it.
    pub fn key(&self, device: &str) -> String {
        let mut digits = String::new();
        for byte in self.bytes(device) {
            let _ = write!(digits, "{byte:02x}");
        }
        digits
    }

    /// The answer to the question that a device shows.
    pub fn answer(&self, device: &str, question: &str) -> Result<String, Refused> {
        if !self.devices.iter().any(|own| own == device) {
            return Err(Refused::Foreign(device.to_owned()));
        }
        answer(&self.bytes(device), question).ok_or(Refused::Question)
    }

    /// A network's password that only this device can read, and for this order alone.
    pub fn seal(&self, device: &str, order: &str, secret: &str) -> Result<String, Refused> {
        if !self.devices.iter().any(|own| own == device) {
            return Err(Refused::Foreign(device.to_owned()));
        }
        seal(&self.bytes(device), order, secret).ok_or(Refused::Randomness)
    }

    fn bytes(&self, device: &str) -> Vec<u8> {
        let told = format!("adoube network key 1 {device}");
        hmac::sign(&self.secret, told.as_bytes()).as_ref().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use adoube_enrolment::answers;

    use super::*;

    fn devices() -> Vec<String> {
        ["madrid-1", "madrid-2"].map(str::to_owned).to_vec()
    }

    #[test]
    fn each_device_has_its_own_key_also_after_a_new_start() {
        let folder = tempfile::tempdir().unwrap();
        let before = NetworkCodes::open(folder.path(), &devices()).unwrap();
        let after = NetworkCodes::open(folder.path(), &devices()).unwrap();
        assert_eq!(before.key("madrid-1"), after.key("madrid-1"));
        assert_eq!(before.key("madrid-1").len(), 64);
        assert_ne!(before.key("madrid-1"), before.key("madrid-2"));
        let other = tempfile::tempdir().unwrap();
        let other = NetworkCodes::open(other.path(), &devices()).unwrap();
        assert_ne!(before.key("madrid-1"), other.key("madrid-1"));
        assert!(!format!("{before:?}").contains("secret"));
    }

    #[test]
    fn a_question_is_answered_for_its_own_device_alone() {
        let codes = NetworkCodes::new(&[7; 32], &devices());
        let right = codes.answer("madrid-1", "k7qx").unwrap();
        assert!(answers(&codes.bytes("madrid-1"), "K7QX", &right));
        assert!(!answers(&codes.bytes("madrid-2"), "K7QX", &right));
        let foreign = Refused::Foreign("lima-1".to_owned());
        assert_eq!(codes.answer("lima-1", "K7QX"), Err(foreign));
        assert_eq!(codes.answer("madrid-1", "K7Q"), Err(Refused::Question));
    }

    #[test]
    fn ven_3_a_password_is_sealed_for_its_own_device_alone() {
        let codes = NetworkCodes::new(&[7; 32], &devices());
        let sealed = codes.seal("madrid-1", "order", "right horse").unwrap();
        let opened = |device| adoube_enrolment::unseal(&codes.bytes(device), "order", &sealed);
        assert_eq!(opened("madrid-1").as_deref(), Some("right horse"));
        assert_eq!(opened("madrid-2"), None);
        assert!(codes.seal("lima-1", "order", "right horse").is_err());
    }
}
