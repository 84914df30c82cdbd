//! Games as scoresheets: moves alone, in the letters of a language or in figurines (NOT-1).

use adoube_chess::notation::{Notation, Told, write_score};
use adoube_chess::pgn::{Game, Ply, Wrap};
use adoube_chess::{Position, Side};
use adoube_proto::v1::GameView;
use adoube_tournament::regulations::Regulations;
use adoube_user_text::catalogue::{CatalogueMessage, filled};
use anyhow::{Context as _, Result};

use super::pgn;

/// The games of a round that count, by their boards.
pub fn write(games: &[GameView], regulations: &Regulations, notation: Notation) -> Result<String> {
    let mut games: Vec<&GameView> = games.iter().collect();
    games.sort_by_key(|view| view.board.map(|board| board.board));
    let sheets: Result<Vec<String>> = games
        .into_iter()
        .map(|view| sheet(&pgn::game(view, regulations)?, notation))
        .collect();
    Ok(sheets?.join("\n"))
}

fn sheet(game: &Game, notation: Notation) -> Result<String> {
    let tag = |name| game.tag(name).unwrap_or("?");
    let start = game.start()?;
    let first = Position::from_start(&start)?.side_to_move();
    let sides = [first, first.other()].into_iter().cycle();
    let moves = game.moves.iter().zip(sides).map(|(ply, side)| Told {
        mv: ply.mv,
        draw_offered: offers(ply, side),
    });
    let moves: Vec<Told> = moves.collect();
    let score = write_score(&start, &moves, notation).with_context(|| {
        filled(&CatalogueMessage::new("file-score-of-board").text("board", tag("Round")))
    })?;
    let mut text = format!(
        "{}  {} - {}  {}\n",
        tag("Round"),
        tag("White"),
        tag("Black"),
        game.result
    );
    if let Some(fen) = &start.fen {
        text.push_str(fen);
        text.push('\n');
    }
    let mut lines = Wrap::default();
    score.split(' ').for_each(|word| lines.word(word));
    Ok(text + &lines.finish())
}

/// Whether an offer of a draw stands beside a move of that side (C.12): PGN tells it there.
fn offers(ply: &Ply, side: Side) -> bool {
    let words = match side {
        Side::White => "(=) White offers",
        Side::Black => "(=) Black offers",
    };
    ply.comment
        .as_ref()
        .is_some_and(|said| said.contains(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_chess::notation::Language;
    use adoube_chess::pgn::Reader;

    #[test]
    fn end_2_not_1_a_scoresheet_in_spanish_and_in_figurines() {
        let text = "[Round \"3.12\"]\n[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1/2-1/2\"]\n\n\
                    1. e4 e5 2. Nf3 {[%clk 0:59:10] (=) White offers a draw.} Nc6 3. Bb5 a6 4. Bxc6 \
                    dxc6 5. O-O Qf6 6. d4 exd4 7. Bg5 Qg6 8. Qxd4 Be6 9. Nc3 1/2-1/2\n";
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let spanish = Notation::of(Language::Spanish);
        assert_eq!(
            sheet(&game, spanish).unwrap(),
            "3.12  Anna - Boris  1/2-1/2\n\
             1. e4 e5 2. Cf3 (=) Cc6 3. Ab5 a6 4. Axc6 dxc6 5. 0-0 Df6 6. d4 exd4 7. Ag5 Dg6\n\
             8. Dxd4 Ae6 9. Cc3\n"
        );
        let figurines = Notation {
            figurines: true,
            signs: false,
            ..spanish
        };
        let pictured = sheet(&game, figurines).unwrap().replace('\n', " ");
        assert!(pictured.contains("8. ♕d4 ♗e6 9. ♘c3"), "{pictured}");
    }
}
