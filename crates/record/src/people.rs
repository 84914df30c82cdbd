//! Personal data under a key of each person's own (ChaCha20-Poly1305).
//!
//! The sealed bytes stand in the roster's stream for ever; the key does not. Throwing the key
//! away deletes the person and leaves the chain checkable. The person's id is bound to the
//! sealed bytes, so that they cannot be passed off as another's.

use adoube_tournament::ids::PersonId;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use thiserror::Error;

/// The data cannot be sealed or opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SealError {
    /// Not the key, not the person, or damaged.
    #[error("the personal data cannot be opened with this key for this person")]
    NotOpened,
    /// Far more text than any person's data.
    #[error("the personal data is too long to be sealed")]
    TooLong,
}

/// Seals. The nonce comes first in the result and must never be used twice with one key.
pub fn seal(
    key: &[u8; 32],
    nonce: [u8; NONCE_LEN],
    person: &PersonId,
    plaintext: &[u8],
) -> Result<Vec<u8>, SealError> {
    let mut text = plaintext.to_vec();
    cipher(key)
        .ok_or(SealError::TooLong)?
        .seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::from(person.as_str()),
            &mut text,
        )
        .map_err(|_| SealError::TooLong)?;
    let mut sealed = nonce.to_vec();
    sealed.append(&mut text);
    Ok(sealed)
}

/// Opens what [`seal`] made for the same person under the same key.
pub fn open(key: &[u8; 32], person: &PersonId, sealed: &[u8]) -> Result<Vec<u8>, SealError> {
    let (nonce, text) = sealed
        .split_first_chunk::<NONCE_LEN>()
        .ok_or(SealError::NotOpened)?;
    let mut text = text.to_vec();
    let plaintext = cipher(key)
        .ok_or(SealError::NotOpened)?
        .open_in_place(
            Nonce::assume_unique_for_key(*nonce),
            Aad::from(person.as_str()),
            &mut text,
        )
        .map_err(|_| SealError::NotOpened)?
        .len();
    text.truncate(plaintext);
    Ok(text)
}

fn cipher(key: &[u8; 32]) -> Option<LessSafeKey> {
    UnboundKey::new(&CHACHA20_POLY1305, key)
        .ok()
        .map(LessSafeKey::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: [u8; 32] = [7; 32];
    const NONCE: [u8; 12] = [9; 12];

    fn person(id: &str) -> PersonId {
        PersonId::new(id).unwrap()
    }

    #[test]
    fn what_was_sealed_opens_for_the_same_person_and_key_only() {
        let sealed = seal(&KEY, NONCE, &person("p7"), b"Ian").unwrap();
        assert_eq!(open(&KEY, &person("p7"), &sealed).unwrap(), b"Ian");
        assert_eq!(sealed[..12], NONCE);
        assert!(!sealed.windows(3).any(|window| window == b"Ian"));
        for (key, id) in [([8; 32], "p7"), (KEY, "p8")] {
            assert_eq!(open(&key, &person(id), &sealed), Err(SealError::NotOpened));
        }
    }

    #[test]
    fn no_damage_goes_unnoticed() {
        let sealed = seal(&KEY, NONCE, &person("p7"), b"Ian").unwrap();
        for length in 0..sealed.len() {
            assert!(open(&KEY, &person("p7"), &sealed[..length]).is_err());
        }
        for index in 0..sealed.len() {
            let mut damaged = sealed.clone();
            damaged[index] ^= 1;
            assert!(open(&KEY, &person("p7"), &damaged).is_err(), "byte {index}");
        }
    }
}
