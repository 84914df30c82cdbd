//! One stream of the bare echo: a message goes out, comes back, and the next one goes out.

use std::sync::atomic::Ordering;
use std::time::Instant;

use adoube_proto::v1::MoveCommand;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_reply::Body;
use anyhow::{Result, bail};
use tokio::time::{MissedTickBehavior, interval_at, sleep_until};

use super::tally::Tally;
use super::{BEAT, Signals, Stage};
use crate::clock;
use crate::seat::{Link, command, heartbeat};

/// A stream that calls.
#[derive(Debug)]
pub(super) struct Caller(pub(super) Link);

impl Caller {
    pub(super) async fn call(self, mut signals: Signals) -> Result<Tally> {
        let Self(mut link) = self;
        let mut tally = Tally::default();
        let phase = BEAT.mul_f64(fastrand::f64());
        let mut beat = interval_at((clock::now() + phase).into(), BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        signals.done.fetch_add(1, Ordering::Relaxed);
        let mut next: Option<Instant> = None;
        let (mut sent, mut number) = (clock::now(), 0);
        loop {
            if next.is_some_and(|at| at <= clock::now()) {
                next = None;
                number += 1;
                sent = clock::now();
                link.requests.send(message(number)).await?;
            }
            let at = next.unwrap_or_else(clock::now);
            tokio::select! {
                reply = link.replies.message() => match reply?.and_then(|reply| reply.body) {
                    Some(Body::Answer(_)) => {
                        let took = clock::since(sent);
                        tally.acknowledged.push((sent, took));
                        signals.done.fetch_add(1, Ordering::Relaxed);
                        next = Some(clock::now() + signals.pace.think());
                    }
                    Some(_) => {}
                    None => bail!("an echo's stream ended"),
                },
                () = sleep_until(at.into()), if next.is_some() => {}
                changed = signals.stage.changed() => {
                    changed?;
                    match *signals.stage.borrow_and_update() {
                        Stage::Over => return Ok(tally),
                        Stage::Going => next = Some(clock::now() + signals.pace.think()),
                        Stage::Waiting => {}
                    }
                }
                _ = beat.tick() => link.requests.send(heartbeat(number.into())).await?,
            }
        }
    }
}

/// As large as a move.
fn message(ply: u32) -> adoube_proto::v1::PlayRequest {
    let order = Command::Move(MoveCommand {
        ply,
        uci: "e2e4".to_owned(),
        ..MoveCommand::default()
    });
    command(fastrand::u128(..).to_be_bytes(), order)
}
