//! Requests as they come, read as far as they are before anything is decided: for tests that give the
//! coordinator any bytes.

use adoube_proto::v1;
use adoube_tournament::ids::VenueId;
use prost::Message as _;
use tonic::Status;

use super::{convert, import_request, intents, ruling_request, venue_reports};

/// What is sent to the coordinator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A player's command.
    Play,
    /// An arbiter's.
    Arbiter,
    /// A ruling that is asked for.
    Ruling,
    /// Players, pairings, rounds that were played elsewhere.
    Import,
    /// Venues and officials.
    SetUp,
    /// A hold of a round's boards or a venue's.
    Hold,
    /// A venue's report.
    Report,
    /// What somebody asks for at a venue.
    Intent,
}

/// All of them.
pub const REQUESTS: &[Kind] = &[
    Kind::Play,
    Kind::Arbiter,
    Kind::Ruling,
    Kind::Import,
    Kind::SetUp,
    Kind::Hold,
    Kind::Report,
    Kind::Intent,
];

/// Whether the bytes are a request of this kind that would be put to a tournament.
pub fn read_request(kind: Kind, bytes: &[u8]) -> bool {
    match kind {
        Kind::Play => {
            let message = v1::PlayCommand::decode(bytes).ok();
            message.and_then(convert::player_order).is_some()
        }
        Kind::Report => {
            let message = v1::VenueReport::decode(bytes).ok();
            message.and_then(venue_reports::bounded_report).is_some()
        }
        other => officials(other, bytes).is_ok(),
    }
}

fn officials(kind: Kind, bytes: &[u8]) -> Result<(), Status> {
    match kind {
        Kind::Arbiter => convert::arbiter_order(&message(bytes)?).map(drop),
        Kind::Ruling => ruling_request::request(&message(bytes)?).map(drop),
        Kind::Import => import(&message(bytes)?),
        Kind::SetUp => convert::set_up(&message(bytes)?).map(drop),
        Kind::Hold => convert::holds::hold(message(bytes)?).map(drop),
        Kind::Intent => {
            let venue: VenueId = convert::id("venue", "madrid")?;
            intents::read(venue, message(bytes)?, 0).map(drop)
        }
        Kind::Play | Kind::Report => Ok(()),
    }
}

fn import(request: &v1::ImportRequest) -> Result<(), Status> {
    import_request::pairings(request)?;
    import_request::granted(request)?;
    import_request::played(request)?;
    for player in &request.players {
        convert::profile(player)?;
    }
    Ok(())
}

fn message<M: prost::Message + Default>(bytes: &[u8]) -> Result<M, Status> {
    M::decode(bytes).map_err(|error| Status::invalid_argument(error.to_string()))
}
