//! A local technical arbiter at his command line: calls, thresholds, orders, a spare device, an uplink that
//! hangs half open.

use std::fs;
use std::time::{Duration, Instant};

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::proxy::Proxy;
use adoube_cluster::waiting::{until, until_true};
use nix::sys::signal::Signal;
use serde_json::Value;

const WATCH: [&str; 3] = ["watch", "--venue", "madrid"];

/// The games go on, and with this half-move of board 1 its player calls the arbiter.
fn with_a_call(half_move: usize, words: &str) -> Event {
    let mut event = Event::new(136, 12_000);
    let path = event.path("script.json");
    let mut script: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    script["games"][0]["moves"][half_move]["call"] = words.into();
    fs::write(&path, script.to_string()).unwrap();
    event.begin();
    event
}

/// What the venue's node shows its officials now.
fn seen(event: &Event) -> Value {
    let shown = event.obeyed(&[&WATCH[..], &["--once", "--json"]].concat());
    serde_json::from_str(&shown).unwrap()
}

/// VEN-8, O 19.1: a player's call comes from his device to the screen of his venue's LTA, with the bell,
/// and waits in the queue until he says whether it had a reason.
#[test]
fn ven_8_a_players_call_rings_at_his_venue_and_is_answered_there() {
    if !mosquitto("ven_8_a_players_call_rings_at_his_venue_and_is_answered_there") {
        return;
    }
    let event = with_a_call(40, "my mouse is stuck");
    let screen = event.on_screen(&WATCH);
    let quiet = event.in_lines(&WATCH);
    until_true("the venue is on the screen", || {
        screen.said().contains("Adams,") && quiet.said().contains("connected to the server")
    });
    assert!(!screen.said().contains('\x07'), "nothing rang yet");
    let words = ": White (Adams, Ana) calls the arbiter: my mouse is stuck";
    until_true("it is told", || {
        let said = quiet.said();
        said.contains("CALL at 1.1 since ") && said.contains(words)
    });
    until_true("the bell rings", || screen.said().contains('\x07'));
    let queue = event.obeyed(&["--as", "lta-madrid", "call", "list"]);
    assert!(queue.contains("my mouse is stuck"), "{queue}");
    let stands = |event: &Event| seen(event)["alarms"].to_string().contains("my mouse");
    assert!(stands(&event));
    let answer = ["call", "answer", "1.1", "--valid", "--note", "a new mouse"];
    // Whoever names no call is told whose it is; who names it is refused by the coordinator.
    for (number, told) in [
        (&[][..], "is from White at madrid"),
        (&["--number", "1"], "refused"),
    ] {
        let other = event.adoube(&[&["--as", "lta-chennai"], &answer[..], number].concat());
        let why = String::from_utf8_lossy(&other.stderr).into_owned();
        assert!(!other.status.success() && why.contains(told), "{why}");
    }
    event.obeyed(&[&["--as", "lta-madrid"], &answer[..]].concat());
    until_true("nobody waits any more", || !stands(&event));
    let queue = event.obeyed(&["call", "list"]);
    assert!(queue.starts_with("no open calls\n"), "{queue}");
    let answered = "by lta-madrid: valid reason; note: a new mouse";
    assert!(queue.contains(answered), "{queue}");
    event.assert_no_panic();
}

