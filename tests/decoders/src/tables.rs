//! Regulations, reports and the words in them.

use adoube_tournament::clock::TimeControl;
use adoube_tournament::date::Date;
use adoube_tournament::ids::{CommandId, DeviceId, PersonId, TournamentId, VenueId};
use adoube_tournament::regulations::ProfileHash;
use adoube_tournament::trf::{self, Edition};
use adoube_tournament::typed_time::{self, BareNumber};

use crate::text;

/// An event's regulations.
pub(crate) fn regulations(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let _ = adoube_regulations::from_toml(text);
    }
}

/// Ids, days, times: words that stand alone.
pub(crate) fn words(bytes: &[u8]) {
    let _ = CommandId::from_bytes(bytes);
    let Some(text) = text(bytes) else { return };
    let _ = text.parse::<TournamentId>();
    let _ = text.parse::<VenueId>();
    let _ = text.parse::<DeviceId>();
    let _ = text.parse::<PersonId>();
    let _ = text.parse::<Date>();
    let _ = ProfileHash::parse(text);
    for bare in [BareNumber::Minutes, BareNumber::Seconds] {
        let _ = typed_time::duration(text, bare);
    }
    if let Ok(control) = typed_time::time_control(text) {
        let written = typed_time::unmistakable(&control);
        assert_eq!(typed_time::time_control(&written), Ok(control));
    }
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
}

/// A tournament's report; one that is read is written and read again alike.
pub(crate) fn trf(bytes: &[u8]) {
    let Ok(file) = trf::read(bytes) else { return };
    for edition in [Edition::Trf16, Edition::Trf26] {
        let written = trf::write(&file, edition);
        let again = trf::read(&written).map(|again| trf::write(&again, edition));
        assert_eq!(again.as_ref(), Ok(&written));
    }
}
