//! A simulated board with Bluetooth LE.

use std::collections::BTreeMap;

use adoube_chess::{Position, Start};
use adoube_eboard::simulated::{
    Capturing, Carrying, Castling, Handling, LineFaults, Random, Simulation, hand_movements,
};
use adoube_eboard::{Make, Orientation, Time};

/// A characteristic: its UUID, the place of its service, and what can be done with it.
#[derive(Debug, Clone)]
pub(crate) struct Characteristic {
    pub(crate) uuid: String,
    pub(crate) service: usize,
    pub(crate) flags: Vec<String>,
}

impl Characteristic {
    pub(crate) fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|it| it == flag)
    }
}

/// What a device shows of itself.
#[derive(Debug, Clone, Default)]
pub(crate) struct Services {
    pub(crate) name: String,
    pub(crate) uuids: Vec<String>,
    pub(crate) characteristics: Vec<Characteristic>,
    /// The services that are advertised.
    pub(crate) advertised: Vec<String>,
}

struct KnownCharacteristic {
    uuid: &'static str,
    service: usize,
    flags: &'static [&'static str],
}

/// What a make shows of itself, as public emulators of these boards do.
struct KnownServices {
    name: &'static str,
    uuids: &'static [&'static str],
    characteristics: &'static [KnownCharacteristic],
    advertised: &'static [&'static str],
}

