//! How long files and functions may be.

use std::ops::RangeInclusive;

use super::Finding;
use super::files::File;
use super::rules::{FILE_LENGTH, FUNCTION_LENGTH, MEDIAN_LENGTH};
use super::rust::Scan;

/// Lines of a file that are not for tests only.
const CODE_LINES: usize = 400;
/// Lines of a file in all, and of one that holds tests.
const ALL_LINES: usize = 700;
/// Lines of a function.
const FUNCTION_LINES: usize = 60;
/// Lines of a test: it may hold a table, which is read row by row.
const TEST_LINES: usize = 100;
/// Lines, not for tests, of the file in the middle.
const MEDIAN_LINES: usize = 200;

pub(super) fn files(files: &[File]) -> Vec<Finding> {
    rust(files)
        .filter_map(|(file, scan)| too_long(file, scan))
        .collect()
}

fn too_long(file: &File, scan: &Scan) -> Option<Finding> {
    let all = lines(file);
    let code = code_lines(file, scan);
    let (measured, limit, what) = if code > CODE_LINES {
        (code, CODE_LINES, "lines of code")
    } else if all > ALL_LINES {
        (all, ALL_LINES, "lines with its tests")
    } else {
        return None;
    };
    let text = format!("{measured} {what}, the limit is {limit}");
    Some(Finding {
        measured,
        ..Finding::new(FILE_LENGTH, file, measured, text)
    })
}

pub(super) fn functions(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for (file, scan) in rust(files) {
        for function in &scan.functions {
            let measured = function.length() - arm_lines(file, &function.lines);
            let first = *function.lines.start();
            let for_tests = file.is_test() || scan.is_for_tests(first);
            let limit = if for_tests {
                TEST_LINES
            } else {
                FUNCTION_LINES
            };
            if measured <= limit {
                continue;
            }
            let name = &function.name;
            let text = format!("fn {name} has {measured} lines, the limit is {limit}");
            found.push(Finding {
                measured,
                item: name.clone(),
                ..Finding::new(FUNCTION_LENGTH, file, first, text)
            });
        }
    }
    found
}

/// The lines of arms that are one line each, with their alternatives: a match of them is read like a table, and is never
/// split.
fn arm_lines(file: &File, function: &RangeInclusive<usize>) -> usize {
    let text = file.text.as_deref().unwrap_or_default();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_alternative = |line: &str| line.starts_with("| ");
    let is_arm = |at: usize| {
        let line = lines[at - 1];
        let ends = line.contains(" => ") && (line.ends_with(',') || line.ends_with("=> {}"));
        let goes_on = lines.get(at).is_some_and(|next| is_alternative(next));
        ends || goes_on || (is_alternative(line) && !line.ends_with('{'))
    };
    function.clone().filter(|line| is_arm(*line)).count()
}

/// One finding about all files, shown at the longest of them, where to begin.
pub(super) fn median(files: &[File]) -> Vec<Finding> {
    let mut lengths: Vec<(usize, &File)> = rust(files)
        .filter(|(file, _)| !file.is_test())
        .map(|(file, scan)| (code_lines(file, scan), file))
        .collect();
    lengths.sort_by_key(|(length, _)| *length);
    let median = lengths
        .get(lengths.len() / 2)
        .map_or(0, |(length, _)| *length);
    let longest = lengths.last().filter(|_| median > MEDIAN_LINES);
    let text = format!("the median file has {median} lines, the limit is {MEDIAN_LINES}");
    longest
        .map(|(_, file)| Finding::new(MEDIAN_LENGTH, file, 1, text))
        .into_iter()
        .collect()
}

fn rust(files: &[File]) -> impl Iterator<Item = (&File, &Scan)> {
    files.iter().filter_map(|file| {
        let scan = file.rust.as_ref()?.as_ref().ok()?;
        Some((file, scan))
    })
}

fn lines(file: &File) -> usize {
    file.text.as_deref().map_or(0, |text| text.lines().count())
}

fn code_lines(file: &File, scan: &Scan) -> usize {
    if file.is_test() {
        return 0;
    }
    let all = lines(file);
    all - scan.test_lines(all)
}

#[cfg(test)]
mod tests {
    use super::{File, files, functions, median};

    /// So many lines of code, then so many in a test module.
    fn file(path: &str, code: usize, tests: usize) -> File {
        let mut text = "const A: u8 = 0;\n".repeat(code);
        if tests > 0 {
            text += "#[cfg(test)]\nmod tests {\n";
            text += &"const A: u8 = 0;\n".repeat(tests - 3);
            text += "}\n";
        }
        File::new(path, text.into_bytes())
    }

    #[test]
    fn code_has_one_limit_and_tests_another() {
        // path, lines of code, lines of tests, what is measured if it is too long
        let table = [
            ("src/a.rs", 400, 0, None),
            ("src/a.rs", 401, 0, Some(401)),
            ("src/a.rs", 400, 300, None),
            ("src/a.rs", 400, 301, Some(701)),
            ("src/a.rs", 401, 100, Some(401)),
            ("tests/a.rs", 700, 0, None),
            ("tests/a.rs", 701, 0, Some(701)),
            ("src/a_tests.rs", 401, 0, None),
            ("a.md", 1000, 0, None),
        ];
        for (path, code, tests, expected) in table {
            let found = files(&[file(path, code, tests)]);
            let measured = found.first().map(|finding| finding.measured);
            assert_eq!(measured, expected, "{path} {code} {tests}");
        }
    }

    #[test]
    fn sixty_lines_are_enough_for_a_function_and_a_hundred_for_a_test() {
        let function = |path: &str, lines: usize| {
            let text = format!("fn a() {{\n{}}}\n", "b();\n".repeat(lines - 2));
            functions(&[File::new(path, text.into_bytes())]).len()
        };
        for (path, lines, found) in [
            ("src/a.rs", 60, 0),
            ("src/a.rs", 61, 1),
            ("tests/a.rs", 100, 0),
            ("tests/a.rs", 101, 1),
        ] {
            assert_eq!(function(path, lines), found, "{path} {lines}");
        }
    }

    #[test]
    fn arms_of_one_line_do_not_count() {
        let function = |arm: &str, arms: usize| {
            let text = format!(
                "fn a() {{\nmatch b {{\n{}}}\n{}}}\n",
                arm.repeat(arms),
                "b();\n".repeat(56)
            );
            functions(&[File::new("src/a.rs", text.into_bytes())]).len()
        };
        for (arm, arms, found) in [
            ("A(b) => c(b),\n", 45, 0),
            ("A\n| B\n| C => c(b),\n", 15, 0),
            ("A => {}\n", 45, 0),
            ("A(b) => {\nc(b);\n}\n", 1, 1),
            ("A\n| B => {\nc(b);\n}\n", 1, 1),
        ] {
            assert_eq!(function(arm, arms), found, "{arm}");
        }
    }

    #[test]
    fn the_median_is_of_code_only() {
        let small = |path| file(path, 10, 0);
        let large = |path| file(path, 201, 0);
        let with_tests = |path| file(path, 10, 400);
        assert_eq!(median(&[small("a.rs"), small("b.rs"), large("c.rs")]), []);
        assert_eq!(
            median(&[small("a.rs"), large("b.rs"), large("c.rs")]).len(),
            1
        );
        assert_eq!(median(&[with_tests("a.rs"), with_tests("b.rs")]), []);
        assert_eq!(median(&[large("tests/a.rs"), large("tests/b.rs")]), []);
        assert_eq!(median(&[]), []);
    }
}
