//! Which programs may start: an allow-list, held by the kernel's fanotify.
//!
//! Names prove nothing, since a program can be renamed, linked and copied: the list is of files, known by
//! filesystem and inode. Whoever runs a program that is not on it is refused before its first
//! instruction. Whatever the user can write must be mounted without the right to execute besides
//! ([`Change::NoExec`](crate::changes::Change)): a loader that is given a library maps it without a word to fanotify.

pub mod allow;
pub mod decide;
pub(crate) mod denied;
pub mod guard;
pub(crate) mod kept;
mod loader;
mod pair;
mod worker;

pub use denied::Denied;
