//! Whether two profiles are of one person: a correction of his data, or somebody else.

use std::collections::BTreeMap;

use super::profile::Profile;

/// How many letters a correction of a name changes at most.
const SLIP: usize = 2;

/// How surely two profiles are of one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Likeness {
    /// The same letters, or the same number of the FIDE list.
    Same,
    /// Names that a slip of the pen, or an initial, makes of each other: most likely a correction, but
    /// brothers have such names too, so whoever takes it for one says it.
    Alike,
    /// Two people.
    Other,
}

/// Whether the profile that comes corrects the one that stands. The same letters are the same person,
/// whatever else is corrected. Otherwise numbers of the FIDE list decide where both have one; and
/// where not, every name of the shorter one must be found in the other, as an initial or with so few
/// letters changed as a slip of the pen does, and neither sex nor year of birth be another. Who stands
/// without a name may be anybody.
pub fn likeness(standing: &Profile, coming: &Profile) -> Likeness {
    let [old, new] = [standing, coming].map(|profile| names(&profile.name));
    if old.is_empty() || old.concat() == new.concat() {
        return Likeness::Same;
    }
    match (standing.fide_id, coming.fide_id) {
        (Some(old), Some(new)) if old == new => Likeness::Same,
        (Some(_), Some(_)) => Likeness::Other,
        _ if is_slip(old, new) && !are_two(standing, coming) => Likeness::Alike,
        _ => Likeness::Other,
    }
}

/// Pairs of an event's players who are likely one person: one number of the FIDE list, or one name where neither the
/// numbers nor sex and year of birth are of two people. Each player is paired with the first one before them.
pub fn listed_twice(players: &[Profile]) -> Vec<[usize; 2]> {
    let mut by_number = BTreeMap::new();
    let mut by_name: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut found = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let name = names(&player.name).concat();
        let is_named = !name.is_empty();
        let namesakes = by_name.entry(name).or_default();
        let is_namesake = |other: &&usize| {
            let other = &players[**other];
            let numbers_differ = player.fide_id.is_some() && other.fide_id.is_some();
            is_named && !numbers_differ && !are_two(player, other)
        };
        let by_id = player.fide_id.and_then(|id| by_number.get(&id));
        let same = by_id.or_else(|| namesakes.iter().find(is_namesake));
        found.extend(same.map(|other| [*other, index]));
        namesakes.push(index);
        if let Some(id) = player.fide_id {
            by_number.entry(id).or_insert(index);
        }
    }
    found
}

/// The same as yes or no: what is alike is taken for the same.
pub fn is_same(standing: &Profile, coming: &Profile) -> bool {
    likeness(standing, coming) != Likeness::Other
}

/// Whether what is known of both cannot be of one person.
fn are_two(one: &Profile, other: &Profile) -> bool {
    let differ = |one: &str, other: &str| !one.is_empty() && !other.is_empty() && one != other;
    let sex = |profile: &Profile| profile.sex.trim().to_lowercase();
    let year = |profile: &Profile| -> String {
        let digits = profile
            .birth
            .trim()
            .chars()
            .take_while(char::is_ascii_digit);
        let year: String = digits.collect();
        let known = year.len() == 4 && year != "0000";
        year.chars().filter(|_| known).collect()
    };
    differ(&sex(one), &sex(other)) || differ(&year(one), &year(other))
}

