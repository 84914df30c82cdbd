//! A round's records: pairings, byes, seats, its beginning and end.

use adoube_chess::Start;
use adoube_tournament::date::Date;
use adoube_tournament::ids::{PersonId, VenueId};
use adoube_tournament::round::{RoundRecord, SeatPlan};
use adoube_tournament::scoring::{ByeKind, RoundResult};

use crate::board::opened::{read_variant, write_variant};
use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::fields::{
    Decoded, counted, given, kind, narrow, number, optional, parsed, required, shown, side,
    side_number,
};
use crate::log::round_event::Event as Stored;
use crate::{log, stored};

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
        RoundRecord::StartsDrawn {
            seed,
            one_for_round,
            numbers,
        } => Stored::StartsDrawn(write_draw(seed, *one_for_round, numbers)),
        RoundRecord::Bye { person, kind } => Stored::Bye(log::Bye {
            person: person.to_string(),
            kind: number(write_bye(*kind)),
        }),
        RoundRecord::Seated { seats } => Stored::Seated(seated(seats)),
        RoundRecord::Published { seats } => Stored::Published(published(seats)),
        RoundRecord::Unpublished { reason } => Stored::Unpublished(unpublished(reason)),
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
            white_result: optional_result(*white_result),
            black_result: optional_result(*black_result),
        }),
        RoundRecord::AloneTold {
            person,
            opponent,
            result,
        } => Stored::AloneTold(alone_told(person, opponent.as_ref(), *result)),
        RoundRecord::PlayedElsewhere { source, day } => {
            Stored::PlayedElsewhere(played_elsewhere(source, *day))
        }
        RoundRecord::Started => Stored::Started(log::RoundStarted {}),
        RoundRecord::Closed => Stored::Closed(log::RoundClosed {}),
        RoundRecord::Held {
            hold,
            venue,
            article,
            reason,
        } => Stored::Held(held(*hold, venue.as_ref(), article, reason.as_deref())),
        RoundRecord::HoldReasonGiven { hold, reason } => {
            Stored::HoldReasonGiven(reason_given(*hold, reason))
        }
        RoundRecord::HoldEnded {
            hold,
            article,
            reason,
        } => Stored::HoldEnded(hold_ended(*hold, article, reason)),
    }
}

fn optional_result(result: Option<RoundResult>) -> String {
    result.map_or_else(String::new, write_result)
}

fn held(hold: u32, venue: Option<&VenueId>, article: &str, reason: Option<&str>) -> log::Held {
    log::Held {
        hold,
        venue: shown(venue),
        article: article.to_owned(),
        reason: reason.unwrap_or_default().to_owned(),
    }
}

fn reason_given(hold: u32, reason: &str) -> log::HoldReasonGiven {
    log::HoldReasonGiven {
        hold,
        reason: reason.to_owned(),
    }
}

fn hold_ended(hold: u32, article: &str, reason: &str) -> log::HoldEnded {
    log::HoldEnded {
        hold,
        article: article.to_owned(),
        reason: reason.to_owned(),
    }
}

fn seated(seats: &[SeatPlan]) -> log::Seated {
    log::Seated {
        seats: seats.iter().map(write_seat).collect(),
    }
}

fn published(seats: &[SeatPlan]) -> log::RoundPublished {
    log::RoundPublished {
        seats: seats.iter().map(write_seat).collect(),
    }
}

fn unpublished(reason: &str) -> log::RoundUnpublished {
    log::RoundUnpublished {
        reason: reason.to_owned(),
    }
}

fn alone_told(
    person: &PersonId,
    opponent: Option<&PersonId>,
    result: RoundResult,
) -> log::AloneTold {
    log::AloneTold {
        person: person.to_string(),
        opponent: shown(opponent),
        result: write_result(result),
    }
}

fn played_elsewhere(source: &str, day: Option<Date>) -> log::PlayedElsewhere {
    log::PlayedElsewhere {
        source: source.to_owned(),
        day: shown(day.as_ref()),
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
fn write_draw(seed: &[u8], one_for_round: bool, numbers: &[(u16, u16)]) -> log::StartsDrawn {
    log::StartsDrawn {
        seed: seed.to_owned(),
        one_for_round,
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
