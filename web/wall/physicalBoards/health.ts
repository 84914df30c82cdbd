// How a seat's physical board is, as its device says.
import type { PhysicalBoardStatus } from "../../api/adoube/v1/common_pb";
import { BoardRequirement } from "../../api/adoube/v1/board_pb";
import { message } from "../../shared/catalogue.svelte";
import { number } from "../../shared/i18n.svelte";
import { faultText, isUnread, lowBattery, stateWord } from "../../shared/physicalBoard";
import type { SeatHere } from "../grid/seat";

/** `DGT, shows the game, battery 40 %`. */
export function boardText(status: PhysicalBoardStatus): string {
  const { make, batteryPercent } = status;
  const battery =
    batteryPercent === undefined
      ? ""
      : message("physical-board-battery", { percent: number(batteryPercent) });
  const state = message("physical-board-device-state", { state: stateWord(status) });
  const found = [make, state, battery].filter(Boolean).join(", ");
  const fault = faultText(status);
  return fault ? `${found}. ${fault}` : found;
}

/** What an official is to see to: it cannot be read though moves wait for it, or its battery may not last. Empty for nothing. */
export function boardTrouble(
  status: PhysicalBoardStatus | undefined,
  seat: SeatHere | null,
): string {
  const isOn = seat !== null && seat.at.game !== "over";
  const waits = seat?.at.boardRequirement === BoardRequirement.REQUIRED;
  if (!status || !isOn || !waits) return "";
  if (isUnread(status)) return message("physical-board-tile-unread");
  const percent = lowBattery(status);
  return percent === null ? "" : message("physical-board-tile-battery", { percent });
}
