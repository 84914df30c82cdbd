//! `adoube certify`: makes the keys and certificates that people added to an event's files do not have yet.

use adoube_event_folder::certify::certify;
pub(crate) use adoube_event_folder::certify::missing;
use anyhow::Result;
use serde_json::json;

use crate::args::{CertifyArgs, Common};
use crate::clock;
use crate::event::EventFolder;
use crate::say::Say;
use crate::text;

/// Makes what is missing in the folder that the arguments name, and tells what it made.
pub(crate) fn run(common: &Common, args: &CertifyArgs, say: Say) -> Result<()> {
    let event = EventFolder::new(args.dir.as_ref().unwrap_or(&common.event));
    let made = certify(&event, args.days, clock::unix_seconds())?;
    let text = match made.len() {
        0 => text!("cli-certify-nothing"),
        _ => made.join("\n"),
    };
    say.result(text, &json!({"made": made}));
    Ok(())
}
