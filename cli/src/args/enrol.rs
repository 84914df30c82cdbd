//! Arguments of `enrol`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube enrol`.
#[derive(Debug, Args)]
#[command(after_help = "\
The device makes its key itself, and it never moves: read the code out at the device, where somebody types
  adoube-kiosk enrol CODE --node HOST:PORT
with the venue node's address and its relay's port. The code is valid for ten minutes, once; three wrong ones
make it void. The coordinator vouches for the key, so the venue has to be linked to it. For a device that has a
key already add --replace: that key is cancelled. Devices that are to
get their keys in this way are listed under `enrol` in venues.toml (then certify and set-up). The person needs an
office at the venue, as LTA or LCA, or is the Chief Arbiter [default: lta-VENUE].

Examples:
  adoube enrol madrid-9
  adoube enrol madrid-3 --replace
  adoube enrol --list --venue madrid")]
pub(crate) struct EnrolArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// The device, as venues.toml names it
    #[arg(required_unless_present = "list", conflicts_with = "list")]
    pub(crate) device: Option<String>,
    /// In the place of the key that the device has
    #[arg(long, requires = "device")]
    pub(crate) replace: bool,
    /// How many seconds to wait until the code is used; 0 for not at all
    #[arg(long, value_name = "SECONDS", default_value_t = 600,
          allow_negative_numbers = true,
          value_parser = clap::value_parser!(u16).range(0..=600))]
    pub(crate) wait: u16,
    /// What became of the codes since the node was started
    #[arg(long)]
    pub(crate) list: bool,
}
