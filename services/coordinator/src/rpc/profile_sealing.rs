//! Profiles of players and officials, sealed before they become records.

use std::collections::BTreeMap;

use adoube_proto::v1;
use adoube_tournament::ids::{PersonId, TournamentId};
use adoube_tournament::roster::{Entry, Profile};
use tonic::Status;

use super::convert;
use super::event::EventService;
use super::import_request::person_of;

/// A person with the profile, in clear and sealed.
type Sealed = (PersonId, Profile, Vec<u8>);

impl EventService {
    /// Seals profiles under their people's keys, away from where the links are served: new keys
    /// are written to the disk.
    pub(super) async fn seal(
        &self,
        tournament: &TournamentId,
        people: BTreeMap<PersonId, Profile>,
    ) -> Result<Vec<Sealed>, Status> {
        let keyring = self.0.keyring().of(tournament);
        let seal = move || {
            let sealed = people.into_iter().map(|(person, profile)| {
                let sealed = keyring.seal(&person, &profile)?;
                Ok((person, profile, sealed))
            });
            sealed.collect::<std::io::Result<_>>()
        };
        let failed = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "profiles cannot be sealed");
            Status::unavailable("the people's keys cannot be written now; try again")
        };
        let sealed = tokio::task::spawn_blocking(seal).await;
        sealed
            .map_err(|error| failed(&error))?
            .map_err(|error| failed(&error))
    }

    /// The players of an import, in the order of their numbers.
    pub(super) async fn players(
        &self,
        tournament: &TournamentId,
        players: &[v1::PlayerEntry],
    ) -> Result<Vec<(Entry, Profile)>, Status> {
        let (mut people, mut entries) = (BTreeMap::new(), BTreeMap::new());
        for player in players {
            let number = convert::number("player", player.number)?;
            let person = person_of(number)?;
            let entry = Entry {
                person: person.clone(),
                number: Some(number),
                venue: convert::optional_id("venue", &player.venue)?,
                sealed: None,
            };
            people.insert(person.clone(), convert::profile(player)?);
            if entries.insert(person, entry).is_some() {
                let twice = format!("player {number}: this number appears twice");
                return Err(Status::invalid_argument(twice));
            }
        }
        let sealed = self.seal(tournament, people).await?.into_iter();
        let players = sealed.filter_map(|(person, profile, sealed)| {
            let mut entry = entries.remove(&person)?;
            entry.sealed = Some(sealed);
            Some((entry, profile))
        });
        Ok(players.collect())
    }
}
