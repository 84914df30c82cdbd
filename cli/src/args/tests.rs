//! The command line as a whole.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::iter::successors;

use adoube_catalogue::Language;
use clap::{CommandFactory as _, Parser as _};

use super::reading::{command, parsed};
use super::{Cli, Command, RolesCommand, help_texts, parser_words};
use crate::catalogue::in_language;
use adoube_texts::spanish::assert_spanish;

/// An argument of a command would take the place of a common one of the same name.
#[test]
fn no_command_has_an_argument_named_as_a_common_one() {
    let root = Cli::command();
    let common: Vec<_> = root
        .get_arguments()
        .filter(|arg| arg.is_global_set())
        .map(|arg| arg.get_id().clone())
        .collect();
    assert!(common.len() >= 3, "{common:?}");
    let mut commands: Vec<_> = root.get_subcommands().collect();
    while let Some(command) = commands.pop() {
        for arg in command.get_arguments() {
            let id = arg.get_id();
            let name = command.get_name();
            assert!(!common.contains(id) || arg.is_global_set(), "{name}: {id}");
        }
        commands.extend(command.get_subcommands());
    }
}

/// A negative time is refused as one, not as an argument that nobody knows.
#[test]
fn clk_5_times_that_are_negative_are_told_as_such() {
    let mut times = 0;
    let mut commands = vec![(String::new(), Cli::command())];
    while let Some((name, command)) = commands.pop() {
        for arg in command.get_arguments() {
            let names = arg.get_value_names().unwrap_or_default();
            if names.iter().any(|name| name == "TIME") {
                times += 1;
                assert!(arg.is_allow_hyphen_values_set(), "{name} {arg}");
            }
        }
        for under in command.get_subcommands() {
            commands.push((format!("{name} {}", under.get_name()), under.clone()));
        }
    }
    assert!(times > 10, "{times}");
    for (line, told) in [
        (
            "clock add 1.3 --black -0:05:00 --reason x",
            "times are not negative",
        ),
        (
            "rule 3 resume --deduct -0:05:00 --reason x",
            "times are not negative",
        ),
        (
            "rule 3 resume --start-in -5 --reason x",
            "invalid value '-5'",
        ),
        (
            "default-time 1.3 --minutes -5 --reason x",
            "invalid value '-5'",
        ),
    ] {
        let line = format!("adoube {line}");
        let error = Cli::try_parse_from(line.split_whitespace()).unwrap_err();
        assert!(error.to_string().contains(told), "{error}");
    }
}

