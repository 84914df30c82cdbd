// How a seat's physical board is, as its device says.
import type { PhysicalBoardStatus } from "../../api/adoube/v1/common_pb";
import { DeviceHealth } from "../../api/adoube/v1/uplink_pb";
import { number, t } from "../../shared/i18n.svelte";
import { faultText, stateWord } from "../../shared/physicalBoard";

/** `DGT, shows the game, battery 40 %`. */
export function boardText(status: PhysicalBoardStatus): string {
  const { make, batteryPercent } = status;
  const battery =
    batteryPercent === undefined
      ? ""
      : t("physical-board-battery", { percent: number(batteryPercent) });
  const state = t("physical-board-device-state", { state: stateWord(status) });
  const found = [make, state, battery].filter(Boolean).join(", ");
  const fault = faultText(status);
  return fault ? `${found}. ${fault}` : found;
}

const OF_BOARD = new Set([
  DeviceHealth.BOARD_DIFFERS,
  DeviceHealth.BOARD_NOT_CONNECTED,
  DeviceHealth.BOARD_BATTERY_LOW,
]);

/** Whether somebody is to go to the board: the node decided it. */
export const isOfBoard = (health: DeviceHealth): boolean => OF_BOARD.has(health);

/** `board battery 9 %`, where that is why somebody is to go there; else empty. */
export const batteryText = (
  health: DeviceHealth,
  status: Pick<PhysicalBoardStatus, "batteryPercent"> | undefined,
): string =>
  health === DeviceHealth.BOARD_BATTERY_LOW && status?.batteryPercent !== undefined
    ? t("physical-board-tile-battery", { percent: status.batteryPercent })
    : "";
