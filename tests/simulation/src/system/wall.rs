//! What a venue's arbiters ask of the coordinator at their own node, as its shell keeps it and says it on the uplink.

use std::collections::VecDeque;

use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{self, IntentAnswer, IntentView, VenueIntent};
use adoube_tournament::board::command::MoveSeat;
use adoube_tournament::ids::PersonId;
use adoube_venue::intents::{Intents, Link, Links};
use adoube_venue::orders::{Clocks, Moment};

use super::node::{Node, Phase};
use super::uplink::WRITE;
use super::{Event, System};
use crate::deeds::Local;
use crate::model;

/// What is asked for holds so long, milliseconds: less than a story's end lasts, and than a long cut.
const HOLDS: u64 = 10_000;
/// What has no answer is said again after so long, milliseconds; as the node's.
const AGAIN: u64 = 5_000;

/// The book of one node, and what its disk holds of it.
#[derive(Default)]
pub(super) struct Wall {
    book: Intents,
    stored: Vec<u8>,
    /// The version that the disk was given last, and whether that is under way.
    given: u64,
    under_way: bool,
    /// Who waits for the disk: at which version, for what, and whether it is a taking back.
    waiting: VecDeque<(u64, String, bool)>,
    links: Links,
    link: Option<Link>,
    /// When the node says again what has no answer.
    again: u64,
}

impl Wall {
    /// The node's process begins with what its disk holds.
    pub(super) fn begins(&mut self, clocks: &Clocks) -> Result<(), String> {
        let book = Intents::decode(&self.stored, clocks);
        let book = book.map_err(|error| error.to_string())?;
        *self = Self {
            given: book.version(),
            stored: std::mem::take(&mut self.stored),
            book,
            ..Self::default()
        };
        Ok(())
    }

    /// What became of all that was asked for here, with each one's id.
    pub(super) fn fates(&self) -> Vec<IntentView> {
        self.book.shown().intents
    }

    /// What was to be kept and is not is not done.
    fn undo(&mut self) {
        for (_, id, taken_back) in std::mem::take(&mut self.waiting) {
            if taken_back {
                self.book.forget_withdrawal(&id);
            } else {
                self.book.forget(&id);
            }
        }
    }
}

impl Node {
    pub(super) fn moment(&self, now: u64) -> Moment {
        Moment {
            now: self.clock.local(now),
            wall: self.clock.reading(now).wall_ms,
        }
    }
}

impl System {
    /// An arbiter asks for the spare device of his venue for a seat, at his node.
    pub(super) fn ask_for_spare(&mut self, who: Local, venue: u16, board: u16, side: u16) {
        if let Some(MoveSeat { side, device }) = self.to_spare(board, side) {
            let side = if side == adoube_chess::Side::White {
                v1::Side::White
            } else {
                v1::Side::Black
            };
            self.ask(who, venue, board, side, What::MoveTo(device.to_string()));
        }
    }

    /// He answers a call there.
    pub(super) fn answer_at_the_wall(&mut self, who: Local, venue: u16, board: u16, number: u32) {
        let word = v1::CallReply::Valid.into();
        let what = What::Call(v1::CallWord { number, word });
        self.ask(who, venue, board, v1::Side::Unspecified, what);
    }

    fn ask(&mut self, who: Local, venue: u16, board: u16, side: v1::Side, what: What) {
        let now = self.now;
        let name = format!("{}-{venue}", who.word());
        let Ok(person) = PersonId::new(&name) else {
            return;
        };
        if now < self.node(venue).down {
            return;
        }
        let command = self.command_of(&person);
        let role = match who {
            Local::Lta => v1::Role::Lta,
            Local::Lca => v1::Role::Lca,
        };
        let id = command.0.iter().map(|byte| format!("{byte:02x}"));
        let intent = VenueIntent {
            id: id.collect(),
            person: name,
            role: role.into(),
            venue: model::venue(venue).map_or_else(|_| String::new(), |id| id.to_string()),
            board: Some(v1::BoardRef {
                round: 1,
                board: board.into(),
            }),
            side: side.into(),
            note: "the screen is black".to_owned(),
            expires_in_ms: HOLDS,
            seen: 0,
            void: 0,
            what: Some(what),
        };
        let node = self.node(venue);
        let (moment, id) = (node.moment(now), intent.id.clone());
        if node.wall.book.ask(intent, role, moment).is_ok() {
            let version = node.wall.book.version();
            node.wall.waiting.push_back((version, id, false));
        }
        self.keep_book(venue);
    }

