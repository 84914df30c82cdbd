//! What somebody could steer the machine with from elsewhere (line 9 of the bypass table): it is told within a second of its
//! start, in the middle of any five that lie between two looks at all that runs.

#![expect(
    clippy::disallowed_methods,
    reason = "how soon something is told is what is tried"
)]

use std::{
    net::{TcpListener, TcpStream},
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    alone::{alone, loopback_up},
    device::{Device, Told, player},
    locked,
};

const SECOND: Duration = Duration::from_secs(1);
/// Until a breach is over at the latest, by the look at all that runs.
const OVER: Duration = Duration::from_secs(6);
const TRIALS: usize = 5;

/// When the daemon tells of what is seen for the first time, and what that is.
fn seen(told: &mut Told, what: &str) -> Instant {
    loop {
        let line = told.until("breach");
        let said = line["what"].as_str().unwrap_or_default();
        if line["breach"] == "seen" && line["layer"] == "signs" && said.contains(what) {
            return Instant::now();
        }
    }
}

fn signs(device: &Device) -> String {
    let told = device.ask("layers");
    let layers = told["layers"].as_array().cloned().unwrap_or_default();
    let signs = layers.iter().find(|layer| layer["layer"] == "signs");
    signs.map(Value::to_string).unwrap_or_default()
}

#[test]
fn ven_2_a_program_that_steers_from_elsewhere_is_told_within_a_second_of_its_start() {
    let device = locked!(signs);
    if !device.reports() {
        eprintln!(
            "SKIPPED {}: the proc connector tells nothing here",
            module_path!()
        );
        return;
    }
    // Not that of another name.
    let other = device.elsewhere("x11vncs");
    let mut told = device.listen();
    let mut runs = start(&other, "1200");
    runs.wait().unwrap();
    assert!(!signs(&device).contains("x11vnc"), "{}", signs(&device));

    let steers = device.elsewhere("x11vnc");
    let mut soon = 0;
    for trial in 0..TRIALS {
        // Somewhere between two looks.
        std::thread::sleep(Duration::from_millis(700 * trial as u64));
        let began = Instant::now();
        let mut runs = start(&steers, "60000");
        let after = seen(&mut told, "x11vnc") - began;
        eprintln!("told after {after:?}");
        soon += usize::from(after < SECOND);
        runs.kill().unwrap();
        runs.wait().unwrap();
        gone(&device, "x11vnc");
    }
    // A machine that is busy may hold up one of them; by the look every five seconds alone one in five is so soon.
    assert!(soon >= TRIALS - 1, "{soon} of {TRIALS} within a second");
}

fn start(program: &Path, ms: &str) -> std::process::Child {
    player(program)
        .arg(ms)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

fn gone(device: &Device, what: &str) {
    let began = Instant::now();
    while signs(device).contains(what) {
        assert!(began.elapsed() < OVER, "{what} is over");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn ven_2_a_connection_to_a_port_of_remote_desktops_is_told_within_a_second() {
    alone("at_once::connected", &["ip"]);
}

#[test]
#[ignore = "needs a network of its own: run by the test above, in namespaces"]
fn connected() {
    loopback_up();
    let device = Device::signs().unwrap();
    // Not to another port, and not one who only waits.
    let [waits, other] = [5901, 5909].map(|port| TcpListener::bind(("127.0.0.1", port)).unwrap());
    let _other = (
        TcpStream::connect(("127.0.0.1", 5909)).unwrap(),
        other.accept(),
    );
    std::thread::sleep(OVER);
    assert!(!signs(&device).contains("connected"), "{}", signs(&device));
    let mut told = device.listen();
    let mut soon = 0;
    for trial in 0..TRIALS {
        std::thread::sleep(Duration::from_millis(700 * trial as u64));
        let began = Instant::now();
        let there = TcpStream::connect(("127.0.0.1", 5901)).unwrap();
        let here = waits.accept().unwrap();
        let after = seen(&mut told, "port 5901") - began;
        eprintln!("told after {after:?}");
        soon += usize::from(after < SECOND);
        drop((there, here));
        gone(&device, "5901");
    }
    assert!(soon >= TRIALS - 1, "{soon} of {TRIALS} within a second");
}
