//! Boards that several incidents of one command have in common: one ruling of the command is on each, and the
//! later incidents leave it out by name.

use adoube_proto::v1::{
    AbsenceView, BoardRef, IncidentView, LeftCharged, OfferReply, OfferView, RulingKind, RulingView,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;
use serde_json::{Value, json};

use super::texts::filled;
use crate::text;
use crate::words::board_name as board;
use crate::words::sides;
use adoube_user_text::trouble;

/// A board that an earlier incident of the command rules on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenBoard {
    id: BoardRef,
    /// The incident whose ruling is on it.
    by: u32,
    /// What each of the others leaves charged there once that is ruled.
    left: Vec<LeftCharged>,
}

impl TakenBoard {
    /// What is ruled on, with an incident.
    pub fn of(offer: &OfferView, incident: u32) -> Option<Self> {
        Some(Self {
            id: offer.board?,
            by: incident,
            left: offer.left_charged.clone(),
        })
    }

    /// What stays charged of that incident; none where the coordinator does not say.
    fn left_of(&self, incident: u32) -> Option<LeftCharged> {
        self.left
            .iter()
            .find(|left| left.incident == incident)
            .copied()
    }
}

/// Boards, each with the earlier incident of the command whose ruling is on it.
pub type Taken = Vec<TakenBoard>;

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
    let first_of = |id: BoardRef| taken.iter().find(|board| board.id == id).cloned();
    let ids = offers.offers.iter().filter_map(|offer| offer.board);
    let shared: Taken = ids.filter_map(first_of).collect();
    offers
        .offers
        .retain(|offer| offer.board.and_then(first_of).is_none());
    if offers.offers.is_empty() && !shared.is_empty() {
        let on = |taken: &TakenBoard| {
            let message = CatalogueMessage::new("cli-ruling-shared-board")
                .text("board", board(Some(&taken.id)))
                .text("incident", taken.by);
            filled(&message)
        };
        let on: Vec<String> = shared.iter().map(on).collect();
        let message = CatalogueMessage::new("cli-ruling-shared-all")
            .text("boards", on.join(", "))
            .text("left", left(before, &shared));
        return Err(trouble(filled(&message), ""));
    }
    Ok(shared)
}

/// What time was lost in the incident on boards that are left out, what of it stays lost, and how that is ruled on.
fn left(before: &IncidentView, shared: &Taken) -> String {
    let incident = before.brief.as_ref().map_or(0, |brief| brief.number);
    let on = |taken: &TakenBoard| {
        let charged = charged_on(before, taken.id);
        let message = CatalogueMessage::new("cli-ruling-shared-charged-on")
            .text("board", board(Some(&taken.id)))
            .text("charged", charged.join("; "));
        (!charged.is_empty()).then(|| filled(&message))
    };
    let charged: Vec<String> = shared.iter().filter_map(on).collect();
    let stays = |taken: &TakenBoard| Some(stays(taken.id, taken.left_of(incident)?));
    let stays: Option<Vec<_>> = shared.iter().map(stays).collect();
    let stays: Option<Vec<String>> = stays.map(|stays| stays.into_iter().flatten().collect());
    let message = match stays {
        _ if charged.is_empty() => CatalogueMessage::new("cli-ruling-shared-none-lost"),
        None => CatalogueMessage::new("cli-ruling-shared-unknown"),
        Some(stays) if stays.is_empty() => CatalogueMessage::new("cli-ruling-shared-all-back"),
        Some(stays) => {
            CatalogueMessage::new("cli-ruling-shared-left").text("left", stays.join("; "))
        }
    };
    let message = message
        .text("incident", incident)
        .text("charged", charged.join("; "));
    filled(&message)
}

/// Such as `White's 0:00:05.589 stays lost on 1.3`; none where nothing does.
fn stays(id: BoardRef, left: LeftCharged) -> Option<String> {
    let message = CatalogueMessage::new("cli-ruling-shared-stays")
        .text("stays", sides(left.white > 0, left.black > 0)?)
        .text("white", text::show_typed(left.white))
        .text("black", text::show_typed(left.black))
        .text("board", board(Some(&id)));
    Some(filled(&message))
}

/// What ran in each silence of the game that is played, such as `while White was away, White's 0:00:05.589 ran`;
/// none where nothing did, or once a ruling set its clocks.
fn charged_on(view: &IncidentView, board: BoardRef) -> Vec<String> {
    if was_set(view, board) {
        return Vec::new();
    }
    let own = view
        .absences
        .iter()
        .filter(|absence| absence.board == Some(board) && absence.attempt == absence.last_attempt);
    own.filter_map(ran).collect()
}

/// Whether a ruling of the incident set the clocks of the board, or what it shows.
fn was_set(view: &IncidentView, board: BoardRef) -> bool {
    let sets = |ruling: &RulingView| {
        let on = ruling.boards.iter().any(|on| on.board == Some(board));
        on && ruling.kind() != RulingKind::Postpone
    };
    view.rulings.iter().any(sets)
}

/// None where nothing ran.
fn ran(absence: &AbsenceView) -> Option<String> {
    let (white, black) = (absence.white_ran, absence.black_ran);
    let message = CatalogueMessage::new("cli-ruling-shared-charged")
        .text("ran", sides(white > 0, black > 0)?)
        .text("side", absence.side().word())
        .text("white", text::show_typed(white))
        .text("black", text::show_typed(black));
    Some(filled(&message))
}

