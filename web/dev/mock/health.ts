// The health of made-up devices, roughly as a venue node decides it.
import type { VenueDevice } from "../../api/adoube/v1/lta_pb";
import {
  CheckState,
  DeviceHealth,
  DeviceState,
  type DeviceStatus,
  GamePhase,
  HealthLevel,
  type SeatAt,
} from "../../api/adoube/v1/uplink_pb";
import { PageState } from "../../api/adoube/v1/common_pb";
import { BoardRequirement } from "../../api/adoube/v1/board_pb";
import { isUnread, lowBattery } from "../../shared/physicalBoard";

type Told = Pick<DeviceStatus, "health" | "healthLevel">;

const found = (health: DeviceHealth, healthLevel: HealthLevel): Told => ({ health, healthLevel });

/** By its state and page alone, of one at which somebody plays. */
export function healthOf(state: DeviceState, page = PageState.UNSPECIFIED, locked = false): Told {
  if (state === DeviceState.SILENT || state === DeviceState.LOST)
    return found(DeviceHealth.DISCONNECTED, HealthLevel.PROBLEM);
  if (state === DeviceState.ABSENT) return found(DeviceHealth.NOT_CONNECTED, HealthLevel.PROBLEM);
  if (state === DeviceState.LATE) return found(DeviceHealth.LATE, HealthLevel.ATTENTION);
  if (page === PageState.CLOSED) return found(DeviceHealth.PAGE_MISSING, HealthLevel.ATTENTION);
  if (locked) return found(DeviceHealth.PAGE_LOCKED, HealthLevel.ATTENTION);
  return found(DeviceHealth.PLAYING, HealthLevel.GOOD);
}

/** With the seat that is bound to it. */
export function healthAt({ status, seat, locked }: VenueDevice): Told {
  const state = status?.state ?? DeviceState.UNSPECIFIED;
  if (seat?.game === GamePhase.OVER) return found(DeviceHealth.FINISHED, HealthLevel.NOT_NEEDED);
  if (!seat && state === DeviceState.ABSENT)
    return found(DeviceHealth.NOT_IN_USE, HealthLevel.NOT_NEEDED);
  const own = healthOf(state, status?.page, locked !== "");
  if (own.healthLevel !== HealthLevel.GOOD) return own;
  const checks = seat?.checks;
  if (seat?.checkState === CheckState.FAILED)
    return found(DeviceHealth.CHECK_FAILED, HealthLevel.ATTENTION);
  if (seat?.checkState === CheckState.OPEN)
    return found(DeviceHealth.NOT_CHECKED, HealthLevel.ATTENTION);
  const board = boardOf(status, seat);
  if (board !== undefined) return found(board, HealthLevel.ATTENTION);
  if (seat?.paused) return found(DeviceHealth.PAUSED, HealthLevel.WAITING);
  return seat && !checks ? own : found(DeviceHealth.READY, HealthLevel.GOOD);
}

/** What is the matter with the board that the moves of a seat wait for; undefined where nothing is. */
function boardOf(
  status: DeviceStatus | undefined,
  seat: SeatAt | undefined,
): DeviceHealth | undefined {
  const board = status?.physicalBoard;
  if (!board || seat?.boardRequirement !== BoardRequirement.REQUIRED) return undefined;
  if (isUnread(board)) return DeviceHealth.BOARD_NOT_CONNECTED;
  if (seat.boardDiffers) return DeviceHealth.BOARD_DIFFERS;
  return lowBattery(board) === null ? undefined : DeviceHealth.BOARD_BATTERY_LOW;
}
