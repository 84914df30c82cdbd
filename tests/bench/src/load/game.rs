//! One game: both seats' links, moves by turns.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{Answer, CheckInCommand, MoveCommand, PlayReply};
use anyhow::{Result, bail};
use tokio::time::{MissedTickBehavior, interval_at, sleep_until};

use super::tally::Tally;
use super::{BEAT, Signals, Stage};
use crate::clock;
use crate::games::Game;
use crate::seat::{Link, command, heartbeat};

/// A game that is to be played.
#[derive(Debug)]
pub(super) struct Table {
    /// White's link and Black's.
    pub(super) links: [Link; 2],
    /// The moves.
    pub(super) game: Game,
}

/// A game under way.
struct Play {
    links: [Link; 2],
    game: Game,
    signals: Signals,
    tally: Tally,
    /// Half-moves that were delivered.
    ply: usize,
    /// When the next move is to be made; none while one is under way, before the beginning, at the end.
    next: Option<Instant>,
    /// What was sent and not answered: whose, its id, when. A delivery can come before the answer.
    unanswered: Vec<([u8; 16], Instant)>,
    sent: Instant,
    checked_in: u8,
}

impl Table {
    pub(super) async fn play(self, signals: Signals) -> Result<Tally> {
        let mut play = Play {
            links: self.links,
            game: self.game,
            signals,
            tally: Tally::default(),
            ply: 0,
            next: None,
            unanswered: Vec::new(),
            sent: clock::now(),
            checked_in: 0,
        };
        for side in 0..2 {
            let order = Command::CheckIn(CheckInCommand {});
            let request = command(fastrand::u128(..).to_be_bytes(), order);
            play.links[side].requests.send(request).await?;
        }
        play.run().await?;
        Ok(play.tally)
    }
}

impl Play {
    async fn run(&mut self) -> Result<()> {
        let phase = BEAT.mul_f64(fastrand::f64());
        let mut beat = interval_at((clock::now() + phase).into(), BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut beats = 0;
        loop {
            let next = self.next.unwrap_or_else(clock::now);
            let [white, black] = &mut self.links;
            tokio::select! {
                reply = white.replies.message() => self.told(0, reply?)?,
                reply = black.replies.message() => self.told(1, reply?)?,
                () = sleep_until(next.into()), if self.next.is_some() => self.make_move().await?,
                changed = self.signals.stage.changed() => {
                    changed?;
                    match *self.signals.stage.borrow_and_update() {
                        Stage::Over => return Ok(()),
                        Stage::Going => self.next = Some(clock::now() + self.signals.pace.think()),
                        Stage::Waiting => {}
                    }
                }
                _ = beat.tick() => {
                    beats += 1;
                    for link in &self.links {
                        link.requests.send(heartbeat(beats)).await?;
                    }
                }
            }
            // At full pace the next move needs no timer.
            if self.next.is_some_and(|at| at <= clock::now()) {
                self.make_move().await?;
            }
        }
    }

    async fn make_move(&mut self) -> Result<()> {
        self.next = None;
        let Some(uci) = self.game.get(self.ply) else {
            return Ok(());
        };
        let id = fastrand::u128(..).to_be_bytes();
        let order = Command::Move(MoveCommand {
            ply: u32::try_from(self.ply + 1)?,
            uci: uci.clone(),
            ..MoveCommand::default()
        });
        self.sent = clock::now();
        self.unanswered.push((id, self.sent));
        self.links[self.ply % 2]
            .requests
            .send(command(id, order))
            .await?;
        Ok(())
    }

    fn told(&mut self, side: usize, reply: Option<PlayReply>) -> Result<()> {
        match reply.and_then(|reply| reply.body) {
            Some(Body::Answer(answer)) => self.answered(&answer),
            Some(Body::View(view)) => {
                // The mover's own view has the move too.
                let has_move = !view.moves.is_empty() && view.moves_from as usize == self.ply;
                if has_move && side != self.ply % 2 {
                    self.delivered();
                }
            }
            Some(Body::Goodbye(goodbye)) => {
                let reason = goodbye.reason().word();
                bail!("goodbye: {reason} {}", goodbye.text)
            }
            None => bail!("a play link ended"),
            _ => {}
        }
        Ok(())
    }

    fn answered(&mut self, answer: &Answer) {
        if answer.refusal.is_some() {
            self.tally.refused += 1;
        }
        let known = |(id, _): &([u8; 16], Instant)| answer.command_id == id.as_slice();
        let Some(at) = self.unanswered.iter().position(known) else {
            self.checked_in += 1;
            if self.checked_in == 2 {
                self.signals.done.fetch_add(1, Ordering::Relaxed);
            }
            return;
        };
        let (_, sent) = self.unanswered.swap_remove(at);
        let took: Duration = clock::since(sent);
        self.tally.acknowledged.push((sent, took));
        self.signals.done.fetch_add(1, Ordering::Relaxed);
    }

    fn delivered(&mut self) {
        let now = clock::now();
        let took = now.saturating_duration_since(self.sent);
        self.tally.delivered.push((self.sent, took));
        self.ply += 1;
        self.next = Some(now + self.signals.pace.think());
    }
}
