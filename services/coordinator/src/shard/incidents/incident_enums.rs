//! The enums of incidents and rulings as the wire has them.

use adoube_proto::v1;
use adoube_tournament::board::{How, LossSign, ReplacementCause};
use adoube_tournament::incident::Stage;
use adoube_tournament::incident::cause::{Cause, Certainty};
use adoube_tournament::incident::ruling::{ClocksAs, Kind};

pub(super) const fn stage(stage: Stage) -> v1::IncidentStage {
    match stage {
        Stage::Open => v1::IncidentStage::Open,
        Stage::ConnectedAgain => v1::IncidentStage::ConnectedAgain,
        Stage::Ruled => v1::IncidentStage::Ruled,
        Stage::Executed => v1::IncidentStage::Executed,
        Stage::Closed => v1::IncidentStage::Closed,
    }
}

pub(super) const fn ruling_kind(kind: Kind) -> v1::RulingKind {
    match kind {
        Kind::Resume => v1::RulingKind::Resume,
        Kind::Deduct => v1::RulingKind::Deduct,
        Kind::AddTime => v1::RulingKind::AddTime,
        Kind::Restart => v1::RulingKind::Restart,
        Kind::RestartShorter => v1::RulingKind::RestartShorter,
        Kind::Result => v1::RulingKind::Result,
        Kind::Postpone => v1::RulingKind::Postpone,
    }
}

pub(super) const fn cause(cause: Cause) -> v1::IncidentCause {
    match cause {
        Cause::PageDied => v1::IncidentCause::PageDied,
        Cause::DeviceSuspended => v1::IncidentCause::DeviceSuspended,
        Cause::DeviceRestarted => v1::IncidentCause::DeviceRestarted,
        Cause::AgentRestarted => v1::IncidentCause::AgentRestarted,
        Cause::DeviceLeft => v1::IncidentCause::DeviceLeft,
        Cause::DeviceAbsent => v1::IncidentCause::DeviceAbsent,
        Cause::DeviceOffNetwork => v1::IncidentCause::DeviceOffNetwork,
        Cause::VenueNetwork => v1::IncidentCause::VenueNetwork,
        Cause::VenueUplink => v1::IncidentCause::VenueUplink,
        Cause::CoordinatorOutage => v1::IncidentCause::CoordinatorOutage,
        Cause::Unknown => v1::IncidentCause::Unknown,
    }
}

pub(super) const fn certainty(certainty: Certainty) -> v1::CauseCertainty {
    match certainty {
        Certainty::Unknown => v1::CauseCertainty::Unknown,
        Certainty::Likely => v1::CauseCertainty::Likely,
        Certainty::Certain => v1::CauseCertainty::Certain,
    }
}

pub(super) const fn loss_sign(sign: LossSign) -> v1::LossSign {
    match sign {
        LossSign::Silence => v1::LossSign::Silence,
        LossSign::Reset => v1::LossSign::Reset,
        LossSign::LastWill => v1::LossSign::LastWill,
        LossSign::Outage => v1::LossSign::Outage,
        LossSign::Page => v1::LossSign::Page,
    }
}

pub(super) const fn clock_basis(clocks: ClocksAs) -> v1::ClockBasis {
    match clocks {
        ClocksAs::LastContact => v1::ClockBasis::LastContact,
        ClocksAs::Detection => v1::ClockBasis::Detection,
        ClocksAs::Now => v1::ClockBasis::Now,
        ClocksAs::Typed { .. } => v1::ClockBasis::Typed,
    }
}

pub(super) const fn manual_clock_change(how: How) -> v1::ManualClockChange {
    match how {
        How::Corrected => v1::ManualClockChange::Corrected,
        How::Added => v1::ManualClockChange::Added,
        How::Penalty => v1::ManualClockChange::Penalty,
        How::Restored => v1::ManualClockChange::Restored,
        How::Reopened => v1::ManualClockChange::Reopened,
    }
}

pub(super) const fn replacement_cause(cause: ReplacementCause) -> v1::ReplacementCause {
    match cause {
        ReplacementCause::Ruling(_) => v1::ReplacementCause::Ruling,
        ReplacementCause::ReversedColours => v1::ReplacementCause::ReversedColours,
        ReplacementCause::StartPosition => v1::ReplacementCause::StartPosition,
    }
}
