//! Every language of the pages has the sentences that the coordinator tells by a word and what fills it in.

use std::collections::BTreeSet;

use adoube_chess::{IllegalReason, Side};
use adoube_coordinator::shard::{Failure, Void};
use adoube_texts::{Texts, languages};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{Act, PlayWritten, PlayerOrder, WrongStart};
use adoube_tournament::board::{Board, Command, LossSign, Order, Phase};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::RulingRef;
use adoube_tournament::incident;
use adoube_tournament::incident::cause::Cause;
use adoube_tournament::incident::evidence::{MAX_FIGURES, Observation};
use adoube_tournament::laws::{Laws, MissingArticle};
use adoube_tournament::note::Note;
use adoube_tournament::refusal::phrases::{done, local, range, spare};
use adoube_tournament::refusal::{
    BoardChanged, ClosedIncident, Instead, Objection, PhysicalBoardRefusal, Refusal, RoundNeed,
    RoundOpen, RoundUnfinished, TooFewDevices,
};
use adoube_tournament::roles::Verb;
use adoube_tournament::round::Stage;
use adoube_tournament::text::PlainText;
use adoube_tournament::time::Time;

use crate::catalogue::is_in_every_language;
use crate::kit::{Desk, Rules};

type With = Vec<(&'static str, String)>;

/// The names in braces.
fn filled_in(text: &str) -> BTreeSet<&str> {
    let begun = text.split('{').skip(1);
    begun
        .filter_map(|rest| Some(rest.split_once('}')?.0))
        .collect()
}

/// That a language has a sentence which nothing but `with` fills in, and a word for each of these that is one;
/// `words` has the family of such a name.
fn tells(texts: &Texts, key: &str, with: &With, words: &[(&str, &str)]) -> Result<(), String> {
    let text = texts.get(key).ok_or_else(|| format!("{key} is missing"))?;
    let given: BTreeSet<&str> = with.iter().map(|(name, _)| *name).collect();
    let unknown: Vec<&str> = filled_in(text).difference(&given).copied().collect();
    if !unknown.is_empty() {
        return Err(format!("{key}: nothing fills {unknown:?} in"));
    }
    for (name, said) in with {
        let family = words.iter().find(|(of, _)| of == name);
        let Some((_, family)) = family else { continue };
        for said in said.split(',') {
            let word = format!("{family}-{said}");
            let text = texts.get(&word);
            let text = text.ok_or_else(|| format!("{word} is missing, for {key}"))?;
            if !filled_in(text).is_subset(&given) {
                return Err(format!("{word}: not all is filled in, for {key}"));
            }
        }
    }
    Ok(())
}

fn check(prefix: &str, told: &[(&'static str, With)], words: &[(&str, &str)]) {
    let mut missing = Vec::new();
    for (language, texts) in languages() {
        for (word, with) in told {
            let key = format!("{prefix}-{word}");
            if let Err(why) = tells(&texts, &key, with, words) {
                missing.push(format!("{language}: {why}"));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

/// Each word with each figure that it takes as a word, and a seat that fell silent alone.
fn lines() -> Vec<Observation> {
    let all = Observation::WORDS.iter().flat_map(|word| {
        let figures = (0..=5).flat_map(|figure| (0..=MAX_FIGURES).map(move |n| vec![figure; n]));
        figures.filter_map(move |figures| Observation::from_parts(word, &figures).ok())
    });
    let alone = [(0, 8), (1, 1), (1, 8)].map(|(lost, of)| Observation::SeatsLost { lost, of });
    all.chain(alone).collect()
}

#[test]
fn dis_1_every_line_of_evidence_is_told_in_every_language() {
    let told: Vec<(&'static str, With)> = lines()
        .iter()
        .map(|saw| {
            let note = saw.note();
            assert_eq!(note.text, saw.to_string());
            (note.word, note.with)
        })
        .collect();
    let words: BTreeSet<&str> = told.iter().map(|(word, _)| *word).collect();
    assert_eq!(words.len(), Observation::WORDS.len() + 3, "{words:?}");
    let families = [
        ("why", "server-saw-why"),
        ("birth", "server-saw-birth"),
        ("cause", "server-saw-outage"),
        ("mains", "server-saw-yes"),
        ("machine", "server-saw-node-start"),
        ("side", "pages-side"),
    ];
    check("server-saw", &told, &families);
}

const ILLEGAL: [IllegalReason; 11] = [
    IllegalReason::NoPiece,
    IllegalReason::OpponentsPiece,
    IllegalReason::OwnPieceThere,
    IllegalReason::PieceInTheWay,
    IllegalReason::PieceDoesNotMoveSo,
    IllegalReason::NothingToTake,
    IllegalReason::LeavesKingInCheck,
    IllegalReason::PromotionMissing,
    IllegalReason::PromotionNotAllowed,
    IllegalReason::CastlingNotAllowed,
    IllegalReason::GameOver,
];

fn of_a_seat() -> Vec<Refusal> {
    let text = || "e9".to_owned();
    let square = "e4".parse().unwrap();
    let some = vec![
        Refusal::WrongDevice("madrid-1".parse().unwrap()),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::NotAllowed),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::Behind),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::NotConnected),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::Differs(vec![square])),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::EntersMoves),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::NoDifference),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::AlreadyLifted),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::AlreadyRequired),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::NoScoresheets),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::ScoresheetInUse),
        Refusal::PhysicalBoard(PhysicalBoardRefusal::NoHalfMove(2)),
        Refusal::NotYourTurn(Side::White),
        Refusal::NotYourTurn(Side::Black),
        Refusal::NotAMove(text()),
        Refusal::NotOneMove { square, moves: 0 },
        Refusal::NotOneMove { square, moves: 2 },
        Refusal::WrongPly {
            meant: 1,
            current: 2,
        },
        Refusal::PositionSet,
        Refusal::FurtherRuling,
        Refusal::SmartMoveOff,
        Refusal::ChoosePiece,
        Refusal::PremoveOff,
        Refusal::NoPremove,
        Refusal::TooOften,
        Refusal::NotStarted,
        Refusal::BoardPaused,
        Refusal::GameOver,
        Refusal::FlagFell(Time(1)),
        Refusal::NoOffer,
        Refusal::OfferPending,
        Refusal::OfferDeclined,
        Refusal::PlayOn,
        Refusal::CallsWait,
        Refusal::NoRuling,
    ];
    let illegal = ILLEGAL.map(|reason| Refusal::IllegalMove {
        uci: text(),
        reason,
    });
    some.into_iter().chain(illegal).collect()
}

