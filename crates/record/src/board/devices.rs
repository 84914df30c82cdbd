//! What befell the devices at a board.

use adoube_tournament::board::{AtDevice, DeviceNote, Forbidden, LockEnd, Ran, ReportedTime};
use adoube_tournament::venue::{LayerState, LockReport, TriedLayer};

use crate::log;
use crate::tables::{choice, kinds, messages, required};

messages! {
    DeviceNote as DeviceNoted { number, side, device, when, source, what }
    ReportedTime { at, error }
    Forbidden { what, prevented, times, run, first, since }
    LockReport as LockSigned { digest, profile, boot_id, monotonic_ms, wall_ms, layers }
    TriedLayer { layer, state, required, holds, tried, wrong, how }
}

choice! {
    AtDevice as log::device_noted::What;
    wrapped { Forbidden, Signed }
    Locked as PageLocked { by, text }
    LockedForBreach as LockedForBreach { text }
    Opened as PageOpened { end, by, since, ran }
    NotHeld as NotHeld { let_go, why }
    HeldAgain as HeldAgain { since }
    NotTold as NotTold { forbidden }
}

choice! {
    Ran as log::page_opened::Ran;
    wrapped { Known }
    AnotherGame as Nothing {}
    NotMeasured as Nothing {}
}

kinds! {
    LockEnd as LockEnd { Order, TakenBack, SeatMoved }
    LayerState as LayerState { Unavailable, Enforced, ReportingOnly, Broken }
}
