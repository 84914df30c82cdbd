//! The document that an organiser begins with.

/// Regulations with every field and the article that it follows, ready to be changed.
pub const TEMPLATE: &str = include_str!("template.toml");
