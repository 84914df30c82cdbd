//! A file system in memory that behaves as badly as disks may.
//!
//! It shows programs what they wrote, and keeps apart what they made durable: a file's bytes by
//! syncing the file, a directory's entries by syncing the directory. At a cut, of everything else
//! a random part is kept: sectors of writes in any order, lengths, entries. What a program learns
//! after the cut is I/O errors. It can also be full, and it can fail at any call that one names.

mod cut;
mod glue;
mod illness;
mod image;
mod mount;
mod volume;

pub use illness::{Illness, Sign};
pub use image::Image;
pub use mount::{Mounted, abort_all, available};
pub use volume::Volume;

/// What a disk writes all or nothing of, in bytes.
pub const SECTOR: usize = 512;
