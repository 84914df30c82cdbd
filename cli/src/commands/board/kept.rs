//! What becomes of both clocks when a board gets another time control.

use adoube_chess::Side;
use adoube_proto::v1::SetClocksCommand;

use super::spelled::Stands;
use crate::text;

impl Stands {
    /// What each clock shows that was not named, a line each; nothing where the time control stayed.
    /// Asked after the command.
    pub(super) fn with_another_control(&self, set: &SetClocksCommand) -> Vec<String> {
        let Some(control) = self.control.as_ref().filter(|_| set.time_control.is_some()) else {
            return Vec::new();
        };
        let shown = [self.clocks.white, self.clocks.black];
        let unnamed = Side::ALL
            .into_iter()
            .filter(|side| [set.white, set.black][side.index()].is_none());
        let odds = self
            .draw_odds
            .map(|side| text!("cli-draw-odds-stay", side: word(side)));
        unnamed
            .map(|side| {
                let time = shown[side.index()];
                let first = control.period(side, 0).on_the_clock().0;
                let clock = text::show_clock(time);
                if self.game.moves.is_empty() && time == first {
                    return text!("cli-begins-with", side: word(side), clock);
                }
                text!("cli-clock-stays", side: word(side), clock)
            })
            .chain(odds)
            .collect()
    }
}

fn word(side: Side) -> String {
    side.to_string().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::super::spelled::tests::stands;
    use super::*;

    /// CLK-5: of 5400+30, with three half-moves played.
    #[test]
    fn clk_5_what_another_time_control_leaves_is_told() {
        let set = |white, control: Option<&str>| SetClocksCommand {
            white,
            time_control: control.map(str::to_owned),
            ..SetClocksCommand::default()
        };
        let mut stands = stands();
        assert!(stands.with_another_control(&set(Some(1), None)).is_empty());
        let told = stands.with_another_control(&set(Some(1), Some("5400+30")));
        let black = text::show_clock(stands.clocks.black);
        let stays = format!(
            "Black's clock stays at {black}, with its period and move counter; give it another \
             time with --black"
        );
        assert_eq!(told, [stays]);
        stands.game.moves.clear();
        stands.clocks.white = 5_400_000;
        let told = stands.with_another_control(&set(None, Some("5400+30")));
        assert_eq!(told[0], "White begins with 1:30:00");
        assert_eq!(told.len(), 2);
        stands.draw_odds = Some(Side::Black);
        let told = stands.with_another_control(&set(None, Some("5400+30")));
        assert!(
            told[2].ends_with("if the game is drawn, Black wins"),
            "{told:?}"
        );
    }
}
