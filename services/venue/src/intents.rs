//! What officials asked of the coordinator, and what it decided. Plain state: it takes the time and
//! gives what waits; somebody else keeps it on disk, says it on the uplink and brings the answers.

use adoube_proto::v1::{IntentAnswer, IntentView, VenueIntent, VenueIntents};
use prost::Message as _;

/// How many may wait for their answers.
pub const WAITING: usize = 64;

/// How many are remembered; the oldest that were answered make room.
pub const REMEMBERED: usize = 256;

/// Kept, and not decided yet.
const OPEN: &str = "waiting";

/// Why one was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// [`WAITING`] wait.
    #[error("{WAITING} things wait for the coordinator already")]
    Full,
    /// The id was used for something else.
    #[error("something else was asked for under this id")]
    Known,
}

#[derive(Clone, Debug)]
struct Entry {
    view: IntentView,
    /// The book's version that first held it.
    since: u64,
}

impl Entry {
    fn is(&self, id: &str) -> bool {
        self.view
            .intent
            .as_ref()
            .is_some_and(|intent| intent.id == id)
    }

    fn is_open(&self) -> bool {
        self.view.fate == OPEN
    }
}

/// All that are remembered, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Intents {
    entries: Vec<Entry>,
    version: u64,
    durable: u64,
}

impl Intents {
    /// Takes what an official asks for, in this office of his. The same again is the same one. It is
    /// said to the coordinator once it is on disk.
    pub fn ask(&mut self, intent: VenueIntent, role: &str, wall: u64) -> Result<(), Refused> {
        if let Some(known) = self.entries.iter().find(|entry| entry.is(&intent.id)) {
            let same = known.view.intent.as_ref() == Some(&intent);
            return if same { Ok(()) } else { Err(Refused::Known) };
        }
        if self.entries.iter().filter(|entry| entry.is_open()).count() >= WAITING {
            return Err(Refused::Full);
        }
        if self.entries.len() >= REMEMBERED
            && let Some(oldest) = self.entries.iter().position(|entry| !entry.is_open())
        {
            self.entries.remove(oldest);
        }
        self.version += 1;
        self.entries.push(Entry {
            view: IntentView {
                intent: Some(intent),
                role: role.to_owned(),
                fate: OPEN.to_owned(),
                asked_wall_ms: wall,
                ..IntentView::default()
            },
            since: self.version,
        });
        Ok(())
    }

    /// Forgets one that could not be kept: it was never said.
    pub fn forget(&mut self, id: &str) {
        let durable = self.durable;
        self.entries
            .retain(|entry| !entry.is(id) || entry.since <= durable);
        self.version += 1;
    }

    /// The coordinator decided. The first answer counts; whether this was it.
    pub fn answered(&mut self, answer: &IntentAnswer, wall: u64) -> bool {
        let mut entries = self.entries.iter_mut();
        let asked = entries.find(|entry| entry.is(&answer.id) && entry.is_open());
        let Some(Entry { view, .. }) = asked else {
            return false;
        };
        let fate = if answer.accepted {
            "accepted"
        } else {
            "refused"
        };
        fate.clone_into(&mut view.fate);
        view.detail.clone_from(&answer.text);
        view.answered_wall_ms = wall;
        self.version += 1;
        true
    }

