//! An official's connection is cut after their command was sent: the command line repeats it under the same id.

use std::fs;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::proxy::Proxy;

/// More packets than come from the node for an order and the answer to it.
const PACKETS: u32 = 16;

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
        repeated = said.contains("it was done, and only once");
    }
    assert!(repeated, "no break took the answer to the command");
    event.assert_no_panic();
}

/// The address of Madrid's node, as its LTA has it.
fn node(event: &Event) -> String {
    let file = fs::read_to_string(event.path("officials/lta-madrid/official.toml")).unwrap();
    let line = file.lines().find_map(|line| line.strip_prefix("madrid = "));
    line.unwrap().trim_matches('"').to_owned()
}

/// How many orders Madrid's node has for its first device.
fn orders(event: &Event) -> usize {
    let list = event.obeyed(&["order", "list", "madrid-1", "--json"]);
    let list: serde_json::Value = serde_json::from_str(&list).unwrap();
    list["orders"].as_array().unwrap().len()
}

/// VEN-4: the same of an order to a device, which the venue's node takes: wherever the connection breaks it is given once,
/// and the command line says what became of it; where it could not connect nothing is given.
#[test]
fn ven_4_an_order_whose_answer_is_lost_is_repeated_and_given_once() {
    if !mosquitto("ven_4_an_order_whose_answer_is_lost_is_repeated_and_given_once") {
        return;
    }
    let event = Event::long();
    let proxy = Proxy::start("127.0.0.1", &node(&event));
    let address = proxy.address();
    let identify = [
        "order",
        "identify",
        "madrid-1",
        "--venue",
        "madrid",
        "--address",
        &address,
        "--wait",
        "30",
    ];
    let mut repeated = 0;
    for (tried, packet) in (0..10).flat_map(|_| 1..=PACKETS).enumerate() {
        if tried >= usize::try_from(PACKETS).unwrap() && repeated > 0 {
            break;
        }
        let before = orders(&event);
        proxy.break_at(packet);
        let output = event.adoube(&identify);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let given = orders(&event) - before;
        if output.status.success() {
            assert_eq!(given, 1, "packet {packet}: {told}{said}");
            assert!(told.contains("done"), "packet {packet}: {told}{said}");
        } else {
            assert_eq!(given, 0, "packet {packet}: {told}{said}");
            assert!(
                said.contains("cannot be reached"),
                "packet {packet}: {said}"
            );
        }
        repeated += usize::from(said.contains("it was done, and only once"));
    }
    assert!(repeated > 0, "no break took the answer to the order");
    event.assert_no_panic();
}
