// Checks of the lock that were ordered of devices: the latest of each, and what an LCA signs of it.
import type { OrderView } from "../../api/adoube/v1/lta_pb";
import { LockCheck, LockdownState, OrderFate, OrderKind } from "../../api/adoube/v1/telemetry_pb";
import { retold } from "../../shared/retold";
import { isOpen, ordersOf } from "../device/orders";
import type { LiveDevice } from "../liveDevice.svelte";

/** The latest check that was ordered of a device. */
export const checkOf = (orders: Iterable<OrderView>, device: string): OrderView | undefined =>
  ordersOf(orders, device).find(({ what }) => what === OrderKind.RUN_CHECKS);

/** The digest of the report that it brought; empty where it brought none. */
export const digestOf = (order: OrderView | undefined): string =>
  /^report: ([0-9a-f]{64})$/.exec(order?.lines[0] ?? "")?.[1] ?? "";

/** Whether the event asks nothing of its machine: that nothing failed says nothing then. */
export const isUnasked = ({ lock }: OrderView): boolean => lock === LockCheck.NOT_REQUIRED;

export interface Tally {
  /** Devices of which a check was ordered. */
  asked: number;
  open: number;
  hold: number;
  /** Those of which the event asks nothing. */
  unasked: number;
  /** Those that do not hold, or gave no answer that says so. */
  not: number;
}

/** Whether its machine is held now, as far as it says: what was tried before it was let go proves nothing. */
export const isHeld = (device: Pick<LiveDevice, "device"> | undefined): boolean =>
  (device?.device.lockdown?.state ?? LockdownState.ENGAGED) === LockdownState.ENGAGED;

export function tally(
  orders: Iterable<OrderView>,
  devices: readonly string[],
  held: (device: string) => boolean,
): Tally {
  const all = [...orders];
  const found: Tally = { asked: 0, open: 0, hold: 0, unasked: 0, not: 0 };
  for (const device of devices) {
    const order = checkOf(all, device);
    if (!order) continue;
    found.asked += 1;
    if (isOpen(order)) found.open += 1;
    else if (isUnasked(order)) found.unasked += 1;
    else if (order.fate === OrderFate.DONE && held(device)) found.hold += 1;
    else found.not += 1;
  }
  return found;
}

/** Of a layer of the lock, or the report itself. */
const OF_THE_LOCK = /^report: | \d+ tested, \d+ wrong\)/;

/** What else a device tells with its programs, in the order in which it is looked at after them. */
const AFTER = [/^screens: /, /^USB: /, /^(connections?: |waits for connections: )/];
/** Windows, and what can show some. */
const WINDOWS = /^(windows?\b|can show windows: )/;

const rank = (line: string): number =>
  WINDOWS.test(line) ? -1 : AFTER.findIndex((lines) => lines.test(line)) + 1;

/** What runs on a device as it answered: its player's windows, then programs; what is plugged in and its connections
 * last, of which a machine has many. */
export const programsFirst = (lines: readonly string[]): string[] =>
  [...lines].sort((a, b) => rank(a) - rank(b));

/** A line that a device answered, in the reader's language. */
export const toldLine = (line: string): string =>
  OF_THE_LOCK.test(line) ? retold("pages-held", line) : retold("wall-seen", line);
