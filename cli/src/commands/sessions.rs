//! `adoube invite` and `adoube sessions`.

use adoube_proto::v1::{
    InvitationView, InviteReply, InviteRequest, OfficialEntry, Role, SessionView, SessionsReply,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use anyhow::{Result, bail};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::json;

use super::describe::role;
use crate::args::{Common, InviteArgs, SessionsArgs, SessionsCommand};
use crate::catalogue::filled;
use crate::client::venue::VenueClient;
use crate::client::{CHIEF, Client};
use crate::event::{Credentials, EventFolder, OFFICIAL_ROLES, Official};
use crate::event::{EventFiles, official_entries};
use crate::say::{Say, trouble};
use crate::text;
use crate::venue;

const HOUR: u64 = 60 * 60 * 1_000;

/// Makes an invitation, and shows it as a link.
pub(super) async fn invite(common: &Common, args: &InviteArgs, say: Say) -> Result<()> {
    let request = |office: &OfficialEntry| InviteRequest {
        person: office.person.clone(),
        role: office.role,
        venue: office.venue.clone(),
        valid_for: u64::from(args.hours) * HOUR,
        ..InviteRequest::default()
    };
    let common = &inviting(common, args);
    let mut desk = Desk::connect(common, args.wall.as_deref()).await?;
    let office = match &args.wall {
        Some(venue) => office_at(common, args, venue)?,
        None => office(&desk.officials().await?, args)?.clone(),
    };
    let office = &office;
    let reply = desk.invite(request(office)).await?;
    let link = format!("{}#{}", reply.console, reply.invitation);
    let message = role_at(message!("cli-invite-link"), office);
    let message = message
        .text("person", &office.person)
        .text("until", shown(reply.until));
    let text = format!("{}\n{link}", filled(&message));
    let value = json!({
        "person": office.person,
        "role": role(office),
        "venue": office.venue,
        "id": reply.id,
        "link": link,
        "invitation": reply.invitation,
        "until": reply.until,
    });
    say.result(text, &value);
    Ok(())
}

/// Lists sessions, or ends one.
pub(super) async fn run(common: &Common, args: SessionsArgs, say: Say) -> Result<()> {
    let mut desk = Desk::connect(common, args.wall.as_deref()).await?;
    if let Some(SessionsCommand::End { id }) = args.command {
        desk.end(&id).await?;
        say.result(text!("cli-session-ended", id: &id), &json!({"ended": id}));
        return Ok(());
    }
    let sessions = desk.list().await?.sessions;
    let lines: Vec<String> = sessions.iter().map(line).collect();
    let text = if lines.is_empty() {
        text!("cli-session-none")
    } else {
        lines.join("\n")
    };
    let values: Vec<_> = sessions.iter().map(value).collect();
    say.result(text, &json!({"sessions": values}));
    Ok(())
}

/// Who keeps the sessions.
pub(super) enum Desk {
    /// The coordinator, of its console.
    Console(Client),
    /// A venue's node, of its wall.
    Wall(VenueClient),
}

impl Desk {
    pub(super) async fn connect(common: &Common, wall: Option<&str>) -> Result<Self> {
        match wall {
            Some(venue) => venue::node(common, venue).await.map(Self::Wall),
            None => Client::connect(common, CHIEF).await.map(Self::Console),
        }
    }

    /// Who has an office, where the desk tells.
    async fn officials(&mut self) -> Result<Vec<OfficialEntry>> {
        match self {
            Self::Console(client) => Ok(client.describe().await?.officials),
            Self::Wall(_) => Ok(Vec::new()),
        }
    }

    async fn invite(&mut self, request: InviteRequest) -> Result<InviteReply> {
        match self {
            Self::Console(client) => client.invite(request).await,
            Self::Wall(desk) => desk.invite(request).await,
        }
    }

    async fn list(&mut self) -> Result<SessionsReply> {
        match self {
            Self::Console(client) => client.list_sessions().await,
            Self::Wall(desk) => desk.list_sessions().await,
        }
    }

    /// What became of invitations.
    pub(super) async fn invitations(&mut self) -> Result<Vec<InvitationView>> {
        match self {
            Self::Console(client) => client.invitations().await,
            Self::Wall(desk) => desk.invitations().await,
        }
    }

    /// Takes an invitation back.
    pub(super) async fn withdraw(&mut self, id: &str) -> Result<InvitationView> {
        match self {
            Self::Console(client) => client.withdraw_invitation(id).await,
            Self::Wall(desk) => desk.withdraw_invitation(id).await,
        }
    }

    async fn end(&mut self, id: &str) -> Result<()> {
        match self {
            Self::Console(client) => client.end_session(id).await,
            Self::Wall(desk) => desk.end_session(id).await,
        }
    }
}

/// The command line with who invites: whoever it names; to a wall, else the first of the Chief Arbiter, the venue's LCA
/// and the invited person whose key is in this folder.
fn inviting(common: &Common, args: &InviteArgs) -> Common {
    let mut common = common.clone();
    if let (Some(venue), None) = (&args.wall, &common.person) {
        let event = EventFolder::new(&common.event);
        let officials =
            EventFiles::read(&event).map_or_else(|_| Vec::new(), |files| files.officials);
        let holder = |role: Role| {
            let holds = move |official: &&Official| {
                let here = official
                    .venue
                    .as_ref()
                    .is_none_or(|at| at.as_str() == venue);
                official.role == role && here
            };
            officials
                .iter()
                .find(holds)
                .map(|official| official.person.to_string())
        };
        let mut may = [
            holder(Role::ChiefArbiter),
            holder(Role::Lca),
            Some(args.person.clone()),
        ]
        .into_iter()
        .flatten();
        common.person = may.find(|person| Credentials::read(&event, person).is_ok());
    }
    common
}

/// The office in which somebody is invited to a wall. The coordinator may be out of reach: what it is
/// stands in the event's files, or on the command line.
fn office_at(common: &Common, args: &InviteArgs, venue: &str) -> Result<OfficialEntry> {
    if let Ok(files) = EventFiles::read(&EventFolder::new(&common.event)) {
        let mut officials = official_entries(&files.officials);
        officials.retain(|official| official.venue.is_empty() || official.venue == venue);
        return office(&officials, args).cloned();
    }
    let word = args.role.as_deref().unwrap_or_default();
    let known = OFFICIAL_ROLES.iter().find(|(known, _)| *known == word);
    let Some((_, role)) = known else {
        bail!(trouble!("cli-invite-role-unknown", person: &args.person))
    };
    let local = matches!(role, Role::Lta | Role::Lca);
    let venue = Some(venue).filter(|_| local).unwrap_or_default();
    Ok(OfficialEntry {
        person: args.person.clone(),
        role: (*role).into(),
        venue: venue.to_owned(),
        ..OfficialEntry::default()
    })
}

/// The one office that is meant.
fn office<'a>(officials: &'a [OfficialEntry], args: &InviteArgs) -> Result<&'a OfficialEntry> {
    let wanted = |official: &&OfficialEntry| {
        official.person == args.person
            && args
                .role
                .as_deref()
                .is_none_or(|name| name == role(official))
            && args
                .venue
                .as_deref()
                .is_none_or(|venue| venue == official.venue)
    };
    let found: Vec<_> = officials.iter().filter(wanted).collect();
    match found[..] {
        [office] => Ok(office),
        [] => bail!(trouble!("cli-invite-no-role", person: &args.person)),
        _ => {
            let names: Vec<String> = found.iter().map(|office| named(office)).collect();
            bail!(
                trouble!("cli-invite-several-roles", person: &args.person, roles: names.join(", "))
            )
        }
    }
}

