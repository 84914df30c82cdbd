//! What other incidents of a board have charged, and what of it a ruling that is offered leaves charged.

use adoube_chess::BySide;

use super::offer::Offered;
use crate::board::command::{CarryOut, SystemOrder};
use crate::board::{Board, Command, Span};
use crate::ids::{BoardId, RulingRef};
use crate::incident::State;
use crate::time::{Millis, Time};

impl Offered {
    /// What White and Black were charged in the silences of another incident, as it stays charged once this ruling
    /// of an incident is carried out, and nobody has ruled on that one; none where it cannot be carried out.
    pub fn leaves(
        &self,
        board: &Board,
        incident: u32,
        other: &State,
        now: Time,
    ) -> Option<BySide<Millis>> {
        let mut then = board.clone();
        then.handle(&self.carried_out(incident, now)).ok()?;
        if then.is_finished() {
            return Some(BySide::both(Millis::ZERO));
        }
        Some(charged(other, self.board, &then, now))
    }

    /// As if it were the last ruling of its incident.
    fn carried_out(&self, incident: u32, now: Time) -> Command {
        let order = SystemOrder::CarryOut(CarryOut {
            ruling: RulingRef {
                incident,
                ruling: u32::MAX,
            },
            by: None,
            seconded_by: None,
            remedy: self.remedy.clone(),
            article: "O 18.9".to_owned(),
            reason: "offered".to_owned(),
            start_in: self.start_in,
            cites: Vec::new(),
            unheard: BySide::both(false),
        });
        Command::system(order, now)
    }
}

/// What White and Black were charged in the silences of an incident in the game that its board is at, and what no
/// ruling gave back.
pub fn charged(incident: &State, id: BoardId, board: &Board, now: Time) -> BySide<Millis> {
    let absences = incident.absences().iter();
    let own = absences.filter(|one| one.board == id && one.attempt == board.attempt());
    let span = own.map(|absence| Span {
        from: absence.contact.at,
        to: absence.back.as_ref().map_or(now, |back| back.at),
    });
    let spans: Vec<Span> = span.collect();
    let gives = board.gives_back(incident.number(), &spans, now);
    BySide::from_fn(|side| {
        let earlier = u64::try_from(gives.earlier[side]).unwrap_or(0);
        gives.back[side].less(Millis(earlier))
    })
}
