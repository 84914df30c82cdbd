//! One thing that is wrong with a document.

use std::fmt;

/// Something that a document of regulations must not say, or leaves out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where, from 1.
    pub line: usize,
    /// Which field, with its sections: `disconnection.clock`. Empty for what is no field.
    pub field: String,
    /// What is wrong and what to write instead.
    pub message: String,
    /// The article that asks for it; empty where only the form is wrong.
    pub article: &'static str,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.message)?;
        if !self.article.is_empty() {
            write!(f, " ({})", self.article)?;
        }
        Ok(())
    }
}
