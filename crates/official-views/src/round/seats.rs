//! Who sits at which device.

use std::collections::BTreeMap;

use adoube_proto::v1::{SeatPlan, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::board_side::BoardSide;
use super::{Model, narrator};
use crate::catalogue::filled;

/// The seats by venue and device.
#[derive(Debug, Default)]
pub(super) struct Seats(BTreeMap<(String, String), String>);

impl Seats {
    /// As the boards say. A device that serves more than one board names them all.
    pub(super) fn of(model: &Model) -> Self {
        let mut seats = Self::default();
        for board in model.boards() {
            for side in BoardSide::both(board) {
                if let Some(plan) = side.plan {
                    seats.add(plan, &narrator::name(board), side.side);
                }
            }
        }
        seats
    }

    fn add(&mut self, plan: &SeatPlan, board: &str, side: Side) {
        let key = (plan.venue.clone(), plan.device.clone());
        let text = self.0.entry(key).or_default();
        if !text.is_empty() {
            text.push_str(", ");
        }
        let seat = CatalogueMessage::new("cli-live-seat")
            .text("board", board)
            .text("side", side.word())
            .text("name", surname(&plan.name));
        text.push_str(filled(&seat).trim_end());
    }

    /// `1.2 Black Nepomniachtchi`; empty when nobody sits there.
    pub(super) fn at(&self, venue: &str, device: &str) -> &str {
        self.0
            .get(&(venue.to_owned(), device.to_owned()))
            .map_or("", String::as_str)
    }
}

/// The part before the comma of `Nepomniachtchi, Ian`.
pub(super) fn surname(name: &str) -> &str {
    name.split(',').next().unwrap_or(name).trim()
}
