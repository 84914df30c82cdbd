//! Articles, as officials cite them with a ruling.

use crate::laws::{Laws, MissingArticle};
use crate::refusal::Refusal;

/// Words before the number of an article: `App I`, `Laws of Chess`.
const MOST_WORDS: usize = 3;

/// The last article of the Online Chess Regulations.
const ONLINE: u32 = 20;

/// No article of either has as many paragraphs: more is a slip of the hand.
const PARAGRAPHS: u32 = 30;

/// The longest citation of a stop, a penalty or a ruling in a record, in characters.
pub(crate) const LONGEST: usize = 100;

/// Whether a text cites an article, or several with commas between them: a number, perhaps with the
/// name of its document before and a letter behind it, such as `O 18.9 a`, `11.4.2`, `L 6.14` or
/// `EVT-2`. The Online Chess Regulations (`O`, or no name) have articles 1 to 20, the Laws (`L`) as many
/// as that edition has, or where none is given the longest; of other documents nobody knows here: events
/// have regulations of their own.
pub fn check(text: &str, most: usize, laws: Option<Laws>) -> Result<(), Refusal> {
    let parts = || text.split([',', ';']);
    let fits = text.chars().count() <= most && parts().all(is_one);
    if !fits || !parts().all(|part| may_exist(part, longest())) {
        return Err(Refusal::NoArticle(shown(text)));
    }
    let Some(laws) = laws else {
        return Ok(());
    };
    match parts().find(|part| !may_exist(part, laws.last_article())) {
        None => Ok(()),
        Some(part) => Err(Refusal::NoArticleOfLaws(MissingArticle {
            text: shown(part.trim()),
            laws,
        })),
    }
}

/// The most articles that an edition of the Laws has.
fn longest() -> u32 {
    let last = Laws::ALL.into_iter().map(Laws::last_article);
    last.max().unwrap_or_default()
}

fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

fn is_one(text: &str) -> bool {
    let mut words = text.split_whitespace().skip_while(|word| is_word(word));
    let named = text.split_whitespace().take_while(|word| is_word(word));
    let number = words.next().is_some_and(is_number);
    named.count() <= MOST_WORDS && number && words.all(is_letter)
}

/// Whether the document, where it is one that is known here, has the article; the Laws have `laws` articles.
fn may_exist(text: &str, laws: u32) -> bool {
    let mut words = text.split_whitespace();
    let last = match words.next() {
        Some("O") => ONLINE,
        Some("L") => laws,
        Some(number) if number.starts_with(|c: char| c.is_ascii_digit()) => {
            return is_within(number, ONLINE);
        }
        _ => return true,
    };
    words.next().is_none_or(|number| is_within(number, last))
}

fn is_within(number: &str, last: u32) -> bool {
    let mut parts = number.split('.').map(|part| {
        let digits: String = part.chars().take_while(char::is_ascii_digit).collect();
        if digits.is_empty() {
            Ok(1)
        } else {
            digits.parse()
        }
    });
    let mut within = |last: u32| {
        let part: Option<Result<u32, _>> = parts.next();
        part.is_none_or(|part| part.is_ok_and(|n| (1..=last).contains(&n)))
    };
    within(last) && within(PARAGRAPHS) && within(PARAGRAPHS)
}

fn is_word(text: &str) -> bool {
    let part = |c: char| c.is_alphabetic() || ".-§".contains(c);
    text.chars().all(part)
}

fn is_number(text: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || ".-–/()§".contains(c);
    text.chars().any(|c| c.is_ascii_digit()) && text.chars().all(part)
}

/// Of a paragraph: `a`, `b)`, `a-c`, `ii`.
fn is_letter(text: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || ".-–)(".contains(c);
    text.chars().count() <= 3 && text.chars().all(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_a_number_with_a_name_before_and_a_letter_behind() {
        for good in [
            "O 18.9 a",
            "O 18.9",
            "11.4.2",
            "L 6.14",
            "EVT-2",
            "A-A.4 b",
            "App I A.4",
            "C.04.1.3",
            "art. 5.2",
            "§ 7",
            "§7 ii",
            "O 18.9 a, b 4.5; L 13.4",
            "O 18.9 a-c",
            "reglamento 3",
        ] {
            assert_eq!(check(good, 60, None), Ok(()), "{good}");
        }
        for bad in [
            "",
            " ",
            "x",
            "why",
            "O",
            "the router failed",
            "the router failed 3 times",
            "O 18.9 because of the router",
            "O 18.9,",
            "18.9 a!",
            "O 99.9",
            "O 0.1",
            "O 18.99 z",
            "11.4.77",
            "L 6.0",
            "99.9",
            "21",
            "L 15.1",
            "O 18.9 a, 77.1",
            "O 99999999999",
            "1 2 3 router",
        ] {
            assert!(check(bad, 60, None).is_err(), "{bad}");
        }
        assert!(check(&"1".repeat(61), 60, None).is_err());
    }

    #[test]
    fn an_article_of_the_laws_is_one_of_the_edition() {
        for (text, laws, found) in [
            ("L 14.1", Laws::Of2005, None),
            ("L 13.4", Laws::Of2005, None),
            ("L 12.9", Laws::Of2018, None),
            ("L 13.4", Laws::Of2018, Some("L 13.4")),
            ("L 12.9", Laws::Of2023, None),
            ("L 9.5.3, L 13.4", Laws::Of2023, Some("L 13.4")),
            // Of another document.
            ("O 18.9 a", Laws::Of2023, None),
            ("18.9 a", Laws::Of2023, None),
        ] {
            let missing = found.map(|text| MissingArticle {
                text: text.to_owned(),
                laws,
            });
            let refused = missing.map(Refusal::NoArticleOfLaws);
            assert_eq!(
                check(text, 60, Some(laws)).err(),
                refused,
                "{text} {laws:?}"
            );
        }
    }
}
