//! What boards have learned of their pieces, kept over a restart: a Certabo board reads a tag in each piece, and learns from
//! the start position of a game which tag is in which piece.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use adoube_eboard::certabo::{Calibration, MOST_TAGS, ParseCalibrationError};
use serde::{Deserialize, Serialize};

use super::files::replace;

/// The version of the file that is written, and the only one that is read.
const VERSION: u32 = 1;
/// A longer file is not one of ours.
const MAX_FILE: u64 = 64 * 1024;
/// So many boards are remembered; those that learned last.
const MOST_BOARDS: usize = 8;

/// Why the file cannot be used. The boards learn their pieces again.
#[derive(Debug, thiserror::Error)]
pub(super) enum LearnedPiecesError {
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    #[error("it is longer than {MAX_FILE} bytes")]
    TooLong,
    #[error("it is not a list of boards: {0}")]
    NoList(#[from] serde_json::Error),
    #[error("it is of version {0}, and this agent reads version {VERSION}")]
    OtherVersion(u32),
    #[error("it has more than {MOST_BOARDS} boards, or more than {MOST_TAGS} pieces of one")]
    TooMany,
    #[error("pieces of the board at '{board}': {error}")]
    Pieces {
        board: String,
        error: ParseCalibrationError,
    },
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Content {
    version: u32,
    boards: Vec<Entry>,
}

/// A board in the file: a line for each piece, as [`Calibration`] writes it.
#[derive(Serialize, Deserialize)]
struct Entry {
    board: String,
    pieces: Vec<String>,
}

/// What one board has learned.
#[derive(Debug)]
struct Learned {
    /// By what the board is known.
    board: String,
    pieces: Calibration,
    /// Whether it is in the file.
    is_kept: bool,
}

/// What boards have learned of their pieces. What a game has shown to be right is in a file.
#[derive(Debug)]
pub(super) struct LearnedPieces {
    file: PathBuf,
    /// The board that learned last comes last.
    boards: Vec<Learned>,
}

impl LearnedPieces {
    /// That of a data folder. What cannot be read is logged and left out: the boards learn again.
    pub(super) fn open(data: &Path) -> Self {
        let file = data.join("board-pieces.json");
        let boards = read(&file).unwrap_or_else(|error| {
            let file = file.display();
            tracing::warn!(%file, %error, "boards will learn their pieces again at the start of \
                                           the next game");
            Vec::new()
        });
        Self { file, boards }
    }

    /// What this board has learned.
    pub(super) fn of(&self, board: &str) -> Calibration {
        let mut boards = self.boards.iter();
        let found = boards.find(|it| it.board == board);
        found.map(|it| it.pieces.clone()).unwrap_or_default()
    }

    /// A board has learned its pieces. They are remembered until the agent ends.
    pub(super) fn learn(&mut self, board: &str, pieces: &Calibration) {
        let is_known = |it: &Learned| it.board == board && it.pieces == *pieces;
        if pieces.is_empty() || self.boards.iter().any(is_known) {
            return;
        }
        self.boards.retain(|it| it.board != board);
        if self.boards.len() == MOST_BOARDS {
            self.boards.remove(0);
        }
        self.boards.push(Learned {
            board: board.to_owned(),
            pieces: pieces.clone(),
            is_kept: false,
        });
    }

    /// What a board has learned is right: it outlives the agent.
    pub(super) fn keep(&mut self, board: &str) {
        let mut boards = self.boards.iter_mut();
        if let Some(learned) = boards.find(|it| it.board == board && !it.is_kept) {
            learned.is_kept = true;
            self.write();
        }
    }

    /// What a board has learned may be wrong: it learns again.
    pub(super) fn forget(&mut self, board: &str) {
        let forgotten = self.boards.extract_if(.., |it| it.board == board);
        if forgotten.fold(false, |is_kept, it| is_kept | it.is_kept) {
            self.write();
        }
    }

    /// That it cannot be written stops nothing: boards then learn again after a restart.
    fn write(&self) {
        let kept = self.boards.iter().filter(|it| it.is_kept);
        let boards = kept.map(|it| Entry {
            board: it.board.clone(),
            pieces: it.pieces.to_string().lines().map(str::to_owned).collect(),
        });
        let content = Content {
            version: VERSION,
            boards: boards.collect(),
        };
        // Text and numbers: nothing in it cannot be written.
        let bytes = serde_json::to_vec_pretty(&content).unwrap_or_default();
        if let Err(error) = replace(&self.file, &bytes) {
            tracing::warn!(%error, "the pieces of boards cannot be saved for the agent's next \
                                    start");
        }
    }
}

fn read(file: &Path) -> Result<Vec<Learned>, LearnedPiecesError> {
    match fs::metadata(file) {
        Ok(found) if found.len() > MAX_FILE => return Err(LearnedPiecesError::TooLong),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    }
    let bytes = fs::read(file)?;
    let version: Version = serde_json::from_slice(&bytes)?;
    if version.version != VERSION {
        return Err(LearnedPiecesError::OtherVersion(version.version));
    }
    let content: Content = serde_json::from_slice(&bytes)?;
    let is_long = |entry: &Entry| entry.pieces.len() > MOST_TAGS;
    if content.boards.len() > MOST_BOARDS || content.boards.iter().any(is_long) {
        return Err(LearnedPiecesError::TooMany);
    }
    let boards = content.boards.into_iter().map(|Entry { board, pieces }| {
        let pieces = pieces.join("\n").parse();
        match pieces {
            Ok(pieces) => Ok(Learned {
                board,
                pieces,
                is_kept: true,
            }),
            Err(error) => Err(LearnedPiecesError::Pieces { board, error }),
        }
    });
    boards.collect()
}

/// Its version, which is read first: the rest may be another in a later version.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[cfg(test)]
#[path = "learned_pieces_tests.rs"]
mod tests;
