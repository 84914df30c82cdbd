//! Reading codes: `BH`, `BH/C1`, `BH-C1`, `BH:C1`.

use std::str::FromStr;

use super::error::UnknownTieBreak;
use super::tie_break::{Limit, Method, TieBreak};

/// Codes of C.07 that are for teams.
const TEAMS: [&str; 19] = [
    "MPTS", "GPTS", "MPVGP", "EDE", "EDEC", "EDET", "EDEB", "EDEBT", "EDEBB", "ESB", "EMMSB",
    "EMGSB", "EGMSB", "EGGSB", "BC", "TBR", "BBE", "SSSC", "EDEP",
];

/// What people write in the place of codes.
const NAMES: [(&str, &str); 8] = [
    ("BUCHHOLZ", "BH"),
    ("SONNEBORN", "SB"),
    ("KOYA", "KS"),
    ("PROGRESSIVE", "PS"),
    ("CUMULATIVE", "PS"),
    ("WINS", "WIN"),
    ("POINTS", "PTS"),
    ("GE", "REP"),
];

/// The codes that can be computed.
pub(super) fn known() -> String {
    format!(
        "{}; with a modifier such as BH/C1 (the least left out), BH/M1 (least and greatest), DE/P, KS/L60",
        Method::ALL.map(Method::name).join(" ")
    )
}

/// What a tie-break can be changed by, in words.
pub(super) fn modifiers(code: &str) -> String {
    let method = method(code).ok();
    let fits = |one: &&str| {
        let plain = method.map(TieBreak::plain);
        plain.is_some_and(|mut plain| modify(&mut plain, one).is_some())
    };
    let known = ["C1", "C9", "M1", "M9", "P", "F", "L60", "L+1", "U1400"];
    let known: Vec<&str> = known.iter().filter(|one| fits(one)).copied().collect();
    match known.join(", ") {
        none if none.is_empty() => "it has none".to_owned(),
        known => format!(
            "it has {}",
            known
                .replace("C1, C9", "C1 to C9")
                .replace("M1, M9", "M1 to M9")
        ),
    }
}

/// A list as the lines 202 and 212 have it: codes separated by commas or blanks. An error names
/// each code that cannot be used.
pub fn parse_list(text: &str) -> Result<Vec<TieBreak>, Vec<UnknownTieBreak>> {
    match parse_known(text) {
        (list, wrong) if wrong.is_empty() => Ok(list),
        (_, wrong) => Err(wrong),
    }
}

/// The codes of a list that can be used, and each that cannot.
pub fn parse_known(text: &str) -> (Vec<TieBreak>, Vec<UnknownTieBreak>) {
    let codes = text.split([',', ';', ' ']).filter(|code| !code.is_empty());
    let mut list = Vec::new();
    let mut wrong = Vec::new();
    for code in codes {
        match code.parse() {
            Ok(tie_break) => list.push(tie_break),
            Err(error) => wrong.push(error),
        }
    }
    (list, wrong)
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let upper = text.trim().to_ascii_uppercase();
        let upper = upper.replace("SONNEBORN-BERGER", "SB");
        let mut parts = parts(&upper).into_iter();
        let first = parts.next().unwrap_or_default();
        let (code, glued) = glued(first);
        let mut tie_break = Self::plain(method(code)?);
        for modifier in glued.into_iter().chain(parts) {
            let wrong = || UnknownTieBreak::Modifier {
                code: code.to_owned(),
                modifier: modifier.to_owned(),
            };
            if matches!(modifier, "GP" | "MP") {
                return Err(UnknownTieBreak::Teams(text.to_owned()));
            }
            modify(&mut tie_break, modifier).ok_or_else(wrong)?;
        }
        Ok(tie_break)
    }
}

/// The code and its modifiers. A minus after `L` belongs to the limit.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    loop {
        let ends = |(at, c): (usize, char)| match c {
            '/' | ':' | '#' | '!' => true,
            '-' => &rest[..at] != "L",
            _ => false,
        };
        let Some((at, _)) = rest.char_indices().find(|found| ends(*found)) else {
            parts.push(rest);
            return parts;
        };
        parts.push(&rest[..at]);
        rest = &rest[at + 1..];
    }
}

/// `BHC1` as `BH` and `C1`: some programs write nothing between them.
fn glued(text: &str) -> (&str, Option<&str>) {
    let known = |code: &str| method(code).is_ok();
    let at = text.len().saturating_sub(2);
    let (code, modifier) = text.split_at_checked(at).unwrap_or((text, ""));
    let cut = matches!(modifier.as_bytes(), [b'C' | b'M', b'1'..=b'9']);
    if cut && !known(text) && known(code) {
        (code, Some(modifier))
    } else {
        (text, None)
    }
}

fn method(code: &str) -> Result<Method, UnknownTieBreak> {
    let name = NAMES.iter().find(|(name, _)| *name == code);
    let code = name.map_or(code, |(_, code)| code);
    let unknown = || {
        if TEAMS.contains(&code) {
            UnknownTieBreak::Teams(code.to_owned())
        } else {
            UnknownTieBreak::Code(code.to_owned())
        }
    };
    Method::from_name(code).ok_or_else(unknown)
}

/// None where the modifier does not fit the tie-break.
fn modify(tie_break: &mut TieBreak, modifier: &str) -> Option<()> {
    use Method::{
        AverageBuchholz, AverageRating, Buchholz, DirectEncounter, ForeBuchholz, Koya, Progressive,
        SonnebornBerger,
    };
    let method = tie_break.method;
    let sum = matches!(
        method,
        Buchholz | ForeBuchholz | SonnebornBerger | AverageRating
    );
    let letter = modifier.chars().next()?;
    let rest = &modifier[letter.len_utf8()..];
    let count = || rest.parse::<u8>().ok().filter(|n| (1..=9).contains(n));
    match letter {
        'C' if sum || method == Progressive => tie_break.cut_low = count()?,
        'M' if sum => {
            tie_break.cut_low = count()?;
            tie_break.cut_high = tie_break.cut_low;
        }
        'P' if method == DirectEncounter && rest.is_empty() => tie_break.as_played = true,
        'F' if method == AverageBuchholz && rest.is_empty() => tie_break.fore = true,
        'L' if method == Koya => tie_break.limit = limit(rest)?,
        'U' if method.by_ratings() => tie_break.unrated = Some(rest.parse().ok()?),
        _ => return None,
    }
    Some(())
}

fn limit(text: &str) -> Option<Limit> {
    if text.starts_with(['+', '-']) {
        return text.parse().ok().map(Limit::Halves);
    }
    let percent = text.parse().ok().filter(|percent| *percent <= 100);
    percent.map(Limit::Percent)
}
