//! A round's records: pairings, byes, seats, its beginning and end.

use adoube_chess::Start;
use adoube_tournament::round::{ByeKind, RoundRecord, SeatPlan};

use crate::board::opened::{read_variant, write_variant};
use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{Decoded, counted, kind, number, optional, parsed, side, side_number};
use crate::log;
use crate::log::round_event::Event as Stored;
use crate::stored;

impl stored::Stored for log::RoundEvent {
    const LAST: u32 = 20;
}

/// The bytes of a round's record. Its sequence is not among them: the ledger knows it.
pub fn encode_round(record: &Envelope<RoundRecord>) -> Vec<u8> {
    let event = Some(write(&record.body));
    stored::wrap(record, &log::RoundEvent { event })
}

/// The record that [`encode_round`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a round, or a later version's.
pub fn decode_round(sequence: u64, bytes: &[u8]) -> Result<Envelope<RoundRecord>, DecodeError> {
    let (head, message) = stored::read::<log::RoundEvent>(bytes)?;
    let event = message
        .event
        .ok_or_else(|| stored::no_event::<log::RoundEvent>(bytes))?;
    Ok(stored::envelope(sequence, head, read(&event)?))
}

fn write(record: &RoundRecord) -> Stored {
    match record {
        RoundRecord::DraftCleared => Stored::DraftCleared(log::DraftCleared {}),
        RoundRecord::Paired {
            board,
            white,
            black,
        } => Stored::Paired(log::Paired {
            board: (*board).into(),
            white: white.to_string(),
            black: black.to_string(),
        }),
        RoundRecord::StartGiven { board, start } => Stored::StartGiven(log::StartGiven {
            board: (*board).into(),
            variant: write_variant(start.variant),
            fen: start.fen.clone(),
        }),
        RoundRecord::Bye { person, kind } => Stored::Bye(log::Bye {
            person: person.to_string(),
            kind: number(write_bye(*kind)),
        }),
        RoundRecord::Seated { seats } => Stored::Seated(log::Seated {
            seats: seats.iter().map(write_seat).collect(),
        }),
        RoundRecord::Published { seats } => Stored::Published(log::RoundPublished {
            seats: seats.iter().map(write_seat).collect(),
        }),
        RoundRecord::Unpublished { reason } => Stored::Unpublished(log::RoundUnpublished {
            reason: reason.clone(),
        }),
        RoundRecord::Started => Stored::Started(log::RoundStarted {}),
        RoundRecord::Closed => Stored::Closed(log::RoundClosed {}),
        RoundRecord::Held {
            hold,
            venue,
            article,
            reason,
        } => Stored::Held(log::Held {
            hold: *hold,
            venue: venue.as_ref().map_or_else(String::new, ToString::to_string),
            article: article.clone(),
            reason: reason.clone(),
        }),
        RoundRecord::HoldEnded {
            hold,
            article,
            reason,
        } => Stored::HoldEnded(log::HoldEnded {
            hold: *hold,
            article: article.clone(),
            reason: reason.clone(),
        }),
    }
}

const fn write_bye(kind: ByeKind) -> log::ByeKind {
    match kind {
        ByeKind::Full => log::ByeKind::Full,
        ByeKind::Half => log::ByeKind::Half,
        ByeKind::Pairing => log::ByeKind::Pairing,
        ByeKind::Zero => log::ByeKind::Zero,
    }
}

fn write_seat(seat: &SeatPlan) -> log::SeatPlan {
    log::SeatPlan {
        board: seat.board.into(),
        side: side_number(seat.side),
        person: seat.person.to_string(),
        venue: seat.venue.to_string(),
        device: seat.device.to_string(),
    }
}

fn read(event: &Stored) -> Decoded<RoundRecord> {
    Ok(match event {
        Stored::DraftCleared(_) => RoundRecord::DraftCleared,
        Stored::Paired(paired) => RoundRecord::Paired {
            board: counted(paired.board, "board")?,
            white: parsed(&paired.white, "White")?,
            black: parsed(&paired.black, "Black")?,
        },
        Stored::StartGiven(given) => RoundRecord::StartGiven {
            board: counted(given.board, "board")?,
            start: Start {
                variant: read_variant(given.variant)?,
                fen: given.fen.clone(),
            },
        },
        Stored::Bye(bye) => RoundRecord::Bye {
            person: parsed(&bye.person, "person")?,
            kind: read_bye(bye.kind)?,
        },
        Stored::Seated(seated) => RoundRecord::Seated {
            seats: read_seats(&seated.seats)?,
        },
        Stored::Published(published) => RoundRecord::Published {
            seats: read_seats(&published.seats)?,
        },
        Stored::Unpublished(taken) => RoundRecord::Unpublished {
            reason: taken.reason.clone(),
        },
        Stored::Started(_) => RoundRecord::Started,
        Stored::Closed(_) => RoundRecord::Closed,
        Stored::Held(held) => RoundRecord::Held {
            hold: held.hold,
            venue: optional(&held.venue, "venue of a hold")?,
            article: held.article.clone(),
            reason: held.reason.clone(),
        },
        Stored::HoldEnded(ended) => RoundRecord::HoldEnded {
            hold: ended.hold,
            article: ended.article.clone(),
            reason: ended.reason.clone(),
        },
    })
}

fn read_bye(stored: i32) -> Decoded<ByeKind> {
    const WHAT: &str = "kind of bye";
    match kind(stored, WHAT)? {
        log::ByeKind::Full => Ok(ByeKind::Full),
        log::ByeKind::Half => Ok(ByeKind::Half),
        log::ByeKind::Pairing => Ok(ByeKind::Pairing),
        log::ByeKind::Zero => Ok(ByeKind::Zero),
        log::ByeKind::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}

fn read_seats(seats: &[log::SeatPlan]) -> Decoded<Vec<SeatPlan>> {
    seats.iter().map(read_seat).collect()
}

fn read_seat(seat: &log::SeatPlan) -> Decoded<SeatPlan> {
    Ok(SeatPlan {
        board: counted(seat.board, "board of a seat")?,
        side: side(seat.side, "side of a seat")?,
        person: parsed(&seat.person, "person of a seat")?,
        venue: parsed(&seat.venue, "venue of a seat")?,
        device: parsed(&seat.device, "device of a seat")?,
    })
}
