//! The physical board of a device's player, as the device says: a line for people, an object for programs.

use adoube_proto::v1::{PhysicalBoardFault, PhysicalBoardState, PhysicalBoardStatus};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use crate::catalogue::filled;
use crate::device_health::or_unspecified;

/// `Physical board: DGT, cannot be read. The connection was lost. Check the cable.`
pub(crate) fn line(board: &PhysicalBoardStatus) -> String {
    let shown = CatalogueMessage::new("physical-board-device-state").text("state", state(board));
    let battery = board.battery_percent.map(|percent| {
        let message = CatalogueMessage::new("physical-board-battery");
        filled(&message.number("percent", percent))
    });
    let parts = [
        board.make.clone(),
        filled(&shown),
        battery.unwrap_or_default(),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let title = filled(&CatalogueMessage::new("physical-board-device"));
    let found = format!("{title}: {}", parts.join(", "));
    match fault(board) {
        None => found,
        Some(fault) => {
            let message = CatalogueMessage::new("physical-board-fault")
                .text("fault", fault)
                .text("detail", &board.detail)
                .text("port", &board.port);
            format!("{found}. {}", filled(&message))
        }
    }
}

/// As an object for programs.
pub(crate) fn object(board: &PhysicalBoardStatus) -> Value {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    json!({
        "state": state(board), "fault": fault(board), "detail": some(&board.detail),
        "make": some(&board.make), "serial": some(&board.serial), "port": some(&board.port),
        "battery_percent": board.battery_percent,
    })
}

/// `not-connected`.
fn state(board: &PhysicalBoardStatus) -> &'static str {
    or_unspecified(PhysicalBoardState::word_of(board.state))
}

/// `no-answer`; none where it has no fault.
fn fault(board: &PhysicalBoardStatus) -> Option<&'static str> {
    let fault = board.fault();
    let is_some = fault != PhysicalBoardFault::Unspecified;
    is_some.then(|| fault.word())
}

#[cfg(test)]
mod tests {
    use adoube_proto::words::UNKNOWN;

    use super::*;

    #[test]
    fn ebd_5_a_board_is_told_with_what_is_the_matter_with_it() {
        let settled = PhysicalBoardStatus {
            state: PhysicalBoardState::Settled.into(),
            make: "DGT".to_owned(),
            battery_percent: Some(9),
            ..PhysicalBoardStatus::default()
        };
        assert_eq!(
            line(&settled),
            "Physical board: DGT, shows the game, battery 9 %"
        );
        let lost = PhysicalBoardStatus {
            state: PhysicalBoardState::Fault.into(),
            fault: PhysicalBoardFault::Lost.into(),
            port: "/dev/ttyUSB0".to_owned(),
            ..PhysicalBoardStatus::default()
        };
        assert_eq!(
            line(&lost),
            "Physical board: cannot be read. The connection was lost. Check the cable."
        );
        let later = PhysicalBoardStatus {
            state: PhysicalBoardState::number_of("dusty"),
            ..PhysicalBoardStatus::default()
        };
        assert_eq!(line(&later), "Physical board: state unknown");
        assert_eq!(object(&later)["state"], UNKNOWN);
        let told = object(&lost);
        assert_eq!(
            (&told["state"], &told["fault"]),
            (&json!("fault"), &json!("lost"))
        );
        assert_eq!(told["make"], Value::Null);
    }
}