fn objected(reason: &str) -> Refusal {
    Refusal::Objected(Objection {
        board: "3.12".parse().unwrap(),
        side: Side::White,
        call: 2,
        reason: reason.to_owned(),
    })
}

fn of_an_official() -> Vec<Refusal> {
    let board = "3.12".parse().unwrap();
    let ruling = RULING;
    let venue = || "madrid".parse().unwrap();
    vec![
        Refusal::OnHold(1),
        Refusal::HoldOn(1),
        Refusal::NoHold,
        Refusal::NoReasonMissing,
        Refusal::NotPaused,
        Refusal::Forfeited(board),
        Refusal::NothingToDo,
        Refusal::ReasonRequired,
        PlainText::reason("0-1 \u{202e}won").unwrap_err(),
        PlainText::reason("a\u{2028}b").unwrap_err(),
        PlainText::reason("\u{feff}").unwrap_err(),
        PlainText::reason("\u{1b}[1m").unwrap_err(),
        Refusal::NoArticle("e9".to_owned()),
        Refusal::NoArticleOfLaws(MissingArticle {
            text: "L 13.4".to_owned(),
            laws: Laws::Of2023,
        }),
        Refusal::ResultNotAllowed,
        Refusal::NoResult,
        Refusal::ResultApproved,
        Refusal::ResultRuled { board, ruling },
        Refusal::NoCall,
        objected(""),
        objected("it was a draw"),
        Refusal::Played,
        Refusal::NoSuchBoard(board),
        Refusal::TooFewDevices(TooFewDevices {
            venue: venue(),
            devices: 1,
            seats: 2,
        }),
        Refusal::OtherVenue(venue()),
        Refusal::FourEyes,
        Refusal::NotDelegated,
    ]
}

