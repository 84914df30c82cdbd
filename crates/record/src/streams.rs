//! Names of streams in the ledger. Every tournament's begin with `t/<tournament>/`.

use adoube_tournament::ids::{BoardId, TournamentId, VenueId};

/// Which stream of a tournament a name is of.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Regulations, venues, officials, devices.
    Event,
    /// Players and their entries.
    Roster,
    /// A round, by number.
    Round(u16),
    /// A board.
    Board(BoardId),
    /// A venue's reports.
    Venue(VenueId),
    /// An incident, by number.
    Incident(u32),
}

/// What all of a tournament's names begin with.
pub fn prefix(tournament: &TournamentId) -> String {
    format!("t/{tournament}/")
}

/// Regulations, venues, officials, devices.
pub fn event(tournament: &TournamentId) -> String {
    name(tournament, &Kind::Event)
}

/// Players and their entries.
pub fn roster(tournament: &TournamentId) -> String {
    name(tournament, &Kind::Roster)
}

/// One round.
pub fn round(tournament: &TournamentId, round: u16) -> String {
    name(tournament, &Kind::Round(round))
}

/// One board.
pub fn board(tournament: &TournamentId, board: BoardId) -> String {
    name(tournament, &Kind::Board(board))
}

/// One incident.
pub fn incident(tournament: &TournamentId, number: u32) -> String {
    name(tournament, &Kind::Incident(number))
}

/// One venue's reports.
pub fn venue(tournament: &TournamentId, venue: &VenueId) -> String {
    name(tournament, &Kind::Venue(venue.clone()))
}

/// The name of any stream.
pub fn name(tournament: &TournamentId, kind: &Kind) -> String {
    let prefix = prefix(tournament);
    match kind {
        Kind::Event => format!("{prefix}event"),
        Kind::Roster => format!("{prefix}roster"),
        Kind::Round(round) => format!("{prefix}round/{round}"),
        Kind::Board(board) => format!("{prefix}board/{board}"),
        Kind::Venue(venue) => format!("{prefix}venue/{venue}"),
        Kind::Incident(number) => format!("{prefix}incident/{number}"),
    }
}

/// The stream of a name; none for what no function here writes.
pub fn parse(text: &str) -> Option<(TournamentId, Kind)> {
    let (tournament, rest) = text.strip_prefix("t/")?.split_once('/')?;
    let tournament: TournamentId = tournament.parse().ok()?;
    let kind = match rest.split_once('/') {
        None if rest == "event" => Kind::Event,
        None if rest == "roster" => Kind::Roster,
        Some(("round", number)) => Kind::Round(number.parse().ok().filter(|n| *n > 0)?),
        Some(("board", board)) => Kind::Board(board.parse().ok()?),
        Some(("venue", venue)) => Kind::Venue(venue.parse().ok()?),
        Some(("incident", number)) => Kind::Incident(number.parse().ok().filter(|n| *n > 0)?),
        _ => return None,
    };
    // One stream has one name: 03 and +3 are not 3.
    (name(&tournament, &kind) == text).then_some((tournament, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_and_read_alike() {
        let t = TournamentId::new("candidates-2022").unwrap();
        let oslo = VenueId::new("oslo").unwrap();
        let third = BoardId {
            round: 3,
            board: 12,
        };
        for (written, text, kind) in [
            (event(&t), "t/candidates-2022/event", Kind::Event),
            (roster(&t), "t/candidates-2022/roster", Kind::Roster),
            (round(&t, 3), "t/candidates-2022/round/3", Kind::Round(3)),
            (
                board(&t, third),
                "t/candidates-2022/board/3.12",
                Kind::Board(third),
            ),
            (
                venue(&t, &oslo),
                "t/candidates-2022/venue/oslo",
                Kind::Venue(oslo.clone()),
            ),
            (
                incident(&t, 17),
                "t/candidates-2022/incident/17",
                Kind::Incident(17),
            ),
        ] {
            assert_eq!(written, text);
            assert!(text.starts_with(&prefix(&t)));
            assert_eq!(parse(text), Some((t.clone(), kind)));
        }
    }

    #[test]
    fn what_no_stream_is_called_is_none() {
        for text in [
            "",
            "t",
            "t/",
            "t/a",
            "t/a/",
            "x/a/event",
            "t/A/event",
            "t//event",
            "t/a/events",
            "t/a/event/",
            "t/a/event/1",
            "t/a/round",
            "t/a/round/",
            "t/a/round/0",
            "t/a/round/03",
            "t/a/round/+3",
            "t/a/round/70000",
            "t/a/board/3",
            "t/a/board/3.012",
            "t/a/board/3.0",
            "t/a/venue/",
            "t/a/venue/Oslo",
            "t/a/venue/oslo/1",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn the_longest_name_fits_the_ledger() {
        // The ledger takes names of up to 96 bytes.
        let t = TournamentId::new(&"x".repeat(32)).unwrap();
        let v = VenueId::new(&"y".repeat(32)).unwrap();
        assert!(venue(&t, &v).len() <= 96);
    }
}
