//! The people's keys: one file a person in a folder a tournament, outside the chain. Throwing a
//! file away deletes the person and leaves every stream checkable.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use adoube_record::people;
use adoube_tournament::ids::{PersonId, TournamentId};
use adoube_tournament::roster::Profile;
use ring::rand::{SecureRandom, SystemRandom};

/// The folder of the people's keys.
#[derive(Debug, Clone)]
pub struct Keyring {
    folder: PathBuf,
    random: SystemRandom,
    /// Held while a key is looked for and made: of two keys for one person, what the first one
    /// sealed could never be opened again.
    making: Arc<Mutex<()>>,
}

impl Keyring {
    /// Opens the folder, which is made if it is not there.
    pub fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        Ok(Self {
            folder: folder.to_path_buf(),
            random: SystemRandom::new(),
            making: Arc::default(),
        })
    }

    /// The part of one tournament. A person's id means somebody else in another one.
    #[must_use]
    pub fn of(&self, tournament: &TournamentId) -> Self {
        Self {
            folder: self.folder.join(tournament.as_str()),
            ..self.clone()
        }
    }

    /// Seals a profile under the person's key, which is made, and on disk, before.
    pub fn seal(&self, person: &PersonId, profile: &Profile) -> io::Result<Vec<u8>> {
        let key = self.key_or_new(person)?;
        let plain = serde_json::to_vec(profile)?;
        let mut nonce = [0; 12];
        self.fill(&mut nonce)?;
        people::seal(&key, nonce, person, &plain).map_err(io::Error::other)
    }

    /// Opens a profile; none if the key is gone or not the one.
    pub fn open_profile(&self, person: &PersonId, sealed: &[u8]) -> Option<Profile> {
        let key = self.key(person).ok().flatten()?;
        let plain = people::open(&key, person, sealed).ok()?;
        serde_json::from_slice(&plain).ok()
    }

    fn path(&self, person: &PersonId) -> PathBuf {
        self.folder.join(format!("{person}.key"))
    }

    fn key_or_new(&self, person: &PersonId) -> io::Result<[u8; 32]> {
        let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        match self.key(person)? {
            Some(key) => Ok(key),
            None => self.make_key(person),
        }
    }

    fn key(&self, person: &PersonId) -> io::Result<Option<[u8; 32]>> {
        match fs::read(self.path(person)) {
            Ok(bytes) => bytes
                .try_into()
                .map(Some)
                .map_err(|_| io::Error::other(format!("the key of {person} has not 32 bytes"))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Written beside and renamed, so that a crash leaves a whole key or none.
    fn make_key(&self, person: &PersonId) -> io::Result<[u8; 32]> {
        let mut key = [0; 32];
        self.fill(&mut key)?;
        if !self.folder.is_dir() {
            fs::create_dir_all(&self.folder)?;
            let above = self.folder.parent().unwrap_or(&self.folder);
            File::open(above)?.sync_all()?;
        }
        let part = self.folder.join(format!("{person}.part"));
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&part)?;
        file.write_all(&key)?;
        file.sync_all()?;
        fs::rename(&part, self.path(person))?;
        File::open(&self.folder)?.sync_all()?;
        Ok(key)
    }

    fn fill(&self, bytes: &mut [u8]) -> io::Result<()> {
        self.random
            .fill(bytes)
            .map_err(|_| io::Error::other("no random bytes available"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(name: &str) -> Profile {
        Profile {
            name: name.to_owned(),
            ..Profile::default()
        }
    }

    #[test]
    fn a_person_without_a_key_is_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let ring = Keyring::open(folder.path()).unwrap();
        let person: PersonId = "p1".parse().unwrap();
        let sealed = ring.seal(&person, &profile("Anna")).unwrap();
        let again = Keyring::open(folder.path()).unwrap();
        assert_eq!(again.open_profile(&person, &sealed), Some(profile("Anna")));
        assert_eq!(again.open_profile(&"p2".parse().unwrap(), &sealed), None);
        fs::remove_file(folder.path().join("p1.key")).unwrap();
        assert_eq!(ring.open_profile(&person, &sealed), None);
        ring.seal(&person, &profile("Anna")).unwrap();
        assert_eq!(ring.open_profile(&person, &sealed), None, "another key");
    }

    #[test]
    fn a_person_of_another_tournament_has_another_key() {
        let folder = tempfile::tempdir().unwrap();
        let ring = Keyring::open(folder.path()).unwrap();
        let [open, juniors] = ["open", "juniors"].map(|name| ring.of(&name.parse().unwrap()));
        let person: PersonId = "p1".parse().unwrap();
        let sealed = open.seal(&person, &profile("Anna")).unwrap();
        juniors.seal(&person, &profile("Berta")).unwrap();
        assert_eq!(open.open_profile(&person, &sealed), Some(profile("Anna")));
        assert_eq!(juniors.open_profile(&person, &sealed), None);
        fs::remove_file(folder.path().join("juniors/p1.key")).unwrap();
        assert_eq!(open.open_profile(&person, &sealed), Some(profile("Anna")));
    }

    #[test]
    fn a_person_gets_one_key_however_many_ask_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let ring = Keyring::open(folder.path()).unwrap();
        for number in 0..20 {
            let person: PersonId = format!("p{number}").parse().unwrap();
            let seal = || ring.seal(&person, &profile("Anna")).unwrap();
            let sealed = std::thread::scope(|scope| {
                let all: Vec<_> = (0..4).map(|_| scope.spawn(seal)).collect();
                all.into_iter()
                    .map(|one| one.join().unwrap())
                    .collect::<Vec<_>>()
            });
            for sealed in sealed {
                let opened = ring.open_profile(&person, &sealed);
                assert_eq!(opened, Some(profile("Anna")), "{person}");
            }
        }
    }
}
