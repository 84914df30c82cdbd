//! The game of a silence that another game of its board replaced: a line, so that everybody knows why it does not count.

use adoube_proto::v1::{ReplacementCause, ReplacementView, Role};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use super::texts::{self, filled};
use super::times::Times;

/// `by game 2 at 14:05:00.000: colours reversed by the Chief Arbiter, Chief, Ada: they sat wrongly`.
pub(super) fn line(replacement: &ReplacementView, times: &Times) -> String {
    let message = CatalogueMessage::new("cli-incident-replaced")
        .text("game", replacement.next_game)
        .text("at", times.at(replacement.at))
        .text("cause", ReplacementCause::word_of(replacement.cause))
        .text("ruling", &replacement.ruling)
        .text("who", texts::official(replacement.role(), &replacement.by))
        .text("reason", &replacement.reason);
    filled(&message)
}

pub(super) fn value(replacement: &ReplacementView) -> Value {
    json!({
        "next_game": replacement.next_game,
        "at": replacement.at,
        "cause": ReplacementCause::word_of(replacement.cause),
        "ruling": (!replacement.ruling.is_empty()).then_some(&replacement.ruling),
        "by": replacement.by,
        "role": (replacement.role != 0).then_some(Role::word_of(replacement.role)),
        "reason": replacement.reason,
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{AbsenceView, IncidentBrief, IncidentView, MomentView};

    use super::*;

    /// DIS-5, EVT-6: an incident says why and by whom its game was replaced.
    #[test]
    fn dis_5_evt_6_a_replaced_game_says_why_and_by_whom() {
        let view = IncidentView {
            brief: Some(IncidentBrief {
                opened: 1_655_467_200_000,
                time_zone: "Europe/Madrid".to_owned(),
                ..IncidentBrief::default()
            }),
            ..IncidentView::default()
        };
        let times = Times::of(&view);
        for (cause, ruling, role, told) in [
            (
                ReplacementCause::Ruling,
                "3.1",
                "",
                "ruling 3.1 of Chief, Ada",
            ),
            (
                ReplacementCause::ReversedColours,
                "",
                "chief-arbiter",
                "colours reversed by the Chief Arbiter, Chief, Ada",
            ),
            (
                ReplacementCause::StartPosition,
                "",
                "arbiter",
                "start position corrected by the arbiter, Chief, Ada",
            ),
        ] {
            let replacement = ReplacementView {
                next_game: 2,
                at: 1_655_467_500_000,
                cause: cause.into(),
                ruling: ruling.to_owned(),
                by: "Chief, Ada".to_owned(),
                role: Role::number_of(role),
                reason: "they sat wrongly".to_owned(),
            };
            assert_eq!(
                line(&replacement, &times),
                format!("by game 2 at 14:05:00.000: {told}: they sat wrongly")
            );
        }
    }

    /// DIS-3: in a game that was replaced nobody came back: the return stands in the game that followed.
    #[test]
    fn dis_3_a_return_is_told_of_the_game_in_which_it_came() {
        let moment = |at| MomentView {
            at,
            ..MomentView::default()
        };
        let absences = [Some(moment(2_000)), None].map(|replaced| AbsenceView {
            replaced,
            back: Some(moment(9_000)),
            ..AbsenceView::default()
        });
        let view = IncidentView {
            brief: Some(IncidentBrief::default()),
            absences: absences.into(),
            ..IncidentView::default()
        };
        let told = super::super::json::incident(&view);
        let at = |game: usize| told["absences"][game]["back"]["at"].as_u64();
        assert_eq!([at(0), at(1)], [None, Some(9_000)]);
    }
}
