//! The languages that texts are in.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// The files in a language's folder that programs read.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../../../text/", $code, "/refusals.ftl")),
            include_str!(concat!("../../../text/", $code, "/notes.ftl")),
            include_str!(concat!("../../../text/", $code, "/officials.ftl")),
            include_str!(concat!("../../../text/", $code, "/devices.ftl")),
            include_str!(concat!("../../../text/", $code, "/server.ftl")),
            include_str!(concat!("../../../text/", $code, "/command-line.ftl")),
            include_str!(concat!("../../../text/", $code, "/incidents.ftl")),
            include_str!(concat!("../../../text/", $code, "/event-folder.ftl")),
            include_str!(concat!("../../../text/", $code, "/live.ftl")),
            include_str!(concat!("../../../text/", $code, "/demo.ftl")),
            include_str!(concat!("../../../text/", $code, "/help.ftl")),
            include_str!(concat!("../../../text/", $code, "/files.ftl")),
        ]
    };
}

/// A language of the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// What texts are written in first.
    #[default]
    English,
    /// Of Spain and Latin America alike.
    Spanish,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// By ISO 639-1, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
        }
    }

    /// Its files of the catalogue that programs read. The others are for the pages alone.
    pub const fn files(self) -> [&'static str; 12] {
        match self {
            Self::English => files!("en"),
            Self::Spanish => files!("es"),
        }
    }

    /// For Fluent, which chooses plural forms by it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// Of the environment, as POSIX orders it: the first variable that is set decides. English where it names none
    /// of ours, such as `C`.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let locale = set.find_map(|name| variable(name).filter(|value| !value.is_empty()));
        locale
            .and_then(|locale| locale.parse().ok())
            .unwrap_or_default()
    }
}

/// A language that the catalogue does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(" or ");
        write!(f, "write one of the languages there are: {codes}")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Of a code or a locale: `es`, `es-MX`, `es_ES.UTF-8`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides_the_language() {
        for (set, language) in [
            (&[("LANG", "es_ES.UTF-8")][..], Language::Spanish),
            (&[("LANG", "es")], Language::Spanish),
            (&[("LANG", "C.UTF-8")], Language::English),
            (
                &[("LANG", "es_MX"), ("LC_ALL", "en_GB.UTF-8")],
                Language::English,
            ),
            (
                &[("LANG", "en_US"), ("LC_MESSAGES", "es_AR")],
                Language::Spanish,
            ),
            (&[("LC_ALL", ""), ("LANG", "es_ES")], Language::Spanish),
            (&[], Language::English),
        ] {
            let variable = |name: &str| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(Language::of_environment(variable), language, "{set:?}");
        }
        let unknown = "fr".parse::<Language>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "write one of the languages there are: en or es"
        );
    }
}
