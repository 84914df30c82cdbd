//! The network by owner (line 6 of the bypass table).

use std::{
    fs,
    net::{TcpListener, UdpSocket},
    os::unix::process::CommandExt as _,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use nix::mount::{MntFlags, MsFlags, mount, umount2};

use crate::{
    alone::{alone, loopback_up},
    device::{Device, PLAYER, copy, until},
};

/// Debian's user `daemon`: the agent of these tests.
const AGENT: u32 = 1;
const NO_DATA: Option<&str> = None;

#[derive(PartialEq, Eq, Debug, Clone, Copy)]
enum Reach {
    Yes,
    Refused,
    /// Let out, and nobody there.
    Lost,
}
use Reach::{Lost, Refused, Yes};

#[test]
fn ven_2_the_player_reaches_the_agent_and_the_agent_its_venue() {
    alone("network::inside", &["ip", "nft", "bash"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    for command in [
        "ip link set lo up",
        "ip link add out type veth peer name far",
        "ip link set far up",
        "ip addr add 10.9.9.1/24 dev out",
        "ip addr add fd00::1/64 dev out nodad",
        "ip link set out up",
    ] {
        let mut words = command.split(' ');
        assert!(
            Command::new(words.next().unwrap())
                .args(words)
                .status()
                .unwrap()
                .success()
        );
    }
    let _page = [
        TcpListener::bind("127.0.0.1:7370"),
        TcpListener::bind("[::1]:7370"),
    ];
    let _other = [
        TcpListener::bind("127.0.0.1:7371"),
        TcpListener::bind("10.9.9.1:7370"),
    ];
    let mut device =
        Device::lock_with("[network]\nport = 7370\nvenue = [\"10.9.9.8\", \"fd00::8\"]\n").unwrap();
    // Who, where to, with the rules, without them.
    let table = [
        (PLAYER, "127.0.0.1", 7370, Yes, Yes),
        (PLAYER, "::1", 7370, Yes, Yes),
        (PLAYER, "127.0.0.1", 7371, Refused, Yes),
        (PLAYER, "10.9.9.8", 7370, Refused, Lost),
        (PLAYER, "fd00::8", 7370, Refused, Lost),
        (AGENT, "127.0.0.1", 7371, Yes, Yes),
        (AGENT, "10.9.9.8", 8883, Lost, Lost),
        (AGENT, "10.9.9.7", 8883, Refused, Lost),
        (AGENT, "fd00::8", 8883, Lost, Lost),
        (AGENT, "fd00::7", 8883, Refused, Lost),
    ];
    for (user, host, port, locked, _) in table {
        assert_eq!(
            tries(user, host, port),
            locked,
            "user {user} to {host} port {port}, locked"
        );
    }
    assert!(!datagram(), "a datagram of the player's, locked");
    device.unlock();
    for (user, host, port, _, free) in table {
        assert_eq!(
            tries(user, host, port),
            free,
            "user {user} to {host} port {port}, free"
        );
    }
    assert!(datagram(), "a datagram of the player's, free");
    let rules = Command::new("nft")
        .args(["list", "ruleset"])
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(rules.stdout).unwrap(), "");
}

fn nft(words: &str) {
    let ran = Command::new("nft").args(words.split(' ')).status();
    assert!(ran.unwrap().success());
}

#[test]
fn ven_2_rules_that_somebody_takes_away_or_changes_are_told_and_in_force_again() {
    alone("network::taken", &["ip", "nft", "bash"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn taken() {
    loopback_up();
    let _other = TcpListener::bind("127.0.0.1:7371");
    let mut device = Device::lock_with("[network]\nport = 7370\nvenue = []\n").unwrap();
    device.unlock();
    // Nothing else is looked at.
    let profile = std::fs::read_to_string(device.places()[1]).unwrap();
    let tables = profile.split("\n[").filter(|table| {
        let others = ["no_exec]", "stop]", "reports]"];
        !others.iter().any(|other| table.starts_with(other))
    });
    let profile = tables.collect::<Vec<_>>().join("\n[");
    std::fs::write(device.places()[1], profile).unwrap();
    device.start();
    let mut told = device.listen();
    let english = adoube_texts::languages()["en"].clone();
    for (done, said) in [
        ("delete table inet adoube_lock", "removed"),
        ("flush table inet adoube_lock", "changed"),
        ("insert rule inet adoube_lock out accept", "changed"),
        ("add table inet somebody", ""),
        ("flush ruleset", "removed"),
    ] {
        nft(done);
        if said.is_empty() {
            continue;
        }
        let breach = told.until("breach");
        let what = format!("the network rules were {said} and are in force again");
        assert_eq!(breach["what"], what, "{done}: {breach}");
        assert!(adoube_texts::known(&english, "pages-held", &what).is_some());
        assert_eq!(
            (&breach["layer"], &breach["stopped"]),
            (&"network".into(), &false.into())
        );
        assert_eq!(tries(PLAYER, "127.0.0.1", 7371), Refused, "{done}");
    }
    let standing = || {
        let told = device.ask("layers");
        let mut layers = told["layers"].as_array().unwrap().clone().into_iter();
        layers.find(|layer| layer["layer"] == "network").unwrap()
    };
    assert_eq!(standing()["state"], "enforced");

    // What cannot be put back does not hold, until it can.
    let [there, own] = [Path::new("/usr/sbin/nft"), &device.disk.join("nft")];
    copy(there, own);
    let none = Some("/dev/null");
    mount(none, there, NO_DATA, MsFlags::MS_BIND, NO_DATA).unwrap();
    let mut delete = Command::new(own);
    delete.args(["delete", "table", "inet", "adoube_lock"]);
    assert!(delete.status().unwrap().success());
    let what = told.until("breach")["what"].clone();
    let what = what.as_str().unwrap();
    assert!(
        what.contains("removed and cannot be restored: nft: "),
        "{what}"
    );
    assert!(adoube_texts::known(&english, "pages-held", what).is_some());
    assert_eq!(standing()["state"], "unavailable");
    let mut looks = 0;
    until("it was tried again", || {
        looks += 1;
        looks > 200
    });
    umount2(there, MntFlags::MNT_DETACH).unwrap();
    let what = told.until("breach")["what"].clone();
    assert!(
        what.as_str().unwrap().ends_with("are in force again"),
        "once: {what}"
    );
    assert_eq!(standing()["state"], "enforced");
    assert_eq!(tries(PLAYER, "127.0.0.1", 7371), Refused);
}

#[test]
fn ven_2_where_there_is_no_nft_the_layer_is_unavailable_and_the_device_can_be_let_go() {
    alone("network::without_nft", &[]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn without_nft() {
    let none = Path::new("/usr/sbin");
    mount(Some("none"), none, Some("tmpfs"), MsFlags::empty(), NO_DATA).unwrap();
    let mut device =
        Device::lock_with("[network]\nrequired = false\nport = 7370\nvenue = []\n").unwrap();
    let told = device.ask("layers");
    let mut layers = told["layers"].as_array().unwrap().iter();
    let network = layers.find(|layer| layer["layer"] == "network").unwrap();
    assert_eq!(network["state"], "unavailable", "{network}");
    let why = network["why"].as_str().unwrap();
    assert!(why.starts_with("/usr/sbin/nft: "), "{why}");
    // It ends in order: nothing is left that it could not undo.
    device.unlock();
}

fn tries(user: u32, host: &str, port: u16) -> Reach {
    let connect = format!("exec 3<>/dev/tcp/{host}/{port}");
    let tried = Command::new("timeout")
        .args(["1", "bash", "-c", &connect])
        .uid(user)
        .gid(user)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&tried.stderr);
    if tried.status.success() {
        Yes
    } else if said.contains("Connection refused") {
        Refused
    } else {
        Lost
    }
}

fn datagram() -> bool {
    let heard = UdpSocket::bind("127.0.0.1:0").unwrap();
    heard
        .set_read_timeout(Some(Duration::from_secs(1)))
        .unwrap();
    let send = format!(
        "echo x > /dev/udp/127.0.0.1/{}",
        heard.local_addr().unwrap().port()
    );
    let mut player = Command::new("bash");
    player.args(["-c", &send]).uid(PLAYER).stderr(Stdio::null());
    player.status().unwrap();
    heard.recv(&mut [0; 8]).is_ok()
}

#[test]
fn ven_2_no_datagram_comes_in_from_elsewhere_that_answers_nothing() {
    alone("network::datagrams", &["ip", "nft", "bash", "nsenter"]);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn datagrams() {
    let mut elsewhere = Command::new("unshare");
    let mut elsewhere = elsewhere.args(["-n", "sleep", "600"]).spawn().unwrap();
    let there = elsewhere.id().to_string();
    let own = fs::read_link("/proc/self/ns/net").unwrap();
    let is_apart = || fs::read_link(format!("/proc/{there}/ns/net")).is_ok_and(|ns| ns != own);
    until("a network of its own", is_apart);
    let far = |words: &str| {
        let mut command = Command::new("nsenter");
        let command = command.args(["-t", &there, "-n"]).args(words.split(' '));
        assert!(command.status().unwrap().success(), "{words}");
    };
    let near = |words: &str| {
        let status = Command::new("ip").args(words.split(' ')).status();
        assert!(status.unwrap().success(), "{words}");
    };
    loopback_up();
    near("link add out type veth peer name far");
    near(&format!("link set far netns {there}"));
    near("addr add 10.9.9.1/24 dev out");
    near("link set out up");
    far("ip addr add 10.9.9.2/24 dev far");
    far("ip link set far up");
    let listens = |port| {
        let socket = UdpSocket::bind(("10.9.9.1", port)).unwrap();
        socket
            .set_read_timeout(Some(Duration::from_secs(1)))
            .unwrap();
        socket
    };
    let (of_player, of_dhcp) = (listens(9_999), listens(68));
    let comes = |to: &UdpSocket| {
        let address = to.local_addr().unwrap();
        let said = format!("echo Nf3 > /dev/udp/{}/{}", address.ip(), address.port());
        let mut command = Command::new("nsenter");
        let command = command.args(["-t", &there, "-n", "bash", "-c", &said]);
        assert!(command.status().unwrap().success());
        to.recv(&mut [0; 16]).is_ok()
    };
    assert!(comes(&of_player), "free");
    let mut device = Device::lock_with("[network]\nport = 7370\nvenue = [\"10.9.9.2\"]\n").unwrap();
    assert!(!comes(&of_player), "locked");
    assert!(comes(&of_dhcp), "an address is given, locked");
    device.unlock();
    assert!(comes(&of_player), "free again");
    elsewhere.kill().unwrap();
    elsewhere.wait().unwrap();
}
