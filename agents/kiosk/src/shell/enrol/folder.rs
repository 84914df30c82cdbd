//! The device's folder while it is made: the key first, the settings last.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
};

use adoube_proto::v1::EnrolPapers;
use rcgen::{CertificateParams, KeyPair};

use super::EnrolError;
use crate::{
    config::{self, Address, DeviceConfig},
    shell::{
        files::{FileError, sync},
        trust::Trust,
    },
};

/// Where all of it is made, in the device's folder.
const DRAFT: &str = "enrol.new";

/// What is put there to see whether it can be.
const TRIAL: &str = "enrol.trial";

const KEY: &str = "key.pem";
const REQUEST: &str = "request.der";
const PROFILE: &str = "profile.toml";

/// The longest profile that is taken, bytes.
const MAX_PROFILE: usize = 64 * 1024;

/// What is put in its place at the end, the settings last: without them the folder is no device's.
const FILES: [&str; 5] = [
    PROFILE,
    "authority.pem",
    "certificate.pem",
    KEY,
    config::FILE,
];

/// Bytes that all that is put there finds room in.
const ROOM: usize = 2 * MAX_PROFILE;

/// A folder that is being made.
pub(super) struct Draft {
    folder: PathBuf,
    place: PathBuf,
    /// Nobody was asked for anything by it yet.
    fresh: bool,
}

impl Draft {
    /// Begins, or goes on with what an attempt left behind: the same key asks in the same words, so that
    /// a code whose answer was lost gives the same answer again.
    pub(super) fn open(folder: &Path) -> Result<Self, EnrolError> {
        let draft = folder.join(DRAFT);
        let fresh = !draft.join(REQUEST).exists();
        let mut private = fs::DirBuilder::new();
        let made = private.recursive(true).mode(0o700).create(&draft);
        made.map_err(FileError::of(&draft))?;
        Ok(Self {
            folder: folder.to_owned(),
            place: draft,
            fresh,
        })
    }

    /// What the device asks for, once it is sure that what comes of it can be put in its place: who had the code used up before would
    /// stand there without it. A folder that takes nothing keeps nothing of the attempt.
    pub(super) fn ready(&self) -> Result<Vec<u8>, EnrolError> {
        let ready = self.request().and_then(|request| {
            self.try_places()?;
            Ok(request)
        });
        if ready.is_err() && self.fresh {
            let _ = fs::remove_dir_all(&self.place);
        }
        ready
    }

    /// All that is done at the end, with a file that stays nowhere.
    fn try_places(&self) -> Result<(), FileError> {
        let data = self.folder.join("data");
        fs::create_dir_all(&data).map_err(FileError::of(&data))?;
        for file in FILES {
            let place = self.folder.join(file);
            if place.is_dir() {
                let error = io::Error::from(io::ErrorKind::IsADirectory);
                return Err(FileError::of(&place)(error));
            }
        }
        let (from, to) = (self.place.join(TRIAL), self.folder.join(TRIAL));
        write(&from, &vec![b' '; ROOM], 0o600)?;
        fs::rename(&from, &to).map_err(FileError::of(&to))?;
        let owned = self.own(&to).and_then(|()| self.own(&data));
        let removed = fs::remove_file(&to).map_err(FileError::of(&to));
        owned.and(removed)?;
        sync(&self.folder).map_err(FileError::of(&self.folder))
    }

    /// What the device asks for, PKCS #10.
    fn request(&self) -> Result<Vec<u8>, EnrolError> {
        let (key, request) = (self.place.join(KEY), self.place.join(REQUEST));
        if key.exists()
            && let Ok(before) = fs::read(&request)
        {
            return Ok(before);
        }
        let failed = |error: rcgen::Error| EnrolError::Key(error.to_string());
        let pair = KeyPair::generate().map_err(failed)?;
        let asked = CertificateParams::default();
        let asked = asked.serialize_request(&pair).map_err(failed)?;
        write(&key, pair.serialize_pem().as_bytes(), 0o600)?;
        write(&request, asked.der(), 0o600)?;
        // With the draft's own name: the same request is to be there after a power cut.
        for folder in [&self.place, &self.folder] {
            sync(folder).map_err(FileError::of(folder))?;
        }
        Ok(asked.der().to_vec())
    }

