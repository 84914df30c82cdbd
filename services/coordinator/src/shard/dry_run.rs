//! Requests that are decided, and not carried out.

use super::input::ShardRequest;

/// Whether a request is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Run {
    /// It is decided and recorded.
    Real,
    /// It is decided, and its outcome is answered.
    Dry,
}

/// In the place of a reason that nobody has written yet, in a dry run.
pub(super) const ANY_REASON: &str = "-";

impl Run {
    /// The reason as the request gives it; a dry run may have none.
    pub(super) fn reason(self, given: &str) -> &str {
        match self {
            Self::Dry if given.trim().is_empty() => ANY_REASON,
            Self::Dry | Self::Real => given,
        }
    }
}

impl ShardRequest {
    /// The request, or its dry run.
    #[must_use]
    pub fn run_as(self, run: Run) -> Self {
        match run {
            Run::Real => self,
            Run::Dry => Self::DryRun(Box::new(self)),
        }
    }

    /// Whether it changes something and cannot be tried.
    pub(super) const fn lacks_dry_run(&self) -> bool {
        match self {
            Self::SetUp(..)
            | Self::Import(_)
            | Self::Withdraw(..)
            | Self::RemovePlayer(_)
            | Self::Intent(_)
            | Self::VenueHold(_)
            | Self::Invited(..) => true,
            Self::PublishRound(_)
            | Self::UnpublishRound(..)
            | Self::IfUnchanged(..)
            | Self::DryRun(_)
            | Self::StartRound(_)
            | Self::CloseRound(_)
            | Self::Hold { .. }
            | Self::GiveHoldReason(_)
            | Self::Board(..)
            | Self::SpareDevices(..)
            | Self::Penalties(_)
            | Self::Incident(_)
            | Self::Describe
            | Self::Who(_)
            | Self::Invite(_)
            | Self::Enrol(..)
            | Self::Games(_)
            | Self::May(_) => false,
        }
    }

    /// Its dry run.
    #[must_use]
    pub fn dry_run(self) -> Self {
        self.run_as(Run::Dry)
    }
}
