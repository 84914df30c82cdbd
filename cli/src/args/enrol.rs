//! Arguments of `enrol`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube enrol`.
#[derive(Debug, Args)]
#[command(after_help = "\
The device makes its own key, which never leaves it. Read the code out to the person at the device, who types
  adoube-kiosk enrol CODE --node HOST:PORT
with the venue node's address and its relay's port. The code is valid for ten minutes, once; three wrong codes
cancel it. The coordinator registers the key, so the venue must be connected to it. If the device already has a
key, add --replace: the old key is cancelled. List devices that get their keys in this way under `enrol` in
venues.toml (then run certify and set-up). Only the venue's LTA or LCA or the Chief Arbiter can do this
[default: lta-VENUE].

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
    /// Replace the device's key
    #[arg(long, requires = "device")]
    pub(crate) replace: bool,
    /// How many seconds to wait for the code to be used; 0 not to wait
    #[arg(long, value_name = "SECONDS", default_value_t = 600,
          allow_negative_numbers = true,
          value_parser = clap::value_parser!(u16).range(0..=600))]
    pub(crate) wait: u16,
    /// List all codes since the venue node started, and what became of them
    #[arg(long)]
    pub(crate) list: bool,
}
