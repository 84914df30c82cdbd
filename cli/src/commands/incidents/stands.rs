//! What a ruling does to those that stand on its boards: it takes their place, or comes on top of them.

use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{IncidentView, OfferReply, OfferView, RulingView};
use adoube_tournament::incident::ruling::Kind;

use super::json::board;
use crate::say::trouble;

/// A ruling that stands on a board on which nothing is left to be ruled.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Standing {
    board: String,
    ruling: String,
    /// Whether what it did stays.
    on_top: bool,
}

/// Those of an incident, by its boards in order.
#[derive(Debug, Default)]
pub(super) struct Stands {
    /// A board each.
    pub(super) on: Vec<Standing>,
}

impl Stands {
    /// What stood before an offer was asked for.
    pub(super) fn of(before: &IncidentView, offers: &OfferReply, wish: Option<&Wish>) -> Self {
        let Some(brief) = &before.brief else {
            return Self::default();
        };
        let done = |offer: &&OfferView| offer.board.is_some_and(|it| !brief.left.contains(&it));
        let standing = |offer: &OfferView| {
            let own = |given: &&RulingView| given.boards.iter().any(|on| on.board == offer.board);
            let last = before.rulings.iter().rev().find(own)?;
            Some(Standing {
                board: board(offer.board.as_ref()),
                ruling: format!("{}.{}", brief.number, last.number),
                on_top: wish.is_some_and(|wish| is_on_top(&last.kind, wish)),
            })
        };
        let on = offers.offers.iter().filter(done).filter_map(standing);
        Self { on: on.collect() }
    }

    /// A line each, below the offers.
    pub(super) fn lines(&self) -> String {
        let line = |one: &Standing| {
            let Standing { board, ruling, .. } = one;
            let what = if one.on_top {
                "what it did stays, this comes on top of it"
            } else {
                "this takes its place"
            };
            format!("\nRuling {ruling} stands on board {board}: {what}.")
        };
        self.on.iter().map(line).collect()
    }

    /// The same in the question that whoever rules is asked.
    pub(super) fn told(&self) -> String {
        let mut rulings: Vec<(bool, &str)> = Vec::new();
        for one in &self.on {
            let known = (one.on_top, one.ruling.as_str());
            if !rulings.contains(&known) {
                rulings.push(known);
            }
        }
        let told = rulings.iter().map(|(on_top, ruling)| match on_top {
            true => format!(", on top of ruling {ruling}"),
            false => format!(", in the place of ruling {ruling}"),
        });
        told.collect()
    }
}

/// Whether what a ruling of that kind did stays under what is wished: the clocks that it set, under clocks
/// as they are, and the game that it let begin, under any clocks. The coordinator tells the same of what was
/// ruled (`Did::stays_under`).
fn is_on_top(kind: &str, wish: &Wish) -> bool {
    let Wish::Resume(resume) = wish else {
        return false;
    };
    match Kind::from_name(kind) {
        Some(Kind::Resume | Kind::Deduct | Kind::AddTime) => resume.clocks == "now",
        Some(Kind::Restart | Kind::RestartShorter) => true,
        Some(Kind::Result | Kind::Postpone) | None => false,
    }
}

impl Standing {
    /// Nobody replaces a ruling by not naming its board.
    pub(super) fn unnamed(&self) -> anyhow::Error {
        let Self { board, ruling, .. } = self;
        let does = if self.on_top {
            "come on top of"
        } else {
            "take the place of"
        };
        trouble(
            format!(
                "nothing is left to be ruled on board {board}: this would {does} ruling {ruling}"
            ),
            format!("name the board (--board {board}), or leave out --yes to be asked"),
        )
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, BoardRulingView, IncidentBrief, ResumeWish};

    use super::*;

    /// DIS-3: a board that was ruled on is not ruled on again because nobody named it.
    #[test]
    fn dis_3_which_ruling_another_one_replaces_is_said() {
        let at = |board| Some(BoardRef { round: 1, board });
        let ruling = |number, board| RulingView {
            number,
            boards: vec![BoardRulingView {
                board: at(board),
                ..BoardRulingView::default()
            }],
            ..RulingView::default()
        };
        let offers = OfferReply {
            offers: vec![OfferView {
                board: at(3),
                ..OfferView::default()
            }],
            ..OfferReply::default()
        };
        for (rulings, left, told) in [
            (vec![], vec![3], None),
            (vec![ruling(1, 3)], vec![], Some("7.1")),
            (
                vec![ruling(1, 3), ruling(2, 3), ruling(3, 4)],
                vec![],
                Some("7.2"),
            ),
            // It fell silent again since: that is to be ruled.
            (vec![ruling(1, 3)], vec![3], None),
        ] {
            let before = IncidentView {
                brief: Some(IncidentBrief {
                    number: 7,
                    left: left.into_iter().filter_map(at).collect(),
                    ..IncidentBrief::default()
                }),
                rulings,
                ..IncidentView::default()
            };
            let found = Stands::of(&before, &offers, None).on;
            let found = found.first();
            assert_eq!(found.map(|one| one.ruling.as_str()), told);
            if let Some(one) = found {
                let text = format!("{:#}", one.unnamed());
                let says = format!(
                    "board 1.3: this would take the place of ruling {}",
                    one.ruling
                );
                assert!(text.contains(&says), "{text}");
            }
        }
    }

    /// DIS-3, DIS-4: a second deduction from the clocks as they are leaves the first one in force, and every
    /// board is named.
    #[test]
    fn dis_4_what_stays_of_a_ruling_before_is_told_for_every_board() {
        let at = |board| Some(BoardRef { round: 1, board });
        let on = |board| BoardRulingView {
            board: at(board),
            ..BoardRulingView::default()
        };
        let offer = |board| OfferView {
            board: at(board),
            ..OfferView::default()
        };
        let offers = OfferReply {
            offers: vec![offer(2), offer(3)],
            ..OfferReply::default()
        };
        let wish = |clocks: &str| {
            Wish::Resume(ResumeWish {
                clocks: clocks.to_owned(),
                ..ResumeWish::default()
            })
        };
        let stays = "what it did stays, this comes on top of it";
        let place = "this takes its place";
        for (kind, clocks, what, question) in [
            ("deduct", "now", stays, ", on top of ruling 2.1"),
            ("deduct", "detection", place, ", in the place of ruling 2.1"),
            ("restart", "last-contact", stays, ", on top of ruling 2.1"),
            ("postpone", "now", place, ", in the place of ruling 2.1"),
        ] {
            let before = IncidentView {
                brief: Some(IncidentBrief {
                    number: 2,
                    ..IncidentBrief::default()
                }),
                rulings: vec![RulingView {
                    number: 1,
                    kind: kind.to_owned(),
                    boards: vec![on(2), on(3)],
                    ..RulingView::default()
                }],
                ..IncidentView::default()
            };
            let stands = Stands::of(&before, &offers, Some(&wish(clocks)));
            let lines =
                [2, 3].map(|board| format!("\nRuling 2.1 stands on board 1.{board}: {what}."));
            assert_eq!(stands.lines(), lines.concat(), "{kind} {clocks}");
            assert_eq!(stands.told(), question);
        }
    }
}
