//! The moves, and what players choose for them.

use std::collections::VecDeque;
use std::sync::Arc;

use adoube_chess::{AutomaticEnd, BySide, Line, Side};

use super::Apply;
use super::moment::Moment;
use crate::board::broken_stream::BrokenStream;
use crate::board::draw_claims::Claimed;
use crate::board::event::{
    ClockAdjusted, DrawDeclined, DrawOffered, Finished, Moved, OptionsSet, Penalised,
    PositionRestored, PremoveEnded, PremoveSet, Reopened, Restarted, Ruled,
};
use crate::board::premove::Choices;
use crate::board::record::Record;
use crate::board::replaced_game::GameBeforeRestart;
use crate::board::replacements::{Replacement, ReplacementCause};
use crate::board::short_san::ShortSan;
use crate::board::state::Game;
use crate::board::{Premove, Remedy};
use crate::penalty::Effect;

/// How many times of moves are known: a ruling is shown no more of what was played during a disconnection.
const MOVE_TIMES: usize = 32;

fn broken(now: &Moment<'_>, error: &impl ToString) -> BrokenStream {
    BrokenStream::Chess {
        sequence: now.record.sequence,
        what: error.to_string(),
    }
}

/// What can fail is done first: then an error leaves the board as it was.
impl Game {
    pub(super) fn make_move(
        &mut self,
        moved: &Moved,
        now: &Moment<'_>,
    ) -> Result<(), BrokenStream> {
        let san = self.line.position().san(moved.mv);
        let san = san.map_err(|error| broken(now, &error))?;
        self.line
            .play(moved.mv)
            .map_err(|error| broken(now, &error))?;
        self.last_san = san.as_str().into();
        Ok(())
    }

    pub(super) fn take_moves_back(
        &mut self,
        restored: &PositionRestored,
        now: &Moment<'_>,
    ) -> Result<(), BrokenStream> {
        let mut line = Line::new(&now.opened.terms.start).map_err(|error| broken(now, &error))?;
        let left = usize::try_from(restored.ply).unwrap_or(usize::MAX);
        let mut san = String::new();
        for mv in self.line.moves().iter().take(left) {
            san = line
                .position()
                .san(*mv)
                .map_err(|error| broken(now, &error))?;
            line.play(*mv).map_err(|error| broken(now, &error))?;
        }
        self.line = line;
        self.last_san = san.as_str().into();
        Ok(())
    }

    pub(super) fn set_start(
        &mut self,
        restarted: &Restarted,
        now: &Moment<'_>,
    ) -> Result<(), BrokenStream> {
        let mut start = now.opened.terms.start.clone();
        if restarted.fen.is_some() {
            start.fen.clone_from(&restarted.fen);
        }
        self.line = Line::new(&start).map_err(|error| broken(now, &error))?;
        self.last_san = ShortSan::EMPTY;
        Ok(())
    }

    /// Another position: neither an offer nor a claim concerns it.
    fn set_position(&mut self, now: &Moment<'_>) {
        self.offer = None;
        self.declined = None;
        self.overturned = None;
        self.claims.clear();
        self.choices.premove = None;
        self.position_set = Some(now.record.sequence);
    }
}

impl Apply<Moved> for Game {
    /// A move declines the opponent's offer; the mover's own stays (O 5.3).
    fn apply(&mut self, moved: &Moved, now: &Moment<'_>) {
        let Moved { side, .. } = moved;
        // A repetition was overturned for its position alone; another end, as long as it holds.
        let repetition = matches!(
            self.overturned,
            Some(AutomaticEnd::ThreefoldRepetition | AutomaticEnd::FivefoldRepetition)
        );
        let draws = now.opened.terms.automatic_draws();
        if self.overturned.is_some()
            && (repetition || self.line.automatic_end(draws) != self.overturned)
        {
            self.overturned = None;
        }
        self.offer.take_if(|by| *by == side.other());
        self.declined = None;
        self.claims.clear();
        self.before_restart = None;
        self.any_move = true;
        if self.move_times.len() == MOVE_TIMES {
            self.move_times.pop_front();
        }
        self.move_times.push_back(now.at);
        self.choices.changes = BySide::both(0);
        // The opponent's premove waits for exactly this move.
        self.choices
            .premove
            .take_if(|waiting| waiting.side == *side);
    }
}

impl Apply<PositionRestored> for Game {
    fn apply(&mut self, restored: &PositionRestored, now: &Moment<'_>) {
        let gone = usize::try_from(now.ply.saturating_sub(restored.ply)).unwrap_or(usize::MAX);
        let left = self.move_times.len().saturating_sub(gone);
        self.move_times.truncate(left);
        self.set_position(now);
    }
}

