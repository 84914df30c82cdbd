//! From a message to grants whose signatures hold.

use std::collections::BTreeSet;

use adoube_proto::v1::{self, Role as Wire};
use adoube_tournament::actor::Role;
use adoube_tournament::grants::{Grant, Revocations};
use adoube_tournament::ids::TournamentId;
use adoube_tournament::time::Time;
use ring::signature::{ED25519, UnparsedPublicKey};

use super::{MOST, Unfit};

/// Ended appointments in one list at most.
const MOST_REVOKED: usize = 65_536;

/// The grants and the ended appointments of a message; an error if any part of it is not the
/// coordinator's word.
pub(super) fn read(
    message: &v1::Grants,
    key: &[u8; 32],
) -> Result<(Vec<Grant>, BTreeSet<u64>), Unfit> {
    if message.grants.len() > MOST || message.revoked.len() > MOST_REVOKED {
        return Err(Unfit::Field("more offices than an event has"));
    }
    let key = UnparsedPublicKey::new(&ED25519, key);
    let tournament: TournamentId = message
        .tournament
        .parse()
        .map_err(|_| Unfit::Field("the tournament's id is not valid"))?;
    let list = Revocations {
        tournament: tournament.clone(),
        at: Time(message.at),
        serials: message.revoked.iter().copied().collect(),
    };
    key.verify(&list.message(), &message.revocations_signature)
        .map_err(|_| Unfit::Forged)?;
    let mut grants = Vec::with_capacity(message.grants.len());
    for signed in &message.grants {
        let grant = grant(&tournament, signed)?;
        key.verify(&grant.message(), &signed.signature)
            .map_err(|_| Unfit::Forged)?;
        grants.push(grant);
    }
    Ok((grants, list.serials))
}

fn grant(tournament: &TournamentId, signed: &v1::SignedGrant) -> Result<Grant, Unfit> {
    let venue = match signed.venue.as_str() {
        "" => None,
        id => Some(
            id.parse()
                .map_err(|_| Unfit::Field("a venue's id is not valid"))?,
        ),
    };
    let person = signed.person.parse();
    Ok(Grant {
        tournament: tournament.clone(),
        person: person.map_err(|_| Unfit::Field("a person's id is not valid"))?,
        role: role(signed.role()).ok_or(Unfit::Field("a role is unknown here"))?,
        venue,
        serial: signed.serial,
        until: Time(signed.until),
    })
}

const fn role(role: Wire) -> Option<Role> {
    Some(match role {
        Wire::Player => Role::Player,
        Wire::Assistant => Role::Assistant,
        Wire::Lta => Role::Lta,
        Wire::Lca => Role::Lca,
        Wire::Arbiter => Role::Arbiter,
        Wire::ChiefArbiter => Role::ChiefArbiter,
        Wire::Organiser => Role::Organiser,
        Wire::Spectator => Role::Spectator,
        Wire::Unspecified => return None,
    })
}
