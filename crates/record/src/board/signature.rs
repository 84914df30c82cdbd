//! Signatures of the stream.

use adoube_tournament::board::event::HeadSigned;

use crate::error::DecodeError;
use crate::log;

impl From<&HeadSigned> for log::HeadSigned {
    fn from(event: &HeadSigned) -> Self {
        Self {
            sequence: event.sequence,
            hash: event.hash.to_vec(),
            signature: event.signature.clone(),
        }
    }
}

impl TryFrom<log::HeadSigned> for HeadSigned {
    type Error = DecodeError;

    fn try_from(stored: log::HeadSigned) -> Result<Self, DecodeError> {
        let length = stored.hash.len();
        let hash = stored.hash.try_into();
        Ok(Self {
            sequence: stored.sequence,
            hash: hash.map_err(|_| DecodeError::out_of_range("hash's length", length))?,
            signature: stored.signature,
        })
    }
}
