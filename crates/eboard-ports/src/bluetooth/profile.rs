//! How each make is spoken to by Bluetooth LE: which characteristics carry its bytes.
//!
//! Source: public emulators and readers of these boards; none was tried with a real board.

use adoube_eboard::Make;

/// A service of a board.
#[derive(Debug)]
pub(super) struct Service {
    pub(super) uuid: &'static str,
    /// The characteristic that sends messages.
    pub(super) notify: &'static str,
    /// The characteristic that takes commands.
    pub(super) write: Option<&'static str>,
}

/// How a make is spoken to.
#[derive(Debug)]
pub(super) struct Profile {
    pub(super) make: Make,
    /// How the names begin by which its boards advertise themselves.
    name: &'static str,
    /// The name of one of its boards.
    pub(super) board_name: &'static str,
    /// Its services. The board advertises the first one.
    pub(super) services: &'static [Service],
    /// Whether no other devices have these characteristics. Otherwise the name decides, or the user.
    is_own: bool,
    /// The longest message that must fit into one notification, in bytes; `None` where messages may be split.
    pub(super) longest: Option<usize>,
    /// Whether each command, which is one byte, is a write of its own: what follows the first byte may be ignored.
    pub(super) has_single_commands: bool,
}

const PROFILES: [Profile; 3] = [
    Profile {
        make: Make::Chessnut,
        name: "Chessnut",
        board_name: "Chessnut Air",
        services: &[
            Service {
                uuid: "1b7e8261-2877-41c3-b46e-cf057c562023",
                notify: "1b7e8262-2877-41c3-b46e-cf057c562023",
                write: None,
            },
            Service {
                uuid: "1b7e8271-2877-41c3-b46e-cf057c562023",
                notify: "1b7e8273-2877-41c3-b46e-cf057c562023",
                write: Some("1b7e8272-2877-41c3-b46e-cf057c562023"),
            },
        ],
        is_own: true,
        longest: Some(38),
        has_single_commands: false,
    },
    // The transparent serial service of Microchip's modules, which many devices have.
    Profile {
        make: Make::Millennium,
        name: "MILLENNIUM CHESS",
        board_name: "MILLENNIUM CHESS",
        services: &[Service {
            uuid: "49535343-fe7d-4ae5-8fa9-9fafd205e455",
            notify: "49535343-1e4d-4bd9-ba61-23c647249616",
            write: Some("49535343-8841-43f4-a8d4-ecbe34729bb3"),
        }],
        is_own: false,
        longest: None,
        has_single_commands: false,
    },
    // Nordic's serial service, which many devices have.
    Profile {
        make: Make::Pegasus,
        name: "DGT_PEGASUS",
        board_name: "DGT_PEGASUS",
        services: &[Service {
            uuid: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            notify: "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            write: Some("6e400002-b5a3-f393-e0a9-e50e24dcca9e"),
        }],
        is_own: false,
        longest: None,
        has_single_commands: true,
    },
];

impl Profile {
    /// The profile of a make; `None` if the make has no Bluetooth LE.
    pub(super) fn of(make: Make) -> Option<&'static Profile> {
        PROFILES.iter().find(|profile| profile.make == make)
    }

    /// The profile of a device with this name and these characteristics, if it is certain.
    pub(super) fn recognise(
        name: Option<&str>,
        characteristics: &[&str],
    ) -> Option<&'static Profile> {
        let mut profiles = PROFILES.iter();
        profiles.find(|it| it.fits(characteristics) && (it.is_own || it.has_name(name)))
    }

    /// The profile of a device that advertises this name or these services.
    pub(super) fn advertised(name: Option<&str>, services: &[&str]) -> Option<&'static Profile> {
        let mut profiles = PROFILES.iter();
        profiles.find(|it| {
            let has_service = || services.contains(&it.advertised_service());
            it.has_name(name) || it.is_own && has_service()
        })
    }

    /// Whether this is the name of a simulated board.
    pub(super) fn is_board_name(name: &str) -> bool {
        PROFILES.iter().any(|profile| profile.board_name == name)
    }

    /// The service by which a device that has not been connected yet shows what it is.
    pub(super) fn advertised_service(&self) -> &'static str {
        self.services.first().map_or("", |service| service.uuid)
    }

    /// The characteristics that take commands: one.
    pub(super) fn write(&self) -> impl Iterator<Item = &'static str> {
        self.services.iter().filter_map(|service| service.write)
    }

    /// The characteristics that send messages.
    pub(super) fn notify(&self) -> impl Iterator<Item = &'static str> {
        self.services.iter().map(|service| service.notify)
    }

    /// The place of the service that sends a message: Chessnut boards send positions by their first service and answers
    /// by their second.
    pub(super) fn service_of(&self, message: &[u8]) -> usize {
        let is_answer = self.services.len() > 1 && message.first() != Some(&0x01);
        usize::from(is_answer)
    }

    /// Whether a device has all characteristics of this make.
    pub(super) fn fits(&self, characteristics: &[&str]) -> bool {
        let mut needed = self.notify().chain(self.write());
        needed.all(|uuid| characteristics.contains(&uuid))
    }

    fn has_name(&self, name: Option<&str>) -> bool {
        name.is_some_and(|name| name.starts_with(self.name))
    }
}

#[cfg(test)]
mod tests {
    use adoube_eboard::Make;

    use super::Profile;

    #[test]
    fn a_service_that_many_devices_have_does_not_make_a_board() {
        let make = |name, characteristics: &[&str]| {
            Profile::recognise(name, characteristics).map(|profile| profile.make)
        };
        for profile in [Make::Chessnut, Make::Millennium, Make::Pegasus].map(Profile::of) {
            let profile = profile.unwrap();
            let all: Vec<_> = profile.notify().chain(profile.write()).collect();
            assert_eq!(make(Some(profile.board_name), &all), Some(profile.make));
            let unnamed = profile.is_own.then_some(profile.make);
            assert_eq!(make(Some("Heart rate"), &all), unnamed);
            assert_eq!(make(Some(profile.board_name), &all[1..]), None);
        }
        assert!(Profile::of(Make::Certabo).is_none());
        let advertised = Profile::advertised(Some("DGT_PEGASUS_123"), &[]);
        assert_eq!(advertised.map(|it| it.make), Some(Make::Pegasus));
        let serial = Profile::of(Make::Pegasus).unwrap().advertised_service();
        assert!(Profile::advertised(None, &[serial]).is_none());
    }
}
