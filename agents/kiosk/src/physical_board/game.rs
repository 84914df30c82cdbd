//! The board beside the game of its player's seat.

use std::time::Duration;

use adoube_chess::physical_board::Recognition;
use adoube_chess::{Line, Side, Square};
use adoube_eboard::Make;
use adoube_eboard::clock::ClockSetting;
use adoube_proto::v1::{
    BoardMake, GameStage, PhysicalBoardStep, PhysicalBoardStepKind as Kind, PhysicalBoardTerms,
    PhysicalBoardUse, ReportBoardCommand, Side as WireSide,
};

use super::clock_press::{PRESS_WAITS, clock_side};
use super::core::{BoardCore, Connection};
use super::guide::{Situation, next_step};
use super::messages::BoardOrder;
use super::pieces_verdict::PiecesVerdict;
use super::reports::{Confirmation, Destination, DueReport, Report};
use super::shown_position::{ShownPosition, shown_position};
use super::status::wire_make;
use crate::link::core::LinkCore;
use crate::screen::clocks;
use crate::time::Now;

/// A report with this or less is one of a board that has just settled, milliseconds.
const JUST_SETTLED: u32 = 999;
/// More squares than that are not lit.
const MOST_LIGHTS: usize = 8;

impl BoardCore {
    /// Follows the game. Gives the report that is to be sent now: [`sent`](Self::sent) says that it was. While the venue
    /// has locked the player's page, a board enters no moves.
    pub fn tick(&mut self, now: Now, play_link: &LinkCore, is_locked: bool) -> Option<DueReport> {
        let terms = play_link
            .seat()
            .and_then(|seat| seat.terms().physical_boards);
        self.want(terms.is_some() || self.settings.is_some());
        self.follow(play_link, terms.as_ref());
        self.compare(play_link, terms.as_ref());
        self.light();
        self.set_clock(now, play_link);
        let due = self.due_report(now, play_link, terms.as_ref());
        let due = due.filter(|due| !(is_locked && due.enters_move()));
        self.expire_confirmation(now, play_link);
        self.view = self.view_now(now, play_link, terms.as_ref());
        due
    }

    fn want(&mut self, wanted: bool) {
        if wanted == self.is_wanted {
            return;
        }
        self.is_wanted = wanted;
        self.orders.push_back(if wanted {
            BoardOrder::Open
        } else {
            BoardOrder::Close
        });
        if !wanted {
            let settings = self.settings.take();
            let orders = std::mem::take(&mut self.orders);
            *self = Self {
                orders,
                ..Self::new(settings)
            };
        }
    }

    /// Follows the game to its last move.
    fn follow(&mut self, play_link: &LinkCore, terms: Option<&PhysicalBoardTerms>) {
        let (Some(seat), Some(_)) = (play_link.seat(), terms) else {
            self.game.forget();
            self.side = None;
            return;
        };
        let board = play_link.board();
        let side = match seat.side {
            WireSide::Black => Side::Black,
            WireSide::White | WireSide::Unspecified => Side::White,
        };
        self.side = Some(side);
        if !board.is_known() {
            self.game.forget();
            return;
        }
        let is_other = self.game.follow(seat, board);
        if is_other {
            self.orientation.begin_game();
            // A piece that was exchanged is learned at the start.
            self.pieces_verdict = PiecesVerdict::default();
        }
        let Some(start) = board.start() else {
            return;
        };
        if self.start.as_ref() != Some(&start) {
            self.orders.push_back(BoardOrder::SetUp(start.clone()));
            self.start = Some(start);
        }
        let Some(line) = self.game.line() else { return };
        let is_opponents = line.position().side_to_move() == side;
        if !is_other && line.ply() > self.plies && is_opponents {
            self.clock.beep();
        }
        self.plies = line.ply();
    }

