//! A simulated board with Bluetooth LE.

use std::collections::BTreeMap;

use adoube_chess::{Position, Start};
use adoube_eboard::simulated::{
    Capturing, Carrying, Castling, Handling, LineFaults, Random, Simulation, hand_movements,
};
use adoube_eboard::{Make, Orientation, Time};

/// A characteristic: its UUID, the place of its service, and what can be done with it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Characteristic {
    pub(crate) uuid: &'static str,
    pub(crate) service: usize,
    pub(crate) flags: &'static [&'static str],
}

/// What a make shows of itself, as public emulators of these boards do.
#[derive(Debug)]
pub(crate) struct Services {
    pub(crate) name: &'static str,
    pub(crate) uuids: &'static [&'static str],
    pub(crate) characteristics: &'static [Characteristic],
    /// The services that are advertised.
    pub(crate) advertised: &'static [&'static str],
}

const WRITE: &[&str] = &["write", "write-without-response"];

const CHESSNUT: Services = Services {
    name: "Chessnut Air",
    uuids: &[
        "1b7e8261-2877-41c3-b46e-cf057c562023",
        "1b7e8271-2877-41c3-b46e-cf057c562023",
    ],
    characteristics: &[
        Characteristic {
            uuid: "1b7e8262-2877-41c3-b46e-cf057c562023",
            service: 0,
            flags: &["notify"],
        },
        Characteristic {
            uuid: "1b7e8272-2877-41c3-b46e-cf057c562023",
            service: 1,
            flags: WRITE,
        },
        Characteristic {
            uuid: "1b7e8273-2877-41c3-b46e-cf057c562023",
            service: 1,
            flags: &["notify"],
        },
    ],
    advertised: &[],
};

const MILLENNIUM: Services = Services {
    name: "MILLENNIUM CHESS",
    uuids: &["49535343-fe7d-4ae5-8fa9-9fafd205e455"],
    characteristics: &[
        Characteristic {
            uuid: "49535343-1e4d-4bd9-ba61-23c647249616",
            service: 0,
            flags: &["read", "write", "write-without-response", "notify"],
        },
        Characteristic {
            uuid: "49535343-8841-43f4-a8d4-ecbe34729bb3",
            service: 0,
            flags: WRITE,
        },
    ],
    advertised: &[],
};

const PEGASUS: Services = Services {
    name: "DGT_PEGASUS",
    uuids: &["6e400001-b5a3-f393-e0a9-e50e24dcca9e"],
    characteristics: &[
        Characteristic {
            uuid: "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            service: 0,
            flags: &["notify"],
        },
        // Only acknowledged writes, so that these are tried, too.
        Characteristic {
            uuid: "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
            service: 0,
            flags: &["write"],
        },
    ],
    advertised: &["6e400001-b5a3-f393-e0a9-e50e24dcca9e"],
};

/// Another device: it counts heartbeats.
const OTHER: Services = Services {
    name: "Heart rate",
    uuids: &["0000180d-0000-1000-8000-00805f9b34fb"],
    characteristics: &[Characteristic {
        uuid: "00002a37-0000-1000-8000-00805f9b34fb",
        service: 0,
        flags: &["notify"],
    }],
    advertised: &["0000180d-0000-1000-8000-00805f9b34fb"],
};

/// How far the connection to a board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Connection {
    None,
    /// Its characteristics will be known at this time.
    Begun(Time),
    /// Its characteristics are known.
    Resolved,
}

/// A board, and what the computer knows of it.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) make: Option<Make>,
    pub(crate) services: &'static Services,
    pub(crate) mtu: u16,
    pub(crate) is_on: bool,
    /// Whether `BlueZ` has an object for it.
    pub(crate) is_known: bool,
    pub(crate) connection: Connection,
    /// Which client asked for the notifications of which characteristic.
    pub(crate) subscribers: BTreeMap<&'static str, String>,
    simulation: Option<Box<dyn Simulation>>,
    position: Option<Position>,
    random: Random,
    busy: Time,
}

