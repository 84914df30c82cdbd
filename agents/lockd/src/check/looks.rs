//! What can only be looked at: the look works, which what it sees of what may be there shows, and finds
//! nothing that may not.

use std::path::Path;

use super::trial::Trial;
use crate::{layers::LayerName, looks, profile::Profile};

pub(super) fn trials(layer: LayerName, profile: &Profile, root: &Path) -> Vec<Trial> {
    let asked = looks::asked(profile, root).into_iter();
    let Some(mut looked) = asked.into_iter().find(|looked| looked.layer == layer) else {
        return Vec::new();
    };
    match looked.look(root) {
        Err(why) => vec![Trial::unseen("the present state is observed", why)],
        Ok(seen) => {
            let fine = seen.there.is_some();
            let there = seen.there.unwrap_or_else(|| "nothing is seen".into());
            let forbidden = seen.forbidden.join("; ");
            let none = forbidden.is_empty();
            let told = if none { "nothing".into() } else { forbidden };
            vec![
                Trial::seen("allowed things are seen", there, fine),
                Trial::seen("forbidden things", told, none),
            ]
        }
    }
}
