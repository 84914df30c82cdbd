//! The screen's state machine: what the page was told, and what it is to be told next.

use adoube_proto::v1::{ConnectionState, Notice, PhysicalBoardView, SeatAssigned, Shown};

use super::{
    clocks::{self, Reading},
    game::Game,
    view,
};
use crate::{
    bus::locks::Lock,
    link::core::LinkCore,
    time::{Now, earlier},
};

/// What there is to see is told at least so often, milliseconds, also when nothing runs: a page that hears
/// nothing for two and a half seconds takes its device for gone, and says so.
const EACH: u64 = 1_000;

/// What there is to see.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a> {
    /// The play link with its board.
    pub link: &'a LinkCore,
    /// With what the venue locked the page.
    pub locked: Option<&'a Lock>,
    /// The player's physical board.
    pub physical_board: Option<&'a PhysicalBoardView>,
}

/// What was told last.
#[derive(Debug)]
struct Last {
    face: Shown,
    basis: view::Basis,
    rewinds: u32,
    moves: usize,
}

/// The page of one device. One page at a time is told what to show.
#[derive(Debug)]
pub struct Screen {
    device: String,
    venue: String,
    page: Option<u64>,
    game: Game,
    notice: Option<Notice>,
    /// The id of the player who sat here last: a message is for them alone.
    player: Option<String>,
    identified: u32,
    last: Option<Last>,
    again_at: Option<u64>,
}

impl Screen {
    /// A screen that nobody looks at.
    pub fn new(device: &str, venue: &str) -> Self {
        Self {
            device: device.to_owned(),
            venue: venue.to_owned(),
            page: None,
            game: Game::default(),
            notice: None,
            player: None,
            identified: 0,
            last: None,
            again_at: None,
        }
    }

    /// A page was opened; it takes the place of the one before, and is told everything.
    pub fn opened(&mut self, page: u64) {
        self.page = Some(page);
        self.last = None;
    }

    /// A page is gone; whether it was the one.
    pub fn closed(&mut self, page: u64) -> bool {
        let was = self.page == Some(page);
        if was {
            self.page = None;
            self.last = None;
            self.again_at = None;
        }
        was
    }

    /// Whether a page is there.
    pub fn is_open(&self) -> bool {
        self.page.is_some()
    }

    /// Shows a message of the venue's officials, of this wall time.
    pub fn notice(&mut self, text: &str, at: u64) {
        let number = self.notice.as_ref().map_or(0, |notice| notice.number);
        self.notice = Some(Notice {
            number: number.wrapping_add(1),
            text: text.to_owned(),
            at,
        });
    }

    /// Another player does not read what was sent to the one before.
    fn take_seat(&mut self, person: &str) {
        let before = self.player.as_deref();
        if before == Some(person) {
            return;
        }
        if before.is_some() {
            self.notice = None;
        }
        self.player = Some(person.to_owned());
    }

    /// Shows which device it is.
    pub fn identify(&mut self) {
        self.identified = self.identified.wrapping_add(1);
    }

    /// What the page is to show now, if that is something else than it shows: to which page.
    pub fn tick(&mut self, now: Now, outlook: Outlook<'_>) -> Option<(u64, Box<Shown>)> {
        let page = self.page?;
        let due = self.again_at.is_some_and(|at| now.ms() >= at);
        if !due && self.is_as_told(now, outlook) {
            return None;
        }
        let board = outlook.link.board();
        if let Some(seat) = outlook.link.seat() {
            self.game.follow(seat, board);
            self.take_seat(seat.own_person());
        }
        let face = self.face(now, outlook);
        let basis = view::Basis::of(now, outlook);
        if let Some(last) = self.last.as_mut().filter(|last| !due && last.face == face) {
            last.basis = basis;
            return None;
        }
        let mut shown = Box::new(face.clone());
        self.put_moves(&mut shown, outlook);
        self.again_at = Some(now.ms() + put_what_runs(&mut shown, now, outlook));
        self.last = Some(Last {
            face,
            basis,
            rewinds: board.rewinds,
            moves: board.moves.len(),
        });
        Some((page, shown))
    }

