//! Arguments of `init` and `set-up`.

use std::path::PathBuf;

use adoube_event_folder::init::NewEvent;
use clap::Args;
use clap::builder::RangedU64ValueParser;

use crate::catalogue::text;

/// Arguments of `adoube init`.
#[derive(Debug, Args)]
pub(crate) struct InitArgs {
    pub(crate) dir: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 2, conflicts_with = "venue",
          value_parser = venue_count)]
    pub(crate) venues: u8,
    #[arg(long, value_name = "ID:NAME:ZONE[:HOST]")]
    pub(crate) venue: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = RangedU64ValueParser::<u16>::new().range(1..=500))]
    pub(crate) devices_per_venue: u16,
    #[arg(long, value_name = "P", default_value_t = 7700,
          value_parser = RangedU64ValueParser::<u16>::new().range(1..=65535))]
    pub(crate) port_base: u16,
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) host: String,
    #[arg(long, value_name = "ID")]
    pub(crate) tournament: Option<String>,
    #[arg(long, value_name = "DAYS", default_value_t = 365,
          value_parser = RangedU64ValueParser::<u32>::new().range(1..=3650))]
    pub(crate) days: u32,
}

impl InitArgs {
    /// The new event that the arguments describe.
    pub(crate) fn new_event(&self) -> NewEvent {
        NewEvent {
            dir: self.dir.clone(),
            venues: self.venues,
            venue: self.venue.clone(),
            devices_per_venue: self.devices_per_venue,
            port_base: self.port_base,
            host: self.host.clone(),
            tournament: self.tournament.clone(),
            days: self.days,
        }
    }
}

/// As many venues as have a name of their own.
fn venue_count(typed: &str) -> Result<u8, String> {
    let count = typed.parse().ok().filter(|count| (1..=8).contains(count));
    count.ok_or_else(|| text("cli-usage-venues"))
}

/// Arguments of `adoube certify`.
#[derive(Debug, Args)]
pub(crate) struct CertifyArgs {
    #[arg(hide = true)]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 365,
          value_parser = RangedU64ValueParser::<u32>::new().range(1..=3650))]
    pub(crate) days: u32,
}

/// Arguments of `adoube set-up`.
#[derive(Debug, Args)]
pub(crate) struct SetUpArgs {
    #[arg(hide = true)]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long)]
    pub(crate) check: bool,
}
