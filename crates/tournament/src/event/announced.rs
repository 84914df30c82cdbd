//! What was announced stays: regulations do not take back a round that players have seen, nor change what its
//! games count.

use super::decide::SetUp;
use crate::board::Seat;
use crate::ids::BoardId;
use crate::refusal::Refusal;
use crate::regulations::{Problem, Regulations, line_of};
use crate::scoring::Scoring;

/// Refuses a set-up with fewer rounds than the last one that was published; 0 for none.
pub fn keeps_rounds(wanted: &SetUp, published: u16) -> Result<(), Refusal> {
    let rounds = Regulations::from_toml(&wanted.regulations).map_or(published, |r| r.rounds);
    if rounds >= published {
        return Ok(());
    }
    let message = format!(
        "{rounds} rounds, but round {published} is published already: write {published} or more"
    );
    Err(refused(wanted, "rounds", message, "C.04.1.1"))
}

/// A round whose boards are open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenRound {
    /// Which.
    pub number: u16,
    /// Whether its publication can no longer be taken back: a move was made, or it is closed.
    pub is_played: bool,
}

/// Refuses another scoring than the one that games of the event are played for: results of both would not add up to
/// one table (O 7.1).
pub fn keeps_scoring(
    wanted: &SetUp,
    standing: Option<Scoring>,
    rounds: &[OpenRound],
) -> Result<(), Refusal> {
    let (Some(standing), Ok(regulations)) = (standing, Regulations::from_toml(&wanted.regulations))
    else {
        return Ok(());
    };
    // What a bye brings no board keeps.
    let other = !regulations.scoring.has_games_of(standing);
    let Some(first) = rounds.first().filter(|_| other) else {
        return Ok(());
    };
    let next = if rounds.iter().any(|round| round.is_played) {
        "the points of an event stay the same once a game of it has begun".to_owned()
    } else {
        let commands = rounds.iter().map(|OpenRound { number, .. }| {
            format!("`adoube round unpublish {number} --reason TEXT`")
        });
        let commands: Vec<_> = commands.collect();
        format!(
            "or first take back what is published: {}",
            commands.join(", ")
        )
    };
    let message = format!(
        "{}, but round {} is published with {standing}: write {}; {next}",
        regulations.scoring,
        first.number,
        standing.to_toml(),
    );
    Err(refused(wanted, "scoring", message, "O 7.1"))
}

