//! Texts of the catalogue, in the language of whoever types.

use std::cell::Cell;
use std::sync::OnceLock;

use adoube_catalogue::Catalogue;
pub use adoube_catalogue::Language;
use adoube_proto::v1;
use adoube_proto::v1::message_argument::Value;
use adoube_tournament::catalogue_message::Argument;
pub use adoube_tournament::catalogue_message::CatalogueMessage;
pub use adoube_tournament::message;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the reader's language for this process. The first call counts; without one it is English.
pub fn set_language(language: Language) {
    let _ = LANGUAGE.set(language);
}

thread_local! {
    static LANGUAGE_OF_THREAD: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Does something in another language than the process, on this thread: files are written in English, and tests share a
/// process.
pub fn in_language<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let before = LANGUAGE_OF_THREAD.replace(Some(language));
    let done = work();
    LANGUAGE_OF_THREAD.set(before);
    done
}

fn language() -> Language {
    let own = LANGUAGE_OF_THREAD.get().or_else(|| LANGUAGE.get().copied());
    own.unwrap_or_default()
}

/// The texts in the reader's language.
pub fn texts() -> &'static Catalogue {
    Catalogue::of(language())
}

/// A text without arguments in the reader's language.
pub fn text(id: &'static str) -> String {
    filled(&CatalogueMessage::new(id))
}

/// A text in the reader's language, with its arguments as [`adoube_tournament::message!`] takes them.
#[macro_export]
macro_rules! text {
    ($($message:tt)*) => {
        $crate::catalogue::filled(&$crate::catalogue::message!($($message)*))
    };
}

/// A text with its arguments.
pub fn filled(message: &CatalogueMessage) -> String {
    texts().text(message)
}

/// The word by which a message chooses between two texts.
pub const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// An error of that message; its attribute `.command` says what to do next.
pub fn trouble_of(message: &CatalogueMessage) -> anyhow::Error {
    crate::trouble(
        filled(message),
        texts().command(message).unwrap_or_default(),
    )
}

/// The same where that is not English, in which the server says everything.
pub fn translated() -> Option<&'static Catalogue> {
    let language = language();
    (language != Language::English).then(|| Catalogue::of(language))
}

/// A message of the wire in the reader's language.
pub fn of_wire(message: &v1::CatalogueMessage) -> String {
    texts().text(&message_of_wire(message))
}

/// The same in English, as files have it.
pub fn english(message: &v1::CatalogueMessage) -> String {
    Catalogue::of(Language::English).text(&message_of_wire(message))
}

/// Why something was refused, and what to type next.
#[derive(Debug, PartialEq, Eq)]
pub struct Worded {
    /// In the reader's language; in English where the catalogue does not have it yet.
    pub text: String,
    /// Empty where nothing is to be typed.
    pub next: String,
}

/// Puts a refusal into words.
pub fn refusal(refusal: &v1::Refusal) -> Worded {
    let Some(message) = &refusal.message else {
        return Worded {
            text: refusal.text.clone(),
            next: String::new(),
        };
    };
    let message = message_of_wire(message);
    Worded {
        text: filled(&message),
        next: texts().command(&message).unwrap_or_default(),
    }
}

/// A message of the domain again. An argument without a value, which no server sends, is an empty text.
pub fn message_of_wire(message: &v1::CatalogueMessage) -> CatalogueMessage {
    let arguments = message.arguments.iter().map(|(name, argument)| {
        let argument = match &argument.value {
            Some(Value::Text(text)) => Argument::Text(text.clone()),
            Some(Value::Number(number)) => Argument::Number(*number),
            Some(Value::Move(san)) => Argument::Move(san.clone()),
            Some(Value::Parts(parts)) => {
                Argument::Messages(parts.messages.iter().map(message_of_wire).collect())
            }
            None => Argument::Text(String::new()),
        };
        (name.clone().into(), argument)
    });
    CatalogueMessage {
        id: message.id.clone().into(),
        arguments: arguments.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_coordinator::shard::views;
    use adoube_tournament::refusal::Refusal;

    #[test]
    fn a_refusal_is_in_the_readers_language_and_names_the_command() {
        let refused = views::refusal(&Refusal::IncidentOpen {
            board: "2.3".parse().unwrap(),
            incident: 4,
        });
        let command = "`adoube rule 4 result RESULT --board 2.3 --reason TEXT`";
        for (language, text) in [
            (Language::English, "Board 2.3 has an open incident: 4"),
            (
                Language::Spanish,
                "El tablero 2.3 tiene abierto un incidente: 4",
            ),
        ] {
            let worded = in_language(language, || refusal(&refused));
            assert_eq!(worded.text, text);
            assert!(worded.next.contains(command), "{}", worded.next);
        }
        // What the catalogue does not have yet comes in English.
        let paused = views::refusal(&Refusal::NotPaused);
        let worded = in_language(Language::Spanish, || refusal(&paused));
        assert_eq!(
            (worded.text.as_str(), worded.next.as_str()),
            ("the board is not paused", "")
        );
    }
}