    /// Compares what is at rest with the game.
    fn compare(&mut self, play_link: &LinkCore, terms: Option<&PhysicalBoardTerms>) {
        let (Some(line), Some((rest, stands)), Some(terms), Some(side)) =
            (self.game.line(), &self.rest, terms, self.side)
        else {
            self.shown = None;
            self.step = None;
            return;
        };
        let is_free = self.settings.as_ref().is_none_or(|it| it.turned.is_none());
        // A Certabo board learns its pieces from the position: any way round fits.
        let knows = |make: Make| make.tells_pieces_apart() && make != Make::Certabo;
        let may_turn = is_free && self.make.is_some_and(knows);
        self.orientation.look(line, &rest.placement, may_turn);
        let placement = self.orientation.squares(&rest.placement);
        let board = play_link.board();
        let enters = terms.used_for() == PhysicalBoardUse::Playing
            && matches!(board.stage(), GameStage::Playing | GameStage::Paused)
            && line.position().side_to_move() == side;
        let shown = shown_position(line, &placement, enters);
        self.step = next_step(Situation {
            line,
            board,
            side,
            terms,
            placement: &placement,
            shown: &shown,
        });
        let verdict = PiecesVerdict::judge(line, &placement, &shown, *stands);
        self.shown = Some((placement, shown));
        if self.make == Some(Make::Certabo) {
            self.orders.extend(self.pieces_verdict.replace(verdict));
        }
    }

    /// Lights what the next step is about.
    fn light(&mut self) {
        if self.connection != Connection::Open || self.is_moving {
            return;
        }
        let squares = match (&self.step, &self.shown) {
            (Some(step), Some((_, shown))) => lit(step, shown),
            _ => Vec::new(),
        };
        if squares == self.lights {
            return;
        }
        let orientation = self.orientation;
        let lit = squares.iter().map(|square| orientation.square(*square));
        self.orders.push_back(BoardOrder::Light(lit.collect()));
        self.lights = squares;
    }

    /// Shows the clocks of the game on the board's clock.
    fn set_clock(&mut self, now: Now, play_link: &LinkCore) {
        let setting = self.clock_setting(now, play_link);
        if let Some(command) = self.clock.next_command(now.ms(), setting) {
            self.orders.push_back(BoardOrder::Clock(command));
        }
    }

    fn clock_setting(&self, now: Now, play_link: &LinkCore) -> Option<ClockSetting> {
        self.side?;
        let time = play_link
            .coordinator_time(now)
            .filter(|_| play_link.is_up())?;
        let told = play_link.board().clocks.as_ref()?;
        let read = clocks::read(told, Some(time), play_link.speed()).shown;
        let place = self
            .settings
            .as_ref()
            .map(|it| it.clock)
            .unwrap_or_default();
        let running = match read.running() {
            WireSide::White => Some(clock_side(Side::White, place)),
            WireSide::Black => Some(clock_side(Side::Black, place)),
            WireSide::Unspecified => None,
        };
        let (white, black) = (read.white, read.black);
        let (left, right) = match clock_side(Side::White, place) {
            adoube_eboard::clock::ClockSide::Left => (white, black),
            adoube_eboard::clock::ClockSide::Right => (black, white),
        };
        Some(ClockSetting {
            left: Duration::from_millis(left),
            right: Duration::from_millis(right),
            running,
        })
    }

    fn due_report(
        &mut self,
        now: Now,
        play_link: &LinkCore,
        terms: Option<&PhysicalBoardTerms>,
    ) -> Option<DueReport> {
        let lost = self.reports.send_to(destination(play_link, terms));
        self.confirmation = self.confirmation.or(lost);
        if play_link.board().stage() == GameStage::Finished {
            // Pieces are swept off. Should the game go on, all is reported again.
            self.reports.forget();
            return None;
        }
        let report = self.report(play_link)?;
        let confirms = self.confirmation.filter(|_| self.is_confirmable(play_link));
        let is_due = self.reports.is_due(&report);
        if !is_due && (confirms.is_none() || self.reports.is_waiting()) {
            return None;
        }
        let command = ReportBoardCommand {
            placement: report.placement.map(|placement| placement.to_string()),
            stood: self.stood(now),
            confirmed: confirms.is_some(),
            make: self.make.map_or(BoardMake::Unspecified, wire_make).into(),
        };
        Some(DueReport {
            command,
            report,
            confirms,
            known: self.known,
        })
    }