/// An office with its venue: "lta of madrid".
fn named(office: &OfficialEntry) -> String {
    filled(&role_at(message!("cli-role-at"), office))
}

/// With the arguments of a role and its venue.
fn role_at(message: CatalogueMessage, office: &OfficialEntry) -> CatalogueMessage {
    let at = if office.venue.is_empty() {
        "event"
    } else {
        "venue"
    };
    let message = message.text("at", at).text("role", role(office));
    message.text("venue", &office.venue)
}

/// A role as the command line writes it.
pub(super) fn role_word(role: Role) -> &'static str {
    let known = OFFICIAL_ROLES.iter().find(|(_, known)| *known == role);
    known.map_or("unknown", |(word, _)| *word)
}

fn line(session: &SessionView) -> String {
    let who = format!(
        "{}  {:<16} {:<14} {:<12}",
        session.id,
        session.person,
        role_word(session.role()),
        session.venue
    );
    let (since, last_used) = (shown(session.since), shown(session.last_used));
    text!("cli-session-line", who, since, "last-used": last_used, browser: &session.browser)
}

fn value(session: &SessionView) -> serde_json::Value {
    json!({
        "id": session.id,
        "person": session.person,
        "role": role_word(session.role()),
        "venue": session.venue,
        "since": session.since,
        "last_used": session.last_used,
        "until": session.until,
        "browser": session.browser,
    })
}