fn of_incidents() -> Vec<Refusal> {
    let board = "3.12".parse().unwrap();
    let ruling = RULING;
    let incident = 3;
    let closed = |instead| Refusal::IncidentClosed(ClosedIncident { incident, instead });
    vec![
        Refusal::NoSuchIncident(incident),
        closed(Instead::CorrectBoard),
        closed(Instead::Reopen(board)),
        closed(Instead::RuleOn { board, open: 4 }),
        Refusal::AllRuled(incident),
        Refusal::Postponed {
            incident,
            board,
            ruling,
        },
        Refusal::IncidentOpen { board, incident },
        Refusal::Joined { incident, into: 4 },
        Refusal::NotOfIncident { incident, board },
        Refusal::NoBreach(board, 4),
        Refusal::AlreadyRuled {
            incident,
            kind: "resume",
            by: None,
            rulings: 1,
        },
        Refusal::NoProposal {
            incident,
            ruling: 1,
        },
        Refusal::ProposalWaits {
            incident,
            ruling: 1,
            by: None,
        },
    ]
}

const RULING: RulingRef = RulingRef {
    incident: 3,
    ruling: 1,
};

/// Why a board refuses an order.
fn refusal(board: &Board, actor: Actor, order: Order) -> Refusal {
    let at = board.last_time();
    let given = Command::new(actor, at, order);
    board.clone().handle(&given).unwrap_err()
}

/// Texts that are no move of the position in which a game begins, and one of a place in the rules that a first
/// move does not reach.
fn unread() -> Vec<Refusal> {
    let (desk, ..) = Desk::playing(&Rules::default());
    let refused = |text: &str| {
        let seat = desk.board().opened().seats.white.clone();
        let order = Order::Player(PlayerOrder::PlayWritten(PlayWritten {
            ply: 1,
            text: text.to_owned(),
            language: "es".to_owned(),
            link: RoundTrips::default(),
        }));
        let player = Actor::Person {
            person: seat.person,
            role: Role::Player,
            device: Some(seat.device),
        };
        refusal(desk.board(), player, order)
    };
    let some = ["Zd5", "??", "Cd5", "Cd4c6"].map(refused);
    let words = some.each_ref().map(|it| it.word_and_arguments().unwrap().0);
    let all = [
        "unread-letter",
        "unread-syntax",
        "unread-illegal",
        "unread-piece",
    ];
    assert_eq!(words, all);
    let others = ["unread-ambiguous", "unread-premove"].map(|word| Refusal::Notation {
        text: "Cd2".to_owned(),
        why: Note::new(word, [], String::new()),
    });
    some.into_iter().chain(others).collect()
}

/// What is said in sentences of their own, each with what fills it in.
fn of_phrases() -> Vec<Refusal> {
    let done = done::ALL.iter().copied().map(Refusal::AlreadyDone);
    let range = range::ALL.iter().copied().map(Refusal::OutOfRange);
    let round = RoundNeed::ALL.iter().flat_map(|needs| {
        Stage::ALL.map(|stage| Refusal::RoundState {
            round: 2,
            state: stage.name(),
            needs: *needs,
        })
    });
    let spare = spare::ALL.iter().map(|why| Refusal::NoSpare {
        device: "madrid-1".parse().unwrap(),
        why: *why,
    });
    let board = "2.1".parse().unwrap();
    let open = Refusal::RoundOpen(RoundOpen {
        board,
        stage: Stage::Started,
    });
    let unfinished = [1, 11].map(|count| {
        let boards = vec![(board, Phase::Waiting.name()); count];
        Refusal::RoundUnfinished(RoundUnfinished::new(2, boards))
    });
    let all = done.chain(range).chain(round).chain(spare);
    let all = all.chain([Refusal::CountersOutOfRange]);
    all.chain([open]).chain(unfinished).collect()
}

