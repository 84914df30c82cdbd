//! The time control of a game that begins anew (DIS-5, DIS-6), and what it is measured by.

use std::sync::Arc;

use super::control_note;
use super::note::Note;
use super::offer::Offer;
use super::shorter::{self, is_shorter, shorter};
use super::wish::Control;
use super::words;
use crate::clock::TimeControl;
use crate::refusal::Refusal;
use crate::time::Millis;

impl Offer<'_> {
    /// What *the same* is, and by what *shorter* is measured: the time control that is played, or where this
    /// stands in the place of a restart after which nobody moved, that of the game before.
    pub(super) fn measure(&self) -> &Arc<TimeControl> {
        self.board.control_of(self.incident)
    }

    pub(super) fn control(&self, wanted: &Control) -> Result<Arc<TimeControl>, Refusal> {
        let measure = self.measure();
        match wanted {
            Control::Same => Ok(Arc::clone(measure)),
            Control::WorkedOut => shorter(measure, self.passed()),
            Control::Typed(typed) if is_shorter(typed, measure) => Ok(Arc::clone(typed)),
            Control::Typed(typed) => Err(Refusal::AgainstRegulations {
                article: "O 18.9 d",
                why: shorter::not_shorter(typed, measure).into(),
            }),
        }
    }

    /// What a shorter time control brings, and how it was worked out or may have been meant; and what it is
    /// measured by, where that is not what is played.
    pub(super) fn of_control(&self, wanted: &Control, control: &TimeControl) -> Vec<Note> {
        let measure = self.measure();
        let brings = match wanted {
            Control::Same => None,
            Control::Typed(_) => Some(control_note::typed(control, measure)),
            Control::WorkedOut => {
                let passed = words::whole(self.passed());
                Some(control_note::worked_out(control, measure, passed))
            }
        };
        brings.into_iter().chain(self.before(wanted)).collect()
    }

    /// Of a time control before a restart in whose place this stands.
    fn before(&self, wanted: &Control) -> Option<Note> {
        let anew = self.board.anew_by(self.incident)?;
        let (control, ruling) = (anew.control.to_string(), anew.ruling.to_string());
        let before = format!("{control}, the time control before ruling {ruling}");
        let (word, text) = match wanted {
            Control::Same => ("same-as-before", format!("the same is {before}")),
            Control::WorkedOut | Control::Typed(_) => {
                ("compared-with", format!("compared with {before}"))
            }
        };
        Some(Note::new(
            word,
            [("control", control), ("ruling", ruling)],
            text,
        ))
    }

    /// Since the game began by whose time control it is measured.
    fn passed(&self) -> Millis {
        let anew = self.board.anew_by(self.incident);
        let began = anew.map_or_else(|| self.board.began(), |anew| anew.began);
        self.worked_out.since(began)
    }
}
