//! Bounds on what one game may hold, so that no input can fill the memory.

/// Bytes of a tag's name or of a word in the movetext.
pub const WORD: usize = 255;
/// Bytes of a tag's value.
pub const TAG_VALUE: usize = 4 * 1024;
/// Tags of a game.
pub const TAGS: usize = 512;
/// Bytes of a comment.
pub const COMMENT: usize = 64 * 1024;
/// Half-moves of a game; twice what the fifty-move rule leaves room for.
pub const PLIES: usize = 24_000;
/// Bytes of all tags and comments of a game together.
pub const GAME: usize = 8 * 1024 * 1024;
