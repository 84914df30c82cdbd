//! What may be done to a round: pair, publish, start, close.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::{BySide, Position, Side, Start, Variant};

use super::record::{ByeGiven, MAX_SEATS, Paired, RoundRecord, SeatPlan, StartGiven};
use super::state::State;
use crate::actor::Actor;
use crate::double_chess960::{NO_DOUBLE, is_double};
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::note::{Note, note};
use crate::refusal::{Refusal, RoundNeed, TooFewDevices};
use crate::regulations::Draw960;
use crate::roles::{self, Verb};
use crate::round_stage::Stage;
use crate::scoring::ByeKind;
use crate::text::PlainText;
use crate::{event, roster};

/// The most boards of a round.
const MAX_BOARDS: u16 = 5_000;

/// Boards that a refusal names; of the others it says how many they are.
const MOST_NAMED: usize = 8;

/// Everything that is paired in a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pairings {
    /// Board, White, Black.
    pub boards: Vec<(u16, PersonId, PersonId)>,
    /// From where boards begin that do not begin from the usual array (BRD-9).
    pub starts: BTreeMap<u16, Start>,
    /// Who does not play.
    pub byes: Vec<(PersonId, ByeKind)>,
}

/// Replaces the draft; nothing if it stands already.
pub fn import(
    state: &State,
    actor: &Actor,
    roster: &roster::State,
    pairings: &Pairings,
) -> Result<Vec<RoundRecord>, Refusal> {
    roles::may(actor, Verb::Import)?;
    drafted(state, RoundNeed::PairedOnce)?;
    check(roster, pairings)?;
    if is_same_draft(state, pairings) {
        return Ok(Vec::new());
    }
    let mut records = Vec::new();
    if !state.pairings().is_empty() || !state.byes().is_empty() {
        records.push(RoundRecord::DraftCleared);
    }
    for (board, white, black) in &pairings.boards {
        records.push(RoundRecord::Paired(Paired {
            board: *board,
            white: white.clone(),
            black: black.clone(),
        }));
    }
    for (board, start) in &pairings.starts {
        let (board, start) = (*board, start.clone());
        records.push(RoundRecord::StartGiven(StartGiven { board, start }));
    }
    for (person, kind) in &pairings.byes {
        records.push(RoundRecord::Bye(ByeGiven {
            person: person.clone(),
            kind: *kind,
        }));
    }
    Ok(records)
}

/// What a report told and was taken back is no draft that anybody wanted: it is paired anew, be it the
/// same.
fn is_same_draft(state: &State, pairings: &Pairings) -> bool {
    if state.taken_back().is_some() && !pairings.boards.is_empty() {
        return false;
    }
    let boards = pairings.boards.iter();
    let boards: BTreeMap<_, _> = boards
        .map(|(board, white, black)| (*board, BySide::new(white.clone(), black.clone())))
        .collect();
    let byes: BTreeMap<_, _> = pairings.byes.iter().cloned().collect();
    boards == *state.pairings() && pairings.starts == *state.starts() && byes == *state.byes()
}

/// A player twice, an unknown player, a board twice, a player against themselves.
fn check(roster: &roster::State, pairings: &Pairings) -> Result<(), Refusal> {
    let games = pairings.boards.iter();
    let games = games.map(|(board, white, black)| (*board, white, black));
    let (boards, people) = check_games(roster, games)?;
    check_starts(&boards, &pairings.starts)?;
    check_byes(roster, pairings, &people)
}

/// The boards, and who plays at which of them.
type Playing<'p> = (BTreeSet<u16>, BTreeMap<&'p PersonId, u16>);

/// Board, White and Black of each game.
pub(super) fn check_games<'p>(
    roster: &roster::State,
    games: impl Iterator<Item = (u16, &'p PersonId, &'p PersonId)>,
) -> Result<Playing<'p>, Refusal> {
    let mut boards = BTreeSet::new();
    let mut people = BTreeMap::new();
    for (board, white, black) in games {
        let bad = |what: String| Refusal::BadPairing {
            board,
            what: Note::plain(what),
        };
        if board == 0 || board > MAX_BOARDS {
            return Err(bad(format!("boards are numbered 1 to {MAX_BOARDS}")));
        }
        if !boards.insert(board) {
            return Err(bad("it is paired twice".to_owned()));
        }
        if white == black {
            return Err(bad(format!(
                "{} plays against himself",
                roster.called(white)
            )));
        }
        for person in [white, black] {
            let who = roster.called(person);
            if !roster.is_player(person) {
                return Err(bad(format!("{who} is no player of this event")));
            }
            if let Some(other) = people.insert(person, board) {
                return Err(bad(format!("{who} plays on board {other} too")));
            }
        }
    }
    Ok((boards, people))
}