/// VEN-4, O 18.8: from which age on a device is trouble is the LTA's; the one in trouble stands first,
/// and the screen tells each degree once.
#[test]
fn ven_4_an_lta_sets_from_when_on_a_device_is_late_silent_or_an_alarm() {
    if !mosquitto("ven_4_an_lta_sets_from_when_on_a_device_is_late_silent_or_an_alarm") {
        return;
    }
    let mut event = Event::long();
    let thresholds = ["order", "thresholds", "--venue", "madrid"];
    for (wrong, why) in [
        (&["--late", "0"][..], "from 1 s to 600 s"),
        (&["--late", "-1"], "from 1 s to 600 s"),
        (&["--alarm", "1e9"], "from 1 s to 600 s"),
        (&["--alarm", "nan"], "from 1 s to 600 s"),
        (&["--late", "5"], "late comes before silent"),
    ] {
        let refused = event.adoube(&[&thresholds[..], wrong].concat());
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success(), "{wrong:?}");
        assert!(said.contains(why), "{wrong:?}: {said}");
    }
    let set = ["--late", "2", "--silent", "4", "--alarm", "6"];
    let told = event.obeyed(&[&thresholds[..], &set].concat());
    let expected = "signal late from 2.0 s, disconnected from 4.0 s, alarm from 6.0 s";
    assert_eq!(told.trim(), expected);
    let quiet = event.in_lines(&WATCH);
    let seated = event.seated();
    let device = seated.iter().rfind(|id| id.starts_with("madrid")).unwrap();
    until_true("the venue is watched", || {
        quiet.said().contains("connected to the server")
    });
    event.child(device).signal(Signal::SIGSTOP);
    let states = || -> Vec<String> {
        let start = format!("device {device}: ");
        let said = quiet.said();
        let states = said.lines().filter_map(|line| line.split_once(&start));
        let states = states.filter_map(|(_, state)| state.split(',').next());
        states.map(str::to_owned).collect()
    };
    until_true("it is an alarm", || states().len() == 3);
    let disconnected = "disconnected";
    assert_eq!(states(), ["signal late", disconnected, disconnected]);
    let shown = seen(&event);
    assert_eq!(shown["thresholds"]["late_ms"], 2_000);
    assert_eq!(shown["devices"][0]["device"], device.as_str(), "{shown:#}");
    assert_eq!(shown["devices"][0]["alarm"], "alarm");
    event.child(device).signal(Signal::SIGCONT);
    // It is heard first; until its moves pass again nobody can play there. Then the game resumes by itself.
    let plays = |state: &String| ["paused", "playing"].contains(&state.as_str());
    until_true("its moves pass again", || states().iter().any(plays));
    let unconnected = |state: &String| ["signal late", disconnected].contains(&state.as_str());
    let wrong = states()
        .into_iter()
        .find(|state| !unconnected(state) && !plays(state));
    assert_eq!(wrong, None, "{:?}", states());
    event.assert_no_panic();
}

/// The games go on, and the way from Madrid to the coordinator goes through a proxy: uplink and relay.
pub(crate) fn with_a_proxy() -> (Event, Proxy) {
    let mut event = Event::new(136, 12_000);
    let proxy = Proxy::start("127.0.0.1", &event.address());
    let file = event.folder_of("madrid").join("venue.toml");
    let text = fs::read_to_string(&file).unwrap();
    let changed = text.replace(&event.address(), &proxy.address());
    assert_ne!(text, changed, "the node's settings name the coordinator");
    fs::write(&file, changed).unwrap();
    event.begin();
    (event, proxy)
}

/// VEN-4: nothing comes over the uplink any more and nobody is told: the view says so by the thresholds,
/// counts from the last word, and takes no connection towards a coordinator that never answers for one.
#[test]
fn ven_4_an_uplink_that_hangs_half_open_is_told_before_its_ends_give_it_up() {
    if !mosquitto("ven_4_an_uplink_that_hangs_half_open_is_told_before_its_ends_give_it_up") {
        return;
    }
    let (event, proxy) = with_a_proxy();
    let quiet = event.in_lines(&WATCH);
    until_true("the venue is watched", || {
        quiet.said().contains("connected to the server")
    });
    let fell = Instant::now();
    proxy.fall_silent();
    until_true("the uplink is given up", || {
        quiet.said().contains("NO CONNECTION TO THE SERVER for ")
    });
    let said = quiet.said();
    let uplink = said
        .lines()
        .filter(|line| line.to_lowercase().contains("server"));
    let told: Vec<&str> = uplink.skip(1).collect();
    let begins = [
        "connection to the server: no answer for ",
        "SERVER NOT RESPONDING: no answer for ",
        "NO CONNECTION TO THE SERVER for ",
    ];
    let as_told = told
        .iter()
        .zip(begins)
        .all(|(line, begin)| line.contains(begin));
    assert!(told.len() == begins.len() && as_told, "{said}");
    // It is given up after five seconds without a word, and had been down for those.
    let down = told[2]
        .split("NO CONNECTION TO THE SERVER for ")
        .nth(1)
        .unwrap();
    let seconds: f64 = down.split(' ').next().unwrap().parse().unwrap();
    assert!(seconds >= 5.0, "{said}");
    let (elapsed, shown) = until("it is down for a dozen seconds", || {
        let elapsed = fell.elapsed();
        (elapsed >= Duration::from_secs(12)).then(|| (elapsed, seen(&event)))
    });
    // What was under way as it fell came after that.
    let least = u64::try_from(elapsed.as_millis()).unwrap() - 2_000;
    assert!(
        shown["uplink"]["for_ms"].as_u64().unwrap() >= least,
        "{shown:#}"
    );
    let devices = shown["devices"].as_array().unwrap();
    let seated: Vec<&Value> = devices.iter().filter(|it| !it["seat"].is_null()).collect();
    assert_eq!(seated.len(), 2, "{shown:#}");
    for device in seated {
        assert!(
            device["coordinator_age_ms"].as_u64().unwrap() >= least,
            "{shown:#}"
        );
        assert_eq!(device["coordinator_round_trip_us"], 0, "{shown:#}");
    }
    proxy.let_pass();
    until_true("it is up again", || {
        quiet.said().matches("connected to the server").count() == 2
    });
    event.assert_no_panic();
}