impl Apply<Restarted> for Game {
    fn apply(&mut self, restarted: &Restarted, now: &Moment<'_>) {
        self.set_position(now);
        self.move_times = VecDeque::new();
        self.attempt = restarted.attempt;
        self.choices.offers = BySide::both(0);
        if restarted.reversed {
            self.sides_since = Some(now.record.sequence);
            self.choices.options.swap();
            self.choices.changes.swap();
        }
        self.replacements.push(replacement(restarted, now));
    }
}

fn replacement(restarted: &Restarted, now: &Moment<'_>) -> Replacement {
    let cause = match (now.restart, restarted.reversed) {
        (Some(ruling), _) => ReplacementCause::Ruling(ruling),
        (None, true) => ReplacementCause::ReversedColours,
        (None, false) => ReplacementCause::StartPosition,
    };
    Replacement {
        game: restarted.attempt.saturating_sub(1),
        at: now.at,
        cause,
        by: now.person().filter(|_| now.restart.is_none()),
        reason: restarted.reason.clone(),
    }
}

impl Apply<Reopened> for Game {
    fn apply(&mut self, _: &Reopened, now: &Moment<'_>) {
        let end = self.line.automatic_end(now.opened.terms.automatic_draws());
        self.overturned = end.filter(|end| can_be_overturned(*end));
        self.position_set = Some(now.record.sequence);
    }
}

/// Without a legal move nobody can play on: there an arbiter goes back to an earlier position.
pub(in crate::board) const fn can_be_overturned(end: AutomaticEnd) -> bool {
    !matches!(
        end,
        AutomaticEnd::Checkmate { .. } | AutomaticEnd::Stalemate
    )
}

impl Apply<Ruled> for Game {
    /// A further restart of the same incident is measured by the game in which the incident arose.
    fn apply(&mut self, ruled: &Ruled, now: &Moment<'_>) {
        let incident = ruled.ruling.incident;
        let known = self.before_restart.as_ref();
        match ruled.remedy {
            Remedy::Restart { .. }
                if known.is_none_or(|before| before.ruling.incident != incident) =>
            {
                self.before_restart = Some(GameBeforeRestart {
                    ruling: ruled.ruling,
                    control: Arc::clone(now.clock.shared_control()),
                    began: now.began,
                });
            }
            Remedy::Restart { .. }
            | Remedy::Resume { .. }
            | Remedy::Result { .. }
            | Remedy::Postpone => {}
        }
    }
}

impl Apply<ClockAdjusted> for Game {
    fn apply(&mut self, adjusted: &ClockAdjusted, _: &Moment<'_>) {
        if adjusted.control.is_some() {
            self.before_restart = None;
        }
    }
}

impl Apply<Penalised> for Game {
    fn apply(&mut self, penalised: &Penalised, now: &Moment<'_>) {
        let claims = penalised.ruling.penalties.iter();
        let claims = claims.filter(|penalty| penalty.has(Effect::CostOfWrongClaim));
        self.claims.extend(claims.map(|claim| Claimed {
            side: penalised.ruling.side,
            intended: claim.claimed_move().map(|claimed| claimed.written.clone()),
            sequence: now.record.sequence,
            reason: penalised.ruling.reason.clone(),
        }));
    }
}

impl Apply<Finished> for Game {
    fn apply(&mut self, _: &Finished, _: &Moment<'_>) {
        self.offer = None;
        self.choices.premove = None;
    }
}

impl Apply<DrawOffered> for Game {
    fn apply(&mut self, offered: &DrawOffered, _: &Moment<'_>) {
        self.offer = Some(offered.side);
        let offers = &mut self.choices.offers[offered.side];
        *offers = offers.saturating_add(1);
    }
}

impl Apply<DrawDeclined> for Game {
    fn apply(&mut self, declined: &DrawDeclined, _: &Moment<'_>) {
        self.offer = None;
        self.declined = Some(declined.side.other());
    }
}

impl Apply<OptionsSet> for Game {
    fn apply(&mut self, set: &OptionsSet, _: &Moment<'_>) {
        self.choices.options[set.side] = set.options;
        self.choices.count(set.side);
    }
}

impl Apply<PremoveSet> for Game {
    fn apply(&mut self, set: &PremoveSet, now: &Moment<'_>) {
        self.choices.premove = Some(Premove {
            side: set.side,
            ply: set.ply,
            mv: set.mv,
            by: now.record.actor.clone(),
        });
        self.choices.count(set.side);
    }
}

impl Apply<PremoveEnded> for Game {
    fn apply(&mut self, _: &PremoveEnded, _: &Moment<'_>) {
        self.choices.premove = None;
    }
}

impl Choices {
    fn count(&mut self, side: Side) {
        let changes = &mut self.changes[side];
        *changes = changes.saturating_add(1);
    }

    /// Each player sees what is theirs: after it are only the opponent's own records.
    pub(in crate::board) fn note_seen(&mut self, record: &Record) {
        let audience = record.event.audience();
        for (side, seen) in Side::ALL.into_iter().zip(self.seen.iter_mut()) {
            if audience.has_player(side) {
                *seen = record.sequence;
            }
        }
    }
}
