//! Starting numbers that an import gives to somebody else.

use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::PersonId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roster::{self, Entry, Likeness, Profile};
use adoube_tournament::round::{ImportedRound, Stage};

use super::withdrawals::names;
use crate::shard::Shard;

/// How many players a refusal names.
const NAMED: usize = 5;

/// A number that passes from one person to another.
pub(in crate::shard) struct Passing {
    /// The id, which is made of the number.
    pub(in crate::shard) person: PersonId,
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
        played: &[(u16, ImportedRound)],
    ) -> Result<Vec<Passing>, Refusal> {
        let (mut passing, mut wrong) = (Vec::new(), Vec::new());
        for (entry, coming) in players {
            let person = &entry.person;
            let standing = self.state.profile(person);
            let roster = &self.state.roster.state;
            let (Some(standing), true) = (standing, roster.is_player(person)) else {
                continue;
            };
            if roster::is_same(standing, coming) {
                continue;
            }
            let rounds = self.rounds_with(person, played);
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
        let message = CatalogueMessage::new("refusal-number-has-games");
        Err(Refusal::Stated(message.text("numbers", wrong.join("\n"))))
    }

    /// Players whose names come otherwise, and who are taken for the same by that alone: told, since the
    /// number's games stay with whoever it is.
    pub(super) fn taken_for_same(&self, players: &[(Entry, Profile)]) -> Vec<String> {
        let roster = &self.state.roster.state;
        let guessed = players.iter().filter_map(|(entry, coming)| {
            let standing = self.state.profile(&entry.person)?;
            let alike = roster::likeness(standing, coming) == Likeness::Alike;
            (alike && roster.is_player(&entry.person)).then(|| {
                let who = roster.called(&entry.person);
                format!("{who}, {}, is {}", standing.name, coming.name)
            })
        });
        let mut named: Vec<String> = guessed.collect();
        let more = named.len().saturating_sub(NAMED);
        named.truncate(NAMED);
        if named.is_empty() {
            return named;
        }
        if more > 0 {
            named.push(format!("and {more} more"));
        }
        vec![format!(
            "taken for the same person by the name, without two FIDE numbers to go by: {}; games, byes, \
             withdrawal and venue stay as they are. If it is somebody else, give the number its old name \
             back (--replace), and let him come in under one that nobody has (--new)",
            named.join("; ")
        )]
    }

    /// The rounds past their draft in which the player has a game or a bye, but for those that are told.
    fn rounds_with(&self, person: &PersonId, played: &[(u16, ImportedRound)]) -> Vec<String> {
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
    pub(in crate::shard) fn passed(&self, passing: &[Passing], brought: &[u16]) -> Vec<String> {
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
