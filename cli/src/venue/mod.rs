//! Speaking to a venue's own node as one of its officials: `adoube watch --venue`, `adoube order`,
//! `adoube intents`, `adoube history`, `adoube enrol`.

mod checking;
mod enrol;
mod history;
mod intents;
mod network_code;
mod order;
mod password;
mod watch;

pub(crate) use enrol::run as enrol;
pub(crate) use history::run as history;
pub(crate) use intents::run as intents;
pub(crate) use network_code::run as network_code;
pub(crate) use order::run as order;
pub(crate) use watch::run as watch;

use adoube_client::venue::VenueClient;
use adoube_event_folder::VenueQuery;
use anyhow::Result;

use crate::args::Common;

/// The node of a venue, as the person that the command line names, or as the venue's LTA.
pub(crate) async fn node(common: &Common, venue: &str) -> Result<VenueClient> {
    let query = VenueQuery {
        venue: Some(venue),
        ..VenueQuery::default()
    };
    VenueClient::connect(common, query).await
}