/// An instant in UTC: whoever invites may sit in another zone than the machine.
pub(super) fn shown(ms: u64) -> String {
    let time = i64::try_from(ms)
        .ok()
        .and_then(|ms| Timestamp::from_millisecond(ms).ok());
    let zoned = time.map(|time| time.to_zoned(TimeZone::UTC));
    zoned.map_or_else(String::new, |zoned| {
        zoned.strftime("%Y-%m-%d %H:%M UTC").to_string()
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    fn official(person: &str, role: Role, venue: &str) -> OfficialEntry {
        OfficialEntry {
            person: person.to_owned(),
            role: role.into(),
            venue: venue.to_owned(),
            ..OfficialEntry::default()
        }
    }

    #[test]
    fn the_office_that_is_meant() {
        let officials = [
            official("chief", Role::ChiefArbiter, ""),
            official("maria", Role::Lca, "madrid"),
            official("maria", Role::Lta, "oslo"),
        ];
        for (person, role, venue, found) in [
            ("chief", None, None, Some("chief-arbiter")),
            ("maria", None, None, None),
            ("maria", Some("lta"), None, Some("lta of oslo")),
            ("maria", None, Some("madrid"), Some("lca of madrid")),
            ("maria", Some("lta"), Some("madrid"), None),
            ("nobody", None, None, None),
        ] {
            let args = InviteArgs {
                person: person.to_owned(),
                role: role.map(str::to_owned),
                venue: venue.map(str::to_owned),
                wall: None,
                hours: 1,
            };
            let met = office(&officials, &args).ok().map(named);
            assert_eq!(met.as_deref(), found, "{person} {role:?} {venue:?}");
        }
    }

    /// PEN-3: an LTA invites nobody but themselves; the Chief Arbiter and the LCA invite everybody.
    #[test]
    fn pen_3_who_invites_to_a_wall_is_found_in_the_folder() {
        let here = tempfile::tempdir().unwrap();
        let folder = here.path().join("club");
        let init = crate::args::Cli::try_parse_from([
            "adoube".as_ref(),
            "init".as_ref(),
            folder.as_os_str(),
        ]);
        let crate::args::Command::Init(init) = init.unwrap().command else {
            panic!("init");
        };
        crate::init::run(&init, Say { json: true }).unwrap();
        let common = |person: Option<&str>| Common {
            event: folder.clone(),
            person: person.map(str::to_owned),
            json: false,
            lang: None,
        };
        let args = |person: &str, wall: Option<&str>| InviteArgs {
            person: person.to_owned(),
            role: None,
            venue: None,
            wall: wall.map(str::to_owned),
            hours: 1,
        };
        let by = |given: Option<&str>, args: InviteArgs| inviting(&common(given), &args).person;
        let wall = || args("lta-madrid", Some("madrid"));
        assert_eq!(by(None, wall()).as_deref(), Some("chief"));
        assert_eq!(
            by(Some("lca-madrid"), wall()).as_deref(),
            Some("lca-madrid")
        );
        assert_eq!(by(None, args("chief", None)), None);
        for (gone, left) in [("chief", "lca-madrid"), ("lca-madrid", "lta-madrid")] {
            std::fs::remove_dir_all(folder.join("officials").join(gone)).unwrap();
            assert_eq!(by(None, wall()).as_deref(), Some(left));
        }
    }
}
