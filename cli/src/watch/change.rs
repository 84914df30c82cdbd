//! What one message changed.

use adoube_proto::v1::{BoardView, HoldView, IncidentBrief, VenueView};

/// A change; before and after where both are known.
#[derive(Debug)]
pub(crate) enum Change {
    /// The stream has begun.
    Begin,
    /// A board.
    Board(Box<(Option<BoardView>, BoardView)>),
    /// A venue or one of its devices.
    Venue(Box<(Option<VenueView>, VenueView)>),
    /// An incident.
    Incident(Box<(Option<IncidentBrief>, IncidentBrief)>),
    /// A hold of the round.
    Hold(Box<HoldView>),
    /// Everything that stood has been told.
    Current,
    /// The connection is lost; why.
    Lost(String),
    /// It is back.
    Back,
}
