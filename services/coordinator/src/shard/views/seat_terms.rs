//! What the regulations mean for a seat, as its player is told.

use adoube_proto::v1::{PhysicalBoardEntry, PhysicalBoardTerms, PhysicalBoardUse, SeatTerms};
use adoube_tournament::board::{AwayPolicy, Board, ClockWhileAway, ResumeBy};
use adoube_tournament::physical_board::{BoardEntry, BoardUse, Necessity, PhysicalBoards};

/// What a board's terms come to for either of its players.
pub fn seat_terms(board: &Board) -> SeatTerms {
    let terms = &board.opened().terms;
    SeatTerms {
        smart_move: terms.entering.smart_move,
        premove: terms.entering.premove,
        automatic_queen: terms.entering.automatic_queen,
        checks: terms.before.checks,
        claims: terms.claims,
        scoresheets: terms
            .physical_boards
            .is_some_and(|boards| boards.scoresheets),
        physical_boards: terms.physical_boards.map(physical_boards),
        ..away(&terms.away)
    }
}

/// What happens to the clock of a player who is disconnected.
fn away(policy: &AwayPolicy) -> SeatTerms {
    let (clock_runs, stops_after) = match policy.clock {
        ClockWhileAway::Runs => (true, 0),
        ClockWhileAway::Suspended { after } => (false, after.0),
    };
    SeatTerms {
        clock_runs,
        stops_after,
        resumes_by_itself: policy.resume == ResumeBy::BothBack,
        back_within: policy.reconnect_within.map_or(0, |within| within.0),
        ..SeatTerms::default()
    }
}

/// What a player's device needs to know to read their physical board.
fn physical_boards(boards: PhysicalBoards) -> PhysicalBoardTerms {
    let used_for = match boards.used_for {
        BoardUse::Following => PhysicalBoardUse::Following,
        BoardUse::Playing => PhysicalBoardUse::Playing,
    };
    let entry = match (boards.used_for, boards.entry) {
        (BoardUse::Following, _) => PhysicalBoardEntry::Unspecified,
        (BoardUse::Playing, BoardEntry::AtOnce) => PhysicalBoardEntry::AtOnce,
        (BoardUse::Playing, BoardEntry::ClockPress) => PhysicalBoardEntry::ClockPress,
        (BoardUse::Playing, BoardEntry::ScreenTap) => PhysicalBoardEntry::ScreenTap,
    };
    PhysicalBoardTerms {
        used_for: used_for.into(),
        entry: entry.into(),
        obligatory: boards.necessity == Necessity::Obligatory,
    }
}

#[cfg(test)]
mod tests {
    use adoube_tournament::board::{Charge, FlagWhileAway};
    use adoube_tournament::time::Millis;

    use super::{AwayPolicy, ClockWhileAway, ResumeBy, away};

    #[test]
    fn dis_2_a_player_is_told_what_a_disconnection_leads_to() {
        let suspended = ClockWhileAway::Suspended {
            after: Millis(5_000),
        };
        for (clock, resume, within, expected) in [
            (
                ClockWhileAway::Runs,
                ResumeBy::Arbiter,
                None,
                (true, 0, false, 0),
            ),
            (suspended, ResumeBy::BothBack, None, (false, 5_000, true, 0)),
            (
                ClockWhileAway::Runs,
                ResumeBy::BothBack,
                Some(Millis(120_000)),
                (true, 0, true, 120_000),
            ),
        ] {
            let told = away(&AwayPolicy {
                clock,
                resume,
                charge: Charge::Nothing,
                flag: FlagWhileAway::Stands,
                reconnect_within: within,
            });
            let told = (
                told.clock_runs,
                told.stops_after,
                told.resumes_by_itself,
                told.back_within,
            );
            assert_eq!(told, expected, "{clock:?}");
        }
    }
}
