//! Boards that several incidents of one command have in common: one ruling of the command is on each, and the
//! later incidents leave it out by name.

use adoube_proto::v1::{BoardRef, IncidentView, OfferReply};
use anyhow::Result;
use serde_json::{Value, json};

use super::charged;
use super::json::board;
use crate::say::trouble;

/// Boards, each with the earlier incident of the command whose ruling is on it.
pub(super) type Taken = Vec<(BoardRef, u32)>;

/// Takes the boards out of an offer that an earlier incident of the command rules on.
///
/// # Errors
///
/// Where none is left.
pub(super) fn leave_out(
    offers: &mut OfferReply,
    taken: &Taken,
    before: &IncidentView,
) -> Result<Taken> {
    let first_of = |id: BoardRef| taken.iter().find(|(board, _)| *board == id).copied();
    let ids = offers.offers.iter().filter_map(|offer| offer.board);
    let shared: Taken = ids.filter_map(first_of).collect();
    offers
        .offers
        .retain(|offer| offer.board.and_then(first_of).is_none());
    if offers.offers.is_empty() && !shared.is_empty() {
        let on: Vec<String> = shared
            .iter()
            .map(|(id, first)| format!("{} with incident {first}", board(Some(id))))
            .collect();
        return Err(trouble(
            format!(
                "this command rules on its boards already: {}; {}",
                on.join(", "),
                left(before, &shared)
            ),
            "",
        ));
    }
    Ok(shared)
}

/// What the incident charged on boards that are left out, to whom, and how that is ruled on.
fn left(before: &IncidentView, shared: &Taken) -> String {
    let incident = before.brief.as_ref().map_or(0, |brief| brief.number);
    let on = |(id, _): &(BoardRef, u32)| {
        let charged = charged::on(before, *id);
        let name = board(Some(id));
        (!charged.is_empty()).then(|| format!("on {name} {}", charged.join("; ")))
    };
    let charged: Vec<String> = shared.iter().filter_map(on).collect();
    let close = format!("adoube incident {incident} --close --reason TEXT");
    if charged.is_empty() {
        return format!(
            "incident {incident} charged nobody anything there: close it then ({close})"
        );
    }
    format!(
        "what incident {incident} charged there ({}), less what that ruling gives back of the same time, \
         stays charged: it is ruled on by itself (adoube rule {incident} ... --board BOARD), or let stand \
         ({close})",
        charged.join("; ")
    )
}

/// That they are left out, below the offers, and what that leaves.
pub(super) fn lines(shared: &Taken, before: &IncidentView) -> String {
    let line = |(id, first): &(BoardRef, u32)| {
        let board = board(Some(id));
        format!("\n  {board} is left out: this command rules on it with incident {first}")
    };
    let mut lines: String = shared.iter().map(line).collect();
    if !shared.is_empty() {
        lines = format!("{lines}\n  {}", left(before, shared));
    }
    lines
}

/// For programs.
pub(super) fn value(shared: &Taken) -> Value {
    let one =
        |(id, first): &(BoardRef, u32)| json!({ "board": board(Some(id)), "incident": first });
    shared.iter().map(one).collect()
}

/// The rulings that were given by one command, each with its incident.
#[derive(Debug, Default)]
pub(super) struct Given(Vec<(u32, String)>);

impl Given {
    /// Notes the ruling that an incident has now, or the proposal of one.
    pub(super) fn note(&mut self, incident: u32, view: &IncidentView) {
        let proposed = view.proposal.as_ref().map(|it| (it.number, "proposed as"));
        let ruled = view.rulings.last().map(|it| (it.number, "ruled by"));
        if let Some((number, how)) = proposed.or(ruled) {
            self.0
                .push((incident, format!("{how} {incident}.{number} already")));
        }
    }

