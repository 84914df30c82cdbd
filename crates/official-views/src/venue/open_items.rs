//! Open items: what the coordinator wants checked, the orders, and the requests to it, in the order
//! in which an official looks after them.

use std::collections::BTreeMap;

use adoube_proto::v1::{
    HoldScope, IntentFate, IntentView, Role, VenueAlarm, VenueAlarmKind, VenueAlarms, VenueHold,
};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::alarm_text::{alarm_text, with_coming};
use super::lines;
use super::model::Model;
use crate::catalogue::filled;
use crate::words::yes_or_no;
use crate::zone;

/// Boards of one incident that are named.
const BOARDS: usize = 8;

/// Something that an official should look at, as the list shows it.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) kind: EntryKind,
    pub(super) alarm: VenueAlarm,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EntryKind {
    /// An official stopped clocks.
    Hold,
    Alarm,
    /// A player is out with leave.
    Leave,
}

impl Entry {
    pub(super) fn word(&self) -> &'static str {
        match self.kind {
            EntryKind::Hold => "hold",
            EntryKind::Alarm => VenueAlarmKind::word_of(self.alarm.kind),
            EntryKind::Leave => "leave",
        }
    }
}

/// All that is to be looked at as one list: what was stopped, the alarms, who is out with leave. Of a call it is
/// shown who comes.
pub(super) fn beside(told: VenueAlarms) -> Vec<Entry> {
    let holds = told.holds.into_iter().map(|hold| {
        let is_single = hold.scope() == HoldScope::Board;
        let alarm = VenueAlarm {
            text: stopped(&hold),
            id: hold.id,
            board: hold.board.filter(|_| is_single),
            since: hold.since,
            ..VenueAlarm::default()
        };
        let kind = EntryKind::Hold;
        Entry { kind, alarm }
    });
    let leaves = told.leaves.into_iter().map(|leave| {
        let out = CatalogueMessage::new("cli-venue-on-leave").text("name", leave.name);
        let alarm = VenueAlarm {
            id: format!("leave-{}-{}", leave.device, leave.since),
            board: leave.board,
            text: filled(&out),
            device: leave.device,
            since: leave.since,
            ..VenueAlarm::default()
        };
        let kind = EntryKind::Leave;
        Entry { kind, alarm }
    });
    let alarms = told.alarms.into_iter().map(|mut alarm| {
        if let Some(call) = &alarm.call {
            alarm.text = with_coming(&alarm.text, call);
        }
        let kind = EntryKind::Alarm;
        Entry { kind, alarm }
    });
    holds.chain(alarms).chain(leaves).collect()
}

/// What an official stopped, and why.
fn stopped(hold: &VenueHold) -> String {
    let reason = if hold.reason.is_empty() {
        filled(&CatalogueMessage::new("cli-live-no-reason"))
    } else {
        hold.reason.clone()
    };
    let what = match hold.scope() {
        HoldScope::Board => CatalogueMessage::new("cli-venue-stopped-board"),
        HoldScope::Venue => CatalogueMessage::new("cli-venue-stopped-venue"),
        HoldScope::OtherVenue => {
            CatalogueMessage::new("cli-venue-stopped-other-venue").text("venue", &hold.venue)
        }
        HoldScope::Round => CatalogueMessage::new("cli-venue-stopped-round"),
        HoldScope::Unspecified => CatalogueMessage::new("cli-venue-stopped"),
    };
    let what = what
        .text("by", &hold.by)
        .text("office", Role::word_of(hold.office));
    filled(&what.text("reason", reason))
}

/// Calls first, who waits longest before the others: nothing else on the screen tells of them. Then
/// incidents, the newest first, each once, whatever number of boards it is about.
pub(super) fn alarms(all: &[Entry], time_zone: &str) -> Vec<String> {
    let is_call = |entry: &&Entry| entry.alarm.kind() == VenueAlarmKind::Call;
    let mut calls: Vec<&Entry> = all.iter().filter(is_call).collect();
    calls.sort_by_key(|call| call.alarm.since);
    let mut told: Vec<String> = calls.iter().map(|call| line(&[call], time_zone)).collect();
    let mut groups: Vec<Vec<&Entry>> = Vec::new();
    let mut known: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for entry in all.iter().filter(|entry| !is_call(entry)) {
        let same = (entry.word(), entry.alarm.text.as_str());
        let group = *known.entry(same).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[group].push(entry);
    }
    told.extend(groups.iter().map(|group| line(group, time_zone)));
    told
}

/// `CALL at 1.2 since 09:41:03 CEST: Black (Hansen) calls the arbiter`; one line for alarms that say the same.
fn line(group: &[&Entry], time_zone: &str) -> String {
    let Some(first) = group.first() else {
        return String::new();
    };
    let boards = group.iter().filter_map(|entry| entry.alarm.board);
    let mut boards: Vec<(u32, u32)> = boards.map(|board| (board.round, board.board)).collect();
    boards.sort_unstable();
    boards.dedup();
    let named = boards.iter().take(BOARDS);
    let named: Vec<String> = named
        .map(|(round, board)| format!("{round}.{board}"))
        .collect();
    let more = boards.len().saturating_sub(BOARDS);
    let more = filled(&CatalogueMessage::new("and-more").number("more", more));
    let since = group.iter().map(|entry| entry.alarm.since).min();
    let since = since.filter(|at| *at > 0);
    let since = since.map(|at| zone::time(at, time_zone));
    let line = CatalogueMessage::new("cli-venue-alarm")
        .text("kind", first.word())
        .text("is-placed", yes_or_no(!named.is_empty()))
        .text("boards", named.join(" ") + &more)
        .text("is-dated", yes_or_no(since.is_some()))
        .text("since", since.unwrap_or_default())
        .text("alarm", alarm_text(&first.alarm));
    filled(&line)
}

/// Orders that wait for something first, then the others, each the newest first.
pub(super) fn orders(model: &Model) -> Vec<String> {
    let waiting = model.orders().filter(|order| lines::waits(order));
    let others = model.orders().filter(|order| !lines::waits(order));
    let told = waiting.chain(others);
    told.map(|order| lines::short(order, model.time_zone()))
        .collect()
}

/// Requests to the coordinator: those without an answer, and the rest, each the newest first.
pub(super) fn asked(model: &Model) -> [Vec<String>; 2] {
    let line = |view| lines::intent(view, model.time_zone());
    let newest = model.intents().iter().rev();
    let waits = |view: &&IntentView| view.fate() == IntentFate::Waiting || view.unconfirmed;
    let (waiting, over): (Vec<_>, Vec<_>) = newest.partition(waits);
    [waiting, over].map(|views| views.into_iter().map(line).collect())
}

#[cfg(test)]
#[path = "open_items_tests.rs"]
mod tests;
