//! Which known word was probably meant.

/// The known word that is nearest to the text, if it is near enough to be a slip.
pub fn nearest<'k>(text: &str, known: &[&'k str]) -> Option<&'k str> {
    let text = text.to_lowercase();
    if text.len() > 64 {
        return None;
    }
    let near = known.iter().map(|word| (steps(&text, word), *word));
    near.filter(|(steps, word)| *steps <= (word.len() / 3).clamp(1, 3))
        .min()
        .map(|(_, word)| word)
}

/// How many letters must be put in, left out or changed to make one of the other.
fn steps(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in to.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_and_other_words() {
        let known = ["time_control", "rounds", "name"];
        for (text, meant) in [
            ("time_contol", Some("time_control")),
            ("Time_Control", Some("time_control")),
            ("round", Some("rounds")),
            ("nmae", None),
            ("names", Some("name")),
            ("prize", None),
            ("", None),
        ] {
            assert_eq!(nearest(text, &known), meant, "{text}");
        }
    }
}
