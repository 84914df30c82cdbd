//! Reads a tournament from the ledger.

use adoube_ledger::{Entry, Ledger, NameError, StoreError, StreamName};
use adoube_proto::v1;
use adoube_record::{
    DecodeError, Envelope, decode_board, decode_event, decode_incident, decode_roster,
    decode_round, decode_venue, streams,
};
use adoube_tournament::board::{Board, BrokenStream};
use adoube_tournament::ids::{BoardId, PersonId, TournamentId};
use adoube_tournament::incident::IncidentRecord;
use adoube_tournament::roster::Profile;
use adoube_tournament::time::Time;
use adoube_tournament::{incident, round, venue};
use thiserror::Error;

use crate::shard::{self, CatchUp, Folded, State, views};

/// Records read at a time.
const PAGE: usize = 1_000;

/// A ledger that cannot be read as tournaments. Nothing was written.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The store refuses.
    #[error("the ledger cannot be read: {0}")]
    Store(#[from] StoreError),
    /// A stream's name is none.
    #[error("a stream's name is wrong: {0}")]
    Name(#[from] NameError),
    /// A record's bytes are none that this version knows.
    #[error("stream {stream}: {error}")]
    Decode {
        /// Where.
        stream: String,
        /// What is wrong.
        error: DecodeError,
    },
    /// A board's records do not follow each other.
    #[error("stream {stream}: {error}")]
    Broken {
        /// Where.
        stream: String,
        /// What is wrong.
        error: BrokenStream,
    },
}

/// Opens sealed profiles; none where the key was thrown away.
pub type Opener<'a> = &'a dyn Fn(&PersonId, &[u8]) -> Option<Profile>;

/// The tournaments that the ledger holds.
pub fn tournaments(ledger: &dyn Ledger) -> Result<Vec<TournamentId>, LoadError> {
    let mut found: Vec<TournamentId> = ledger
        .streams("t/")?
        .iter()
        .filter_map(|stream| streams::parse(stream.as_str()))
        .map(|(tournament, _)| tournament)
        .collect();
    found.dedup();
    Ok(found)
}

/// A tournament, folded from all its streams.
pub fn load(
    ledger: &dyn Ledger,
    tournament: &TournamentId,
    open: Opener<'_>,
) -> Result<State, LoadError> {
    let mut state = State::new(tournament.clone());
    for stream in ledger.streams(&streams::prefix(tournament))? {
        let Some((_, kind)) = streams::parse(stream.as_str()) else {
            continue;
        };
        load_stream(ledger, &stream, &kind, &mut state)?;
    }
    state.put_aside();
    open_profiles(&mut state, open);
    state.alive = instant(ledger, &shard::alive_slot(tournament.as_str()))?;
    state.down_since = instant(ledger, &shard::down_slot(tournament.as_str()))?;
    Ok(state)
}

/// The instant in a slot; none where nothing is written there.
fn instant(ledger: &dyn Ledger, slot: &str) -> Result<Option<Time>, StoreError> {
    let bytes = ledger.slot(slot)?.and_then(|bytes| bytes.try_into().ok());
    Ok(bytes.map(u64::from_be_bytes).map(Time))
}

fn open_profiles(state: &mut State, open: Opener<'_>) {
    for (person, entry) in state.roster.state.people() {
        let profile = entry
            .sealed
            .as_deref()
            .and_then(|sealed| open(person, sealed));
        state
            .profiles
            .extend(profile.map(|profile| (person.clone(), Box::new(profile))));
    }
}

fn load_stream(
    ledger: &dyn Ledger,
    stream: &StreamName,
    kind: &streams::Kind,
    state: &mut State,
) -> Result<(), LoadError> {
    if let streams::Kind::Board(id) = kind {
        return load_board(ledger, stream, *id, state);
    }
    for_each(ledger, stream, 1, u64::MAX, |entry| {
        let time = load_entry(kind, entry, state).map_err(|error| LoadError::Decode {
            stream: stream.to_string(),
            error,
        })?;
        state.latest = state.latest.max(time);
        Ok(())
    })
}

fn load_entry(kind: &streams::Kind, entry: &Entry, state: &mut State) -> Result<Time, DecodeError> {
    let (sequence, body) = (entry.sequence, entry.body.as_slice());
    let time = match kind {
        streams::Kind::Event => {
            let record = decode_event(sequence, body)?;
            state.event.state.apply(&record.body);
            state.event.sequence = sequence;
            record.time
        }
        streams::Kind::Roster => {
            let record = decode_roster(sequence, body)?;
            state.roster.state.apply(&record.body);
            state.roster.sequence = sequence;
            record.time
        }
        streams::Kind::Round(number) => {
            let record = decode_round(sequence, body)?;
            let new = || Folded {
                state: round::State::new(*number),
                sequence: 0,
            };
            let folded = state.rounds.entry(*number).or_insert_with(new);
            folded.state.apply(&record.body, &record.actor);
            folded.sequence = sequence;
            state.note_round(*number, &record.body, record.time, &record.actor);
            let command = record.command.map(|id| (id, *number));
            state.round_commands.extend(command);
            record.time
        }
        streams::Kind::Venue(venue) => {
            let record = decode_venue(sequence, body)?;
            let folded: &mut Folded<venue::State> = state.venues.entry(venue.clone()).or_default();
            folded.state.apply(&record.body);
            folded.sequence = sequence;
            record.time
        }
        streams::Kind::Incident(number) => {
            let record = decode_incident(sequence, body)?;
            load_incident(*number, sequence, &record, state);
            record.time
        }
        streams::Kind::Board(_) => Time::default(),
    };
    Ok(time)
}

fn load_incident(number: u32, sequence: u64, record: &Envelope<IncidentRecord>, state: &mut State) {
    if let Some(first) = incident::State::from_first(&record.body, record.time) {
        state.incidents.insert(
            number,
            Folded {
                state: first,
                sequence,
            },
        );
    }
    if let Some(folded) = state.incidents.get_mut(&number) {
        folded.state.apply(&record.body, record.time, &record.actor);
        folded.sequence = sequence;
    }
    let command = record.command.map(|id| (id, number));
    state.incident_commands.extend(command);
}

fn load_board(
    ledger: &dyn Ledger,
    stream: &StreamName,
    id: BoardId,
    state: &mut State,
) -> Result<(), LoadError> {
    let mut latest = state.latest;
    let board = fold_board(ledger, stream, u64::MAX, |_, record| {
        latest = latest.max(record.time);
    })?;
    state.latest = latest;
    let Some(board) = board else { return Ok(()) };
    // A signed board ends with the signature itself, of the record before.
    if board.is_finished() && board.sequence() > board.signed() + 1 {
        state.unsigned.insert(id, ledger.head(stream)?);
    }
    state.boards.insert(id, board);
    Ok(())
}

/// Folds a board's stream up to the record `through`, showing the board after each record.
pub fn fold_board(
    ledger: &dyn Ledger,
    stream: &StreamName,
    through: u64,
    mut after_each: impl FnMut(&Board, &adoube_tournament::board::Record),
) -> Result<Option<Board>, LoadError> {
    let mut folded: Option<Board> = None;
    for_each(ledger, stream, 1, through, |entry| {
        let record =
            decode_board(entry.sequence, &entry.body).map_err(|error| LoadError::Decode {
                stream: stream.to_string(),
                error,
            })?;
        let broken = |error| LoadError::Broken {
            stream: stream.to_string(),
            error,
        };
        match &mut folded {
            Some(board) => board.apply(&record).map_err(broken)?,
            none => *none = Some(Board::from_first(&record).map_err(broken)?),
        }
        if let Some(board) = &folded {
            after_each(board, &record);
        }
        Ok(())
    })?;
    Ok(folded)
}

/// A seat's view with the moves that its device does not have. Its game began before all of them.
pub fn catch_up(
    ledger: &dyn Ledger,
    stream: &StreamName,
    wanted: CatchUp,
) -> Result<v1::SeatView, LoadError> {
    let CatchUp { seen, mut view, .. } = wanted;
    view.moves_from = 0;
    fold_board(ledger, stream, view.sequence, |board, record| {
        if record.sequence <= seen {
            view.moves_from = board.ply();
            return;
        }
        if let Some(shown) = views::move_shown(board, record) {
            view.moves.push(shown);
        }
        // Moves that were taken back, and those of an earlier game.
        let left = board.ply().saturating_sub(view.moves_from);
        view.moves
            .truncate(usize::try_from(left).unwrap_or(usize::MAX));
    })?;
    Ok(view)
}

fn for_each(
    ledger: &dyn Ledger,
    stream: &StreamName,
    from: u64,
    through: u64,
    mut each: impl FnMut(&Entry) -> Result<(), LoadError>,
) -> Result<(), LoadError> {
    let mut next = from;
    while next <= through {
        let entries = ledger.read(stream, next, PAGE)?;
        let Some(last) = entries.last() else { break };
        let after = last.sequence + 1;
        for entry in entries.iter().filter(|entry| entry.sequence <= through) {
            each(entry)?;
        }
        next = after;
    }
    Ok(())
}
