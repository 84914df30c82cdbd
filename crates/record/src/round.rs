//! A round's records: pairings, byes, seats, its beginning and end.

use adoube_tournament::round::{
    ByeGiven, GameImported, HoldEnded, HoldReasonGiven, HoldStarted, Paired, RoundImported,
    RoundRecord, SeatPlan, StartGiven, StartsDrawn, UnpairedImported,
};
use adoube_tournament::scoring::{ByeKind, RoundResult};

use crate::envelope::Envelope;
use crate::error::DecodeError;
use crate::field::{Decoded, Field, narrow};
use crate::tables::{choice, chosen, kinds, messages, required};
use crate::{log, stored};

choice! {
    RoundRecord as log::round_event::Event;
    wrapped {
        Paired, StartGiven, StartsDrawn, Bye, GameImported, UnpairedImported, RoundImported, HoldStarted,
        HoldReasonGiven, HoldEnded,
    }
    DraftCleared as Nothing {}
    Seated as Seated { seats }
    Published as Seated { seats }
    Unpublished as RoundUnpublished { reason }
    Started as Nothing {}
    Closed as Nothing {}
}

chosen!(RoundRecord as RoundEvent { event });
stored::stream!(log::RoundEvent { event }, from 10);

/// The bytes of a round's record. Its sequence is not among them: the ledger knows it.
pub fn encode_round(record: &Envelope<RoundRecord>) -> Vec<u8> {
    stored::wrap::<_, log::RoundEvent>(record)
}

/// The record that [`encode_round`] wrote, in this version or an earlier one.
///
/// # Errors
/// The bytes are no record of a round, or a later version's.
pub fn decode_round(sequence: u64, bytes: &[u8]) -> Result<Envelope<RoundRecord>, DecodeError> {
    stored::decode::<_, log::RoundEvent>(sequence, bytes)
}

messages! {
    Paired { board, white, black }
    StartGiven { board, start }
    StartsDrawn { seed, one_for_round, numbers }
    ByeGiven as Bye { person, kind }
    SeatPlan { board, side, person, venue, device }
    GameImported { board, white, black, white_result, black_result }
    UnpairedImported { person, opponent, result }
    RoundImported { source, day }
    HoldStarted { hold, venue, article, reason }
    HoldReasonGiven { hold, reason }
    HoldEnded { hold, article, reason }
}

kinds! {
    ByeKind as ByeKind { Full, Half, Pairing, Zero }
    RoundResult as RoundResult {
        Win, Draw, Loss, ForfeitWin, ForfeitLoss, ShortWin, ShortDraw, ShortLoss, HalfBye, FullBye, PairingBye,
        ZeroBye,
    }
}

/// A board and the number of its position, from 0.
impl Field<log::StartNumber> for (u16, u16) {
    fn write(&self) -> log::StartNumber {
        let (board, number) = self;
        log::StartNumber {
            board: board.write(),
            number: number.write(),
        }
    }

    fn read(stored: log::StartNumber, _: &'static str) -> Decoded<Self> {
        let board = Field::read(stored.board, "StartNumber.board")?;
        Ok((board, narrow(stored.number, "StartNumber.number")?))
    }
}
