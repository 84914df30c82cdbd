//! What an arbiter is asked before clocks are set: whether typed times were understood, and odd values are meant.

use adoube_proto::v1::NoteView;
use adoube_user_text::server_sentences;

/// What an arbiter is asked before clocks are set.
#[derive(Default)]
pub(super) struct Confirmation {
    /// Nobody is to be asked.
    pub(super) yes: bool,
    /// The breaches that are cited.
    pub(super) cites: Vec<u32>,
    /// What typed times mean, a line each.
    pub(super) understood: Vec<String>,
}

impl Confirmation {
    /// What a command comes to, and the id of the question before it counts; none where it needs no question. `clocks` are both
    /// players' times before and after.
    pub(super) fn question(
        &self,
        clocks: Option<String>,
        consequence: Option<String>,
        remarks: &[NoteView],
    ) -> Option<(String, &'static str)> {
        let odd: Vec<String> = remarks.iter().map(server_sentences::note).collect();
        let is_odd = consequence.is_none() && !odd.is_empty();
        let question = if is_odd {
            "cli-confirm-unusual"
        } else {
            "cli-confirm"
        };
        let rest = consequence.map_or(odd, |consequence| vec![consequence]);
        let mut told = [self.understood.clone(), rest].concat();
        if told.is_empty() {
            return None;
        }
        told.extend(clocks);
        Some((told.join("\n"), question))
    }
}