/// What is told by a word of its own beside the refusal's.
fn of_notes() -> Vec<Refusal> {
    let note = |word, with| Note {
        word,
        with,
        text: String::new(),
    };
    let with = |names: &[&'static str]| -> With {
        let said = |name: &&'static str| match *name {
            "side" => (*name, "white".to_owned()),
            name => (name, "x".to_owned()),
        };
        names.iter().map(said).collect()
    };
    let board = "3.12".parse().unwrap();
    let clocks: [(&str, &[&str]); 3] = [
        ("deduct-nothing", &["side", "has", "taken"]),
        ("deduct-less", &["side", "has", "taken", "most"]),
        ("clock-out-of-range", &["side", "has", "most"]),
    ];
    let clocks = clocks.map(|(word, names)| Refusal::ClockOfRuling {
        board,
        why: note(word, with(names)),
        beside: Vec::new(),
    });
    let pairings: [(&str, &[&str]); 3] = [
        ("pairing-no-venue", &["number"]),
        ("pairing-other-variant", &[]),
        ("pairing-no-start", &[]),
    ];
    let pairings = pairings.map(|(word, names)| Refusal::BadPairing {
        board: 12,
        what: note(word, with(names)),
    });
    let others: [(&str, &[&str]); 18] = [
        ("deduct-from-nobody", &["board"]),
        ("both-away-at-once", &["board"]),
        ("both-away", &["board"]),
        ("another-game", &["board"]),
        ("nobody-away", &["board"]),
        ("none-shorter", &["control"]),
        ("ruling-pending", &[]),
        ("close-held", &["board", "holds"]),
        ("close-starts", &["board", "seconds"]),
        ("close-stands", &["board"]),
        ("close-unheard", &["board"]),
        ("close-not-ready", &["board", "side"]),
        ("close-none-ready", &["board"]),
        ("seat-of-board", &["device"]),
        ("no-seat", &[]),
        ("no-such-round", &["round", "rounds"]),
        ("times-alike", &["control", "white", "black"]),
        ("times-differ", &["white", "black"]),
    ];
    let others = others.map(|(word, names)| Refusal::CannotBe(note(word, with(names))));
    let all = clocks.into_iter().chain(pairings);
    all.chain(others).collect()
}

/// What changed on a board, as its `Change` tells it.
fn changes() -> Vec<Note> {
    let plain = [
        "nothing",
        "began",
        "moved",
        "stopped",
        "let-go",
        "set",
        "added",
        "penalised",
        "came-late",
        "outage",
        "ruled",
        "began-anew",
        "restored",
        "reopened",
        "corrected",
        "reversed",
        "new-start",
        "disconnected",
        "reconnected",
        "seat-moved",
        "checked",
        "published-again",
        "other",
    ];
    let plain = plain.map(|word| Note::new(word, [], String::new()));
    let x = || "x".to_owned();
    let filled = [
        Note::new("carried-out", [("ruling", x())], x()),
        Note::new("ended", [("ending", "flag".to_owned())], x()),
        Note::new("moved-to", [("plies", x()), ("last", x())], x()),
    ];
    plain.into_iter().chain(filled).collect()
}

/// What keeps a board or a round from what is wanted of it.
fn of_what_stands() -> Vec<Refusal> {
    let board = "3.12".parse().unwrap();
    let moved_on = changes().into_iter().flat_map(|what| {
        let stale = Refusal::ProposalStale {
            ruling: RulingRef {
                incident: 3,
                ruling: 1,
            },
            board,
            what: what.clone(),
        };
        let since = |by| {
            let what = what.clone();
            Refusal::BoardChanged(BoardChanged { board, what, by })
        };
        let since = [since(None), since(Some("p1".parse().unwrap()))];
        let [nobody, somebody] = since;
        [
            Refusal::BoardMovedOn { board, what },
            stale,
            nobody,
            somebody,
        ]
    });
    let reason = || "a fire alarm".to_owned();
    let moves = |more| Refusal::MovesMade(3, "3.1".to_owned(), more);
    let some = [
        Refusal::NotYourSeat("p1".parse().unwrap()),
        Refusal::HoldNotEnded(3, 1, None, Some(reason())),
        Refusal::HoldNotEnded(3, 1, None, None),
        Refusal::HoldNotEnded(3, 1, Some("madrid".parse().unwrap()), Some(reason())),
        Refusal::HoldNotEnded(3, 1, Some("madrid".parse().unwrap()), None),
        moves(0),
        moves(2),
    ];
    let local = local::ALL.iter().copied().map(Refusal::NotLocal);
    some.into_iter().chain(local).chain(moved_on).collect()
}

