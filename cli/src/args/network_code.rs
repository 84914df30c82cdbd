//! Arguments of `network-code`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube network-code`.
#[derive(Debug, Args)]
#[command(after_help = "\
For a device that reaches nobody because its wireless network changed: on its page, \"Another network\" shows four
letters; the answer lets you type the new network's name and password there. The venue's node answers also while its
uplink is down. The person needs an office at the venue or in the whole event.

Example:
  adoube network-code madrid-3 K7QX")]
pub(crate) struct NetworkCodeArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// The device
    pub(crate) device: String,
    /// The four letters that it shows
    pub(crate) question: String,
}
