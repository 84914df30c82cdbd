//! Records and states as the wire shows them.

mod attendance;
mod author;
mod delegations;
mod device_notes;
mod events;
pub mod penalties;
pub(in crate::shard) mod physical_boards;
mod player_names;
mod seat_terms;
mod seat_view;
mod shown;
mod texts;

use adoube_catalogue::{Catalogue, Language};
use adoube_chess::{BySide, Side, Start, Variant};
use adoube_proto::v1;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::Action;
use adoube_tournament::board::{
    Board, Ending, Opened, PauseCause, Phase, Score, StartWait, TimeFollows,
};
use adoube_tournament::clock::Reading;
use adoube_tournament::ids::{BoardId, PersonId, RulingRef};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::{Millis, Time};

use super::Failure;
use shown::Shown as _;

pub use attendance::{
    answered_calls, before_game, check_state, checks_of, ended_leaves, open_calls, open_leaves,
};
pub use delegations::delegation;
pub use device_notes::{citable, note as device_note, numbered as numbered_notes};
pub use events::name_delegation;
pub use events::{board_event, for_official, read_board_make};
pub use player_names::{NameLookup, PlayerNames};
pub use seat_terms::seat_terms;
pub use seat_view::{ArbiterLookup, move_shown, seat_view};
pub use texts::{catalogue_message, note, notes, or_empty};

/// A board's number.
pub const fn board_ref(board: BoardId) -> v1::BoardRef {
    v1::BoardRef {
        round: board.round as u32,
        board: board.board as u32,
    }
}

/// Enumerations that the domain and the wire have with the same names: as the wire shows them, and as it is read.
macro_rules! kinds {
    ($($show:ident, $read:ident: $type:ident { $($kind:ident),* })*) => {$(
        /// On the wire.
        pub const fn $show(kind: $type) -> v1::$type {
            match kind {
                $($type::$kind => v1::$type::$kind,)*
            }
        }

        /// What the wire has; `None` where it has none.
        pub const fn $read(kind: v1::$type) -> Option<$type> {
            match kind {
                $(v1::$type::$kind => Some($type::$kind),)*
                v1::$type::Unspecified => None,
            }
        }
    )*};
}

kinds! {
    side, read_side: Side { White, Black }
    role, read_role: Role { Player, Assistant, Lta, Lca, Arbiter, ChiefArbiter, Organiser, Spectator }
    time_follows, read_time_follows: TimeFollows { Colour, Player }
    action, read_action: Action {
        Pause, GivePauseReason, Resume, AdjustClock, AddTime, Penalise, AgreeToPenalties,
        RejectPenalties, WithdrawPenalties, ApproveAssistant, EndAssistant, RestorePosition,
        ReverseColours, WrongStart, Reopen, DeclareResult, DeclareForfeit, ApproveResult,
        CorrectResult, MoveSeat, RecordCheck, WaiveChecks, ExtendDefaultTime, AnswerCall, TakeCall,
        EndLeave, SetBoardRequirement, NoteBoardViolation, MarkScoresheet
    }
}

/// Both clocks at an instant that is past.
pub fn clocks(reading: &Reading, at: Time) -> v1::Clocks {
    v1::Clocks {
        at: at.0,
        white: reading.remaining(Side::White).0,
        black: reading.remaining(Side::Black).0,
        running: reading.running.map_or(0, |running| side(running).into()),
        delay: 0,
    }
}

/// The times of stopped clocks at an instant that is past.
pub fn clock_times(times: BySide<Millis>, at: Time) -> v1::Clocks {
    v1::Clocks {
        at: at.0,
        white: times.white.0,
        black: times.black.0,
        ..v1::Clocks::default()
    }
}

/// A reading of a board's clocks, from which its running clock goes on.
pub fn board_clocks(board: &Board, reading: &Reading, at: Time) -> v1::Clocks {
    v1::Clocks {
        delay: board.delay_in(reading).0,
        ..clocks(reading, at)
    }
}

/// A refusal, its text in English.
pub fn refusal(refusal: &Refusal) -> v1::Refusal {
    let (word, with) = refusal.word_and_arguments().unwrap_or_default();
    let with = with.into_iter();
    v1::Refusal {
        code: refusal.code().to_owned(),
        article: refusal.article().unwrap_or_default().to_owned(),
        text: Catalogue::of(Language::English).refusal(refusal),
        word: word.to_owned(),
        with: with.map(|(name, with)| (name.to_owned(), with)).collect(),
        message: refusal.message().map(catalogue_message).map(Box::new),
    }
}

/// Why a call has no reply.
pub fn failure(failure: &Failure) -> v1::Refusal {
    match failure {
        Failure::Refused(refused) => refusal(refused),
        Failure::Void(_)
        | Failure::Storage
        | Failure::InDoubt
        | Failure::Stopping
        | Failure::Busy => v1::Refusal {
            code: failure.code().to_owned(),
            text: failure.to_string(),
            word: failure.word().unwrap_or_default().to_owned(),
            ..v1::Refusal::default()
        },
    }
}

