//! A tournament's report against the event that it is to be imported into.

use std::collections::BTreeMap;

use adoube_tournament::date::Date;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::{PointSystem, Scoring};
use adoube_tournament::trf::{self, File, Tag};
use adoube_user_text::catalogue::{CatalogueMessage, filled, text};
use adoube_user_text::{Problem, Problems};
use anyhow::Result;

use super::file_time_control;

/// Records that only reports of team tournaments have, in either edition.
const TEAMS: [&str; 8] = ["013", "310", "320", "330", "801", "802", "803", "810"];

/// A report that contradicts the event, with the lines where it does. `individuals` says that a
/// report of teams is meant to be read as one of players.
pub fn check(name: &str, bytes: &[u8], regulations: &Regulations, individuals: bool) -> Result<()> {
    // What is no report at all is told where it is read.
    let Ok(file) = trf::read(bytes) else {
        return Ok(());
    };
    let report = String::from_utf8_lossy(bytes).replace("\r\n", "\n");
    let lines: Vec<&str> = report.split(['\n', '\r']).collect();
    let mut found: Vec<(usize, String)> = Vec::new();
    found.extend(rounds(&file, &lines, regulations));
    found.extend(points(&file, &lines, regulations.scoring));
    found.extend(teams(&lines).filter(|_| !individuals));
    found.extend(twice(&file, &lines));
    if found.is_empty() {
        return Ok(());
    }
    let problem = |(line, text)| Problem {
        file: name.to_owned(),
        line: Some(line),
        field: String::new(),
        text,
    };
    Err(Problems(found.into_iter().map(problem).collect()).into())
}

fn rounds(file: &File, lines: &[&str], regulations: &Regulations) -> Option<(usize, String)> {
    let (said, announced) = (file.rounds()?, regulations.rounds);
    let tag = |line: &&str| line.starts_with("XXR") || line.starts_with("142");
    let line = lines.iter().position(tag)? + 1;
    (said != announced).then(|| {
        let message = CatalogueMessage::new("file-report-rounds")
            .text("said", said)
            .text("announced", announced);
        (line, filled(&message))
    })
}

/// Points of games (162, `XXS`, `BBW`) that are not the event's: its results would count otherwise here.
fn points(file: &File, lines: &[&str], own: Scoring) -> Option<(usize, String)> {
    let line = lines.iter().position(|line| trf::says_points(line))? + 1;
    let own_points = shown(own);
    let said = match file.points() {
        // Another pairing-allocated bye is a remark (`other_bye_points`).
        Ok(said) if shown(said.games) == own_points => return None,
        Ok(said) => {
            CatalogueMessage::new("file-report-points").messages("said", vec![shown(said.games)])
        }
        Err(wrong) => CatalogueMessage::new("file-report-points-impossible")
            .messages("wrong", vec![wrong.message()]),
    };
    Some((line, filled(&said.messages("own", vec![own_points]))))
}

/// Byes and absences that the report gives other points than the event does. Only those of a pairing-allocated bye can
/// be set.
pub fn other_bye_points(bytes: &[u8], scoring: Scoring) -> Option<String> {
    let own = PointSystem::from(scoring);
    let said = trf::read(bytes).ok()?.points().ok()?;
    let each = |points: PointSystem| {
        [
            ("pairing-bye", points.games.pairing_bye_halves()),
            ("full-bye", points.full_bye),
            ("half-bye", points.half_bye),
            ("absence", points.zero_bye),
            ("forfeit-win", points.forfeit_win),
            ("forfeit-loss", points.forfeit_loss),
        ]
    };
    let other = each(said).into_iter().zip(each(own));
    let other = other.filter(|((_, said), (_, own))| said != own);
    let other: Vec<String> = other
        .map(|((kind, said), (_, own))| {
            let message = CatalogueMessage::new("file-report-bye-points").text("kind", kind);
            filled(&message.text("said", number(said)).text("own", number(own)))
        })
        .collect();
    let bye = said.games.pairing_bye_halves();
    let hint = (bye != scoring.pairing_bye_halves()).then(|| {
        filled(&CatalogueMessage::new("file-report-pairing-bye").text("points", number(bye)))
    });
    (!other.is_empty()).then(|| {
        let message = CatalogueMessage::new("file-report-byes").text("points", other.join("; "));
        let sentences = [Some(filled(&message)), hint];
        sentences
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(". ")
    })
}

