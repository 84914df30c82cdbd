//! Who plays in the games of one tournament, in the order of appearance.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::roster::Profile;

use super::name_likeness::{UNKNOWN, agree};
use super::source::Played;

/// The players of some games.
#[derive(Debug, Default)]
pub(super) struct People {
    /// By starting number less one: of each thing that is told of a player the first.
    pub(super) profiles: Vec<Profile>,
    /// White's and Black's starting numbers, game by game.
    pub(super) numbers: Vec<[u16; 2]>,
    /// What is to be known, each with the game's place among them.
    pub(super) remarks: Vec<(usize, String)>,
    /// Who has another rating in a later game.
    pub(super) rerated: BTreeSet<u16>,
    /// The number of the game in which each first appeared.
    first: Vec<u64>,
    by_id: BTreeMap<u64, Vec<u16>>,
    by_name: BTreeMap<String, Vec<u16>>,
}

impl People {
    /// Who plays these games. A number of FIDE's list is a player's as long as the names agree; who has
    /// none is known by name. Who cannot be told from others is somebody new in each game, and so is
    /// who seems to play against himself.
    pub(super) fn of(games: &[Played]) -> Self {
        let mut people = Self::default();
        for (index, game) in games.iter().enumerate() {
            let [white, black] = &game.players;
            let white = people.enter(white, None, (index, game.number));
            let black = people.enter(black, Some(white), (index, game.number));
            people.numbers.push([white, black]);
        }
        people
    }

    fn enter(&mut self, who: &Profile, other: Option<u16>, (index, game): (usize, u64)) -> u16 {
        let found = self.by_id(who);
        let contested = found.is_none().then(|| self.holder(who)).flatten();
        let found = found.or_else(|| self.by_name(who, contested.is_some()));
        if let Some(holder) = contested {
            self.remarks.push((index, self.contest(holder, who)));
        }
        let himself = found.is_some() && found == other;
        let number = found.filter(|_| !himself).unwrap_or_else(|| {
            // In a report a number of FIDE's list is one player's.
            let fide_id = who.fide_id.filter(|_| contested.is_none() && !himself);
            self.profiles.push(Profile {
                fide_id,
                ..who.clone()
            });
            self.first.push(game);
            u16::try_from(self.profiles.len()).unwrap_or(u16::MAX)
        });
        if !himself {
            self.know(who, number, contested.is_some());
        }
        number
    }

    /// Who has that number of FIDE's list and a name that agrees.
    fn by_id(&self, who: &Profile) -> Option<u16> {
        let mut same = self.by_id.get(&who.fide_id?)?.iter().copied();
        same.find(|number| agree(&self.profile(*number).name, &who.name))
    }

    /// Who has that number of FIDE's list, whatever he is called.
    fn holder(&self, who: &Profile) -> Option<u16> {
        self.by_id.get(&who.fide_id?)?.first().copied()
    }

    /// Who has that name: another number of FIDE's list is another player's, unless it is somebody
    /// else's too.
    fn by_name(&self, who: &Profile, contested: bool) -> Option<u16> {
        if who.name == UNKNOWN {
            return None;
        }
        let same = self.by_name.get(&who.name)?;
        let doubtful = |id: u64| self.by_id.get(&id).is_some_and(|all| all.len() > 1);
        let may_be = |number: &&u16| match (self.profile(**number).fide_id, who.fide_id) {
            (Some(own), Some(_)) => contested || doubtful(own),
            _ => true,
        };
        let mut may_be = same.iter().filter(may_be);
        let first = may_be.next()?;
        // Without a number nothing tells him from two of that name who have one.
        let alone = may_be.next().is_none() || self.profile(*first).fide_id.is_none();
        alone.then_some(*first)
    }

