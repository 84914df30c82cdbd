//! Arguments of `init` and `set-up`.

use std::path::PathBuf;

use adoube_event_folder::init::NewEvent;
use clap::Args;
use clap::builder::RangedU64ValueParser;

/// Arguments of `adoube init`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  adoube init open-2027
  adoube init open-2027 --venues 3 --devices-per-venue 8
  adoube init open-2027 --host arbiter.example --venue madrid:Madrid:Europe/Madrid:192.168.7.2 \\
                        --venue lima:Lima:America/Lima:10.0.0.5")]
pub(crate) struct InitArgs {
    /// The folder to make; it must not exist or be empty
    pub(crate) dir: PathBuf,
    /// How many venues; you change their names afterwards
    #[arg(long, value_name = "N", default_value_t = 2, conflicts_with = "venue",
          value_parser = venue_count)]
    pub(crate) venues: u8,
    /// A venue: id, name, time zone, and where its devices reach it if not on this machine
    #[arg(long, value_name = "ID:NAME:ZONE[:HOST]")]
    pub(crate) venue: Vec<String>,
    /// How many devices each venue has
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = RangedU64ValueParser::<u16>::new().range(1..=500))]
    pub(crate) devices_per_venue: u16,
    /// The coordinator's port. Relays get ports from 100 above it, officials' ports from 200, the
    /// console 300, walls from 400, brokers from 1183
    #[arg(long, value_name = "P", default_value_t = 7700,
          value_parser = RangedU64ValueParser::<u16>::new().range(1..=65535))]
    pub(crate) port_base: u16,
    /// Where venues and officials reach the coordinator
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) host: String,
    /// The tournament's id [default: the folder's name]
    #[arg(long, value_name = "ID")]
    pub(crate) tournament: Option<String>,
    /// How many days the certificates are valid
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
fn venue_count(text: &str) -> Result<u8, String> {
    let count = text.parse().ok().filter(|count| (1..=8).contains(count));
    count.ok_or_else(|| "type 1 to 8; use --venue ID:NAME:ZONE for more".to_owned())
}

/// Arguments of `adoube certify`.
#[derive(Debug, Args)]
#[command(after_help = "\
Every venue, device and official in venues.toml and officials.toml that has no certificate gets one, with folder,
key and settings; the venue node's list of devices is updated. Keys and certificates are never overwritten.
It needs the authority's key in DIR/authority/.

Example, after a venue was added to venues.toml and its officials to officials.toml:
  adoube --event open-2027 certify
  adoube --event open-2027 set-up")]
pub(crate) struct CertifyArgs {
    /// The event's folder: --event names it elsewhere
    #[arg(hide = true)]
    pub(crate) dir: Option<PathBuf>,
    /// How many days the new certificates are valid
    #[arg(long, value_name = "N", default_value_t = 365,
          value_parser = RangedU64ValueParser::<u32>::new().range(1..=3650))]
    pub(crate) days: u32,
}

/// Arguments of `adoube set-up`.
#[derive(Debug, Args)]
#[command(after_help = "\
Regulations, venues and officials are checked first; all errors are listed with line and field.
Run it again after a change: this publishes a new version.")]
pub(crate) struct SetUpArgs {
    /// The event's folder: --event names it elsewhere
    #[arg(hide = true)]
    pub(crate) dir: Option<PathBuf>,
    /// Only check the files; needs no coordinator
    #[arg(long)]
    pub(crate) check: bool,
}