    /// Somebody takes the newest back that waits.
    pub(super) fn take_back(&mut self, who: Local, venue: u16) {
        let now = self.now;
        let node = self.node(venue);
        if now < node.down {
            return;
        }
        let open = node.wall.book.open();
        let Some(id) = open.last().map(|saying| saying.intent.id.clone()) else {
            return;
        };
        let (moment, by) = (node.moment(now), format!("{}-{venue}", who.word()));
        if node.wall.book.withdraw(&id, &by, moment).is_ok() {
            let version = node.wall.book.version();
            node.wall.waiting.push_back((version, id, true));
        }
        self.keep_book(venue);
    }

    /// The book goes to the disk if it has changed and the disk is free.
    fn keep_book(&mut self, venue: u16) {
        let node = self.node(venue);
        let (boot, starts) = (node.boot(), node.starts);
        let wall = &mut node.wall;
        let version = wall.book.version();
        if version == wall.given || wall.under_way {
            return;
        }
        (wall.given, wall.under_way) = (version, true);
        let bytes = wall.book.encode(&boot);
        let at = self.now + self.rng.u64(1..=WRITE);
        let written = Event::BookWritten(venue, starts, version, bytes);
        self.queue.at(at, written);
    }

    /// A write of the book is over.
    pub(super) fn book_written(&mut self, venue: u16, starts: u64, version: u64, bytes: Vec<u8>) {
        let now = self.now;
        let node = self.node(venue);
        if node.starts != starts || now < node.down {
            return;
        }
        let full = now < node.full;
        let wall = &mut node.wall;
        wall.under_way = false;
        if full {
            // It is written again with the next look at it.
            wall.given = u64::MAX;
            wall.undo();
            return;
        }
        wall.stored = bytes;
        wall.book.kept(version, wall.links.quiet());
        wall.waiting.retain(|(waits, ..)| *waits > version);
        self.say_open(venue);
        self.keep_book(venue);
    }

    /// Says what has no answer, if the node is linked; what is void and was never said is over with that.
    fn say_open(&mut self, venue: u16) {
        let now = self.now;
        let offset = self.offset(venue);
        let node = self.node(venue);
        if node.phase == Phase::Up {
            let local = node.clock.local(now);
            let open = node.wall.book.open().into_iter();
            let said = open.map(|saying| Body::Intent(saying.at(local)));
            let said: Vec<_> = said.map(|body| node.stamped(now, body, offset)).collect();
            for report in said {
                self.report(venue, report);
            }
        }
        let wall = &mut self.node(venue).wall;
        wall.book.confirm_unsaid(wall.links.quiet());
    }

    /// The node is linked: what waits is said at once.
    pub(super) fn wall_linked(&mut self, venue: u16) {
        let wall = &mut self.node(venue).wall;
        wall.link = Some(wall.links.begin());
        self.say_open(venue);
    }

    /// The link is over.
    pub(super) fn wall_parted(&mut self, venue: u16) {
        self.node(venue).wall.link = None;
    }

    /// What is due in the book at the node's tick.
    pub(super) fn wall_tick(&mut self, venue: u16) {
        let now = self.now;
        let node = self.node(venue);
        let moment = node.moment(now);
        let again = now >= node.wall.again;
        if again {
            node.wall.again = now + AGAIN;
        }
        if node.wall.book.expire(moment) || again {
            self.say_open(venue);
        }
        self.keep_book(venue);
    }

    /// The coordinator's word is at the node.
    pub(super) fn wall_answered(&mut self, venue: u16, answer: &IntentAnswer) {
        let now = self.now;
        let node = self.node(venue);
        let wall = node.moment(now).wall;
        if node.wall.book.answered(answer, wall) {
            self.say_open(venue);
        }
        self.keep_book(venue);
    }
}
