//! What the event says of rulings on disconnections (O 18.9).

use std::collections::BTreeSet;

use toml::de::DeValue;

use super::convert as to;
use super::reader::{Reader, Section};
use crate::ruling_terms::{Kind, MAX_START_IN};
use crate::time::Millis;

/// The rules of an event's rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingRules {
    /// Whether a second official has to agree.
    pub four_eyes: bool,
    /// The kinds that the event excludes.
    pub excluded: BTreeSet<Kind>,
    /// How long after both players are ready the clock starts, unless the ruling says otherwise.
    pub start_in: Millis,
}

impl RulingRules {
    /// Whether the event allows rulings of this kind.
    pub fn allows(&self, kind: Kind) -> bool {
        !self.excluded.contains(&kind)
    }

    pub(super) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Self {
        let section = root.section(reader, "rulings.");
        section.only(reader, &["four_eyes", "exclude", "start_in_s"]);
        let silent = Self::default();
        let most = i64::try_from(MAX_START_IN.0 / 1000).unwrap_or(i64::MAX);
        let seconds = |v: &DeValue<'_>| to::whole::<u64>(v, &(0..=most));
        let start_in = section.field(reader, "start_in_s", "O 18.9", seconds);
        Self {
            four_eyes: section
                .field(reader, "four_eyes", "O 18.9", to::flag)
                .or(silent.four_eyes),
            excluded: section
                .field(reader, "exclude", "O 18.9", kinds)
                .or(silent.excluded),
            start_in: start_in
                .value()
                .map_or(silent.start_in, Millis::from_seconds),
        }
    }

    /// The excluded kinds as the document lists them.
    pub(super) fn list(&self) -> String {
        let names: Vec<&str> = self.excluded.iter().map(|kind| kind.name()).collect();
        names.join(",")
    }
}

impl Default for RulingRules {
    fn default() -> Self {
        Self {
            four_eyes: false,
            excluded: BTreeSet::new(),
            start_in: Millis::from_seconds(30),
        }
    }
}

/// Kinds of rulings, separated by commas.
fn kinds(value: &DeValue<'_>) -> Result<BTreeSet<Kind>, String> {
    let text = value.as_str().ok_or_else(|| {
        "list kinds of rulings between quotes, such as \"restart,result\"".to_owned()
    })?;
    let words = text
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty());
    let known = || Kind::ALL.map(Kind::name).join(", ");
    words
        .map(|word| {
            let shown: String = word.chars().take(40).collect();
            Kind::from_name(word)
                .ok_or_else(|| format!("\"{shown}\" is not a kind of ruling: write {}", known()))
        })
        .collect()
}
