//! Changes as objects for programs.

use adoube_proto::v1::{
    BoardView, DeviceState, Ending, GameStage, HoldView, IncidentBrief, Moved, OpenCall,
    PauseCause, ResultStatus, Role, Side, VenueView,
};
use serde_json::{Value, json};

use super::board_side::BoardSide;
use super::{Change, Model, board_events, narrator, time_shortage};
use crate::{device_health, holds, incidents, physical_board, text};

/// One change.
pub fn change(change: &Change, model: &Model, now: u64) -> Value {
    match change {
        Change::Begin => {
            let (tournament, round) = model.title().unwrap_or(("", 0));
            json!({"kind": "begin", "tournament": tournament, "round": round, "speed": model.speed()})
        }
        Change::Board(both) => board(&both.1, model, now),
        Change::Venue(both) => venue(&both.1, model, now),
        Change::Silent(view, _) | Change::Heard(view) => venue(view, model, now),
        Change::Hold(hold) => self::hold(hold),
        Change::Incident(both) => incident(&both.1),
        Change::Current => json!({"kind": "current"}),
        Change::Lost(why) => json!({"kind": "lost", "why": why}),
        Change::Back => json!({"kind": "back"}),
    }
}

/// The whole round.
pub fn round(model: &Model, now: u64) -> Value {
    let boards = model.boards().map(|it| board(it, model, now));
    let venues = model.venues().map(|it| venue(it, model, now));
    json!({
        "boards": boards.collect::<Vec<_>>(), "venues": venues.collect::<Vec<_>>(),
        "incidents": model.incidents().map(incident).collect::<Vec<_>>(),
        "holds": model.holds().map(hold).collect::<Vec<_>>(),
    })
}

/// A board now.
pub(super) fn board(view: &BoardView, model: &Model, now: u64) -> Value {
    let seat = |side: Side| {
        let of = BoardSide::of(view, side);
        let lag = view.lag.map(|lag| match side {
            Side::Black => json!({"given_ms": lag.black_given, "left_ms": lag.black_left}),
            _ => json!({"given_ms": lag.white_given, "left_ms": lag.white_left}),
        });
        let plan = of.plan.cloned().unwrap_or_default();
        let (period, moves) = board_events::period(view, side).unzip();
        json!({
            "period": period, "moves_in_period": moves, "person": plan.person, "name": plan.name, "venue": plan.venue, "device": plan.device,
            "clock_ms": model.remaining(view, side, now), "checked_in": of.checked_in,
            "away_since": (of.away_since > 0).then_some(of.away_since), "lag_credit": lag,
            "overdue": of.overdue, "page_locked": of.page_locked, "breaches": of.breaches, "not_held": of.not_locked,
            "assistant": Some(of.assistant).filter(|assistant| !assistant.is_empty()),
        })
    };
    let finished = view.finished.as_ref().map(|finished| {
        let result = finished.result.unwrap_or_default();
        let result = text::show_result(result.white_halves, result.black_halves);
        json!({"result": result, "ending": Ending::word_of(finished.ending), "reason": finished.reason})
    });
    let state = view.result_state.as_ref().map(|state| {
        json!({
            "state": ResultStatus::word_of(state.state), "white_confirmed": state.white_confirmed,
            "black_confirmed": state.black_confirmed, "approved_by": state.approved_by,
        })
    });
    let paused = view
        .paused
        .as_ref()
        .filter(|_| view.state() == GameStage::Paused)
        .map(|paused| {
            json!({
                "cause": PauseCause::word_of(paused.cause), "reason": paused.reason, "since": view.paused_since,
                "by": paused.by, "role": Role::word_of(paused.role),
            })
        });
    let running = view
        .clocks
        .as_ref()
        .map_or(Side::Unspecified, adoube_proto::v1::Clocks::running);
    json!({
        "kind": "board", "board": narrator::name(view), "sequence": view.sequence,
        "calls": view.calls.iter().map(call).collect::<Vec<_>>(), "holds": view.holds,
        "state": GameStage::word_of(view.state), "attempt": view.attempt, "ply": view.ply, "last_san": view.last_san, "fen": view.fen,
        "running": side(running),
        "white": seat(Side::White),
        "black": seat(Side::Black),
        "paused": paused, "finished": finished, "result_state": state,
        "short_of_time": time_shortage::words(view, model, now), "draw_offered_by": side(view.draw_offered_by()),
        "draw_offers": { "white": view.white_draw_offers, "black": view.black_draw_offers },
        "time_control": view.time_control, "own_time_control": view.own_time_control,
        "draw_odds": side(view.draw_odds()),
        "moves": board_events::moves(view).map(moved).collect::<Vec<_>>(), "of_clocks": board_events::clocks(view),
        "of_devices": board_events::devices(view),
        "at": view.clocks.as_ref().map(|clocks| clocks.at),
    })
}

fn moved(moved: &Moved) -> Value {
    let period = (moved.period > 0).then_some(moved.period);
    json!({
        "ply": moved.ply, "san": moved.san, "used_ms": moved.used, "premove": moved.premove,
        "period_begun": period,
    })
}

fn call(call: &OpenCall) -> Value {
    json!({"number": call.number, "seat": side(call.seat()), "reason": call.reason, "at": call.at,
    "leave": call.leave, "objection": call.objection.map(|result| {
        text::show_result(result.white_halves, result.black_halves)
    })})
}

fn side(side: Side) -> Option<&'static str> {
    match side {
        Side::White => Some("white"),
        Side::Black => Some("black"),
        Side::Unspecified => None,
    }
}

/// A venue with its devices. `silent_ms`: it is connected, but has sent nothing for so long; its devices are as of then.
pub(super) fn venue(view: &VenueView, model: &Model, now: u64) -> Value {
    let devices = view.devices.iter().map(|device| {
        json!({
            "device": device.device, "state": DeviceState::word_of(device.state), "age_ms": device.age_ms,
            "health": device_health::key(device.health()),
            "health_level": device_health::level_key(device.health_level()),
            "venue_round_trip_us": device.venue_round_trip_us,
            "coordinator_round_trip_us": device.coordinator_round_trip_us,
            "relayed": device.relayed, "locked": device.locked, "vitals_missed": device.vitals_missed,
            "physical_board": device.physical_board.as_ref().map(physical_board::object),
        })
    });
    json!({
        "kind": "venue", "venue": view.venue, "name": view.name, "connected": view.connected,
        "last_contact": view.last_contact, "silent_ms": model.venue_silent(view, now),
        "round_trip_us": view.round_trip_us,
        "devices": devices.collect::<Vec<_>>(),
    })
}

/// A hold of the round.
pub(super) fn hold(view: &HoldView) -> Value {
    of_kind("hold", holds::object(view))
}

/// An incident at a glance.
pub(super) fn incident(view: &IncidentBrief) -> Value {
    of_kind("incident", incidents::json::brief(view))
}

fn of_kind(kind: &str, mut value: Value) -> Value {
    value["kind"] = kind.into();
    value
}
