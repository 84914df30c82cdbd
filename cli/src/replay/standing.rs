//! The tournament of a replay at its end, and its report.

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_proto::v1::EventView;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::trf::Tag;
use anyhow::Result;

use super::plan::{About, Plan};
use crate::games::trf::{self, More};
use crate::text;

/// The only tournament as it stood at its end.
pub(super) struct Standing {
    pub(super) view: Box<EventView>,
    pub(super) regulations: Arc<Regulations>,
    pub(super) about: About,
}

impl Standing {
    pub(super) fn of(view: Box<EventView>, plan: &Plan) -> Self {
        Self {
            view,
            regulations: Arc::clone(&plan.regulations),
            about: plan.about.clone(),
        }
    }

    /// What the event is called, where and when it was: as the regulations say that were given, and
    /// where they do not, as its games say.
    fn regulations(&self) -> Regulations {
        let mut own = Regulations::clone(&self.regulations);
        let About {
            event,
            site,
            given,
            days,
            ..
        } = &self.about;
        if let (false, Some(event)) = (given, event) {
            own.name.clone_from(event);
        }
        let told = own.city.take().filter(|_| *given);
        own.city = told.or_else(|| site.clone());
        own.begin = own.begin.or(days.map(|[first, _]| first));
        own.end = own.end.or(days.map(|[_, last]| last));
        own
    }

    /// The report. It tells no time control where the source told none: the day that each side then has
    /// is nobody's announcement. Its officials are the replay's own, and nobody in the source: it names
    /// none.
    pub(super) fn report(&self) -> Result<String> {
        let facts: &[(Tag, &str)] = if self.about.control_untold {
            &[(Tag::TimeControl, "")]
        } else {
            &[]
        };
        let rounds = self.regulations.rounds;
        let untold = More {
            facts,
            ..More::default()
        };
        let view = EventView {
            officials: Vec::new(),
            ..EventView::clone(&self.view)
        };
        trf::write_with(&view, &self.regulations(), rounds, "16", &untold)
    }

    /// What whoever reads the report is to know.
    pub(super) fn remarks(&self) -> Vec<String> {
        let there: BTreeSet<u32> = self.view.rounds.iter().map(|round| round.round).collect();
        let last = there.last().copied().unwrap_or(0);
        let missing: Vec<u32> = (1..last).filter(|round| !there.contains(round)).collect();
        let missing = (!missing.is_empty()).then(|| {
            let rounds = text::ranges(&missing);
            format!("the source has no games of round {rounds}, so tournament.trf has none")
        });
        let dealt = self.about.dealt.as_ref().map(|why| {
            format!("the rounds in tournament.trf are not the source's but follow its order: {why}")
        });
        missing
            .into_iter()
            .chain(dealt)
            .chain(self.called_otherwise())
            .collect()
    }

    /// Event and place of regulations that were given where the games, which keep their own, have others.
    fn called_otherwise(&self) -> Option<String> {
        let About {
            event, site, given, ..
        } = &self.about;
        let own = self.regulations();
        let other = |told: &Option<String>, own: &str| told.as_deref().is_some_and(|t| t != own);
        let city = own.city.as_deref().unwrap_or_default();
        if !given || !(other(event, &own.name) || other(site, city)) {
            return None;
        }
        let place = |place: &str| match place {
            "" => String::new(),
            place => format!(", {place}"),
        };
        let (event, site) = [event, site]
            .map(|told| told.as_deref().unwrap_or_default())
            .into();
        Some(format!(
            "tournament.trf has the name and the place of the regulations (\"{}\"{}), games.pgn what its \
             source says of each game (\"{event}\"{})",
            own.name,
            place(city),
            place(site)
        ))
    }
}
