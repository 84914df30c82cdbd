//! Signatures of the stream.

/// The coordinator signed the stream up to a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadSigned {
    /// The last record that is signed.
    pub sequence: u64,
    /// Its hash.
    pub hash: [u8; 32],
    /// The Ed25519 signature of stream name, sequence and hash.
    pub signature: Vec<u8>,
}
