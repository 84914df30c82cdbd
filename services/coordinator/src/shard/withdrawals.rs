//! Players who take part no longer.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::PersonId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roster;
use adoube_tournament::round::{self, Stage};

use super::Shard;
use super::input::{Now, Reply};
use super::setup::Entered;

impl Shard {
    pub(super) fn withdraw(
        &mut self,
        actor: &Actor,
        person: &PersonId,
        from: Option<u16>,
        now: Now,
    ) -> Result<Reply, Refusal> {
        let most = self.state.event.state.regulations().map_or(0, |r| r.rounds);
        if from.is_some_and(|from| from == 0 || from > most) {
            return Err(Refusal::OutOfRange {
                what: "the first round without the player",
                range: "from 1 to the number of rounds of the regulations",
            });
        }
        let seated = self.paired(person, |stage| stage != Stage::Draft);
        let seated = seated.into_iter().max().unwrap_or(0);
        let roster = &self.state.roster.state;
        let records = roster::withdraw(roster, actor, person, from, seated)?;
        let profiles = Vec::new();
        self.record_people(actor, Entered { records, profiles }, now);
        let drafts = self.paired(person, |stage| stage == Stage::Draft);
        let drafts = drafts.into_iter().filter(|draft| {
            let out = self.state.roster.state.out_since(person, *draft);
            out.is_some()
        });
        Ok(Reply::Withdrawn(v1::WithdrawReply {
            drafts: drafts.map(u32::from).collect(),
            player: Some(self.player(person)),
        }))
    }

    /// The rounds in such a stage in which the player is paired.
    fn paired(&self, person: &PersonId, fits: impl Fn(Stage) -> bool) -> Vec<u16> {
        let rounds = self.state.rounds.iter();
        let named = |round: &round::State| {
            let mut pairs = round.pairings().values();
            fits(round.stage()) && pairs.any(|pair| pair.contains(person))
        };
        let rounds = rounds.filter(|(_, round)| named(&round.state));
        rounds.map(|(number, _)| *number).collect()
    }
}
