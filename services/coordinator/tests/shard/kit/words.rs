//! What is said, in short words.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{Answer, BoardEvent, BoardRef, Clocks, Side};
use adoube_proto::v1::{venue_notice, watch_reply};

fn side(side: i32) -> &'static str {
    match Side::try_from(side).unwrap() {
        Side::White => "white",
        Side::Black => "black",
        Side::Unspecified => "nobody",
    }
}

pub(super) fn board(board: Option<&BoardRef>) -> String {
    let board = board.unwrap();
    format!("{}.{}", board.round, board.board)
}

pub(super) fn event(event: &BoardEvent) -> String {
    let Some(what) = event.event.as_ref() else {
        return format!("#{} unseen", event.sequence);
    };
    let what = match what {
        Event::Opened(_) => "opened".to_owned(),
        Event::Released(_) => "released".to_owned(),
        Event::CheckedIn(e) => format!("checked-in {}", side(e.seat)),
        Event::Started(_) => "started".to_owned(),
        Event::Moved(e) if e.premove => format!("moved {} {} by premove", e.ply, e.uci),
        Event::Moved(e) => format!("moved {} {}", e.ply, e.uci),
        Event::OptionsSet(e) => format!("options {} premove {}", side(e.seat), e.premove().word()),
        Event::PremoveSet(e) => format!("premove {} {}: {}", e.ply, e.uci, e.notice),
        Event::PremoveEnded(e) => format!("premove {} {}", e.uci, e.cause().word()),
        Event::DrawOffered(e) => format!("draw-offered {}", side(e.seat)),
        Event::DrawDeclined(e) => format!("draw-declined {}", side(e.seat)),
        Event::Paused(e) => format!("paused {}", e.cause().word()),
        Event::Resumed(_) => "resumed".to_owned(),
        Event::ClockAdjusted(_) => "clock-adjusted".to_owned(),
        Event::SeatLost(e) => format!("seat-lost {} {}", side(e.seat), e.sign().word()),
        Event::SeatBack(e) => format!("seat-back {}", side(e.seat)),
        Event::LimitPassed(e) => format!("limit-passed {}", side(e.seat)),
        Event::Outage(e) => format!("outage {}", e.cause().word()),
        Event::Finished(e) => {
            let result = e.result.as_ref().unwrap();
            let (white, black) = (result.white_halves, result.black_halves);
            format!("finished {white}:{black} {}", e.ending().word())
        }
        Event::PenaltiesProposed(e) => format!("penalties-proposed {}", side(e.seat)),
        Event::PenaltiesRejected(e) => format!("penalties-rejected {}", e.proposal),
        Event::PenaltiesWithdrawn(e) => format!("penalties-withdrawn {}", e.ruling),
        Event::Penalised(e) => format!("penalised {} {}", side(e.seat), e.penalties.len()),
        Event::AssistantApproved(e) => format!("assistant {} {} {}", side(e.seat), e.person, e.by),
        Event::AssistantEnded(e) => format!("assistant {} ended", side(e.seat)),
        Event::TimeAdded(e) => format!("time-added {} {}", e.white, e.black),
        Event::PositionRestored(e) => format!("position-restored {}", e.ply),
        Event::ArbiterCalled(e) => format!("call {} {}", e.number, side(e.seat)),
        Event::CallTaken(e) => format!("call {} taken {}", e.number, e.by),
        Event::LeaveEnded(e) => format!("leave {} over {}", side(e.seat), e.by),
        Event::CallAnswered(e) => format!("call {} valid {} {}", e.number, e.valid, e.by),
        Event::CheckRecorded(e) => {
            format!("check {} {} {}", side(e.seat), e.kind().word(), e.passed)
        }
        Event::ChecksWaived(e) => format!("checks-waived {}", side(e.seat)),
        Event::DefaultTimeSet(e) => format!("default-time {:?}", e.to),
        Event::CameLate(e) => format!("late {} {}", side(e.seat), e.charged),
        Event::Reopened(_) => "reopened".to_owned(),
        Event::Ruled(e) => {
            let cites = e.cites.iter().map(|note| format!(" cites {note}"));
            let cites: String = cites.collect();
            format!(
                "ruled {}.{} {}{cites}",
                e.incident,
                e.ruling,
                e.remedy().word()
            )
        }
        Event::Restarted(e) => {
            let reversed = if e.reversed { " reversed" } else { "" };
            format!("restarted {} {}{reversed}", e.attempt, e.time_control)
        }
        Event::SeatMoved(e) => format!("{} moved to {}", side(e.seat), e.to),
        Event::ReadyGiven(e) => format!("ready {}", side(e.seat)),
        Event::ResultConfirmed(e) => format!("result-confirmed {}", side(e.seat)),
        Event::ResultApproved(e) => format!("result-approved {}", e.by),
        Event::ResultCorrected(e) => {
            let result = e.result.as_ref().unwrap();
            let (white, black) = (result.white_halves, result.black_halves);
            format!(
                "result-corrected {white}:{black} {} {}",
                e.ending().word(),
                e.by
            )
        }
        Event::Held(e) => format!("held {}", e.hold),
        Event::PauseReasonGiven(e) => format!("pause reason {:?}: {}", e.hold, e.reason),
        Event::HoldEnded(e) => format!("hold {} ended", e.hold),
        Event::BreachesCited(e) => format!("cites {}", e.notes.len()),
        Event::DeviceNoted(e) => {
            format!("device {} {} {}", e.number, side(e.seat), e.what().word())
        }
        Event::PhysicalBoardShown(e) => format!("board shown {} {:?}", side(e.seat), e.ply),
        Event::ScoresheetMarked(e) => format!("scoresheet {} {}", side(e.seat), e.present),
        Event::PhysicalBoardDiffers(e) => format!("board differs {}", side(e.seat)),
        Event::PhysicalBoardRequirementSet(e) => {
            format!("board requirement {} {:?}", side(e.seat), e.requirement())
        }
        Event::HeadSigned(e) => format!("head-signed {}", e.head_sequence),
    };
    format!("#{} {what}", event.sequence)
}

