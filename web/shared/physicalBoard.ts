// A player's physical board as the program of its device sees it, in words.
import {
  PhysicalBoardFault,
  PhysicalBoardState,
  type PhysicalBoardStatus,
} from "../api/adoube/v1/common_pb";
import { enumWord } from "./wire";
import { t } from "./i18n.svelte";

/** `moving`, `differs`, `not-connected`. */
export const stateWord = ({ state }: Pick<PhysicalBoardStatus, "state">): string =>
  enumWord(PhysicalBoardState, state) || "unspecified";

/** Why it cannot be read, or why it differs; empty where that is not known. */
export const faultText = ({ fault, detail, port }: PhysicalBoardStatus): string =>
  fault === PhysicalBoardFault.UNSPECIFIED
    ? ""
    : t("physical-board-fault", { fault: enumWord(PhysicalBoardFault, fault), detail, port });

/** A battery of so little, in percent, may not last for a game. */
const LOW = 15;

/** What is left of a battery that may not last, in percent; null where it lasts. */
export const lowBattery = ({
  batteryPercent,
}: Pick<PhysicalBoardStatus, "batteryPercent">): number | null =>
  batteryPercent !== undefined && batteryPercent <= LOW ? batteryPercent : null;

/** Whether nothing can be read from it now. */
export const isUnread = ({ state }: Pick<PhysicalBoardStatus, "state">): boolean =>
  state === PhysicalBoardState.NOT_CONNECTED || state === PhysicalBoardState.FAULT;
