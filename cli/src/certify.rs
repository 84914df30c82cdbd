//! `adoube certify`: what whoever was added to an event's files still lacks.

use adoube_event_folder::certify::certify;
pub(crate) use adoube_event_folder::certify::missing;
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;
use serde_json::json;

use crate::args::{CertifyArgs, Common};
use crate::catalogue::texts;
use crate::clock;
use crate::event::EventFolder;
use crate::say::Say;

/// Makes what is missing in the folder that the arguments name, and tells what it made.
pub(crate) fn run(common: &Common, args: &CertifyArgs, say: Say) -> Result<()> {
    let event = EventFolder::new(args.dir.as_ref().unwrap_or(&common.event));
    let made = certify(&event, args.days, clock::unix_seconds())?;
    let text = match made.len() {
        0 => texts().text(&CatalogueMessage::new("cli-certify-nothing")),
        _ => made.join("\n"),
    };
    say.result(text, &json!({"made": made}));
    Ok(())
}
