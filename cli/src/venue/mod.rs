//! Speaking to a venue's own node as one of its officials: `adoube watch --venue`, `adoube order`,
//! `adoube intents`, `adoube history`, `adoube enrol`.

mod checking;
mod desk;
mod enrol;
mod history;
mod intents;
mod network_code;
mod order;
mod password;
mod watch;

pub(crate) use desk::WallDesk;
pub(crate) use enrol::run as enrol;
pub(crate) use history::run as history;
pub(crate) use intents::run as intents;
pub(crate) use network_code::run as network_code;
pub(crate) use order::run as order;
pub(crate) use watch::run as watch;
