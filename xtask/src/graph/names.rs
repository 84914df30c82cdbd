//! Our own crates that the rules name.

pub(crate) const CHESS: &str = "adoube-chess";
pub(crate) const EBOARD: &str = "adoube-eboard";
pub(crate) const EBOARD_PORTS: &str = "adoube-eboard-ports";
pub(crate) const BOARD_CHECK: &str = "adoube-board-check";
pub(crate) const TOURNAMENT: &str = "adoube-tournament";
pub(crate) const REGULATIONS: &str = "adoube-regulations";
pub(crate) const RECORD: &str = "adoube-record";
pub(crate) const LEDGER: &str = "adoube-ledger";
pub(crate) const PROTO: &str = "adoube-proto";
pub(crate) const COORDINATOR: &str = "adoube-coordinator";
pub(crate) const VENUE: &str = "adoube-venue";
pub(crate) const KIOSK: &str = "adoube-kiosk";
pub(crate) const LOCKD: &str = "adoube-lockd";
pub(crate) const CATALOGUE: &str = "adoube-catalogue";
pub(crate) const KEY_FILES: &str = "adoube-key-files";
pub(crate) const PAGES: &str = "adoube-pages";
pub(crate) const ENROLMENT: &str = "adoube-enrolment";
pub(crate) const SESSIONS: &str = "adoube-sessions";
pub(crate) const TELEMETRY: &str = "adoube-telemetry";
pub(crate) const USER_TEXT: &str = "adoube-user-text";
pub(crate) const EXCHANGE: &str = "adoube-exchange";
pub(crate) const EVENT_FOLDER: &str = "adoube-event-folder";
pub(crate) const CLIENT: &str = "adoube-client";
pub(crate) const OFFICIAL_VIEWS: &str = "adoube-official-views";
pub(crate) const LOCAL_EVENT: &str = "adoube-local-event";
pub(crate) const REPLAY: &str = "adoube-replay";
pub(crate) const DEMO: &str = "adoube-demo";

/// Our own crates that the rules name. One that does not exist would make its rules empty.
pub fn names() -> &'static [&'static str] {
    &[
        CHESS,
        TOURNAMENT,
        REGULATIONS,
        RECORD,
        LEDGER,
        PROTO,
        COORDINATOR,
        VENUE,
        KIOSK,
        KEY_FILES,
        PAGES,
        SESSIONS,
        TELEMETRY,
        USER_TEXT,
        EXCHANGE,
        EVENT_FOLDER,
        CLIENT,
        OFFICIAL_VIEWS,
        LOCAL_EVENT,
        REPLAY,
        DEMO,
        BOARD_CHECK,
        LOCKD,
    ]
}