    /// Completes the folder of a device that was `own` before, if it was any. All is looked at before
    /// anything that stands is touched.
    pub(super) fn complete(
        self,
        node: &Address,
        papers: &EnrolPapers,
        own: Option<&str>,
    ) -> Result<DeviceConfig, EnrolError> {
        if papers.profile.len() > MAX_PROFILE {
            return Err(EnrolError::Papers("its profile is too long"));
        }
        let settings = settings(node, papers);
        let mut texts = vec![
            ("authority.pem", papers.authority.as_bytes()),
            ("certificate.pem", papers.certificate.as_bytes()),
            (config::FILE, settings.as_bytes()),
        ];
        if !papers.profile.is_empty() {
            texts.push((PROFILE, &papers.profile));
        }
        for (file, text) in texts {
            write(&self.place.join(file), text, 0o644)?;
        }
        Trust::load(&DeviceConfig::load(&self.place)?)?;
        if own.is_some_and(|own| own != papers.device) {
            self.put_data_aside(own.unwrap_or_default())?;
        }
        self.put_in_place()?;
        Ok(DeviceConfig::load(&self.folder)?)
    }

    /// What another device has kept is not this one's: its journal and its orders.
    fn put_data_aside(&self, own: &str) -> Result<(), EnrolError> {
        let data = self.folder.join("data");
        let aside = self.folder.join(format!("data-{own}"));
        match fs::rename(&data, &aside) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            // An attempt that ended later than here did so already, and nothing was kept since.
            Err(_) if aside.exists() && fs::remove_dir(&data).is_ok() => Ok(()),
            put => Ok(put.map_err(FileError::of(&data))?),
        }
    }

    /// The draft goes last: the same code typed again goes on with it, wherever this ended.
    fn put_in_place(&self) -> Result<(), EnrolError> {
        let data = self.folder.join("data");
        fs::create_dir_all(&data).map_err(FileError::of(&data))?;
        self.own(&data)?;
        for file in FILES {
            let from = self.place.join(file);
            let text = match fs::read(&from) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                read => read.map_err(FileError::of(&from))?,
            };
            let (beside, to) = (self.place.join(TRIAL), self.folder.join(file));
            let mode = if file == KEY { 0o600 } else { 0o644 };
            write(&beside, &text, mode)?;
            self.own(&beside)?;
            fs::rename(&beside, &to).map_err(FileError::of(&to))?;
        }
        sync(&self.folder).map_err(FileError::of(&self.folder))?;
        let _ = fs::remove_dir_all(&self.place);
        Ok(())
    }

    /// Whoever owns the folder runs the agent: what root makes in it is to be his.
    fn own(&self, path: &Path) -> Result<(), FileError> {
        let owner = fs::metadata(&self.folder).map_err(FileError::of(&self.folder))?;
        let Ok(now) = fs::metadata(path) else {
            return Ok(());
        };
        if (now.uid(), now.gid()) == (owner.uid(), owner.gid()) {
            return Ok(());
        }
        let given = std::os::unix::fs::chown(path, Some(owner.uid()), Some(owner.gid()));
        given.map_err(FileError::of(path))
    }
}

fn settings(node: &Address, papers: &EnrolPapers) -> String {
    let host = &node.host;
    let mqtt = match papers.mqtt.parse::<u16>() {
        Ok(port) => format!("{host}:{port}"),
        Err(_) => papers.mqtt.clone(),
    };
    let quoted = |text: &str| toml::Value::String(text.to_owned()).to_string();
    let profile = if papers.profile.is_empty() {
        String::new()
    } else {
        format!("profile = {}\n", quoted(PROFILE))
    };
    format!(
        "# adoube-kiosk run --dir (this folder)\nid = {}\nvenue = {}\nmqtt = {}\nrelay = {}\n\
         certificate = \"certificate.pem\"\nkey = \"{KEY}\"\nauthority = \"authority.pem\"\n\
         data = \"data\"\n{profile}",
        quoted(&papers.device),
        quoted(&papers.venue),
        quoted(&mqtt),
        quoted(&format!("{host}:{}", node.port)),
    )
}

