//! Incidents as they are typed: one, several, or a range.

use std::str::FromStr;

use crate::catalogue::{CatalogueMessage, filled};

/// The most that are named at once.
const MOST: usize = 200;

/// Numbers of incidents, in order, each once, at least one: `3`, `3,5,7`, `3-7`, `1,4-6`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Incidents(Vec<u32>);

impl Incidents {
    /// All of them.
    pub(crate) fn all(&self) -> &[u32] {
        &self.0
    }

    /// The only one; none where there are several.
    pub(crate) const fn only(&self) -> Option<u32> {
        match self.0.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }
}

impl FromStr for Incidents {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            let message = CatalogueMessage::new("cli-usage-incidents");
            filled(&message.text("typed", text).number("most", MOST))
        };
        let mut numbers = Vec::new();
        for part in text.split(',') {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let [first, last] = [first, last].map(|number| number.trim().parse::<u32>().ok());
            let (first, last) = first.zip(last).ok_or_else(wrong)?;
            let count = last.checked_sub(first).ok_or_else(wrong)?;
            if first == 0 || count as usize >= MOST - numbers.len().min(MOST - 1) {
                return Err(wrong());
            }
            numbers.extend(first..=last);
        }
        numbers.sort_unstable();
        numbers.dedup();
        Ok(Self(numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dis_8_incidents_are_named_one_by_one_or_as_a_range() {
        for (text, numbers) in [
            ("3", Some(vec![3])),
            ("3,5,7", Some(vec![3, 5, 7])),
            ("7,3-5,4", Some(vec![3, 4, 5, 7])),
            ("4294967295", Some(vec![u32::MAX])),
            ("0", None),
            ("", None),
            ("3-", None),
            ("5-3", None),
            ("-3", None),
            ("3,,4", None),
            ("1-201", None),
            ("1-4294967295", None),
            ("1-150,200-260", None),
        ] {
            let read = text.parse::<Incidents>().ok();
            assert_eq!(read.map(|read| read.0), numbers, "{text}");
        }
        assert_eq!("1-200".parse::<Incidents>().unwrap().all().len(), 200);
    }
}
