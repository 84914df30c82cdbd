//! What a test has happen.

use adoube_eboard::Make;

/// What a test has happen.
#[derive(Debug)]
pub(crate) enum Order {
    Add {
        address: String,
        make: Option<Make>,
        mtu: u16,
    },
    Play {
        address: String,
        uci: String,
    },
    Switch {
        address: String,
        is_on: bool,
    },
    PacketSize {
        mtu: u16,
    },
    Release,
    Stop,
}
