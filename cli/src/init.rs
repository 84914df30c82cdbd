//! `adoube init`: a new event's folder with everything in it.

pub(crate) use adoube_event_folder::init::{Plan, VenuePlan, device_toml, write};
use anyhow::Result;
use serde_json::json;

use crate::args::InitArgs;
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
    let text = format!(
        "{dir}: event {} with {} venues and {} devices.\n\
         Next: edit regulations.toml, venues.toml and officials.toml in it; then\n\
         \x20 adoube-coordinator --dir {dir}/coordinator\n\
         \x20 adoube --event {dir} set-up\n\
         \x20 adoube-venue --dir {dir}/venues/{}        (and so on, at each venue)\n\
         \x20 adoube-kiosk run --page --dir {dir}/venues/{device}        (and so on, at each device)\n\
         To make certificates for venues, devices or officials added later:\n\
         \x20 adoube --event {dir} certify\n\
         Anyone who has authority/authority.key can make certificates: store it in a safe place.",
        plan.tournament,
        venues.len(),
        plan.venues
            .iter()
            .map(|venue| venue.devices.len())
            .sum::<usize>(),
        venues.first().unwrap_or(&"VENUE"),
    );
    let value = json!({
        "folder": args.dir, "tournament": plan.tournament, "venues": venues,
        "coordinator": plan.coordinator(),
    });
    say.result(text, &value);
    Ok(())
}