    /// One of them.
    pub fn entry(&self, id: &str) -> Option<&IntentView> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.is(id)).map(|entry| &entry.view)
    }

    /// What is to be said to the coordinator, again until it answers.
    pub fn open(&self) -> Vec<VenueIntent> {
        let open = self.on_disk().filter(|entry| entry.is_open());
        open.filter_map(|entry| entry.view.intent.clone()).collect()
    }

    /// As officials see them: what is not kept yet may come to nothing.
    pub fn shown(&self) -> VenueIntents {
        VenueIntents {
            intents: self.on_disk().map(|entry| entry.view.clone()).collect(),
        }
    }

    fn on_disk(&self) -> impl Iterator<Item = &Entry> {
        self.entries
            .iter()
            .filter(|entry| entry.since <= self.durable)
    }

    /// Changes whenever anything does that is to be kept.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The version that is on disk.
    pub const fn durable(&self) -> u64 {
        self.durable
    }

    /// This version is on disk: what is new in it may be said and shown.
    pub fn kept(&mut self, version: u64) {
        self.durable = self.durable.max(version);
    }

    /// Everything, for the disk.
    pub fn encode(&self) -> Vec<u8> {
        let intents = self.entries.iter().map(|entry| entry.view.clone());
        VenueIntents {
            intents: intents.collect(),
        }
        .encode_to_vec()
    }

    /// What stood on disk.
    pub fn decode(bytes: &[u8]) -> Result<Self, prost::DecodeError> {
        let entries = VenueIntents::decode(bytes)?.intents.into_iter();
        let entries = entries.map(|view| Entry { view, since: 0 });
        Ok(Self {
            entries: entries.collect(),
            ..Self::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::venue_intent::What;

    use super::*;

    fn intent(n: usize) -> VenueIntent {
        VenueIntent {
            id: format!("{n:032x}"),
            person: "lta-madrid".to_owned(),
            what: Some(What::MoveTo("madrid-9".to_owned())),
            ..VenueIntent::default()
        }
    }

    fn answer(n: usize, accepted: bool) -> IntentAnswer {
        IntentAnswer {
            id: intent(n).id,
            accepted,
            text: if accepted { "" } else { "no-spare" }.to_owned(),
        }
    }

    fn fates(intents: &Intents) -> Vec<String> {
        let shown = intents.shown().intents.into_iter();
        shown.map(|view| view.fate).collect()
    }

    /// It is shown and said once it is on disk, and outlives the node until it is answered.
    #[test]
    fn ven_4_what_was_asked_waits_on_disk_for_its_answer() {
        let mut book = Intents::default();
        book.ask(intent(1), "lta", 5).unwrap();
        assert_eq!((book.open().len(), fates(&book).len()), (0, 0));
        let bytes = book.encode();
        book.kept(book.version());
        assert_eq!(book.open(), [intent(1)]);
        let mut after = Intents::decode(&bytes).unwrap();
        assert_eq!(after.open(), [intent(1)]);
        assert!(after.answered(&answer(1, false), 9));
        assert_eq!(fates(&after), ["refused"]);
        assert_eq!(after.open(), []);
        // An answer to what was said twice is late.
        assert!(!after.answered(&answer(1, true), 10));
        assert_eq!(after.entry(&intent(1).id).unwrap().detail, "no-spare");
    }

    /// A button that was pressed twice asks once; an id is for one thing.
    #[test]
    fn ven_4_the_same_again_is_the_same() {
        let mut book = Intents::default();
        book.ask(intent(1), "lta", 5).unwrap();
        book.ask(intent(1), "lta", 6).unwrap();
        let other = VenueIntent {
            what: Some(What::MoveTo("madrid-8".to_owned())),
            ..intent(1)
        };
        assert_eq!(book.ask(other, "lta", 7), Err(Refused::Known));
        book.kept(book.version());
        assert_eq!(book.open().len(), 1);
    }

    #[test]
    fn ven_4_what_waits_is_bounded_and_never_forgotten() {
        let mut book = Intents::default();
        for n in 0..WAITING {
            book.ask(intent(n), "lta", 5).unwrap();
        }
        assert_eq!(book.ask(intent(WAITING), "lta", 5), Err(Refused::Full));
        for n in WAITING..2 * REMEMBERED {
            assert!(book.answered(&answer(n - WAITING, true), 6));
            book.ask(intent(n), "lta", 5).unwrap();
        }
        book.kept(book.version());
        assert_eq!(
            (book.open().len(), fates(&book).len()),
            (WAITING, REMEMBERED)
        );
    }

    #[test]
    fn ven_4_what_the_disk_refused_was_never_asked() {
        let mut book = Intents::default();
        book.ask(intent(1), "lta", 5).unwrap();
        book.forget(&intent(1).id);
        book.kept(book.version());
        assert_eq!(book.open(), []);
    }
}
