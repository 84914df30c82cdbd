//! Lines of movetext.

/// PGN's export format asks for lines shorter than 80 columns.
const WIDTH: usize = 79;

/// Puts words on lines that are shorter than 80 columns, as PGN's export format asks for. A word longer
/// than a line stands alone on one.
#[derive(Debug, Default)]
pub struct Wrap {
    text: String,
    column: usize,
}

impl Wrap {
    /// Adds a word that has no line break in it.
    pub fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Adds a comment: words in braces.
    pub(super) fn comment(&mut self, words: &[String]) {
        for (i, word) in words.iter().enumerate() {
            let open = if i == 0 { "{" } else { "" };
            let close = if i + 1 == words.len() { "}" } else { "" };
            self.word(&format!("{open}{word}{close}"));
        }
    }

    /// All lines, each ended.
    #[must_use]
    pub fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::Wrap;

    #[test]
    fn lines_stay_below_80_columns() {
        let mut wrap = Wrap::default();
        (0..200).for_each(|i| wrap.word(&"x".repeat(i % 13 + 1)));
        wrap.word(&"y".repeat(100));
        wrap.word("z");
        let text = wrap.finish();
        assert!(
            text.lines()
                .all(|line| line.len() < 80 || line.starts_with('y'))
        );
        assert!(text.lines().filter(|line| line.len() > 60).count() > 10);
        assert!(text.ends_with("\nz\n"));
    }
}