fn write(path: &Path, bytes: &[u8], mode: u32) -> Result<(), FileError> {
    let written = || -> io::Result<()> {
        let mut options = OpenOptions::new();
        let options = options.write(true).create(true).truncate(true).mode(mode);
        let mut file = options.open(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    written().map_err(FileError::of(path))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::os::unix::fs::PermissionsExt as _;

    use rcgen::{BasicConstraints, CertificateSigningRequestParams, IsCa, Issuer};

    use super::*;

    fn node() -> Address {
        Address {
            host: "10.0.0.1".to_owned(),
            port: 7800,
        }
    }

    /// Papers as a node gives them, for the key of this request.
    fn papers(request: &[u8], profile: &[u8]) -> EnrolPapers {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        let key = KeyPair::generate().unwrap();
        let authority = params.self_signed(&key).unwrap().pem();
        let issuer = Issuer::new(params, key);
        let asked = CertificateSigningRequestParams::from_der(&request.into()).unwrap();
        EnrolPapers {
            device: "madrid-9".to_owned(),
            venue: "madrid".to_owned(),
            certificate: asked.signed_by(&issuer).unwrap().pem(),
            authority,
            mqtt: "8883".to_owned(),
            profile: profile.to_vec(),
        }
    }

    #[test]
    fn ven_1_the_folder_is_complete_and_the_key_is_nobody_elses() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("device");
        let draft = Draft::open(&folder).unwrap();
        let request = draft.request().unwrap();
        assert_eq!(Draft::open(&folder).unwrap().request().unwrap(), request);
        let papers = papers(&request, b"[layers]\n");
        let config = draft.complete(&node(), &papers, None).unwrap();
        assert_eq!((config.id.as_str(), config.mqtt.port), ("madrid-9", 8883));
        assert_eq!(config.relay, node());
        assert_eq!(config.profile, Some(folder.join("profile.toml")));
        Trust::load(&config).unwrap();
        let mode = fs::metadata(&config.key).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert!(!folder.join(DRAFT).exists());
    }

    /// What does not work is found before the code is sent, which would be used up by it.
    #[test]
    fn ven_1_a_folder_that_takes_nothing_is_told_first_and_keeps_nothing() {
        for name in ["device.toml", "key.pem"] {
            let root = tempfile::tempdir().unwrap();
            fs::create_dir(root.path().join(name)).unwrap();
            let told = Draft::open(root.path()).unwrap().ready().unwrap_err();
            assert!(told.to_string().contains(name), "{told}");
            assert!(!root.path().join(DRAFT).exists());
        }
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("data"), "a file").unwrap();
        let told = Draft::open(root.path()).unwrap().ready().unwrap_err();
        assert!(told.to_string().contains("data"), "{told}");
        assert!(!root.path().join(DRAFT).exists());
    }

    /// The node gives the same again to the same request alone.
    #[test]
    fn ven_1_what_could_not_be_put_in_its_place_is_asked_for_again_in_the_same_words() {
        let root = tempfile::tempdir().unwrap();
        let kept = root.path().join("data");
        fs::create_dir(&kept).unwrap();
        fs::write(kept.join("journal.jsonl"), "old").unwrap();
        let draft = Draft::open(root.path()).unwrap();
        let request = draft.ready().unwrap();
        let papers = papers(&request, b"[layers]\n");
        // Somebody is in the way of what comes last.
        let way = root.path().join(config::FILE);
        fs::create_dir(&way).unwrap();
        let told = draft.complete(&node(), &papers, Some("lima-1"));
        assert!(told.is_err(), "{told:?}");
        fs::remove_dir(&way).unwrap();
        let again = Draft::open(root.path()).unwrap();
        assert_eq!(again.ready().unwrap(), request);
        let config = again.complete(&node(), &papers, Some("lima-1")).unwrap();
        Trust::load(&config).unwrap();
        assert!(!root.path().join(DRAFT).exists());
        assert!(root.path().join("data-lima-1/journal.jsonl").exists());
    }

    #[test]
    fn ven_1_papers_for_another_key_change_nothing() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("device");
        let first = Draft::open(&folder).unwrap();
        let request = first.request().unwrap();
        first
            .complete(&node(), &papers(&request, b""), None)
            .unwrap();
        let before = fs::read(folder.join("certificate.pem")).unwrap();
        let other = Draft::open(&root.path().join("other")).unwrap();
        let foreign = papers(&other.request().unwrap(), b"");
        let again = Draft::open(&folder).unwrap();
        again.request().unwrap();
        let refused = again.complete(&node(), &foreign, Some("madrid-9"));
        assert!(matches!(refused, Err(EnrolError::Trust(_))), "{refused:?}");
        assert_eq!(fs::read(folder.join("certificate.pem")).unwrap(), before);
        Trust::load(&DeviceConfig::load(&folder).unwrap()).unwrap();
    }

    #[test]
    fn ven_1_another_devices_journal_is_put_aside() {
        let root = tempfile::tempdir().unwrap();
        let draft = Draft::open(root.path()).unwrap();
        fs::create_dir(root.path().join("data")).unwrap();
        fs::write(root.path().join("data/journal.jsonl"), "old").unwrap();
        let request = draft.request().unwrap();
        let papers = papers(&request, b"");
        draft.complete(&node(), &papers, Some("lima-1")).unwrap();
        assert!(root.path().join("data-lima-1/journal.jsonl").exists());
        assert!(!root.path().join("data/journal.jsonl").exists());
    }
}
