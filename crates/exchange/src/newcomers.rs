//! Players whom an import brings to an event that does not have them. Once rounds were played they
//! are mostly somebody who is there already, written otherwise.

use adoube_proto::v1::{EventView, PlayerEntry, RoundState};
use adoube_tournament::roster::{Likeness, likeness};
use adoube_user_text::catalogue::{CatalogueMessage, filled, trouble_of};
use anyhow::Result;

use super::player_changes::profile;

/// Somebody new.
#[derive(Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// The starting number.
    pub number: u32,
    /// As the file has it.
    pub name: String,
    /// Who is there already with the same letters, or but for a slip of the pen: number and name.
    pub like: Option<(u32, String)>,
}

/// Whoever comes with a starting number that nobody has.
pub fn newcomers(known: &[PlayerEntry], players: &[PlayerEntry]) -> Vec<Newcomer> {
    let there = |number: u32| known.iter().any(|player| player.number == number);
    let new = players.iter().filter(|player| !there(player.number));
    let named = known.iter().filter(|other| !other.name.is_empty());
    new.map(|player| {
        let coming = profile(player);
        let of = |wanted: Likeness| {
            let mut named = named.clone();
            named.find(|other| likeness(&profile(other), &coming) == wanted)
        };
        let like = of(Likeness::Same).or_else(|| of(Likeness::Alike));
        Newcomer {
            number: player.number,
            name: player.name.clone(),
            like: like.map(|other| (other.number, other.name.clone())),
        }
    })
    .collect()
}

/// What is told of them; nothing of the players that an event begins with.
pub fn text(known: &[PlayerEntry], new: &[Newcomer]) -> Option<String> {
    let names: Vec<String> = new.iter().map(Newcomer::told).collect();
    let message = CatalogueMessage::new("file-newcomers")
        .number("count", new.len())
        .text("names", names.join("; "));
    (!new.is_empty() && !known.is_empty()).then(|| filled(&message))
}

/// Nobody comes by an oversight to an event of which rounds were published or played.
pub fn refuse(view: &EventView, new: &[Newcomer]) -> Result<()> {
    let mut rounds = view
        .rounds
        .iter()
        .filter(|round| round.state() != RoundState::Draft);
    if let (Some(round), Some(told)) = (rounds.next(), text(&view.players, new)) {
        let message = CatalogueMessage::new("file-newcomers-late")
            .text("round", round.round)
            .text("state", RoundState::word_of(round.state))
            .text("newcomers", told);
        return Err(trouble_of(&message));
    }
    Ok(())
}

impl Newcomer {
    fn told(&self) -> String {
        let (number, name) = (self.number, &self.name);
        match &self.like {
            None => format!("{number} {name}"),
            Some((other, known)) => filled(
                &CatalogueMessage::new("file-newcomer-like")
                    .text("player", number)
                    .text("name", name)
                    .text("other", other)
                    .text("known", known),
            ),
        }
    }

    /// For programs.
    pub fn json(&self) -> serde_json::Value {
        let like = self.like.as_ref().map(|(number, _)| number);
        serde_json::json!({"number": self.number, "name": self.name, "like": like})
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::RoundView;

    fn player((number, name): (u32, &str)) -> PlayerEntry {
        PlayerEntry {
            number,
            name: name.to_owned(),
            ..PlayerEntry::default()
        }
    }

    /// What is told, and whether it is refused, by who is there, who comes and how far rounds are.
    #[test]
    fn evt_5_who_is_new_is_told_and_refused_once_rounds_were_played() {
        let known = &[(1, "Carlsen, Magnus"), (2, "Ding, Liren")][..];
        let late = &[(1, "Carlsen, Magnus"), (3, "Firouzja, Alireza")][..];
        let again = &[(3, "CARLSEN,  Magnus"), (4, "Gukesh D")][..];
        let two = "2 players are new: 3 CARLSEN,  Magnus (is it 1 Carlsen, Magnus?); 4 Gukesh D";
        let one = "1 player is new: 3 Firouzja, Alireza";
        for (known, players, state, told, refused) in [
            (&[][..], known, "", None, false),
            (&[], known, "draft", None, false),
            (known, known, "closed", None, false),
            (known, late, "", Some(one), false),
            (known, late, "draft", Some(one), false),
            (known, late, "published", Some(one), true),
            (known, again, "elsewhere", Some(two), true),
        ] {
            let players: Vec<_> = players.iter().copied().map(player).collect();
            let mut view = EventView {
                players: known.iter().copied().map(player).collect(),
                ..EventView::default()
            };
            if !state.is_empty() {
                view.rounds.push(RoundView {
                    round: 1,
                    state: RoundState::from_word(state).unwrap_or_default().into(),
                    ..RoundView::default()
                });
            }
            let new = newcomers(&view.players, &players);
            assert_eq!(text(&view.players, &new).as_deref(), told);
            let error = refuse(&view, &new).err().map(|error| error.to_string());
            let how = if state == "elsewhere" {
                "was played elsewhere"
            } else {
                "is published"
            };
            let told = told.unwrap_or_default();
            let expected = format!("round 1 {how} already, and {told}");
            assert_eq!(error, refused.then_some(expected));
        }
    }

    #[test]
    fn evt_5_a_newcomer_may_be_somebody_whose_name_is_misspelt() {
        let known = [player((1, "Müller, Jörg"))];
        for (name, like) in [
            ("MÜLLER Jörg", true),
            ("Müller, J.", true),
            ("Muller, Jörg", true),
            ("Müler, Jorg", true),
            ("Meier, Jörg", false),
            ("?", false),
            ("", false),
        ] {
            let new = newcomers(&known, &[player((2, name))]);
            assert_eq!(new[0].like.is_some(), like, "{name}");
            let value = new[0].json();
            assert_eq!(value["like"].as_u64(), like.then_some(1));
        }
    }
}