fn number(halves: u8) -> String {
    format!("{}.{}", halves / 2, halves % 2 * 5)
}

fn shown(scoring: Scoring) -> CatalogueMessage {
    CatalogueMessage::new("file-report-scoring")
        .text("win", number(scoring.win_halves()))
        .text("draw", number(scoring.draw_halves()))
        .text("loss", number(scoring.loss_halves()))
}

fn teams(lines: &[&str]) -> impl Iterator<Item = (usize, String)> {
    let tag = |line: &&str| {
        let number = line.get(..3).filter(|number| TEAMS.contains(number));
        number.is_some() && line.as_bytes().get(3) == Some(&b' ')
    };
    let first = lines.iter().position(tag);
    first
        .into_iter()
        .map(|index| (index + 1, text("file-report-teams")))
}

/// Players with one number of the FIDE list.
fn twice(file: &File, lines: &[&str]) -> Vec<(usize, String)> {
    let line_of = |number: u16| {
        let player = |line: &&str| {
            let own = line.strip_prefix("001").and_then(|rest| rest.get(1..5));
            own.is_some_and(|own| own.trim().parse() == Ok(number))
        };
        lines.iter().position(player).map_or(1, |index| index + 1)
    };
    let mut seen: BTreeMap<u64, u16> = BTreeMap::new();
    let mut found = Vec::new();
    for player in file.players() {
        let id = player.fide_id.filter(|id| *id > 0);
        let Some(other) = id.and_then(|id| seen.insert(id, player.number)) else {
            continue;
        };
        let message = CatalogueMessage::new("file-report-player-twice")
            .text("player", player.number)
            .text("id", id.unwrap_or_default())
            .text("other", other)
            .text("line", line_of(other));
        found.push((line_of(player.number), filled(&message)));
    }
    found
}

