//! Starting numbers that an import gives to somebody else.

use adoube_tournament::ids::PersonId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roster::{self, Entry, Profile};
use adoube_tournament::round::{Elsewhere, Stage};

use super::Shard;
use super::withdrawals::names;

/// How many players a refusal names.
const NAMED: usize = 5;

/// A number that passes from one person to another.
pub(super) struct Passing {
    /// The id, which is made of the number.
    pub(super) person: PersonId,
    coming: String,
    /// From which round on the one before had withdrawn.
    withdrawn: Option<u16>,
}

impl Shard {
    /// The numbers that come to somebody else. Whoever has a game, a bye or a seat keeps his: what was
    /// played is his own. Rounds that this same import tells do not count: it says whose they are.
    pub(super) fn passing(
        &self,
        players: &[(Entry, Profile)],
        played: &[(u16, Elsewhere)],
    ) -> Result<Vec<Passing>, Refusal> {
        let (mut passing, mut wrong) = (Vec::new(), Vec::new());
        for (entry, coming) in players {
            let person = &entry.person;
            let standing = self.state.profiles.get(person);
            let roster = &self.state.roster.state;
            let (Some(standing), true) = (standing, roster.is_player(person)) else {
                continue;
            };
            if roster::is_same(standing, coming) {
                continue;
            }
            let rounds = self.stands_in_rounds(person, played);
            if !rounds.is_empty() {
                wrong.push(self.keeps(person, &standing.name, &coming.name, &rounds));
            }
            passing.push(Passing {
                person: person.clone(),
                coming: coming.name.clone(),
                withdrawn: roster.out_since(person, u16::MAX),
            });
        }
        if wrong.is_empty() {
            return Ok(passing);
        }
        let more = wrong.len().saturating_sub(NAMED);
        wrong.truncate(NAMED);
        if more > 0 {
            wrong.push(format!("and {more} more"));
        }
        wrong.push(
            "what was played is his who played it: let another person come in under a number that \
             nobody has (`--new`), and whoever leaves withdraw (`adoube player withdraw`); the data of \
             the same person are corrected under his name or his FIDE number, one at a time"
                .to_owned(),
        );
        Err(Refusal::Invalid(wrong.join("\n")))
    }

    /// The rounds past their draft in which the player has a game or a bye, but for those that are told.
    fn stands_in_rounds(&self, person: &PersonId, played: &[(u16, Elsewhere)]) -> Vec<String> {
        let told = |number: u16| played.iter().any(|(told, _)| *told == number);
        let rounds = self.state.rounds.iter().filter(|(number, round)| {
            let again = round.state.stage() == Stage::Elsewhere && told(**number);
            round.state.stage() != Stage::Draft && !again && names(&round.state, person)
        });
        rounds.map(|(number, _)| number.to_string()).collect()
    }

    fn keeps(&self, person: &PersonId, standing: &str, coming: &str, rounds: &[String]) -> String {
        let who = self.state.roster.state.called(person);
        let word = if rounds.len() == 1 { "round" } else { "rounds" };
        let rounds = rounds.join(", ");
        format!(
            "{who}, {standing}, has a game or a bye in {word} {rounds}: his number does not pass to \
             {coming}"
        )
    }

    /// What passed with a number and what did not, in words; drafts that the same import brought are
    /// not told.
    pub(super) fn passed(&self, passing: &[Passing], brought: &[u16]) -> Vec<String> {
        let mut told = Vec::new();
        for Passing {
            person,
            coming,
            withdrawn,
        } in passing
        {
            let who = self.state.roster.state.called(person);
            let named = self.state.rounds.iter().filter(|(number, round)| {
                let draft = round.state.stage() == Stage::Draft && !brought.contains(number);
                draft && names(&round.state, person)
            });
            told.extend(named.map(|(number, _)| {
                format!(
                    "the draft of round {number} has {who}, who is {coming} now: pair it anew, or look \
                     whether it still holds"
                )
            }));
            told.extend(withdrawn.map(|from| {
                format!(
                    "{who} had withdrawn from round {from} on; {coming} comes under the number and \
                     takes part"
                )
            }));
        }
        told
    }
}
