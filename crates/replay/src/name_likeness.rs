//! Whether two names may be one person's, as files of different hands write them.

/// What a game says whose player's name is not told.
pub(super) const UNKNOWN: &str = "?";

/// Words this short are not compared with a slip of the pen in mind: `Jan` is not `Jon`.
const SHORT: usize = 4;

/// Whether they agree: each word of the shorter name is one of the other's, its beginning (`Carlsen,M`),
/// or but for one letter the same, and one of them is more than a beginning. Titles, second names and
/// the order of words tell nobody apart.
pub(super) fn agree(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    if one == UNKNOWN || other == UNKNOWN {
        return false;
    }
    let (mut few, mut left) = (words(one), words(other));
    if few.len() > left.len() {
        std::mem::swap(&mut few, &mut left);
    }
    // Whole words first, so that no initial takes one that is another's.
    let count = few.len();
    few.retain(|word| !take(&mut left, |own| alike(own, word)));
    let whole = few.len() < count;
    whole
        && few
            .iter()
            .all(|word| take(&mut left, |own| begins(own, word)))
}

fn words(name: &str) -> Vec<String> {
    let words = name.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Takes the first of them that fits; whether there was one.
fn take(words: &mut Vec<String>, fits: impl Fn(&str) -> bool) -> bool {
    let found = words.iter().position(|word| fits(word));
    found.map(|at| words.swap_remove(at)).is_some()
}

fn begins(one: &str, other: &str) -> bool {
    one.starts_with(other) || other.starts_with(one)
}

/// The same, or of a word that is long enough all but one letter.
fn alike(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let [one, other] = [one, other].map(|word| word.chars().collect::<Vec<_>>());
    if one.len().min(other.len()) < SHORT {
        return false;
    }
    let same = |pairs: &mut dyn Iterator<Item = (&char, &char)>| {
        pairs.take_while(|(own, their)| own == their).count()
    };
    let before = same(&mut one.iter().zip(&other));
    let behind = same(&mut one.iter().rev().zip(other.iter().rev()));
    let longer = one.len().max(other.len());
    one.len().abs_diff(other.len()) <= 1 && before + behind + 1 >= longer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_names_that_may_be_one_persons_and_names_that_are_not() {
        for (one, other, may_be) in [
            ("Ding, Liren", "Ding, Liren", true),
            ("Ding, Liren", "Ding Liren", true),
            ("Ding, Liren", "GM Liren DING", true),
            ("Carlsen,M", "Carlsen, Magnus", true),
            ("Nepomniachtchi", "Nepomniachtchi, Ian", true),
            ("Vachier-Lagrave, Maxime", "Vachier Lagrave, M", true),
            ("Müller, Karsten", "Mueller, Karsten", false),
            ("Müller, Karsten", "Muller, Karsten", true),
            ("Caruana, Fabiano", "Caruana, Fabbiano", true),
            ("Ding, Liren", "Nakamura, Hikaru", false),
            ("Smith, John", "Smith, Anna", false),
            ("Smith, Jan", "Smith, Jon", false),
            ("M", "Carlsen, Magnus", false),
            ("?", "Ding, Liren", false),
            ("?", "?", true),
        ] {
            assert_eq!(agree(one, other), may_be, "{one} / {other}");
            assert_eq!(agree(other, one), may_be, "{other} / {one}");
        }
    }
}
