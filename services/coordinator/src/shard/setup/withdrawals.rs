//! Players who take part no longer, or were brought in by mistake.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::PersonId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::refusal::phrases::range;
use adoube_tournament::roster;
use adoube_tournament::round::{self, Pairings, Stage};

use super::Entered;
use crate::shard::Shard;
use crate::shard::input::{Answer, Now};

impl Shard {
    pub(in crate::shard) fn withdraw(
        &mut self,
        actor: &Actor,
        person: &PersonId,
        from: Option<u16>,
        now: Now,
    ) -> Answer {
        let most = self.state.event.state.regulations().map_or(0, |r| r.rounds);
        if from.is_some_and(|from| from == 0 || from > most) {
            return Err(Refusal::OutOfRange(range::FROM_ROUND));
        }
        let past = |round: &round::State| round.stage() != Stage::Draft;
        let rounds = self.state.rounds.iter();
        let rounds = rounds.filter(|(_, round)| past(&round.state));
        let round = rounds.map(|(number, _)| *number).max().unwrap_or(0);
        let seated = self.paired(person, |stage| {
            !matches!(stage, Stage::Draft | Stage::Elsewhere)
        });
        let begun = roster::Begun {
            round,
            seated: seated.contains(&round),
            of: most,
        };
        let roster = &self.state.roster.state;
        let records = roster::withdraw(roster, actor, person, from, begun)?;
        let profiles = Vec::new();
        self.record_people(actor, Entered { records, profiles }, now);
        let drafts = self.paired(person, |stage| stage == Stage::Draft);
        let drafts = drafts.into_iter().filter(|draft| {
            let out = self.state.roster.state.out_since(person, *draft);
            out.is_some()
        });
        let reply = v1::WithdrawReply {
            drafts: drafts.map(u32::from).collect(),
            player: Some(self.player(person)),
        };
        Ok(reply.into())
    }

    /// Takes a player out altogether. Drafts that name him go on without: whoever was to meet him is
    /// not paired, which is told.
    pub(in crate::shard) fn remove_player(
        &mut self,
        actor: &Actor,
        person: &PersonId,
        now: Now,
    ) -> Answer {
        let roster = &self.state.roster.state;
        let records = roster::remove(roster, actor, person, self.published_round_with(person))?;
        let mut roster = roster.clone();
        for record in &records {
            roster.apply(record);
        }
        let named = self
            .state
            .rounds
            .iter()
            .filter(|(_, round)| names(&round.state, person));
        let named: Vec<u16> = named.map(|(number, _)| *number).collect();
        let drafts = named.into_iter().map(|number| {
            let state = self.round(number);
            let without = without(&state, person);
            Ok((number, round::import(&state, actor, &roster, &without)?))
        });
        let drafts: Vec<_> = drafts.collect::<Result<_, _>>()?;
        let player = Some(self.player(person));
        let profiles = Vec::new();
        self.record_people(actor, Entered { records, profiles }, now);
        self.state.profiles.remove(person);
        let mut reply = v1::RemovePlayerReply {
            player,
            ..v1::RemovePlayerReply::default()
        };
        for (number, records) in drafts {
            reply.drafts.push(number.into());
            self.record_round(number, actor, None, records, now);
        }
        Ok(reply.into())
    }

    /// The first round past its draft in which the player has a game or a bye.
    fn published_round_with(&self, person: &PersonId) -> Option<(u16, Stage)> {
        let mut rounds = self.state.rounds.iter();
        let round = rounds
            .find(|(_, round)| round.state.stage() != Stage::Draft && names(&round.state, person));
        round.map(|(number, round)| (*number, round.state.stage()))
    }

    /// The rounds in such a stage in which the player is paired.
    fn paired(&self, person: &PersonId, fits: impl Fn(Stage) -> bool) -> Vec<u16> {
        let rounds = self.state.rounds.iter();
        let named = |round: &round::State| {
            let mut pairs = round.pairings().values();
            fits(round.stage()) && pairs.any(|pair| pair.iter().any(|it| it == person))
        };
        let rounds = rounds.filter(|(_, round)| named(&round.state));
        rounds.map(|(number, _)| *number).collect()
    }
}

/// Whether the player has a game or a bye there, or was to be met by who had a forfeit.
pub(in crate::shard) fn names(round: &round::State, person: &PersonId) -> bool {
    let mut pairs = round.pairings().values();
    let told = round.elsewhere();
    let mut alone = told.into_iter().flat_map(|told| &told.alone);
    pairs.any(|pair| pair.iter().any(|it| it == person))
        || round.byes().contains_key(person)
        || alone.any(|(who, told)| who == person || told.opponent.as_ref() == Some(person))
}

/// A draft without the player.
fn without(round: &round::State, person: &PersonId) -> Pairings {
    let mut draft = round.as_pairings();
    draft
        .boards
        .retain(|(_, white, black)| white != person && black != person);
    let boards: Vec<u16> = draft.boards.iter().map(|(board, ..)| *board).collect();
    draft.starts.retain(|board, _| boards.contains(board));
    draft.byes.retain(|(who, _)| who != person);
    draft
}