impl KnownServices {
    fn services(&self) -> Services {
        let characteristics = self.characteristics.iter();
        Services {
            name: self.name.to_owned(),
            uuids: owned(self.uuids),
            characteristics: characteristics
                .map(|it| Characteristic {
                    uuid: it.uuid.to_owned(),
                    service: it.service,
                    flags: owned(it.flags),
                })
                .collect(),
            advertised: owned(self.advertised),
        }
    }
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

const WRITE: &[&str] = &["write", "write-without-response"];

const CHESSNUT: KnownServices = KnownServices {
    name: "Chessnut Air",
    uuids: &[
        "1b7e8261-2877-41c3-b46e-cf057c562023",
        "1b7e8271-2877-41c3-b46e-cf057c562023",
    ],
    characteristics: &[
        KnownCharacteristic {
            uuid: "1b7e8262-2877-41c3-b46e-cf057c562023",
            service: 0,
            flags: &["notify"],
        },
        KnownCharacteristic {
            uuid: "1b7e8272-2877-41c3-b46e-cf057c562023",
            service: 1,
            flags: WRITE,
        },
        KnownCharacteristic {
            uuid: "1b7e8273-2877-41c3-b46e-cf057c562023",
            service: 1,
            flags: &["notify"],
        },
    ],
    advertised: &[],
};

const MILLENNIUM: KnownServices = KnownServices {
    name: "MILLENNIUM CHESS",
    uuids: &["49535343-fe7d-4ae5-8fa9-9fafd205e455"],
    characteristics: &[
        KnownCharacteristic {
            uuid: "49535343-1e4d-4bd9-ba61-23c647249616",
            service: 0,
            flags: &["read", "write", "write-without-response", "notify"],
        },
        KnownCharacteristic {
            uuid: "49535343-8841-43f4-a8d4-ecbe34729bb3",
            service: 0,
            flags: WRITE,
        },
    ],
    advertised: &[],
};

const PEGASUS: KnownServices = KnownServices {
    name: "DGT_PEGASUS",
    uuids: &["6e400001-b5a3-f393-e0a9-e50e24dcca9e"],
    characteristics: &[
        KnownCharacteristic {
            uuid: "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            service: 0,
            flags: &["notify"],
        },
        // Only acknowledged writes, so that these are tried, too.
        KnownCharacteristic {
            uuid: "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
            service: 0,
            flags: &["write"],
        },
    ],
    advertised: &["6e400001-b5a3-f393-e0a9-e50e24dcca9e"],
};

/// Another device: it counts heartbeats.
const OTHER: KnownServices = KnownServices {
    name: "Heart rate",
    uuids: &["0000180d-0000-1000-8000-00805f9b34fb"],
    characteristics: &[KnownCharacteristic {
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

/// What is behind a device.
#[derive(Debug)]
pub(crate) enum Hardware {
    /// A simulated board.
    Simulated(Simulated),
    /// A program that has registered an application, and the paths of its characteristics.
    Program { owner: String, paths: Vec<String> },
    /// A device that says nothing.
    Silent,
}

/// A simulated board, and the hands at it.
#[derive(Debug)]
pub(crate) struct Simulated {
    make: Make,
    simulation: Box<dyn Simulation>,
    position: Position,
    random: Random,
    busy: Time,
}

/// A device, and what the computer knows of it.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) services: Services,
    pub(crate) mtu: u16,
    pub(crate) is_on: bool,
    /// Whether `BlueZ` has an object for it.
    pub(crate) is_known: bool,
    pub(crate) connection: Connection,
    /// Which client asked for the notifications of which characteristic, by its place.
    pub(crate) subscribers: BTreeMap<usize, String>,
    pub(crate) hardware: Hardware,
}

impl Board {
    /// A board that is switched on; `None`: another device.
    pub(crate) fn new(make: Option<Make>, mtu: u16) -> Board {
        let services = match make {
            Some(Make::Chessnut) => &CHESSNUT,
            Some(Make::Millennium) => &MILLENNIUM,
            Some(Make::Pegasus) => &PEGASUS,
            Some(Make::Dgt | Make::Certabo | Make::Tabutronic) | None => &OTHER,
        };
        let hardware = match (make, Position::from_start(&Start::default())) {
            (Some(make), Ok(position)) => Hardware::Simulated(Simulated::new(make, position)),
            (_, _) => Hardware::Silent,
        };
        Board::with(services.services(), hardware, mtu)
    }

    pub(crate) fn with(services: Services, hardware: Hardware, mtu: u16) -> Board {
        Board {
            services,
            mtu,
            is_on: true,
            is_known: false,
            connection: Connection::None,
            subscribers: BTreeMap::new(),
            hardware,
        }
    }

    /// Hands make a move, in UCI's form.
    pub(crate) fn play(&mut self, now: Time, uci: &str) {
        if let Hardware::Simulated(board) = &mut self.hardware {
            board.play(now, uci);
        }
    }

    /// The notifications of a simulated board up to now, each with the place of its characteristic.
    pub(crate) fn run(&mut self, now: Time) -> Vec<(usize, Vec<u8>)> {
        let payload = self.payload();
        let all = self.services.characteristics.iter().enumerate();
        let notifying = all.filter(|(_, it)| it.has("notify"));
        let places: Vec<usize> = notifying.map(|(place, _)| place).collect();
        match &mut self.hardware {
            Hardware::Simulated(board) => board.run(now, payload, &places),
            Hardware::Program { .. } | Hardware::Silent => Vec::new(),
        }
    }

    /// How many bytes go into a notification or a write.
    pub(crate) fn payload(&self) -> usize {
        usize::from(self.mtu) - 3
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

impl Simulated {
    fn new(make: Make, position: Position) -> Simulated {
        let simulation = make.simulated(&position, Orientation::Normal, LineFaults::default(), 1);
        Simulated {
            make,
            simulation,
            position,
            random: Random::new(1),
            busy: Time::default(),
        }
    }

    fn play(&mut self, now: Time, uci: &str) {
        let Ok(mv) = self.position.parse_uci(uci) else {
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
        let changes = hand_movements(&self.position, mv, handling, &mut self.random, start);
        if let Ok(changes) = changes {
            self.simulation.expect(&changes);
            self.busy = changes.last().map_or(start, |last| last.at);
            let _ = self.position.play(mv);
        }
    }

    pub(crate) fn receive(&mut self, now: Time, bytes: &[u8]) {
        // A public emulator of this board looks at the first byte of each write alone.
        let bytes = match self.make {
            Make::Pegasus => &bytes[..bytes.len().min(1)],
            Make::Dgt | Make::Chessnut | Make::Millennium | Make::Certabo | Make::Tabutronic => {
                bytes
            }
        };
        self.simulation.receive(now, bytes);
    }

    fn run(&mut self, now: Time, payload: usize, places: &[usize]) -> Vec<(usize, Vec<u8>)> {
        let place = |number: usize| places.get(number).copied().unwrap_or_default();
        let mut notifications = Vec::new();
        for (_, mut message) in self.simulation.run(now) {
            match self.make {
                // A message that does not fit is cut off.
                Make::Chessnut => {
                    let is_position = message.first() == Some(&0x01);
                    message.truncate(payload);
                    notifications.push((place(usize::from(!is_position)), message));
                }
                // Plain ASCII, as public emulators send it.
                Make::Millennium => {
                    let plain: Vec<u8> = message.iter().map(|byte| byte & 0x7f).collect();
                    let packets = plain.chunks(payload);
                    notifications.extend(packets.map(|it| (place(0), it.to_vec())));
                }
                Make::Dgt | Make::Pegasus | Make::Certabo | Make::Tabutronic => {
                    let packets = message.chunks(payload);
                    notifications.extend(packets.map(|it| (place(0), it.to_vec())));
                }
            }
        }
        notifications
    }
}
