//! The locks of a venue's devices, checked one by one (O 18.5): what each answered.

use std::collections::BTreeMap;

use adoube_proto::v1::{OrderFate, OrderView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::trouble;
use serde_json::json;

use super::lines;
use crate::catalogue::filled;

/// Who has answered what.
#[derive(Debug, Default)]
pub struct Tally {
    /// By order: the devices that have not answered.
    left: BTreeMap<String, String>,
    hold: usize,
    /// The others, each with why.
    others: Vec<String>,
}

impl Tally {
    /// Orders by id, each with its device.
    pub fn new(left: BTreeMap<String, String>) -> Self {
        Self {
            left,
            ..Self::default()
        }
    }

    /// Whether all have answered.
    pub fn is_over(&self) -> bool {
        self.left.is_empty()
    }

    /// Whether this is an answer that was waited for.
    pub fn take(&mut self, order: &OrderView) -> bool {
        if lines::is_open(order) {
            return false;
        }
        let Some(device) = self.left.remove(&order.id) else {
            return false;
        };
        if order.fate() == OrderFate::Done {
            self.hold += 1;
        } else {
            let fate = lines::fate(order.fate());
            let why = match super::reports::of_order(order).as_str() {
                "" => fate,
                detail => format!("{fate}, {detail}"),
            };
            self.others.push(format!("{device}: {why}"));
        }
        true
    }

    /// How many hold.
    pub fn words(&self) -> String {
        let (hold, others, left) = (self.hold, self.others.len(), self.left.len());
        let all = hold + others + left;
        let verified = CatalogueMessage::new("officials-checks-locks")
            .number("hold", hold)
            .number("of", all);
        let unverified = CatalogueMessage::new("cli-venue-locks-not-verified").number("n", others);
        let unanswered = CatalogueMessage::new("cli-venue-locks-unanswered").number("n", left);
        let told = [
            (true, verified),
            (others > 0, unverified),
            (left > 0, unanswered),
        ];
        let told = told.iter().filter(|(is, _)| *is);
        let told: Vec<String> = told.map(|(_, message)| filled(message)).collect();
        told.join("; ")
    }

    /// The same for programs.
    pub fn json(&self) -> serde_json::Value {
        let left: Vec<_> = self.left.values().collect();
        json!({"kind": "checked", "hold": self.hold, "others": self.others, "unanswered": left})
    }

    /// An error where one does not hold.
    pub fn trouble(&self) -> Option<anyhow::Error> {
        let unanswered = self.left.values().map(|it| lines::no_answer(it));
        let all: Vec<String> = self.others.iter().cloned().chain(unanswered).collect();
        (!all.is_empty()).then(|| {
            let not_all = CatalogueMessage::new("cli-venue-locks-not-all");
            trouble(
                filled(&not_all.text("devices", all.join("; "))),
                filled(&CatalogueMessage::new("cli-venue-locks-not-all-next")),
            )
        })
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    /// O 18.5: what is said in the end counts each device once, and names those at which nobody is to play.
    #[test]
    fn o_18_5_the_check_of_a_hall_ends_with_each_device_that_does_not_hold() {
        let orders = ["a", "b", "c", "d"];
        let left = orders.map(|id| (id.to_owned(), format!("madrid-{id}")));
        let mut tally = Tally::new(left.into());
        for (id, fate, detail, counts) in [
            ("a", "waiting", "", false),
            ("a", "done", "13 layers", true),
            ("a", "done", "13 layers", false),
            ("b", "failed", "2 of 13 layers do not hold", true),
            ("c", "expired", "", true),
            ("x", "done", "", false),
        ] {
            let order = OrderView {
                id: id.to_owned(),
                fate: OrderFate::number_of(fate),
                detail: detail.to_owned(),
                ..OrderView::default()
            };
            assert_eq!(tally.take(&order), counts, "{id} {fate}");
        }
        assert!(!tally.is_over());
        assert_eq!(
            tally.words(),
            "1 of 4 locks verified; locks not verified: 2; no answer yet: 1"
        );
        assert_eq!(
            tally.trouble().unwrap().to_string(),
            "not every lock is verified: madrid-b: failed, 2 of 13 layers do not hold; madrid-c: \
             expired; madrid-d: no answer yet"
        );
        assert!(Tally::default().trouble().is_none());
    }
}
