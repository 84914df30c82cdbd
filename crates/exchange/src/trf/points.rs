//! Points that are not the usual ones, in the words of each edition.

use adoube_tournament::scoring::Scoring;
use adoube_tournament::trf::Edition;

/// The line that says them; none where they are the usual ones. Who is absent has nothing.
pub(super) fn line(scoring: Scoring, edition: Edition) -> Option<String> {
    if scoring == Scoring::default() {
        return None;
    }
    let [win, draw, loss] = [
        scoring.win_halves(),
        scoring.draw_halves(),
        scoring.loss_halves(),
    ];
    let points = |halves: u8| format!("{}.{}", halves / 2, halves % 2 * 5);
    let (win, draw, loss) = (points(win), points(draw), points(loss));
    let bye = points(scoring.pairing_bye_halves());
    Some(match edition {
        Edition::Trf16 => format!(
            "XXS WW={win} BW={win} WD={draw} BD={draw} WL={loss} BL={loss} ZPB=0.0 HPB={draw} \
             FPB={win} PAB={bye} FW={win} FL=0.0"
        ),
        Edition::Trf26 => {
            format!("162  W{win:>4}    D{draw:>4}    L{loss:>4}    A 0.0    P{bye:>4}")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_7_other_points_stand_in_their_columns() {
        assert_eq!(line(Scoring::default(), Edition::Trf26), None);
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        let text = line(football, Edition::Trf26).unwrap();
        // From 1: a letter in column 6, 15, 24 and so on, its points in the four after it.
        let read = |column: usize| (&text[column - 1..column], text[column..column + 4].trim());
        assert_eq!(
            [6, 15, 24, 33, 42].map(read),
            [
                ("W", "3.0"),
                ("D", "1.0"),
                ("L", "0.0"),
                ("A", "0.0"),
                ("P", "3.0")
            ]
        );
        let text = line(football, Edition::Trf16).unwrap();
        assert!(text.starts_with("XXS WW=3.0 BW=3.0 WD=1.0"), "{text}");
        let half = Scoring::default().with_pairing_bye(1).unwrap();
        let text = line(half, Edition::Trf16).unwrap();
        assert!(text.contains(" PAB=0.5 FW=1.0"), "{text}");
        let text = line(half, Edition::Trf26).unwrap();
        assert!(
            text.starts_with("162  W 1.0 ") && text.ends_with("P 0.5"),
            "{text}"
        );
    }
}