/// Refuses a set-up without a device at which a game is still to be played or finished, or with it at another venue:
/// its player could not connect any more (O 16.6).
pub fn keeps_seats<'a>(
    wanted: &SetUp,
    seats: impl Iterator<Item = (BoardId, &'a Seat)>,
) -> Result<(), Refusal> {
    let stays = |seat: &Seat| {
        let venue = wanted.venues.iter().find(|plan| plan.venue == seat.venue);
        venue.is_some_and(|plan| plan.devices.contains(&seat.device))
    };
    let gone = seats.filter(|(_, seat)| !stays(seat));
    let told = gone.map(|(board, seat)| {
        let (device, venue) = (&seat.device, &seat.venue);
        format!(
            "venues: {device} is not among the devices of {venue}, but it has a seat at board {board}: keep it, or \
             first move the seat to a spare device (`adoube seat move {board} white|black DEVICE --reason TEXT`)"
        )
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        Ok(())
    } else {
        Err(Refusal::Invalid(told.join("\n")))
    }
}

fn refused(wanted: &SetUp, field: &str, message: String, article: &'static str) -> Refusal {
    let problem = Problem {
        line: line_of(&wanted.regulations, field).unwrap_or(1),
        field: field.to_owned(),
        message,
        article,
    };
    Refusal::Invalid(format!("regulations, {problem}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::VenuePlan;
    use crate::regulations::TEMPLATE;

    #[test]
    fn evt_1_a_round_that_was_published_stays_one_of_the_event() {
        let line = TEMPLATE
            .lines()
            .position(|line| line.starts_with("rounds"))
            .unwrap()
            + 1;
        let rounds = Regulations::from_toml(TEMPLATE).unwrap().rounds;
        let wanted = SetUp {
            regulations: TEMPLATE.to_owned(),
            ..SetUp::default()
        };
        for (published, refused) in [(0, false), (rounds, false), (rounds + 1, true)] {
            let text = keeps_rounds(&wanted, published).map_err(|refusal| refusal.to_string());
            let expected = format!(
                "regulations, line {line}: rounds: {rounds} rounds, but round {published} is \
                 published already: write {published} or more (C.04.1.1)"
            );
            assert_eq!(text.err(), refused.then_some(expected), "{published}");
        }
    }

    #[test]
    fn ven_1_a_device_with_an_open_game_stays_at_its_venue() {
        let seat = |device: &str| Seat {
            person: "p1".parse().unwrap(),
            venue: "madrid".parse().unwrap(),
            device: device.parse().unwrap(),
        };
        let plan = |venue: &str, devices: &[&str]| VenuePlan {
            venue: venue.parse().unwrap(),
            name: venue.to_owned(),
            time_zone: "Europe/Madrid".to_owned(),
            devices: devices.iter().map(|d| d.parse().unwrap()).collect(),
        };
        let board = BoardId { round: 1, board: 3 };
        let told = |venues: Vec<VenuePlan>| {
            let wanted = SetUp {
                venues,
                ..SetUp::default()
            };
            let (one, two) = (seat("madrid-1"), seat("madrid-2"));
            let refused = keeps_seats(&wanted, [(board, &one), (board, &two)].into_iter());
            refused
                .err()
                .map_or_else(String::new, |refusal| refusal.to_string())
        };
        assert_eq!(told(vec![plan("madrid", &["madrid-1", "madrid-2"])]), "");
        let without = told(vec![plan("madrid", &["madrid-2"])]);
        assert!(
            without.contains(
                "madrid-1 is not among the devices of madrid, but it has a seat at board 1.3"
            ),
            "{without}"
        );
        assert!(!without.contains("madrid-2 is not"), "{without}");
        let moved = told(vec![
            plan("madrid", &["madrid-1"]),
            plan("lima", &["madrid-2"]),
        ]);
        assert!(
            moved.contains("madrid-2 is not among the devices of madrid"),
            "{moved}"
        );
    }

    #[test]
    fn end_7_points_stay_the_same_once_a_round_is_published() {
        let line = 1 + TEMPLATE
            .lines()
            .position(|line| line == "[scoring]")
            .unwrap();
        let wanted = SetUp {
            regulations: TEMPLATE.to_owned(),
            ..SetUp::default()
        };
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        let round = |number, is_played| OpenRound { number, is_played };
        let told = |standing, rounds: &[OpenRound]| {
            let refused = keeps_scoring(&wanted, standing, rounds).err()?;
            Some(refused.to_string())
        };
        let published = [round(1, false), round(2, false)];
        assert_eq!(told(None, &published), None);
        assert_eq!(told(Some(Scoring::default()), &published), None);
        assert_eq!(told(Some(football), &[]), None);
        let half = Scoring::default().with_pairing_bye(1).unwrap();
        assert_eq!(told(Some(half), &published), None);
        let begun = format!(
            "regulations, line {line}: scoring: 1-0.5-0, but round 1 is published with 3-1-0: write win = 3, draw = 1, \
             loss = 0; "
        );
        let before = "or first take back what is published: `adoube round unpublish 1 --reason TEXT`, `adoube round \
                      unpublish 2 --reason TEXT` (O 7.1)";
        assert_eq!(
            told(Some(football), &published),
            Some(format!("{begun}{before}"))
        );
        let after = "the points of an event stay the same once a game of it has begun (O 7.1)";
        let played = [round(1, true), round(2, false)];
        assert_eq!(
            told(Some(football), &played),
            Some(format!("{begun}{after}"))
        );
    }
}
