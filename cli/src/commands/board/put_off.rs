//! A board that a ruling put off, and that is let go beside all rulings: what its incidents charged stays
//! charged.

use std::fmt::Write as _;

use adoube_proto::v1::IncidentView;
use adoube_tournament::ids::BoardId;

use crate::client::Client;
use crate::commands::incidents::charged;
use crate::games::named::board_ref;

/// A postponed board, the ruling that put it off, and its open incidents.
#[derive(Debug)]
pub(super) struct Told {
    board: BoardId,
    ruling: String,
    incidents: Vec<IncidentView>,
}

/// None where no ruling put it off, or who asks may not see incidents.
pub(super) async fn told(client: &mut Client, board: BoardId) -> Option<Told> {
    let listed = client.list_incidents(false).await.ok()?;
    let wanted = Some(board_ref(board));
    let (mut ruling, mut incidents) = (None, Vec::new());
    for brief in &listed.incidents {
        let mut postponed = brief.postponed.iter();
        if let Some(put_off) = postponed.find(|put_off| put_off.board == wanted) {
            ruling = Some(put_off.ruling.clone());
            incidents.push(client.incident(brief.number).await.ok()?);
        }
    }
    Some(Told {
        board,
        ruling: ruling?,
        incidents,
    })
}

impl Told {
    /// What letting it go leaves, before it is confirmed.
    pub(super) fn before(&self) -> String {
        let Self { board, ruling, .. } = self;
        let mut out = format!(
            "{board} was postponed by ruling {ruling}: its clock starts now, with the times as they stand"
        );
        for view in self.charging() {
            let charged = match charged::on(view, board_ref(self.board)) {
                none if none.is_empty() => String::new(),
                charged => format!(": {}", charged.join("; ")),
            };
            let number = number(view);
            let _ = write!(
                out,
                "\n  what incident {number} charged and no ruling gave back stays charged{charged}\n  to rule \
                 on it instead: adoube rule {number} resume --board {board} --reason TEXT"
            );
        }
        out
    }

    /// The same in short, once it is done.
    pub(super) fn after(&self) -> String {
        let told = |view: &IncidentView| {
            let (board, number) = (self.board, number(view));
            format!(
                "what incident {number} charged stays charged (adoube rule {number} ... --board {board} \
                 rules on it)"
            )
        };
        let told: Vec<String> = self.charging().map(told).collect();
        told.join("; ")
    }

    /// The incidents that may have charged somebody: not those in whose silences no time of the game ran.
    fn charging(&self) -> impl Iterator<Item = &IncidentView> {
        let board = board_ref(self.board);
        let incidents = self.incidents.iter();
        incidents.filter(move |view| {
            charged::was_set(view, board) || !charged::on(view, board).is_empty()
        })
    }
}

fn number(view: &IncidentView) -> u32 {
    view.brief.as_ref().map_or(0, |brief| brief.number)
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{AbsenceView, BoardRulingView, IncidentBrief, RulingView, Side};

    use super::*;

    /// DIS-7: who lets a postponed game go on reads what stays charged, and how it is ruled on.
    #[test]
    fn dis_7_letting_a_postponed_board_go_tells_what_stays_charged() {
        let board = BoardId { round: 1, board: 1 };
        let ruling = |kind: &str| RulingView {
            kind: kind.to_owned(),
            boards: vec![BoardRulingView {
                board: Some(board_ref(board)),
                ..BoardRulingView::default()
            }],
            ..RulingView::default()
        };
        let absence = AbsenceView {
            board: Some(board_ref(board)),
            attempt: 1,
            last_attempt: 1,
            side: Side::White.into(),
            white_ran: 5_589,
            ..AbsenceView::default()
        };
        let view = |rulings| IncidentView {
            brief: Some(IncidentBrief {
                number: 4,
                ..IncidentBrief::default()
            }),
            absences: vec![absence.clone()],
            rulings,
            ..IncidentView::default()
        };
        for (rulings, charged) in [
            (
                vec![ruling("postpone")],
                ": while White was away, White's 0:00:05.589 ran",
            ),
            (vec![ruling("resume"), ruling("postpone")], ""),
        ] {
            let told = Told {
                board,
                ruling: "4.1".to_owned(),
                incidents: vec![view(rulings)],
            };
            assert_eq!(
                told.before(),
                format!(
                    "1.1 was postponed by ruling 4.1: its clock starts now, with the times as they stand\n  \
                     what incident 4 charged and no ruling gave back stays charged{charged}\n  to rule on it \
                     instead: adoube rule 4 resume --board 1.1 --reason TEXT"
                )
            );
            assert_eq!(
                told.after(),
                "what incident 4 charged stays charged (adoube rule 4 ... --board 1.1 rules on it)"
            );
        }
    }

    /// DIS-7: an incident in whose silence nobody's time ran leaves nothing to be ruled on, and is not listed.
    #[test]
    fn dis_7_an_incident_that_charged_nothing_is_not_listed() {
        let board = BoardId { round: 1, board: 1 };
        let view = |number, white_ran| IncidentView {
            brief: Some(IncidentBrief {
                number,
                ..IncidentBrief::default()
            }),
            absences: vec![AbsenceView {
                board: Some(board_ref(board)),
                white_ran,
                side: Side::White.into(),
                ..AbsenceView::default()
            }],
            ..IncidentView::default()
        };
        let told = |incidents| Told {
            board,
            ruling: "4.1".to_owned(),
            incidents,
        };
        let both = told(vec![view(4, 5_589), view(5, 0)]);
        assert!(both.before().contains("what incident 4 charged"));
        assert!(!both.before().contains("incident 5"), "{}", both.before());
        assert!(!both.after().contains("incident 5"), "{}", both.after());
        let none = told(vec![view(5, 0)]);
        assert_eq!(
            none.before(),
            "1.1 was postponed by ruling 4.1: its clock starts now, with the times as they stand"
        );
        assert_eq!(none.after(), "");
    }
}
