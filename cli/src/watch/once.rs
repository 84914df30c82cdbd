//! `adoube watch --once`: what stands, as a table.

use std::fmt::Write as _;
use std::time::Duration;

use adoube_proto::v1::{BoardView, Side};
use anyhow::{Result, bail};
use serde_json::json;

use super::{Follower, Model, json as objects, lines, order};
use crate::clock::monotonic_millis;
use crate::say::{Say, trouble};
use crate::text;

/// How long everything that stands may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// Shows the round as it stands, and ends.
pub(super) async fn show(follower: &mut Follower, say: Say) -> Result<()> {
    let mut model = Model::default();
    let all = async {
        while !model.is_current() {
            let news = follower.next().await?;
            model.hear(news, monotonic_millis());
        }
        Ok::<_, anyhow::Error>(())
    };
    match tokio::time::timeout(PATIENCE, all).await {
        Ok(result) => result?,
        Err(_) => bail!(trouble(
            "the coordinator sends nothing",
            "is the round published?"
        )),
    }
    let now = monotonic_millis();
    let boards: Vec<_> = model
        .boards()
        .map(|b| objects::board(b, &model, now))
        .collect();
    let venues: Vec<_> = model.venues().map(objects::venue).collect();
    say.result(
        table(&model, now).trim_end(),
        &json!({"boards": boards, "venues": venues}),
    );
    Ok(())
}

/// Boards, then devices.
pub(super) fn table(model: &Model, now: u64) -> String {
    let mut out = String::new();
    if let Some((tournament, round)) = model.title() {
        let _ = writeln!(out, "{tournament}, round {round}");
    }
    for board in order::boards(model, now) {
        let clock = |side| text::show_clock(model.remaining(board, side, now));
        let _ = writeln!(
            out,
            "{:>5}  {:<44} {:>9} {:>9}  {:<10} {}",
            lines::name(board),
            lines::people(board),
            clock(Side::White),
            clock(Side::Black),
            lines::last_move(board),
            state(model, board, now),
        );
    }
    for venue in model.venues() {
        let link = match (venue.connected, venue.last_contact) {
            (true, _) => "connected",
            (false, 0) => "never heard",
            (false, _) => "CUT OFF",
        };
        let devices: Vec<String> = venue
            .devices
            .iter()
            .map(|d| format!("{} {}", d.device, d.state))
            .collect();
        let _ = writeln!(out, "venue {} {link}: {}", venue.venue, devices.join(", "));
    }
    out
}

/// What a board is doing, in words.
pub(super) fn state(model: &Model, board: &BoardView, now: u64) -> String {
    let away = match (board.white_away_since > 0, board.black_away_since > 0) {
        (true, true) => ", both away",
        (true, false) => ", White away",
        (false, true) => ", Black away",
        (false, false) => "",
    };
    match board.state.as_str() {
        "finished" => lines::finished(board),
        "paused" => {
            let length = text::show_span(model.since(board.paused_since, now));
            let why = lines::pause(board, board.paused.as_ref(), model, now);
            format!("PAUSED {length}: {why}")
        }
        "waiting" => {
            let missing = match (board.white_checked_in, board.black_checked_in) {
                (true, true) => "both are here",
                (true, false) => "Black is not here",
                (false, true) => "White is not here",
                (false, false) => "nobody is here",
            };
            format!("waiting, {missing}{away}")
        }
        state => format!("{state}{away}"),
    }
}
