//! Why a board stands still whose incident somebody would close, and what to do first.

use adoube_chess::Side;

use crate::board::Board;
use crate::time::Time;

/// None where its clock runs, its game is over or it was postponed: nobody waits for a ruling there.
pub(super) fn why(board: &Board, now: Time) -> Option<String> {
    let runs = board.clock().running().is_some();
    if runs || !board.is_under_way() || board.postponed_by().is_some() {
        return None;
    }
    let id = board.opened().board;
    if let Some(holds) = board.holds_in_words() {
        return Some(format!(
            "board {id} is {holds}: close the incident once that is lifted and its clock runs"
        ));
    }
    if let Some(at) = board.starts_at() {
        let seconds = at.since(now).0.div_ceil(1000);
        return Some(format!(
            "board {id} stands still: its clock starts in {seconds} s; close the incident then"
        ));
    }
    if !board.awaits_players() {
        return Some(format!(
            "board {id} stands still: rule on it, or resume it, first"
        ));
    }
    let missing = Side::ALL.into_iter().filter(|side| !board.ready(*side));
    let missing: Vec<String> = missing.map(|side| side.to_string()).collect();
    let until = match &missing[..] {
        [] => "both players are heard and checked".to_owned(),
        [one] => format!("{one} is ready"),
        _ => "both players are ready".to_owned(),
    };
    Some(format!(
        "board {id} was ruled on and its clock starts once {until}: close the incident then"
    ))
}