fn check_starts(boards: &BTreeSet<u16>, starts: &BTreeMap<u16, Start>) -> Result<(), Refusal> {
    for (board, start) in starts {
        let bad = |what: String| Refusal::BadPairing {
            board: *board,
            what: Note::plain(what),
        };
        if !boards.contains(board) {
            return Err(bad("a start position for a board without players".into()));
        }
        if let Err(error) = Position::from_start(start) {
            return Err(bad(format!("its start position: {error}")));
        }
        if is_double(start) {
            return Err(bad(NO_DOUBLE.to_owned()));
        }
    }
    Ok(())
}

fn check_byes(
    roster: &roster::State,
    pairings: &Pairings,
    playing: &BTreeMap<&PersonId, u16>,
) -> Result<(), Refusal> {
    let mut resting = BTreeSet::new();
    left_over(roster, pairings)?;
    for (person, _) in &pairings.byes {
        let who = roster.called(person);
        let wrong = if let Some(board) = playing.get(person) {
            format!("{who} has a bye and plays on board {board}")
        } else if !roster.is_player(person) {
            format!("{who} is no player of this event")
        } else if !resting.insert(person) {
            format!("{who} has two byes")
        } else {
            continue;
        };
        return Err(Refusal::Invalid(wrong));
    }
    Ok(())
}

/// One player at most is left over when the others are paired.
fn left_over(roster: &roster::State, pairings: &Pairings) -> Result<(), Refusal> {
    let byes = pairings.byes.iter().filter(|(_, kind)| kind.is_pairings());
    let number = |person: &PersonId| roster.person(person).and_then(|entry| entry.number);
    let left = byes.map(|(person, _)| number(person).unwrap_or_default().to_string());
    let left: Vec<String> = left.collect();
    if left.len() < 2 {
        return Ok(());
    }
    let left = left.join(", ");
    Err(Refusal::against(
        "FIDE C.04.1.3",
        Note::plain(format!(
            "players {left} have a bye of the pairing (U), and one at most is left over by it: \
             write Z for who is absent, H for half a point, F for a whole one"
        )),
    ))
}

/// Announces the pairings and binds each seat to a device of its player's venue, in the order of
/// boards (VEN-1).
pub fn publish(
    state: &State,
    actor: &Actor,
    roster: &roster::State,
    event: &event::State,
) -> Result<Vec<RoundRecord>, Refusal> {
    roles::may(actor, Verb::PublishRound)?;
    drafted(state, RoundNeed::PublishedOnce)?;
    if state.pairings().is_empty() {
        return Err(wrong_stage(state, RoundNeed::NoPairings));
    }
    starts_of_variant(state, event)?;
    let mut wanted: BTreeMap<VenueId, usize> = BTreeMap::new();
    let mut seats = Vec::with_capacity(state.pairings().len() * 2);
    for (board, players) in state.pairings() {
        for side in Side::ALL {
            let person = &players[side];
            let venue = venue_of(*board, person, roster)?;
            let index = wanted.entry(venue.clone()).or_default();
            let devices = event.venues().get(venue).map_or(&[][..], |v| &v.devices);
            let device = devices.get(*index).cloned();
            *index += 1;
            seats.push((*board, side, person, venue, device));
        }
    }
    enough_devices(&wanted, event)?;
    Ok(published(seats.into_iter().filter_map(bind).collect()))
}

/// Start positions are of the event's variant, and Chess960 has one for every board, unless it draws
/// lots for those that were not given ([`draw_starts`](super::draw_starts), A-F).
fn starts_of_variant(state: &State, event: &event::State) -> Result<(), Refusal> {
    let variant = event.regulations().map_or(Variant::Standard, |r| r.variant);
    let given = event
        .regulations()
        .is_some_and(|r| r.chess960 == Draw960::Given);
    for board in state.pairings().keys() {
        let (word, text) = match state.starts().get(board) {
            Some(start) if start.variant != variant => (
                "pairing-other-variant",
                "its start position is of another variant than the event's",
            ),
            None if variant == Variant::Chess960 && given => (
                "pairing-no-start",
                "give its start position with the pairing: the event is Chess960",
            ),
            _ => continue,
        };
        let (board, what) = (*board, note!(word => "{text}"));
        return Err(Refusal::BadPairing { board, what });
    }
    Ok(())
}

/// The seats in records of a size that any store takes; the last one announces them all.
pub(super) fn published(mut seats: Vec<SeatPlan>) -> Vec<RoundRecord> {
    let mut records = Vec::new();
    while seats.len() > MAX_SEATS {
        let rest = seats.split_off(MAX_SEATS);
        records.push(RoundRecord::Seated { seats });
        seats = rest;
    }
    records.push(RoundRecord::Published { seats });
    records
}

