//! Who is signed in to the pages of a coordinator or of a venue node.
//!
//! An official gets an invitation, once, for one of his offices; his browser changes it for a
//! session. [`book`] knows both, without clock, disk or network; [`keeper`] keeps it on the disk;
//! [`http`] is what browsers see of it, [`desk`] what the services of both pages share. Nothing is stored that opens anything: only digests are.

pub mod book;
pub mod cookie;
pub mod desk;
pub mod file;
pub mod http;
pub mod keeper;
pub mod notes;
pub mod office;
pub mod secret;
