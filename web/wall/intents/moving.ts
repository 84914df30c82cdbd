// Seats that are to go on at a spare, and wait for the coordinator.
import { IntentFate, type IntentView } from "../../api/adoube/v1/lta_pb";
import type { SeatHere } from "../grid/seat";
import { name } from "../../shared/wire";

/** Where the seat of each device is to go, and whence each spare is to get one. */
export function moving(
  intents: readonly IntentView[],
  devices: Iterable<{ id: string; seat: SeatHere | null }>,
): [Map<string, string>, Map<string, string>] {
  const [to, from] = [new Map<string, string>(), new Map<string, string>()];
  const waiting = intents.filter(
    ({ fate, intent }) => fate === IntentFate.WAITING && intent?.what.case === "moveTo",
  );
  if (waiting.length === 0) return [to, from];
  const at = new Map<string, string>();
  for (const { id, seat } of devices) if (seat) at.set(`${seat.board} ${seat.at.side}`, id);
  for (const { intent } of waiting) {
    if (intent?.what.case !== "moveTo") continue;
    const device = at.get(`${name(intent.board)} ${intent.side}`);
    if (device === undefined || device === intent.what.value) continue;
    to.set(device, intent.what.value);
    from.set(intent.what.value, device);
  }
  return [to, from];
}
