//! What may be asked of a board, and when.

use std::sync::Arc;

use adoube_chess::{BySide, Side};
use adoube_tournament::board::{Basis, LossSign, OutageCause, Remedy, Score};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::time::Millis;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The penalties of random games.
const PENALTIES: &[&str] = &[
    "wrong-claim",
    "warning",
    "time-to-opponent=0:01:00",
    "time-off=0:01:00",
    "game-lost=0.5",
    "points-off=0.5",
];

/// A wish, made concrete when its turn comes.
#[derive(Debug, Clone)]
pub(crate) enum Action {
    /// One of the legal moves, by the side to move, over such a link.
    Play(Index, RoundTrips),
    /// A text as a move, by either side.
    Babble(Side, String),
    OfferDraw(Side),
    AcceptDraw(Side),
    DeclineDraw(Side),
    Resign(Side),
    Pause,
    Resume,
    /// The hold of that number.
    Hold(u32),
    EndHold(u32),
    /// Both clocks, in milliseconds.
    Adjust(Option<u64>, Option<u64>),
    /// Period from 0 and move counter of a side.
    Counters(Side, u8, u16),
    Control(&'static str),
    /// Milliseconds.
    AddTime(u64, u64),
    /// Back to one of the half-moves, with both clocks.
    Restore(Index, u64, u64),
    Reverse,
    /// A right position of that number, and the game began from another.
    WrongStart(u16),
    Penalise(Side, &'static str),
    /// An assistant for a side, or none any more.
    Assistant(Side, bool),
    Reopen(u64, u64),
    /// In halves.
    Declare(u8, u8),
    /// In halves.
    Forfeit(u8, u8),
    /// A ruling of that number, so long before the clock starts once both are ready.
    Rule(u32, Remedy, u64),
    /// The same, worked out: off the side that was away, and for White and Black.
    Deduct(u32, Side, u64, [u64; 2]),
    Ready(Side),
    Call(Side),
    /// The call of that number.
    Answer(u32),
    Confirm(Side),
    Approve,
    /// In halves.
    Correct(u8, u8),
    /// Last heard so many milliseconds ago.
    Lose(Side, LossSign, u64),
    Back(Side),
    /// Began so many milliseconds ago.
    Outage(OutageCause, u64),
    /// The last command with its id once more.
    Repeat,
    /// A legal move at another device.
    WrongDevice(Index),
    /// Somebody who may not.
    Spectator,
    CheckIn(Side),
    Flag,
    /// What comes to rest on a side's physical board, for so many milliseconds, and whether the player confirms it.
    ShowBoard(Side, OnBoard, u64, bool),
    /// Whether a side's moves wait for the board.
    RequireBoard(Side, bool),
}

/// What is on a physical board.
#[derive(Debug, Clone, Copy)]
pub(crate) enum OnBoard {
    /// The position of the game.
    Position,
    /// One of the legal moves ahead.
    Move(Index),
    /// The position after one of the half-moves.
    Earlier(Index),
    /// Nothing.
    Nothing,
    /// It is not connected.
    Disconnected,
}

impl Action {
    /// Whether it is an arbiter who puts something right.
    pub(crate) const fn is_repair(&self) -> bool {
        matches!(
            self,
            Self::AddTime(..)
                | Self::Restore(..)
                | Self::Reverse
                | Self::WrongStart(_)
                | Self::Penalise(..)
                | Self::Assistant(..)
                | Self::Reopen(..)
                | Self::RequireBoard(..)
        )
    }
}

/// How long before the next wish.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Wait {
    /// So many milliseconds.
    Millis(u64),
    /// Until the running flag falls, and so many milliseconds more or less.
    Flag(i64),
}

pub(crate) fn acts() -> impl Strategy<Value = Vec<(Wait, Action)>> {
    proptest::collection::vec((wait(), act()), 1..80)
}

fn wait() -> impl Strategy<Value = Wait> {
    prop_oneof![
        12 => (0..3_000_u64).prop_map(Wait::Millis),
        2 => (0..40_000_u64).prop_map(Wait::Millis),
        3 => Just(Wait::Millis(0)),
        1 => (-2..25_i64).prop_map(Wait::Flag),
    ]
}

fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

fn act() -> impl Strategy<Value = Action> {
    prop_oneof![
        30 => (any::<Index>(), link()).prop_map(|(index, link)| Action::Play(index, link)),
        8 => rulings(),
        8 => seats(),
        4 => results(),
        8 => on_incidents(),
        4 => draws(),
        4 => nonsense(),
        12 => boards(),
    ]
}

fn boards() -> impl Strategy<Value = Action> {
    let on_board = prop_oneof![
        4 => Just(OnBoard::Position),
        4 => any::<Index>().prop_map(OnBoard::Move),
        1 => any::<Index>().prop_map(OnBoard::Earlier),
        1 => Just(OnBoard::Nothing),
        1 => Just(OnBoard::Disconnected),
    ];
    prop_oneof![
        12 => (side(), on_board, 0..1_500_u64, any::<bool>())
            .prop_map(|(side, on, stood, confirmed)| Action::ShowBoard(side, on, stood, confirmed)),
        1 => (side(), any::<bool>()).prop_map(|(side, on)| Action::RequireBoard(side, on)),
    ]
}

/// What is measured; a device may say anything.
fn link() -> impl Strategy<Value = RoundTrips> {
    let measured = prop_oneof![0..400_u64, 0..40_u64];
    let claimed = prop_oneof![0..400_u64, Just(4_294_967)];
    (claimed, measured).prop_map(|(claimed, measured)| RoundTrips {
        claimed: Millis(claimed),
        measured: Millis(measured),
    })
}

fn rulings() -> impl Strategy<Value = Action> {
    let clock = || proptest::option::of(0..40_000_u64);
    prop_oneof![
        4 => Just(Action::Pause),
        6 => Just(Action::Resume),
        4 => (1..4_u32).prop_map(Action::Hold),
        8 => (1..4_u32).prop_map(Action::EndHold),
        4 => (clock(), clock()).prop_map(|(white, black)| Action::Adjust(white, black)),
        2 => (side(), 0..3_u8, 0..4_u16).prop_map(|(side, period, moves)| Action::Counters(side, period, moves)),
        1 => select(vec!["60+1", "3/20+1:20", "40d2", "W20-B30b2"]).prop_map(Action::Control),
        2 => (0..9_000_u64, 0..9_000_u64).prop_map(|(white, black)| Action::AddTime(white, black)),
        2 => (any::<Index>(), 0..40_000_u64, 0..40_000_u64)
            .prop_map(|(ply, white, black)| Action::Restore(ply, white, black)),
        1 => Just(Action::Reverse),
        1 => (0..960_u16).prop_map(Action::WrongStart),
        1 => (side(), select(PENALTIES)).prop_map(|(side, typed)| Action::Penalise(side, typed)),
        2 => (side(), any::<bool>()).prop_map(|(side, on)| Action::Assistant(side, on)),
        3 => (0..40_000_u64, 0..40_000_u64).prop_map(|(white, black)| Action::Reopen(white, black)),
        1 => (0..4_u8, 0..4_u8).prop_map(|(white, black)| Action::Declare(white, black)),
        1 => (0..3_u8, 0..3_u8).prop_map(|(white, black)| Action::Forfeit(white, black)),
    ]
}

fn on_incidents() -> impl Strategy<Value = Action> {
    let clock = || (0..40_000_u64).prop_map(Millis);
    let control = select(vec!["30", "10+2", "2/20:10+1", "10d2"]);
    let remedy = prop_oneof![
        6 => (clock(), clock()).prop_map(|(white, black)| Remedy::Resume {
            white,
            black,
            basis: Box::new(Basis::typed(BySide::new(white, black))),
        }),
        4 => control.prop_map(|control| Remedy::Restart {
            control: Arc::new(control.parse().unwrap()),
        }),
        1 => (0..3_u8, 0..3_u8).prop_map(|(white, black)| Remedy::Result {
            score: Score { white, black },
        }),
        2 => Just(Remedy::Postpone),
    ];
    prop_oneof![
        2 => (0..20_u32, remedy, 0..5_000_u64)
            .prop_map(|(number, remedy, start_in)| Action::Rule(number, remedy, start_in)),
        1 => (0..20_u32, side(), 0..20_000_u64, [0..9_000_u64, 0..9_000_u64])
            .prop_map(|(number, away, off, added)| Action::Deduct(number, away, off, added)),
        5 => side().prop_map(Action::Ready),
        2 => side().prop_map(Action::Call),
        2 => (0..9_u32).prop_map(Action::Answer),
    ]
}

fn results() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => side().prop_map(Action::Confirm),
        2 => Just(Action::Approve),
        2 => (0..4_u8, 0..4_u8).prop_map(|(white, black)| Action::Correct(white, black)),
    ]
}

fn seats() -> impl Strategy<Value = Action> {
    let signs = vec![LossSign::Silence, LossSign::Reset, LossSign::LastWill];
    let causes = vec![OutageCause::Down, OutageCause::Storage];
    prop_oneof![
        3 => (side(), select(signs), 0..10_000_u64)
            .prop_map(|(side, sign, ago)| Action::Lose(side, sign, ago)),
        5 => side().prop_map(Action::Back),
        1 => (select(causes), 0..10_000_u64).prop_map(|(cause, ago)| Action::Outage(cause, ago)),
    ]
}

fn draws() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => side().prop_map(Action::OfferDraw),
        1 => side().prop_map(Action::AcceptDraw),
        4 => side().prop_map(Action::DeclineDraw),
        1 => side().prop_map(Action::Resign),
    ]
}

fn nonsense() -> impl Strategy<Value = Action> {
    prop_oneof![
        (side(), "[a-h][1-8][a-h][1-8][qrbn]?|.{0,6}")
            .prop_map(|(side, text)| Action::Babble(side, text)),
        Just(Action::Repeat),
        any::<Index>().prop_map(Action::WrongDevice),
        Just(Action::Spectator),
        side().prop_map(Action::CheckIn),
        Just(Action::Flag),
    ]
}
