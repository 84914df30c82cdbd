//! The exchange: SPAKE2 over the code, then each side shows the other that it had the same one.

use ring::hkdf::{HKDF_SHA256, Prk, Salt};
use ring::hmac;
use spake2::{Ed25519Group, Identity, Password, Spake2};

/// Who speaks; both stand in the key, so that nothing that was said can be said back.
const DEVICE: &[u8] = b"adoube device 1";
const NODE: &[u8] = b"adoube venue node 1";

/// One side that has said its share and waits for the other's.
pub struct Begun(Spake2<Ed25519Group>);

/// The other side's share is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the other side's share is none")]
pub struct NoShare;

/// What both sides hold who had the same code. With different codes the two differ, and neither learns
/// more than that.
pub struct Keys {
    device: hmac::Key,
    node: hmac::Key,
    kept: [u8; 32],
}

/// The device begins: what to say, and what to go on with.
pub fn device(code: &super::Code) -> (Begun, Vec<u8>) {
    let (device, node) = identities();
    let (state, share) = Spake2::start_a(&Password::new(code.password()), &device, &node);
    (Begun(state), share)
}

/// The node answers.
pub fn node(code: &super::Code) -> (Begun, Vec<u8>) {
    let (device, node) = identities();
    let (state, share) = Spake2::start_b(&Password::new(code.password()), &device, &node);
    (Begun(state), share)
}

fn identities() -> (Identity, Identity) {
    (Identity::new(DEVICE), Identity::new(NODE))
}

impl Begun {
    /// With the other side's share.
    pub fn finish(self, share: &[u8]) -> Result<Keys, NoShare> {
        let shared = self.0.finish(share).map_err(|_| NoShare)?;
        let secret = Salt::new(HKDF_SHA256, b"adoube enrolment 1").extract(&shared);
        Ok(Keys {
            device: hmac::Key::new(hmac::HMAC_SHA256, &derive(&secret, b"device")?),
            node: hmac::Key::new(hmac::HMAC_SHA256, &derive(&secret, b"node")?),
            kept: derive(&secret, b"kept")?,
        })
    }
}

fn derive(secret: &Prk, what: &[u8]) -> Result<[u8; 32], NoShare> {
    let mut bytes = [0; 32];
    let info = [what];
    let derived = secret.expand(&info, HKDF_SHA256).map_err(|_| NoShare)?;
    derived.fill(&mut bytes).map_err(|_| NoShare)?;
    Ok(bytes)
}

impl Keys {
    /// The device vouches for what it asks for.
    pub fn prove(&self, request: &[u8]) -> Vec<u8> {
        hmac::sign(&self.device, request).as_ref().to_vec()
    }

    /// Whether whoever asks had the code.
    pub fn is_proof(&self, request: &[u8], tag: &[u8]) -> bool {
        hmac::verify(&self.device, request, tag).is_ok()
    }

    /// The node vouches for what it gives.
    pub fn seal(&self, papers: &[u8]) -> Vec<u8> {
        hmac::sign(&self.node, papers).as_ref().to_vec()
    }

    /// Whether whoever gives had the code.
    pub fn is_sealed(&self, papers: &[u8], tag: &[u8]) -> bool {
        hmac::verify(&self.node, papers, tag).is_ok()
    }

    /// A secret that both may keep, and that nobody was told.
    pub const fn kept(&self) -> [u8; 32] {
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    fn both(ours: &Code, theirs: &Code) -> (Keys, Keys) {
        let (at_device, hello) = device(ours);
        let (at_node, answer) = node(theirs);
        (
            at_device.finish(&answer).unwrap(),
            at_node.finish(&hello).unwrap(),
        )
    }

    #[test]
    fn whoever_has_the_code_believes_the_other_and_nobody_else_does() {
        let code = Code::parse("K7QX-M9T3").unwrap();
        for (other, same) in [
            ("K7QX-M9T3", true),
            ("K7QX-M9T4", false),
            ("K8QX-M9T3", false),
        ] {
            let (at_device, at_node) = both(&code, &Code::parse(other).unwrap());
            let proof = at_device.prove(b"my key");
            assert_eq!(at_node.is_proof(b"my key", &proof), same, "{other}");
            let seal = at_node.seal(b"papers");
            assert_eq!(at_device.is_sealed(b"papers", &seal), same, "{other}");
            assert_eq!(at_device.kept() == at_node.kept(), same, "{other}");
        }
    }

    #[test]
    fn what_was_changed_on_the_way_is_seen() {
        let code = Code::parse("K7QX-M9T3").unwrap();
        let (at_device, at_node) = both(&code, &code);
        let proof = at_device.prove(b"my key");
        assert!(!at_node.is_proof(b"another key", &proof));
        // What one side said is no word of the other's.
        assert!(!at_device.is_sealed(b"my key", &proof));
        assert!(!at_device.is_sealed(b"papers", &[]));
    }

    /// Who sends a device its own share back, or anything else, gets nowhere.
    #[test]
    fn a_share_of_the_wrong_side_or_none_is_refused() {
        let code = Code::parse("K7QX-M9T3").unwrap();
        let (_, own) = device(&code);
        for share in [own.as_slice(), &[], &[0x42; 33], &[0x42; 400]] {
            let (at_device, _) = device(&code);
            let done = at_device.finish(share);
            let fooled = done.is_ok_and(|keys| keys.is_sealed(b"papers", &keys.prove(b"papers")));
            assert!(!fooled, "{share:?}");
        }
    }

    #[test]
    fn no_two_exchanges_have_the_same_keys() {
        let code = Code::parse("K7QX-M9T3").unwrap();
        let (one, _) = both(&code, &code);
        let (other, _) = both(&code, &code);
        assert_ne!(one.kept(), other.kept());
    }
}
