//! Signatures of the stream.

/// The coordinator vouched for the stream up to here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadSigned {
    /// The record vouched for.
    pub sequence: u64,
    /// Its hash.
    pub hash: [u8; 32],
    /// The Ed25519 signature of stream name, sequence and hash.
    pub signature: Vec<u8>,
}
