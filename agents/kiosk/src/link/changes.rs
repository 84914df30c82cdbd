//! That an arbiter changed the clocks of a game (CLK-5), or gave time (CLK-7), for each player until he has moved.

use std::collections::VecDeque;

use adoube_proto::v1::{
    BoardEvent, ClockAdjusted, Clocks, ClocksChanged, Penalised, Side, TimeAdded,
};

use super::sides::{index, mark};

/// The most that are told at once; of more the latest.
const MOST: usize = 8;

/// What one of the players has not moved since.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    all: VecDeque<Change>,
}

#[derive(Clone, Debug, PartialEq)]
struct Change {
    told: ClocksChanged,
    moved: [bool; 2],
}

impl Changes {
    /// Takes in clocks that were set, or another time control.
    pub(super) fn adjust(&mut self, record: &BoardEvent, adjusted: &ClockAdjusted) {
        let told = ClocksChanged {
            control_before: adjusted.control_before.clone(),
            control: adjusted.control.clone(),
            ..ClocksChanged::default()
        };
        self.take(record, adjusted.before, &adjusted.reason, told);
    }

    /// Takes in penalties, also those that leave the clocks as they are.
    pub(super) fn penalise(&mut self, record: &BoardEvent, penalised: &Penalised) {
        let told = ClocksChanged {
            penalised: penalised.seat,
            penalties: penalised.penalties.clone(),
            article: penalised.article.clone(),
            ..ClocksChanged::default()
        };
        let before = penalised.before.or(record.clocks);
        self.take(record, before, &penalised.reason, told);
    }

    /// Takes in time that was given: both clocks before it are those after it without that.
    pub(super) fn add(&mut self, record: &BoardEvent, added: &TimeAdded) {
        let after = record.clocks.unwrap_or_default();
        let before = Clocks {
            white: after.white.saturating_sub(added.white),
            black: after.black.saturating_sub(added.black),
            ..after
        };
        self.take(
            record,
            Some(before),
            &added.reason,
            ClocksChanged::default(),
        );
    }

    /// One that left clocks and time control as they were, and penalises nobody, is none.
    fn take(
        &mut self,
        record: &BoardEvent,
        before: Option<Clocks>,
        reason: &str,
        told: ClocksChanged,
    ) {
        let (before, after) = (
            before.unwrap_or_default(),
            record.clocks.unwrap_or_default(),
        );
        let same = (before.white, before.black) == (after.white, after.black);
        if same && told.control == told.control_before && told.penalties.is_empty() {
            return;
        }
        if self.all.len() == MOST {
            self.all.pop_front();
        }
        let told = ClocksChanged {
            white_before: before.white,
            black_before: before.black,
            white: after.white,
            black: after.black,
            reason: reason.to_owned(),
            // By his id: the page has his name (`screen::view`).
            by: record.by.clone(),
            ..told
        };
        let moved = [false; 2];
        self.all.push_back(Change { told, moved });
    }

    /// The game is over: a penalty may be what ended it, and a clock does not matter any more.
    pub(super) fn finish(&mut self) {
        self.all.retain(|change| !change.told.penalties.is_empty());
    }

    pub(super) fn moved(&mut self, side: Side) {
        for change in &mut self.all {
            mark(&mut change.moved, side, true);
        }
        self.all.retain(|change| change.moved != [true; 2]);
    }

