//! What a device is told, by the coordinator, its venue and the daemon that locks it.

use std::path::Path;

use adoube_kiosk::bus::core::BusCore;
use adoube_kiosk::bus::messages::{BusIdentity, BusInput};
use adoube_kiosk::config::{DeviceConfig, parse_address};
use adoube_kiosk::ids::CommandIds;
use adoube_kiosk::link::core::LinkCore;
use adoube_kiosk::link::messages::{LinkIdentity, LinkInput, LinkOutput};
use adoube_kiosk::link::preface::parse_answer;
use adoube_kiosk::lockdown::said::Said;
use adoube_kiosk::player::script::Script;
use adoube_kiosk::time::Now;
use adoube_proto::v1::PlayReply;
use prost::Message as _;

use crate::text;

const INSTANCE: &str = "00112233445566778899aabbccddeeff";

/// Pieces of the bytes, each with its length in two bytes before it.
fn pieces(mut bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        let (length, rest) = bytes.split_first_chunk::<2>()?;
        let length = usize::from(u16::from_le_bytes(*length)).min(rest.len());
        let (piece, rest) = rest.split_at(length);
        bytes = rest;
        Some(piece)
    })
}

/// One reply of the coordinator after another on a play link.
pub(crate) fn play_replies(bytes: &[u8]) {
    let identity = LinkIdentity {
        instance: INSTANCE.to_owned(),
        boot_id: "boot".to_owned(),
    };
    let mut link = LinkCore::new(identity, CommandIds::new([1; 12]), 7);
    let mut now = 1_000;
    let token = INSTANCE.to_owned();
    link.add_tokens(Now::from_ms(now), vec![token; 3], 600_000);
    let mut current = 0;
    for piece in pieces(bytes) {
        now += 10;
        link.tick(Now::from_ms(now));
        while let Some(output) = link.poll_output() {
            if let LinkOutput::Dial { attempt, .. } = output {
                current = attempt;
                let relay_connection = "r".to_owned();
                let open = LinkInput::Open {
                    attempt,
                    relay_connection,
                };
                link.handle(Now::from_ms(now), open);
            }
        }
        let Ok(reply) = PlayReply::decode(piece) else {
            continue;
        };
        let reply = Box::new(reply);
        let attempt = current;
        link.handle(Now::from_ms(now), LinkInput::Reply { attempt, reply });
    }
    while link.poll_output().is_some() {}
}

/// Orders, pings and receipts of a device's venue, in turn.
pub(crate) fn orders(bytes: &[u8]) {
    let identity = BusIdentity {
        device: "madrid-1".to_owned(),
        instance: INSTANCE.to_owned(),
        boot_id: "boot".to_owned(),
        agent_version: "0".to_owned(),
    };
    let mut bus = BusCore::new(identity, 7);
    let received = Now::from_ms(1_000);
    let up = BusInput::Up {
        session: 1,
        wall_ms: 1_800_000_000_000,
    };
    bus.handle(received, up);
    for (number, payload) in pieces(bytes).enumerate() {
        let payload = payload.to_vec();
        let slept_ms = 0;
        let input = match number % 3 {
            0 => BusInput::Order {
                received,
                slept_ms,
                payload,
            },
            1 => BusInput::Ping {
                received,
                slept_ms,
                payload,
            },
            _ => BusInput::Receipt { payload },
        };
        bus.handle(received, input);
        while bus.poll_output().is_some() {}
    }
}

/// Games to be played.
pub(crate) fn script(bytes: &[u8]) {
    if let Ok(script) = Script::parse(bytes) {
        let _ = script.game("White", "Black");
    }
}

/// A device's settings, and what the relay answers.
pub(crate) fn settings(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = DeviceConfig::parse(Path::new("device.toml"), text);
    let _ = parse_address(text);
    let _ = parse_answer(text);
}

/// A line of the daemon that locks the machine.
pub(crate) fn lockd_said(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let _ = Said::read(text);
    }
}
