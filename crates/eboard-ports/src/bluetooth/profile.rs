//! How each make is spoken to by Bluetooth LE: which characteristics carry its bytes.
//!
//! Source: public emulators and readers of these boards; none was tried with a real board.

use adoube_eboard::Make;

/// How a make is spoken to.
#[derive(Debug)]
pub(super) struct Profile {
    pub(super) make: Make,
    /// How the names begin by which its boards advertise themselves.
    name: &'static str,
    /// The service by which a device that has not been connected yet shows what it is.
    pub(super) service: &'static str,
    /// Whether no other devices have these characteristics. Otherwise the name decides, or the user.
    is_own: bool,
    /// The characteristic that takes commands.
    pub(super) write: &'static str,
    /// The characteristics that send messages.
    pub(super) notify: &'static [&'static str],
    /// The longest message that must fit into one notification, in bytes; `None` where messages may be split.
    pub(super) longest: Option<usize>,
    /// Whether each command, which is one byte, is a write of its own: what follows the first byte may be ignored.
    pub(super) has_single_commands: bool,
}

const PROFILES: [Profile; 3] = [
    Profile {
        make: Make::Chessnut,
        name: "Chessnut",
        service: "1b7e8261-2877-41c3-b46e-cf057c562023",
        is_own: true,
        write: "1b7e8272-2877-41c3-b46e-cf057c562023",
        notify: &[
            "1b7e8262-2877-41c3-b46e-cf057c562023",
            "1b7e8273-2877-41c3-b46e-cf057c562023",
        ],
        longest: Some(38),
        has_single_commands: false,
    },
    // The transparent serial service of Microchip's modules, which many devices have.
    Profile {
        make: Make::Millennium,
        name: "MILLENNIUM CHESS",
        service: "49535343-fe7d-4ae5-8fa9-9fafd205e455",
        is_own: false,
        write: "49535343-8841-43f4-a8d4-ecbe34729bb3",
        notify: &["49535343-1e4d-4bd9-ba61-23c647249616"],
        longest: None,
        has_single_commands: false,
    },
    // Nordic's serial service, which many devices have.
    Profile {
        make: Make::Pegasus,
        name: "DGT_PEGASUS",
        service: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
        is_own: false,
        write: "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
        notify: &["6e400003-b5a3-f393-e0a9-e50e24dcca9e"],
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
        profiles.find(|it| it.has_name(name) || it.is_own && services.contains(&it.service))
    }

    /// Whether a device has all characteristics of this make.
    pub(super) fn fits(&self, characteristics: &[&str]) -> bool {
        let mut needed = self.notify.iter().chain([&self.write]);
        needed.all(|uuid| characteristics.contains(uuid))
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
            let mut all = profile.notify.to_vec();
            all.push(profile.write);
            assert_eq!(make(Some(profile.name), &all), Some(profile.make));
            let unnamed = profile.is_own.then_some(profile.make);
            assert_eq!(make(Some("Heart rate"), &all), unnamed);
            assert_eq!(make(Some(profile.name), &all[1..]), None);
        }
        assert!(Profile::of(Make::Certabo).is_none());
        let advertised = Profile::advertised(Some("DGT_PEGASUS_123"), &[]);
        assert_eq!(advertised.map(|it| it.make), Some(Make::Pegasus));
        let serial = Profile::of(Make::Pegasus).unwrap().service;
        assert!(Profile::advertised(None, &[serial]).is_none());
    }
}
