//! What a player may do at the board now. Each command is decided when it comes all the same.

use adoube_chess::Side;

use super::{Board, Phase, PremoveUse};

/// What a player may do now; they may always call the arbiter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one answer for each kind of command"
)]
pub struct PlayerActions {
    /// Check in.
    pub check_in: bool,
    /// Why not move; none where they may.
    pub no_move: Option<NotNow>,
    /// Enter a move for their next turn.
    pub premove: bool,
    /// Why not offer a draw; none where they may.
    pub no_draw_offer: Option<NotNow>,
    /// Why not accept or decline the opponent's offer; none where they may.
    pub no_draw_answer: Option<NotNow>,
    /// Why not resign; none where they may.
    pub no_resignation: Option<NotNow>,
    /// Say that they have seen a ruling.
    pub ready: bool,
    /// Confirm the result.
    pub confirm: bool,
    /// Choose how their moves are entered.
    pub set_options: bool,
}

/// Why a player may not do something now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotNow {
    /// The game has not begun.
    NotBegun,
    /// It is over.
    Over,
    /// It is paused.
    Paused,
    /// It is paused until both players have seen a ruling.
    Ruling,
    /// Both have seen it, and the clock is about to start.
    Starting,
    /// It is the opponent's turn.
    OpponentsTurn,
    /// The player's own offer of a draw is open.
    Offered,
    /// The opponent's offer of a draw is open: it is to be answered first.
    AnswerFirst,
    /// The opponent declined an offer in this position (L 11.5).
    Declined,
    /// No offer of a draw is open.
    NoOffer,
}

impl Board {
    /// What the side's player may do now.
    pub fn player_actions(&self, side: Side) -> PlayerActions {
        let is_playing = matches!(self.play.phase, Phase::Playing);
        let premoves = self.options(side).premove != PremoveUse::Off;
        let allowed = &self.opened.terms.entering;
        let objects = self.objections().any(|call| call.side == side);
        PlayerActions {
            check_in: self.play.phase == Phase::Waiting && !self.is_checked_in(side),
            no_move: self.no_move(side),
            premove: is_playing && !self.is_turn_of(side) && premoves,
            no_draw_offer: self.not_under_way().or_else(|| self.no_draw_offer(side)),
            no_draw_answer: self.not_under_way().or_else(|| {
                let is_offered = self.offer() == Some(side.other());
                (!is_offered).then_some(NotNow::NoOffer)
            }),
            no_resignation: self.not_under_way(),
            ready: self.awaits_players() && !self.ready(side),
            confirm: self.is_finished() && !objects && !self.approval().is_confirmed(side),
            set_options: !self.is_finished()
                && (allowed.smart_move || allowed.premove || allowed.automatic_queen),
        }
    }

    /// Whether the opponent declined the side's offer in words in this position (L 11.5).
    pub fn is_offer_declined(&self, side: Side) -> bool {
        self.game.declined == Some(side)
    }

    fn is_turn_of(&self, side: Side) -> bool {
        self.game.line.position().side_to_move() == side
    }

    const fn not_under_way(&self) -> Option<NotNow> {
        match self.play.phase {
            Phase::Waiting => Some(NotNow::NotBegun),
            Phase::Finished { .. } => Some(NotNow::Over),
            Phase::Playing | Phase::Paused { .. } => None,
        }
    }

    fn no_move(&self, side: Side) -> Option<NotNow> {
        match self.play.phase {
            Phase::Waiting => Some(NotNow::NotBegun),
            Phase::Finished { .. } => Some(NotNow::Over),
            Phase::Paused { .. } if !self.awaits_players() => Some(NotNow::Paused),
            Phase::Paused { .. } if Side::ALL.iter().all(|side| self.ready(*side)) => {
                Some(NotNow::Starting)
            }
            Phase::Paused { .. } => Some(NotNow::Ruling),
            Phase::Playing => (!self.is_turn_of(side)).then_some(NotNow::OpponentsTurn),
        }
    }

    fn no_draw_offer(&self, side: Side) -> Option<NotNow> {
        match self.offer() {
            Some(by) if by == side => Some(NotNow::Offered),
            Some(_) => Some(NotNow::AnswerFirst),
            None => self.is_offer_declined(side).then_some(NotNow::Declined),
        }
    }
}
