//! Texts for people, told in any language.

use adoube_proto::v1;
use adoube_proto::v1::message_argument::Value;
use adoube_tournament::catalogue_message::{Argument, CatalogueMessage};
use adoube_tournament::note::Note;

/// The text of what there may be, as the wire has it: empty for none.
pub fn or_empty<T: ToString>(there: Option<T>) -> String {
    there.map_or_else(String::new, |there| there.to_string())
}

/// A sentence of the domain.
pub fn note(note: Note) -> v1::NoteView {
    let with = note.with.into_iter();
    v1::NoteView {
        word: note.word.to_owned(),
        with: with.map(|(name, with)| (name.to_owned(), with)).collect(),
        text: note.text,
    }
}

/// Several, in their order.
pub fn notes(notes: impl IntoIterator<Item = Note>) -> Vec<v1::NoteView> {
    notes.into_iter().map(note).collect()
}

/// A text that its reader puts into words.
pub fn catalogue_message(message: CatalogueMessage) -> v1::CatalogueMessage {
    let arguments = message.arguments.into_iter();
    let arguments = arguments.map(|(name, argument)| {
        let value = match argument {
            Argument::Text(text) => Value::Text(text),
            Argument::Number(number) => Value::Number(number),
            Argument::Move(san) => Value::Move(san),
            Argument::Messages(parts) => Value::Parts(v1::MessageParts {
                messages: parts.into_iter().map(catalogue_message).collect(),
            }),
        };
        (
            name.into_owned(),
            v1::MessageArgument { value: Some(value) },
        )
    });
    v1::CatalogueMessage {
        id: message.id.into_owned(),
        arguments: arguments.collect(),
    }
}
