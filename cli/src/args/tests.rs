//! The command line as a whole.

use clap::{CommandFactory as _, Parser as _};

use super::{Cli, Command, RolesCommand};

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

/// What the help shows can be typed: each example of each command is one that is taken.
#[test]
fn every_example_of_the_help_is_a_command() {
    let mut without: Vec<String> = Vec::new();
    let mut tried = 0;
    let mut commands = vec![(String::new(), Cli::command())];
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
