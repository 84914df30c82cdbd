//! Where the desk's records go: nowhere, or to a ledger on the disk.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use adoube_coordinator::shard::{Input, Now, Shard, Ticket};
use adoube_ledger::{Hash, Head, Ledger, Outcome, SledLedger, Transaction};
use anyhow::{Result, ensure};

/// Transactions that are under way at a time.
const MAX: usize = 4_096;

/// The two.
pub enum Books {
    /// Everything is durable at once.
    Nowhere,
    /// On the disk.
    Disk(Disk),
}

/// A ledger on the disk, and what waits for it.
pub struct Disk {
    ledger: Arc<SledLedger>,
    sender: SyncSender<(Ticket, Outcome)>,
    outcomes: Receiver<(Ticket, Outcome)>,
    waiting: usize,
}

impl Books {
    /// Over that ledger.
    pub fn on(ledger: Arc<SledLedger>) -> Self {
        let (sender, outcomes) = sync_channel(MAX);
        Self::Disk(Disk {
            ledger,
            sender,
            outcomes,
            waiting: 0,
        })
    }

    pub(super) fn take(
        &mut self,
        shard: &mut Shard,
        now: Now,
        ticket: Ticket,
        transaction: Transaction,
    ) -> Result<()> {
        match self {
            Self::Nowhere => {
                shard.handle(now, Input::Appended(ticket, durable(&transaction)));
                Ok(())
            }
            Self::Disk(disk) => {
                if disk.waiting == MAX {
                    disk.hear(shard, now)?;
                }
                disk.waiting += 1;
                let sender = disk.sender.clone();
                let done = move |outcome| drop(sender.try_send((ticket, outcome)));
                disk.ledger.submit(transaction, Box::new(done));
                Ok(())
            }
        }
    }

    /// Waits until nothing is under way.
    pub(super) fn settle(&mut self, shard: &mut Shard, now: Now) -> Result<()> {
        if let Self::Disk(disk) = self {
            while disk.waiting > 0 {
                disk.hear(shard, now)?;
            }
        }
        Ok(())
    }
}

impl Disk {
    fn hear(&mut self, shard: &mut Shard, now: Now) -> Result<()> {
        let (ticket, outcome) = self.outcomes.recv()?;
        ensure!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
        self.waiting -= 1;
        shard.handle(now, Input::Appended(ticket, outcome));
        Ok(())
    }
}

fn durable(transaction: &Transaction) -> Outcome {
    let heads = transaction.appends.iter().map(|append| Head {
        sequence: append.expected + append.bodies.len() as u64,
        hash: Hash::GENESIS,
    });
    Outcome::Done(heads.collect())
}
