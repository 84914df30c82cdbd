//! Plays a script on a board and writes down what happened.

mod actors;
mod desk;
mod remedies;
mod run;
mod script;
mod terms;
mod transcript;

/// The transcript of a script.
pub(crate) fn tell(script: &str) -> String {
    let mut story = run::Story::new();
    for line in script.lines() {
        story.line(line);
    }
    story.finish()
}
