//! What opens a session, and what is kept of it.

use std::fmt;

use ring::rand::{SecureRandom, SystemRandom};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Letters of an invitation: none that are taken for another when read out (no i, l, o, u).
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Letters of an invitation without its dashes: 80 bits.
const CODE: usize = 16;

/// Bytes of a session's token.
const TOKEN: usize = 32;

/// Bytes of a name.
const NAME: usize = 8;

/// What is kept of a secret: its SHA-256. It opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest([u8; 32]);

impl Digest {
    /// Of a session's token, as it came.
    pub fn of_token(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }

    /// Of an invitation as somebody typed it: case, dashes and blanks do not matter.
    pub fn of_code(code: &str) -> Self {
        let letters = code.chars().filter(char::is_ascii_alphanumeric);
        let plain: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
        Self(Sha256::digest(plain.as_bytes()).into())
    }

    /// A name that tells two apart in a list, 16 hexadecimal digits.
    pub fn short(&self) -> String {
        hex::encode(&self.0[..8])
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        hex::encode(digest.0)
    }
}

impl TryFrom<String> for Digest {
    type Error = hex::FromHexError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes)?;
        Ok(Self(bytes))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.short())
    }
}

/// The machine gave no chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the machine's source of chance does not answer")]
pub struct NoChance;

/// A new invitation, such as `k7qd-9m2p-04xw-t3ra`.
pub fn code() -> Result<String, NoChance> {
    let bytes: [u8; CODE] = chance()?;
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    let groups = bytes
        .chunks(4)
        .map(|four| four.iter().map(letter).collect::<String>());
    Ok(groups.collect::<Vec<_>>().join("-"))
}

/// A new session's token, hexadecimal.
pub fn token() -> Result<String, NoChance> {
    Ok(hex::encode(chance::<TOKEN>()?))
}

/// A new name for an invitation, 16 hexadecimal digits. It follows from nothing and opens nothing.
pub fn name() -> Result<String, NoChance> {
    Ok(hex::encode(chance::<NAME>()?))
}

fn chance<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = code().unwrap();
        assert_eq!(code.len(), CODE + 3, "{code}");
        let typed = code.to_uppercase().replace('-', " ");
        assert_eq!(Digest::of_code(&code), Digest::of_code(&typed));
        assert_ne!(
            Digest::of_code(&code),
            Digest::of_code(&self::code().unwrap())
        );
    }

    #[test]
    fn a_digest_is_written_and_read() {
        let digest = Digest::of_token(&token().unwrap());
        assert_eq!(Digest::try_from(String::from(digest)), Ok(digest));
        assert!(Digest::try_from("ab".to_owned()).is_err());
        assert_eq!(format!("{digest:?}").len(), 16);
    }
}