    /// What there still is to be seen by that side, in order.
    pub fn to_see(&self, side: Side) -> impl Iterator<Item = &ClocksChanged> {
        let moved = move |change: &&Change| index(side).is_some_and(|index| change.moved[index]);
        let left = self.all.iter().filter(move |change| !moved(change));
        left.map(|change| &change.told)
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::Penalty;

    use super::*;

    const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// White's clock before a change, and why it was set.
    fn set(changes: &mut Changes, before: u64, reason: &str, control: &str) {
        let clocks = |white| Clocks {
            white,
            black: 90_000,
            ..Clocks::default()
        };
        let record = BoardEvent {
            clocks: Some(clocks(600_000)),
            by: "o-ada".to_owned(),
            ..BoardEvent::default()
        };
        let adjusted = ClockAdjusted {
            before: Some(clocks(before)),
            reason: reason.to_owned(),
            control: control.to_owned(),
            ..ClockAdjusted::default()
        };
        changes.adjust(&record, &adjusted);
    }

    fn reasons(changes: &Changes, side: Side) -> Vec<&str> {
        changes.to_see(side).map(|it| it.reason.as_str()).collect()
    }

    #[test]
    fn clk_5_every_change_of_the_clocks_is_told_to_each_player_until_he_has_moved() {
        let mut changes = Changes::default();
        set(&mut changes, 600_000, "nothing", "");
        assert_eq!(reasons(&changes, Side::White), [""; 0]);
        set(&mut changes, 300_000, "a wet board", "");
        changes.moved(Side::White);
        set(&mut changes, 600_000, "another control", "600+2");
        assert_eq!(reasons(&changes, Side::White), ["another control"]);
        assert_eq!(
            reasons(&changes, Side::Black),
            ["a wet board", "another control"]
        );
        let told = changes.to_see(Side::Black).next().unwrap();
        assert_eq!((told.white_before, told.white), (300_000, 600_000));
        changes.moved(Side::Black);
        assert_eq!(reasons(&changes, Side::Black), [""; 0]);
        assert_eq!(reasons(&changes, Side::White), ["another control"]);
        changes.moved(Side::White);
        assert_eq!(changes, Changes::default(), "nothing is kept");
        for number in 0..100 {
            set(&mut changes, number, &number.to_string(), "");
        }
        assert_eq!(reasons(&changes, Side::White).len(), MOST);
        assert_eq!(reasons(&changes, Side::White)[MOST - 1], "99");
    }

    #[test]
    fn pen_1_a_penalty_stays_to_be_seen_when_the_game_ends() {
        let mut changes = Changes::default();
        set(&mut changes, 300_000, "a wet board", "");
        let penalised = Penalised {
            seat: Side::Black.into(),
            penalties: vec![Penalty::default()],
            article: "O 18.4.6".to_owned(),
            reason: "a phone rang".to_owned(),
            ..Penalised::default()
        };
        changes.penalise(&BoardEvent::default(), &penalised);
        changes.finish();
        for side in BOTH {
            assert_eq!(reasons(&changes, side), ["a phone rang"]);
            let told = changes.to_see(side).next().unwrap();
            assert_eq!(
                (told.penalised(), told.article.as_str()),
                (Side::Black, "O 18.4.6")
            );
        }
    }

    #[test]
    fn clk_7_time_that_was_given_is_told_to_both_with_who_gave_it() {
        let record = BoardEvent {
            clocks: Some(Clocks {
                white: 600_000,
                black: 90_000,
                ..Clocks::default()
            }),
            by: "o-ada".to_owned(),
            ..BoardEvent::default()
        };
        let added = TimeAdded {
            white: 60_000,
            black: 0,
            reason: "a siren".to_owned(),
        };
        let mut changes = Changes::default();
        changes.add(&record, &added);
        let told = ClocksChanged {
            white_before: 540_000,
            black_before: 90_000,
            white: 600_000,
            black: 90_000,
            reason: "a siren".to_owned(),
            by: "o-ada".to_owned(),
            ..ClocksChanged::default()
        };
        let claim = Penalised {
            seat: Side::Black.into(),
            penalties: vec![Penalty {
                claimed_move: Some("Rg8".to_owned()),
                ..Penalty::default()
            }],
            ..Penalised::default()
        };
        changes.penalise(&record, &claim);
        for side in BOTH {
            let all: Vec<&ClocksChanged> = changes.to_see(side).collect();
            assert_eq!(*all[0], told);
            let claimed = (all[1].penalised(), all[1].penalties[0].claimed_move());
            assert_eq!(claimed, (Side::Black, "Rg8"));
        }
    }
}