/// A score.
pub fn score(score: Score) -> v1::Result {
    score.shown()
}

/// A seat with the player's name.
pub fn seat_plan(opened: &Opened, side: Side, names: &dyn NameLookup) -> v1::SeatPlan {
    let seat = &opened.seats[side];
    v1::SeatPlan {
        person: seat.person.to_string(),
        name: names.of(&seat.person),
        venue: seat.venue.to_string(),
        device: seat.device.to_string(),
    }
}

/// Who acted; empty for the coordinator itself.
pub(super) fn person(actor: &Actor) -> String {
    or_empty(actor.person())
}

/// In which office somebody acted; unspecified where they had none.
pub(super) fn office(actor: &Actor) -> v1::Role {
    actor.role().map_or(v1::Role::Unspecified, role)
}

/// Who approved the result that stands, or set it; empty where that is not known.
pub(super) fn approved_by(board: &Board) -> String {
    or_empty(board.approval().by())
}

/// How far the result of a finished board is.
pub fn result_state(board: &Board) -> v1::ResultState {
    let approval = board.approval();
    v1::ResultState {
        state: board.result_state().shown(),
        white_confirmed: approval.is_confirmed(Side::White),
        black_confirmed: approval.is_confirmed(Side::Black),
        approved_by: approved_by(board),
    }
}

const fn variant(variant: Variant) -> v1::Variant {
    match variant {
        Variant::Standard => v1::Variant::Standard,
        Variant::Chess960 => v1::Variant::Chess960,
    }
}

/// How a game ended.
pub(super) fn ending(ending: Ending) -> i32 {
    ending.shown()
}

/// Where a game begins.
pub(super) fn start(start: &Start) -> v1::StartPosition {
    v1::StartPosition {
        variant: variant(start.variant).into(),
        fen: start.fen.clone().unwrap_or_default(),
    }
}

/// Why the clocks stand.
pub fn paused(cause: &PauseCause) -> v1::Paused {
    let given = |reason: &Option<String>| reason.clone().unwrap_or_default();
    let by = |cause: v1::PauseCause, reason: &str| v1::Paused {
        cause: cause.into(),
        reason: reason.to_owned(),
        ..v1::Paused::default()
    };
    match cause {
        PauseCause::Arbiter { reason } => by(v1::PauseCause::Arbiter, &given(reason)),
        PauseCause::Hold { hold, reason } => v1::Paused {
            hold: *hold,
            ..by(v1::PauseCause::Hold, &given(reason))
        },
        PauseCause::Ruling { ruling, reason } => {
            of_ruling(*ruling, by(v1::PauseCause::Ruling, reason))
        }
        PauseCause::Postponed { ruling, reason } => {
            of_ruling(*ruling, by(v1::PauseCause::Postponed, reason))
        }
        PauseCause::Outage => by(
            v1::PauseCause::Outage,
            "the server was down or could not write",
        ),
        PauseCause::Away {
            side: away,
            last_contact,
        } => v1::Paused {
            seat: side(*away).into(),
            last_contact: last_contact.0,
            ..by(v1::PauseCause::Silence, &format!("{away} is not heard"))
        },
    }
}

/// The same, and who of the arbiters did it.
pub(super) fn paused_by(cause: &PauseCause, by: Option<(&PersonId, Role)>) -> v1::Paused {
    let mut paused = paused(cause);
    if let (PauseCause::Arbiter { .. }, Some((person, role))) = (cause, by) {
        paused.by = person.to_string();
        paused.role = self::role(role).into();
    }
    paused
}

const fn of_ruling(ruling: RulingRef, mut paused: v1::Paused) -> v1::Paused {
    paused.incident = ruling.incident;
    paused.ruling = ruling.ruling;
    paused
}

