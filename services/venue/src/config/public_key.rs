//! An Ed25519 public key out of a PEM file.

use rustls::pki_types::SubjectPublicKeyInfoDer;
use rustls::pki_types::pem::PemObject;

/// What stands before the 32 bytes of an Ed25519 key (RFC 8410).
const ED25519: [u8; 12] = [
    0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00,
];

/// The 32 bytes of the key; the error says what is wrong.
pub(super) fn ed25519(pem: &[u8]) -> Result<[u8; 32], String> {
    let key = SubjectPublicKeyInfoDer::from_pem_slice(pem)
        .map_err(|error| format!("contains no public key in PEM: {error}"))?;
    key.strip_prefix(&ED25519)
        .and_then(|key| key.try_into().ok())
        .ok_or_else(|| "contains a key that is not Ed25519".to_owned())
}