/// Start positions that an arbiter typed and that cannot be, each with another fault.
fn of_start_positions() -> Vec<Refusal> {
    let (desk, ..) = Desk::playing(&Rules::default());
    let refused = |fen: &str| {
        let order = Act::WrongStart(WrongStart {
            fen: fen.to_owned(),
        })
        .because("the wrong position");
        let chief = Actor::Person {
            person: "chief".parse().unwrap(),
            role: Role::ChiefArbiter,
            device: None,
        };
        refusal(desk.board(), chief, order)
    };
    FAULTS
        .iter()
        .map(|(fault, fen)| {
            let refusal = refused(fen);
            let (_, with) = refusal.word_and_arguments().unwrap();
            assert_eq!(with, [("fault", (*fault).to_owned())], "{fen}");
            refusal
        })
        .collect()
}

/// Each with a position that has it; of an event of standard chess.
const FAULTS: [(&str, &str); 16] = [
    ("length", ""),
    ("fields", "8/8/8/8"),
    ("pieces", "9/8/8/8/8/8/8/8 w - - 0 1"),
    ("side-to-move", "4k3/8/8/8/8/8/8/4K3 x - - 0 1"),
    ("castling-field", "4k3/8/8/8/8/8/8/4K3 w ? - 0 1"),
    ("en-passant-field", "4k3/8/8/8/8/8/8/4K3 w - z9 0 1"),
    ("half-move-clock", "4k3/8/8/8/8/8/8/4K3 w - - x 1"),
    ("move-number", "4k3/8/8/8/8/8/8/4K3 w - - 0 x"),
    ("king-missing", "8/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("too-many-kings", "3kk3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("pawn-on-back-rank", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("opponent-in-check", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1"),
    ("castling-rights", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"),
    ("en-passant-square", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1"),
    ("impossible-check", "4k3/8/8/8/1b2r3/3n4/8/4K3 w - - 0 1"),
    (
        "too-many-pieces",
        "4k3/8/8/8/8/8/NNNNNNNN/NNNNKNNN w - - 0 1",
    ),
];

/// Of the event's regulations.
fn regulations() -> Vec<Refusal> {
    let word = |word, with| Refusal::AgainstRegulations {
        article: "O 18.9",
        why: Note {
            word,
            with,
            text: String::new(),
        },
    };
    WORDS
        .iter()
        .map(|(of, names)| word(*of, names.iter().map(said).collect()))
        .collect()
}

fn said(name: &&'static str) -> (&'static str, String) {
    let said = match *name {
        "side" => "white",
        "kind" => "restart",
        _ => "x",
    };
    (*name, said.to_owned())
}

/// Each with what fills it in.
const WORDS: [(&str, &[&str]); 28] = [
    ("flag-stands", &[]),
    ("ruling-excluded", &["kind"]),
    ("not-disconnected", &["side", "board"]),
    ("no-claims", &[]),
    ("claim-of-turn", &["side"]),
    ("claim-threefold", &[]),
    ("claim-threefold-after", &["last"]),
    ("claim-fifty", &[]),
    ("claim-fifty-after", &["last"]),
    ("no-option-smart-move", &[]),
    ("no-option-premove", &[]),
    ("no-option-queen", &[]),
    ("assistant-plays", &["person"]),
    ("assistant-plays-elsewhere", &["person", "board"]),
    ("no-odds-to-share", &[]),
    ("not-shorter", &["control", "than"]),
    ("not-shorter-own", &["control", "than", "own"]),
    ("device-unheard", &["device"]),
    ("device-disconnected", &["device"]),
    ("device-says-nothing", &["device"]),
    ("device-not-locked", &["device"]),
    ("device-other-profile", &["device"]),
    ("device-layers", &["layers", "device"]),
    ("device-not-tried", &["device"]),
    ("report-not-latest", &["device"]),
    ("tried-other-profile", &["device"]),
    ("tried-layers", &["layers", "device"]),
    ("played-since", &["device"]),
];

/// What a player or an official meets on a page and is told by figures.
fn refusals() -> Vec<Refusal> {
    let roles = Verb::ALL.iter().map(|verb| Refusal::NotYourRole {
        verb: *verb,
        article: verb.allowed().1,
    });
    let some = of_a_seat().into_iter().chain(of_an_official());
    let some = some.chain(of_incidents()).chain(roles);
    some.chain(of_phrases())
        .chain(unread())
        .chain(regulations())
        .chain(of_notes())
        .chain(of_what_stands())
        .chain(of_start_positions())
        .collect()
}

#[test]
fn every_refusal_that_is_told_by_figures_is_told_in_every_language() {
    let mut told = Vec::new();
    for refusal in refusals() {
        if let Some(message) = refusal.message() {
            assert_eq!(refusal.word_and_arguments(), None, "{refusal:?}");
            is_in_every_language(&message);
            continue;
        }
        match refusal.word_and_arguments() {
            Some(one) => told.push(one),
            // Nobody may: it has no roles to name.
            None => assert!(
                matches!(refusal, Refusal::NotYourRole { .. }),
                "{refusal:?}"
            ),
        }
    }
    let families = [
        ("reason", "pages-illegal"),
        ("roles", "pages-role"),
        ("kind", "pages-ruling-kind"),
        ("side", "pages-side"),
        ("state", "pages-round-state"),
        ("fault", "pages-start-fault"),
        ("hidden", "pages-hidden-kind"),
    ];
    check("pages-refusal", &told, &families);
}

/// Why a premove was dropped is recorded in English: a page looks there which reason it is.
#[test]
fn brd_6_a_reason_in_english_is_the_english_of_its_word() {
    for reason in ILLEGAL {
        let refused = Refusal::IllegalMove {
            uci: String::new(),
            reason,
        };
        let (_, with) = refused.word_and_arguments().unwrap();
        let word = with.iter().find(|(name, _)| *name == "reason").unwrap();
        let key = format!("pages-illegal-{}", word.1);
        let typeset = reason.to_string().replace('\'', "’");
        assert_eq!(languages()["en"][&key], typeset);
    }
}

/// What is no rule's: the ledger that takes nothing, the coordinator that stops or has too much to do.
#[test]
fn every_failure_of_the_coordinator_is_told_in_every_language() {
    let failures = [
        Failure::Storage,
        Failure::InDoubt,
        Failure::Stopping,
        Failure::Busy,
        Failure::Void(Void::Expired),
        Failure::Void(Void::Withdrawn),
    ];
    let told = failures.map(|failure| (failure.word().unwrap(), Vec::new()));
    check("pages-refusal", &told, &[]);
}

/// One name for one state: what the command line tells of an incident is what the pages call it.
#[test]
fn dis_1_causes_and_stages_have_the_names_of_the_pages() {
    let texts = &languages()["en"];
    for cause in Cause::ALL {
        if cause != Cause::Unknown {
            let name = texts[&format!("officials-cause-{}", cause.name())].replace('’', "'");
            assert_eq!(name, cause.to_string());
        }
    }
    for word in ["open", "connected-again", "ruled", "executed", "closed"] {
        let stage = incident::Stage::from_name(word).unwrap();
        assert_eq!(texts[&format!("officials-stage-{word}")], stage.in_words());
    }
}

/// DIS-1: the pages say with the command line's words how a disconnection was noticed, and have no others.
#[test]
fn dis_1_how_a_disconnection_was_noticed_reads_the_same_everywhere() {
    for (language, texts) in languages() {
        let signs = texts.iter().filter_map(|(key, text)| {
            let word = key.strip_prefix("officials-noticed-")?;
            Some((LossSign::from_name(word), text.replace('’', "'")))
        });
        let signs: Vec<_> = signs.collect();
        assert_eq!(signs.len(), 5, "{language}");
        for (sign, text) in signs {
            let sign = sign.unwrap();
            assert!(language != "en" || text == sign.text(), "{text}");
        }
    }
}
