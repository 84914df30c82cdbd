//! The report for people.

use std::fmt::Write as _;

use super::{Failure, Report, Row};

/// A table of the figures, then how each was measured.
pub fn markdown(report: &Report) -> String {
    let mut text = heading(report);
    text.push_str(
        "| figure | measured | beside | target | met |\n| --- | --- | --- | --- | --- |\n",
    );
    for row in &report.rows {
        let _ = writeln!(text, "{}", line(row));
    }
    for Failure { part, error } in &report.failures {
        let error = error.replace('|', "\\|").replace('\n', " ");
        let _ = writeln!(text, "| part `{part}` | **failed**: {error} |  |  |  |");
    }
    text.push_str("\n## How each was measured\n\n");
    for row in report.rows.iter().filter(|row| !row.how.is_empty()) {
        let _ = writeln!(text, "- **{}** (`{}`): {}", row.figure, row.part, row.how);
    }
    text
}

fn heading(report: &Report) -> String {
    let machine = &report.machine;
    let [before, after] = report.noise_percent;
    let warning = if report.quick {
        "**Small numbers, to see that everything runs: these figures say nothing.**\n\n"
    } else {
        ""
    };
    format!(
        "# Figures\n\n{warning}By `{}`, in {:.0} s, on {} cores ({}), {} MiB, Linux {}, {} files a process; \
         load before: {}. Everything ran on this one machine over loopback, the clients too. The machine's \
         noise: the same work on one core took up to {before:.1} % longer or shorter before, {after:.1} % after. \
         Figures with two ends are the middle of several rounds, with the least and the most in brackets.\n\n",
        report.command,
        report.seconds,
        machine.cores,
        machine.processor,
        machine.memory_mib,
        machine.kernel,
        machine.files,
        machine.load,
    )
}

fn line(row: &Row) -> String {
    let met = match row.met {
        Some(true) => "yes",
        Some(false) => "**no**",
        None => "",
    };
    format!(
        "| {} | {} | {} | {} | {met} |",
        row.figure, row.measured, row.beside, row.target
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Machine;

    #[test]
    fn a_report_shows_targets_and_failures() {
        let row = Row::new("moves", "moves", "5").target("at least 6", false);
        assert_eq!(line(&row), "| moves | 5 |  | at least 6 | **no** |");
        let report = Report {
            command: "cargo xtask bench".to_owned(),
            quick: true,
            machine: Machine::here(),
            noise_percent: [1.0, 2.0],
            seconds: 3.0,
            rows: vec![row.how("counted")],
            failures: vec![Failure {
                part: "latency",
                error: "9 of 10\nwere ready".to_owned(),
            }],
        };
        let text = markdown(&report);
        assert!(text.contains("say nothing"), "{text}");
        assert!(text.contains("- **moves** (`moves`): counted"), "{text}");
        let failed = "| part `latency` | **failed**: 9 of 10 were ready |";
        assert!(text.contains(failed), "{text}");
    }
}
