//! Invitations to a venue's wall: who was let in there, and by whose word. The node makes them by itself, so
//! they are its reports; what opens one is nowhere in the record.

/// Something that became of one, in the node's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WallInvitation {
    /// A name for it that opens nothing.
    pub invitation: String,
    /// `made`, `used`, `withdrawn`.
    pub what: String,
    /// For whom.
    pub person: String,
    /// In which office, by the role table's word.
    pub role: String,
    /// Whether that is an office of this venue; else it is of the whole event.
    pub of_venue: bool,
    /// Who did it.
    pub by: String,
    /// In which office.
    pub by_role: String,
    /// When, by the node's wall clock: milliseconds since the Unix epoch. The report may come later.
    pub at_ms: u64,
    /// Of one that was made: for how long it could be used, in milliseconds; 0 otherwise.
    pub holds_ms: u64,
    /// Of one that was used: the session that it was changed for, by a name that opens nothing.
    pub session: String,
}

impl WallInvitation {
    /// Every text in it.
    pub(super) fn texts(&self) -> [&str; 7] {
        [
            &self.invitation,
            &self.what,
            &self.person,
            &self.role,
            &self.by,
            &self.by_role,
            &self.session,
        ]
    }
}
