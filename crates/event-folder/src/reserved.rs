//! Ids that a certificate's common name keeps for others.

use crate::texts::filled;

use adoube_tournament::message;

/// Why nobody may be called so. A broker knows a client by its common name only, so that an id
/// which reads like that of a venue node or of the coordinator would be taken for it.
pub(crate) fn reserved(id: &str) -> Option<String> {
    let message = match id {
        "coordinator" | "unknown" => message!("cli-folder-problem-reserved"),
        id if id.starts_with("venue-") => {
            message!("cli-folder-problem-reserved-venue")
        }
        _ => return None,
    };
    Some(filled(&message.text("id", id)))
}