    /// What is to be said of the board now; none while something moves, or while it is not known.
    fn report(&self, play_link: &LinkCore) -> Option<Report> {
        match self.connection {
            Connection::Unknown | Connection::Connecting => None,
            Connection::NotConnected | Connection::Fault => Some(Report {
                placement: None,
                is_standing_difference: false,
                turn: None,
            }),
            Connection::Open if self.is_moving => None,
            Connection::Open => {
                let (placement, shown) = self.shown.as_ref()?;
                let (_, stands) = self.rest.as_ref()?;
                let is_difference = matches!(shown, ShownPosition::Differs { .. });
                let is_move = matches!(shown, ShownPosition::NextMove(_));
                let board = play_link.board();
                let may_move = is_move && board.stage() == GameStage::Playing;
                Some(Report {
                    placement: Some(*placement),
                    is_standing_difference: is_difference && *stands,
                    turn: may_move.then_some((self.plies, board.rewinds)),
                })
            }
        }
    }

    /// Whether a move stands on the board that the player can confirm.
    fn is_confirmable(&self, play_link: &LinkCore) -> bool {
        let is_move = |shown: &ShownPosition| {
            let ShownPosition::NextMove(recognition) = shown else {
                return false;
            };
            matches!(
                recognition,
                Recognition::Move(_) | Recognition::MoveOrCastling(_)
            )
        };
        let shown = self.shown.as_ref().map(|(_, shown)| shown);
        !self.is_moving
            && self.connection == Connection::Open
            && play_link.board().stage() == GameStage::Playing
            && shown.is_some_and(is_move)
    }

    /// How long it has stood so, milliseconds.
    fn stood(&self, now: Now) -> u32 {
        let Some((rest, stands)) = &self.rest else {
            return 0;
        };
        let stood = u32::try_from(now.ms().saturating_sub(rest.since)).unwrap_or(u32::MAX);
        // Only a board that was asked once more counts as standing.
        if *stands {
            stood
        } else {
            stood.min(JUST_SETTLED)
        }
    }

    fn expire_confirmation(&mut self, now: Now, play_link: &LinkCore) {
        match self.confirmation {
            Some(Confirmation::Press) if now.ms() >= self.pressed_at + PRESS_WAITS => {
                self.confirmation = None;
            }
            Some(Confirmation::Tap(ask)) if !self.is_confirmable(play_link) => {
                self.confirmation = None;
                self.unanswered.push_back(ask);
            }
            Some(Confirmation::Press | Confirmation::Tap(_)) | None => {}
        }
    }

    pub(super) fn line(&self) -> Option<&Line> {
        self.game.line()
    }
}

/// Where reports go: only to a play link that has told the seat and all of its board.
fn destination(play_link: &LinkCore, terms: Option<&PhysicalBoardTerms>) -> Option<Destination> {
    terms?;
    let seat = play_link.seat()?;
    let is_ready = play_link.is_up() && !play_link.is_joining() && play_link.board().is_known();
    is_ready.then(|| Destination {
        attempt: play_link.attempt(),
        tournament: seat.assigned.tournament.clone(),
        board: seat.board,
    })
}

/// The squares that the next step is about.
fn lit(step: &PhysicalBoardStep, shown: &ShownPosition) -> Vec<Square> {
    let parse = |text: Option<&str>| text.and_then(|text| text.parse().ok());
    match step.kind() {
        Kind::MakeOwnMove | Kind::MakeOpponentsMove => {
            let ends = [step.uci.get(..2), step.uci.get(2..4)];
            ends.into_iter().filter_map(parse).collect()
        }
        Kind::PutPromotion | Kind::ChoosePromotion => {
            parse(Some(&step.square)).into_iter().collect()
        }
        Kind::PutPiece | Kind::ClearSquare => match shown {
            ShownPosition::Differs { squares } if squares.len() <= MOST_LIGHTS => squares.clone(),
            ShownPosition::Differs { .. }
            | ShownPosition::Now
            | ShownPosition::MissingMove { .. }
            | ShownPosition::NextMove(_) => Vec::new(),
        },
        Kind::Unspecified
        | Kind::CallArbiter
        | Kind::SetUp
        | Kind::TurnBoard
        | Kind::Move
        | Kind::ChooseMove
        | Kind::PressClock
        | Kind::Tap
        | Kind::FinishCastling => Vec::new(),
    }
}
