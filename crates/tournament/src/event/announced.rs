//! What was announced stays: regulations do not take back a round that players have seen.

use super::decide::SetUp;
use crate::refusal::Refusal;
use crate::regulations::{Problem, Regulations, line_of};

/// Refuses a set-up with fewer rounds than the last one that was published; 0 for none.
pub fn keeps_rounds(wanted: &SetUp, published: u16) -> Result<(), Refusal> {
    let rounds = Regulations::from_toml(&wanted.regulations).map_or(published, |r| r.rounds);
    if rounds >= published {
        return Ok(());
    }
    let problem = Problem {
        line: line_of(&wanted.regulations, "rounds").unwrap_or(1),
        field: "rounds".to_owned(),
        message: format!(
            "{rounds} rounds, but round {published} is published already: write {published} or more"
        ),
        article: "C.04.1.1",
    };
    Err(Refusal::Invalid(format!("regulations, {problem}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::TEMPLATE;

    #[test]
    fn evt_1_a_round_that_was_published_stays_one_of_the_event() {
        let line = TEMPLATE
            .lines()
            .position(|line| line.starts_with("rounds"))
            .unwrap()
            + 1;
        let rounds = Regulations::from_toml(TEMPLATE).unwrap().rounds;
        let wanted = SetUp {
            regulations: TEMPLATE.to_owned(),
            ..SetUp::default()
        };
        for (published, refused) in [(0, false), (rounds, false), (rounds + 1, true)] {
            let text = keeps_rounds(&wanted, published).map_err(|refusal| refusal.to_string());
            let expected = format!(
                "regulations, line {line}: rounds: {rounds} rounds, but round {published} is \
                 published already: write {published} or more (C.04.1.1)"
            );
            assert_eq!(text.err(), refused.then_some(expected), "{published}");
        }
    }
}
