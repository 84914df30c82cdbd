//! A board that a ruling put off, and that is let go beside all rulings: what its incidents charged stays
//! charged.

use std::fmt::Write as _;

use adoube_proto::v1::{AbsenceView, IncidentView, RulingView};
use adoube_tournament::ids::BoardId;

use crate::client::Client;
use crate::games::comments::side;
use crate::games::named::board_ref;
use crate::text;

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
        for view in &self.incidents {
            let charged = match self.charged(view) {
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
        let told: Vec<String> = self.incidents.iter().map(told).collect();
        told.join("; ")
    }

    /// What ran in each silence of the game that is played; not told once a ruling set its clocks.
    fn charged(&self, view: &IncidentView) -> Vec<String> {
        let here = Some(board_ref(self.board));
        let sets = |ruling: &RulingView| {
            let on = ruling.boards.iter().any(|on| on.board == here);
            on && ruling.kind != "postpone"
        };
        if view.rulings.iter().any(sets) {
            return Vec::new();
        }
        let own = view
            .absences
            .iter()
            .filter(|absence| absence.board == here && absence.attempt == absence.last_attempt);
        own.filter_map(ran).collect()
    }
}

fn number(view: &IncidentView) -> u32 {
    view.brief.as_ref().map_or(0, |brief| brief.number)
}

/// `while White was away, White's 0:00:05.589 ran`; none where nothing did.
fn ran(absence: &AbsenceView) -> Option<String> {
    let sides = [
        ("White's", absence.white_ran),
        ("Black's", absence.black_ran),
    ];
    let sides = sides.iter().filter(|(_, ran)| *ran > 0);
    let sides: Vec<String> = sides
        .map(|(whose, ran)| format!("{whose} {}", text::show_typed(*ran)))
        .collect();
    let who = side(absence.side());
    (!sides.is_empty()).then(|| format!("while {who} was away, {} ran", sides.join(" and ")))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRulingView, IncidentBrief, Side};

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
}
