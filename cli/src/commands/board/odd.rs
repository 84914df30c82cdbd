//! Values for clocks that are far from the time control: a slip of the hand, most likely.

use adoube_chess::Side;
use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{AddTimeCommand, SetClocksCommand};
use adoube_tournament::clock::TimeControl;

use super::spelled::Stands;
use crate::text;

impl Stands {
    /// What is odd about a command on clocks, a line each; nothing where it is usual, or where the
    /// time control is not known.
    pub(super) fn odd(&self, command: &Command) -> Vec<String> {
        match command {
            Command::SetClocks(set) => self.odd_setting(set),
            Command::AddTime(add) => self.odd_gift(add),
            _ => Vec::new(),
        }
    }

    /// More than the whole game brings, a small part of what stands, or more moves than were made.
    fn odd_setting(&self, set: &SetClocksCommand) -> Vec<String> {
        let mut odd = Vec::new();
        let times = [set.white, set.black];
        let counters = [set.white_moves, set.black_moves];
        odd.extend(self.odd_control(set));
        odd.extend(self.other_periods(set));
        for (side, name) in Side::ALL.into_iter().zip(NAMES) {
            let index = side.index();
            let time = times[index].zip(self.whole(side));
            if let Some((time, (control, whole))) = time.filter(|(time, (_, whole))| time > whole) {
                odd.push(format!(
                    "{name} would have {}: {control} brings {} in sixty moves",
                    text::show_clock(time),
                    text::show_clock(whole)
                ));
            }
            let stood = [self.clocks.white, self.clocks.black][index];
            if let Some(time) = times[index].filter(|time| *time < stood / 10) {
                odd.push(format!(
                    "{name} would have {}, less than a tenth of the {} that he had when the clocks were \
                     last set or started",
                    text::show_typed(time),
                    text::show_clock(stood)
                ));
            }
            let made = self.made(side);
            if let Some(moves) = counters[index].filter(|moves| *moves > made) {
                odd.push(format!(
                    "{name} would have completed {moves} moves of the period: {made} were made in \
                     this game"
                ));
            }
        }
        odd
    }

    /// Minutes that were written for seconds, most likely: much less than the game is played with.
    fn odd_control(&self, set: &SetClocksCommand) -> Option<String> {
        let wanted: TimeControl = set.time_control.as_ref()?.parse().ok()?;
        let write = wanted.if_minutes()?;
        let base = |control: &TimeControl| -> u64 {
            let periods = control.periods(Side::White);
            periods.iter().map(|period| period.base.0).sum()
        };
        let played = self.control.as_ref()?;
        (base(played) > 2 * base(&wanted)).then(|| {
            let understood = wanted.understood();
            format!("{understood}; it is {} now. {write}", played.notation())
        })
    }

    /// With several periods another time control leaves each side in its period, with the moves that it
    /// has completed there; that may be none of the new one's.
    fn other_periods(&self, set: &SetClocksCommand) -> Vec<String> {
        let wanted = set.time_control.as_ref().and_then(|text| text.parse().ok());
        let wanted = wanted.filter(|wanted: &TimeControl| self.control.as_ref() != Some(wanted));
        let Some((played, _)) = self.control.as_ref().zip(wanted) else {
            return Vec::new();
        };
        let named = [
            set.white_period.or(set.white_moves),
            set.black_period.or(set.black_moves),
        ];
        let stays = |side: &Side| {
            let several = played.periods(*side).len() > 1;
            several && self.made(*side) > 0 && named[side.index()].is_none()
        };
        let told = |side: Side| {
            let (name, flag) = (NAMES[side.index()], side.to_string().to_lowercase());
            format!(
                "{name} stays in the period that he is in, with the moves that he has completed in it: \
                 --{flag}-period and --{flag}-moves give others"
            )
        };
        Side::ALL.into_iter().filter(stays).map(told).collect()
    }

    /// More than half of what the whole game brings.
    fn odd_gift(&self, add: &AddTimeCommand) -> Vec<String> {
        let mut odd = Vec::new();
        for ((side, name), added) in Side::ALL.into_iter().zip(NAMES).zip([add.white, add.black]) {
            let Some((control, whole)) = self.whole(side) else {
                continue;
            };
            if added > whole / 2 {
                odd.push(format!(
                    "{name} would get {}: {control} brings {} in sixty moves",
                    text::show_clock(added),
                    text::show_clock(whole)
                ));
            }
        }
        odd
    }

