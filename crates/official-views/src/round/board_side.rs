//! What a board's view tells of one side.

use adoube_proto::v1::{BoardView, SeatPlan, Side};

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that the view tells of a side"
)]
pub(super) struct BoardSide<'a> {
    pub(super) side: Side,
    pub(super) plan: Option<&'a SeatPlan>,
    pub(super) checked_in: bool,
    /// Coordinator time; 0 while connected.
    pub(super) away_since: u64,
    /// Where the last contact was, if the seat moved to another device since.
    pub(super) away_device: &'a str,
    /// Disconnected for longer than the event's time to reconnect.
    pub(super) overdue: bool,
    pub(super) draw_offers: u32,
    /// Who enters the moves; empty where the player does.
    pub(super) assistant: &'a str,
    /// The page takes no input.
    pub(super) page_locked: bool,
    /// The computer is not locked as the event requires.
    pub(super) not_locked: bool,
    /// How many kinds of breaches there were.
    pub(super) breaches: u32,
}

impl<'a> BoardSide<'a> {
    pub(super) fn of(board: &'a BoardView, side: Side) -> Self {
        match side {
            Side::Black => Self {
                side,
                plan: board.black.as_ref(),
                checked_in: board.black_checked_in,
                away_since: board.black_away_since,
                away_device: &board.black_away_device,
                overdue: board.black_overdue,
                draw_offers: board.black_draw_offers,
                assistant: &board.black_assistant,
                page_locked: board.black_page_locked,
                not_locked: board.black_not_held,
                breaches: board.black_breaches,
            },
            Side::White | Side::Unspecified => Self {
                side: Side::White,
                plan: board.white.as_ref(),
                checked_in: board.white_checked_in,
                away_since: board.white_away_since,
                away_device: &board.white_away_device,
                overdue: board.white_overdue,
                draw_offers: board.white_draw_offers,
                assistant: &board.white_assistant,
                page_locked: board.white_page_locked,
                not_locked: board.white_not_held,
                breaches: board.white_breaches,
            },
        }
    }

    /// White, then Black.
    pub(super) fn both(board: &'a BoardView) -> [Self; 2] {
        [Side::White, Side::Black].map(|side| Self::of(board, side))
    }
}
