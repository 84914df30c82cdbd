//! The tournament itself as a stream: regulations, venues, devices, officials.

mod announced;
mod check;
mod decide;
mod delegate;
mod delegations;
mod invitations;
mod record;
mod state;

pub use announced::{OpenRound, keeps_rounds, keeps_scoring, keeps_seats};
pub use decide::{OfficialPlan, SetUp, VenuePlan, decide};
pub use delegate::{delegate, ruling_right};
pub use delegations::{ChiefsWord, Delegation, Delegations};
pub use invitations::{InvitationStep, Invitations, Invited};
pub use record::{EventRecord, VenueAppointed};
pub use state::{State, Venue};