    /// What became of the boards that an incident left out, a line each.
    pub(super) fn on(&self, shared: &Taken) -> String {
        let line = |(id, first): &(BoardRef, u32)| {
            let given = self.0.iter().find(|(incident, _)| incident == first);
            let told = match given {
                Some((_, told)) => told.clone(),
                None => format!("NOT RULED ON, since incident {first} is left out"),
            };
            format!("\n        {}: {told}", board(Some(id)))
        };
        shared.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{AbsenceView, IncidentBrief, OfferView, RulingView, Side};

    use super::*;

    const fn at(board: u32) -> BoardRef {
        BoardRef { round: 1, board }
    }

    /// Incident 7, in which Black of 1.3 was away, and his time ran so many milliseconds.
    fn charging(black_ran: u64) -> IncidentView {
        IncidentView {
            brief: Some(IncidentBrief {
                number: 7,
                ..IncidentBrief::default()
            }),
            absences: vec![AbsenceView {
                board: Some(at(3)),
                side: Side::Black.into(),
                black_ran,
                ..AbsenceView::default()
            }],
            ..IncidentView::default()
        }
    }

    fn offers(boards: &[u32]) -> OfferReply {
        let offer = |board: &u32| OfferView {
            board: Some(at(*board)),
            ..OfferView::default()
        };
        OfferReply {
            offers: boards.iter().map(offer).collect(),
            ..OfferReply::default()
        }
    }

    /// DIS-8: of two incidents on the same boards the second leaves out what the first rules on, and the rest of
    /// its boards is ruled.
    #[test]
    fn dis_8_a_board_of_two_incidents_is_ruled_on_once_by_one_command() {
        let taken = vec![(at(3), 4), (at(5), 4)];
        for (boards, rest, left) in [
            (vec![1, 3], vec![1], vec![3]),
            (vec![1, 2], vec![1, 2], vec![]),
            (vec![1, 3, 5], vec![1], vec![3, 5]),
        ] {
            let mut reply = offers(&boards);
            let shared = leave_out(&mut reply, &taken, &charging(0)).unwrap();
            assert_eq!(reply, offers(&rest));
            assert!(shared.iter().map(|(id, _)| id.board).eq(left));
        }
        for (ran, told) in [
            (
                5_589,
                "this command rules on its boards already: 1.3 with incident 4; what incident 7 charged there \
                 (on 1.3 while Black was away, Black's 0:00:05.589 ran), less what that ruling gives back of \
                 the same time, stays charged: it is ruled on by itself (adoube rule 7 ... --board BOARD), or let stand (adoube incident 7 --close --reason TEXT)",
            ),
            (
                0,
                "this command rules on its boards already: 1.3 with incident 4; incident 7 charged nobody \
                 anything there: close it then (adoube incident 7 --close --reason TEXT)",
            ),
        ] {
            let none = leave_out(&mut offers(&[3]), &taken, &charging(ran)).unwrap_err();
            assert_eq!(none.to_string(), told);
        }
    }

    /// DIS-8: which ruling a board has that was left out, or that it has none.
    #[test]
    fn dis_8_what_became_of_a_board_that_was_left_out_is_told() {
        let shared = vec![(at(3), 4)];
        let ruling = |number| RulingView {
            number,
            ..RulingView::default()
        };
        let ruled = IncidentView {
            rulings: vec![ruling(1), ruling(2)],
            ..IncidentView::default()
        };
        let proposed = IncidentView {
            proposal: Some(ruling(3)),
            ..ruled.clone()
        };
        for (view, told) in [
            (Some(ruled), "1.3: ruled by 4.2 already"),
            (Some(proposed), "1.3: proposed as 4.3 already"),
            (None, "1.3: NOT RULED ON, since incident 4 is left out"),
        ] {
            let mut given = Given::default();
            if let Some(view) = view {
                given.note(4, &view);
            }
            assert_eq!(given.on(&shared).trim(), told);
        }
        let told = lines(&shared, &charging(5_589));
        let begins = "\n  1.3 is left out: this command rules on it with incident 4\n  what incident 7 charged \
                      there (on 1.3 while Black was away, Black's 0:00:05.589 ran), less";
        assert!(told.starts_with(begins), "{told}");
    }
}
