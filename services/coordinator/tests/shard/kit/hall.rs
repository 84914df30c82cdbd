//! A game that can begin, or has begun.

use adoube_coordinator::shard::{SessionId, ShardRequest};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::ids::BoardId;

use super::event::importing_halls;
use super::{Desk, Rules, setting_up};

/// The board that most stories are about.
pub(crate) const FIRST: BoardId = BoardId { round: 1, board: 1 };

impl Desk {
    /// Set up, imported, published; nobody is connected.
    pub(crate) fn published(rules: &Rules) -> Self {
        let mut desk = Self::empty(rules.speed);
        desk.ask("olga", setting_up(rules)).unwrap();
        desk.ask("chief", importing_halls(1, rules.boards, rules.halls))
            .unwrap();
        desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
        desk
    }

    /// The game on the first board has begun; White's link and Black's.
    pub(crate) fn playing(rules: &Rules) -> (Self, SessionId, SessionId) {
        let mut desk = Self::published(rules);
        let white = desk.hello("madrid-1", "kiosk-w");
        let black = desk.hello("oslo-1", "kiosk-b");
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        desk.order(black, Order::Player(PlayerOrder::CheckIn));
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        desk.said();
        (desk, white, black)
    }
}
