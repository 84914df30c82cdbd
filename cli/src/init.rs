//! `adoube init`: a new event's folder with everything in it.

pub(crate) use adoube_event_folder::init::{Plan, VenuePlan, device_toml, write};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;
use serde_json::json;

use crate::args::InitArgs;
use crate::catalogue::texts;
use crate::clock;
use crate::say::Say;
use crate::text::shell_word;

/// Makes the folder that the arguments ask for.
pub(crate) fn run(args: &InitArgs, say: Say) -> Result<()> {
    let plan = Plan::of(&args.new_event())?;
    write(&args.dir, &plan, clock::unix_seconds())?;
    let dir = shell_word(&args.dir.display().to_string());
    let venues: Vec<&str> = plan.venues.iter().map(|venue| venue.id.as_str()).collect();
    let mut devices = plan.venues.iter().flat_map(|venue| {
        let folders = venue.devices.iter();
        folders.map(|device| format!("{}/devices/{device}", venue.id))
    });
    let device = devices
        .next()
        .unwrap_or_else(|| "VENUE/devices/DEVICE".to_owned());
    let number: usize = plan.venues.iter().map(|venue| venue.devices.len()).sum();
    let venue = venues.first().unwrap_or(&"VENUE");
    let (each_venue, each_device) = (
        texts().text(&CatalogueMessage::new("cli-init-each-venue")),
        texts().text(&CatalogueMessage::new("cli-init-each-device")),
    );
    let lines = [
        texts().text(
            &CatalogueMessage::new("cli-init-done")
                .text("folder", &dir)
                .text("tournament", &plan.tournament)
                .number("venues", venues.len())
                .number("devices", number),
        ),
        texts().text(&CatalogueMessage::new("cli-init-next")),
        format!("  adoube-coordinator --dir {dir}/coordinator"),
        format!("  adoube --event {dir} set-up"),
        format!("  adoube-venue --dir {dir}/venues/{venue}        {each_venue}"),
        format!("  adoube-kiosk run --page --dir {dir}/venues/{device}        {each_device}"),
        texts().text(&CatalogueMessage::new("cli-init-certify")),
        format!("  adoube --event {dir} certify"),
        texts().text(&CatalogueMessage::new("cli-init-key")),
    ];
    let value = json!({
        "folder": args.dir, "tournament": plan.tournament, "venues": venues,
        "coordinator": plan.coordinator(),
    });
    say.result(lines.join("\n"), &value);
    Ok(())
}