    fn face(&self, now: Now, outlook: Outlook<'_>) -> Shown {
        Shown {
            device: self.device.clone(),
            venue: self.venue.clone(),
            notice: self.notice.clone(),
            identified: self.identified,
            ..view::face(now, outlook, &self.game)
        }
    }

    /// Whether nothing changed of what the page was told last.
    fn is_as_told(&self, now: Now, outlook: Outlook<'_>) -> bool {
        let Some(Last { face, basis, .. }) = &self.last else {
            return false;
        };
        let is_same = self.identified == face.identified
            && self.notice == face.notice
            && basis.is_same(now, outlook);
        debug_assert!(
            !is_same || *face == self.face(now, outlook),
            "a face of which its basis does not tell"
        );
        is_same
    }

    /// When [`tick`](Self::tick) has something to tell by itself, milliseconds.
    pub fn deadline(&self, outlook: Outlook<'_>) -> Option<u64> {
        self.page?;
        let late = outlook.link.heard_ms() + view::LATE;
        let connected = self.last.as_ref().is_some_and(|last| {
            let connection = last.face.connection.as_ref();
            connection.is_some_and(|connection| connection.state() == ConnectionState::Connected)
        });
        earlier(self.again_at, connected.then_some(late))
    }

    /// The moves that the page does not have yet.
    fn put_moves(&self, shown: &mut Shown, outlook: Outlook<'_>) {
        let Some(board) = &mut shown.board else {
            return;
        };
        let known = outlook.link.board();
        let at = |seat: &SeatAssigned| (seat.tournament.clone(), seat.board);
        let seat = shown.seat.as_ref().map(at);
        let is_same =
            |last: &&Last| last.face.seat.as_ref().map(at) == seat && last.rewinds == known.rewinds;
        let held = self.last.as_ref().filter(is_same);
        let held = held.map_or(0, |last| last.moves.min(known.moves.len()));
        board.moves_from = u32::try_from(held).unwrap_or(u32::MAX);
        board.moves = known.moves[held..].to_vec();
    }
}

/// Puts in clocks, countdown and silence as they are now; in how many milliseconds they are to be told
/// again.
fn put_what_runs(shown: &mut Shown, now: Now, outlook: Outlook<'_>) -> u64 {
    let link = outlook.link;
    let mut again_in = EACH;
    let mut connected = false;
    if let Some(connection) = &mut shown.connection {
        connected = connection.state() == ConnectionState::Connected;
        if !connected {
            connection.silent_ms = match link.heard_ms() {
                0 => 0,
                heard => now.ms().saturating_sub(heard),
            };
        }
    }
    let time = link.coordinator_time(now).filter(|_| connected);
    let mut local = shown.local.as_mut();
    if let Some(board) = &mut shown.board {
        let clocks = link.board().clocks.as_ref();
        let reading = clocks.map(|told| clocks::read(told, time, link.speed()));
        if let Some(Reading {
            shown,
            again_in: next,
        }) = reading
        {
            board.clocks = Some(shown);
            if let Some(local) = &mut local {
                local.clocks_old = time.is_none();
            }
            again_in = next.map_or(again_in, |next| again_in.min(next));
        }
        if let (Some(absence), Some(time)) = (&mut board.absence, time) {
            let left = absence.default_at.map(|at| at.saturating_sub(time));
            absence.left_ms = left.map(|left| clocks::real_ms(left, link.speed()));
        }
        let ruling = board.ruling.as_mut();
        let ruling = ruling.and_then(|ruling| Some((ruling.starts_at?, ruling)));
        if let (Some((at, ruling)), Some(time)) = (ruling, time) {
            ruling.starts_in = at.saturating_sub(time);
            let next = (ruling.starts_in.max(1) - 1) % EACH + 1;
            again_in = again_in.min(clocks::real_ms(next, link.speed()).max(100));
        }
    }
    again_in
}
