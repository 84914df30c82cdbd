//! `adoube-lockd`: the small privileged daemon of a playing device.
//!
//! On the device nothing but the play page may run (article 16.7). What needs root for that is done
//! here: programs are held to a list ([`programs`]), what runs is reported ([`execs`]), the machine's
//! settings are changed and put back ([`changes`]). [`keeper`] is the daemon, [`profile`] what an event asks. The agent, which is an ordinary user's program, asks
//! over a socket.

pub mod asking;
mod browser;
pub mod changes;
pub mod check;
mod clock;
mod diag;
mod durable;
pub mod execs;
mod fork;
mod groups;
pub mod keeper;
pub mod layers;
mod looks;
mod mountinfo;
mod netlink;
mod network;
mod process;
pub mod profile;
pub mod programs;
mod strangers;
mod users;
pub mod windows;
mod wireless;
mod within;
