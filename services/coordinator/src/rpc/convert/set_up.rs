//! An event's set-up.

use adoube_proto::v1;
use adoube_tournament::event::{OfficialPlan, SetUp, VenuePlan};
use tonic::Status;

use super::{id, optional_id};
use crate::shard::views;

/// A set-up, without the officials' names.
pub(in crate::rpc) fn set_up(request: &v1::SetUpRequest) -> Result<SetUp, Status> {
    let venue = |entry: &v1::VenueEntry| -> Result<VenuePlan, Status> {
        let devices = entry.devices.iter().map(|device| id("device", device));
        Ok(VenuePlan {
            venue: id("venue", &entry.id)?,
            name: entry.name.clone(),
            time_zone: entry.time_zone.clone(),
            devices: devices.collect::<Result<_, _>>()?,
        })
    };
    let official = |entry: &v1::OfficialEntry| -> Result<OfficialPlan, Status> {
        Ok(OfficialPlan {
            person: id("official", &entry.person)?,
            role: views::read_role(entry.role())
                .ok_or_else(|| Status::invalid_argument("official: role is missing"))?,
            venue: optional_id("venue", &entry.venue)?,
        })
    };
    Ok(SetUp {
        regulations: adoube_regulations::draft(&request.regulations),
        venues: request.venues.iter().map(venue).collect::<Result<_, _>>()?,
        officials: request
            .officials
            .iter()
            .map(official)
            .collect::<Result<_, _>>()?,
    })
}
