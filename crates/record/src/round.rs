//! A round's records: pairings, byes, seats, its beginning and end.

use adoube_chess::Start;
use adoube_tournament::round::{RoundRecord, SeatPlan};
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::scoring::RoundResult;

use crate::board::opened::{read_variant, write_variant};
use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{
    Decoded, counted, given, kind, narrow, number, optional, parsed, required, side, side_number,
};
use crate::log;
use crate::log::round_event::Event as Stored;
use crate::stored;

impl stored::Stored for log::RoundEvent {
    const LAST: u32 = 25;
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
        RoundRecord::StartsDrawn { .. } => Stored::StartsDrawn(write_draw(record)),
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
        RoundRecord::GameTold { .. }
        | RoundRecord::AloneTold { .. }
        | RoundRecord::PlayedElsewhere { .. } => write_told(record),
        RoundRecord::Started => Stored::Started(log::RoundStarted {}),
        RoundRecord::Closed => Stored::Closed(log::RoundClosed {}),
        RoundRecord::Held { .. }
        | RoundRecord::HoldReasonGiven { .. }
        | RoundRecord::HoldEnded { .. } => write_hold(record),
    }
}

/// A hold; all the others are [`write()`]'s own.
fn write_hold(record: &RoundRecord) -> Stored {
    match record {
        RoundRecord::Held {
            hold,
            venue,
            article,
            reason,
        } => Stored::Held(log::Held {
            hold: *hold,
            venue: venue.as_ref().map_or_else(String::new, ToString::to_string),
            article: article.clone(),
            reason: reason.clone().unwrap_or_default(),
        }),
        RoundRecord::HoldReasonGiven { hold, reason } => {
            Stored::HoldReasonGiven(log::HoldReasonGiven {
                hold: *hold,
                reason: reason.clone(),
            })
        }
        RoundRecord::HoldEnded {
            hold,
            article,
            reason,
        } => Stored::HoldEnded(log::HoldEnded {
            hold: *hold,
            article: article.clone(),
            reason: reason.clone(),
        }),
        other => write(other),
    }
}

/// What a report tells; all the others are [`write()`]'s own, which names every kind.
fn write_told(record: &RoundRecord) -> Stored {
    match record {
        RoundRecord::GameTold {
            board,
            white,
            black,
            white_result,
            black_result,
        } => Stored::GameTold(log::GameTold {
            board: (*board).into(),
            white: white.to_string(),
            black: black.to_string(),
            white_result: white_result.map_or_else(String::new, write_result),
            black_result: black_result.map_or_else(String::new, write_result),
        }),
        RoundRecord::AloneTold {
            person,
            opponent,
            result,
        } => Stored::AloneTold(log::AloneTold {
            person: person.to_string(),
            opponent: opponent
                .as_ref()
                .map_or_else(String::new, ToString::to_string),
            result: write_result(*result),
        }),
        RoundRecord::PlayedElsewhere { source, day } => {
            Stored::PlayedElsewhere(log::PlayedElsewhere {
                source: source.clone(),
                day: day.map_or_else(String::new, |day| day.to_string()),
            })
        }
        other => write(other),
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

fn write_result(code: RoundResult) -> String {
    result_letter(code).to_string()
}

/// As stored; a report file has the same letters.
const fn result_letter(result: RoundResult) -> char {
    match result {
        RoundResult::Win => '1',
        RoundResult::Draw => '=',
        RoundResult::Loss => '0',
        RoundResult::ForfeitWin => '+',
        RoundResult::ForfeitLoss => '-',
        RoundResult::ShortWin => 'W',
        RoundResult::ShortDraw => 'D',
        RoundResult::ShortLoss => 'L',
        RoundResult::HalfBye => 'H',
        RoundResult::FullBye => 'F',
        RoundResult::PairingBye => 'U',
        RoundResult::ZeroBye => 'Z',
    }
}

fn result_of_letter(letter: char) -> Option<RoundResult> {
    let mut all = RoundResult::ALL.into_iter();
    all.find(|result| result_letter(*result) == letter)
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
        Stored::StartsDrawn(drawn) => read_draw(drawn)?,
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
        Stored::GameTold(told) => RoundRecord::GameTold {
            board: counted(told.board, "board")?,
            white: parsed(&told.white, "White")?,
            black: parsed(&told.black, "Black")?,
            white_result: read_result(&told.white_result)?,
            black_result: read_result(&told.black_result)?,
        },
        Stored::AloneTold(told) => RoundRecord::AloneTold {
            person: parsed(&told.person, "person")?,
            opponent: optional(&told.opponent, "opponent")?,
            result: required(read_result(&told.result)?, "result")?,
        },
        Stored::PlayedElsewhere(told) => RoundRecord::PlayedElsewhere {
            source: told.source.clone(),
            day: optional(&told.day, "day")?,
        },
        Stored::Started(_) => RoundRecord::Started,
        Stored::Closed(_) => RoundRecord::Closed,
        Stored::Held(held) => read_held(held)?,
        Stored::HoldReasonGiven(later) => RoundRecord::HoldReasonGiven {
            hold: later.hold,
            reason: later.reason.clone(),
        },
        Stored::HoldEnded(ended) => RoundRecord::HoldEnded {
            hold: ended.hold,
            article: ended.article.clone(),
            reason: ended.reason.clone(),
        },
    })
}

fn read_held(held: &log::Held) -> Decoded<RoundRecord> {
    Ok(RoundRecord::Held {
        hold: held.hold,
        venue: optional(&held.venue, "venue of a hold")?,
        article: held.article.clone(),
        reason: given(&held.reason),
    })
}

/// Of a draw's record; empty of any other.
fn write_draw(record: &RoundRecord) -> log::StartsDrawn {
    let RoundRecord::StartsDrawn {
        seed,
        one_for_round,
        numbers,
    } = record
    else {
        return log::StartsDrawn::default();
    };
    log::StartsDrawn {
        seed: seed.clone(),
        one_for_round: *one_for_round,
        numbers: numbers.iter().copied().map(write_number).collect(),
    }
}

fn read_draw(drawn: &log::StartsDrawn) -> Decoded<RoundRecord> {
    let numbers = drawn.numbers.iter().copied().map(read_number);
    Ok(RoundRecord::StartsDrawn {
        seed: drawn.seed.clone(),
        one_for_round: drawn.one_for_round,
        numbers: numbers.collect::<Decoded<_>>()?,
    })
}

fn write_number((board, number): (u16, u16)) -> log::StartNumber {
    log::StartNumber {
        board: board.into(),
        number: number.into(),
    }
}

fn read_number(stored: log::StartNumber) -> Decoded<(u16, u16)> {
    let board = counted(stored.board, "board")?;
    Ok((board, narrow(stored.number, "number of a position")?))
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

fn read_result(letter: &str) -> Decoded<Option<RoundResult>> {
    let mut letters = letter.chars();
    let Some(first) = letters.next() else {
        return Ok(None);
    };
    let code = result_of_letter(first).filter(|_| letters.next().is_none());
    code.map(Some)
        .ok_or_else(|| DecodeError::out_of_range("result", letter))
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