    /// Takes over what is told of him and was not told before.
    fn know(&mut self, who: &Profile, number: u16, contested: bool) {
        if let Some(id) = who.fide_id {
            let all = self.by_id.entry(id).or_default();
            if !all.contains(&number) {
                all.push(number);
            }
        }
        if who.name != UNKNOWN {
            let all = self.by_name.entry(who.name.clone()).or_default();
            if !all.contains(&number) {
                all.push(number);
            }
        }
        let Some(own) = self.profiles.get_mut(usize::from(number) - 1) else {
            return;
        };
        if own.rating.is_some() && who.rating.is_some() && own.rating != who.rating {
            self.rerated.insert(number);
        }
        own.rating = own.rating.or(who.rating);
        own.fide_id = own.fide_id.or(who.fide_id.filter(|_| !contested));
        for (own, told) in [
            (&mut own.title, &who.title),
            (&mut own.federation, &who.federation),
        ] {
            if own.is_empty() {
                own.clone_from(told);
            }
        }
    }

    fn contest(&self, holder: u16, who: &Profile) -> String {
        let called = |name: &str| match name {
            UNKNOWN => "a player without a name".to_owned(),
            name => name.to_owned(),
        };
        format!(
            "FideId {} is {} in game {} and {} here: treated as two players",
            who.fide_id.unwrap_or_default(),
            called(&self.profile(holder).name),
            self.first[usize::from(holder) - 1],
            called(&who.name),
        )
    }

    fn profile(&self, number: u16) -> &Profile {
        &self.profiles[usize::from(number) - 1]
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;

    use super::*;

    /// Games of White and Black, each with name and number of FIDE's list.
    fn people(games: &[[(&str, &str); 2]]) -> People {
        let played = games.iter().zip(1..).map(|(players, number)| {
            let tags = ["White", "Black"].into_iter().zip(players);
            let tags = tags.map(|(colour, (name, id))| {
                format!("[{colour} \"{name}\"]\n[{colour}FideId \"{id}\"]\n")
            });
            let text = tags.collect::<String>() + "\n1. e4 1-0";
            let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
            let control = crate::control::read(Some("60"), None).unwrap();
            crate::source::take(&game, number, 1, &control).unwrap()
        });
        People::of(&played.collect::<Vec<_>>())
    }

    const DING: (&str, &str) = ("Ding, Liren", "8603677");
    const NAKA: (&str, &str) = ("Nakamura, Hikaru", "2016192");
    const DUDA: (&str, &str) = ("Duda, J.", "");
    const TWO: &str = "FideId 8603677 is Ding, Liren in game 1 and";

    #[test]
    fn evt_5_a_number_of_fides_list_is_one_player_only_while_the_names_agree() {
        let mistyped = (NAKA.0, DING.1);
        let nobody = ("?", DING.1);
        for (games, numbers, told) in [
            (
                &[[DING, NAKA], [NAKA, ("Ding Liren", DING.1)]][..],
                &[[1, 2], [2, 1]][..],
                &[][..],
            ),
            // Nakamura under Ding's number: known by his name.
            (
                &[[DING, NAKA], [DUDA, mistyped], [mistyped, DUDA]],
                &[[1, 2], [3, 2], [2, 3]],
                &[(1, "Nakamura, Hikaru")],
            ),
            // The same before anything else told of him.
            (
                &[[DING, DUDA], [DUDA, mistyped], [NAKA, DING]],
                &[[1, 2], [2, 3], [3, 1]],
                &[(1, "Nakamura, Hikaru")],
            ),
            (
                &[[DING, NAKA], [nobody, NAKA]],
                &[[1, 2], [3, 2]],
                &[(1, "a player without a name")],
            ),
            // A number that some games leave out.
            (
                &[[DING, DUDA], [DUDA, (DING.0, "")]],
                &[[1, 2], [2, 1]],
                &[],
            ),
            // One name, two numbers: two players.
            (
                &[[DING, DUDA], [DUDA, (DING.0, "7")]],
                &[[1, 2], [2, 3]],
                &[],
            ),
        ] {
            let people = people(games);
            assert_eq!(people.numbers, numbers, "{games:?}");
            let wanted = told
                .iter()
                .map(|(at, who)| (*at, format!("{TWO} {who} here: treated as two players")));
            assert_eq!(people.remarks, wanted.collect::<Vec<_>>(), "{games:?}");
            let ids = people.profiles.iter().filter_map(|who| who.fide_id);
            let ids: Vec<u64> = ids.collect();
            let different: BTreeSet<u64> = ids.iter().copied().collect();
            assert_eq!(ids.len(), different.len(), "{ids:?}");
        }
    }
}