    /// What the time control gives a side, base times and sixty increments, milliseconds.
    fn whole(&self, side: Side) -> Option<(String, u64)> {
        let control = self.control.as_ref()?;
        Some((control.notation(), control.side_over_sixty_moves(side).0))
    }

    /// The moves that a side has made. White begins, or it does not matter.
    fn made(&self, side: Side) -> u32 {
        let plies = self.game.moves.len() + usize::from(side == Side::White);
        u32::try_from(plies / 2).unwrap_or(u32::MAX)
    }
}

const NAMES: [&str; 2] = ["White", "Black"];

#[cfg(test)]
mod tests {
    use super::super::spelled::tests::stands;
    use super::*;

    const MINUTE: u64 = 60_000;

    /// CLK-5, CLK-7: of 5400+30, with three half-moves played.
    #[test]
    fn clk_5_what_is_far_from_the_time_control_is_told() {
        let set = SetClocksCommand::default;
        let control = |control: &str| {
            Command::SetClocks(SetClocksCommand {
                time_control: Some(control.to_owned()),
                ..set()
            })
        };
        let gift = |white, black| Command::AddTime(AddTimeCommand { white, black });
        for (command, told) in [
            (gift(2 * MINUTE, 0), vec![]),
            (control("900+10"), vec![]),
            (
                control("90+30"),
                vec![
                    "1 min 30 s + 30 s a move, rapid; it is 90+30 now. For 90 minutes write 90+30",
                ],
            ),
            (
                control("40/90:30+30"),
                vec![
                    "1 min 30 s for 40 moves, then 30 s (+ 30 s a move); 0:12:00 in sixty moves, rapid; it is \
                     90+30 now. If minutes were meant write 40/90:30+30",
                ],
            ),
            (gift(60 * MINUTE, 60 * MINUTE), vec![]),
            (
                Command::SetClocks(SetClocksCommand {
                    white: Some(7_000),
                    black: Some(4 * MINUTE),
                    ..set()
                }),
                vec![
                    "White would have 0:00:07, less than a tenth of the 0:39:10 that he had when the clocks \
                     were last set or started",
                ],
            ),
            (
                gift(0, 20 * 60 * MINUTE),
                vec!["Black would get 20:00:00: 90+30 brings 2:00:00 in sixty moves"],
            ),
            (
                Command::SetClocks(SetClocksCommand {
                    white: Some(120 * MINUTE),
                    black_moves: Some(1),
                    ..set()
                }),
                vec![],
            ),
            (
                Command::SetClocks(SetClocksCommand {
                    white: Some(121 * MINUTE),
                    white_moves: Some(99),
                    black_moves: Some(2),
                    ..set()
                }),
                vec![
                    "White would have 2:01:00: 90+30 brings 2:00:00 in sixty moves",
                    "White would have completed 99 moves of the period: 2 were made in this game",
                    "Black would have completed 2 moves of the period: 1 were made in this game",
                ],
            ),
        ] {
            assert_eq!(stands().odd(&command), told, "{command:?}");
        }
    }
    /// CLK-5: who is in a later period may be in none of another time control's.
    #[test]
    fn clk_5_what_another_time_control_makes_of_periods_is_told() {
        let mut stands = stands();
        stands.control = "2/5400:1800+30".parse().ok();
        let stays = |name: &str, flag: &str| {
            format!(
                "{name} stays in the period that he is in, with the moves that he has completed in it: \
                 --{flag}-period and --{flag}-moves give others"
            )
        };
        let [white, black] = [stays("White", "white"), stays("Black", "black")];
        for (control, white_period, black_moves, told) in [
            ("7200+30", None, None, vec![white.clone(), black.clone()]),
            ("7200+30", Some(1), None, vec![black]),
            ("7200+30", None, Some(1), vec![white]),
            ("2/5400:1800+30", None, None, vec![]),
        ] {
            let set = Command::SetClocks(SetClocksCommand {
                time_control: Some(control.to_owned()),
                white_period,
                black_moves,
                ..SetClocksCommand::default()
            });
            assert_eq!(stands.odd(&set), told, "{set:?}");
        }
    }
}
