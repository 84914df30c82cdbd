//! The table of rules as docs/causes.md shows it.

use expect_test::expect_file;

use super::{ROWS, Row, Sign};

const BEFORE: &str = "\
# The cause of a disconnection

For arbiters. Three witnesses see each disconnection: the **device** (its journal), the **venue**'s node, and the
**coordinator**. What they saw are lines of evidence. Each line has the clock of its witness, and how far that clock
was from the coordinator's. From these lines the program finds a cause with the table below, and shows the lines for
and against it. This is an opinion with its reasons; the Chief Arbiter rules.

The rows are tried from the first to the last. The first row that has all of its signs, and none of those that must
not be seen, names the cause. Of signs joined by *or*, one is enough. The finding is:

- **certain** if the signs under *certain if also* are there too, none of those under *against* is, the clocks of the
  lines are known within half a second, and two witnesses support it. A row with nothing under *certain if also* is
  never certain.
- **likely** otherwise. A witness that has not reported yet, such as a venue that is cut off, can only leave it
  likely.
- **unknown** if no row fits.

The last column names what looks the same to venue and coordinator. The finding says so while it is only likely and
the device itself has reported nothing that supports it.

Late evidence revises the finding: the same table over more lines. A wall clock is never used.

*When the disconnection began* is within 1.5 s of the last contact for a state that lasted until it was noticed, and
from 0.7 s before to 2.5 s after it for what is noticed at once. Devices, seats and neighbours *disconnect together*
if their last contacts are within 1.5 s of each other.

A power cut, and a sleep that ends in a power cut, look alike from outside, so the restart of a device is certain only
if the device said goodbye. A device that slept and one whose program froze report the same: *slept* is either.

A venue's node that hangs with open connections and an uplink that lets nothing pass look alike while they last:
nothing arrives from the venue, and nobody there can say why. The finding is then *the venue's uplink failed*, likely,
with what looks the same. When the node runs again, it reports how long it froze, by a clock that also counts its
machine's sleep. The finding becomes *the venue's network or node failed*. What the node then reads from its queues
does not show that a device was connected meanwhile.

If devices of one venue disconnect together while another stays connected, each may have failed alone, for example
because of something that was sent to all of them. The network is not named until one of them reports that it was
awake and cut off. Then it is likely: a switch, or a wireless network that only some devices use. If no device is
connected any more, the room may also have lost its power: the network is certain only when a device reports that it
was cut off. A device that slept or froze reports its own cause.

A node that has just started has not yet compared its clock with the coordinator's when it reports its start. The
start still counts as during the disconnection if the coordinator saw a restarted node connect in that time.

Evidence of another time never counts: more than 2 s before the last contact (an earlier disconnection), more than
15 s after the disconnection ended, or of the device's next disconnection. If a witness's clock was not measured, its
line is placed between the lines of the same start of its machine that have a time: as long before them as that clock
shows, and after what its witness reported earlier. If that does not decide, the line counts if it arrived within two
minutes of the disconnection's end and before the next one. It never makes a finding certain.

If a seat has several disconnections in one incident, the incident's cause, which is shown first, is that of the
longest. Another disconnection with another cause is named below it, with that cause (in an incident of up to twelve
disconnections). A page belongs to its device's disconnection if it closed within 15 s before and was not open again
by then, or closed within 15 s after the device reconnected. So does what followed within a second.

Two incidents are joined (DIS-8) if both have the cause *venue network* or both *venue uplink*, of one venue, within
five seconds; or both *coordinator outage*, anywhere, within five seconds. A venue that fails again after one of its
seats was back for at most ten seconds is joined too, as *venue network* or *venue uplink*, with all who disconnected
within five seconds of that seat.

This page is made from the code, and a test compares the two (`crates/tournament/src/incident/cause`).
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
