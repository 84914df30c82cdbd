//! Arguments of `enrol`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube enrol`.
#[derive(Debug, Args)]
pub(crate) struct EnrolArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    #[arg(required_unless_present = "list", conflicts_with = "list")]
    pub(crate) device: Option<String>,
    #[arg(long, requires = "device")]
    pub(crate) replace: bool,
    #[arg(long, value_name = "SECONDS", default_value_t = 600,
          allow_negative_numbers = true,
          value_parser = clap::value_parser!(u16).range(0..=600))]
    pub(crate) wait: u16,
    #[arg(long)]
    pub(crate) list: bool,
}
