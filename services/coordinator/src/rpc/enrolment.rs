//! A device of a venue that makes itself a key: whether it may is the tournament's to say, by who lets it
//! in; then the coordinator vouches for the key.

use std::sync::Arc;

use adoube_proto::v1;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{DeviceId, VenueId};
use tonic::{Code, Status};

use super::convert;
use super::shard_requests::{ask_as, status, stopping, unexpected};
use crate::clock;
use crate::enrolment::{Refused, Wanted};
use crate::host::Host;
use crate::shard::{Reply, ShardRequest};

/// What the venue node is told.
pub(super) async fn enrol(
    host: &Arc<Host>,
    venue: VenueId,
    asked: v1::EnrolRequest,
) -> Result<v1::EnrolReply, Status> {
    let device: DeviceId = convert::id("device", &asked.device)?;
    let by = admitted(host, &venue, &device, &asked.by).await?;
    let wanted = Wanted {
        venue,
        device,
        replace: asked.replace,
        by: asked.by,
        role: by,
    };
    if asked.request.is_empty() {
        host.enrolment()
            .may(&wanted)
            .map_err(|error| refused(&error))?;
        return Ok(v1::EnrolReply::default());
    }
    signed(host, wanted, asked.request).await
}

/// The office in which somebody lets a device of this venue in.
async fn admitted(
    host: &Arc<Host>,
    venue: &VenueId,
    device: &DeviceId,
    person: &str,
) -> Result<String, Status> {
    let inbox = host.shard_of_venue(venue).ok_or_else(|| {
        Status::failed_precondition("this venue is not part of any tournament here yet")
    })?;
    let person = convert::id("by", person)?;
    let asker = Actor::official(person, Role::Spectator).into();
    let ask = ShardRequest::Enrol(venue.clone(), device.clone());
    match ask_as(host, &inbox, asker, ask).await? {
        Ok(Reply::As(Actor::Person { role, .. })) => Ok(role.name().to_owned()),
        Ok(reply) => Err(unexpected(&reply)),
        Err(failure) => Err(status(&failure)),
    }
}

async fn signed(
    host: &Arc<Host>,
    wanted: Wanted,
    request: Vec<u8>,
) -> Result<v1::EnrolReply, Status> {
    let keeper = Arc::clone(host);
    let done = tokio::task::spawn_blocking(move || {
        let done = keeper.enrolment().sign(&wanted, &request, clock::wall());
        (wanted, done)
    });
    let (wanted, done) = done.await.map_err(|_| stopping())?;
    let Wanted {
        venue, device, by, ..
    } = &wanted;
    match done {
        Ok((certificate, before)) => {
            let replaced = before.map_or_else(String::new, |before| short(&before.key));
            tracing::info!(%venue, %device, by, replaced, "a device is registered");
            Ok(v1::EnrolReply {
                certificate,
                replaced,
            })
        }
        Err(error) => {
            tracing::warn!(%venue, %device, by, %error, "a device is not registered");
            Err(refused(&error))
        }
    }
}

/// So much of a fingerprint tells keys apart for people.
fn short(key: &str) -> String {
    key.chars().take(16).collect()
}

fn refused(refused: &Refused) -> Status {
    let code = match refused {
        Refused::Unable => Code::FailedPrecondition,
        Refused::Known { .. } => Code::AlreadyExists,
        Refused::Request(_) => Code::InvalidArgument,
        Refused::Storage(_) => Code::Unavailable,
    };
    Status::new(code, refused.to_string())
}
