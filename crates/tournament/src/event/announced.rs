//! What was announced stays: regulations do not take back a round that players have seen, nor change what its
//! games count.

use super::decide::SetUp;
use crate::board::Seat;
use crate::catalogue_message::CatalogueMessage;
use crate::ids::BoardId;
use crate::refusal::Refusal;
use crate::regulations::Problem;
use crate::scoring::Scoring;

/// Refuses a set-up with fewer rounds than the last one that was published; 0 for none.
pub fn keeps_rounds(wanted: &SetUp, published: u16) -> Result<(), Refusal> {
    let Ok(draft) = &wanted.regulations else {
        return Ok(());
    };
    let rounds = draft.regulations.rounds;
    if rounds >= published {
        return Ok(());
    }
    let message = format!(
        "{rounds} rounds, but round {published} is published already: write {published} or more"
    );
    let problem = Problem {
        line: draft.line("rounds"),
        field: "rounds".to_owned(),
        message,
        article: "C.04.1.1",
    };
    Err(Refusal::Invalid(format!("regulations, {problem}")))
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
    let (Some(standing), Ok(draft)) = (standing, &wanted.regulations) else {
        return Ok(());
    };
    // What a bye brings no board keeps.
    let other = !draft.regulations.scoring.has_games_of(standing);
    let Some(first) = rounds.first().filter(|_| other) else {
        return Ok(());
    };
    let said = |id| {
        CatalogueMessage::new(id)
            .text("line", draft.line("scoring"))
            .text("wanted", draft.regulations.scoring)
            .text("round", first.number)
            .text("current", standing)
            .text("write", standing.to_toml())
    };
    let message = if rounds.iter().any(|round| round.is_played) {
        said("refusal-scoring-played")
    } else {
        let numbers = rounds.iter().map(|round| round.number.to_string());
        said("refusal-scoring-published").text("rounds", numbers.collect::<Vec<_>>().join(", "))
    };
    Err(Refusal::Stated(message))
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
    let gone = gone.map(|(board, seat)| {
        CatalogueMessage::new("seat-without-device")
            .text("board", board)
            .text("device", &seat.device)
            .text("venue", &seat.venue)
    });
    let gone: Vec<_> = gone.collect();
    if gone.is_empty() {
        return Ok(());
    }
    let message = CatalogueMessage::new("refusal-devices-in-use");
    Err(Refusal::Stated(message.messages("seats", gone)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::VenuePlan;
    use crate::regulations::samples;

    fn wanted(venues: Vec<VenuePlan>) -> SetUp {
        SetUp {
            regulations: Ok(samples::draft(samples::hybrid())),
            venues,
            officials: Vec::new(),
        }
    }

    #[test]
    fn evt_1_a_round_that_was_published_stays_one_of_the_event() {
        let rounds = samples::hybrid().rounds;
        let wanted = wanted(Vec::new());
        for (published, refused) in [(0, false), (rounds, false), (rounds + 1, true)] {
            let text = keeps_rounds(&wanted, published).map_err(|refusal| refusal.to_string());
            let expected = format!(
                "regulations, line 4: rounds: {rounds} rounds, but round {published} is \
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
            let wanted = wanted(venues);
            let (one, two) = (seat("madrid-1"), seat("madrid-2"));
            let refused = keeps_seats(&wanted, [(board, &one), (board, &two)].into_iter());
            refused
                .err()
                .map_or_else(String::new, |refusal| refusal.to_string())
        };
        assert_eq!(told(vec![plan("madrid", &["madrid-1", "madrid-2"])]), "");
        let without = told(vec![plan("madrid", &["madrid-2"])]);
        let lost = |device: &str| {
            format!(
                "refusal-devices-in-use (seats: seat-without-device (board: 1.3, device: {device}, venue: madrid))"
            )
        };
        assert_eq!(without, lost("madrid-1"));
        let moved = told(vec![
            plan("madrid", &["madrid-1"]),
            plan("lima", &["madrid-2"]),
        ]);
        assert_eq!(moved, lost("madrid-2"));
    }

    #[test]
    fn end_7_points_stay_the_same_once_a_round_is_published() {
        let wanted = wanted(Vec::new());
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
        let arguments = "line: 9, wanted: 1-0.5-0, round: 1, current: 3-1-0, write: win = 3, draw = 1, loss = 0";
        assert_eq!(
            told(Some(football), &published),
            Some(format!(
                "refusal-scoring-published ({arguments}, rounds: 1, 2)"
            ))
        );
        let played = [round(1, true), round(2, false)];
        assert_eq!(
            told(Some(football), &played),
            Some(format!("refusal-scoring-played ({arguments})"))
        );
    }
}
