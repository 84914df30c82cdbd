//! The whole story of a seed: a round is played while things go wrong, then nothing goes wrong any more, and
//! every game has to end as its players want.

use std::fmt::Write as _;

use adoube_chess::Side;
use adoube_ledger::Ledger;
use adoube_tournament::board::{Board, Ending, Phase};
use fastrand::Rng;

use crate::evidence::Evidence;
use crate::faults::Planted;
use crate::games;
use crate::invariants::{Invariant, Violation, check};
use crate::model::{self, Size};
use crate::network::FAIR;
use crate::sequences::NewGame;
use crate::steps::Step;
use crate::system::{Play, System};
use crate::terms::Terms;
use adoube_kiosk::player::script::{How, Script, ScriptGame};

/// Two boards across two venues: enough for all that spans boards, and cheap.
pub const SMALL: Size = Size {
    venues: 2,
    devices: 2,
    spares: 1,
};

/// Everybody has come by then and the games have begun, virtual milliseconds.
const BEGUN: u64 = 15_000;
/// Steps come so far apart at most, milliseconds.
const APART: u64 = 4_000;
/// How many there are.
const STEPS: usize = 20;
/// No step of a file comes later, milliseconds: four hours, longer than any round.
const LAST: u64 = 14_400_000;
/// No file has more of them.
const MOST: usize = 10_000;
/// Who is to come back has so long, and then whoever is to lose on time; milliseconds.
const PATIENCE: u64 = 600_000;
/// The Chief Arbiter looks so often whether a board stands by his word, milliseconds.
const LOOK: u64 = 5_000;
/// After the last game all that is still to be said is said within this, milliseconds.
const EPILOGUE: u64 = 15_000;

/// A story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// Of which seed.
    pub seed: u64,
    /// Under which regulations.
    pub terms: Terms,
    /// What happens, and when: virtual milliseconds.
    pub steps: Vec<(u64, Step)>,
}

/// What came of it.
pub struct Told {
    /// What does not hold.
    pub violations: Vec<Violation>,
    /// The last record of every stream with its hash.
    pub heads: Vec<String>,
    /// All that was seen.
    pub evidence: Evidence,
}

impl Story {
    /// The story of a seed, by chance.
    pub fn of(seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut at = BEGUN;
        let steps = (0..STEPS).map(|_| {
            at += rng.u64(0..APART);
            (at, Step::random(&mut rng, SMALL))
        });
        let mut steps: Vec<_> = steps.collect();
        let mut terms = Terms::of(seed);
        if let Some(more) = NewGame::of(seed, SMALL) {
            steps.extend(more.steps);
            steps.sort_by_key(|(at, _)| *at);
            terms = more.terms.unwrap_or(terms);
        }
        Self { seed, terms, steps }
    }

    /// Tells it.
    pub fn tell(&self, planted: Option<Planted>) -> Told {
        let mut rng = Rng::with_seed(self.seed);
        let script = games::random(&mut rng, SMALL);
        let play = Play {
            size: SMALL,
            regulations: self.terms.regulations(),
            script: Some(script.clone()),
            drift: true,
            planted,
        };
        let mut system = System::games(&play, FAIR, self.seed);
        for (at, step) in &self.steps {
            system.run_until(*at);
            step.take(&mut system, SMALL);
        }
        let ended = calm(&mut system, &script, self.terms);
        let evidence = system.into_evidence();
        let mut violations = check(&evidence, self.terms);
        violations.extend(ended.err());
        Told {
            violations,
            heads: heads(&evidence),
            evidence,
        }
    }

    /// The story with as few of its steps as still break the invariant.
    #[must_use]
    pub fn reduced(&self, invariant: Invariant, planted: Option<Planted>) -> Self {
        let fails = |story: &Self| {
            let told = story.tell(planted);
            told.violations
                .iter()
                .any(|found| found.invariant == invariant)
        };
        let mut least = self.clone();
        let mut part = least.steps.len().div_ceil(2).max(1);
        loop {
            let mut from = 0;
            while from < least.steps.len() {
                let mut shorter = least.clone();
                let to = (from + part).min(shorter.steps.len());
                shorter.steps.drain(from..to);
                if fails(&shorter) {
                    least = shorter;
                } else {
                    from += part;
                }
            }
            if part == 1 {
                return least;
            }
            part = part.div_ceil(2);
        }
    }

    /// As a file.
    pub fn text(&self) -> String {
        let mut text = format!("seed {}\nterms {}\n", self.seed, self.terms.word());
        for (at, step) in &self.steps {
            let _ = writeln!(text, "{at} {step}");
        }
        text
    }

