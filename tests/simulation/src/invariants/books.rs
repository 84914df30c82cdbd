//! All that the disk holds at the end, read again by the services' own code.

use std::collections::BTreeMap;

use adoube_coordinator::load;
use adoube_coordinator::shard::State;
use adoube_ledger::{Ledger, MemoryLedger};
use adoube_record::{decode_board, decode_incident, streams};
use adoube_tournament::board::Record;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::IncidentRecord;

use crate::system::tournament;

/// What the disk holds.
pub(super) struct Books {
    /// The records of each board.
    pub(super) boards: BTreeMap<BoardId, Vec<Record>>,
    /// The records of each incident.
    pub(super) incidents: BTreeMap<u32, Vec<IncidentRecord>>,
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
                self.incidents.entry(number).or_default().push(record.body);
            }
            _ => {}
        }
        Ok(())
    }

    /// The records of all boards.
    pub(super) fn records(&self) -> impl Iterator<Item = (BoardId, &Record)> {
        let boards = self.boards.iter();
        boards.flat_map(|(id, records)| records.iter().map(|record| (*id, record)))
    }
}
