//! Whoever sits at the terminal confirms what cannot be taken back.

use std::io::{IsTerminal as _, Write as _};

use anyhow::{Result, bail};

use crate::client::Client;
use crate::say::{Say, code, trouble, with_next_step};
use crate::text;

/// How a question is put.
#[derive(Clone, Copy)]
pub(super) struct Asking {
    /// It is not put: the answer is yes.
    pub(super) yes: bool,
    /// The id of what is said where the answer is no.
    pub(super) declined: &'static str,
    pub(super) say: Say,
}

impl Asking {
    pub(super) const fn new(yes: bool, say: Say) -> Self {
        Self {
            yes,
            declined: "penalty-nothing-done",
            say,
        }
    }
}

/// Shows the effects of a command, puts the question whose id `show` gives, and gives the command as of what was shown. If the
/// effects change in between, all of it is repeated; without a question the command fails.
pub(super) async fn do_as_shown<S, T>(
    client: &mut Client,
    asking: Asking,
    mut show: impl AsyncFnMut(&mut Client) -> Result<(Option<&'static str>, S)>,
    mut act: impl AsyncFnMut(&mut Client, S) -> Result<T>,
) -> Result<T> {
    loop {
        let (question, shown) = show(client).await?;
        let question = question.filter(|_| !asking.yes);
        if let Some(question) = question
            && !confirmed(&text!(question))?
        {
            bail!(text!(asking.declined));
        }
        match act(client, shown).await {
            Err(error) if is_to_be_asked_again(&error, question.is_some(), asking.say) => {}
            done => return done,
        }
    }
}

/// Whether something changed since whoever sits here was asked, so that they are told what it comes to now and
/// asked again. Where nobody is asked (`--yes`, or a command that asks nothing) the command fails.
pub(super) fn is_to_be_asked_again(error: &anyhow::Error, asked: bool, say: Say) -> bool {
    let again = asked && code(error) == "changed-since";
    if again {
        say.folded(text!("cli-not-done", why: with_next_step(error)));
    }
    again
}

/// Asks, and reads the answer in English or Spanish; an error where nobody is there to be asked.
pub(super) fn confirmed(question: &str) -> Result<bool> {
    if !std::io::stdin().is_terminal() {
        return Err(trouble!("cli-needs-terminal"));
    }
    let mut out = std::io::stdout().lock();
    write!(out, "{} ", question.trim_end())?;
    out.flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    Ok(matches!(line.trim(), "yes" | "y" | "sí" | "si" | "s"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EVT-6: a command that comes to another thing by now is asked about again, where somebody was asked.
    #[test]
    fn evt_6_a_changed_board_is_asked_about_again() {
        let say = Say { json: true };
        let refused = |code: &str| crate::say::coded(code, "refused: the board changed", "");
        for (code, asked, again) in [
            ("changed-since", true, true),
            ("changed-since", false, false),
            ("game-over", true, false),
        ] {
            assert_eq!(
                is_to_be_asked_again(&refused(code), asked, say),
                again,
                "{code} {asked}"
            );
        }
    }
}