/// A board at a glance at `now`.
pub fn board_view(board: &Board, names: &dyn NameLookup, now: Time) -> v1::BoardView {
    let opened = board.opened();
    let away = |side| board.away(side).map_or(0, |away| away.last_contact.0);
    let away_device = |side| or_empty(board.away_device(side));
    let overdue = |side| board.away(side).is_some_and(|away| away.overdue);
    let reading = board.reading(now);
    v1::BoardView {
        board: Some(board_ref(opened.board)),
        sequence: board.sequence(),
        white: Some(seat_plan(opened, Side::White, names)),
        black: Some(seat_plan(opened, Side::Black, names)),
        clocks: Some(board_clocks(board, &reading, now)),
        ply: board.ply(),
        last_san: board.last_san().to_owned(),
        last_uci: last_uci(board),
        fen: board.line().position().fen(),
        white_checked_in: board.is_checked_in(Side::White),
        black_checked_in: board.is_checked_in(Side::Black),
        white_away_since: away(Side::White),
        black_away_since: away(Side::Black),
        white_away_device: away_device(Side::White),
        black_away_device: away_device(Side::Black),
        proposed_penalties: board.proposed_penalties().map(penalties::proposed),
        pause_reason_missing: board.stop_without_reason().is_some(),
        white_overdue: overdue(Side::White),
        black_overdue: overdue(Side::Black),
        before: Some(before_game(board)),
        calls: open_calls(board),
        answered_calls: answered_calls(board),
        leaves: open_leaves(board),
        ended_leaves: ended_leaves(board),
        white_unchecked: board.is_unchecked(Side::White),
        black_unchecked: board.is_unchecked(Side::Black),
        white_page_locked: is_page_locked(board, Side::White),
        black_page_locked: is_page_locked(board, Side::Black),
        white_not_held: board.is_unheld(Side::White),
        black_not_held: board.is_unheld(Side::Black),
        white_physical_board: physical_boards::physical_board(board, Side::White),
        black_physical_board: physical_boards::physical_board(board, Side::Black),
        white_breaches: breaches(board, Side::White),
        black_breaches: breaches(board, Side::Black),
        holds: board.holds().collect(),
        white_draw_offers: board.offers_made(Side::White).into(),
        black_draw_offers: board.offers_made(Side::Black).into(),
        white_assistant: or_empty(board.assistant(Side::White)),
        black_assistant: or_empty(board.assistant(Side::Black)),
        attempt: board.attempt().into(),
        white_ready: board.ready(Side::White),
        black_ready: board.ready(Side::Black),
        starts_at: board.starts_at().map_or(0, |at| at.0),
        lag: lag_state(board),
        counters: Some(events::counters(&reading)),
        time_control: board.clock().control().to_string(),
        own_time_control: board.clock().control() != board.event_control(),
        draw_odds: events::draw_odds(opened).into(),
        draw_offered_by: board.offer().map_or(0, |by| side(by).into()),
        ..board_phase(board)
    }
}

fn last_uci(board: &Board) -> String {
    let last = board.line().moves().last();
    last.map(ToString::to_string).unwrap_or_default()
}

fn start_wait(board: &Board) -> v1::StartWait {
    match board.start_wait() {
        None => v1::StartWait::Unspecified,
        Some(StartWait::BothPlayers) => v1::StartWait::BothPlayers,
        Some(StartWait::Player(Side::White)) => v1::StartWait::White,
        Some(StartWait::Player(Side::Black)) => v1::StartWait::Black,
        Some(StartWait::Countdown) => v1::StartWait::Countdown,
        Some(StartWait::Hold) => v1::StartWait::Pause,
        Some(StartWait::Connection) => v1::StartWait::Connection,
        Some(StartWait::Checks) => v1::StartWait::Check,
    }
}

/// Whether the device that acts for the seat takes no input.
fn is_page_locked(board: &Board, side: Side) -> bool {
    let mut locks = board.page_locks().iter();
    locks.any(|lock| lock.side == side && lock.device == board.seat(side).device)
}

/// What the event forbids and happened at the seat's devices.
fn breaches(board: &Board, side: Side) -> u32 {
    let of = board.breaches().filter(|note| note.side == side);
    u32::try_from(of.count()).unwrap_or(u32::MAX)
}

/// What both sides were credited with; none where the event gives no credits.
fn lag_state(board: &Board) -> Option<v1::LagState> {
    let credits = board.credits();
    let [white, black] = Side::ALL;
    board.opened().terms.lag.map(|_| v1::LagState {
        white_given: credits.given(white).0,
        black_given: credits.given(black).0,
        white_left: credits.left(white).0,
        black_left: credits.left(black).0,
    })
}

/// What the view says of the game's phase alone.
fn board_phase(board: &Board) -> v1::BoardView {
    let mut view = v1::BoardView::default();
    match board.phase() {
        Phase::Waiting | Phase::Playing => {}
        Phase::Paused { cause, since } => {
            let paused = paused_by(cause, board.stopped_by());
            view.paused = Some(v1::Paused {
                // Also of a game that an arbiter opened again: it says who is to be ready.
                cause: if board.awaits_players() {
                    v1::PauseCause::Ruling.into()
                } else {
                    paused.cause
                },
                ..paused
            });
            view.paused_since = since.0;
        }
        Phase::Finished {
            score,
            ending,
            reason,
        } => {
            view.finished = Some(v1::Finished {
                result: Some(self::score(*score)),
                ending: ending.shown(),
                reason: reason.clone().unwrap_or_default(),
            });
            view.result_state = Some(result_state(board));
        }
    }
    view.state = seat_view::stage(board).into();
    view.start_wait = start_wait(board).into();
    view
}
