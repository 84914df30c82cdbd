//! An official's connection is cut after their command was sent: the command line repeats it under the same id.

use std::fs;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::proxy::Proxy;

/// White's clock on board 1, seconds.
fn white(event: &Event) -> u64 {
    event.boards()[0].clocks.unwrap().white / 1_000
}

/// Leads the Chief Arbiter's command line over the proxy.
fn lead_over(event: &Event, proxy: &Proxy) {
    let file = event.path("officials/chief/official.toml");
    let text = fs::read_to_string(&file).unwrap();
    let coordinator = format!("coordinator = \"{}\"", event.address());
    assert!(text.contains(&coordinator), "{text}");
    let over = format!("coordinator = \"{}\"", proxy.address());
    fs::write(&file, text.replace(&coordinator, &over)).unwrap();
}

/// CLK-6: the connection breaks at any packet that comes from the coordinator, the answer to the command among them.
/// Seven seconds are added once where the command line says that it is done, and not at all where it says that it failed.
#[test]
fn clk_6_a_command_whose_answer_is_lost_is_repeated_and_done_once() {
    if !mosquitto("clk_6_a_command_whose_answer_is_lost_is_repeated_and_done_once") {
        return;
    }
    let event = Event::long();
    event.obeyed(&["clock", "pause", "1.1", "--reason", "a wrong setting"]);
    let proxy = Proxy::start("127.0.0.1", &event.address());
    lead_over(&event, &proxy);
    let add = [
        "clock", "add", "1.1", "--white", "0:00:07", "--reason", "noise", "--yes",
    ];
    let mut repeated = false;
    // How the answers come in packets differs from run to run.
    let mut tries = (0..10).flat_map(|_| 1..=16);
    while let (false, Some(packet)) = (repeated, tries.next()) {
        let before = white(&event);
        proxy.break_at(packet);
        let output = event.adoube(&add);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let added = if output.status.success() { 7 } else { 0 };
        assert_eq!(white(&event), before + added, "packet {packet}: {said}");
        repeated = said.contains("it is done, and only once");
    }
    assert!(repeated, "no break took the answer to the command");
    event.assert_no_panic();
}
