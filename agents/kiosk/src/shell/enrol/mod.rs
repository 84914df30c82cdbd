//! A device makes itself a key, and gets by a code what it needs to be known at its venue.
//!
//! The key is made here and never leaves: what goes out is a request with its public half. The code, which
//! the venue's official reads out, tells the device that it speaks with its venue's node before it
//! believes anything of it, and tells the node that this is the device that he stands at.

mod broker;
mod folder;
mod talk;

use std::{
    io,
    path::{Path, PathBuf},
};

use adoube_enrolment::{Code, NoCode};
use adoube_key_files::KeyFileError;

use super::{files::FileError, trust::TrustError};
use crate::config::{Address, ConfigError, DeviceConfig};

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Enrolling {
    /// As it was read out.
    pub code: String,
    /// The venue node's relay: where the device reaches it.
    pub node: Address,
    /// The device's folder; made if it is not there.
    pub folder: PathBuf,
    /// In the place of what the folder holds.
    pub anew: bool,
}

/// A device that is known now.
#[derive(Clone, Debug)]
pub struct Enrolled {
    /// Its settings.
    pub config: DeviceConfig,
    /// Why the broker could not be reached with them, as far as that was tried.
    pub broker: Option<String>,
}

/// Why a device is not known.
#[derive(Debug, thiserror::Error)]
pub enum EnrolError {
    /// What was typed is no code.
    #[error(transparent)]
    Code(#[from] NoCode),
    /// The folder is a device's.
    #[error(
        "{folder} is already the folder of {device}: add --anew to replace its key, and perhaps \
         its name"
    )]
    Taken {
        /// The folder.
        folder: PathBuf,
        /// Whose it is.
        device: String,
    },
    /// The node cannot be reached.
    #[error("the venue node at {node} cannot be reached: {error}")]
    Unreachable {
        /// Where.
        node: String,
        /// Why.
        error: io::Error,
    },
    /// The connection ended in the middle.
    #[error(
        "the connection to {0} was interrupted: type the same code again; if it was already used, \
         ask the official for another one with --replace"
    )]
    Broken(String),
    /// The node refuses.
    #[error("the venue node says: {text} ({code})")]
    Refused {
        /// A word, as in enrol.proto.
        code: String,
        /// Its own text.
        text: String,
    },
    /// Whoever answered had another code.
    #[error(
        "the program at {0} does not know the code: it is not the venue node that created it. \
         Nothing was changed here; tell the Chief Arbiter, and ask for another code"
    )]
    FalseNode(String),
    /// What came from the node cannot be used.
    #[error("the answer of the venue node cannot be used: {0}")]
    Papers(&'static str),
    /// The code is used, and its answer could not be put into the folder.
    #[error(
        "{0}: the code is used; correct this, then type the same code here again within ten \
         minutes of its creation"
    )]
    NotKept(Box<EnrolError>),
    /// The settings that came of it are none.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// Key and certificate do not belong together.
    #[error(transparent)]
    Trust(#[from] TrustError),
    /// A file could not be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// No key could be made.
    #[error("no key could be made: {0}")]
    Key(String),
}

/// Makes the key, has it vouched for, and completes the folder.
pub async fn enrol(asked: &Enrolling) -> Result<Enrolled, EnrolError> {
    let code = Code::parse(&asked.code)?;
    let own = taken(&asked.folder, asked.anew)?;
    let draft = folder::Draft::open(&asked.folder)?;
    let papers = talk::talk(&asked.node, &code, draft.ready()?).await?;
    let config = draft.complete(&asked.node, &papers, own.as_deref());
    let config = config.map_err(|error| EnrolError::NotKept(Box::new(error)))?;
    let broker = broker::tried(&config).await?;
    Ok(Enrolled { config, broker })
}

/// The device that the folder is of, where that may end.
fn taken(folder: &Path, anew: bool) -> Result<Option<String>, EnrolError> {
    let device = match DeviceConfig::load(folder) {
        Ok(config) => config.id,
        Err(ConfigError::File(KeyFileError::Unreadable { error, .. }))
            if error.kind() == io::ErrorKind::NotFound =>
        {
            return Ok(None);
        }
        // Settings that cannot be read are somebody's all the same.
        Err(_) => "another device".to_owned(),
    };
    if anew {
        return Ok(Some(device));
    }
    Err(EnrolError::Taken {
        folder: folder.to_owned(),
        device,
    })
}