fn bind(seat: (u16, Side, &PersonId, &VenueId, Option<DeviceId>)) -> Option<SeatPlan> {
    let (board, side, person, venue, device) = seat;
    Some(SeatPlan {
        board,
        side,
        person: person.clone(),
        venue: venue.clone(),
        device: device?,
    })
}

fn venue_of<'a>(
    board: u16,
    person: &PersonId,
    roster: &'a roster::State,
) -> Result<&'a VenueId, Refusal> {
    let entry = roster.person(person);
    entry.and_then(|entry| entry.venue.as_ref()).ok_or_else(|| {
        let text = format!("{} sits at no venue: say where", roster.called(person));
        // Who has no number yet is named by name alone, in English.
        let what = match entry.and_then(|entry| entry.number) {
            Some(number) => note!("pairing-no-venue" => "{text}", number),
            None => Note::plain(text),
        };
        Refusal::BadPairing { board, what }
    })
}

fn enough_devices(wanted: &BTreeMap<VenueId, usize>, event: &event::State) -> Result<(), Refusal> {
    for (venue, seats) in wanted {
        let devices = event.venues().get(venue).map_or(0, |v| v.devices.len());
        if devices < *seats {
            return Err(Refusal::TooFewDevices(TooFewDevices {
                venue: venue.clone(),
                devices,
                seats: *seats,
            }));
        }
    }
    Ok(())
}

/// Takes the publication back, or what a report told of a round that was played elsewhere: the
/// pairings are a draft again, to be changed and published anew.
/// A round that was started goes back with its start, by an arbiter who may start it, as long as no
/// move was made: `moved` are the boards with moves. Results of games without one count no more.
pub fn unpublish(
    state: &State,
    actor: &Actor,
    moved: &[u16],
    reason: &str,
) -> Result<Vec<RoundRecord>, Refusal> {
    may_unpublish(state, actor, moved)?;
    let reason = PlainText::reason(reason)?.into();
    Ok(vec![RoundRecord::Unpublished { reason }])
}

fn may_unpublish(state: &State, actor: &Actor, moved: &[u16]) -> Result<(), Refusal> {
    roles::may(actor, Verb::PublishRound)?;
    match state.stage() {
        Stage::Elsewhere | Stage::Published => Ok(()),
        Stage::Started => {
            roles::may(actor, Verb::StartRound)?;
            no_move(state.number(), moved)
        }
        Stage::Draft => Err(wrong_stage(state, RoundNeed::NotPublished)),
        Stage::Closed => Err(wrong_stage(state, RoundNeed::ResultsFinal)),
    }
}

fn no_move(round: u16, moved: &[u16]) -> Result<(), Refusal> {
    if moved.is_empty() {
        return Ok(());
    }
    let named = moved.iter().take(MOST_NAMED);
    let boards: Vec<String> = named.map(|board| format!("{round}.{board}")).collect();
    let more = moved.len().saturating_sub(MOST_NAMED);
    Err(Refusal::MovesMade(round, boards.join(", "), more))
}

/// Lets the games begin.
pub fn start(state: &State, actor: &Actor) -> Result<Vec<RoundRecord>, Refusal> {
    roles::may(actor, Verb::StartRound)?;
    match state.stage() {
        Stage::Published => Ok(vec![RoundRecord::Started]),
        Stage::Draft if state.pairings().is_empty() => {
            Err(wrong_stage(state, RoundNeed::StartUnpaired))
        }
        Stage::Draft => Err(wrong_stage(state, RoundNeed::StartDraft)),
        Stage::Elsewhere => Err(wrong_stage(state, RoundNeed::Reported)),
        Stage::Started | Stage::Closed => Err(wrong_stage(state, RoundNeed::StartedOnce)),
    }
}

/// Pairings are changed and published while they are a draft.
fn drafted(state: &State, needed: RoundNeed) -> Result<(), Refusal> {
    let needed = match state.stage() {
        Stage::Elsewhere => RoundNeed::Reported,
        Stage::Draft | Stage::Published | Stage::Started | Stage::Closed => needed,
    };
    require(state, Stage::Draft, needed)
}

pub(super) fn require(state: &State, wanted: Stage, needed: RoundNeed) -> Result<(), Refusal> {
    if state.stage() == wanted {
        Ok(())
    } else {
        Err(wrong_stage(state, needed))
    }
}

pub(super) const fn wrong_stage(state: &State, needs: RoundNeed) -> Refusal {
    Refusal::of_stage(state.number(), state.stage(), needs)
}
