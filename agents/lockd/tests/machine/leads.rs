//! What a breach leads to. The daemon ends programs of the player's here, who is the same in all tests: in
//! namespaces of its own.

use std::os::unix::process::ExitStatusExt as _;

use crate::{
    alone::alone,
    device::{Device, player},
};

#[test]
fn ven_2_a_program_that_runs_and_may_not_is_ended_where_the_event_says_so() {
    alone("leads::inside", &[]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    for (more, ends) in [("", false), ("[breach]\nrunning = \"stop\"\n", true)] {
        let mut device = Device::lock_with(more).unwrap();
        device.unlock();
        // Both run before the machine is locked, one of them by right.
        let [mut stranger, mut allowed] = ["other", "allowed"].map(|name| {
            let mut program = player(&device.disk.join(name));
            program.arg("60000").spawn().unwrap()
        });
        device.start();
        let mut told = device.listen();
        if ends {
            assert_eq!(stranger.wait().unwrap().signal(), Some(9));
        } else {
            assert!(stranger.try_wait().unwrap().is_none());
        }
        let mut late = player(&device.disk.join("allowed"));
        late.arg("1").status().unwrap();
        assert_eq!(allowed.try_wait().unwrap(), None, "what is allowed goes on");
        // What was refused has no program that could be stopped.
        assert!(player(&device.disk.join("other")).spawn().is_err());
        assert_eq!(told.denied()["leads"], "report");
        for program in [&mut stranger, &mut allowed] {
            program.kill().unwrap();
            program.wait().unwrap();
        }
    }
}
