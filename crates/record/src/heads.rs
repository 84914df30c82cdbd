//! Signatures of a stream's head (Ed25519), checkable by someone who trusts nobody: the head's
//! hash vouches for every record before it.

use ring::signature::{ED25519, UnparsedPublicKey};
use thiserror::Error;

/// Separates these signatures from every other use of the coordinator's key.
const DOMAIN: &[u8] = b"adoube/log/head/v1";

/// The signature is not this key's, or not of this head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the signature does not vouch for this head")]
pub struct Forged;

/// What is signed: a domain tag, the length (four bytes, big-endian) and bytes of the stream's
/// name, the sequence (eight bytes, big-endian) and the hash of the record with that number.
pub fn message(stream: &str, sequence: u64, hash: &[u8; 32]) -> Vec<u8> {
    let length = u32::try_from(stream.len()).unwrap_or(u32::MAX);
    [
        DOMAIN,
        &length.to_be_bytes(),
        stream.as_bytes(),
        &sequence.to_be_bytes(),
        hash,
    ]
    .concat()
}

/// Whether the key's owner vouched for this head. The key is the 32 raw bytes of Ed25519.
pub fn verify(
    public_key: &[u8],
    stream: &str,
    sequence: u64,
    hash: &[u8; 32],
    signature: &[u8],
) -> Result<(), Forged> {
    UnparsedPublicKey::new(&ED25519, public_key)
        .verify(&message(stream, sequence, hash), signature)
        .map_err(|_| Forged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{Ed25519KeyPair, KeyPair as _};

    const STREAM: &str = "t/a/board/1.1";

    #[test]
    fn a_signature_holds_for_its_head_and_no_other() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[3; 32]).unwrap();
        let key = pair.public_key().as_ref();
        let hash = [5; 32];
        let signature = pair.sign(&message(STREAM, 9, &hash));
        let signature = signature.as_ref();
        assert_eq!(verify(key, STREAM, 9, &hash, signature), Ok(()));
        for (stream, sequence, hash) in [
            ("t/a/board/1.2", 9, hash),
            (STREAM, 8, hash),
            (STREAM, 9, [6; 32]),
        ] {
            let forged = verify(key, stream, sequence, &hash, signature);
            assert_eq!(forged, Err(Forged), "{stream} {sequence}");
        }
        assert_eq!(verify(key, STREAM, 9, &hash, &signature[1..]), Err(Forged));
        assert_eq!(verify(&[], STREAM, 9, &hash, signature), Err(Forged));
    }

    #[test]
    fn the_message_is_fixed_for_ever() {
        let mut expected = b"adoube/log/head/v1\0\0\0\x01x\0\0\0\0\0\0\0\x02".to_vec();
        expected.extend([1; 32]);
        assert_eq!(message("x", 2, &[1; 32]), expected);
    }
}
