//! Where to look at what runs.

use adoube_demo::{Links, PlayerLink};
use serde_json::{Value, json};

use crate::text;

/// As a person reads it.
pub(super) fn text(links: &Links) -> String {
    let processes = links.processes.iter();
    let processes = processes.map(|(name, process)| format!("{process:>9}  {name}\n"));
    let running = text!("cli-demo-links-running");
    let open = text!("cli-demo-links-board", board: &links.board);
    let white = player("cli-demo-links-white", &links.white);
    let black = player("cli-demo-links-black", &links.black);
    let console = text!("cli-demo-links-console");
    let wall = text!("cli-demo-links-wall", venue: &links.wall.0);
    let others = text!("cli-demo-links-others");
    format!(
        "\n{running}\n{}\n{open}\n\n{white}{black}  {console}\n    {}\n  {wall}\n    {}\n\n{others}\n",
        processes.collect::<String>(),
        links.console,
        links.wall.1,
    )
}

fn player(id: &'static str, link: &PlayerLink) -> String {
    let message = text!(id, name: &link.name, device: &link.device);
    format!("  {message}\n    {}\n", link.page)
}

pub(super) fn json(links: &Links) -> Value {
    let player = |link: &PlayerLink| json!({"device": link.device, "page": link.page});
    json!({
        "kind": "links", "board": links.board,
        "white": player(&links.white), "black": player(&links.black),
        "console": links.console, "wall": links.wall.1,
        "processes": links.processes,
    })
}
