//! Rounds that a report told before, and that an import of one is not taken for: what was told of
//! them still counts, and whoever meant to begin anew is to know.

use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_user_text::catalogue::{CatalogueMessage, filled};
use adoube_user_text::text::ranges;

use super::Imported;

/// What stays, and how it is taken back.
pub fn remark(imported: &Imported, view: &EventView) -> Option<String> {
    let taken: Vec<u32> = imported.played.iter().map(|told| told.round).collect();
    let stays = |round: &&RoundView| {
        round.state() == RoundState::Elsewhere && !taken.contains(&round.round)
    };
    let rounds: Vec<&RoundView> = view.rounds.iter().filter(stays).collect();
    let mut numbers: Vec<u32> = rounds.iter().map(|round| round.round).collect();
    numbers.sort_unstable();
    let first = *numbers.first()?;
    let mut sources: Vec<&str> = rounds.iter().map(|round| &*round.source).collect();
    sources.sort_unstable();
    sources.dedup();
    Some(filled(
        &CatalogueMessage::new("file-rounds-stay")
            .number("count", numbers.len())
            .text("rounds", ranges(&numbers))
            .text("sources", sources.join(", "))
            .text("first", first),
    ))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::PlayedRound;

    use super::*;

    /// The rounds that are taken now, of an event with three that were told.
    #[test]
    fn evt_5_rounds_that_a_report_is_taken_for_no_more_are_named() {
        let round = |(round, state): (u32, RoundState)| RoundView {
            round,
            state: state.into(),
            source: "open.trf".to_owned(),
            ..RoundView::default()
        };
        let rounds = [
            (1, RoundState::Elsewhere),
            (2, RoundState::Elsewhere),
            (3, RoundState::Elsewhere),
            (4, RoundState::Draft),
        ];
        let view = EventView {
            rounds: rounds.map(round).to_vec(),
            ..EventView::default()
        };
        for (played, told) in [
            (&[1, 2, 3][..], None),
            (
                &[1, 2],
                Some(
                    "round 3 was played elsewhere and not imported from this file: the results \
                     from open.trf still count; cancel them with `adoube round unpublish 3 \
                     --reason ...`",
                ),
            ),
            (
                &[],
                Some(
                    "rounds 1-3 were played elsewhere and not imported from this file: the results \
                     from open.trf still count; cancel them with `adoube round unpublish 1 \
                     --reason ...`, one round at a time",
                ),
            ),
        ] {
            let played = played.iter().map(|round| PlayedRound {
                round: *round,
                ..PlayedRound::default()
            });
            let imported = Imported {
                played: played.collect(),
                ..Imported::default()
            };
            assert_eq!(remark(&imported, &view).as_deref(), told);
        }
    }
}