/// That they are left out, below the offers, and what that leaves.
pub(super) fn lines(shared: &Taken, before: &IncidentView) -> String {
    let line = |taken: &TakenBoard| {
        let message = CatalogueMessage::new("cli-ruling-shared-line")
            .text("board", board(Some(&taken.id)))
            .text("incident", taken.by);
        format!("\n  {}", filled(&message))
    };
    let mut lines: String = shared.iter().map(line).collect();
    if !shared.is_empty() {
        lines = format!("{lines}\n  {}", left(before, shared));
    }
    lines
}

/// For programs, with what stays charged of the incident that leaves them out.
pub(super) fn value(shared: &Taken, incident: u32) -> Value {
    let one = |taken: &TakenBoard| {
        let left = taken.left_of(incident);
        let left = left.map(|left| json!({ "white_ms": left.white, "black_ms": left.black }));
        json!({ "board": board(Some(&taken.id)), "incident": taken.by, "left_charged": left })
    };
    shared.iter().map(one).collect()
}

/// The rulings that were given by one command, each with its incident.
#[derive(Debug, Default)]
pub struct Given(Vec<(u32, CatalogueMessage)>);

impl Given {
    /// Notes the ruling that an incident has now, or the proposal of one.
    pub fn note(&mut self, incident: u32, view: &IncidentView) {
        let proposed = view.proposal.as_ref();
        let proposed = proposed.map(|it| (it.number, "cli-ruling-shared-proposed"));
        let ruled = view.rulings.last();
        let ruled = ruled.map(|it| (it.number, "cli-ruling-shared-ruled"));
        if let Some((number, id)) = proposed.or(ruled) {
            let message = CatalogueMessage::new(id);
            let message = message.text("ruling", format!("{incident}.{number}"));
            self.0.push((incident, message));
        }
    }

    /// What became of the boards that an incident left out, a line each.
    pub fn on(&self, shared: &Taken) -> String {
        let line = |taken: &TakenBoard| {
            let given = self.0.iter().find(|(incident, _)| *incident == taken.by);
            let message = match given {
                Some((_, message)) => message.clone(),
                None => {
                    CatalogueMessage::new("cli-ruling-shared-not-ruled").text("incident", taken.by)
                }
            };
            let message = message.text("board", board(Some(&taken.id)));
            format!("\n        {}", filled(&message))
        };
        shared.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{AbsenceView, IncidentBrief, RulingView, Side};

    use super::*;

    const fn at(board: u32) -> BoardRef {
        BoardRef { round: 1, board }
    }

    /// Ruled on with incident 4, which leaves so much charged of Black's in incident 7; none where it does not say.
    fn taken(board: u32, left: Option<u64>) -> TakenBoard {
        let left = left.map(|black| LeftCharged {
            incident: 7,
            black,
            ..LeftCharged::default()
        });
        TakenBoard {
            id: at(board),
            by: 4,
            left: left.into_iter().collect(),
        }
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
        let both = vec![taken(3, None), taken(5, None)];
        for (boards, rest, left) in [
            (vec![1, 3], vec![1], vec![3]),
            (vec![1, 2], vec![1, 2], vec![]),
            (vec![1, 3, 5], vec![1], vec![3, 5]),
        ] {
            let mut reply = offers(&boards);
            let shared = leave_out(&mut reply, &both, &charging(0)).unwrap();
            assert_eq!(reply, offers(&rest));
            assert!(shared.iter().map(|taken| taken.id.board).eq(left));
        }
        let close = "(adoube incident 7 --close --reason TEXT)";
        let own =
            "rule on that incident separately (adoube rule 7 ... --board BOARD), or leave it so";
        let ran = "the time lost there in incident 7 (on 1.3 while Black was disconnected, Black's \
                   clock ran 0:00:05.589)";
        for (charged, left, told) in [
            (
                5_589,
                None,
                format!("{ran} is given back only if this ruling does so: {own} {close}"),
            ),
            (
                5_589,
                Some(2_100),
                format!(
                    "this ruling does not give back all {ran}: Black does not get back 0:00:02.1 on 1.3; \
                     {own} {close}"
                ),
            ),
            (
                5_589,
                Some(0),
                format!("this ruling gives back all {ran}: close that incident afterwards {close}"),
            ),
            (
                0,
                Some(0),
                format!(
                    "no time was lost there in incident 7: close that incident afterwards {close}"
                ),
            ),
        ] {
            let told =
                format!("this command already rules on its boards: 1.3 with incident 4; {told}");
            let both = vec![taken(3, left), taken(5, left)];
            let charging = charging(charged);
            let none = leave_out(&mut offers(&[3]), &both, &charging).unwrap_err();
            assert_eq!(none.to_string(), told);
        }
    }

    /// DIS-8: which ruling a board has that was left out, or that it has none.
    #[test]
    fn dis_8_what_became_of_a_board_that_was_left_out_is_told() {
        let shared = vec![taken(3, Some(5_589))];
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
            (Some(ruled), "1.3: already ruled by 4.2"),
            (Some(proposed), "1.3: already proposed as 4.3"),
            (None, "1.3: NOT RULED ON, because incident 4 is skipped"),
        ] {
            let mut given = Given::default();
            if let Some(view) = view {
                given.note(4, &view);
            }
            assert_eq!(given.on(&shared).trim(), told);
        }
        let told = lines(&shared, &charging(5_589));
        let begins = "\n  1.3 is skipped: this command rules on it with incident 4\n  this \
                      ruling does not give back all the time lost there in incident 7 (on 1.3 while \
                      Black was disconnected, Black's clock ran 0:00:05.589): Black does not";
        assert!(told.starts_with(begins), "{told}");
    }
}
