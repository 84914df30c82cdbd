//! What holds for any bytes: how they are split does not matter, noise between messages costs none of
//! them, and memory is bounded.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout
)]

use adoube_chess::{Piece, Side};
use adoube_eboard::dgt::bus::Bus;
use adoube_eboard::simulated::{Firmware, Random};
use adoube_eboard::trace::replay;
use adoube_eboard::{
    Command, Decoded, Fields, Link, Orientation, Protocol, Reading, Settling, Time,
};
use adoube_eboards::{
    CertaboMake, ChessnutMake, DgtMake, Make, MillenniumMake, PegasusMake, SentioMake,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// A board's messages: positions with a piece for each number, changes, and answers to questions.
fn messages<M: Make>(codes: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut firmware = M::firmware(1);
    let protocol = M::protocol();
    let mut messages = Vec::new();
    for codes in codes {
        let seen = Fields::from_fn(|field| {
            let code = usize::from(codes[usize::from(field.index()) % codes.len()]);
            let piece = (code % 13).checked_sub(1);
            M::Reading::of(piece.map(|code| (Side::ALL[code % 2], Piece::ALL[code / 2])))
        });
        for command in [
            Command::Initialise,
            Command::RequestPosition,
            Command::RequestIdentity,
        ] {
            if let Ok(bytes) = protocol.encode(&command) {
                messages.extend(firmware.receive(&bytes, &seen));
            }
        }
        let (field, reading) = seen.iter().next().unwrap();
        messages.extend(firmware.on_change(field, reading));
        messages.extend(firmware.on_scan(&seen));
    }
    messages
}

fn decode<M: Make>(pieces: impl IntoIterator<Item = Vec<u8>>) -> Vec<Decoded<M::Reading>> {
    let mut protocol = M::protocol();
    let decoded = pieces.into_iter().flat_map(|piece| protocol.decode(&piece));
    decoded.collect()
}

fn good<M: Make>(pieces: Vec<Vec<u8>>) -> Vec<String> {
    let decoded = decode::<M>(pieces).into_iter().filter_map(Result::ok);
    decoded.map(|message| format!("{message:?}")).collect()
}

fn split(bytes: &[u8], lengths: &[usize]) -> Vec<Vec<u8>> {
    let mut pieces = Vec::new();
    let mut rest = bytes;
    for length in lengths.iter().cycle() {
        if rest.is_empty() {
            break;
        }
        let (piece, after) = rest.split_at((*length).min(rest.len()));
        pieces.push(piece.to_vec());
        rest = after;
    }
    pieces
}

/// The same messages and errors, whatever the pieces.
fn check_split<M: Make>(bytes: &[u8], lengths: &[usize]) {
    let whole = decode::<M>([bytes.to_vec()]);
    let pieces = decode::<M>(split(bytes, lengths));
    assert_eq!(whole, pieces, "{}", M::NAME);
}

/// Noise before each message; the messages are those without noise. `may_be` leaves out bytes of which
/// noise could make a message of its own.
fn check_noise<M: Make>(codes: &[Vec<u8>], noise: &[Vec<u8>], may_be: fn(u8) -> bool) {
    let messages = messages::<M>(codes);
    let clean = good::<M>(messages.clone());
    assert!(!clean.is_empty(), "{}", M::NAME);
    let mut noise = noise.iter().cycle();
    let mixed = messages.into_iter().flat_map(|message| {
        let noise = noise
            .next()
            .unwrap()
            .iter()
            .copied()
            .filter(|byte| may_be(*byte));
        [noise.collect(), message]
    });
    assert_eq!(good::<M>(mixed.collect()), clean, "{}", M::NAME);
}

/// However many bytes come, memory is bounded.
fn check_bound<M: Make>(bytes: &[u8]) {
    let mut protocol = M::protocol();
    let before = format!("{protocol:?}").len();
    for _ in 0..300 {
        protocol.decode(bytes);
    }
    let after = format!("{protocol:?}").len();
    // A kept byte is at most five characters; the longest message is a DGT board's storage.
    assert!(after < before + 45_000, "{}: {after} characters", M::NAME);
}

fn codes() -> impl Strategy<Value = Vec<Vec<u8>>> {
    vec(vec(any::<u8>(), 1..64), 1..4)
}

macro_rules! for_each_make {
    ($check:ident $arguments:tt) => {
        $check::<DgtMake> $arguments;
        $check::<PegasusMake> $arguments;
        $check::<ChessnutMake> $arguments;
        $check::<MillenniumMake> $arguments;
        $check::<CertaboMake> $arguments;
        $check::<SentioMake> $arguments;
    };
}

fn messages_of_all(codes: &[Vec<u8>], noise: &[u8]) -> Vec<u8> {
    let all = [
        messages::<DgtMake>(codes),
        messages::<ChessnutMake>(codes),
        messages::<MillenniumMake>(codes),
        messages::<CertaboMake>(codes),
        messages::<SentioMake>(codes),
    ];
    let mut bytes = Vec::new();
    for (message, byte) in all.concat().into_iter().zip(noise.iter().cycle()) {
        bytes.extend(message);
        bytes.push(*byte);
        // A message that is cut off.
        let end = usize::from(*byte).min(bytes.len());
        bytes.extend_from_within(..end);
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_pieces_do_not_matter(
        codes in codes(),
        noise in vec(any::<u8>(), 1..64),
        lengths in vec(1..200usize, 1..20),
    ) {
        let bytes = messages_of_all(&codes, &noise);
        for_each_make!(check_split(&bytes, &lengths));
        for_each_make!(check_split(&noise, &lengths));
    }

    #[test]
    fn noise_between_messages_costs_none(
        codes in codes(),
        noise in vec(vec(any::<u8>(), 0..40), 1..10),
    ) {
        check_noise::<DgtMake>(&codes, &noise, |_| true);
        check_noise::<PegasusMake>(&codes, &noise, |_| true);
        // By chance noise could be a message with a right check value, or, where there is none, one
        // that begins as a message does.
        check_noise::<MillenniumMake>(&codes, &noise, |_| true);
        check_noise::<ChessnutMake>(&codes, &noise, |byte| !matches!(byte, 0x01 | 0x21 | 0x23 | 0x2a));
        check_noise::<CertaboMake>(&codes, &noise, |byte| byte != b'L');
        check_noise::<SentioMake>(&codes, &noise, |byte| byte != b'L');
    }

    #[test]
    fn memory_is_bounded(noise in vec(any::<u8>(), 1..200), codes in codes()) {
        for_each_make!(check_bound(&noise));
        let message = messages::<CertaboMake>(&codes).concat();
        for_each_make!(check_bound(&message[..message.len() / 2]));
    }
}

/// The worst that a board can begin: its longest message, again and again cut off.
#[test]
fn long_beginnings_are_bounded() {
    let beginnings: [&[u8]; 5] = [
        &[0x8f, 0x3e, 0x03],
        &[0x8f, 0x3e, 0x03, 0x40, 0x40],
        &[0x01, 0x3e],
        b"s",
        b":1 1 1 ",
    ];
    for bytes in beginnings {
        for_each_make!(check_bound(bytes));
    }
    for_each_make!(check_bound(&[0x40; 100]));
}

/// Messages with some of their bytes changed, lost, repeated or cut off.
fn changed(messages: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = messages.to_vec();
    for _ in 0..random.below(12) {
        let at = index(random, bytes.len());
        let end = (at + index(random, 80)).min(bytes.len());
        match random.below(4) {
            0 => bytes.truncate(end),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.extend_from_within(at..end),
            _ if at < bytes.len() => bytes[at] = random.below(256).to_le_bytes()[0],
            _ => {}
        }
    }
    bytes
}

fn index(random: &mut Random, end: usize) -> usize {
    usize::try_from(random.below(end.try_into().unwrap())).unwrap()
}

/// Gives a decoder so many bytes, and what it reads to [`Settling`].
fn check_many<M: Make>(goal: usize) {
    let codes: Vec<u8> = (0..64).collect();
    let messages = messages::<M>(&[codes, vec![0], vec![3, 0, 0, 9]]).concat();
    let random = &mut Random::new(1);
    let mut protocol = M::protocol();
    let mut now = Time::default();
    let mut settling = Settling::new(&protocol, Link::Cable, Orientation::Turned, now);
    let (mut given, mut read) = (0, 0);
    while given < goal {
        let bytes = changed(&messages, random);
        given += bytes.len();
        for message in protocol.decode(&bytes).into_iter().flatten() {
            read += 1;
            now = Time::from_ms(now.ms() + random.below(300));
            settling.handle(now, &message);
            while settling.poll_output().is_some() {}
        }
        if random.one_in(20) {
            protocol.end_packet();
        }
    }
    println!("{}: {given} bytes given, {read} messages", M::NAME);
}

/// How many bytes each decoder gets: 10⁸ in the nightly run.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn wanted() -> usize {
    let given = std::env::var("ADOUBE_EBOARD_BYTES").ok();
    given.map_or(200_000, |number| number.parse().unwrap())
}

#[test]
fn many_changed_messages_break_no_decoder() {
    let goal = wanted();
    for_each_make!(check_many(goal));
    let seed = include_bytes!("../../../fuzz/fixtures/seeds/board_dgt_bus/all");
    let mut bus = Bus::default();
    check_many_of(goal, "several DGT boards", &[seed], |bytes| {
        bus.decode(bytes).iter().flatten().count()
    });
    let seeds: [&[u8]; 2] = [
        include_bytes!("../../../fuzz/fixtures/seeds/board_trace/chessnut"),
        include_bytes!("../../../fuzz/fixtures/seeds/board_trace/sentio"),
    ];
    check_many_of(goal, "records of boards", &seeds, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        replay(&text).map_or(0, |replayed| replayed.settled.len())
    });
}

/// The same for what reads the bytes of more than one message.
fn check_many_of(goal: usize, name: &str, seeds: &[&[u8]], mut decode: impl FnMut(&[u8]) -> usize) {
    let random = &mut Random::new(2);
    let (mut given, mut read) = (0, 0);
    for seed in seeds.iter().cycle() {
        if given >= goal {
            break;
        }
        let bytes = changed(seed, random);
        given += bytes.len();
        read += decode(&bytes);
    }
    println!("{name}: {given} bytes given, {read} messages");
}
