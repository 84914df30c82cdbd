//! Which ruling of which incident, where a record names one.

use adoube_tournament::ids::RulingRef;

use crate::log;

pub(crate) const fn write(ruling: RulingRef) -> log::RulingNumber {
    log::RulingNumber {
        incident: ruling.incident,
        ruling: ruling.ruling,
    }
}

pub(crate) const fn read(stored: log::RulingNumber) -> RulingRef {
    RulingRef {
        incident: stored.incident,
        ruling: stored.ruling,
    }
}
