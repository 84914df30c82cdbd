//! The windows as the daemon lists them (VEN-3), and how they are told.

use serde::{Deserialize, Serialize};

/// Programs, and windows of a screen, that are told.
const MOST: usize = 16;
/// The longest title and the longest name that are told, characters.
const LONGEST: usize = 48;

/// Nobody is connected to any.
const NONE: &str = "windows: no program is connected to a screen";

/// Which programs can show windows, and which windows there are where a screen tells of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Windows {
    programs: Vec<Shows>,
    screens: Vec<Screen>,
}

/// A program that can show windows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Shows {
    name: String,
    user: u32,
    at: String,
}

/// A compositor or an X server, by its socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Screen {
    at: String,
    #[serde(flatten)]
    told: Told,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "state")]
enum Told {
    Told { windows: Vec<Window>, more: u64 },
    Unavailable { why: String },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Window {
    title: String,
    name: Option<String>,
    user: Option<u32>,
}

impl Windows {
    /// For people: a line each, the programs first, the uppermost window first.
    pub fn lines(&self) -> Vec<String> {
        if self.programs.is_empty() {
            return vec![NONE.to_owned()];
        }
        let mut lines: Vec<String> = self.programs.iter().take(MOST).map(Shows::line).collect();
        if self.programs.len() > MOST {
            let more = self.programs.len() - MOST;
            lines.push(format!("can show windows: and {more} more"));
        }
        lines.extend(self.screens.iter().take(MOST).flat_map(Screen::lines));
        lines
    }
}

impl Shows {
    fn line(&self) -> String {
        let (name, at) = (plain(&self.name), plain(&self.at));
        format!("can show windows: {name} (user {}) at {at}", self.user)
    }
}

impl Screen {
    fn lines(&self) -> Vec<String> {
        let at = plain(&self.at);
        let (windows, more) = match &self.told {
            Told::Told { windows, more } => (windows, more),
            Told::Unavailable { why } => return vec![untold(&at, why)],
        };
        let count = more.saturating_add(windows.len() as u64);
        let head = format!("windows at {at}: {count}");
        let each = windows.iter().take(MOST).map(|it| it.line(&at));
        std::iter::once(head).chain(each).collect()
    }
}

impl Window {
    fn line(&self, at: &str) -> String {
        let title = plain(&self.title);
        match (&self.name, self.user) {
            (Some(name), Some(user)) => {
                let name = plain(name);
                format!("window “{title}” of {name} (user {user}) at {at}")
            }
            _ => format!("window “{title}” at {at}"),
        }
    }
}

fn untold(at: &str, why: &str) -> String {
    match why {
        "compositor" => format!("windows at {at}: its compositor does not list them"),
        "refused" => format!("windows at {at}: its server refuses access"),
        "silent" => format!("windows at {at}: its server does not respond"),
        _ => format!("windows at {at}: its server sent an unreadable answer"),
    }
}

/// Who makes a window names it: letters and figures of any language, of signs the plain ones.
fn plain(name: &str) -> String {
    let fit = |c: char| c.is_alphanumeric() || c.is_ascii_graphic() || c == ' ';
    let name = name.trim().chars().take(LONGEST);
    name.map(|c| {
        if fit(c) && c != '"' && c != '\\' {
            c
        } else {
            '?'
        }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{MOST, Windows, plain};

    fn lines(said: Value) -> Vec<String> {
        let windows: Windows = serde_json::from_value(said).unwrap();
        windows.lines()
    }

    fn screen(at: &str, windows: &[Value], more: u64) -> Value {
        json!({"at": at, "state": "told", "windows": windows, "more": more})
    }

    #[test]
    fn ven_3_windows_are_told_with_their_titles_or_why_not_in_every_language() {
        let shows = json!({"name": "chromium", "user": 998, "at": "/run/user/998/wayland-0"});
        let board = json!({"title": "Partida \"1\"", "name": "chromium", "user": 998});
        let other = json!({"title": "Configuración", "name": null, "user": null});
        let why =
            |why: &str| json!({"at": "@/tmp/.X11-unix/X0", "state": "unavailable", "why": why});
        let whys = ["compositor", "refused", "silent", "garbled"].map(why);
        let mut screens = vec![screen("@/tmp/.X11-unix/X1", &[board, other], 0)];
        screens.extend(whys);
        let told = lines(json!({"programs": [shows], "screens": screens}));
        assert_eq!(
            told,
            [
                "can show windows: chromium (user 998) at /run/user/998/wayland-0",
                "windows at @/tmp/.X11-unix/X1: 2",
                "window “Partida ?1?” of chromium (user 998) at @/tmp/.X11-unix/X1",
                "window “Configuración” at @/tmp/.X11-unix/X1",
                "windows at @/tmp/.X11-unix/X0: its compositor does not list them",
                "windows at @/tmp/.X11-unix/X0: its server refuses access",
                "windows at @/tmp/.X11-unix/X0: its server does not respond",
                "windows at @/tmp/.X11-unix/X0: its server sent an unreadable answer",
            ]
        );
        let none = lines(json!({"programs": [], "screens": []}));
        let languages = adoube_texts::languages();
        for line in told.iter().chain(&none) {
            let key = adoube_texts::known(&languages["en"], "wall-seen", line).expect(line);
            let all = languages.values();
            assert!(
                all.into_iter().all(|texts| texts.contains_key(key)),
                "{key}"
            );
        }
    }

    #[test]
    fn ven_3_many_windows_are_counted_and_names_made_plain() {
        let program = json!({"name": "x", "user": 1, "at": "/tmp/.X11-unix/X0"});
        let window = json!({"title": "t".repeat(500), "name": "x", "user": 1});
        let screens = [screen("/tmp/.X11-unix/X0", &vec![window; 64], 7)];
        let told = lines(json!({"programs": vec![program; 100], "screens": screens}));
        assert_eq!(told[MOST], "can show windows: and 84 more");
        assert_eq!(told[MOST + 1], "windows at /tmp/.X11-unix/X0: 71");
        assert_eq!(told.len(), MOST + 1 + 1 + MOST);
        assert!(told.iter().all(|line| line.len() < 200));
        // What turns the rest of a line round, and what a terminal obeys.
        assert_eq!(plain("a\u{202e}b\u{1b}[31m"), "a?b?[31m");
    }
}