/// The words of an example, those in quotes as one; what stands behind it, after two spaces, is no part of it.
fn words(example: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for (index, part) in example.split('\'').enumerate() {
        if index % 2 == 1 {
            words.last_mut().unwrap().push_str(part);
            continue;
        }
        let (part, ends) = match part.split_once("  ") {
            Some((before, _)) => (before, true),
            None => (part, false),
        };
        for (index, word) in part.split(' ').enumerate() {
            if index > 0 {
                words.push(String::new());
            }
            words.last_mut().unwrap().push_str(word);
        }
        if ends {
            break;
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Each command and argument has its text in each language, and each text of the help belongs to one of them.
#[test]
fn every_command_and_argument_has_a_text_in_each_language() {
    for language in Language::ALL {
        let files = language.files();
        let lines = files.iter().flat_map(|file| file.lines());
        let ids = lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let ids: BTreeSet<&str> = ids
            .filter(|id| *id == "help" || id.starts_with("help-"))
            .collect();
        let mut used = BTreeSet::new();
        let mut commands = vec![("help".to_owned(), Cli::command())];
        while let Some((id, command)) = commands.pop() {
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let name = help_texts::name(arg);
                let mut places = successors(Some(id.as_str()), |id| Some(id.rsplit_once('-')?.0));
                let found = places.find_map(|id| ids.get(format!("{id}--{name}").as_str()));
                used.insert(*found.unwrap_or_else(|| panic!("{language:?}: {id}--{name}")));
                let values = arg.get_possible_values().into_iter();
                let mut values = values.filter(|_| arg.get_action().takes_values());
                // Others are names or numbers.
                let is_bare = |value: &clap::builder::PossibleValue| value.get_help().is_none();
                assert!(
                    name == "edition" || !values.any(|value| is_bare(&value)),
                    "{id}--{name}"
                );
            }
            for below in command.get_subcommands() {
                commands.push((format!("{id}-{}", below.get_name()), below.clone()));
            }
            let found = ids.get(id.as_str());
            used.insert(*found.unwrap_or_else(|| panic!("{language:?}: {id}")));
        }
        let unused: Vec<_> = ids.difference(&used).collect();
        assert_eq!(unused, Vec::<&&str>::new(), "{language:?}");
    }
}

#[test]
fn help_is_spanish_throughout() {
    in_language(Language::Spanish, || {
        let mut commands = vec![command()];
        while let Some(command) = commands.pop() {
            let of_command = [
                command.get_about(),
                command.get_long_about(),
                command.get_after_help(),
            ];
            let of_arguments = command.get_arguments().filter_map(|arg| arg.get_help());
            for text in of_command.into_iter().flatten().chain(of_arguments) {
                assert_spanish(&text.to_string());
            }
            commands.extend(command.get_subcommands().cloned());
        }
    });
}

/// Line, what is said of it in English and in Spanish. The English is the library's: another version of it may say it in
/// other words, for which `parser_words` then needs another line.
const SAID: [(&str, &str, &str); 38] = [
    (
        "--help",
        "Usage: adoube [OPTIONS] <COMMAND>",
        "Uso: adoube [OPCIONES] <COMANDO>",
    ),
    ("--help", "Commands:\n", "Comandos:\n"),
    ("--help", "Options:\n", "Opciones:\n"),
    ("--help", "Every command:\n", "Todos los comandos:\n"),
    (
        "--help",
        "Print help (see a summary with '-h')",
        "Mostrar la ayuda (un resumen con '-h')",
    ),
    (
        "-h",
        "Print help (see more with '--help')",
        "Mostrar la ayuda (más detalles con '--help')",
    ),
    ("--help", "Print version", "Mostrar la versión"),
    ("--help", "Print this message or", "Mostrar esta ayuda o"),
    ("clock --help", "Print help", "Mostrar la ayuda"),
    ("import --help", "Arguments:\n", "Argumentos:\n"),
    ("import --help", "Possible values:\n", "Valores posibles:\n"),
    (
        "roles -h",
        "roles [OPTIONS] [COMMAND]",
        "roles [OPCIONES] [COMANDO]",
    ),
    ("watch -h", "[default: .]", "[por defecto: .]"),
    ("watch -h", "[env: ADOUBE_EVENT=", "[entorno: ADOUBE_EVENT="),
    (
        "export -h",
        "[possible values: 16, 26]",
        "[valores posibles: 16, 26]",
    ),
    (
        "watch --rond 1",
        "unexpected argument '--rond' found",
        "argumento inesperado: '--rond'",
    ),
    (
        "watch --rond 1",
        "tip: did you mean '--round'?",
        "sugerencia: ¿quería decir '--round'?",
    ),
    (
        "wach",
        "unrecognized subcommand 'wach'",
        "no existe el comando 'wach'",
    ),
    (
        "import trx f",
        "tip: did you mean 'trf'?",
        "sugerencia: ¿quería decir 'trf'?",
    ),
    (
        "incident",
        "the following required arguments were not provided:",
        "faltan estos argumentos obligatorios:",
    ),
    (
        "rule 3",
        "'adoube rule' requires a subcommand but one was not provided",
        "'adoube rule' necesita un comando detrás",
    ),
    ("rule 3", "[subcommands: resume, ", "[comandos: resume, "),
    (
        "watch --round",
        "a value is required for '--round <N>' but none was supplied",
        "'--round <N>' necesita un valor",
    ),
    (
        "watch --round x",
        "invalid value 'x' for '--round <N>': type a whole number",
        "valor 'x' no válido para '--round <N>': escriba un número entero",
    ),
    (
        "order thresholds --late x",
        "type a number",
        "escriba un número",
    ),
    (
        "init d --days 0",
        ": 0 is not from 1 to 3650",
        ": 0 no está entre 1 y 3650",
    ),
    (
        "watch --round 1 --round 2",
        "the argument '--round <N>' cannot be used multiple times",
        "el argumento '--round <N>' no se puede repetir",
    ),
    (
        "watch --round 1 --venue v",
        "the argument '--round <N>' cannot be used with '--venue",
        "el argumento '--round <N>' no se puede usar con '--venue",
    ),
    (
        "call list -- x --y",
        "For more information, try '--help'.",
        "Para más información, pruebe '--help'.",
    ),
    (
        "check --passed",
        "name a board such as 1.3, or --round N",
        "indique un tablero",
    ),
    (
        "clock pause 3",
        "'3' is not a board: write round.board, such as 3.12",
        "«3» no es un tablero: escriba ronda.tablero",
    ),
    (
        "clock add 1.3 --white soon --reason x",
        "'soon' is not a time: write 2:00",
        "«soon» no es un tiempo: escriba 2:00",
    ),
    (
        "result 1.3 9-9 --reason x",
        "'9-9' is not a result: type one of",
        "«9-9» no es un resultado: escriba uno de",
    ),
    (
        "penalty impose 1.3 white gallows --reason x",
        "'gallows' is no penalty: write one of warning",
        "«gallows» no es una sanción: escriba una de warning",
    ),
    (
        "penalty impose 1.3 white points-off=0.3 --reason x",
        "'points-off=0.3': write points as a multiple of a half",
        "«points-off=0.3»: escriba los puntos como múltiplo de medio punto",
    ),
    (
        "eboard show --make x",
        "'x' is none of dgt, pegasus",
        "«x» no es ninguna de dgt, pegasus",
    ),
    (
        "watch --lang fr",
        "write one of the languages there are: en",
        "escriba uno de los idiomas que hay: en",
    ),
    (
        "incident 0",
        "at most 200 at once",
        "como máximo 200 a la vez",
    ),
];

#[test]
fn what_the_parser_says_is_in_the_readers_language() {
    for (line, english, spanish) in SAID {
        let words = format!("adoube {line}");
        for (language, told) in [(Language::English, english), (Language::Spanish, spanish)] {
            let text = in_language(language, || {
                let error = parsed(words.split(' ').map(OsString::from)).unwrap_err();
                parser_words::in_words(&error.to_string())
            });
            assert!(text.contains(told), "{line}: {text}");
        }
    }
}

#[test]
fn the_language_is_known_before_the_line_is_read() {
    for (line, language) in [
        ("watch --lang es", Some(Language::Spanish)),
        ("--lang=es_MX.UTF-8 nonsense", Some(Language::Spanish)),
        ("watch --lang fr", None),
        ("watch --lang", None),
        ("watch", None),
        ("order message d -- --lang es", None),
    ] {
        let line: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        assert_eq!(super::language(&line), language, "{line:?}");
    }
}

/// What the help shows can be typed: each example of each command is one that is taken.
#[test]
fn every_example_of_the_help_is_a_command() {
    for language in Language::ALL {
        in_language(language, every_example_is_a_command);
    }
}

fn every_example_is_a_command() {
    let mut without: Vec<String> = Vec::new();
    let mut tried = 0;
    let mut commands = vec![(String::new(), command())];
    while let Some((name, command)) = commands.pop() {
        let help = command.get_after_help().map(ToString::to_string);
        let help = help.unwrap_or_default();
        // Examples that go on in the next line are one.
        let mut parts = help.split("\\\n");
        let first = parts.next().unwrap_or_default().to_owned();
        let help = parts.fold(first, |help, next| help + next.trim_start());
        let examples = help.lines().filter_map(|line| line.strip_prefix("  "));
        let examples: Vec<&str> = examples
            .filter(|line| line.starts_with("adoube "))
            .collect();
        if examples.is_empty() {
            without.push(name.clone());
        }
        for example in examples {
            tried += 1;
            let taken = Cli::try_parse_from(words(example));
            let refused = taken.err().map(|error| error.to_string());
            assert_eq!(refused, None, "{name}: {example}");
        }
        for under in command.get_subcommands() {
            commands.push((format!("{name} {}", under.get_name()), under.clone()));
        }
    }
    assert!(tried > 50, "{tried}");
    for told in [
        "incidents",
        "incident",
        "rule",
        "call answer",
        "order",
        "watch",
    ] {
        assert!(!without.contains(&format!(" {told}")), "{told} has none");
    }
}

#[test]
fn dis_7_who_delegates_is_not_who_gets_the_right() {
    let line = "adoube --as chief roles delegate deputy --end --reason landed";
    let cli = Cli::try_parse_from(line.split_whitespace()).unwrap();
    assert_eq!(cli.common.person.as_deref(), Some("chief"));
    let Command::Roles(args) = cli.command else {
        panic!("not roles")
    };
    let Some(RolesCommand::Delegate {
        person,
        end,
        reason,
    }) = args.command
    else {
        panic!("not delegate")
    };
    assert_eq!(
        (person.as_str(), end, reason.as_str()),
        ("deputy", true, "landed")
    );
    let unexplained = ["adoube", "roles", "delegate", "deputy"];
    assert!(Cli::try_parse_from(unexplained).is_err());
    let line = "adoube roles delegate deputy --reason away";
    let cli = Cli::try_parse_from(line.split_whitespace()).unwrap();
    assert_eq!(cli.common.person, None);
}

/// VEN-2: a device note is cited by its number, or with its board.
#[test]
fn ven_2_what_a_ruling_cites_is_read_with_or_without_its_board() {
    for (typed, read) in [
        ("4", Some((None, 4))),
        ("1.3:4", Some((Some("1.3".parse().unwrap()), 4))),
        ("0", None),
        ("1.3", None),
        ("1.3:", None),
        (":4", None),
        ("note 4", None),
    ] {
        let cited: Result<super::incident::Cited, String> = typed.parse();
        assert_eq!(
            cited.as_ref().ok().map(|it| (it.board, it.note)),
            read,
            "{typed}"
        );
        let told = cited.err().unwrap_or_default();
        assert!(read.is_some() || told.contains("1.3:4"), "{told}");
    }
}

/// `cargo xtask demo --help` tells it before anything is built. What is kept for it is written anew with
/// `adoube demo --help | sed 's/ *$//' > cli/src/args/demo-help.txt`.
#[test]
fn the_help_of_the_demo_that_is_told_before_it_is_built_is_its_own() {
    let asked = ["adoube", "demo", "--help"].map(std::ffi::OsString::from);
    let told = super::reading::parsed(asked).unwrap_err().to_string();
    let told: Vec<&str> = told.lines().map(str::trim_end).collect();
    let kept: Vec<&str> = include_str!("demo-help.txt").lines().collect();
    assert_eq!(told, kept);
}

/// What a result cites is no part of what declares it, and takes none of it away.
#[test]
fn ven_2_a_result_is_declared_with_and_without_what_it_cites() {
    for (given, wanted) in [("", &[][..]), ("--cites 4 --cites 7", &[4, 7])] {
        let line = format!("adoube --event e result 1.3 1-0 --reason why {given}");
        let cli = Cli::try_parse_from(line.split_whitespace()).unwrap();
        let Command::Result(args) = cli.command else {
            panic!("{line}");
        };
        assert!(args.declare.is_some(), "{line}");
        assert_eq!(args.cites.notes, wanted);
    }
}