/// VEN-3: each order, as the LTA gives it, with what became of it.
#[test]
fn ven_3_each_order_is_given_carried_out_and_told_with_its_fate() {
    if !mosquitto("ven_3_each_order_is_given_carried_out_and_told_with_its_fate") {
        return;
    }
    let event = Event::long();
    let device = event
        .seated()
        .into_iter()
        .find(|id| id.starts_with("madrid"));
    let device = device.unwrap();
    for (order, text, fate, word) in [
        ("message", Some("Please wait"), "done", "no page"),
        ("lock", Some("The arbiter is coming"), "done", "no page"),
        ("check", None, "done", "page lock: locked by an order"),
        ("unlock", None, "done", "no page"),
        ("identify", None, "done", "no page"),
        ("applications", None, "done", "adoube-kiosk"),
        ("check", None, "done", "screens: "),
        ("restart-page", None, "refused", "no page"),
    ] {
        let mut args = vec!["order", order, &device];
        args.extend(text);
        args.extend(["--wait", "60", "--json"]);
        let output = event.adoube(&args);
        assert_eq!(output.status.success(), fate == "done", "{order}");
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["fate"], fate, "{told}");
        assert_eq!(told["by"], "lta-madrid");
        assert!(told.to_string().contains(word), "{order}: {told}");
        let fates = told["steps"].as_array().unwrap();
        assert_eq!(fates[0]["fate"], "waiting", "{told}");
    }
    let list = event.obeyed(&["order", "list", &device]);
    assert_eq!(list.matches(&format!(" {device} ")).count(), 8, "{list}");
    event.assert_no_panic();
}

/// O 16.6: in the middle of a game a player goes on at a spare device, by one command of his LTA and one
/// confirmation; what he used before cannot act for him any more.
#[test]
fn ven_1_a_player_moves_to_a_spare_device_by_one_command_and_one_confirmation() {
    if !mosquitto("ven_1_a_player_moves_to_a_spare_device_by_one_command_and_one_confirmation") {
        return;
    }
    let mut event = Event::long();
    let white = |event: &Event| event.boards()[0].white.clone().unwrap().device;
    let before = white(&event);
    let spare = event.spare("madrid").0;
    event.start(&spare);
    let reason = "its screen is broken";
    let moving = ["--as", "lta-madrid", "seat", "move", "1.1", "white", &spare];
    let moving = [&moving[..], &["--reason", reason]].concat();
    let unasked = event.adoube(&moving);
    assert!(!unasked.status.success(), "nobody confirmed it");
    let refused = event.typed(&moving, "no\n");
    assert!(!refused.status.success(), "{refused:?}");
    assert_eq!(white(&event), before);
    let foreign = [
        "--as",
        "lta-chennai",
        "seat",
        "move",
        "1.1",
        "white",
        &spare,
    ];
    let foreign = event.typed(&[&foreign[..], &["--reason", reason]].concat(), "yes\n");
    assert!(
        !foreign.status.success(),
        "another venue's LTA: {foreign:?}"
    );
    let moved = event.typed(&moving, "yes\n");
    assert!(moved.status.success(), "{moved:?}");
    assert_eq!(white(&event), spare);
    event.until_moved(4);
    let played = event.log_of(&spare).contains(" acknowledged board=");
    assert!(played, "the spare device has made moves");
    let acted = |event: &Event| {
        event
            .log_of(&before)
            .matches(" acknowledged board=")
            .count()
    };
    let then = acted(&event);
    event.until_moved(4);
    assert_eq!(acted(&event), then, "the one before acts no more");
    event.assert_no_panic();
}
