use super::*;
use crate::laws::Laws;
use crate::time::Millis;
use crate::verb::Verb;

/// PEN-1: each row as it is typed, with who may impose it, its effects, its articles, and how it is written.
#[test]
fn pen_1_every_penalty_of_the_table() {
    use Effect::{Excluded, Expelled, GameLost, PointsOff, PointsToOpponent, TimeOff};
    let rows: [(&str, Verb, &[Effect], &str, &str); 12] = [
        (
            "warning",
            Verb::Penalise,
            &[],
            "O 18.4.1, L 13.4 a, L 12.9.1",
            "warning",
        ),
        (
            "time-to-opponent=2 min",
            Verb::Penalise,
            &[Effect::TimeToOpponent],
            "O 18.4.2, L 13.4 b, L 12.9.2",
            "time-to-opponent=0:02:00",
        ),
        (
            "time-off=0:00:30",
            Verb::Penalise,
            &[TimeOff],
            "O 18.4.3, L 13.4 c, L 12.9.3",
            "time-off=0:00:30",
        ),
        (
            "points-to-opponent=½",
            Verb::Penalise,
            &[PointsToOpponent],
            "O 18.4.4, L 13.4 f, L 12.9.4",
            "points-to-opponent=0.5",
        ),
        (
            "points-off=1",
            Verb::Penalise,
            &[PointsOff],
            "O 18.4.5, L 13.4 e, L 12.9.5",
            "points-off=1",
        ),
        (
            "game-lost",
            Verb::Penalise,
            &[GameLost],
            "O 18.4.6, L 13.4 d, L 12.9.6",
            "game-lost",
        ),
        (
            "fine=noise",
            Verb::Penalise,
            &[],
            "O 18.4.7, -, L 12.9.7",
            "fine=noise",
        ),
        (
            "exclusion=4-6",
            Verb::Expel,
            &[Excluded],
            "O 18.4.8, -, L 12.9.8",
            "exclusion=4-6",
        ),
        (
            "expulsion",
            Verb::Expel,
            &[Expelled],
            "O 18.4.9, L 13.4 g, L 12.9.9",
            "expulsion",
        ),
        (
            "yellow-card",
            Verb::Penalise,
            &[],
            "O 13.4, -, -",
            "yellow-card",
        ),
        (
            "wrong-claim=Ng8",
            Verb::Penalise,
            &[Effect::CostOfWrongClaim],
            "L 9.5, L 9.5 b, L 9.5.3",
            "wrong-claim=Ng8",
        ),
        (
            "red-card",
            Verb::Penalise,
            &[GameLost],
            "O 13.4, -, -",
            "red-card",
        ),
    ];
    assert_eq!(rows.len(), TABLE.len(), "each row once");
    for ((typed, verb, effects, articles, told), row) in rows.into_iter().zip(TABLE) {
        let penalty: Penalty = typed.parse().unwrap();
        assert_eq!(penalty.row(), row, "{typed}");
        assert_eq!((row.imposed_by, row.effects), (verb, effects), "{typed}");
        let laws = [Laws::Of2005, Laws::Of2023].map(|laws| row.of_laws(laws).unwrap_or("-"));
        assert_eq!(format!("{}, {}", row.hybrid, laws.join(", ")), articles);
        assert_eq!(penalty.to_string(), told);
    }
}

#[test]
fn pen_1_a_penalty_that_cannot_be_read_says_what_to_write() {
    for (typed, told) in [
        ("warnin", "'warnin' is no penalty: did you mean warning?"),
        ("warning=1", "the penalty warning takes no value"),
        (
            "time-off",
            "the penalty time-off takes a time, such as =2:00 or ='2 min'",
        ),
        (
            "time-off=0",
            "the penalty time-off takes a time, such as =2:00 or ='2 min'",
        ),
        (
            "points-off=0.3",
            "'points-off=0.3': write points as a multiple of a half, such as 0.5",
        ),
        (
            "exclusion=6-4",
            "'exclusion=6-4': write rounds such as 4 or 4-6",
        ),
    ] {
        let wrong = typed.parse::<Penalty>().unwrap_err();
        assert_eq!(wrong.to_string(), told, "{typed}");
    }
    let unknown = "gallows".parse::<Penalty>().unwrap_err().to_string();
    assert!(
        unknown.starts_with("'gallows' is no penalty: write one of warning, time-to-opponent,")
    );
}

#[test]
fn pen_3_the_strictest_penalty_decides_who_may_impose_a_ruling() {
    let of = |typed: &[&str]| {
        let penalties: Vec<Penalty> = typed.iter().map(|one| one.parse().unwrap()).collect();
        verb_of(&penalties)
    };
    assert_eq!(of(&["warning", "time-off=1"]), Verb::Penalise);
    assert_eq!(of(&["warning", "expulsion", "time-off=1"]), Verb::Expel);
    let minute = Some(Measure::Time(Millis::from_seconds(60)));
    let off = Penalty::new(PenaltyKind::TimeOff, minute).unwrap();
    assert_eq!("time-off=1".parse(), Ok(off), "a number alone is minutes");
}
