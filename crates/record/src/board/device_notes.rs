//! What befell the devices at a board.

use adoube_chess::BySide;
use adoube_tournament::actor::Role;
use adoube_tournament::board::{AtDevice, DeviceNote, Forbidden, LockEnd, Ran, Told};
use adoube_tournament::ids::PersonId;
use adoube_tournament::time::{Millis, Time};

use super::lock_report;
use crate::error::DecodeError;
use crate::fields::{Decoded, kind, number, parsed, required, side, side_number};
use crate::log;
use crate::log::device_noted::What;

pub(super) fn write(note: &DeviceNote) -> log::DeviceNoted {
    log::DeviceNoted {
        number: note.number,
        side: side_number(note.side),
        device: note.device.to_string(),
        at: note.when.at.0,
        error: note.when.error.map(|error| error.0),
        source: note.source.clone(),
        what: Some(write_what(&note.what)),
    }
}

fn write_what(what: &AtDevice) -> What {
    match what {
        AtDevice::Locked { by, text } => {
            let (by, role) = write_author(by.as_ref());
            let text = text.clone();
            What::Locked(log::PageLocked { by, role, text })
        }
        AtDevice::Opened {
            end,
            by,
            since,
            ran,
        } => {
            let BySide { white, black } = known(*ran);
            let (by, role) = write_author(by.as_ref());
            What::Opened(log::PageOpened {
                end: write_end(*end),
                by,
                role,
                since: since.0,
                white_ran: white.0,
                black_ran: black.0,
                ran_unknown: write_unknown(*ran),
            })
        }
        AtDevice::Forbidden(forbidden) => What::Forbidden(log::Forbidden {
            what: forbidden.what.clone(),
            prevented: forbidden.prevented,
            times: forbidden.times,
            run: forbidden.run,
            first: forbidden.first,
            since: forbidden.since.0,
        }),
        AtDevice::LockedForBreach { text } => {
            let text = text.clone();
            What::LockedForBreach(log::LockedForBreach { text })
        }
        AtDevice::NotHeld { let_go, why } => What::NotHeld(log::NotHeld {
            let_go: *let_go,
            why: why.clone(),
        }),
        AtDevice::HeldAgain { since } => What::HeldAgain(log::HeldAgain { since: since.0 }),
        AtDevice::Signed(report) => What::Signed(lock_report::write(report)),
        AtDevice::NotTold { forbidden } => What::NotTold(log::NotTold {
            forbidden: *forbidden,
        }),
    }
}

pub(super) fn read(stored: log::DeviceNoted) -> Decoded<DeviceNote> {
    Ok(DeviceNote {
        number: stored.number,
        side: side(stored.side, "side")?,
        device: parsed(&stored.device, "device")?,
        when: Told {
            at: Time(stored.at),
            error: stored.error.map(Millis),
        },
        source: stored.source,
        what: read_what(required(stored.what, "what befell the device")?)?,
    })
}

fn read_what(what: What) -> Decoded<AtDevice> {
    Ok(match what {
        What::Locked(locked) => AtDevice::Locked {
            by: read_author(&locked.by, &locked.role)?,
            text: locked.text,
        },
        What::Opened(opened) => AtDevice::Opened {
            end: read_end(opened.end)?,
            by: read_author(&opened.by, &opened.role)?,
            since: Time(opened.since),
            ran: read_ran(&opened)?,
        },
        What::Forbidden(stored) => AtDevice::Forbidden(Forbidden {
            what: stored.what,
            prevented: stored.prevented,
            times: stored.times,
            run: stored.run,
            first: stored.first,
            since: Time(stored.since),
        }),
        What::LockedForBreach(locked) => AtDevice::LockedForBreach { text: locked.text },
        What::NotHeld(stored) => AtDevice::NotHeld {
            let_go: stored.let_go,
            why: stored.why,
        },
        What::HeldAgain(stored) => AtDevice::HeldAgain {
            since: Time(stored.since),
        },
        What::Signed(signed) => AtDevice::Signed(Box::new(lock_report::read(signed)?)),
        What::NotTold(stored) => AtDevice::NotTold {
            forbidden: stored.forbidden,
        },
    })
}

const fn known(ran: Ran) -> BySide<Millis> {
    match ran {
        Ran::Known(ran) => ran,
        Ran::AnotherGame | Ran::NotMeasured => BySide::both(Millis::ZERO),
    }
}

fn write_unknown(ran: Ran) -> i32 {
    number(match ran {
        Ran::Known(_) => log::RanUnknown::Unspecified,
        Ran::AnotherGame => log::RanUnknown::AnotherGame,
        Ran::NotMeasured => log::RanUnknown::NotMeasured,
    })
}

fn read_ran(stored: &log::PageOpened) -> Decoded<Ran> {
    const WHAT: &str = "why it is not known whose clock ran";
    if stored.ran_unknown == 0 {
        let ran = BySide::new(stored.white_ran, stored.black_ran);
        return Ok(Ran::Known(ran.map(Millis)));
    }
    match kind(stored.ran_unknown, WHAT)? {
        log::RanUnknown::AnotherGame => Ok(Ran::AnotherGame),
        log::RanUnknown::NotMeasured => Ok(Ran::NotMeasured),
        log::RanUnknown::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}

fn write_author(by: Option<&(PersonId, Role)>) -> (String, String) {
    by.map_or_else(Default::default, |(by, role)| {
        (by.to_string(), role.name().to_owned())
    })
}

fn read_author(by: &str, role: &str) -> Decoded<Option<(PersonId, Role)>> {
    if by.is_empty() {
        return Ok(None);
    }
    let office = Role::ALL.into_iter().find(|office| office.name() == role);
    let office = office.ok_or_else(|| DecodeError::out_of_range("office", role))?;
    Ok(Some((parsed(by, "official")?, office)))
}

fn write_end(end: LockEnd) -> i32 {
    number(match end {
        LockEnd::Order => log::LockEnd::Order,
        LockEnd::TakenBack => log::LockEnd::TakenBack,
        LockEnd::SeatMoved => log::LockEnd::SeatMoved,
    })
}

fn read_end(stored: i32) -> Decoded<LockEnd> {
    const WHAT: &str = "end of a lock";
    match kind(stored, WHAT)? {
        log::LockEnd::Order => Ok(LockEnd::Order),
        log::LockEnd::TakenBack => Ok(LockEnd::TakenBack),
        log::LockEnd::SeatMoved => Ok(LockEnd::SeatMoved),
        log::LockEnd::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}
