//! Programs that stand in memory and nowhere else (line 1 of the bypass table).

use std::fs;

use crate::{
    alone::alone,
    device::{Device, Tried},
};

#[test]
fn ven_2_no_program_starts_from_memory() {
    alone("memory::inside", &[]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    let file = "/proc/sys/vm/memfd_noexec";
    if !fs::exists(file).unwrap() {
        eprintln!("SKIPPED ven_2_no_program_starts_from_memory: this kernel has no {file}");
        return;
    }
    // Without a loader: one that comes alone is refused by the list, whatever the kernel is told.
    let from_memory = |device: &Device| device.tries("allowed", &["memory", "lone"]);
    let listed = Device::lock().unwrap();
    assert_eq!(listed.tries("lone", &[]), Tried::Denied);
    assert_eq!(from_memory(&listed), Tried::Ran, "the list does not hold");
    drop(listed);
    let mut device = Device::lock_with("[kernel.values]\n\"vm.memfd_noexec\" = \"2\"\n").unwrap();
    assert_eq!(device.tries("allowed", &[]), Tried::Ran);
    assert_eq!(from_memory(&device), Tried::Failed);
    device.unlock();
    assert_eq!(from_memory(&device), Tried::Ran);
    assert_eq!(fs::read_to_string(file).unwrap(), "0\n");
}
