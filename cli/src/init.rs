//! `adoube init`: a new event's folder with everything in it.

use adoube_event_folder::init::{Plan, write};
use anyhow::Result;
use serde_json::json;

use crate::args::InitArgs;
use crate::clock;
use crate::say::Say;
use crate::text;
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
    let (each_venue, each_device) = (text!("cli-init-each-venue"), text!("cli-init-each-device"));
    let lines = [
        text!(
            "cli-init-done", folder: &dir, tournament: &plan.tournament,
            number venues: venues.len(), number devices: number,
        ),
        text!("cli-init-next"),
        format!("  adoube-coordinator --dir {dir}/coordinator"),
        format!("  adoube --event {dir} set-up"),
        format!("  adoube-venue --dir {dir}/venues/{venue}        {each_venue}"),
        format!("  adoube-kiosk run --page --dir {dir}/venues/{device}        {each_device}"),
        text!("cli-init-certify"),
        format!("  adoube --event {dir} certify"),
        text!("cli-init-key"),
    ];
    let value = json!({
        "folder": args.dir, "tournament": plan.tournament, "venues": venues,
        "coordinator": plan.coordinator(),
    });
    say.result(lines.join("\n"), &value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use adoube_event_folder::certify::missing;
    use adoube_event_folder::{
        Credentials, EventFiles, EventFolder, VenueNode, VenueQuery, read_officials, read_venues,
    };
    use adoube_local_event::Root;

    use adoube_catalogue::Language;

    use crate::catalogue::in_language;
    use adoube_texts::spanish::assert_spanish;

    /// What is wrong with an event's folder and its files.
    fn outputs() -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        let event = EventFolder::new(folder.path());
        let venues = "x = 1\n[[venue]]\nid = \"venue-a\"\nname = \"\"\ntime_zone = \"Mars\"\n\
                      devices = [\"unknown\", \"b\", \"b\", 4]\n";
        let officials = "[[official]]\nperson = \"b\"\nname = \"B\"\nrole = \"king\"\n\
                         [[official]]\nperson = \"c\"\nname = \"C\"\nrole = \"lta\"\n\
                         [[official]]\nperson = \"d\"\nname = \"D\"\nrole = \"arbiter\"\nvenue = \"e\"\n";
        let (venues, in_venues) = read_venues("venues.toml", venues);
        let (officials, in_officials) = read_officials("officials.toml", officials, Some(&[]));
        let (_, none) = read_officials("officials.toml", "", Some(&venues));
        let problems = in_venues.into_iter().chain(in_officials).chain(none);
        let query = VenueQuery {
            device: Some("lima-1"),
            ..VenueQuery::default()
        };
        let files = EventFiles {
            regulations: String::new(),
            venues,
            officials,
            profile: None,
        };
        std::fs::write(folder.path().join("file"), "").unwrap();
        let errors = [
            EventFiles::read(&event).map(drop),
            Credentials::read(&event, "chief").map(drop),
            VenueNode::find(&event, None, query).map(drop),
            super::write(folder.path(), &super::Plan::of(&new_event()).unwrap(), 0),
            Root::make(Some(folder.path())).map(drop),
        ];
        let errors = errors.map(|error| crate::say::with_next_step(&error.unwrap_err()));
        problems
            .map(|problem| problem.text)
            .chain(errors)
            .chain(missing(&event, &files))
            .collect()
    }

    fn new_event() -> adoube_event_folder::init::NewEvent {
        adoube_event_folder::init::NewEvent {
            dir: "open".into(),
            venues: 2,
            venue: Vec::new(),
            devices_per_venue: 4,
            port_base: 7700,
            host: "127.0.0.1".to_owned(),
            tournament: None,
            days: 365,
        }
    }

    /// An organiser reads in Spanish what is wrong with the event's folder.
    #[test]
    fn evt_1_what_is_wrong_with_a_folder_is_told_in_spanish() {
        in_language(Language::Spanish, || {
            for told in outputs() {
                assert_spanish(&told);
            }
        });
    }
}
