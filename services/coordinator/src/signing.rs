//! The key that vouches for heads.

use std::path::Path;
use std::sync::Arc;

use adoube_key_files as key_files;
use anyhow::{Result, anyhow};
use ring::signature::Ed25519KeyPair;
use rustls::pki_types::{PrivatePkcs8KeyDer, pem::PemObject};

/// Signs a message.
pub type Signer = Arc<dyn Fn(&[u8]) -> Vec<u8> + Send + Sync>;

/// The signer of a PKCS#8 PEM file with an Ed25519 key.
pub fn signer(path: &Path) -> Result<Signer> {
    let der = PrivatePkcs8KeyDer::from_pem_slice(&key_files::bytes(path)?)
        .map_err(|_| key_files::missing(path, "private key"))?;
    let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der.secret_pkcs8_der())
        .map_err(|error| anyhow!("{} is no Ed25519 key: {error}", path.display()))?;
    Ok(Arc::new(move |message| {
        pair.sign(message).as_ref().to_vec()
    }))
}
