//! A line by its columns.

use super::error::TrfError;
use crate::catalogue_message::CatalogueMessage;

/// A line cut into columns. Tools disagree on what fills a column: most count characters, some
/// the bytes of UTF-8.
pub(super) struct Columns<'l> {
    line: usize,
    /// The text of each column; a character of several bytes, counted so, leaves empty ones
    /// behind it.
    cells: Vec<&'l str>,
}

impl<'l> Columns<'l> {
    /// One column a character.
    pub(super) fn by_characters(line: usize, text: &'l str) -> Self {
        let cells = text
            .char_indices()
            .map(|(at, c)| &text[at..at + c.len_utf8()]);
        Self {
            line,
            cells: cells.collect(),
        }
    }

    /// One column a byte of the file, whose text this is.
    pub(super) fn by_bytes(line: usize, bytes: &[u8], text: &'l str) -> Self {
        // How many bytes each character was in the file: one that is not UTF-8 is one.
        let widths = bytes.utf8_chunks().flat_map(|chunk| {
            let single = chunk.invalid().iter().map(|_| 1);
            chunk.valid().chars().map(char::len_utf8).chain(single)
        });
        let mut cells = Vec::with_capacity(bytes.len());
        for ((at, c), width) in text.char_indices().zip(widths) {
            cells.push(&text[at..at + c.len_utf8()]);
            cells.extend((1..width).map(|_| ""));
        }
        Self { line, cells }
    }

    /// How many columns there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// An error at a column.
    pub(super) fn error(&self, column: usize, message: CatalogueMessage) -> TrfError {
        TrfError {
            line: self.line,
            column,
            message,
        }
    }

    /// What stands in these columns, without blanks around it.
    pub(super) fn text(&self, first: usize, last: usize) -> String {
        let last = last.min(self.cells.len());
        let cells = self.cells.get(first - 1..last).unwrap_or(&[]);
        cells.concat().trim().to_owned()
    }

    /// Whether a column is blank, or behind the end.
    pub(super) fn is_blank(&self, column: usize) -> bool {
        self.text(column, column).is_empty()
    }

    /// A whole number in these columns; none if they are blank.
    pub(super) fn number<T: TryFrom<u64>>(
        &self,
        first: usize,
        last: usize,
        field: &'static str,
    ) -> Result<Option<T>, TrfError> {
        let text = self.text(first, last);
        if text.is_empty() {
            return Ok(None);
        }
        let digits = Some(&text).filter(|text| text.bytes().all(|b| b.is_ascii_digit()));
        let number: Option<u64> = digits.and_then(|text| text.parse().ok());
        let number = number.and_then(|number| T::try_from(number).ok());
        let wrong = || {
            let message = CatalogueMessage::new("file-trf-not-number")
                .text("text", &text)
                .text("field", field)
                .text("first", first)
                .text("last", last);
            self.error(first, message)
        };
        number.map(Some).ok_or_else(wrong)
    }

    /// Whether a column between two fields is blank, as it must be.
    pub(super) fn blank(&self, column: usize) -> Result<(), TrfError> {
        match self.text(column, column) {
            text if text.is_empty() => Ok(()),
            text => Err(self.error(
                column,
                CatalogueMessage::new("file-trf-shifted").text("text", text),
            )),
        }
    }

    /// No tabs and other controls: they hide which column a field stands in.
    pub(super) fn printable(&self) -> Result<(), TrfError> {
        let control = |cell: &&str| cell.chars().any(char::is_control);
        match self.cells.iter().position(control) {
            None => Ok(()),
            Some(at) => Err(self.error(at + 1, CatalogueMessage::new("file-trf-control"))),
        }
    }
}
