//! Leaves from the playing area that a player had while they were away: a line each, since a player on leave does
//! not sit at his device.

use adoube_proto::v1::{LeaveView, Role};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use super::texts::{filled, yes_or_no};
use super::times::Times;

/// `14:24:46.900 to 14:29:55.900, granted by the local chief arbiter, Castillo, Ada (call 2)`.
pub(super) fn line(leave: &LeaveView, times: &Times) -> String {
    let message = CatalogueMessage::new("cli-incident-leave")
        .text("from", times.at(leave.from))
        .text("over", yes_or_no(leave.until > 0))
        .text("until", times.at(leave.until))
        .text("by-given", yes_or_no(!leave.by.is_empty()))
        .text("role", Role::word_of(leave.role))
        .text("by", &leave.by)
        .text("call", leave.call);
    filled(&message)
}

pub(super) fn value(leave: &LeaveView) -> Value {
    json!({
        "call": leave.call,
        "from": leave.from,
        "until": (leave.until > 0).then_some(leave.until),
        "by": (!leave.by.is_empty()).then_some(&leave.by),
        "role": (leave.role != 0).then_some(Role::word_of(leave.role)),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{AbsenceView, IncidentBrief, IncidentView, MomentView};

    use super::*;
    use crate::incidents::absence::texts;

    const NOON: u64 = 1_655_467_200_000;

    fn view(leave: LeaveView) -> IncidentView {
        let contact = MomentView {
            at: NOON,
            ..MomentView::default()
        };
        IncidentView {
            brief: Some(IncidentBrief {
                opened: NOON,
                time_zone: "Europe/Madrid".to_owned(),
                ..IncidentBrief::default()
            }),
            absences: vec![AbsenceView {
                contact: Some(contact),
                leaves: vec![leave],
                ..AbsenceView::default()
            }],
            ..IncidentView::default()
        }
    }

    /// VEN-7, DIS-2: who was out with leave as he fell silent is told so, among the moments and in a list of seats.
    #[test]
    fn ven_7_dis_2_a_leave_is_told_with_the_silence() {
        let granted = LeaveView {
            call: 2,
            from: NOON - 60_000,
            until: NOON + 30_000,
            by: "Castillo, Ada".to_owned(),
            role: Role::Lca.into(),
        };
        let lasting = LeaveView {
            call: 1,
            from: NOON - 60_000,
            ..LeaveView::default()
        };
        for (leave, told) in [
            (
                granted,
                "13:59:00.000 to 14:00:30.000, granted by the LCA, Castillo, Ada (call 2)",
            ),
            (lasting, "since 13:59:00.000, granted (call 1)"),
        ] {
            let mut view = view(leave);
            let one = texts(&view, &Times::of(&view), 0, false);
            let line = format!("\n  on leave      {told}\n  last contact  14:00:00.000");
            assert!(one.contains(&line), "{one}");
            view.absences = vec![view.absences[0].clone(); 3];
            let many = texts(&view, &Times::of(&view), 0, false);
            assert!(many.contains(&format!("; on leave {told};")), "{many}");
            assert_eq!(value(&view.absences[0].leaves[0])["from"], NOON - 60_000);
        }
    }
}
