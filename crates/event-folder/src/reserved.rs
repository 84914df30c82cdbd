//! Ids that a certificate's common name keeps for others.

/// Why nobody may be called so. A broker knows a client by its common name only, so that an id
/// which reads like that of a venue node or of the coordinator would be taken for it.
pub(crate) fn reserved(id: &str) -> Option<String> {
    match id {
        "coordinator" | "unknown" => Some(format!(
            "'{id}' is reserved for the event's own \
                                                   machines"
        )),
        id if id.starts_with("venue-") => Some(format!(
            "'{id}' begins with 'venue-', which is reserved for venue nodes"
        )),
        _ => None,
    }
}
