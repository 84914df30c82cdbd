//! Physical boards that follow the game (O 20) or enter the moves (EBD-7).

use adoube_chess::{BySide, Move, Placement, Position, Side};

use super::Decision;
use crate::actor::Actor;
use crate::board::command::{NoteBoardViolation, ReportBoard, SetBoardRequirement};
use crate::board::event::{
    Event, PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown, Requirement,
};
use crate::board::{Board, BoardLoss, Phase};
use crate::physical_board::{
    BoardEntry, BoardUse, Comparison, Necessity, PhysicalBoards, Recognition, compare, recognise,
};
use crate::refusal::{PhysicalBoardRefusal, Refusal};
use crate::roles::{self, Verb};
use crate::time::{Millis, Time};

/// How long a physical board may differ from the game before the arbiters are told. To lift a piece and
/// put it back, or to set up fallen ones, takes less. A missing move that is being made is no difference. A board on a cable is
/// certain after 250 ms: even if one of its answers is lost the alert comes within a second of that.
const TOLERATED: Millis = Millis(1_000);

/// The longest time from a move's rest to the coordinator's knowledge of it with which a move is credited, and for which
/// a flag waits: every make needs less, a lost answer of the board included.
const LONGEST_SETTLING: Millis = Millis(1_000);

impl Board {
    /// A board is followed from the pairing to the end of the game: after that pieces are swept off.
    pub(super) fn report_board(&self, side: Side, report: &ReportBoard, now: Time) -> Decision {
        let boards = self.opened.terms.physical_boards;
        let boards = boards.ok_or(Refusal::PhysicalBoard(PhysicalBoardRefusal::NotAllowed))?;
        self.not_over()?;
        let placement = report.placement;
        let moved = match boards.used_for {
            BoardUse::Playing => self.move_on_board(side, boards.entry, report, now)?,
            BoardUse::Following => None,
        };
        let compared = placement.map(|placement| compare(&self.game.line, &placement));
        let ply = match compared {
            Some(Comparison::After(ply)) => u32::try_from(ply).ok(),
            Some(Comparison::During(_) | Comparison::Differs { .. }) | None => None,
        };
        let known = &self.seats.physical[side];
        let make = report.make.filter(|_| placement.is_some());
        let is_new = known.placement != placement || known.make != make;
        let shown = is_new.then(|| {
            Event::PhysicalBoardShown(Box::new(PhysicalBoardShown {
                side,
                placement,
                ply: if moved.is_some() {
                    Some(self.ply() + 1)
                } else {
                    ply
                },
                make,
                outage: if placement.is_some() && known.placement.is_none() {
                    self.board_outage(side, now)
                } else {
                    None
                },
            }))
        });
        let differs = matches!(compared, Some(Comparison::Differs { .. }));
        let is_alert = differs && report.stood >= TOLERATED && self.tells_difference(side);
        let told = placement.filter(|_| is_alert);
        let told = told.map(|placement| {
            let (game, ply) = (self.game.line.position(), self.ply());
            self.board_differs(side, placement, (game, ply), None)
        });
        let events: Vec<Event> = shown.into_iter().chain(moved).chain(told).collect();
        if events.is_empty() {
            return Err(Refusal::NothingToDo);
        }
        Ok(events)
    }

    /// An official saw that a physical board differed from the game, then or now (O 20.6).
    pub(super) fn note_board_violation(&self, noted: &NoteBoardViolation, seen: &str) -> Decision {
        let NoteBoardViolation {
            side,
            placement,
            ply,
        } = *noted;
        let line = &self.game.line;
        let ply = ply.map_or(Ok(line.ply()), usize::try_from);
        let moves = ply.ok().and_then(|ply| line.moves().get(..ply));
        let moves = moves
            .ok_or_else(|| Refusal::PhysicalBoard(PhysicalBoardRefusal::NoHalfMove(self.ply())))?;
        let mut position = line.first_position().clone();
        // The moves are legal, since they were played.
        let legal = moves.iter().all(|mv| position.play(*mv).is_ok());
        if !legal || placement.fits(&position) {
            return Err(Refusal::PhysicalBoard(PhysicalBoardRefusal::NoDifference));
        }
        let then = (&position, u32::try_from(moves.len()).unwrap_or(u32::MAX));
        let seen = Some(seen.to_owned());
        Ok(vec![self.board_differs(side, placement, then, seen)])
    }

    fn board_differs(
        &self,
        side: Side,
        placement: Placement,
        (game, ply): (&Position, u32),
        seen: Option<String>,
    ) -> Event {
        Event::PhysicalBoardDiffers(Box::new(PhysicalBoardDiffers {
            side,
            placement,
            game: Some(game.into()),
            ply: Some(ply),
            note: self.next_board_note(),
            seen,
        }))
    }

    /// Whether a difference is news to the arbiters: not after they set a position that is not set up yet.
    fn tells_difference(&self, side: Side) -> bool {
        let board = &self.seats.physical[side];
        self.follows_boards()
            && self.play.phase == Phase::Playing
            && board.has_followed
            && board.difference.is_none()
            && board.requirement == Requirement::Required
    }

