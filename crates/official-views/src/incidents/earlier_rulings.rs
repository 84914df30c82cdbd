//! What a ruling does to earlier ones on its boards: it replaces them, or adds to them.

use adoube_proto::v1::{OfferReply, OfferView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::trouble;
use anyhow::Error;

use super::texts::{filled, yes_or_no};
use crate::words::board_name as board;

/// An effective ruling on a board where nothing else needs one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct EarlierRuling {
    board: String,
    ruling: String,
    /// Whether what it did stays.
    on_top: bool,
}

/// Those of an incident, by its boards in order.
#[derive(Debug, Default)]
pub(super) struct EarlierRulings {
    /// A board each.
    pub(super) on: Vec<EarlierRuling>,
}

impl EarlierRulings {
    /// As the offers tell it.
    pub(super) fn of(incident: u32, offers: &OfferReply) -> Self {
        let standing = |offer: &OfferView| {
            let (last, on_top) = match (offer.in_place_of, offer.on_top_of) {
                (0, 0) => return None,
                (0, last) => (last, true),
                (last, _) => (last, false),
            };
            Some(EarlierRuling {
                board: board(offer.board.as_ref()),
                ruling: format!("{incident}.{last}"),
                on_top,
            })
        };
        let on = offers.offers.iter().filter_map(standing);
        Self { on: on.collect() }
    }

    /// A line each, below the offers.
    pub(super) fn lines(&self) -> String {
        let line = |one: &EarlierRuling| {
            let message = CatalogueMessage::new(if one.on_top {
                "officials-offer-on-top"
            } else {
                "officials-offer-in-place"
            });
            let message = message
                .text("ruling", &one.ruling)
                .text("board", &one.board);
            format!("\n{}", filled(&message))
        };
        self.on.iter().map(line).collect()
    }

    /// The same in the question to the arbiter.
    pub(super) fn told(&self) -> String {
        let mut rulings: Vec<(bool, &str)> = Vec::new();
        for one in &self.on {
            let known = (one.on_top, one.ruling.as_str());
            if !rulings.contains(&known) {
                rulings.push(known);
            }
        }
        let told = rulings.iter().map(|(on_top, ruling)| {
            let message = CatalogueMessage::new(if *on_top {
                "cli-ruling-confirm-adding"
            } else {
                "cli-ruling-confirm-replacing"
            });
            filled(&message.text("ruling", ruling))
        });
        told.collect()
    }

    /// Why nobody replaces the first without naming its board.
    pub(super) fn unnamed(&self) -> Option<Error> {
        self.on.first().map(EarlierRuling::unnamed)
    }
}

impl EarlierRuling {
    fn unnamed(&self) -> Error {
        let message = CatalogueMessage::new("cli-ruling-unnamed")
            .text("adds", yes_or_no(self.on_top))
            .text("board", &self.board)
            .text("ruling", &self.ruling);
        let next = CatalogueMessage::new("cli-ruling-unnamed-next").text("board", &self.board);
        trouble(filled(&message), filled(&next))
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::BoardRef;

    use super::*;

    fn offer(board: u32, in_place_of: u32, on_top_of: u32) -> OfferView {
        OfferView {
            board: Some(BoardRef { round: 1, board }),
            in_place_of,
            on_top_of,
            ..OfferView::default()
        }
    }

    /// DIS-3, DIS-4: which ruling another one replaces, or adds to, is told for every board, and none is
    /// replaced because nobody named its board.
    #[test]
    fn dis_3_what_becomes_of_a_ruling_before_is_told_for_every_board() {
        let (stays, place) = (true, false);
        for (offers, told, question) in [
            (vec![offer(2, 0, 0)], vec![], ""),
            (
                vec![offer(2, 0, 1), offer(3, 0, 1)],
                vec![("2.1", 2, stays), ("2.1", 3, stays)],
                ", adding to ruling 2.1",
            ),
            (
                vec![offer(2, 1, 0), offer(3, 0, 0), offer(4, 2, 0)],
                vec![("2.1", 2, place), ("2.2", 4, place)],
                ", replacing ruling 2.1, replacing ruling 2.2",
            ),
        ] {
            let offers = OfferReply {
                offers,
                ..OfferReply::default()
            };
            let stands = EarlierRulings::of(2, &offers);
            let lines = told.iter().map(|(ruling, board, stays)| match stays {
                true => format!(
                    "\nThis adds to ruling {ruling} on board 1.{board}, which keeps its effect."
                ),
                false => format!("\nThis replaces ruling {ruling} on board 1.{board}."),
            });
            assert_eq!(stands.lines(), lines.collect::<String>());
            assert_eq!(stands.told(), question);
            for (one, (ruling, board, stays)) in stands.on.iter().zip(told) {
                let does = if stays { "add to" } else { "replace" };
                let named = format!(
                    "board 1.{board} already has a ruling: this would {does} ruling {ruling}"
                );
                let text = format!("{:#}", one.unnamed());
                assert!(text.contains(&named), "{text}");
            }
        }
    }
}
