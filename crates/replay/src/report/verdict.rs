//! What a replay comes to: whether its games are the source's, and whether their clocks are.

use adoube_user_text::text::count;

use super::Summary;
use super::text::seconds;

/// The exit status where every game was played, and its clocks are not the source's.
const OTHER_CLOCKS: u8 = 3;

/// A single clock that was set or noted late is an exception and is listed. If more than one reading in
/// so many cannot be, it is the time control that is not the source's.
const INCIDENTAL: u64 = 4;

impl Summary {
    /// Whether every game could be played and ended as it should.
    const fn is_good(&self) -> bool {
        self.mismatches.is_empty() && self.refused.is_empty()
    }

    /// Whether the clocks are another time control's.
    const fn has_other_clocks(&self) -> bool {
        self.clocks_replaced * INCIDENTAL > self.clock_readings
    }

    /// The exit status.
    pub const fn status(&self) -> u8 {
        if !self.is_good() {
            1
        } else if self.has_other_clocks() {
            OTHER_CLOCKS
        } else {
            0
        }
    }

    /// In a line.
    pub(super) fn verdict(&self) -> String {
        if !self.is_good() {
            return "NOT every game could be played as in its source".to_owned();
        }
        let ended = self.ended();
        let (readings, games) = (
            count(self.clocks_replaced, "clock reading"),
            count(self.clocks_replaced_games, "game"),
        );
        if self.has_other_clocks() {
            let mend = if self.given {
                "check time_control in the given regulations"
            } else {
                "the TimeControl tag may be wrong: give the event's own with --regulations FILE"
            };
            return format!(
                "the clocks are NOT the source's: {readings} in {games} are impossible with this \
                 time control ({mend}); apart from the clocks, {ended}"
            );
        }
        let ended = match self.clocks_replaced {
            0 => ended,
            1 => format!("{ended}, except {readings}"),
            _ => format!("{ended}, except {readings} in {games}"),
        };
        ended + &self.far_off()
    }

    /// Clocks over the wire that are not within a fixed time of the source's.
    fn far_off(&self) -> String {
        let Some(real) = &self.real_time else {
            return String::new();
        };
        let compared = real.compared(self.clocks_equal);
        match compared - self.clocks_equal {
            0 => String::new(),
            off => format!(
                "; of {} {off} not within {} s of the source's, the farthest {} s off",
                count(compared, "clock"),
                seconds(real.equal_within_ms),
                seconds(real.farthest_ms)
            ),
        }
    }

    /// How the games ended.
    fn ended(&self) -> String {
        let has = |games: u64, what: &str| match games {
            0 => None,
            1 => Some(format!("1 game has no result{what}")),
            games => Some(format!("{games} games have no result{what}")),
        };
        let cut = has(self.cut_off, " after its moves and may be cut off");
        let cut = cut.map(|told| match self.cut_off {
            1 => told,
            _ => told.replace("its moves", "their moves"),
        });
        let without = has(self.unfinished.count(), "");
        let told: Vec<String> = cut.into_iter().chain(without).collect();
        if told.is_empty() {
            return "every game ended as it should".to_owned();
        }
        let told = told.join(", ");
        if self.games > 0 && self.games == self.cut_off.max(self.unfinished.count()) {
            return told;
        }
        format!("{told}; the others ended as they should")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{RealTime, Told};

    fn told(game: u64) -> Told {
        Told {
            game,
            line: 1,
            what: "it has no result in its source".to_owned(),
        }
    }

    #[test]
    fn end_8_a_game_without_a_result_or_that_may_be_cut_off_did_not_end_as_it_should() {
        for (cut_off, unfinished, refused, said) in [
            (0, 0, false, "every game ended as it should"),
            (
                1,
                0,
                false,
                "1 game has no result after its moves and may be cut off; the others ended as they \
                 should",
            ),
            (
                2,
                0,
                false,
                "2 games have no result after their moves and may be cut off; the others ended as they \
                 should",
            ),
            (
                0,
                1,
                false,
                "1 game has no result; the others ended as they should",
            ),
            (
                1,
                2,
                false,
                "1 game has no result after its moves and may be cut off, 2 games have no result; \
                 the others ended as they should",
            ),
            (0, 5, false, "5 games have no result"),
            (
                2,
                1,
                true,
                "NOT every game could be played as in its source",
            ),
        ] {
            let mut summary = Summary {
                games: 5,
                cut_off,
                ..Summary::default()
            };
            (1..=unfinished).for_each(|game| summary.unfinished.push(game, told(game)));
            if refused {
                summary.refused.push(1, told(1));
            }
            assert_eq!(summary.verdict(), said);
            assert_eq!(summary.status(), u8::from(refused));
        }
    }

    /// Over the wire: clocks equal, near and farther off.
    #[test]
    fn clk_2_clocks_that_are_far_off_over_the_wire_are_in_the_last_word() {
        for (equal, near, apart, said) in [
            (40, 0, 0, "every game ended as it should"),
            (
                3,
                40,
                2,
                "every game ended as it should; of 45 clocks 42 not within 2.5 s of the source's, the \
                 farthest 320.4 s off",
            ),
        ] {
            let summary = Summary {
                games: 2,
                clocks_equal: equal,
                real_time: Some(RealTime {
                    equal_within_ms: 2_500,
                    clocks_near: near,
                    clocks_apart: apart,
                    farthest_ms: 320_450,
                    ..RealTime::default()
                }),
                ..Summary::default()
            };
            assert_eq!(summary.verdict(), said);
        }
    }

    /// Readings, how many could not be and in how many games; the status and what is said.
    #[test]
    fn clk_2_clocks_that_are_not_the_sources_are_never_as_they_should_be() {
        for (readings, replaced, games, given, status, said) in [
            (0, 0, 0, false, 0, "every game ended as it should"),
            (4_641, 0, 0, true, 0, "every game ended as it should"),
            (
                90_491,
                1,
                1,
                false,
                0,
                "every game ended as it should, except 1 clock reading",
            ),
            // A broadcast whose relay was late again and again.
            (
                10_981,
                2_182,
                120,
                false,
                0,
                "every game ended as it should, except 2182 clock readings in 120 games",
            ),
            (
                4_641,
                1_368,
                56,
                true,
                3,
                "the clocks are NOT the source's: 1368 clock readings in 56 games are impossible \
                 with this time control (check time_control in the given regulations); apart from \
                 the clocks, every game ended as it should",
            ),
            (
                4,
                4,
                1,
                false,
                3,
                "the clocks are NOT the source's: 4 clock readings in 1 game are impossible with \
                 this time control (the TimeControl tag may be wrong: give the event's own with \
                 --regulations FILE); apart from the clocks, every game ended as it should",
            ),
        ] {
            let summary = Summary {
                clock_readings: readings,
                clocks_replaced: replaced,
                clocks_replaced_games: games,
                given,
                ..Summary::default()
            };
            assert_eq!(summary.verdict(), said);
            assert_eq!(summary.status(), status, "{said}");
        }
    }
}
