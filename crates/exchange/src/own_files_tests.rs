//! Every file of games that goes out comes back to the same state: random boards with takebacks, games begun
//! anew, positions that were set up, every result, and what was said beside the moves.

use adoube_chess::pgn::{Game, Reader};
use adoube_chess::{Position, Side as Colour, Start, Variant};
use adoube_proto::v1::{self, board_event::Event};
use adoube_proto::v1::{
    ArbiterCalled, BoardEvent, BoardRef, Clocks, DrawOffered, Finished, GameView, Moved, Opened,
    PlayerEntry, PositionRestored, Restarted, Result as Points, Resumed, Side, Started,
};

use super::round_days::Days;
use super::tests::{START, game, regulations};
use super::{import_pgn, pgn};

/// Numbers that are the same in every run (Steele, Lea and Flood, `SplitMix64`).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % sides
    }

    fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[usize::try_from(self.roll(all.len() as u64)).unwrap()]
    }

    fn reason(&mut self) -> String {
        let all = [
            "",
            "a \"phone\" rang",
            "Žan \\ spät (=) 1-0 *",
            "[%eval 0.1] ; {noise",
            "% of [Event \"x\"] 1. e4 $5",
        ];
        (*self.pick(&all)).to_owned()
    }
}

const STARTS: [&str; 3] = [
    "4k3/p6p/8/8/8/8/P6P/4K2R b K - 3 17",
    "4k3/pp5p/8/8/8/8/PP5P/4K3 w - - 0 40",
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
];

/// A board while its records are made up.
struct Maker {
    dice: Dice,
    start: Start,
    played: Vec<Position>,
    events: Vec<BoardEvent>,
}

impl Maker {
    fn new(seed: u64) -> Self {
        let mut dice = Dice(seed);
        let start = match dice.roll(3) {
            0 => Start::standard(),
            1 => Start::chess960(u16::try_from(dice.roll(960)).unwrap()).unwrap(),
            _ => Start::from_fen(
                Variant::Standard,
                STARTS[usize::try_from(dice.roll(3)).unwrap()],
            )
            .unwrap(),
        };
        let mut maker = Self {
            played: vec![Position::from_start(&start).unwrap()],
            start,
            dice,
            events: Vec::new(),
        };
        let variant = match maker.start.variant {
            Variant::Standard => v1::Variant::Standard,
            Variant::Chess960 => v1::Variant::Chess960,
        };
        let fen = maker.played[0].fen();
        maker.add(Event::Opened(Opened {
            variant: variant.into(),
            fen,
            ..Opened::default()
        }));
        maker
    }

    fn add(&mut self, event: Event) {
        let time = START + 1_000 * self.events.len() as u64;
        let clocks = Clocks {
            white: self.dice.roll(7_200_000),
            black: self.dice.roll(90) * 1_000,
            ..Clocks::default()
        };
        self.events.push(BoardEvent {
            time,
            clocks: Some(clocks),
            event: Some(event),
            sequence: self.events.len() as u64,
            ..BoardEvent::default()
        });
    }

    fn side(&self) -> Side {
        match self.played[self.played.len() - 1].side_to_move() {
            Colour::White => Side::White,
            Colour::Black => Side::Black,
        }
    }

    fn step(&mut self) {
        let reason = self.dice.reason();
        let seat = self.side().into();
        match self.dice.roll(12) {
            0 => {
                let back = self.dice.roll(self.played.len() as u64);
                let ply = u32::try_from(back).unwrap();
                self.played.truncate(usize::try_from(back).unwrap() + 1);
                self.add(Event::PositionRestored(PositionRestored {
                    ply,
                    reason,
                    ..PositionRestored::default()
                }));
            }
            1 => {
                self.played.truncate(1);
                self.add(Event::Restarted(Restarted {
                    reason,
                    ..Restarted::default()
                }));
                self.add(Event::Started(Started {}));
            }
            2 => self.add(Event::DrawOffered(DrawOffered { seat })),
            3 => self.add(Event::ArbiterCalled(ArbiterCalled {
                number: 1,
                seat,
                reason,
                leave: false,
                objection: None,
            })),
            4 => self.add(Event::Resumed(Resumed { reason })),
            _ => self.play(),
        }
    }

    fn play(&mut self) {
        let position = &self.played[self.played.len() - 1];
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        let mv = *self.dice.pick(&legal);
        let san = position.san(mv).unwrap();
        let mut after = position.clone();
        after.play(mv).unwrap();
        let seat = self.side().into();
        let ply = u32::try_from(self.played.len()).unwrap();
        self.played.push(after);
        self.add(Event::Moved(Moved {
            seat,
            ply,
            uci: mv.to_string(),
            san,
            ..Moved::default()
        }));
    }

