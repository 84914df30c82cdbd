//! Reports and lists of seats that lie in an event's folder, to be imported later.

use std::path::{Path, PathBuf};

use adoube_proto::v1::{ByeEntry, PlayerEntry};
use adoube_tournament::trf;
use adoube_user_text::Problem;
use serde_json::{Value, json};

use crate::catalogue::filled;
use crate::event::{Venue, misnamed_as};
use crate::games::{import_trf, import_warnings, seats};
use crate::plain;
use crate::text;

/// The list of seats, as the examples name it.
const SEATS: &str = "seats.csv";

/// A file that can be imported.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct ImportableFile {
    file: String,
    players: usize,
    /// What may be an oversight.
    pub(super) warnings: Vec<String>,
}

impl ImportableFile {
    pub(super) fn words(&self) -> String {
        text!("cli-check-event-file", file: &self.file, number players: self.players)
    }
    pub(super) fn value(&self) -> Value {
        json!({"file": self.file, "players": self.players})
    }
}

/// Reads the reports and the list of seats of the folder; what is wrong joins the problems. Venues are `None` where their
/// file is wrong: nothing is compared with them then.
pub(super) fn read(
    folder: &Path,
    venues: Option<&[Venue]>,
    problems: &mut Vec<Problem>,
) -> Vec<ImportableFile> {
    let devices = |venue: &Venue| venue.devices.len();
    let places: Option<usize> = venues.map(|venues| venues.iter().map(devices).sum());
    let mut found = Vec::new();
    let mut known = Vec::new();
    let mut without_game = Vec::new();
    for path in reports(folder) {
        let Some(Report { players, byes }) = report(&path, problems) else {
            continue;
        };
        let (file, number) = (name(&path), players.len());
        let seated = number.saturating_sub(byes.len());
        if let Some(places) = places.filter(|places| seated > *places) {
            problems.push(Problem {
                file: file.clone(),
                line: None,
                field: String::new(),
                text: text!(
                    "cli-check-event-too-many", number seated: seated, number places: places,
                ),
            });
        }
        found.push(ImportableFile {
            file,
            players: number,
            warnings: import_warnings::twice(&players, &[]),
        });
        known.extend(players);
        without_game.extend(byes);
    }
    let path = folder.join(SEATS);
    if path.exists() {
        found.extend(seats_of(&path, venues, (&known, &without_game), problems));
    }
    found
}

/// Reports in the folder, by name.
fn reports(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_report = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        path.is_file()
            && ending.is_some_and(|ending| ["trf", "trfx"].contains(&&*ending.to_lowercase()))
    };
    let mut reports: Vec<_> = paths.filter(is_report).collect();
    reports.sort();
    reports
}

/// Who a report names, and who has no game in its latest round.
struct Report {
    players: Vec<PlayerEntry>,
    byes: Vec<ByeEntry>,
}

fn report(path: &Path, problems: &mut Vec<Problem>) -> Option<Report> {
    let bytes = plain::bytes(path).and_then(|bytes| {
        plain::refuse(path, &bytes)?;
        Ok(bytes)
    });
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => {
            problems.push(Problem::of_file(path, &error));
            return None;
        }
    };
    match trf::read(&bytes) {
        Ok(file) => Some(Report {
            players: file.players().map(import_trf::entry).collect(),
            // A report without a round to be played has nobody who misses it.
            byes: import_trf::read(&bytes, None, None)
                .map_or_else(|_| Vec::new(), |imported| imported.byes),
        }),
        Err(errors) => {
            problems.extend(errors.into_iter().map(|error| Problem {
                file: name(path),
                line: Some(error.line),
                field: text!("cli-check-event-column", column: error.column),
                text: filled(&error.message),
            }));
            None
        }
    }
}

/// A list of seats that has almost the name under which it is read.
pub(super) fn misnamed_seats(folder: &Path) -> Option<String> {
    misnamed_as(&folder.join(SEATS))
        .map(|found| text!("cli-check-event-misnamed", found, name: SEATS))
}

/// Who sits where. Without a report nobody's number is known, and each is taken.
fn seats_of(
    path: &Path,
    venues: Option<&[Venue]>,
    (known, byes): (&[PlayerEntry], &[ByeEntry]),
    problems: &mut Vec<Problem>,
) -> Option<ImportableFile> {
    let text = match plain::read(path) {
        Ok(text) => text,
        Err(error) => {
            problems.push(Problem::of_file(path, &error));
            return None;
        }
    };
    let known_venue = |venue: &Venue| seats::Venue {
        id: venue.id.to_string(),
        devices: venue.devices.len(),
    };
    let venues: Option<Vec<_>> = venues.map(|venues| venues.iter().map(known_venue).collect());
    let (listed, mut wrong) = seats::listed(&text, venues.as_deref());
    wrong.extend(seats::too_many(
        &listed,
        &[],
        byes,
        venues.as_deref().unwrap_or_default(),
    ));
    let of_line = |line, text| Problem {
        file: SEATS.to_owned(),
        line,
        field: String::new(),
        text,
    };
    let is_right = wrong.is_empty();
    problems.extend(wrong.into_iter().map(|(line, text)| of_line(line, text)));
    let is_stranger =
        |player: &u32| !known.is_empty() && known.iter().all(|known| known.number != *player);
    let strangers = listed.iter().filter(|(player, _)| is_stranger(player));
    problems.extend(strangers.map(|(player, seat)| {
        let text = text!("cli-check-event-stranger", player);
        of_line(Some(seat.line), text)
    }));
    is_right.then(|| ImportableFile {
        file: SEATS.to_owned(),
        players: listed.len(),
        warnings: Vec::new(),
    })
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}
