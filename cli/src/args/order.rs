//! Arguments of `order`.

use std::path::PathBuf;
use std::time::Duration;

use adoube_event_folder::VenueQuery;
use adoube_proto::v1::OrderKind;
use clap::{Args, Subcommand};

/// Arguments of `adoube order`.
#[derive(Debug, Args)]
pub(crate) struct OrderArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    #[arg(long, global = true, value_name = "SECONDS",
          allow_negative_numbers = true,
          value_parser = clap::value_parser!(u16).range(0..=600))]
    pub(crate) wait: Option<u16>,
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
    #[arg(long, global = true, value_name = "NAME")]
    pub(crate) venue: Option<String>,
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
    Message {
        device: String,
        text: String,
    },
    Lock {
        device: String,
        text: String,
    },
    Unlock {
        device: String,
    },
    Identify {
        device: String,
    },
    Applications {
        device: String,
    },
    #[command(group = clap::ArgGroup::new("which").args(["device", "seats"]).required(true))]
    Check {
        device: Option<String>,
        #[arg(long)]
        seats: bool,
    },
    RestartPage {
        device: String,
    },
    JoinNetwork {
        device: String,
        #[arg(long, value_name = "NAME")]
        ssid: String,
        #[arg(long, value_name = "FILE")]
        password_file: Option<PathBuf>,
    },
    List {
        device: Option<String>,
    },
    Cancel {
        id: String,
    },
    Thresholds {
        #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
        late: Option<f64>,
        #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
        silent: Option<f64>,
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
