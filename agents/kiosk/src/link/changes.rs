//! That an arbiter changed the clocks of a game (CLK-5), or gave time (CLK-7), for each player until he has moved.

use adoube_proto::v1::{BoardEvent, Clocks, ClocksChanged, Side, TimeAdded};

use super::sides::{index, mark};

/// The last change, and who has moved since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    last: Option<ClocksChanged>,
    moved: [bool; 2],
}

impl Changes {
    /// Takes one in; one that left both clocks as they were is none. `wrong_claim`: whose claim of a draw was
    /// wrong, if that is why.
    pub(super) fn take(
        &mut self,
        record: &BoardEvent,
        before: Option<Clocks>,
        reason: &str,
        wrong_claim: Side,
    ) {
        let (before, after) = (
            before.unwrap_or_default(),
            record.clocks.unwrap_or_default(),
        );
        if (before.white, before.black) == (after.white, after.black) {
            return;
        }
        self.moved = [false; 2];
        self.last = Some(ClocksChanged {
            white_before: before.white,
            black_before: before.black,
            white: after.white,
            black: after.black,
            reason: reason.to_owned(),
            wrong_claim: wrong_claim.into(),
            // By his id: the page has his name (`screen::view`).
            by: record.by.clone(),
            ..ClocksChanged::default()
        });
    }

    /// Takes in time that was given: both clocks before it are those after it without that.
    pub(super) fn add(&mut self, record: &BoardEvent, added: &TimeAdded) {
        let after = record.clocks.unwrap_or_default();
        let before = Clocks {
            white: after.white.saturating_sub(added.white),
            black: after.black.saturating_sub(added.black),
            ..after
        };
        self.take(record, Some(before), &added.reason, Side::Unspecified);
    }

    pub(super) fn moved(&mut self, side: Side) {
        mark(&mut self.moved, side, true);
    }

    /// What there still is to be seen by that side.
    pub fn to_see(&self, side: Side) -> Option<&ClocksChanged> {
        let moved = index(side).is_some_and(|index| self.moved[index]);
        self.last.as_ref().filter(|_| !moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(white: u64, black: u64) -> Clocks {
        Clocks {
            white,
            black,
            ..Clocks::default()
        }
    }

    #[test]
    fn clk_5_a_change_of_the_clocks_is_told_to_each_player_until_he_has_moved() {
        let mut changes = Changes::default();
        let record = BoardEvent {
            clocks: Some(clocks(600_000, 90_000)),
            ..BoardEvent::default()
        };
        let same = Some(clocks(600_000, 90_000));
        changes.take(&record, same, "another control", Side::Unspecified);
        assert_eq!(changes.to_see(Side::White), None);
        let before = Some(clocks(300_000, 90_000));
        changes.take(&record, before, "a wet board", Side::Unspecified);
        changes.moved(Side::White);
        assert_eq!(changes.to_see(Side::White), None);
        let told = ClocksChanged {
            white_before: 300_000,
            black_before: 90_000,
            white: 600_000,
            black: 90_000,
            reason: "a wet board".to_owned(),
            ..ClocksChanged::default()
        };
        assert_eq!(changes.to_see(Side::Black), Some(&told));
        changes.take(&record, before, "a wrong claim", Side::Black);
        let claim = changes.to_see(Side::White).map(ClocksChanged::wrong_claim);
        assert_eq!(claim, Some(Side::Black), "a new one is told to both");
    }

    #[test]
    fn clk_7_time_that_was_given_is_told_to_both_with_who_gave_it() {
        let record = BoardEvent {
            clocks: Some(clocks(600_000, 90_000)),
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
        for side in [Side::White, Side::Black] {
            assert_eq!(changes.to_see(side), Some(&told));
        }
    }
}