impl Board {
    /// A board that is switched on; `None`: another device.
    pub(crate) fn new(make: Option<Make>, mtu: u16) -> Board {
        let start = Position::from_start(&Start::default()).ok();
        let simulated = make.zip(start.as_ref()).map(|(make, start)| {
            make.simulated(start, Orientation::Normal, LineFaults::default(), 1)
        });
        Board {
            make,
            services: match make {
                Some(Make::Chessnut) => &CHESSNUT,
                Some(Make::Millennium) => &MILLENNIUM,
                Some(Make::Pegasus) => &PEGASUS,
                Some(Make::Dgt | Make::Certabo | Make::Tabutronic) | None => &OTHER,
            },
            mtu,
            is_on: true,
            is_known: false,
            connection: Connection::None,
            subscribers: BTreeMap::new(),
            simulation: simulated,
            position: start,
            random: Random::new(1),
            busy: Time::default(),
        }
    }

    /// Hands make a move, in UCI's form.
    pub(crate) fn play(&mut self, now: Time, uci: &str) {
        let (Some(position), Some(simulation)) = (&mut self.position, &mut self.simulation) else {
            return;
        };
        let Ok(mv) = position.parse_uci(uci) else {
            return;
        };
        let handling = Handling {
            carrying: Carrying::Lift,
            capturing: Capturing::CapturedFirst,
            castling: Castling::KingFirst,
            is_put_back: false,
            is_pawn_put_down: false,
        };
        let start = now.max(self.busy);
        if let Ok(changes) = hand_movements(position, mv, handling, &mut self.random, start) {
            simulation.expect(&changes);
            self.busy = changes.last().map_or(start, |last| last.at);
            let _ = position.play(mv);
        }
    }

    pub(crate) fn receive(&mut self, now: Time, bytes: &[u8]) {
        // A public emulator of this board looks at the first byte of each write alone.
        let bytes = match self.make {
            Some(Make::Pegasus) => &bytes[..bytes.len().min(1)],
            Some(_) | None => bytes,
        };
        if let Some(simulation) = &mut self.simulation {
            simulation.receive(now, bytes);
        }
    }

    /// The notifications up to now, each with its characteristic.
    pub(crate) fn run(&mut self, now: Time) -> Vec<(&'static str, Vec<u8>)> {
        let payload = usize::from(self.mtu) - 3;
        let messages = self.simulation.as_mut().map(|board| board.run(now));
        let mut notifications = Vec::new();
        for (_, mut message) in messages.unwrap_or_default() {
            let notifying = |place: usize| {
                let all = self.services.characteristics.iter();
                let mut notifying = all.filter(|it| it.flags.contains(&"notify"));
                notifying.nth(place).map_or("", |it| it.uuid)
            };
            match self.make {
                // A message that does not fit is cut off.
                Some(Make::Chessnut) => {
                    let is_position = message.first() == Some(&0x01);
                    message.truncate(payload);
                    notifications.push((notifying(usize::from(!is_position)), message));
                }
                // Plain ASCII, as public emulators send it.
                Some(Make::Millennium) => {
                    let plain: Vec<u8> = message.iter().map(|byte| byte & 0x7f).collect();
                    let packets = plain.chunks(payload);
                    notifications.extend(packets.map(|it| (notifying(0), it.to_vec())));
                }
                Some(_) | None => {
                    let packets = message.chunks(payload);
                    notifications.extend(packets.map(|it| (notifying(0), it.to_vec())));
                }
            }
        }
        notifications
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.connection != Connection::None
    }

    pub(crate) fn is_resolved(&self) -> bool {
        self.connection == Connection::Resolved
    }

    /// Its connection ends.
    pub(crate) fn disconnect(&mut self) {
        self.connection = Connection::None;
        self.subscribers.clear();
    }
}
