//! The enums of incidents and rulings as the wire has them.

use adoube_proto::v1;
use adoube_tournament::incident::Stage;

pub(super) const fn stage(stage: Stage) -> v1::IncidentStage {
    match stage {
        Stage::Open => v1::IncidentStage::Open,
        Stage::ConnectedAgain => v1::IncidentStage::ConnectedAgain,
        Stage::Ruled => v1::IncidentStage::Ruled,
        Stage::Executed => v1::IncidentStage::Executed,
        Stage::Closed => v1::IncidentStage::Closed,
    }
}