    /// From a file: the seed, the regulations, then a step a line; what begins with # is a remark. Where nothing is
    /// said of the regulations the clocks stop at once.
    ///
    /// # Errors
    /// What is wrong, and in which line, counted from 1.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().map(str::trim).enumerate();
        let mut lines = lines
            .map(|(at, line)| (at + 1, line))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        let (at, first) = lines.next().ok_or("its first line is \"seed NUMBER\"")?;
        let seed = seed(first).map_err(|why| in_line(at, why))?;
        let terms = match lines.next_if(|(_, line)| line.starts_with("terms")) {
            Some((at, line)) => {
                let word = line.strip_prefix("terms ");
                let terms = word.and_then(|word| Terms::from_word(word.trim()));
                terms.ok_or_else(|| in_line(at, format!("{line}: no such regulations")))?
            }
            None => Terms::Suspended,
        };
        let steps = lines.map(|(at, line)| step(line).map_err(|why| in_line(at, why)));
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        if steps.len() > MOST {
            return Err(format!("more than {MOST} steps"));
        }
        Ok(Self { seed, terms, steps })
    }
}

fn in_line(number: usize, why: impl std::fmt::Display) -> String {
    format!("line {number}: {why}")
}

/// The first line's number.
fn seed(line: &str) -> Result<u64, String> {
    let told = line.strip_prefix("seed ").map(str::trim);
    let told = told.ok_or_else(|| format!("{line}: the first line is \"seed NUMBER\""))?;
    let most = u64::MAX;
    told.parse()
        .map_err(|_| format!("seed: from 0 to {most}, not {told}"))
}

/// A step and its instant.
fn step(line: &str) -> Result<(u64, Step), String> {
    let (at, step) = line
        .split_once(' ')
        .ok_or_else(|| format!("{line}: no step"))?;
    let instant = at.parse().ok().filter(|at| *at <= LAST);
    let at = instant
        .ok_or_else(|| format!("{at}: an instant is from 0 to {LAST} virtual milliseconds"))?;
    let step: Step = step.parse()?;
    step.check(SMALL)?;
    Ok((at, step))
}

/// Nothing goes wrong any more: every game ends as its script says.
fn calm(system: &mut System, script: &Script, terms: Terms) -> Result<(), Violation> {
    system.mend(FAIR);
    let mut left = PATIENCE / LOOK;
    loop {
        system.run(LOOK);
        let boards = system.boards().into_iter().flatten();
        let waiting: Vec<String> = boards
            .filter(|(_, board)| !board.is_finished())
            .map(|(id, board)| format!("{id} stands at {:?}", board.phase()))
            .collect();
        if system.boards().is_some() && waiting.is_empty() {
            break;
        }
        left -= 1;
        if left == 0 {
            return Err(Violation::new(Invariant::GamesEnd, waiting.join("; ")));
        }
        system.resume_all();
        system.approve_all();
    }
    system.run(EPILOGUE);
    for (id, board) in system.boards().into_iter().flatten() {
        game_of(board, script)
            .and_then(|game| ended(board, game, terms))
            .map_err(|what| Violation::new(Invariant::GamesEnd, format!("{id}: {what}")))?;
    }
    Ok(())
}

/// The script's game of the players, with the colours that they have.
fn game_of<'a>(board: &Board, script: &'a Script) -> Result<&'a ScriptGame, String> {
    let names = Side::ALL.map(|side| model::name_of(&board.seat(side).person));
    let [Some(white), Some(black)] = &names else {
        return Err(format!("{names:?} play"));
    };
    let game = script.game(white, black);
    game.ok_or_else(|| format!("no game of {white} and {black}"))
}

/// Whether a game was played and ended as its script says, or before where somebody had no time left.
fn ended(board: &Board, game: &ScriptGame, terms: Terms) -> Result<(), String> {
    let played: Vec<String> = board
        .line()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    let scripted: Vec<&String> = game.moves.iter().map(|step| &step.uci).collect();
    let is_flag = |ending: &Ending| matches!(ending, Ending::Flag | Ending::FlagDraw);
    let fell = matches!(board.phase(), Phase::Finished { ending, .. } if is_flag(ending));
    if fell && terms == Terms::Quick && scripted.iter().zip(&played).all(|(a, b)| *a == b) {
        return Ok(());
    }
    if !played.iter().eq(scripted) {
        return Err(format!("{played:?} was played"));
    }
    let Phase::Finished { ending, .. } = board.phase() else {
        return Err("it goes on".to_owned());
    };
    let expected = match game.end.how {
        How::None => return Ok(()),
        How::Resign => &[Ending::Resignation][..],
        How::Agree => &[Ending::Agreement],
        How::Flag => &[Ending::Flag, Ending::FlagDraw],
    };
    if expected.contains(ending) {
        Ok(())
    } else {
        Err(format!("{ending:?} instead of {:?}", game.end.how))
    }
}

fn heads(evidence: &Evidence) -> Vec<String> {
    let streams = evidence.ledger.streams("").unwrap_or_default().into_iter();
    let head = |stream| {
        let head = evidence.ledger.head(&stream);
        head.map_or_else(
            |error| error.to_string(),
            |head| format!("{stream} {} {}", head.sequence, head.hash),
        )
    };
    streams.map(head).collect()
}
