//! The time control of a game that begins anew (DIS-5, DIS-6), and what it is measured by.

use std::sync::Arc;

use super::offer::Offer;
use super::requested_remedy::{Control, RequestedRemedy};
use super::shorter::{self, is_shorter, shorter};
use super::{Kind, control_note, words};
use crate::clock::TimeControl;
use crate::note::{Note, note};
use crate::refusal::Refusal;
use crate::time::Millis;
use crate::typed_time::argument;

impl Offer<'_> {
    /// What *the same* is, and by what *shorter* is measured: the time control that is played, or where this
    /// stands in the place of a restart after which nobody moved, that of the game before.
    pub(super) fn measure(&self) -> &Arc<TimeControl> {
        self.board.control_of(self.incident)
    }

    /// That of the event, whatever the game has.
    pub(super) fn of_event(&self) -> &TimeControl {
        self.board.event_control()
    }

    /// What kind of ruling a remedy makes here. The event's own time control is no shorter one where the game has no
    /// longer one: it is the time control that was announced for it, and so the same (O 18.9 c).
    pub(in crate::incident) fn kind(&self, remedy: &RequestedRemedy) -> Kind {
        match remedy {
            RequestedRemedy::Restart(Control::Typed(typed)) if self.is_back_to_event(typed) => {
                Kind::Restart
            }
            remedy @ (RequestedRemedy::Resume { .. }
            | RequestedRemedy::Restart(_)
            | RequestedRemedy::Result(_)
            | RequestedRemedy::Postpone) => remedy.kind(),
        }
    }

    fn is_back_to_event(&self, typed: &TimeControl) -> bool {
        typed == self.of_event() && !is_shorter(typed, self.measure())
    }

    pub(super) fn control(&self, wanted: &Control) -> Result<Arc<TimeControl>, Refusal> {
        let measure = self.measure();
        match wanted {
            Control::Same => Ok(Arc::clone(measure)),
            Control::WorkedOut => shorter(measure, self.passed()),
            Control::Typed(typed) if is_shorter(typed, measure) || self.is_back_to_event(typed) => {
                Ok(Arc::clone(typed))
            }
            Control::Typed(typed) => Err(self.not_shorter(typed)),
        }
    }

    /// Why a typed one is refused, and what can be ruled where the event's own is another one.
    fn not_shorter(&self, typed: &TimeControl) -> Refusal {
        let (measure, own) = (self.measure(), self.of_event());
        let text = shorter::not_shorter(typed, measure);
        let why = if own == &**measure {
            note!("not-shorter" => "{text}", control = typed, than = measure)
        } else {
            let (written, written_typed) = (own.notation(), argument(own));
            note!(
                "not-shorter-own" => "{text}; the event's own, {written}, can be ruled (restart --control \
                    {written_typed})",
                control = typed, than = measure, own
            )
        };
        Refusal::against("O 18.9 d", why)
    }

    /// What a shorter time control brings, and how it was worked out or may have been meant; and what it is
    /// measured by, where that is not what is played.
    pub(super) fn of_control(&self, wanted: &Control, control: &TimeControl) -> Vec<Note> {
        let measure = self.measure();
        let brings = match wanted {
            Control::Same => None,
            Control::Typed(typed) if self.is_back_to_event(typed) => None,
            Control::Typed(_) => Some(control_note::typed(control, measure)),
            Control::WorkedOut => Some(control_note::worked_out(control, measure, self.passed())),
        };
        let notes = brings.into_iter().chain(self.before(wanted));
        notes.chain(self.beside_event(control)).collect()
    }

    /// Of the event's own time control, where what this is measured by is another one.
    fn beside_event(&self, control: &TimeControl) -> Option<Note> {
        let (own, has) = (self.of_event(), self.board.clock().control());
        if own == &**self.measure() || (control == own && has == own) {
            return None;
        }
        let written = own.notation();
        Some(if control == own {
            let it_has = has.notation();
            note!(
                "events-own" => "{written} is the event's time control, this game has {it_has}",
                control = own, has
            )
        } else {
            let typed = argument(own);
            note!(
                "events-other" => "the event's time control is {written} (restart --control {typed} takes that)",
                control = own
            )
        })
    }

    /// Of a time control before a restart in whose place this stands.
    fn before(&self, wanted: &Control) -> Option<Note> {
        let before = self.board.game_before_restart_by(self.incident)?;
        let (written, ruling) = (before.control.notation(), before.ruling);
        let control = &before.control;
        Some(match wanted {
            Control::Same => note!(
                "same-as-before" => "the same time control is {written}, as before ruling {ruling}",
                control, ruling
            ),
            Control::WorkedOut | Control::Typed(_) => note!(
                "compared-with" => "compared with {written}, the time control before ruling {ruling}",
                control, ruling
            ),
        })
    }

    /// Since the game began by whose time control it is measured, in whole seconds: by what is told.
    fn passed(&self) -> Millis {
        let before = self.board.game_before_restart_by(self.incident);
        let began = before.map_or_else(|| self.board.began(), |before| before.began);
        words::whole(self.worked_out.since(began))
    }
}
