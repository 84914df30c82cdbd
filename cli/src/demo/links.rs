//! Where to look at what runs.

use adoube_demo::{Links, PlayerLink};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use super::filled;

/// As a person reads it.
pub(super) fn text(links: &Links) -> String {
    let processes = links.processes.iter();
    let processes = processes.map(|(name, process)| format!("{process:>9}  {name}\n"));
    let running = filled(&CatalogueMessage::new("cli-demo-links-running"));
    let open = filled(&CatalogueMessage::new("cli-demo-links-board").text("board", &links.board));
    let white = player("cli-demo-links-white", &links.white);
    let black = player("cli-demo-links-black", &links.black);
    let console = filled(&CatalogueMessage::new("cli-demo-links-console"));
    let wall = filled(&CatalogueMessage::new("cli-demo-links-wall").text("venue", &links.wall.0));
    let others = filled(&CatalogueMessage::new("cli-demo-links-others"));
    format!(
        "\n{running}\n{}\n{open}\n\n{white}{black}  {console}\n    {}\n  {wall}\n    {}\n\n{others}\n",
        processes.collect::<String>(),
        links.console,
        links.wall.1,
    )
}

fn player(id: &'static str, link: &PlayerLink) -> String {
    let message = CatalogueMessage::new(id).text("name", &link.name);
    let message = filled(&message.text("device", &link.device));
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
