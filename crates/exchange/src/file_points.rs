//! The points that a report says of its players, against what their rounds bring.

use adoube_tournament::scoring::PointSystem;
use adoube_tournament::trf::{self, File, Line, Player};
use adoube_user_text::catalogue::{CatalogueMessage, filled};

/// How many players are named.
const NAMED: usize = 5;

/// One remark for all players whose points (columns 81 to 84) are not those of their rounds, by the
/// event's points or the report's. A report may count the byes of rounds to come or leave them out.
pub fn remark(bytes: &[u8], points: PointSystem) -> Option<String> {
    let file = trf::read(bytes).ok()?;
    // Players may have points there that no result brings.
    let special = |line: &Line| matches!(line, Line::Other(text) if text.starts_with("299"));
    if file.lines.iter().any(special) {
        return None;
    }
    let wrong = wrong(&file, points);
    let named = wrong[..wrong.len().min(NAMED)].join("; ");
    (!wrong.is_empty()).then(|| {
        let message = CatalogueMessage::new("file-points-differ")
            .text("players", named)
            .number("more", wrong.len().saturating_sub(NAMED));
        let sentences = [Some(filled(&message)), pairing_bye_hint(&file, points)];
        sentences
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(". ")
    })
}

/// Whose points are not those of their rounds.
fn wrong(file: &File, points: PointSystem) -> Vec<String> {
    let played = last_played(file);
    let counted = |player: &Player, round| player.halves_before(round, points);
    let wrong = file.players().filter_map(|player| {
        let told = u32::from(player.points_tenths?);
        let rounds = [played.saturating_add(1), u16::MAX];
        let fits = rounds.iter().any(|end| counted(player, *end) * 5 == told);
        let tenths = counted(player, rounds[0]) * 5;
        (!fits).then(|| {
            filled(
                &CatalogueMessage::new("file-points-of-player")
                    .text("player", player.number)
                    .text("told", shown(told))
                    .text("counted", shown(tenths)),
            )
        })
    });
    wrong.collect()
}

/// What makes all points fit, if it is another worth of the pairing-allocated bye alone. It is not
/// counted so: the report does not say it.
fn pairing_bye_hint(file: &File, points: PointSystem) -> Option<String> {
    let says = |line: &Line| matches!(line, Line::Other(text) if trf::says_points(text));
    if file.lines.iter().any(says) {
        return None;
    }
    let fits = |pairing_bye: &u8| {
        let games = points.games.with_pairing_bye(*pairing_bye);
        games.is_ok_and(|games| wrong(file, PointSystem { games, ..points }).is_empty())
    };
    let halves = (0..=points.games.win_halves()).find(fits)?;
    let worth = shown(u32::from(halves) * 5);
    let now = shown(u32::from(points.games.pairing_bye_halves()) * 5);
    Some(filled(
        &CatalogueMessage::new("file-points-hint")
            .text("worth", worth)
            .text("now", now),
    ))
}

/// The last round in which a game has a result.
fn last_played(file: &File) -> u16 {
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    let played = |round: &u16| {
        let mut cells = file.players().map(|player| player.cell(*round));
        cells.any(|cell| cell.opponent.is_some() && cell.result.is_some())
    };
    (1..=last).rev().find(played).unwrap_or(0)
}

fn shown(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use adoube_tournament::scoring::Scoring;

    use super::*;

    #[test]
    fn end_7_points_that_the_rounds_do_not_bring_are_told() {
        let report = |points: [&str; 2], more: &str| {
            let line = |number, points, rounds| {
                format!("001 {number:>4}      P{number}{points:>68}    1{rounds}\n")
            };
            let one = line(1, points[0], "     2 w 1  0000 - H");
            let two = line(2, points[1], "     1 b 0");
            format!("012 Open\n{one}{two}{more}")
        };
        let told = "points in columns 81 to 84 differ from the rounds, which are used: player";
        let football = Scoring::from_halves(6, 2, 0).unwrap().into();
        let usual = PointSystem::default();
        for (points, more, scoring, expected) in [
            (["1.0", "0.0"], "", usual, String::new()),
            (["1.5", ""], "", usual, String::new()),
            (["3.0", "0.0"], "", football, String::new()),
            (["2.0", "9.0"], "299  X 2.0\n", usual, String::new()),
            // The line is read elsewhere, into the points that are given.
            (["3.0", "0.0"], "162  W 3.0\n", football, String::new()),
            (
                ["2.0", "0.5"],
                "",
                usual,
                format!("{told} 1 2.0, their rounds 1.0; player 2 0.5, their rounds 0.0"),
            ),
            (
                ["1.0", "0.0"],
                "",
                football,
                format!("{told} 1 1.0, their rounds 3.0"),
            ),
        ] {
            let text = report(points, more);
            trf::read(&text).unwrap();
            let remark = remark(text.as_bytes(), scoring).unwrap_or_default();
            assert_eq!(remark, expected, "{text}");
        }
    }
}
