//! Several silences of one board, of both players, on one incident or on several: whatever is ruled in
//! whatever order, no second is given back twice (DIS-3, DIS-4).

mod boards;
mod ledger;
mod owners;
mod stories;

use std::collections::BTreeMap;
use std::ops::Range;

use adoube_chess::BySide;
pub(super) use boards::FOLLOWING;
use ledger::Ledger;
use owners::Owners;
use proptest::prelude::*;

use super::*;
use crate::board::Span;
use crate::board::command::{Act, AdjustClock, CarryOut, LoseSeat, RegainSeat, SystemOrder};
use crate::incident::ruling::Deduct;

/// Half-moves that lead to no end and no repetition.
const MOVES: [&str; 32] = [
    "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6",
    "g2g3", "g7g6", "h2h3", "h7h6", "a3a4", "a6a5", "b3b4", "b6b5", "c3c4", "c6c5", "d3d4", "d6d5",
    "e3e4", "e6e5", "f3f4", "f6f5", "g3g4", "g6g5", "h3h4", "h6h5",
];

/// What happens next. Times are in seconds.
#[derive(Debug, Clone)]
enum Step {
    /// Time passes.
    Pass(u64),
    /// Whose turn it is moves.
    Move,
    /// A seat was last heard so long ago, and its silence belongs to that incident.
    Lose(Side, u64, u32),
    /// A seat's device is connected again.
    Back(Side),
    /// A ruling on an incident, with a deduction and a gift to White; the clocks go on at once.
    Rule(u32, ClocksAs, u64, u64),
    /// An arbiter sets White's clock beside all rulings.
    Set(u64),
    /// A player's physical board fails.
    Fail(Side),
    /// An arbiter gives back what that cost.
    GiveBack(Side),
}

/// A board with its incidents, and what is known of it second by second.
struct Table {
    desks: BTreeMap<u32, Desk>,
    board: Board,
    now: u64,
    ledger: Ledger,
    owners: Owners,
    /// Since when each player's physical board fails.
    failing: BySide<Option<u64>>,
    /// When each player was away, as the arbiter who gives time back knows it: without end while they are.
    silences: BySide<Vec<Range<u64>>>,
}

impl Table {
    fn new() -> Self {
        Self {
            desks: BTreeMap::new(),
            board: opened(FIRST, FlagWhileAway::ChiefArbiter, "36000+7"),
            now: 0,
            ledger: Ledger::new(36_000, 7),
            owners: Owners::default(),
            failing: BySide::both(None),
            silences: BySide::new(Vec::new(), Vec::new()),
        }
    }

    fn take(&mut self, step: &Step) {
        match step {
            Step::Pass(span) => {
                for _ in 0..*span {
                    let running = self.board.clock().running();
                    self.ledger.second(self.now, running);
                    self.now += 1;
                }
            }
            Step::Move => self.make_move(),
            Step::Lose(side, ago, incident) => self.lose(*side, *ago, *incident),
            Step::Back(side) => self.back(*side),
            Step::Rule(incident, clocks, deduct, add) => {
                self.rule(*incident, *clocks, *deduct, *add);
            }
            Step::Set(white) => self.set(*white),
            Step::Fail(side) => self.fail(*side),
            Step::GiveBack(side) => self.give_back(*side),
        }
    }

    fn make_move(&mut self) {
        let ply = usize::try_from(self.board.ply()).unwrap();
        let (Some(side), Some(uci)) = (self.board.clock().running(), MOVES.get(ply)) else {
            return;
        };
        // Its move waits for the board.
        if self.failing[side].is_some() {
            return;
        }
        play(&mut self.board, side, self.now, uci);
        self.ledger.moved(self.now, side);
    }

    fn lose(&mut self, side: Side, ago: u64, incident: u32) {
        if self.board.away(side).is_some() {
            return;
        }
        let contact = self.now.saturating_sub(ago);
        let order = Order::System(SystemOrder::LoseSeat(LoseSeat {
            side,
            sign: LossSign::Silence,
            last_contact: seconds(contact),
        }));
        give(&mut self.board, Actor::Coordinator, self.now, order);
        self.silences[side].push(contact..u64::MAX);
        let absence = away(&self.board, side, contact, self.now);
        let opened = decide::open(incident, std::slice::from_ref(&absence));
        let desk = self.desks.entry(incident).or_insert_with(|| Desk {
            state: State::from_first(&opened[0], seconds(self.now)).unwrap(),
            boards: Boards::new(),
            rules: RulingRules::default(),
            now: seconds(self.now),
        });
        if !desk.state.absences().contains(&absence) {
            let absences = vec![absence];
            let widened = IncidentRecord::Widened { absences };
            desk.take(&widened, &Actor::Coordinator);
        }
    }

    fn back(&mut self, side: Side) {
        if self.board.away(side).is_none() {
            return;
        }
        if let Some(silence) = self.silences[side].last_mut() {
            silence.end = self.now;
        }
        give(
            &mut self.board,
            Actor::Coordinator,
            self.now,
            Order::System(SystemOrder::RegainSeat(RegainSeat { side })),
        );
        let moment = Moment::of(&self.board, seconds(self.now));
        let record = IncidentRecord::Returned(SeatReturned {
            board: FIRST,
            side,
            moment,
        });
        for desk in self.desks.values_mut() {
            desk.take(&record, &Actor::Coordinator);
        }
    }

