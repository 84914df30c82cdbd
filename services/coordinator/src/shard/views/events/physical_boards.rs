//! Physical boards that follow the game.

use adoube_proto::v1;
use adoube_tournament::board::event::{
    PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown, Requirement,
};

use super::seat;

pub(super) fn shown(event: &PhysicalBoardShown) -> v1::PhysicalBoardShown {
    v1::PhysicalBoardShown {
        seat: seat(event.side),
        placement: event.placement.map(|placement| placement.to_string()),
        ply: event.ply,
    }
}

pub(super) fn differs(event: &PhysicalBoardDiffers) -> v1::PhysicalBoardDiffers {
    v1::PhysicalBoardDiffers {
        seat: seat(event.side),
        placement: event.placement.to_string(),
    }
}

pub(super) fn requirement_set(
    event: &PhysicalBoardRequirementSet,
    by: String,
) -> v1::PhysicalBoardRequirementSet {
    let requirement = match event.requirement {
        Requirement::Required => v1::BoardRequirement::Required,
        Requirement::Lifted => v1::BoardRequirement::Lifted,
    };
    v1::PhysicalBoardRequirementSet {
        seat: seat(event.side),
        requirement: requirement.into(),
        reason: event.reason.clone(),
        by,
    }
}
