//! The points of results, where a report says them: 162 of TRF26, `XXS` of the extensions.

use super::file::{File, Line};
use crate::regulations::{InvalidScoring, Scoring};

impl File {
    /// What a win, a draw and a loss bring; the usual points where the report is silent.
    pub fn scoring(&self) -> Result<Scoring, InvalidScoring> {
        let usual = Scoring::default();
        let mut halves = [usual.win_halves(), usual.draw_halves(), usual.loss_halves()];
        for line in &self.lines {
            let Line::Other(text) = line else { continue };
            if let Some(rest) = text.strip_prefix("162 ") {
                by_columns(rest, &mut halves);
            } else if let Some(rest) = text.strip_prefix("XXS ") {
                by_names(rest, &mut halves);
            }
        }
        let [win, draw, loss] = halves;
        Scoring::from_halves(win, draw, loss)
    }
}

/// `W 3.0    D 1.0    L 0.0`
fn by_columns(text: &str, halves: &mut [u8; 3]) {
    let letters = text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    for (at, letter) in letters {
        let rest = &text[at + 1..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic());
        let points = points_of(rest[..end.unwrap_or(rest.len())].trim());
        if let Some(points) = points {
            set(halves, letter.encode_utf8(&mut [0; 4]), points);
        }
    }
}

/// `W=3 D=1`
fn by_names(text: &str, halves: &mut [u8; 3]) {
    for word in text.split_whitespace() {
        if let Some((name, points)) = word.split_once('=')
            && let Some(points) = points_of(points)
        {
            set(halves, name, points);
        }
    }
}

fn set(halves: &mut [u8; 3], name: &str, points: u8) {
    match name {
        "W" | "WW" => halves[0] = points,
        "D" | "WD" => halves[1] = points,
        "L" | "WL" => halves[2] = points,
        _ => {}
    }
}

/// `1`, `1.0`, `.5`, in halves.
fn points_of(text: &str) -> Option<u8> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let whole: u8 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok().filter(|whole| *whole <= 100)?
    };
    match decimals.trim_end_matches('0') {
        "" => Some(whole * 2),
        "5" => Some(whole * 2 + 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_7_points_are_read_in_the_words_of_both_editions() {
        let football = Scoring::from_halves(6, 2, 0);
        for (text, expected) in [
            ("", Ok(Scoring::default())),
            ("162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0", football),
            ("162  W 3.0    D 1.0", football),
            ("XXS W=3 D=1", football),
            (
                "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0",
                football,
            ),
            (
                "XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0",
                Ok(Scoring::default()),
            ),
            ("XXS W=1 D=3", Err(InvalidScoring::Order)),
        ] {
            let mut file = File::default();
            file.lines.push(Line::Other(text.to_owned()));
            assert_eq!(file.scoring(), expected, "{text}");
        }
    }
}
