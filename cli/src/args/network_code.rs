//! Arguments of `network-code`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube network-code`.
#[derive(Debug, Args)]
#[command(after_help = "\
For a device that has no connection because its wireless network changed: on its page, \"Another network\" shows four
letters. With the answer you can type the new network's name and password there. This works while the venue's uplink
is down. You need a role at the venue or in the whole event.

Example:
  adoube network-code madrid-3 K7QX")]
pub(crate) struct NetworkCodeArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// The device
    pub(crate) device: String,
    /// The four letters that the device shows
    pub(crate) question: String,
}
