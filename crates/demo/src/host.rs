//! What the demo asks of the program that shows it.

use std::future::Future;
use std::path::Path;

use adoube_client::Client;
use adoube_client::follow::{Change, Model};
use adoube_proto::v1::{EventView, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use anyhow::{Error, Result};

use crate::device_locks::DeviceLock;
use crate::links::Links;
use crate::ruling::Choice;

/// What somebody types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// The demo is to end.
    Quit,
    /// A key, such as the number of a ruling.
    Key(char),
}

/// Shows the demo, reads what is typed, and gives the commands that the program has for officials.
pub trait Host {
    /// Tells of a step.
    fn step(&mut self, step: &CatalogueMessage);

    /// Tells that a program ended or restarted.
    fn program(&mut self, line: &str);

    /// Tells of a command that was refused; the demo tries again.
    fn refused(&mut self, error: &Error);

    /// Tells of a change at a board.
    fn change(&mut self, change: &Change, model: &Model);

    /// Tells what each ruling on an incident would do.
    fn choices(&mut self, incident: u32, choices: &[Choice]);

    /// Tells how each device is locked, while the demo goes on.
    fn locks(&mut self, locks: &[DeviceLock]);

    /// Tells where to look.
    fn links(&mut self, links: &Links);

    /// Shows the current state of all boards; called several times a second.
    fn show(&mut self, model: &Model) -> Result<()>;

    /// Whether somebody can type.
    fn has_keyboard(&self) -> bool;

    /// What is typed next; never comes without a keyboard.
    fn input(&mut self) -> impl Future<Output = Input>;

    /// Waives the checks of a player.
    fn waive_checks(
        &mut self,
        chief: &mut Client,
        board: BoardId,
        seat: Side,
        reason: &str,
    ) -> impl Future<Output = Result<()>>;

    /// Records that all players at a venue passed the checks that are left; how many players.
    fn pass_checks(
        &mut self,
        lca: &mut Client,
        view: &EventView,
        round: u16,
        venue: &str,
    ) -> impl Future<Output = Result<usize>>;

    /// The round is closed, and the coordinator still runs: results can be exported, to `folder` unless somebody named
    /// another one.
    fn round_closed(
        &mut self,
        chief: &mut Client,
        round: u16,
        folder: &Path,
    ) -> impl Future<Output = Result<()>>;

    /// Nothing more is shown: the programs are stopped now.
    fn close(&mut self);
}