pub(super) fn answer(answer: &Answer) -> String {
    match &answer.refusal {
        Some(refusal) => format!("refused {}", refusal.code),
        None => format!("answer #{}", answer.sequence),
    }
}

pub(super) fn reply(body: &Body) -> String {
    match body {
        Body::Welcome(welcome) if welcome.seated => "welcome to a seat".to_owned(),
        Body::Welcome(_) => "welcome".to_owned(),
        Body::Seat(seat) => format!("seat {} {}", board(seat.board.as_ref()), side(seat.side)),
        Body::View(view) => format!("view #{}", view.sequence),
        Body::Answer(a) => answer(a),
        Body::Pulse(pulse) => {
            format!("pulse {}", clocks(pulse.clocks.as_ref()))
        }
        Body::Goodbye(goodbye) => format!("goodbye {}", goodbye.reason().word()),
    }
}

fn clocks(clocks: Option<&Clocks>) -> String {
    clocks.map_or("no clocks".to_owned(), |clocks| {
        let Clocks { white, black, .. } = clocks;
        format!("{white} {black} {}", side(clocks.running))
    })
}

pub(super) fn watch(body: &watch_reply::Body) -> String {
    use watch_reply::Body as W;
    match body {
        W::Begin(begin) => format!("begin {}", begin.round),
        W::Board(view) => {
            let name = board(view.board.as_ref());
            let back = view.events.iter().any(|event| event.back.is_some());
            format!(
                "board {name} #{} {} {}{}",
                view.sequence,
                view.state().word(),
                view.ply,
                if back { ", back" } else { "" }
            )
        }
        W::Venue(view) => {
            let there = if view.connected { "connected" } else { "away" };
            format!("venue {} {there}", view.venue)
        }
        W::Hold(hold) => format!(
            "hold {} {}",
            hold.hold,
            if hold.ended { "ended" } else { "on" }
        ),
        W::Incident(incident) => {
            format!("incident {} {}", incident.number, incident.stage().word())
        }
        W::Current(_) => "current".to_owned(),
        // The shell adds them where they are asked for.
        W::Ticks(_) => "ticks".to_owned(),
    }
}

pub(super) fn notice(body: &venue_notice::Body) -> String {
    use venue_notice::Body as N;
    match body {
        N::Welcome(welcome) => format!("welcome {}", welcome.received_through),
        N::ReceivedThrough(number) => format!("received {number}"),
        N::Pong(_) => "pong".to_owned(),
        N::Seating(seating) => {
            let seat = |seat: &adoube_proto::v1::SeatAt| {
                format!(" {}={}", seat.device, board(seat.board.as_ref()))
            };
            let seats: String = seating.seats.iter().map(seat).collect();
            format!("seating{seats}")
        }
        N::Goodbye(goodbye) => format!("goodbye {}", goodbye.reason().word()),
        N::Grants(_) => "grants".to_owned(),
        N::Alarms(alarms) => format!("alarms {}", alarms.alarms.len()),
        N::Intent(answer) => format!("intent {} {}", answer.id, answer.accepted),
        N::Invite(invite) => format!("invite {}", invite.number),
    }
}
