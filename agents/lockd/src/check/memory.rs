//! Settings of the kernel: read back, and a program in memory tried.

use std::{fs, io::Write as _, os::fd::AsRawFd as _, path::Path};

use nix::{
    errno::Errno,
    libc::{MFD_EXEC, MFD_NOEXEC_SEAL, c_uint},
    sys::memfd::{MFdFlags, memfd_create},
};

use super::trial::{Trial, as_player, errno, runs};
use crate::{changes::is_same, profile::Kernel};

const MEMORY: &str = "vm.memfd_noexec";

pub(super) fn trials(kernel: &Kernel, player: u32, root: &Path) -> Vec<Trial> {
    let mut trials: Vec<Trial> = kernel
        .values
        .iter()
        .map(|(name, value)| stands(root, name, value))
        .collect();
    if kernel.values.get(MEMORY).is_some_and(|value| value == "2") {
        trials.push(Trial::control("keeps data in memory", data(player)));
        let by = [Errno::EACCES, Errno::EPERM];
        trials.push(Trial::forbidden(
            "runs a program in memory",
            program(player),
            &by,
        ));
    }
    trials
}

fn stands(root: &Path, name: &str, value: &str) -> Trial {
    let file = root.join("proc/sys").join(name.replace('.', "/"));
    let found = fs::read_to_string(file).map_err(|error| errno(&error));
    let found = found.and_then(|found| {
        if is_same(&found, value) {
            Ok(())
        } else {
            Err(Errno::EINVAL)
        }
    });
    Trial::control(format!("{name} is {value}"), found)
}

fn data(player: u32) -> Result<(), Errno> {
    as_player(player, || {
        memfd_create("adoube-check", flags(MFD_NOEXEC_SEAL)).map(drop)
    })
}

fn program(player: u32) -> Result<(), Errno> {
    // Kept open over the exec, since it is what is executed.
    let memory = memfd_create("adoube-check", flags(MFD_EXEC))?;
    let own = fs::read("/proc/self/exe").map_err(|error| errno(&error))?;
    let number = memory.as_raw_fd();
    let mut file = fs::File::from(memory);
    file.write_all(&own).map_err(|error| errno(&error))?;
    runs(player, Path::new(&format!("/proc/self/fd/{number}")))
}

/// Flags that are newer than the library's names.
fn flags(bits: c_uint) -> MFdFlags {
    MFdFlags::from_bits_retain(bits)
}