/// The words of a name in small letters, without signs.
fn names(name: &str) -> Vec<String> {
    let words = name.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

fn is_slip(old: Vec<String>, new: Vec<String>) -> bool {
    let (fewer, mut more) = if old.len() <= new.len() {
        (old, new)
    } else {
        (new, old)
    };
    let (mut changed, mut whole) = (0, false);
    for word in &fewer {
        let each = more.iter().enumerate();
        let nearest = each.filter_map(|(at, other)| Some((distance(word, other)?, at)));
        let Some((letters, at)) = nearest.min() else {
            return false;
        };
        let other = more.swap_remove(at);
        changed += letters;
        whole |= !is_initial(word) && !is_initial(&other);
    }
    whole && changed <= SLIP
}

fn is_initial(word: &str) -> bool {
    word.chars().count() == 1
}

/// How many letters differ; none where the words are two. An initial stands for its name, and in short
/// names each letter counts.
fn distance(one: &str, other: &str) -> Option<usize> {
    if is_initial(one) || is_initial(other) {
        return (one.starts_with(other) || other.starts_with(one)).then_some(0);
    }
    let length = one.chars().count().min(other.chars().count());
    let most = match length {
        0..=3 => 0,
        4 => 1,
        _ => SLIP,
    };
    Some(strsim::osa_distance(one, other)).filter(|letters| *letters <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_a_correction_is_told_from_somebody_else() {
        let profile = |(name, fide_id): (&str, u64)| Profile {
            name: name.to_owned(),
            fide_id: Some(fide_id).filter(|id| *id > 0),
            ..Profile::default()
        };
        for (standing, coming, same) in [
            (("Hernandez Elvis", 0), ("Other, Name", 0), false),
            (("Hernandez Elvis", 0), ("Hernandez, Elvis", 0), true),
            (("Hernandez Elvis", 0), ("Elvis Hernández", 0), true),
            (("Müller, Jörg", 0), ("Mueller, Jorg", 0), false),
            (("Müller, Jörg", 12), ("Mueller, Joerg", 12), true),
            (("Carlsen, M.", 0), ("Carlsen, Magnus", 0), true),
            (("Carlsen, Magnus", 0), ("Carlsen, H.", 0), false),
            (("Carlsen, Magnus", 0), ("Carlsen, Henrik", 0), false),
            (("Carlsen", 0), ("Carlsen, Magnus", 0), true),
            (("Ding, Liren", 0), ("Ding, Lirne", 0), true),
            (("Li, Wei", 0), ("Li, Wen", 0), false),
            (("Polgar, Judit", 7), ("Polgar, Judith", 8), false),
            (("Polgar, Judit", 7), ("Polgar, Judit", 8), true),
            (("Polgar, Judit", 7), ("Font, Judit", 7), true),
            (("Polgar, Judit", 7), ("Polgar, Sofia", 0), false),
            (("M. X.", 0), ("M. Y.", 0), false),
            (("?", 0), ("Anybody", 0), true),
            (("Somebody", 0), ("?", 0), false),
        ] {
            let found = is_same(&profile(standing), &profile(coming));
            assert_eq!(found, same, "{standing:?} {coming:?}");
        }
    }

    /// What is only likely is told from what is sure, and is not so where sex or birth say otherwise.
    #[test]
    fn evt_5_names_that_are_alike_are_a_guess() {
        use Likeness::{Alike, Other, Same};
        let profile = |(name, fide_id, sex, birth): (&str, u64, &str, &str)| Profile {
            name: name.to_owned(),
            fide_id: Some(fide_id).filter(|id| *id > 0),
            sex: sex.to_owned(),
            birth: birth.to_owned(),
            ..Profile::default()
        };
        let judit = ("Polgar, Judit", 0, "w", "1976/07/23");
        for (standing, coming, found) in [
            (judit, ("POLGAR Judit", 0, "m", "1990"), Same),
            (judit, ("Polgar, Judith", 0, "", ""), Alike),
            (judit, ("Polgar, J.", 700_070, "w", "1976"), Alike),
            (judit, ("Polgar, Judith", 0, "W", "1976/00/00"), Alike),
            (judit, ("Polgar, Judith", 0, "", "23.07.1976"), Alike),
            (judit, ("Polgar, Judith", 0, "m", ""), Other),
            (judit, ("Polgar, Judith", 0, "w", "1990/07/23"), Other),
            (judit, ("Font, Judit", 0, "w", "1976/07/23"), Other),
            (("A B", 7, "m", ""), ("Cd, Ef", 7, "w", ""), Same),
            (
                ("Polgar, Judit", 7, "", ""),
                ("Polgar, Judith", 8, "", ""),
                Other,
            ),
        ] {
            let likeness = likeness(&profile(standing), &profile(coming));
            assert_eq!(likeness, found, "{standing:?} {coming:?}");
        }
    }
}
