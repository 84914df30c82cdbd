//! What one message changed.

use adoube_proto::v1::{BoardView, HoldView, IncidentBrief, VenueView};

/// A change; before and after where both are known.
#[derive(Debug)]
pub enum Change {
    /// The stream has begun.
    Begin,
    /// A board.
    Board(Box<(Option<BoardView>, BoardView)>),
    /// A venue or one of its devices.
    Venue(Box<(Option<VenueView>, VenueView)>),
    /// A venue that is connected fell silent; for how long it has been, milliseconds.
    Silent(Box<VenueView>, u64),
    /// It is heard again.
    Heard(Box<VenueView>),
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
