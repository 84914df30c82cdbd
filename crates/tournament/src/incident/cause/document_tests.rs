//! The table of rules as docs/causes.md shows it.

use expect_test::expect_file;

use super::{ROWS, Row, Sign};

const BEFORE: &str = "\
# The cause of a disconnection

For arbiters. Each disconnection is seen by three witnesses: the **device** (its journal), the
**venue**'s node, and the **coordinator**. What they saw are lines of evidence, each with the clock
that saw it and how far that clock stood from the coordinator's. From the lines the software finds
a cause by the table below and shows the lines for and against it. It is an opinion with its
reasons; the ruling is the Chief Arbiter's.

The rows are tried from the first to the last. The first row all of whose signs are there, and none
of what must not be, names the cause. Signs joined by *or* need one of them. The finding is:

- **certain** if the signs of the fourth column are there too, nothing of the fifth speaks against
  it, the clocks of the lines are known within half a second, and two witnesses speak for it. A row
  with nothing in the fourth column is never certain.
- **likely** otherwise. A witness that has not been heard yet, such as a venue that is cut off, can
  only leave it likely.
- **unknown** if no row holds.

The last column names what looks the same to venue and coordinator. It is said with the finding while that is
likely and the device itself has told nothing that speaks for it.

Evidence that comes late revises it: the same table over more lines. A wall clock is never used.

*When the silence began* is within a second and a half of the last contact for what is known to
have lasted from a time, and from 0.7 s before to 2.5 s after it for what is noticed at once.
Devices, seats and neighbours *fall silent together* if they were last heard within a second and a
half of each other.

A power cut and a sleep that ended in one look alike from outside, so a device that was started
anew is certain only if it said goodbye. A device that slept, and one whose program was held while its
machine ran on, say the same: *slept* is either.

A venue's node that hangs, its connections standing, and an uplink that lets nothing pass look alike as long
as that lasts: the venue is not heard, and nobody there can say why. The finding is then *the venue's uplink
failed*, likely, with what looks the same. Once the node runs again it says itself how long it stood still,
by a clock that counts the sleep of its machine, and the finding becomes *the venue's network or node
failed*. What it takes from its queues as it wakes is no sign that it heard a device meanwhile.

Devices of one venue that fall silent together while another is heard may each have failed by itself, as by what was
sent to all of them: nothing is said of the network until one of them tells that it was awake and cut off, and then
that is likely, as of a switch or a wireless network that only some hang on. Where none is heard any more, the room
may have lost its power as well: certain it is once a device says that it was cut off. A device that slept, or
was held, tells its own cause.

A node that has just been started has not compared its clock with the coordinator's when it tells of its start. It
is known to be in the silence all the same if the coordinator saw another start of the node link in it.

Evidence of another time never counts: of what is more than 2 s before the last contact, as of an earlier
silence, of what is more than 15 s after the silence ended, or of the device's next silence. A line whose witness's
clock was not measured lies between those lines of the same start of its machine that have a time, as long before
those that came at any time as that clock shows, and after what its witness told before; where that leaves it
open, it counts if it came within two minutes of the silence's end and before the next one, and never
makes a finding certain.

Where one incident tells of several silences of a seat, the incident's cause, which is shown first, is that of the
longest. Another silence with another cause is named below it with that cause (in an incident of up to twelve
silences). A page that went within 15 s before its device fell silent, and was not open again by then, or within 15 s
after the device was back, belongs to the device's silence; so does what followed within a second.

Two incidents are joined (DIS-8) if both have the cause *venue network* or both *venue uplink*, of
one venue, within five seconds; or both *coordinator outage*, anywhere, within five seconds.
A venue that fails again while a seat of it was back for no more than ten seconds flaps, and is joined too,
as *venue network* or *venue uplink*, with whoever fell silent within five seconds of that seat.

This page is made from the code, and a test compares the two
(`crates/tournament/src/incident/cause`).
";

fn words(signs: &[Sign], between: &str) -> String {
    let names: Vec<&str> = signs.iter().map(|sign| sign.name()).collect();
    names.join(between)
}

fn groups(groups: &[&[Sign]]) -> String {
    let each: Vec<String> = groups.iter().map(|of| words(of, " *or* ")).collect();
    each.join("; ")
}

fn row(row: &Row) -> String {
    let Row { rule, cause, .. } = row;
    format!(
        "| {rule} | {cause} | {} | {} | {} | {} | {} |\n",
        groups(row.seen),
        words(row.not, ", "),
        groups(row.certain),
        words(row.against, ", "),
        row.alike.unwrap_or_default(),
    )
}

#[test]
fn dis_1_the_page_for_arbiters_shows_the_table() {
    let mut page = BEFORE.to_owned();
    page += "\n## The rules\n\n";
    page += "| rule | cause | what must be seen | what must not | certain if also | against | looks the same |\n";
    page += "| --- | --- | --- | --- | --- | --- | --- |\n";
    page.extend(ROWS.iter().map(row));
    page += "\n## The signs\n\n| sign | what it is |\n| --- | --- |\n";
    let signs = Sign::ALL.iter();
    page.extend(signs.map(|(_, name, said)| format!("| {name} | {said} |\n")));
    expect_file!["../../../../../docs/causes.md"].assert_eq(&page);
}
