//! `regulations.toml`, as the rules read it.

use adoube_user_text::Problem;

/// Everything that is wrong with the text.
pub fn check(file: &str, text: &str) -> Vec<Problem> {
    let Err(problems) = adoube_regulations::from_toml(text) else {
        return Vec::new();
    };
    let ours = |problem: adoube_tournament::regulations::Problem| Problem {
        file: file.to_owned(),
        line: Some(problem.line),
        field: problem.field,
        text: match problem.article {
            "" => problem.message,
            article => format!("{} ({article})", problem.message),
        },
    };
    problems.into_iter().map(ours).collect()
}
