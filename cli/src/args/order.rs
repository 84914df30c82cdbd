//! Arguments of `order`.

use std::path::PathBuf;
use std::time::Duration;

use adoube_event_folder::VenueQuery;
use adoube_proto::v1::OrderKind;
use clap::{Args, Subcommand};

/// Arguments of `adoube order`.
#[derive(Debug, Args)]
#[command(after_help = "\
Orders go to the venue node and work while its uplink is down. The node stores them, sends them again
until the device has answered, and drops them when they expire. You need a role at the venue or in the
whole event [default: lta-VENUE if this folder exists, otherwise chief].

Examples:
  adoube order message madrid-3 'Please wait for the arbiter'
  adoube order lock madrid-3 'Please wait, the arbiter is coming'
  adoube order unlock madrid-3
  adoube order applications madrid-3
  adoube order check madrid-3
  adoube order check --seats --venue madrid
  adoube order list --venue madrid
  adoube order join-network madrid-3 --ssid 'Sala 2' --password-file sala-2.txt
  adoube order cancel 0123456789abcdef0123456789abcdef --venue madrid
  adoube order thresholds --venue madrid --late 2 --silent 5 --alarm 15")]
pub(crate) struct OrderArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// How many seconds to wait for the device's answer; 0 not to wait [default: 5; for a check,
    /// which tests every layer, 150; for another network 60]
    #[arg(long, global = true, value_name = "SECONDS",
          allow_negative_numbers = true,
          value_parser = clap::value_parser!(u16).range(0..=600))]
    pub(crate) wait: Option<u16>,
    /// After how many seconds the order expires
    #[arg(long, global = true, value_name = "SECONDS", default_value_t = 600,
          allow_negative_numbers = true,
          value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) expires: u32,
    #[command(subcommand)]
    pub(crate) command: OrderCommand,
}

impl OrderArgs {
    /// How long an answer is waited for.
    pub(crate) fn patience(&self) -> Duration {
        let usual = match self.command {
            OrderCommand::Check { .. } => 150,
            OrderCommand::JoinNetwork { .. } => 60,
            _ => 5,
        };
        Duration::from_secs(self.wait.unwrap_or(usual).into())
    }
}

/// Which venue node to speak to.
#[derive(Debug, Clone, Args)]
pub(crate) struct PlaceArgs {
    /// The venue [default: the device's venue, if the event's folder names it]
    #[arg(long, global = true, value_name = "NAME")]
    pub(crate) venue: Option<String>,
    /// The venue node's address for officials, if it is not in the event's folder
    #[arg(long, global = true, value_name = "HOST:PORT")]
    pub(crate) address: Option<String>,
}

impl PlaceArgs {
    /// The node that is named, or that of the device's venue.
    pub(crate) fn query<'a>(&'a self, device: Option<&'a str>) -> VenueQuery<'a> {
        VenueQuery {
            venue: self.venue.as_deref(),
            address: self.address.as_deref(),
            device,
        }
    }
}

/// `adoube order …`
#[derive(Debug, Subcommand)]
pub(crate) enum OrderCommand {
    /// Show a text to the person at a device
    Message {
        /// The device
        device: String,
        /// One line
        text: String,
    },
    /// Lock a device's page and show a text on it; the clocks keep running
    Lock {
        /// The device
        device: String,
        /// One line
        text: String,
    },
    /// Unlock a device's page
    Unlock {
        /// The device
        device: String,
    },
    /// Show on a device which one it is
    Identify {
        /// The device
        device: String,
    },
    /// List the applications that run on a device
    Applications {
        /// The device
        device: String,
    },
    /// Test every layer of a device's lock (O 18.5) and check the device; games continue
    #[command(group = clap::ArgGroup::new("which").args(["device", "seats"]).required(true))]
    Check {
        /// The device
        device: Option<String>,
        /// All devices of the venue that have a seat
        #[arg(long)]
        seats: bool,
    },
    /// Reload a device's page
    RestartPage {
        /// The device
        device: String,
    },
    /// Move a locked device to another wireless network; it disconnects for a few seconds
    JoinNetwork {
        /// The device
        device: String,
        /// The network's name
        #[arg(long, value_name = "NAME")]
        ssid: String,
        /// A file whose first line is the network's password, empty for an open network [default:
        /// typed, or read from standard input if that is no terminal]
        #[arg(long, value_name = "FILE")]
        password_file: Option<PathBuf>,
    },
    /// List orders and their results
    List {
        /// Only orders for this device
        device: Option<String>,
    },
    /// Cancel an order
    Cancel {
        /// The order's id, or the first letters of it
        id: String,
    },
    /// Show or set after how many seconds without contact a device counts as late, disconnected or
    /// an alarm
    Thresholds {
        /// Seconds
        #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
        late: Option<f64>,
        /// Seconds
        #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
        silent: Option<f64>,
        /// Seconds
        #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
        alarm: Option<f64>,
    },
}

impl OrderCommand {
    /// What is ordered of which device, with which text, as the wire has it; none for the rest.
    pub(crate) fn order(&self) -> Option<(&str, OrderKind, &str)> {
        Some(match self {
            Self::Message { device, text } => (device, OrderKind::Message, text),
            Self::Lock { device, text } => (device, OrderKind::Lock, text),
            Self::Unlock { device } => (device, OrderKind::Unlock, ""),
            Self::Identify { device } => (device, OrderKind::Identify, ""),
            Self::Applications { device } => (device, OrderKind::ListApplications, ""),
            Self::Check {
                device: Some(device),
                ..
            } => (device, OrderKind::RunChecks, ""),
            Self::RestartPage { device } => (device, OrderKind::RestartPage, ""),
            Self::JoinNetwork { device, ssid, .. } => (device, OrderKind::JoinNetwork, ssid),
            Self::Check { .. }
            | Self::List { .. }
            | Self::Cancel { .. }
            | Self::Thresholds { .. } => return None,
        })
    }
}
