//! The state of a physical board, for the venue and for the player's page.

use adoube_chess::{Position, Start};
use adoube_eboard::Make;
use adoube_proto::v1::{
    BoardMake, BoardRequirement, GameStage, PhysicalBoardFault as Fault,
    PhysicalBoardState as State, PhysicalBoardStatus, PhysicalBoardStep,
    PhysicalBoardStepKind as Kind, PhysicalBoardTerms, PhysicalBoardView,
};

use super::core::{BoardCore, Connection};
use super::orientation::is_upside_down;
use super::shown_position::ShownPosition;
use crate::link::core::LinkCore;
use crate::time::Now;

/// A board that differs and rests so long is not just being set up, milliseconds.
const DIFFERS_FOR_LONG_MS: u64 = 10_000;

pub(super) const fn wire_make(make: Make) -> BoardMake {
    match make {
        Make::Dgt => BoardMake::Dgt,
        Make::Pegasus => BoardMake::Pegasus,
        Make::Chessnut => BoardMake::Chessnut,
        Make::Millennium => BoardMake::Millennium,
        Make::Certabo => BoardMake::Certabo,
        Make::Tabutronic => BoardMake::Tabutronic,
    }
}

impl BoardCore {
    /// For the vitals; none where no board is looked for.
    pub fn status(&self, now: Now) -> Option<PhysicalBoardStatus> {
        self.is_wanted.then(|| self.status_now(now))
    }

    fn status_now(&self, now: Now) -> PhysicalBoardStatus {
        let state = match self.connection {
            Connection::Unknown | Connection::Connecting => State::Connecting,
            Connection::NotConnected => State::NotConnected,
            Connection::Fault => State::Fault,
            Connection::Open if self.is_moving => State::Moving,
            Connection::Open => self.state_at_rest(),
        };
        let mut status = PhysicalBoardStatus {
            state: state.into(),
            ..self.about.clone()
        };
        if state == State::Differs {
            let since = self.rest.as_ref().map(|(rest, _)| rest.since);
            status.differs_for_long =
                since.is_some_and(|since| now.ms().saturating_sub(since) >= DIFFERS_FOR_LONG_MS);
            if let Some(fault) = self.difference() {
                status.set_fault(fault);
            }
        }
        status
    }

    fn state_at_rest(&self) -> State {
        match self.shown.as_ref().map(|(_, shown)| shown) {
            None | Some(ShownPosition::Now) => State::Settled,
            Some(ShownPosition::MissingMove { .. }) => State::Behind,
            Some(ShownPosition::NextMove(_)) => State::Ahead,
            Some(ShownPosition::Differs { .. }) => State::Differs,
        }
    }

    /// Why the board differs, where that is known.
    fn difference(&self) -> Option<Fault> {
        let line = self.line()?;
        let (placement, _) = self.shown.as_ref()?;
        if is_upside_down(line, placement) {
            return Some(Fault::Turned);
        }
        let standard = Position::from_start(&Start::standard()).ok()?;
        let is_other = line.ply() == 0 && placement.fits(&standard);
        is_other.then_some(Fault::OtherStart)
    }

    pub(super) fn view_now(
        &self,
        now: Now,
        play_link: &LinkCore,
        terms: Option<&PhysicalBoardTerms>,
    ) -> Option<PhysicalBoardView> {
        let is_shown = terms.is_some() || self.connection == Connection::Open;
        if !self.is_wanted || !is_shown {
            return None;
        }
        let view = play_link.board().view();
        let lifted = view.board_requirement() == BoardRequirement::Lifted;
        let shown = self.shown.as_ref();
        let squares = shown.map(|(placement, _)| {
            let differences = self
                .line()
                .map(|line| placement.differences(line.position()));
            differences.unwrap_or_default()
        });
        Some(PhysicalBoardView {
            status: Some(self.status_now(now)),
            placement: shown.map(|(placement, _)| placement.to_string()),
            squares: squares.iter().flatten().map(ToString::to_string).collect(),
            step: self.step_now(play_link, terms, lifted),
            lifted,
        })
    }

    /// The next step; without a board that can be read, the arbiter helps.
    fn step_now(
        &self,
        play_link: &LinkCore,
        terms: Option<&PhysicalBoardTerms>,
        lifted: bool,
    ) -> Option<PhysicalBoardStep> {
        match self.connection {
            Connection::Unknown | Connection::Connecting => None,
            Connection::Open => self.step.clone(),
            Connection::NotConnected | Connection::Fault => {
                let had_board = play_link.board().view().had_physical_board;
                let needs = terms.is_some_and(|terms| terms.obligatory || had_board);
                let is_over = play_link.board().stage() == GameStage::Finished;
                let is_needed = needs && !lifted && !is_over;
                is_needed.then(|| PhysicalBoardStep {
                    kind: Kind::CallArbiter.into(),
                    ..PhysicalBoardStep::default()
                })
            }
        }
    }
}
