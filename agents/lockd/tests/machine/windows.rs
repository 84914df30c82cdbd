//! The windows that are listed on demand (VEN-3): those of an X server, and those of Chromium as a kiosk's compositor shows
//! it, which tells nobody of them.

use std::{
    os::unix::process::CommandExt as _,
    path::Path,
    process::{Child, Command, Stdio},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use serde_json::{Value, json};
use x11rb::{
    connection::Connection as _,
    protocol::xproto::{AtomEnum, ConnectionExt as _, CreateWindowAux, PropMode, WindowClass},
    rust_connection::RustConnection,
    wrapper::ConnectionExt as _,
};

use crate::{
    alone::{alone, loopback_up},
    browser::CHROMIUM,
    device::{Device, PLAYER, until},
    dialogs::chromium,
    screen::{Screen, photograph},
};

const TITLE: &str = "data:text/html,<title>a board</title>";

#[test]
fn ven_3_windows_are_listed_by_their_titles_where_their_screen_tells_of_them() {
    let tools = [CHROMIUM, "cage", "Xwayland", "Xvfb", "import", "ip"];
    alone("windows::inside", &tools);
}

#[test]
#[ignore = "needs programs of its own alone: run by the test above, in namespaces"]
fn inside() {
    loopback_up();
    let device = Device::lock().unwrap();
    assert_eq!(windows(&device)["screens"], json!([]));
    of_an_x_server(&device);
    of_a_compositor(&device, "wayland");
    of_a_compositor(&device, "x11");
}

fn windows(device: &Device) -> Value {
    device.ask("windows")["windows"].clone()
}

/// What the screen of that socket tells.
fn at(device: &Device, socket: &str) -> Value {
    let told = windows(device);
    let mut screens = told["screens"].as_array().unwrap().iter();
    let found = screens.find(|it| it["at"].as_str().unwrap().ends_with(socket));
    found.cloned().unwrap_or_default()
}

/// Two that are shown, one without a title, and one that is not.
fn of_an_x_server(device: &Device) {
    let screen = Screen::begin();
    let (x, number) = RustConnection::connect(Some(&screen.name)).unwrap();
    let root = x.setup().roots[number].root;
    let made = |title: &str, shown: bool| {
        let id = x.generate_id().unwrap();
        let look = CreateWindowAux::new();
        let class = WindowClass::INPUT_OUTPUT;
        x.create_window(0, id, root, 0, 0, 90, 60, 0, class, 0, &look)
            .unwrap();
        x.change_property8(
            PropMode::REPLACE,
            id,
            AtomEnum::WM_NAME,
            AtomEnum::STRING,
            title.as_bytes(),
        )
        .unwrap();
        if shown {
            x.map_window(id).unwrap();
        }
        x.sync().unwrap();
        id
    };
    made("a board", true);
    made("hidden", false);
    let second = made("", true);
    let display = format!("X{}", screen.name.trim_start_matches(':'));
    let told = at(device, &display);
    let own = std::fs::read_to_string("/proc/self/comm").unwrap();
    let window = |title: &str| json!({"title": title, "name": own.trim_end(), "user": 0});
    let expected = json!([window(""), window("a board")]);
    assert_eq!(
        (&told["state"], &told["windows"], &told["more"]),
        (&json!("told"), &expected, &json!(0)),
        "{told}"
    );
    x.destroy_window(second).unwrap();
    x.sync().unwrap();
    assert_eq!(at(device, &display)["windows"], json!([window("a board")]));
    // One who does not answer holds nobody up.
    kill(screen.process(), Signal::SIGSTOP).unwrap();
    let told = at(device, &display);
    kill(screen.process(), Signal::SIGCONT).unwrap();
    assert_eq!(
        (&told["state"], &told["why"]),
        (&json!("unavailable"), &json!("silent"))
    );
}

/// Chromium, as the player runs it, by that way to the compositor. One X server lets in its user alone, who is the player.
fn of_a_compositor(device: &Device, way: &str) {
    let screen = Screen::begin();
    let _cage = Cage::begin(&device.disk, &screen, way);
    let mut told = Value::Null;
    until("the browser's windows are told of", || {
        told = windows(device);
        let screens = told["screens"].as_array().cloned().unwrap_or_default();
        let board = |it: &Value| it.to_string().contains("a board");
        match way {
            "wayland" => screens.iter().any(is_compositor),
            _ => screens.iter().any(board),
        }
    });
    photograph(&screen, &format!("windows-{way}"));
    eprintln!("{way}: {told:#}");
    let programs = told["programs"].as_array().unwrap();
    assert!(programs.iter().any(|it| it["name"] == "chromium"), "{told}");
    let screens = told["screens"].as_array().unwrap();
    assert!(screens.iter().any(is_compositor) || way == "x11", "{told}");
    if way == "x11" {
        let all = screens.iter().filter_map(|it| it["windows"].as_array());
        let mut all = all.flatten();
        let board = all.find(|it| it["title"].as_str().unwrap().contains("a board"));
        let board = board.unwrap();
        assert_eq!(
            (&board["name"], &board["user"]),
            (&json!("chromium"), &json!(PLAYER)),
            "{told}"
        );
    }
}

fn is_compositor(screen: &Value) -> bool {
    screen["state"] == "unavailable" && screen["why"] == "compositor"
}

/// A compositor with Chromium.
struct Cage(Child);

impl Cage {
    fn begin(disk: &Path, screen: &Screen, way: &str) -> Self {
        let mut cage = Command::new("cage");
        cage.args(["--", CHROMIUM, "--kiosk"])
            .arg(format!("--ozone-platform={way}"));
        chromium(&mut cage, disk)
            .arg(TITLE)
            .envs([("DISPLAY", screen.name.as_str()), ("WLR_BACKENDS", "x11")])
            .env("WLR_RENDERER", "pixman")
            .env("XDG_RUNTIME_DIR", disk.join("free"))
            .stdin(Stdio::null())
            .process_group(0);
        Self(cage.spawn().unwrap())
    }
}

impl Drop for Cage {
    fn drop(&mut self) {
        let _ = kill(Pid::from_raw(self.0.id().cast_signed()), Signal::SIGTERM);
        let _ = self.0.wait();
    }
}
