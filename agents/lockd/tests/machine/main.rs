//! A machine that is locked by the real daemon, and what a player tries there. The programs stand on a
//! filesystem of their own, so that nothing else of this machine is held up.
#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "tests; a skipped one says so"
)]

mod alone;
mod asked;
mod at_once;
mod below;
mod browser;
mod bypasses;
mod check;
mod device;
mod dialogs;
mod figures;
mod full;
mod guard;
mod installed;
mod keys;
mod leads;
mod looked;
mod memory;
mod namespaces;
mod network;
mod networks;
mod popups;
mod reaches;
mod screen;
mod second;
mod sessions;
mod steered;
mod storm;
mod turns;
mod undoing;
mod usb;
mod ways_out;
mod whole;
mod windows;

/// Root, and a kernel with what is needed; otherwise the test says that it was skipped.
macro_rules! locked {
    () => {
        $crate::locked!(lock)
    };
    ($how:ident) => {
        match $crate::device::Device::$how() {
            Ok(device) => device,
            Err(why) => {
                eprintln!("SKIPPED {}: {why}", module_path!());
                return;
            }
        }
    };
}
pub(crate) use locked;
