//! `adoube replay`: every game of a PGN again, in virtual or in real time.

use std::process::ExitCode;

use adoube_local_event::INTERRUPTED;
use adoube_replay::{Outcome, RealTimeOptions, in_real_time, in_virtual_time};
use anyhow::Result;

use crate::args::{ReplayArgs, SeatsKind, TimeKind};
use crate::clock;
use crate::say::{Say, trouble};

/// Replays the games; success if every game ended as it should.
pub(crate) async fn run(args: &ReplayArgs, say: Say) -> Result<ExitCode> {
    if let Some((what, next)) = args.only_in_real_time() {
        return Err(trouble(what, next));
    }
    let request = args.request();
    let outcome = match args.time {
        TimeKind::Virtual => in_virtual_time(request).await?,
        TimeKind::Real => {
            let options = RealTimeOptions {
                speed: args.speed.unwrap_or(1.0),
                seats: args.seats.unwrap_or(SeatsKind::Auto).into(),
                now: clock::unix_seconds(),
            };
            in_real_time(&request, options).await?
        }
    };
    Ok(match outcome {
        Outcome::Finished(summary) => {
            say.result(summary.text(), &summary);
            ExitCode::from(summary.status())
        }
        Outcome::Interrupted(error) => {
            say.error(&error);
            ExitCode::from(INTERRUPTED)
        }
    })
}
