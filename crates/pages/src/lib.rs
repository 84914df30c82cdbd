//! The built pages, and the port that they are served at.
//!
//! The pages themselves are TypeScript, in `web`; here they are only bytes. Coordinator, venue node
//! and kiosk agent each serve one of them beside services of their own.

pub mod files;
pub mod headers;
pub mod port;
pub mod tls;
