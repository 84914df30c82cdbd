//! The tournament of a replay at its end, and its report.

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_exchange::trf::{self, More};
use adoube_proto::v1::EventView;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::trf::Tag;
use adoube_user_text::text;
use anyhow::Result;

use super::plan::{About, Plan};

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

    /// The report; of a source that is not whole it says of nobody that he was absent. It tells no time control where the source told none: the day that each side then has
    /// is nobody's announcement. Its officials are the replay's own, and nobody in the source: it names
    /// none.
    pub(super) fn report(&self, whole: bool) -> Result<String> {
        let facts: &[(Tag, &str)] = if self.about.control_untold {
            &[(Tag::TimeControl, "")]
        } else {
            &[]
        };
        let rounds = self.regulations.rounds;
        let untold = More {
            facts,
            lacking: !whole,
            ..More::default()
        };
        let view = EventView {
            officials: Vec::new(),
            ..EventView::clone(&self.view)
        };
        trf::write_with(&view, &self.regulations(), rounds, "16", &untold)
    }

    /// What whoever reads the report, a file of that name, is to know.
    pub(super) fn remarks(&self, report: &str) -> Vec<String> {
        let there: BTreeSet<u32> = self.view.rounds.iter().map(|round| round.round).collect();
        let last = there.last().copied().unwrap_or(0);
        let missing: Vec<u32> = (1..last).filter(|round| !there.contains(round)).collect();
        let missing = (!missing.is_empty()).then(|| {
            let rounds = text::ranges(&missing);
            format!("the source has no games of round {rounds}, so {report} has none")
        });
        let dealt = self.about.dealt.as_ref().map(|why| {
            format!("the rounds in {report} are not the source's but in its order: {why}")
        });
        let rerated = match self.about.rerated {
            0 => None,
            1 => Some("1 player has several ratings in this file: the first".to_owned()),
            many => Some(format!(
                "{many} players have several ratings in this file: the first of each"
            )),
        };
        let rerated = rerated.map(|told| format!("{told} is in {report}"));
        missing
            .into_iter()
            .chain(dealt)
            .chain(rerated)
            .chain(self.called_otherwise(report))
            .collect()
    }

    /// Event and place of regulations that were given where the games, which keep their own, have others.
    fn called_otherwise(&self, report: &str) -> Option<String> {
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
            "{report} has the name and place of the regulations (\"{}\"{}), games.pgn those of \
             each game's source (\"{event}\"{})",
            own.name,
            place(city),
            place(site)
        ))
    }
}
