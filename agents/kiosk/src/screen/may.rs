//! What the seat may do now, as far as the device knows. The coordinator decides.

use adoube_proto::v1::{May, PremoveUse};

use crate::link::{
    board::{BoardCopy, Stage, index, opponent},
    core::LinkCore,
    seat::Seat,
};

/// Nothing on a locked page, and no second move after one that may have arrived.
pub(super) fn may(link: &LinkCore, seat: &Seat, locked: bool) -> May {
    let (board, side) = (link.board(), seat.side);
    if locked || board.last_sequence == 0 {
        return May::default();
    }
    let own = board.to_move() == side;
    let playing = board.stage == Stage::Playing;
    let begun = playing || board.stage == Stage::Paused;
    let premoves = matches!(
        board.options.premove(),
        PremoveUse::Confirmed | PremoveUse::AtOnce
    );
    let terms = &seat.terms;
    May {
        check_in: board.stage == Stage::Waiting && !board.is_present(side),
        r#move: playing && own && !moves(link),
        premove: playing && !own && premoves,
        offer_draw: begun && board.draw_offer.is_none() && board.offer_declined != Some(side),
        answer_draw: begun && board.draw_offer == Some(opponent(side)),
        resign: begun,
        call: true,
        ready: board.awaits_players() && !board.is_ready(side),
        confirm: board.stage == Stage::Finished && confirms(board, seat),
        set_options: board.stage != Stage::Finished
            && (terms.smart_move || terms.premove || terms.automatic_queen),
    }
}

/// Whether a move was sent and is not on the board yet.
fn moves(link: &LinkCore) -> bool {
    use adoube_proto::v1::play_command::Command;
    matches!(link.waiting(), Some(Command::Move(_))) && !link.has_unsent_move()
}

fn confirms(board: &BoardCopy, seat: &Seat) -> bool {
    let calls = index(seat.side).map(|own| &board.told.calls[own]);
    let may = |outcome| !calls.is_some_and(|calls| calls.object_to(outcome));
    board.outcome.as_ref().is_some_and(may) && !board.has_confirmed(seat.side)
}
