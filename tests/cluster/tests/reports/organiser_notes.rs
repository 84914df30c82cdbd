//! What an organiser is told: which settings changed, what to look at in a round, who was meant in a file.

use super::organiser::Organiser;

const REGULATIONS: &str = "name = \"Spring Open\"\nkind = \"hybrid\"\nrounds = 3\nsystem = \"swiss\"\n\
    time_control = \"90+30\"\ndefault_time = 60\n[checks]\nbefore_game = \"none\"\n\
    [rulings]\nfour_eyes = false\n";

/// The games of a round: White and Black of each board.
fn games(round: u16, boards: &[(&str, &str)]) -> String {
    let game = |(board, (white, black)): (usize, &(&str, &str))| {
        format!("[Round \"{round}.{board}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n*\n\n")
    };
    (1..).zip(boards).map(game).collect()
}

/// A file's path, as an argument.
fn file(organiser: &Organiser, name: &str, text: &str) -> String {
    organiser.file(name, text).display().to_string()
}

fn has(text: &str, told: &[&str]) {
    // Long lines are folded.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in told {
        assert!(text.contains(told), "'{told}' is not in: {text}");
    }
}

#[test]
fn evt_1_evt_5_an_organiser_is_told_what_changed_and_what_to_look_at() {
    let organiser = Organiser::with(REGULATIONS);
    let first = [("Alder, Ann", "Birch, Bo"), ("Cedar, Cy", "Elm, Eve")];
    let games_file = file(&organiser, "first.pgn", &games(1, &first));
    organiser.told(&["import", "pgn", &games_file]);
    organiser.play(1, &[(1, "1-0", false), (2, "1/2-1/2", false)]);

    // Other signs in a name are read; another letter is somebody new, or whoever is asked about.
    let slip = [("ALDER,Ann", "Birch, Bo"), ("Ceder, Cy", "Elm, Eve")];
    let games_file = file(&organiser, "slip.pgn", &games(2, &slip));
    let refused = organiser.refused(&["import", "pgn", &games_file]);
    has(
        &refused,
        &["Ceder, Cy (is it 3 Cedar, Cy?)", "nothing was imported"],
    );
    let second = [("ALDER,Ann", "Birch, Bo")];
    let games_file = file(&organiser, "second.pgn", &games(2, &second));
    let met = "warning: board 1: Alder, Ann and Birch, Bo met in round 1 (FIDE C.04.1.2)";
    let told = organiser.told(&["import", "pgn", &games_file]);
    has(
        &told,
        &["'ALDER,Ann' in the file is player 1, Alder, Ann", met],
    );

    // What is warned of stays in sight, as a draft and once it is published.
    let control = "time control 90+30 (minutes + seconds a move), standard";
    has(
        &organiser.told(&["describe"]),
        &["round 2: draft", control, met],
    );
    has(&organiser.told(&["round", "publish", "2"]), &[control, met]);
    has(
        &organiser.told(&["describe"]),
        &[
            "round 2: published",
            control,
            "warning: no game and no bye: Cedar, Cy; Elm, Eve; they count as absent (Z)",
            met,
        ],
    );

    let other = REGULATIONS
        .replace("four_eyes = false", "four_eyes = true\nstart_in_s = 10")
        .replace("rounds = 3", "rounds = 5")
        .replace("90+30", "15+10")
        .replace("[checks]", "[supervision]\nregime = \"full\"\n[checks]");
    organiser.file("event/regulations.toml", &other);
    has(
        &organiser.told(&["set-up"]),
        &[
            "changed: rounds: 3 -> 5, from now on",
            "changed: rulings.four_eyes: false -> true, from now on",
            "changed: rulings.start_in_s: 30 -> 10, from now on",
            "changed: supervision.regime: not set -> \"full\", from round 3 on",
            "changed: time_control: \"90+30\" -> \"15+10\", from round 3 on",
            "round 2 is published already and keeps the regulations it was published with (no supervision.regime, time_control = \"90+30\")",
        ],
    );
    has(&organiser.told(&["describe"]), &[control]);
}
