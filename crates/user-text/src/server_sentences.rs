//! What the server says in English, and with the parts that the sentence is made of: in the reader's language.

use std::borrow::Cow;

use adoube_proto::v1::NoteView;
use adoube_tournament::catalogue_message::{Argument, CatalogueMessage};

use crate::catalogue;
use crate::control_words::notation_of;

/// The message of a family for a word of the server's, filled in. `None` where the reader's language is English, which
/// the server says itself, or has no message for that word.
pub fn sentence(
    family: &str,
    word: &str,
    with: impl IntoIterator<Item = (String, String)>,
) -> Option<String> {
    let texts = catalogue::translated()?;
    let with = with.into_iter();
    let message = CatalogueMessage {
        id: Cow::Owned(format!("{family}-{word}")),
        arguments: with
            .map(|(name, value)| (Cow::Owned(name), Argument::Text(value)))
            .collect(),
    };
    texts.find(&message)
}

/// A word of the server's; as it is where the reader's language has none for it.
pub fn word(family: &str, word: &str) -> String {
    sentence(family, word, []).unwrap_or_else(|| word.to_owned())
}

/// What a device or a venue node reports in English; as it is where the family has no such sentence.
pub fn reported(family: &str, english: &str) -> String {
    let found = catalogue::translated().and_then(|texts| texts.reported(family, english));
    found.unwrap_or_else(|| english.to_owned())
}

/// What names a time control in a note.
const CONTROLS: [&str; 3] = ["control", "current", "has"];

/// A sentence that the server adds to what it shows.
pub fn note(note: &NoteView) -> String {
    translated(note).unwrap_or_else(|| note.text.clone())
}

fn translated(note: &NoteView) -> Option<String> {
    let texts = catalogue::translated()?;
    let given = |name: &str| note.with.get(name).filter(|value| !value.is_empty());
    let amount = |id, time| texts.text(&CatalogueMessage::new(id).text("time", time));
    let white = given("white").map(|time| amount("server-note-amount-white", time));
    let black = given("black").map(|time| amount("server-note-amount-black", time));
    let and = texts.text(&CatalogueMessage::new("server-note-amount-and"));
    let amounts: Vec<String> = white.into_iter().chain(black).collect();
    let ahead = given("moves").and_then(|_| sentence("server-note", "ahead", note.with.clone()));
    let side = given("side").map(|side| CatalogueMessage::new("cli-side").text("side", side));
    let own = [
        ("amounts", Some(amounts.join(&and))),
        ("ahead", Some(ahead.unwrap_or_default())),
        ("side", side.map(|side| texts.text(&side))),
        (
            "ending",
            given("ending").map(|it| word("server-ending", it)),
        ),
        ("office", given("office").map(|it| word("pages-role", it))),
    ];
    let own = own
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)));
    let controls = CONTROLS.into_iter();
    let controls = controls.filter_map(|name| Some((name, notation_of(given(name)?))));
    let mut with = note.with.clone();
    with.extend(
        own.chain(controls)
            .map(|(name, text)| (name.to_owned(), text)),
    );
    sentence("server-note", &note.word, with)
}
