//! What the closing of an incident leaves without a ruling, and the question before it.

use std::fmt::Write as _;

use adoube_proto::v1::{AbsenceView, ClosingProposalView, IncidentView};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::brief::{line, on};
use super::texts::{filled, yes_or_no};
use super::times::Times;
use crate::text;

/// The incident, and what is not ruled on once it is closed.
pub fn consequence(view: &IncidentView) -> String {
    let Some(brief) = &view.brief else {
        return String::new();
    };
    let times = Times::of(view);
    let mut out = line(brief);
    if let Some(closing) = &view.closing_proposal {
        let at = times.with_zone(closing.at);
        let _ = write!(out, "\n{}", proposed(closing, at));
    }
    let missing = view.absences.iter();
    let fell = |one: &AbsenceView| one.board.is_some_and(|id| brief.flagged.contains(&id));
    let missing = missing.filter(|one| one.back.is_none() && one.replaced.is_none() && !fell(one));
    for absence in missing {
        let contact = absence.contact.as_ref().map_or(brief.opened, |it| it.at);
        let message = CatalogueMessage::new("cli-incident-close-away")
            .text("side", absence.side().word())
            .text("name", &absence.name)
            .text("at", times.with_zone(contact));
        let _ = write!(out, "\n{}", filled(&message));
    }
    let left = on("cli-incident-close-left", &brief.left);
    let flagged = on("cli-incident-close-flagged", &brief.flagged);
    for told in left.into_iter().chain(flagged) {
        let _ = write!(out, "\n{told}");
    }
    out
}

/// Who proposed to close it when, and why.
pub(super) fn proposed(closing: &ClosingProposalView, at: String) -> String {
    let message = CatalogueMessage::new("cli-incident-closing-proposed")
        .text("by", &closing.by)
        .text("at", at)
        .text("reason", &closing.reason);
    filled(&message)
}

/// Whether to close them; of one that another official proposed to close, whether to agree.
pub fn question(views: &[&IncidentView]) -> String {
    let briefs = views.iter().filter_map(|view| view.brief.as_ref());
    let numbers: Vec<u32> = briefs.map(|brief| brief.number).collect();
    let agrees = views.iter().all(|view| view.closing_proposal.is_some());
    let message = CatalogueMessage::new("cli-incident-close-question")
        .text("agrees", yes_or_no(agrees))
        .number("count", numbers.len())
        .text("incidents", text::ranges(&numbers));
    format!("{} ", filled(&message))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        BoardRef, ClosingProposalView, IncidentBrief, IncidentStage, MomentView,
    };

    use super::*;

    const NOON: u64 = 1_655_467_200_000;

    fn view(number: u32, left: &[u32], flagged: &[u32], proposed: bool) -> IncidentView {
        let board = |board: &u32| BoardRef {
            round: 1,
            board: *board,
        };
        IncidentView {
            brief: Some(IncidentBrief {
                number,
                stage: IncidentStage::ConnectedAgain.into(),
                opened: NOON,
                time_zone: "Europe/Madrid".to_owned(),
                left: left.iter().map(board).collect(),
                flagged: flagged.iter().map(board).collect(),
                ..IncidentBrief::default()
            }),
            closing_proposal: proposed.then(|| ClosingProposalView {
                at: NOON,
                by: "Chief, Ada".to_owned(),
                reason: "back at once".to_owned(),
            }),
            ..IncidentView::default()
        }
    }

    /// DIS-7: a closing shows which boards stay without a ruling, and who proposed it.
    #[test]
    fn dis_7_a_closing_says_what_it_leaves_unruled_before_it_asks() {
        for (view, told, asked) in [
            (
                view(3, &[], &[], false),
                vec![],
                "Close incident 3? Type yes: ",
            ),
            (
                view(4, &[1, 2], &[2], false),
                vec![
                    "Not ruled on: 1.1 1.2",
                    "The result by the fallen flag remains: 1.2",
                ],
                "Close incident 4? Type yes: ",
            ),
            (
                view(5, &[1], &[], true),
                vec![
                    "Chief, Ada proposed to close it, 14:00:00.000 CEST: back at once",
                    "Not ruled on: 1.1",
                ],
                "Agree to close incident 5? Type yes: ",
            ),
        ] {
            let shown = consequence(&view);
            assert_eq!(shown.lines().skip(1).collect::<Vec<_>>(), told, "{shown}");
            assert_eq!(question(&[&view]), asked);
        }
        let absence = AbsenceView {
            side: adoube_proto::v1::Side::Black.into(),
            name: "Bora, Eda".to_owned(),
            ..AbsenceView::default()
        };
        let back = AbsenceView {
            back: Some(MomentView::default()),
            ..absence.clone()
        };
        let away = IncidentView {
            absences: vec![absence, back],
            ..view(6, &[], &[], false)
        };
        let told = consequence(&away);
        let lines: Vec<_> = told.lines().skip(1).collect();
        assert_eq!(
            lines,
            [
                "Black (Bora, Eda) is still disconnected, last contact 14:00:00.000 CEST: if a \
                 flag falls before they reconnect, the incident reopens"
            ]
        );
        let [one, other] = [1, 2].map(|number| view(number, &[], &[], number == 1));
        assert_eq!(question(&[&one, &other]), "Close incidents 1-2? Type yes: ");
    }
}