    /// A board of round 1.
    fn board(mut self, number: u32) -> GameView {
        // Colours that were reversed before the first game began.
        for _ in 0..self.dice.roll(6).saturating_sub(3) {
            let reason = self.dice.reason();
            self.add(Event::Restarted(Restarted {
                reversed: true,
                reason,
                ..Restarted::default()
            }));
        }
        let forfeit = self.dice.roll(4) == 0;
        if !forfeit {
            self.add(Event::Started(Started {}));
            (0..self.dice.roll(60)).for_each(|_| self.step());
        }
        let (ending, results) = if forfeit {
            ("forfeit", &[(2, 0), (0, 2), (0, 0)][..])
        } else {
            let all = &[(2, 0), (0, 2), (1, 1), (1, 0), (0, 1), (0, 0)][..];
            (
                *self.dice.pick(&["declared", "resignation", "flag", ""]),
                all,
            )
        };
        let (white_halves, black_halves) = *self.dice.pick(results);
        if !ending.is_empty() {
            let reason = self.dice.reason();
            self.add(Event::Finished(Finished {
                result: Some(Points {
                    white_halves,
                    black_halves,
                }),
                ending: v1::Ending::from_word(ending).unwrap().into(),
                reason,
            }));
        }
        let player = |number: u32, name: String| PlayerEntry {
            number,
            name,
            ..PlayerEntry::default()
        };
        GameView {
            board: Some(BoardRef {
                round: 1,
                board: number,
            }),
            white: Some(player(2 * number - 1, format!("Žan \"{number}\" W\\"))),
            black: Some(player(2 * number, format!("Black, No. {number}"))),
            events: self.events,
            ..game()
        }
    }
}

/// What a game says, with its tags in one order and its comments as any reader joins them.
fn said(mut game: Game) -> Game {
    let result = game.result.to_string();
    game.set_tag("Result", result);
    for name in ["Site", "Date"] {
        let told = game.tag(name).unwrap_or("?").to_owned();
        game.set_tag(name, if told.starts_with("????") { "?" } else { &told });
    }
    game.tags.sort();
    let join = |text: &mut Option<String>| {
        let words = text.as_deref().unwrap_or_default().split_whitespace();
        let words: Vec<&str> = words.collect();
        *text = (!words.is_empty()).then(|| words.join(" "));
    };
    join(&mut game.comment);
    game.moves.iter_mut().for_each(|ply| join(&mut ply.comment));
    game
}

/// BRD-9, BRD-10, END-7, EVT-5.
#[test]
fn evt_5_every_file_of_games_comes_back_to_the_same_state() {
    let (regulations, days) = (regulations(), Days::default());
    let mut superseded = 0;
    for seed in 0..120 {
        let boards: Vec<GameView> = (1..=3)
            .map(|number| Maker::new(seed * 3 + u64::from(number)).board(number))
            .collect();
        let text = pgn::write(&boards, &regulations, &days).unwrap();
        let read: Vec<Game> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
        let written = boards
            .iter()
            .flat_map(|view| pgn::all(view, &regulations, &days).unwrap());
        let written: Vec<Game> = written.map(said).collect();
        let again: Vec<Game> = read.iter().cloned().map(said).collect();
        assert_eq!(again, written, "seed {seed}\n{text}");
        superseded += read.len() - boards.len();

        // Each board is paired once, from where its game that counts began.
        for variant in [Variant::Standard, Variant::Chess960] {
            let own = boards.iter().all(|view| {
                let opened = view.events[0].event.as_ref();
                matches!(opened, Some(Event::Opened(opened))
                    if (opened.variant() == v1::Variant::Chess960) == (variant == Variant::Chess960))
            });
            if own {
                let imported = import_pgn::read(text.as_bytes(), None, &[], variant).unwrap();
                let pairs: Vec<_> = imported
                    .pairings
                    .iter()
                    .map(|p| (p.board, p.white, p.black))
                    .collect();
                assert_eq!(pairs, [(1, 1, 2), (2, 3, 4), (3, 5, 6)], "seed {seed}");
            }
        }
    }
    assert!(superseded > 50, "{superseded}");
}

/// BRD-10: moves that were taken back have the numbers that they had.
#[test]
fn brd_10_abandoned_moves_of_a_position_that_was_set_up_keep_their_numbers() {
    let fen = STARTS[0];
    let mut maker = Maker::new(0);
    maker.start = Start::from_fen(Variant::Standard, fen).unwrap();
    maker.played = vec![Position::from_start(&maker.start).unwrap()];
    maker.events.clear();
    maker.add(Event::Opened(Opened {
        variant: v1::Variant::Standard.into(),
        fen: fen.to_owned(),
        ..Opened::default()
    }));
    for uci in ["e8e7", "e1e2", "e7e6"] {
        let position = maker.played[maker.played.len() - 1].clone();
        let mv = position.parse_uci(uci).unwrap();
        let san = position.san(mv).unwrap();
        let mut after = position;
        after.play(mv).unwrap();
        let (seat, ply) = (
            maker.side().into(),
            u32::try_from(maker.played.len()).unwrap(),
        );
        maker.played.push(after);
        maker.add(Event::Moved(Moved {
            seat,
            ply,
            uci: uci.to_owned(),
            san,
            ..Moved::default()
        }));
    }
    maker.add(Event::PositionRestored(PositionRestored::default()));
    let view = GameView {
        events: maker.events,
        ..game()
    };
    let comment = pgn::game(&view, &regulations()).unwrap().comment.unwrap();
    assert!(
        comment.ends_with("moves taken back: 17...Ke7 18.Ke2 18...Ke6."),
        "{comment}"
    );
}
