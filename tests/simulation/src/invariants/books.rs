//! All that the disk holds at the end, read again by the services' own code.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Side;
use adoube_coordinator::load;
use adoube_coordinator::shard::State;
use adoube_ledger::{Ledger, MemoryLedger};
use adoube_record::{Envelope, decode_board, decode_incident, decode_round, streams};
use adoube_tournament::board::event::{Restarted, SeatMoved};
use adoube_tournament::board::{Event, Record};
use adoube_tournament::ids::{BoardId, CommandId, DeviceId};
use adoube_tournament::incident::IncidentRecord;
use adoube_tournament::round::RoundRecord;
use adoube_tournament::time::Time;

use crate::model;
use crate::system::tournament;

/// What the disk holds.
pub(super) struct Books {
    /// The records of each board.
    pub(super) boards: BTreeMap<BoardId, Vec<Record>>,
    /// The records of each incident.
    pub(super) incidents: BTreeMap<u32, Vec<Envelope<IncidentRecord>>>,
    /// The records of the round.
    pub(super) round: Vec<Envelope<RoundRecord>>,
    /// The commands that led to a record of an incident or a round.
    pub(super) commands: BTreeSet<CommandId>,
    /// What everything folds to.
    pub(super) state: State,
}

impl Books {
    /// Reads a ledger; what is wrong with it otherwise.
    pub(super) fn of(ledger: &MemoryLedger) -> Result<Self, String> {
        let state = load::load(ledger, &tournament(), &|_, _| None);
        let mut books = Self {
            boards: BTreeMap::new(),
            incidents: BTreeMap::new(),
            round: Vec::new(),
            commands: BTreeSet::new(),
            state: state.map_err(|error| error.to_string())?,
        };
        for stream in ledger.streams("").map_err(|error| error.to_string())? {
            let entries = ledger.read(&stream, 1, usize::MAX);
            let entries = entries.map_err(|error| error.to_string())?;
            for entry in entries {
                let read = books.take(stream.as_str(), entry.sequence, &entry.body);
                read.map_err(|error| format!("{stream} {}: {error}", entry.sequence))?;
            }
        }
        Ok(books)
    }

    fn take(&mut self, stream: &str, sequence: u64, body: &[u8]) -> Result<(), String> {
        match streams::parse(stream) {
            Some((_, streams::Kind::Board(id))) => {
                let record = decode_board(sequence, body).map_err(|error| error.to_string())?;
                self.boards.entry(id).or_default().push(record);
            }
            Some((_, streams::Kind::Incident(number))) => {
                let record = decode_incident(sequence, body);
                let record = record.map_err(|error| error.to_string())?;
                self.commands.extend(record.command);
                self.incidents.entry(number).or_default().push(record);
            }
            Some((_, streams::Kind::Round(_))) => {
                let record = decode_round(sequence, body).map_err(|error| error.to_string())?;
                self.commands.extend(record.command);
                self.round.push(record);
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether that record of some board is what a command led to.
    pub(super) fn is_record(&self, sequence: u64, command: CommandId) -> bool {
        let mut records = self.records();
        records.any(|(_, record)| (record.sequence, record.command) == (sequence, Some(command)))
    }

    /// At which devices White and Black sit before a record of a board.
    pub(super) fn seats(&self, board: BoardId, before: u64) -> [DeviceId; 2] {
        let players = model::seats_of(board);
        let first = players.map(model::device);
        let mut seats = first.map(|id| id.unwrap_or_else(|_| unreachable!("it is an id")));
        for record in self.before(board, before) {
            match &record.event {
                Event::SeatMoved(SeatMoved { side, to, .. }) => seats[side.index()] = to.clone(),
                event if is_reversal(event) => seats.swap(0, 1),
                _ => {}
            }
        }
        seats
    }

    /// The numbers of the players who have White and Black before a record of a board.
    pub(super) fn players(&self, board: BoardId, before: u64) -> [u16; 2] {
        let [white, black] = model::seats_of(board);
        let records = self.before(board, before);
        let reversals = records.filter(|record| is_reversal(&record.event)).count();
        if reversals % 2 == 0 {
            [white, black]
        } else {
            [black, white]
        }
    }

    fn before(&self, board: BoardId, before: u64) -> impl Iterator<Item = &Record> {
        let records = self.boards.get(&board).into_iter().flatten();
        records.take_while(move |record| record.sequence < before)
    }

    /// The seat of a device, if it is the same one from one instant to another.
    pub(super) fn seat_of(&self, device: u16, from: Time, to: Time) -> Option<(BoardId, Side)> {
        let device = model::device(device).ok()?;
        self.boards.iter().find_map(|(id, records)| {
            let is_such = |record: &&Record| {
                matches!(record.event, Event::SeatMoved(_)) || is_reversal(&record.event)
            };
            let mut moves = records.iter().filter(is_such);
            let later = moves.find(|record| record.time > from);
            if later.is_some_and(|record| record.time <= to) {
                return None;
            }
            let before = later.map_or(u64::MAX, |record| record.sequence);
            let seats = self.seats(*id, before);
            let side = Side::ALL
                .into_iter()
                .find(|side| seats[side.index()] == device)?;
            Some((*id, side))
        })
    }

    /// The records of all boards.
    pub(super) fn records(&self) -> impl Iterator<Item = (BoardId, &Record)> {
        let boards = self.boards.iter();
        boards.flat_map(|(id, records)| records.iter().map(|record| (*id, record)))
    }
}

/// Whether the players of a board change sides with it.
const fn is_reversal(event: &Event) -> bool {
    matches!(event, Event::Restarted(Restarted { reversed: true, .. }))
}
