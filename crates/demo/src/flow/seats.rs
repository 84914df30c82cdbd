//! Who is where, as the coordinator tells it.

use adoube_client::follow::Model;

/// Whether each seat is bound to a device.
pub(super) fn every_seat_has_a_device(model: &Model) -> bool {
    let has = |seat: &Option<adoube_proto::v1::SeatPlan>| {
        seat.as_ref().is_some_and(|seat| !seat.device.is_empty())
    };
    model.boards().count() > 0
        && model
            .boards()
            .all(|board| has(&board.white) && has(&board.black))
}

/// Whether every player has checked in.
pub(super) fn everybody_is_here(model: &Model) -> bool {
    model
        .boards()
        .all(|board| board.white_checked_in && board.black_checked_in)
}
