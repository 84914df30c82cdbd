//! Gives bytes to the decoder that `ADOUBE_DECODER` names. One program for all of them: each would
//! hold all of the workspace.
#![no_main]

use std::sync::LazyLock;

use adoube_decoders::{Decoder, named};

static DECODER: LazyLock<Decoder> = LazyLock::new(|| {
    let name = std::env::var("ADOUBE_DECODER").expect("ADOUBE_DECODER names no decoder");
    named(&name).unwrap_or_else(|| panic!("no decoder is called {name}"))
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| DECODER(bytes));
