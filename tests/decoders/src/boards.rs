//! What electronic boards send.

use crate::text;
use adoube_eboard::certabo::{Calibration, Certabo};
use adoube_eboard::chessnut::Chessnut;
use adoube_eboard::dgt::bus::Bus;
use adoube_eboard::dgt::{Dgt, DgtLights, Pegasus};
use adoube_eboard::millennium::{Millennium, Parity};
use adoube_eboard::tabutronic::Sentio;
use adoube_eboard::trace::replay;
use adoube_eboard::{Link, Orientation, Protocol, Reading, Settling, Time};

/// The first byte says where the rest is split; the messages do not depend on it, and whatever they are,
/// positions settle from them.
fn check<R: Reading>(protocol: &mut dyn Protocol<Reading = R>, bytes: &[u8]) {
    let Some((first, bytes)) = bytes.split_first() else {
        return;
    };
    let whole = protocol.decode(bytes);
    protocol.reset();
    let (start, end) = bytes.split_at(usize::from(*first).min(bytes.len()));
    let mut parts = protocol.decode(start);
    parts.extend(protocol.decode(end));
    assert_eq!(whole, parts);
    let _ = protocol.end_packet();
    let mut now = Time::from_ms(0);
    let mut settling = Settling::new(protocol, Link::Cable, Orientation::Normal, now);
    for message in whole.iter().flatten() {
        now = Time::from_ms(now.ms() + u64::from(*first));
        settling.handle(now, message);
        while settling.poll_output().is_some() {}
        assert!(
            settling
                .settled()
                .is_none_or(|settled| settled.since() <= now)
        );
    }
}

/// A DGT board.
pub(crate) fn dgt(bytes: &[u8]) {
    check(
        &mut Dgt::<adoube_eboard::PieceReading>::new(DgtLights::Absent),
        bytes,
    );
    check(&mut Pegasus::new(DgtLights::Absent), bytes);
}

/// Several DGT boards on one line.
pub(crate) fn dgt_bus(bytes: &[u8]) {
    let whole = Bus::default().decode(bytes);
    let mut bus = Bus::default();
    let parts = bytes.iter().flat_map(|byte| bus.decode(&[*byte]));
    assert!(parts.eq(whole));
}

/// A Chessnut board.
pub(crate) fn chessnut(bytes: &[u8]) {
    check(&mut Chessnut::default(), bytes);
}

/// A board with `ChessLink`.
pub(crate) fn millennium(bytes: &[u8]) {
    check(&mut Millennium::new(Parity::ByPort), bytes);
    check(&mut Millennium::new(Parity::InByte), bytes);
    check(&mut Millennium::new(Parity::Optional), bytes);
}

/// A Certabo board.
pub(crate) fn certabo(bytes: &[u8]) {
    check(&mut Certabo::new(Calibration::default()), bytes);
}

/// A Tabutronic Sentio.
pub(crate) fn sentio(bytes: &[u8]) {
    check(&mut Sentio::default(), bytes);
}

/// The record of a board. What is read of it is written as a record in which the same settles.
pub(crate) fn trace(bytes: &[u8]) {
    let Some(Ok(replayed)) = text(bytes).map(replay) else {
        return;
    };
    let again = replay(&replayed.text).map(|again| again.settled);
    assert_eq!(again, Ok(replayed.settled));
}