/// What the report says of the tournament that is not taken over, where the event's own files say
/// otherwise or nothing.
pub fn not_taken(bytes: &[u8], regulations: &Regulations, arbiters: &[String]) -> Vec<String> {
    let Ok(file) = trf::read(bytes) else {
        return Vec::new();
    };
    let day = |day: Option<Date>| day.map(Date::with_slashes).unwrap_or_default();
    let of = |text: &Option<String>| text.clone().unwrap_or_default();
    let toml = "regulations.toml";
    let officials = "officials.toml";
    [
        (Tag::Name, "name", regulations.name.clone(), toml),
        (Tag::City, "city", of(&regulations.city), toml),
        (
            Tag::Federation,
            "federation",
            of(&regulations.federation),
            toml,
        ),
        (Tag::Begin, "begin", day(regulations.begin), toml),
        (Tag::End, "end", day(regulations.end), toml),
        (Tag::ChiefArbiter, "chief", arbiters.join(", "), officials),
    ]
    .into_iter()
    .filter_map(|(tag, header, ours, place)| {
        let theirs = file.header(tag)?;
        let day = |text: &str| trf::read_day(text).map(|read| read.day);
        let same_day = matches!(tag, Tag::Begin | Tag::End)
            && day(theirs).is_some_and(|theirs| day(&ours) == Some(theirs));
        let same = same_day || theirs.trim().eq_ignore_ascii_case(ours.trim());
        let message = if ours.is_empty() {
            CatalogueMessage::new("file-report-header-unsaid")
        } else {
            CatalogueMessage::new("file-report-header").text("ours", ours)
        };
        let message = message.text("header", header).text("place", place);
        (!same).then(|| filled(&message.text("theirs", theirs)))
    })
    .chain(file_time_control::of_report(&file, regulations))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = "\
012 Open of Spring
022 Madrid
042 2026/04/01
102 Garcia, Ana
XXR 5
001    1      One                               2000 ESP     1000001             0.0    1     2 w
001    2      Two                               1900 ESP     1000002             0.0    2     1 b
";

    fn regulations(rounds: u16) -> Regulations {
        let text = format!(
            "name = \"Open of Spring\"\nkind = \"supervised-online\"\nrounds = {rounds}\n\
             time_control = \"5400+30\"\n[disconnection]\nclock = \"runs\"\n"
        );
        adoube_regulations::from_toml(&text).unwrap()
    }

    fn told(text: &str, rounds: u16, individuals: bool) -> String {
        let checked = check(
            "open.trf",
            text.as_bytes(),
            &regulations(rounds),
            individuals,
        );
        checked
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default()
    }

    #[test]
    fn evt_5_a_report_that_contradicts_the_event_is_refused_with_its_lines() {
        let team = format!("{REPORT}013 {:<32}   1    2\r\n", "Team A");
        let team_26 = format!("{REPORT}310   1 Team A\n");
        let same = REPORT.replace("1000002", "1000001");
        let football = format!("{REPORT}162  W 3.0    D 1.0    L 0.0\n");
        for (text, rounds, individuals, line, told_of) in [
            (REPORT, 5, false, "", ""),
            (
                REPORT,
                7,
                false,
                "open.trf:5: ",
                "has 5 rounds, the regulations 7",
            ),
            (&REPORT.replace("XXR 5\n", ""), 7, false, "", ""),
            (
                &REPORT.replace("XXR", "142").replace('\n', "\r\n"),
                7,
                false,
                "open.trf:5: ",
                "has 5 rounds",
            ),
            (&team, 5, false, "open.trf:8: ", "--individuals"),
            (&team_26, 5, false, "open.trf:8: ", "--individuals"),
            (&team, 5, true, "", ""),
            (
                &same,
                5,
                false,
                "open.trf:7: ",
                "player 2 has the FIDE number 1000001 of player 1 in line 6",
            ),
            (
                &football,
                5,
                false,
                "open.trf:8: ",
                "the report counts 3.0 for a win, 1.0 for a draw, \
             0.0 for a loss, the regulations 1.0 for a win, 0.5 for a draw",
            ),
            (&format!("{REPORT}XXS W=1 D=.5\n"), 5, false, "", ""),
            (
                &format!("{REPORT}XXS W=1 D=2\n"),
                5,
                false,
                "open.trf:8: ",
                "points are impossible",
            ),
            ("no report", 5, false, "", ""),
        ] {
            let told = told(text, rounds, individuals);
            assert!(
                told.starts_with(line) && told.contains(told_of),
                "{line}: {told}"
            );
            assert_eq!(told.is_empty(), line.is_empty(), "{told}");
        }
    }

    #[test]
    fn end_7_byes_with_points_that_the_event_does_not_give_are_told() {
        for (line, told) in [
            ("", ""),
            ("162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0\n", ""),
            (
                "162  P 0.5\n",
                "0.5 for a pairing-allocated bye (U), not 1.0; this",
            ),
            (
                "BBU  0.5\n",
                "0.5 for a pairing-allocated bye (U), not 1.0; this",
            ),
            (
                "XXS HPB=0 FL=.5\n",
                "0.0 for a half-point bye (H), not 0.5; 0.5 for a loss by forfeit (-), not 0.0",
            ),
        ] {
            let bytes = format!("{REPORT}{line}");
            let said = other_bye_points(bytes.as_bytes(), Scoring::default());
            assert_eq!(said.is_none(), told.is_empty(), "{line}: {said:?}");
            let said = said.unwrap_or_default();
            assert!(said.contains(told), "{line}: {said}");
            let hint = said.contains("write `pairing_bye = 0.5` under `[scoring]`");
            assert_eq!(hint, told.contains("(U)"), "{line}: {said}");
        }
        // The event counts it so.
        let half = Scoring::default().with_pairing_bye(1).unwrap();
        let bytes = format!("{REPORT}162  P 0.5\n");
        assert_eq!(other_bye_points(bytes.as_bytes(), half), None);
        let usual = other_bye_points(REPORT.as_bytes(), half).unwrap_or_default();
        assert!(
            usual.contains("1.0 for a pairing-allocated bye (U), not 0.5"),
            "{usual}"
        );
    }

    #[test]
    fn evt_5_lines_of_a_report_that_are_not_taken_are_told() {
        let mut regulations = regulations(5);
        let bytes = REPORT.as_bytes();
        assert_eq!(
            not_taken(bytes, &regulations, &["Garcia, Ana".to_owned()]),
            [
                "city (022) 'Madrid' is not imported from the report: regulations.toml says \
                 nothing",
                "first day (042) '2026/04/01' is not imported from the report: regulations.toml \
                 says nothing",
            ]
        );
        regulations.city = Some("Oslo".to_owned());
        let told = not_taken(bytes, &regulations, &[]).join("\n");
        for words in [
            "regulations.toml says 'Oslo'",
            "officials.toml says nothing",
        ] {
            assert!(told.contains(words), "{told}");
        }
        assert!(!told.contains("name"), "{told}");
    }
}
