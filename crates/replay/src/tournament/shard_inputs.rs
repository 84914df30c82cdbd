//! What a shard is told with each step of a game.

use adoube_coordinator::shard::Now;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::Act;
use adoube_tournament::ids::CommandId;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::time::Time;

use crate::comparison;

/// Nothing here waits for real time.
pub(super) const fn at(game: Time) -> Now {
    Now { game, real: 0 }
}

/// Game and step; the same in every replay.
pub(super) fn command_id(game: u64, step: u64) -> CommandId {
    let mut id = [0; 16];
    id[..8].copy_from_slice(&game.to_be_bytes());
    id[8..].copy_from_slice(&step.to_be_bytes());
    CommandId(id)
}

/// Scores as this event counts them.
pub(super) fn under(mut order: Order, regulations: &Regulations) -> Order {
    if let Order::Arbiter(ordered) = &mut order {
        match &mut ordered.act {
            Act::DeclareResult(act) => act.score = comparison::declared(act.score, regulations),
            Act::DeclareForfeit(act) => {
                act.score = comparison::forfeited(act.score, regulations.scoring);
            }
            _ => {}
        }
    }
    order
}
