//! What the desk keeps of venues, and what it shows of them.

use adoube_chess::Side;
use adoube_coordinator::shard::views;
use adoube_ledger::{Ledger, StreamName};
use adoube_proto::v1::{SeatAt, VenueAlarm, VenueAlarms, VenueView};
use adoube_record::{decode_venue, streams};
use adoube_tournament::venue::Report;

use super::{Desk, tournament};

impl Desk {
    /// So many of a venue's reports may say again what is stored.
    pub(crate) fn allow_repeats(&mut self, count: u64) {
        self.screens.repeats = count;
    }

    /// A venue's reports, from the ledger.
    pub(crate) fn reports(&self, venue: &str) -> Vec<Report> {
        let name = streams::venue(&tournament(), &venue.parse().unwrap());
        let stream = StreamName::new(name).unwrap();
        let entries = self.ledger.read(&stream, 1, usize::MAX).unwrap();
        (1..)
            .zip(entries)
            .map(|(sequence, entry)| decode_venue(sequence, &entry.body).unwrap().body)
            .collect()
    }

    /// Since when there is what a venue's officials were last told to look at.
    pub(crate) fn alarmed_since(&self, venue: &str) -> Vec<u64> {
        let told = self.screens.alarms.get(venue).into_iter();
        told.flat_map(|told| &told.alarms)
            .map(|alarm| alarm.since)
            .collect()
    }

    /// All that a venue's officials were last told to look at.
    pub(crate) fn told(&self, venue: &str) -> VenueAlarms {
        let told = self.screens.alarms.get(venue);
        told.cloned().unwrap_or_default()
    }

    /// A seat of board 1.1 as its venue was last told.
    pub(crate) fn seat_at(&self, venue: &str, side: Side) -> SeatAt {
        let seats = self.screens.seats[venue].seats.iter();
        let mut seats = seats.filter(|seat| seat.side == views::side(side) as i32);
        seats.next().cloned().unwrap()
    }

    /// Each device of a venue that has a seat, and of which round.
    pub(crate) fn seated_rounds(&self, venue: &str) -> Vec<(String, u32)> {
        let seats = self.screens.seats[venue].seats.iter();
        let of = |seat: &SeatAt| {
            (
                seat.device.clone(),
                seat.board.map_or(0, |board| board.round),
            )
        };
        seats.map(of).collect()
    }

    /// The first of what a venue's officials were last told to look at.
    pub(crate) fn first_alarm(&self, venue: &str) -> VenueAlarm {
        self.screens.alarms[venue].alarms[0].clone()
    }

    /// What a venue's officials were last told to look at: id, device, words.
    pub(crate) fn alarms(&self, venue: &str) -> Vec<(String, String, String)> {
        let told = self.screens.alarms.get(venue);
        let alarms = told.into_iter().flat_map(|told| told.alarms.clone());
        let sentence = |it: VenueAlarm| {
            // What is told as data is in it.
            let words = match (it.incident, it.call) {
                (Some(incident), None) => vec![
                    incident.number.to_string(),
                    incident.stage().word().to_owned(),
                ],
                (None, Some(call)) => vec![call.name, call.reason],
                other => panic!("an alarm of nothing, or of both: {other:?}"),
            };
            assert!(words.iter().all(|word| it.text.contains(word)), "{words:?}");
            (it.id, it.device, it.text)
        };
        alarms.map(sentence).collect()
    }

    /// A venue as a watcher sees it now.
    pub(crate) fn venue_view(&mut self, venue: &str) -> VenueView {
        self.watch("chief", 0);
        self.screens.venues[venue].clone()
    }
}
