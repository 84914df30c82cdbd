//! Sentences of the domain, to be told in any language.

use adoube_proto::v1;
use adoube_tournament::note::Note;

/// One.
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
