// When each device of a venue was heard last. A node that was started anew has not heard its devices yet, and this page has.
import { DeviceState, type DeviceStatus } from "../../api/adoube/v1/uplink_pb";
import { ms } from "../../shared/wire";

/** By device, `pulse` time. */
export type HeardAt = ReadonlyMap<string, number>;

/** Never heard by the node since that was started; of one that said goodbye to it the age is told. */
const isUnheard = ({ state, ageMs }: DeviceStatus): boolean =>
  state === DeviceState.ABSENT && ageMs === 0n;

/** What is told by now, with what was known before of those whom the node has not heard. */
export function heardAt(
  devices: readonly DeviceStatus[],
  now: number,
  before: HeardAt = new Map(),
): HeardAt {
  return new Map(
    devices.flatMap((status) => {
      const at = isUnheard(status) ? before.get(status.device) : now - ms(status.ageMs);
      return at === undefined ? [] : [[status.device, at] as const];
    }),
  );
}
