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
    shell::{files::FileError, trust::Trust},
};

/// Where all of it is made, in the device's folder.
const DRAFT: &str = "enrol.new";

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

/// A folder that is being made.
pub(super) struct Draft {
    folder: PathBuf,
    draft: PathBuf,
}

impl Draft {
    /// Begins, or goes on with what an attempt left behind: the same key asks in the same words, so that
    /// a code whose answer was lost gives the same answer again.
    pub(super) fn open(folder: &Path) -> Result<Self, EnrolError> {
        let draft = folder.join(DRAFT);
        let mut private = fs::DirBuilder::new();
        let made = private.recursive(true).mode(0o700).create(&draft);
        made.map_err(FileError::of(&draft))?;
        Ok(Self {
            folder: folder.to_owned(),
            draft,
        })
    }

    /// What the device asks for, PKCS #10.
    pub(super) fn request(&self) -> Result<Vec<u8>, EnrolError> {
        let (key, request) = (self.draft.join(KEY), self.draft.join(REQUEST));
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
            write(&self.draft.join(file), text, 0o644)?;
        }
        Trust::load(&DeviceConfig::load(&self.draft)?)?;
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
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(FileError::of(&data)(error).into())
            }
            _ => Ok(()),
        }
    }

    fn put_in_place(&self) -> Result<(), EnrolError> {
        let data = self.folder.join("data");
        fs::create_dir_all(&data).map_err(FileError::of(&data))?;
        for file in FILES {
            let (from, to) = (self.draft.join(file), self.folder.join(file));
            match fs::rename(&from, &to) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(FileError::of(&to)(error).into());
                }
                _ => {}
            }
        }
        let all = FILES.map(|file| self.folder.join(file));
        for path in all.iter().chain([&data, &self.folder]) {
            self.own(path)?;
        }
        let folder = fs::File::open(&self.folder).and_then(|folder| folder.sync_all());
        folder.map_err(FileError::of(&self.folder))?;
        let _ = fs::remove_dir_all(&self.draft);
        Ok(())
    }

    /// Whoever owns the folder runs the agent: what root makes in it is to be his.
    fn own(&self, path: &Path) -> Result<(), EnrolError> {
        let owner = fs::metadata(&self.folder).map_err(FileError::of(&self.folder))?;
        let Ok(now) = fs::metadata(path) else {
            return Ok(());
        };
        if (now.uid(), now.gid()) == (owner.uid(), owner.gid()) {
            return Ok(());
        }
        let given = std::os::unix::fs::chown(path, Some(owner.uid()), Some(owner.gid()));
        Ok(given.map_err(FileError::of(path))?)
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