    fn rule(&mut self, incident: u32, clocks: ClocksAs, deduct: u64, add: u64) {
        let Some(desk) = self.desks.get_mut(&incident) else {
            return;
        };
        desk.now = seconds(self.now);
        desk.boards = Boards::from([(FIRST, self.board.clone())]);
        let absent = BySide::from_fn(|side| desk.state.absences().iter().any(|a| a.side == side));
        let add = BySide::new(Millis::from_seconds(add), Millis::ZERO);
        let remedy = RequestedRemedy::Resume {
            clocks,
            deduct: Deduct {
                time: Millis::from_seconds(deduct),
                from: (absent != BySide::new(true, true)).then_some(absent),
            },
            add,
        };
        let request = Request {
            after: u32::try_from(desk.state.rulings().len()).unwrap(),
            ..request(remedy, &[(FIRST, None)])
        };
        let Ok(record) = desk.rule(&chief(), &request) else {
            return;
        };
        desk.take(&record, &chief());
        let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = record else {
            panic!("{record:?}");
        };
        let told = (ruling.reference, ruling.boards[0].remedy.clone());
        let order = Order::System(SystemOrder::CarryOut(CarryOut {
            ruling: ruling.reference,
            by: None,
            seconded_by: None,
            remedy: ruling.boards[0].remedy.clone(),
            article: ruling.article,
            reason: ruling.reason,
            start_in: Millis::ZERO,
            cites: Vec::new(),
            unheard: BySide::both(false),
        }));
        let from = |absence: &Absence| match clocks {
            ClocksAs::Detection => absence.detected.at,
            _ => absence.contact.at,
        };
        let span = |absence: &Absence| Span {
            from: from(absence),
            to: absence.back.as_ref().map_or(desk.now, |back| back.at),
        };
        let spans = desk.state.absences().iter().map(span).collect();
        let beyond = absent.map(|absent| if absent { deduct.cast_signed() } else { 0 });
        let given = add.white.0.cast_signed() / 1_000;
        let beyond = BySide::new(given - beyond.white, -beyond.black);
        self.ledger.ruled(self.now, incident, clocks, spans, beyond);
        self.check_words(clocks, &told);
        give(&mut self.board, Actor::Coordinator, self.now, order);
        self.go_on();
    }

    /// What a ruling tells of other rulings is what their own records tell.
    fn check_words(&mut self, clocks: ClocksAs, of: &(RulingRef, Remedy)) {
        if clocks == ClocksAs::Now {
            return;
        }
        let gives = !matches!(clocks, ClocksAs::Typed { .. });
        let counted = self.owners.ruled(of.0, gives, &self.ledger);
        let Remedy::Resume { basis, .. } = &of.1 else {
            panic!("{of:?}");
        };
        if gives {
            assert_eq!([basis.by.clone(), basis.kept.clone()], counted, "{of:?}");
        }
    }

    fn go_on(&mut self) {
        let reason = "play on".to_owned();
        give(
            &mut self.board,
            arbiter(),
            self.now,
            Act::Resume.because(reason),
        );
    }

    fn set(&mut self, white: u64) {
        let shown = self.board.reading(seconds(self.now)).remaining(Side::White);
        let white = Millis::from_seconds(white);
        if shown == white {
            return;
        }
        let mut change = crate::board::Adjustment::default();
        change.sides.white.remaining = Some(white);
        let order = Act::AdjustClock(AdjustClock { change }).because("as it was");
        give(&mut self.board, arbiter(), self.now, order);
        let set = white.0.cast_signed() / 1_000;
        self.ledger.set(self.now, Side::White, set);
    }

    /// Both clocks as the board and as the ledger have them.
    fn both(&self) -> [BySide<i64>; 2] {
        let reading = self.board.reading(seconds(self.now));
        let shown = BySide::from_fn(|side| reading.remaining(side).0.cast_signed() / 1_000);
        [shown, BySide::from_fn(|side| self.ledger.clock(side))]
    }
}

fn clocks() -> impl Strategy<Value = ClocksAs> {
    let typed = |white, black| ClocksAs::Typed {
        white: Millis::from_seconds(white),
        black: Millis::from_seconds(black),
    };
    prop_oneof![
        4 => Just(ClocksAs::LastContact),
        3 => Just(ClocksAs::Detection),
        2 => Just(ClocksAs::Now),
        1 => (30_000..40_000u64, 30_000..40_000u64).prop_map(move |(white, black)| typed(white, black)),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let side = || prop_oneof![Just(Side::White), Just(Side::Black)];
    let some = || prop_oneof![3 => Just(0), 1 => 1..90u64];
    prop_oneof![
        6 => (1..40u64).prop_map(Step::Pass),
        4 => Just(Step::Move),
        4 => (side(), 0..9u64, 1..4u32).prop_map(|(side, ago, n)| Step::Lose(side, ago, n)),
        3 => side().prop_map(Step::Back),
        5 => (1..4u32, clocks(), some(), some()).prop_map(|(n, c, d, a)| Step::Rule(n, c, d, a)),
        1 => (30_000..40_000u64).prop_map(Step::Set),
        2 => side().prop_map(Step::Fail),
        2 => side().prop_map(Step::GiveBack),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// However silences, moves, rulings, and boards that fail follow each other: both clocks are what they would be had
    /// only the rulings been given that stand, each second charged given back once at most, by a ruling or by hand.
    #[test]
    fn dis_3_ebd_7_no_second_is_given_back_twice(steps in prop::collection::vec(step(), 1..60)) {
        let mut table = Table::new();
        for step in &steps {
            table.take(step);
            let [shown, counted] = table.both();
            prop_assert_eq!(shown, counted, "after {:?} at {}", step, table.now);
        }
    }
}
