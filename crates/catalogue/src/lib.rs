//! The texts for people in each language, in Project Fluent's format: `text/` has one folder a language, and the pages read
//! some of its files too. A text is asked for by the id and the arguments of a [`CatalogueMessage`].

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod language;
mod reported;

pub use language::{Language, UnknownLanguage};

use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use adoube_tournament::catalogue_message::{Argument, CatalogueMessage};
use adoube_tournament::refusal::Refusal;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// The attribute of a message that says which command to type next. Pages use another one, `page`.
const COMMAND: &str = "command";

/// The texts of one language.
pub struct Catalogue {
    texts: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads a language's files at the first call only.
    pub fn of(language: Language) -> &'static Self {
        static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Language::English));
        static SPANISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Language::Spanish));
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    fn read(language: Language) -> Self {
        let mut texts = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Marks around arguments serve right-to-left languages, and would end up in files and terminals.
        texts.set_use_isolating(false);
        for file in language.files() {
            // A test refuses files with faults; here a message that cannot be read is a missing one.
            let file = FluentResource::try_new(file.to_owned());
            texts.add_resource_overriding(file.unwrap_or_else(|(readable, _)| readable));
        }
        Self { texts }
    }

    /// The message's text; its id where the catalogue has none, which is logged once.
    pub fn text(&self, message: &CatalogueMessage) -> String {
        self.find(message).unwrap_or_else(|| {
            log_missing(&message.id);
            message.id.clone().into_owned()
        })
    }

    /// The same; `None` where the catalogue has no such message.
    pub fn find(&self, message: &CatalogueMessage) -> Option<String> {
        self.words(message, None)
    }

    /// Which command to type next; `None` where the message names none.
    pub fn command(&self, message: &CatalogueMessage) -> Option<String> {
        self.attribute(message, COMMAND)
    }

    /// An attribute of the message; `None` where it has none of this name.
    pub fn attribute(&self, message: &CatalogueMessage, name: &str) -> Option<String> {
        self.words(message, Some(name))
    }

    /// Why something was refused. A refusal that is not in the catalogue yet is in English.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        refusal
            .message()
            .map_or_else(|| refusal.to_string(), |message| self.text(&message))
    }

    fn words(&self, message: &CatalogueMessage, attribute: Option<&str>) -> Option<String> {
        let found = self.texts.get_message(&message.id)?;
        let pattern = match attribute {
            Some(name) => found.get_attribute(name)?.value(),
            None => found.value()?,
        };
        let arguments = message.arguments.iter();
        let arguments = arguments.map(|(name, argument)| (name.as_ref(), self.value(argument)));
        let arguments: FluentArgs = arguments.collect();
        // An argument that is missing is shown as `{$name}`; the tests of the catalogue find it.
        let mut faults = Vec::new();
        let text = self
            .texts
            .format_pattern(pattern, Some(&arguments), &mut faults);
        Some(text.into_owned())
    }

    fn value<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Text(text) | Argument::Move(text) => FluentValue::from(text.as_str()),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Messages(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.text(part)).collect();
                FluentValue::from(parts.join(", "))
            }
        }
    }
}

fn log_missing(id: &str) {
    static LOGGED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut logged = LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    if logged.insert(id.to_owned()) {
        tracing::warn!(id, "the catalogue has no message with this id");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_no_catalogue_has_is_shown_as_its_id() {
        let message = CatalogueMessage::new("never-written").number("hold", 3);
        for language in Language::ALL {
            let catalogue = Catalogue::of(language);
            assert_eq!(catalogue.text(&message), "never-written");
            assert_eq!(catalogue.command(&message), None);
        }
    }

    #[test]
    fn a_refusal_names_the_command_apart_from_its_sentence() {
        let message = Refusal::HoldOn(3).message().unwrap();
        let english = Catalogue::of(Language::English);
        assert_eq!(
            english.text(&message),
            "These clocks are already stopped by pause 3"
        );
        assert!(english.command(&message).unwrap().contains("`adoube "));
        let spanish = Catalogue::of(Language::Spanish);
        assert!(spanish.text(&message).contains("pausa 3"));
    }
}