    /// The move that stands on the board of the player whose turn it is (EBD-7); none where it is no move, or not
    /// certainly one.
    fn move_on_board(
        &self,
        side: Side,
        entry: BoardEntry,
        report: &ReportBoard,
        now: Time,
    ) -> Result<Option<Event>, Refusal> {
        let position = self.game.line.position();
        let may_move = side == position.side_to_move() && self.may_enter(side).is_ok();
        let Some(placement) = report.placement.filter(|_| may_move) else {
            return Ok(None);
        };
        let is_entered = report.confirmed || entry == BoardEntry::AtOnce;
        let mv = match recognise(position, &placement) {
            Recognition::Move(mv) if is_entered => mv,
            Recognition::MoveOrCastling(mv) if report.confirmed => mv,
            Recognition::Move(_)
            | Recognition::MoveOrCastling(_)
            | Recognition::NoMove
            | Recognition::Promotion { .. }
            | Recognition::Ambiguous(_)
            | Recognition::Illegal { .. } => return Ok(None),
        };
        let certain = if report.confirmed {
            Millis::ZERO
        } else {
            report.stood.min(LONGEST_SETTLING)
        };
        // The move was made when it came to rest, if the clock ran then.
        let made = (now - certain).max(self.clocks.clock.since()).min(now);
        self.in_time(mv, made)?;
        Ok(Some(self.moved(side, mv, None, Some(now.since(made)), now)))
    }

    /// Where boards enter the moves, the screen enters only what stands on the board: which of several moves, which piece.
    pub(super) fn is_on_board(&self, side: Side, mv: Move) -> Result<(), Refusal> {
        let playing = |boards: &PhysicalBoards| boards.used_for == BoardUse::Playing;
        if !self
            .opened
            .terms
            .physical_boards
            .as_ref()
            .is_some_and(playing)
        {
            return Ok(());
        }
        let board = &self.seats.physical[side];
        if board.requirement == Requirement::Lifted {
            return Ok(());
        }
        let Some(placement) = &board.placement else {
            return self.may_do_without_board(side);
        };
        let mut after = self.game.line.position().clone();
        if after.play(mv).is_ok() && !placement.fits(&after) {
            return Err(Refusal::PhysicalBoard(PhysicalBoardRefusal::EntersMoves));
        }
        Ok(())
    }

    fn may_do_without_board(&self, side: Side) -> Result<(), Refusal> {
        let necessity = self
            .opened
            .terms
            .physical_boards
            .map(|boards| boards.necessity);
        let was_connected = self.seats.physical[side].was_connected;
        // The Chief Arbiter may have accepted that the player has none.
        let is_obligatory =
            necessity == Some(Necessity::Obligatory) && !self.checks(side).is_waived();
        if is_obligatory || was_connected {
            return Err(Refusal::PhysicalBoard(PhysicalBoardRefusal::NotConnected));
        }
        Ok(())
    }

    pub(super) fn set_board_requirement(
        &self,
        actor: &Actor,
        set: SetBoardRequirement,
        reason: &str,
        now: Time,
    ) -> Decision {
        let SetBoardRequirement {
            side,
            requirement,
            give_back,
        } = set;
        if self.seats.physical[side].requirement == requirement {
            return Err(Refusal::PhysicalBoard(match requirement {
                Requirement::Lifted => PhysicalBoardRefusal::AlreadyLifted,
                Requirement::Required => PhysicalBoardRefusal::AlreadyRequired,
            }));
        }
        let is_lifted = requirement == Requirement::Lifted;
        let outage = self.board_outage(side, now).filter(|_| is_lifted);
        let mut events = vec![Event::PhysicalBoardRequirementSet(
            PhysicalBoardRequirementSet {
                side,
                requirement,
                reason: reason.to_owned(),
                outage,
            },
        )];
        if give_back {
            roles::may(actor, Verb::AddTime)?;
            let lost = outage.map(|outage| self.lost_to_board(side, outage, now));
            if let Some(BoardLoss { time, ran, .. }) = lost.filter(|lost| !lost.ran.is_empty()) {
                let added = BySide::from_fn(|of| if of == side { time } else { Millis::ZERO });
                events.extend(self.add_time(added, ran, reason, now)?);
            }
        }
        Ok(events)
    }

    /// O 20.5: a player makes no move before their move before stands on their physical board.
    pub(in crate::board) fn stands_on_board(&self, side: Side) -> Result<(), Refusal> {
        if !self.follows_boards() {
            return Ok(());
        }
        let board = &self.seats.physical[side];
        if board.requirement == Requirement::Lifted {
            return Ok(());
        }
        let Some(placement) = &board.placement else {
            return self.may_do_without_board(side);
        };
        let ply = self.game.line.ply();
        let own = if self.game.line.position().side_to_move() == side {
            ply.saturating_sub(1)
        } else {
            ply
        };
        match compare(&self.game.line, placement) {
            Comparison::After(shown) if shown >= own => Ok(()),
            Comparison::After(_) | Comparison::During(_) => {
                Err(Refusal::PhysicalBoard(PhysicalBoardRefusal::Behind))
            }
            Comparison::Differs { squares } => Err(Refusal::PhysicalBoard(
                PhysicalBoardRefusal::Differs(squares),
            )),
        }
    }

    /// How much later than [`FLAG_WATERMARK`](crate::board::FLAG_WATERMARK) after its instant a flag is decided: a move
    /// that came to rest before may not be settled yet (EBD-7).
    pub fn flag_grace(&self) -> Millis {
        let boards = self.opened.terms.physical_boards;
        let at_once = boards.filter(|boards| {
            boards.used_for == BoardUse::Playing && boards.entry == BoardEntry::AtOnce
        });
        let side = self.game.line.position().side_to_move();
        let is_connected = self.seats.physical[side].placement.is_some();
        if at_once.is_some() && is_connected {
            LONGEST_SETTLING
        } else {
            Millis::ZERO
        }
    }

    /// Whether physical boards follow the game here (O 20).
    pub(in crate::board) fn follows_boards(&self) -> bool {
        let boards = self.opened.terms.physical_boards;
        boards.is_some_and(|boards| boards.used_for == BoardUse::Following)
    }
}
