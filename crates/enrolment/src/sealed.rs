//! A secret on its way to one device, by the key that the device and its node share: whatever carries it, or keeps it
//! meanwhile, cannot read it.

use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hmac;
use ring::rand::{SecureRandom as _, SystemRandom};

/// Sealed for who has the key, and for this purpose alone; hexadecimal, and never empty. None on a machine that gives
/// no random numbers.
pub fn seal(key: &[u8], purpose: &str, secret: &str) -> Option<String> {
    let mut nonce = [0; NONCE_LEN];
    SystemRandom::new().fill(&mut nonce).ok()?;
    let mut bytes = secret.as_bytes().to_vec();
    let unique = Nonce::assume_unique_for_key(nonce);
    let sealed = own(key)?.seal_in_place_append_tag(unique, purposely(purpose), &mut bytes);
    sealed.ok()?;
    Some(hex::encode([&nonce[..], &bytes].concat()))
}

/// What was sealed; none where it was with another key, for another purpose, or was changed on its way.
pub fn unseal(key: &[u8], purpose: &str, sealed: &str) -> Option<String> {
    let bytes = hex::decode(sealed).ok()?;
    let (nonce, rest) = bytes.split_at_checked(NONCE_LEN)?;
    let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
    let mut rest = rest.to_vec();
    let secret = own(key)?.open_in_place(nonce, purposely(purpose), &mut rest);
    String::from_utf8(secret.ok()?.to_vec()).ok()
}

fn purposely(purpose: &str) -> Aad<&[u8]> {
    Aad::from(purpose.as_bytes())
}

/// A key of this use's own.
fn own(key: &[u8]) -> Option<LessSafeKey> {
    let key = hmac::Key::new(hmac::HMAC_SHA256, key);
    let bytes = hmac::sign(&key, b"adoube sealed 1");
    let key = UnboundKey::new(&CHACHA20_POLY1305, bytes.as_ref()).ok()?;
    Some(LessSafeKey::new(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_key_opens_it_and_for_the_same_purpose() {
        let sealed = seal(b"madrid-9's", "order 1", "right horse").unwrap();
        assert!(!sealed.contains(&hex::encode("right")));
        let again = seal(b"madrid-9's", "order 1", "right horse").unwrap();
        assert_ne!(
            sealed, again,
            "the same secret does not show that it is the same"
        );
        let opened = unseal(b"madrid-9's", "order 1", &sealed);
        assert_eq!(opened.as_deref(), Some("right horse"));
        let nothing = seal(b"madrid-9's", "order 1", "").unwrap();
        assert_eq!(
            unseal(b"madrid-9's", "order 1", &nothing),
            Some(String::new())
        );
        let mut changed = sealed.clone();
        let last = if changed.pop() == Some('0') { '1' } else { '0' };
        changed.push(last);
        for (key, purpose, sealed) in [
            (&b"madrid-8's"[..], "order 1", sealed.as_str()),
            (b"madrid-9's", "order 2", &sealed),
            (b"madrid-9's", "order 1", &changed),
            (b"madrid-9's", "order 1", &sealed[..20]),
            (b"madrid-9's", "order 1", ""),
            (b"madrid-9's", "order 1", "no digits"),
        ] {
            assert_eq!(unseal(key, purpose, sealed), None, "{purpose} {sealed}");
        }
    }
}
